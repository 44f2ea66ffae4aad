"""Who plays how in the records of The King's Dilemma."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from msgspec.structs import replace

from regency.games.dilemma import RULES, packs
from regency.games.dilemma.bots.stakes import favourite
from regency.games.dilemma.model.actions import Stay, TakeAgenda, Vote
from regency.games.dilemma.model.legacy import EventLegacy, HouseLegacy, Legacy, StickerLegacy
from regency.games.dilemma.model.options import Options
from regency.games.dilemma.model.state import Game
from regency.games.dilemma.printed.figures import HOUSES
from regency.games.dilemma.printed.story import CONCORD_ICON, EVENTS, PROLOGUE
from regency.kernel.edge import Action
from regency.kernel.options import parse
from scripts.staging import Script, Style, Troupe

from .campaigns import finale, stored

# How scripted seats play: each style weighs an action, the heaviest is done


def bold(g: Game, seat: int, action: Action) -> int:
    """Half of what there is for the side that the own agenda would have."""
    if isinstance(action, Vote):
        wanted = (g.screens[seat].power + 1) // 2
        return 10 * (action.side == favourite(g.eyes(seat))) - abs(action.power + 1 - wanted)
    return -action.agenda if isinstance(action, TakeAgenda) else int(isinstance(action, Stay))


def upward(g: Game, seat: int, action: Action) -> int:
    """Whatever raises the realm, with all there is."""
    if isinstance(action, Vote):
        ups = [sum(1 if icon % 2 == 0 else -1 for icon in icons) for icons in g.table.icons]
        return 4 * (ups[action.side] > ups[1 - action.side]) + (action.power < 3)
    return int(isinstance(action, Stay))


def downward(g: Game, seat: int, action: Action) -> int:
    """The contrary."""
    if isinstance(action, Vote):
        return -4 * (upward(g, seat, action) > 3) + (action.power < 3)
    return upward(g, seat, action)


def concord(g: Game, seat: int, action: Action) -> int:
    """In the finale: whatever binds the realm together, with a third of all there is."""
    if isinstance(action, Vote):
        wanted = (g.screens[seat].power + 2) // 3
        return 100 * (CONCORD_ICON in g.table.icons[action.side]) - abs(action.power + 1 - wanted)
    return 100 * int(isinstance(action, Stay))


def discord(g: Game, seat: int, action: Action) -> int:
    """The contrary."""
    if isinstance(action, Vote):
        return concord(g, seat, Vote(1 - action.side, action.power))
    return concord(g, seat, action)


STYLES: dict[str, Style | None] = {
    "random": None,
    "bold": bold,
    "upward": upward,
    "downward": downward,
    "concord": concord,
    "discord": discord,
}

# What some reigns begin with


def nothing(seats: int) -> Legacy | None:
    """The first reign of Halvaren."""
    return None


def middle(seats: int) -> Legacy:
    """The middle of a campaign."""
    return stored(seats)


def eventful(seats: int, event: int) -> Legacy:
    """Late in a campaign: this event runs, its trigger is in the deck, every ability is unlocked."""
    book = stored(3).book
    found = next(each for each in book.envelopes if each.event == event)
    cards = tuple(card.number for card in found.cards)
    homes = tuple(found.number if each == event else -1 for each in range(EVENTS))
    present = ((6, 11, 0), (6, 11, 2, 7), (6, 11, 1, 9, 10))[seats - 3]
    houses = tuple(HouseLegacy(member=True, unlocked=15, boxes=(3, 3, 3)) for _ in range(HOUSES))
    signed = tuple(StickerLegacy(5 * row, row, -1, 11, 0) for row in range(4))
    prologue = tuple(card.number for card in book.envelopes[0].cards)
    return Legacy(
        book,
        present,
        9,
        houses=houses,
        stickers=signed,
        opened=(PROLOGUE, found.number),
        spent=prologue if event % 2 else (),
        deck=cards if event % 2 else (*prologue, *cards),
        events=EventLegacy(
            running=tuple(int(each == event) for each in range(EVENTS)),
            marks=(1, 0, 1, 0, 1, 1),
            home=homes,
            unrest=3,
            front=0,
            regent=11,
        ),
    )


def before_the_regency(seats: int) -> Legacy:
    """The envelope that brings a regent is about to be opened."""
    return about_to_open(seats, 29)


def before_an_ending(seats: int) -> Legacy:
    """A storyline is about to close with its mystery."""
    found = tuple(HouseLegacy(member=True, boxes=(2, 2, 2)) for _ in range(HOUSES))
    return replace(about_to_open(seats, 61), houses=found)


def about_to_open(seats: int, number: int) -> Legacy:
    """The only card is one that opens this envelope."""
    book = stored(3).book
    card = next(
        card
        for each in book.envelopes
        for card in each.cards
        if all(any(row[:2] == (3, number) for row in side) for side in card.outcomes)
        or (number == 61 and any(row[:2] == (3, number) for row in card.outcomes[1]))
    )
    home = card.number // 3
    return Legacy(
        book,
        tuple(range(seats)),
        12,
        opened=(PROLOGUE, home),
        spent=(0, 1, 2),
        deck=(card.number,),
        doors=(3,),
    )


def at_a_door(seats: int) -> Legacy:
    """The only card opens an envelope that the story does not hold yet."""
    found = about_to_open(seats, 29)
    held = tuple(each for each in found.book.envelopes if each.number != 29)
    numbers = [each.number for each in held]
    at = tuple(numbers.index(each) if each in numbers else -1 for each in range(len(found.book.at)))
    return replace(found, book=replace(found.book, envelopes=held, at=at))


def at_rest(seats: int) -> Legacy:
    """One card is left, and it opens nothing."""
    side = 17
    return Legacy(packs.book(), tuple(range(seats)), 2, opened=(PROLOGUE, side // 3), deck=(side,))


def with_a_trigger(seats: int) -> Legacy:
    """The deck is one trigger with both its boxes."""
    found = eventful(seats, 0)
    trigger = max(found.deck) - 2
    rest = tuple(each for each in found.deck if each != trigger)
    return replace(found, deck=(trigger,), spent=rest, events=replace(found.events, marks=(0,) * EVENTS))


def leaning(seats: int, lean: int) -> Legacy:
    """The finale, with such a lean from the endings."""
    return replace(finale(seats), concord=9 + lean, discord=9)


BEGINNINGS: dict[str, Callable[[int], Legacy | None]] = {
    "-": nothing,
    "middle": middle,
    "regency": before_the_regency,
    "ending": before_an_ending,
    "rest": at_rest,
    "door": at_a_door,
    "trigger": with_a_trigger,
    "finale": finale,
    **{f"finale{lean:+}": partial(leaning, lean=lean) for lean in (-7, -4, -1, 4)},
    **{f"event{nth}": partial(eventful, event=nth) for nth in range(EVENTS)},
}

# The games: name, styles, seed, rule options, beginning; tried until test_records.py missed nothing
GAMES = (
    ("3-died", "bold random random", 1, "", "-"),
    ("3-top", "upward upward upward", 2, "", "-"),
    ("3-bottom", "downward downward downward", 3, "", "-"),
    ("3-open", "bold bold random", 4, "open_pools=true", "-"),
    ("3-middle", "random bold random", 5, "", "middle"),
    ("3-flood", "random random random", 6, "", "event0"),
    ("3-regency", "random random random", 7, "", "regency"),
    ("3-ending", "random random random", 8, "places=dense", "ending"),
    ("3-rest", "random bold random", 25, "", "rest"),
    ("3-door", "random bold random", 33, "", "door"),
    ("3-trigger", "random bold random", 26, "", "trigger"),
    ("4-died", "bold random bold random", 9, "", "-"),
    ("4-dense", "bold random upward random", 10, "places=dense", "-"),
    ("4-top", "upward upward random upward", 11, "", "-"),
    ("4-middle", "bold random random bold", 12, "", "middle"),
    ("4-conclave", "random random random random", 13, "", "event1"),
    ("4-hammers", "random random bold random", 14, "", "event2"),
    ("4-kept", "random random random random", 15, "", "event3"),
    ("4-open", "random random bold random", 16, "open_pools=true places=dense", "middle"),
    ("5-died", "bold random bold random bold", 17, "", "-"),
    ("5-bottom", "downward downward random downward downward", 18, "", "-"),
    ("5-random", "random random random random random", 19, "", "-"),
    ("5-middle", "random bold random bold random", 20, "", "middle"),
    ("5-mirrors", "random random bold random random", 21, "", "event4"),
    ("5-dream", "random random random random random", 22, "", "event5"),
    ("5-regency", "random random random random random", 23, "", "regency"),
    ("5-ending", "random bold random random random", 24, "open_pools=true", "ending"),
    ("3-prestige-doubled", "concord concord random", 27, "", "finale"),
    ("3-crave-fourfold", "discord discord discord", 27, "", "finale-1"),
    ("4-points-alike", "concord random concord concord", 27, "", "finale-4"),
    ("4-level", "concord concord concord concord", 28, "places=dense", "finale-7"),
    ("5-crave-trebled", "discord discord random discord discord", 31, "open_pools=true", "finale+4"),
    ("5-finale", "random random random random random", 32, "", "finale"),
    ("4-casting-word", "random random random random", 53, "", "-"),
    ("4-no-raise", "random random random random", 59, "", "-"),
    ("5-gathering", "random random random random random", 39, "", "middle"),
)


def scripts() -> Iterator[Script]:
    """Every record there is."""
    for name, styles, seed, given, beginning in GAMES:
        words = dict(word.split("=") for word in given.split())
        seats = styles.split()
        legacy = BEGINNINGS[beginning](len(seats))
        yield Script(name, tuple(seats), seed, parse(Options, words), incidents=True, legacy=legacy)


TROUPE = Troupe(RULES, STYLES, tuple(scripts()))
