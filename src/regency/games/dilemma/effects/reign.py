"""What is done when a reign begins and ends: houses, agendas, pledges, points and boxes."""

from __future__ import annotations

from regency.kernel.edge import ALL

from ..model.events import (
    AchievementMarked,
    AchievementUnlocked,
    AgendaRevealed,
    AgendaTaken,
    CoinsPledged,
    HasPledged,
    HouseSeated,
    LineMarked,
    PowerPledged,
    RegencyBid,
    ReignBegan,
    ReignEnded,
)
from ..model.state import Game
from ..printed.figures import NOTHING
from .goods import mirror, with_one


def enter_phase(g: Game, phase: int) -> None:
    """What the reign is about now."""
    g.table.phase = phase


def take_agenda(g: Game, seat: int, agenda: int, after: int) -> None:
    """One is kept; the others go to the next house, or unseen out of the game."""
    t = g.table
    own = g.screens[seat]
    if g.heard:
        g.tell(AgendaTaken(seat))
    own.agenda = agenda
    rest = [each for each in own.hand if each != agenda]
    own.hand = []
    t.agenda_taken = with_one(t.agenda_taken, seat, 1)
    t.draft_at = after
    t.draft_size = 0 if after == NOTHING else len(rest)
    if after == NOTHING:
        g.box.agendas_away += rest
        g.box.agendas_away.sort()
    else:
        g.show(1 << after, of=seat)
        g.screens[after].hand = rest


def pledge(g: Game, seat: int, side: int, amount: int) -> None:
    """In secret; it lies there until all have pledged."""
    own = g.screens[seat]
    own.pledge = amount
    own.pledge_side = side
    g.table.pledging[seat] = 1
    if g.heard:
        g.tell(HasPledged(seat))


def pay_pledge(g: Game, seat: int) -> tuple[int, int]:
    """Turned up: coins for the Conclave go to the general pool."""
    g.show(ALL, of=seat)
    own = g.screens[seat]
    coins, side = own.pledge, own.pledge_side
    own.coins -= coins
    g.table.coin_total -= coins
    clear_pledge(g, seat)
    if g.heard:
        g.tell(CoinsPledged(seat, side, coins))
    return side, coins


def pay_power(g: Game, seat: int) -> int:
    """Turned up: Power for the war goes to the middle of the Balance."""
    g.show(ALL, of=seat)
    own = g.screens[seat]
    power = own.pledge
    own.power -= power
    g.table.balance += power
    clear_pledge(g, seat)
    if g.heard:
        g.tell(PowerPledged(seat, power))
    return power


def turn_bid(g: Game, seat: int) -> int:
    """Turned up: nothing is paid but by the highest."""
    g.show(ALL, of=seat)
    coins = g.screens[seat].pledge
    clear_pledge(g, seat)
    if g.heard:
        g.tell(RegencyBid(seat, coins))
    return coins


def clear_pledge(g: Game, seat: int) -> None:
    """Nothing lies there any more."""
    own = g.screens[seat]
    own.pledge = 0
    own.pledge_side = NOTHING
    g.table.pledging[seat] = 0
    mirror(g, seat)


def pay_for_office(g: Game, seat: int, coins: int) -> None:
    """To the general pool."""
    g.screens[seat].coins -= coins
    g.table.coin_total -= coins
    mirror(g, seat)


def end_reign(g: Game, end: int) -> None:
    """Nothing more is drawn."""
    g.table.ended = end
    if g.heard:
        g.tell(ReignEnded(end))


def reveal_agenda(g: Game, seat: int) -> None:
    """The secret is out."""
    g.show(ALL, of=seat)
    agenda = g.screens[seat].agenda
    g.table.agendas = with_one(g.table.agendas, seat, agenda)
    if g.heard:
        g.tell(AgendaRevealed(seat, agenda))


def write_pad(g: Game, pad: tuple[tuple[int, ...], ...]) -> None:
    """The points of the reign, by item and seat."""
    g.table.pad = pad


def note_place(g: Game, seat: int, prestige: int, crave: int) -> None:
    """What the place has brought."""
    g.table.gained = with_one(g.table.gained, seat, (prestige, crave))


def mark_achievement(g: Game, house: int, nth: int) -> None:
    """A box, one in a reign at most."""
    t = g.table
    boxes = with_one(t.boxes[house], nth, t.boxes[house][nth] + 1)
    t.boxes = with_one(t.boxes, house, boxes)
    if g.heard:
        g.tell(AchievementMarked(house, nth + 1, boxes[nth]))


def unlock(g: Game, house: int, nth: int) -> None:
    """All boxes are marked: the ability is there for good."""
    t = g.table
    t.unlocked = with_one(t.unlocked, house, t.unlocked[house] | 1 << (nth + 1))
    if g.heard:
        g.tell(AchievementUnlocked(house, nth + 1))


def mark_line(g: Game, house: int, agenda: int) -> None:
    """A box on the line of the agenda just played."""
    t = g.table
    line = with_one(t.lines[house], agenda, t.lines[house][agenda] + 1)
    t.lines = with_one(t.lines, house, line)
    if g.heard:
        g.tell(LineMarked(house, agenda, line[agenda]))


def recall_for_good(g: Game) -> None:
    """Final cleanup: triggers go back into the deck, silently."""
    t = g.table
    t.deck += t.triggers
    t.deck.sort()
    t.triggers = []


def open_reign(g: Game) -> None:
    """Who sits where, for everybody to hear."""
    if g.heard:
        g.tell(ReignBegan(g.table.reign))
        for seat, house in enumerate(g.table.house):
            g.tell(HouseSeated(seat, house))
