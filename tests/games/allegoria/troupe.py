"""Who plays how in the records of Throne of Allegoria."""

from __future__ import annotations

from collections.abc import Iterator

from regency.games.allegoria import RULES
from regency.games.allegoria.model import actions as a
from regency.games.allegoria.model.options import Options
from regency.games.allegoria.model.state import Allegoria, crosses, workers
from regency.games.allegoria.printed.terms import CENTRE, FOR_INFLUENCE, NO_GUILD, SEATS, SOLDIER, TRACKS
from regency.kernel.edge import Action
from regency.kernel.options import describe, parse
from scripts.staging import Script, Style, Troupe

CLAIMS, WORKFORCE, SOLDIERS, SPIES, MERCHANTS, BANKERS, SCHOLARS = range(7)  # the action spaces
ENOUGH_CLAIMS = 2
# What an action is worth at any table; those that depend on more are weighed one by one
WORTH: dict[type[Action], int] = {
    a.GrantGuild: 32, a.CentralSubterfuge: 22, a.Recruit: 18, a.Infiltrate: 18, a.Tradesman: 18,
    a.Profits: 18, a.Educate: 18, a.Apprenticeship: 14, a.SpendCard: 12, a.AcceptDecree: 10, a.RaiseTrack: 10,
    a.LowerForDiplomacy: 8, a.BuyCard: 6, a.LowerTrack: 6, a.Decline: 5, a.EndTurn: 5, a.KeepNoClaim: 5,
    a.LowerTracks: 5, a.WithdrawWorker: 5, a.DiscardCard: 5, a.UseHardTimes: 4, a.TakeAnarchy: 3,
    a.ExchangeGuild: 2, a.DiscardClaim: 1,
}  # fmt: skip


def keen_on(*spaces: int) -> Style:
    """Bids for these action spaces, highest for the first, and avoids Anarchy where it can."""

    def weigh(g: Allegoria, seat: int, action: Action) -> int:
        match action:
            case a.PlaceMarker(marker=marker, space=space):
                return bid(g, seat, marker, space, spaces)
            case a.DeclareStar(star=star, guild=guild):
                return 5 if guild != NO_GUILD else star
            case a.KeepClaim() | a.GrantClaim():
                return 12 if len(g.table.slots[seat]) < ENOUGH_CLAIMS else 1
            case a.Supplement():
                return 1 if crosses(g.table, seat, g.table.space - SOLDIERS, 1) else 6
            case (
                a.Advance(end=end, count=count)
                | a.Sneak(end=end, count=count)
                | a.Caravan(end=end, count=count)
            ):
                return journey(seat, end) + count
            case a.Wages(end=end, count=count):
                return journey(seat, end) + count
        return task(g, seat, action)

    return weigh


def bid(g: Allegoria, seat: int, marker: int, space: int, wishes: tuple[int, ...]) -> int:
    """A high marker for every wish in its turn, then a second one; the rest goes anywhere."""
    if space not in wishes:
        return 5 - marker
    height = g.table.heights[space * SEATS + seat]
    return 20 - 2 * wishes.index(space) + (marker if height == 0 else 3 - marker) - 6 * height


def journey(seat: int, end: int) -> int:
    """Abroad by way of the centre."""
    return 4 if end == seat else 15 if end == CENTRE else 20


def task(g: Allegoria, seat: int, action: Action) -> int:
    """What Workers are for, dearer where it costs a marker."""
    match action:
        case a.Raid(territory=territory, count=count):
            return count + (25 if territory == CENTRE else 40)
        case a.Battle(territory=territory, defender=defender, boost=boost):
            odds = workers(g.table, seat, territory, SOLDIER) - workers(g.table, defender, territory, SOLDIER)
            return 26 + 4 * odds - 5 * boost
        case a.Subterfuge(second=second):
            return 35 if second == TRACKS else 25
        case a.Commerce(territory=territory, gain=gain):
            return 3 if territory == seat else 25 + 5 * (gain == FOR_INFLUENCE)
        case a.Alms(back=back):
            return 30 + back
        case a.DivideSpoils(removed=removed):
            return 10 + removed
    return WORTH.get(type(action), 5)


STYLES: dict[str, Style | None] = {
    "random": None,
    "warlord": keen_on(SOLDIERS, WORKFORCE, BANKERS),
    "schemer": keen_on(SPIES, CLAIMS, WORKFORCE),
    "trader": keen_on(MERCHANTS, BANKERS, WORKFORCE),
    "founder": keen_on(BANKERS, SCHOLARS, CLAIMS),
    "sage": keen_on(SCHOLARS, WORKFORCE, SPIES),
    "heir": keen_on(CLAIMS, SOLDIERS, SCHOLARS),
}


# The games: name, styles, seed, rule options that differ from the default, by their values. The seeds were
# searched for games that are short and together show all that `shown.py` lists.
GAMES = (
    ("2-a", "sage random", 55, "waived compulsory first_only should next_own_turn seven_areas"),
    ("2-b", "schemer trader", 151, "rank_row waived seven_areas"),
    ("2-c", "founder heir", 2066, "waived should"),
    ("2-d", "schemer trader", 468, "rank_row either_or should next_own_turn"),
    ("2-e", "founder heir", 497, "waived should"),
    ("2-f", "heir schemer", 624, "not_required compulsory next_round first_only"),
    ("2-g", "schemer trader", 644, ""),
    ("2-h", "schemer warlord", 685, "either_or waived should next_own_turn"),
    ("2-i", "random founder", 696, ""),
    ("2-j", "trader heir", 703, ""),
    ("2-k", "warlord heir", 742, "either_or chosen"),
    ("2-l", "schemer trader", 756, "chosen should"),
    ("2-m", "founder founder", 817, "rank_row either_or compulsory chosen first_only"),
    ("2-n", "warlord warlord", 838, "rank_row first_only"),
    ("2-o", "schemer schemer", 972, "either_or waived chosen first_only should next_own_turn"),
    ("2-p", "founder heir", 2071, "waived should"),
    ("2-q", "founder heir", 2006, "waived should"),
    ("3-a", "schemer heir warlord", 18, ""),
    ("3-b", "warlord warlord founder", 41, ""),
    ("3-c", "schemer schemer schemer", 101, "compulsory next_round chosen should seven_areas"),
    ("3-d", "warlord warlord trader", 187, "next_round first_only next_own_turn"),
    ("3-e", "founder founder founder", 224, "either_or compulsory next_round next_own_turn"),
    ("3-f", "warlord warlord founder", 2064, ""),
    ("4-a", "trader random heir sage", 162, "first_only should next_own_turn"),
    ("4-b", "founder heir warlord trader", 484, ""),
    ("4-c", "trader trader schemer trader", 1088, ""),
)


def scripts() -> Iterator[Script]:
    """Every record there is."""
    for name, styles, seed, given in GAMES:
        words = {
            option.name: value
            for option in describe(Options)
            for value in option.values
            if value in given.split()
        }
        yield Script(name, tuple(styles.split()), seed, parse(Options, words), incidents=True)


TROUPE = Troupe(RULES, STYLES, tuple(scripts()))
