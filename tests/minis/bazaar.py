"""Bazaar: traders offer coins for each other's wares, aloud or in a whisper, while everybody takes a turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar, Final

from msgspec import Meta, Struct

from regency.kernel.codec import interned
from regency.kernel.core import Sight, State, View, dreamt
from regency.kernel.edge import (
    ALL,
    NEVER,
    Action,
    AnyAsk,
    AnyStep,
    Ask,
    Do,
    Event,
    Form,
    Millis,
    Option,
    pick,
)
from regency.kernel.errors import NotAnOption, Reason
from regency.kernel.part import Part
from regency.kernel.rng import Rng
from regency.kernel.rules import Line, Outcome, Phrase, Rules, fresh_seed
from regency.kernel.sheet import Cell, Grid, Note, Sheet

SEATS: Final = 5
WARES: Final = 9
STOCK: Final = 2  # of each ware, to begin with
MOST_COINS: Final = 30
LEAST_PURSE: Final = 20
MOST_PURSE: Final = 30
SLOTS: Final = 12
EACH: Final = 3  # offers that one trader makes in a round
WORTH: Final = 6  # coins, of a piece of the ware that one wishes for
ALOUD: Final = 0
WHISPERED: Final = 1
WORK: Final = 0
TALK: Final[Millis] = 20_000


class Deal(Struct, frozen=True):
    """An offer as everybody sees it: of a whispered one neither the ware nor the coins."""

    by: int
    to: int
    ware: int
    coins: int


NO_DEAL: Final = Deal(NEVER, NEVER, NEVER, 0)


class Whisper(Struct, frozen=True):
    """The rest of a whispered offer, behind the two screens."""

    slot: int
    ware: int
    coins: int


class Table(Part):
    round: int
    rounds: int
    flow: list[int]  # what came into each purse, and left it, before everybody's eyes
    earned: int  # by all, from nobody
    stock: list[list[int]]  # by seat and ware
    slots: list[Deal]
    made: list[int]  # offers of this round, by seat
    deals: int  # that were closed
    purses: list[int]  # laid open at the end
    wishes: list[int]

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = (
        "round", "rounds", "flow", "earned", "stock", "slots", "made", "deals", "purses", "wishes",
    )

    def __init__(
        self, round: int, rounds: int, flow: list[int], earned: int, stock: list[list[int]],
        slots: list[Deal], made: list[int], deals: int, purses: list[int], wishes: list[int],
    ) -> None:
        self.round = round
        self.rounds = rounds
        self.flow = flow
        self.earned = earned
        self.stock = stock
        self.slots = slots
        self.made = made
        self.deals = deals
        self.purses = purses
        self.wishes = wishes

    def clone(self) -> Table:
        return Table(
            self.round, self.rounds, self.flow[:], self.earned, [each[:] for each in self.stock],
            self.slots[:], self.made[:], self.deals, self.purses[:], self.wishes[:],
        )
    # fmt: on
    # fmt: off

    # Made by scripts/state.py from the fields above: change those.
    # fmt: on


class Screen(Part):
    token: int  # what the purse began with
    purse: int
    wish: int
    whispers: list[Whisper]

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = ("token", "purse", "wish", "whispers")

    def __init__(self, token: int, purse: int, wish: int, whispers: list[Whisper]) -> None:
        self.token = token
        self.purse = purse
        self.wish = wish
        self.whispers = whispers

    def clone(self) -> Screen:
        return Screen(self.token, self.purse, self.wish, self.whispers[:])
    # fmt: on
    # fmt: off

    # Made by scripts/state.py from the fields above: change those.
    # fmt: on


class Box(Part):
    """Nothing is hidden from everybody."""

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    def clone(self) -> Box:
        return Box()
    # fmt: on
    # fmt: off

    # Made by scripts/state.py from the fields above: change those.
    # fmt: on


Game = State[Table, Screen, Box]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(ge=1, le=4)] = 2


class Cast(Action, frozen=True):
    """Take the turn: work for a coin, or rest."""

    side: Annotated[int, pick("side", 2)]


class Offer(Action, frozen=True):
    """Offer somebody coins for a ware. The number 0 is one coin."""

    to: Annotated[int, pick("player", SEATS)]
    ware: Annotated[int, pick("ware", WARES)]
    coins: Annotated[int, pick("coins", MOST_COINS)]
    manner: Annotated[int, pick("manner", 2)]


class Accept(Action, frozen=True):
    """Take the coins and hand the ware over."""

    slot: Annotated[int, pick("slot", SLOTS)]


class Refuse(Action, frozen=True):
    """Let the coins go back."""

    slot: Annotated[int, pick("slot", SLOTS)]


class Withdraw(Action, frozen=True):
    """Take an offer back."""

    slot: Annotated[int, pick("slot", SLOTS)]


class TurnTaken(Event, frozen=True):
    seat: int
    side: Annotated[int, pick("side", 2)]


class Offered(Event, frozen=True):
    seat: int
    to: Annotated[int, pick("player", SEATS)]
    ware: Annotated[int, pick("ware", WARES)]
    coins: int


class WhisperedTo(Event, frozen=True):
    seat: int
    to: Annotated[int, pick("player", SEATS)]


class Closed(Event, frozen=True):
    seat: int
    by: Annotated[int, pick("player", SEATS)]
    ware: Annotated[int, pick("ware", WARES)]
    coins: int


class Declined(Event, frozen=True):
    seat: int
    by: Annotated[int, pick("player", SEATS)]


class Withdrawn(Event, frozen=True):
    seat: int
    to: Annotated[int, pick("player", SEATS)]


class RoundOver(Event, frozen=True):
    pass


class TooDear(Reason, frozen=True):
    """So much is in the purse."""

    purse: int


class ToOneself(Reason, frozen=True):
    pass


class EnoughOffers(Reason, frozen=True):
    most: int


class NotInStock(Reason, frozen=True):
    ware: Annotated[int, pick("ware", WARES)]


class NotAddressed(Reason, frozen=True):
    """No offer of that number concerns one."""


# The verbs


def take_turn(g: Game, seat: int, side: int) -> None:
    if side == WORK:
        g.screens[seat].purse += 1
        g.table.flow[seat] += 1
        g.table.earned += 1
    g.tell(TurnTaken(seat, side))


def lay(g: Game, seat: int, slot: int, offer: Offer) -> None:
    """Aloud: the coins lie on the table."""
    coins = offer.coins + 1
    g.screens[seat].purse -= coins
    g.table.flow[seat] -= coins
    g.table.slots[slot] = Deal(seat, offer.to, offer.ware, coins)
    g.table.made[seat] += 1
    g.tell(Offered(seat, offer.to, offer.ware, coins))


def whisper(g: Game, seat: int, slot: int, offer: Offer) -> None:
    """In a whisper: who puts heads together with whom is seen, and no more."""
    coins = offer.coins + 1
    g.screens[seat].purse -= coins
    g.table.slots[slot] = Deal(seat, offer.to, NEVER, 0)
    g.table.made[seat] += 1
    g.tell(WhisperedTo(seat, offer.to))
    g.show(1 << offer.to, of=seat)
    for who in (seat, offer.to):
        g.screens[who].whispers.append(Whisper(slot, offer.ware, coins))


def close(g: Game, seat: int, slot: int) -> None:
    """The coins go to whoever hands the ware over; now everybody knows what a whisper was about."""
    deal, whispered = g.table.slots[slot], unwhispered(g, slot)
    ware, coins = (deal.ware, deal.coins) if whispered is None else (whispered.ware, whispered.coins)
    if whispered is not None:
        g.show(ALL, of=seat)
        g.table.flow[deal.by] -= coins
    g.screens[seat].purse += coins
    g.table.flow[seat] += coins
    g.table.stock[seat][ware] -= 1
    g.table.stock[deal.by][ware] += 1
    g.table.slots[slot] = NO_DEAL
    g.table.deals += 1
    g.tell(Closed(seat, deal.by, ware, coins))


def give_back(g: Game, slot: int) -> None:
    deal, whispered = g.table.slots[slot], unwhispered(g, slot)
    coins = deal.coins if whispered is None else whispered.coins
    g.screens[deal.by].purse += coins
    if whispered is None:
        g.table.flow[deal.by] += coins
    g.table.slots[slot] = NO_DEAL


def decline(g: Game, seat: int, slot: int) -> None:
    by = g.table.slots[slot].by
    give_back(g, slot)
    g.tell(Declined(seat, by))


def withdraw(g: Game, seat: int, slot: int) -> None:
    to = g.table.slots[slot].to
    give_back(g, slot)
    g.tell(Withdrawn(seat, to))


def unwhispered(g: Game, slot: int) -> Whisper | None:
    """What was whispered there, which leaves both screens."""
    deal = g.table.slots[slot]
    found = next((one for one in g.screens[deal.by].whispers if one.slot == slot), None)
    if found is not None:
        g.screens[deal.by].whispers.remove(found)
        g.screens[deal.to].whispers.remove(found)
    return found


def end_round(g: Game) -> None:
    """What is still open lapses."""
    for slot, deal in enumerate(g.table.slots):
        if deal.by != NEVER:
            give_back(g, slot)
    g.table.made = [0] * len(g.screens)
    g.table.round += 1
    g.tell(RoundOver())


def lay_open(g: Game) -> None:
    for seat, screen in enumerate(g.screens):
        g.show(ALL, of=seat)
        g.table.purses[seat] = screen.purse
        g.table.wishes[seat] = screen.wish


# The steps


class Round(Do[Table, Screen, Box], frozen=True):
    def run(self, g: Game) -> None:
        g.then(*(Turn(seat) for seat in range(len(g.screens))), Dusk())


class Dusk(Do[Table, Screen, Box], frozen=True):
    def run(self, g: Game) -> None:
        end_round(g)
        if g.table.round < g.table.rounds:
            g.then(Round())
        else:
            g.recall()
            lay_open(g)


class Turn(Ask[Table, Screen, Box], frozen=True):
    def options(self, me: Sight[Table, Screen]) -> Sequence[Option]:
        return interned(Cast)

    def pace(self, table: Table) -> Millis:
        return TALK

    def take(self, g: Game, action: Cast) -> None:
        take_turn(g, self.seat, action.side)


class Bargain(Ask[Table, Screen, Box], frozen=True):
    """Anything that may be said to others, at any time."""

    def due(self, table: Table) -> bool:
        return False

    def public(self, action: Any) -> object:
        if isinstance(action, Offer) and action.manner == WHISPERED:
            return (Offer, action.to)
        return action

    def options(self, me: Sight[Table, Screen]) -> Sequence[Option]:
        answers: list[Option] = []
        for slot, deal in enumerate(me.table.slots):
            if deal.to == me.seat:
                ware = ware_of(me, slot)
                answers += [interned(Accept)[slot]] if me.table.stock[me.seat][ware] else []
                answers.append(interned(Refuse)[slot])
            elif deal.by == me.seat:
                answers.append(interned(Withdraw)[slot])
        return [*answers, *offers(me)]

    def refusal(self, me: Sight[Table, Screen], action: Action) -> Reason:
        if isinstance(action, Offer):
            return no_offer(me, action)
        if not isinstance(action, Accept | Refuse | Withdraw):
            return super().refusal(me, action)
        deal = me.table.slots[action.slot]
        if (deal.by if isinstance(action, Withdraw) else deal.to) != me.seat:
            return NotAddressed()
        return NotInStock(ware_of(me, action.slot))

    def take(self, g: Game, action: Any) -> None:
        if isinstance(action, Offer):
            slot = free_slot(g.table)
            (whisper if action.manner == WHISPERED else lay)(g, self.seat, slot, action)
        elif isinstance(action, Accept):
            close(g, self.seat, action.slot)
        else:
            (decline if isinstance(action, Refuse) else withdraw)(g, self.seat, action.slot)
        g.then(Bargain(self.seat))


def offers(me: Sight[Table, Screen]) -> list[Option]:
    """All that one can offer, which is too much to list."""
    purse = min(me.own.purse, MOST_COINS)
    if purse == 0 or me.table.made[me.seat] == EACH or free_slot(me.table) == NEVER:
        return []
    others = tuple(seat for seat in range(len(me.table.flow)) if seat != me.seat)
    return [Form(Offer, (others, tuple(range(WARES)), tuple(range(purse)), (ALOUD, WHISPERED)))]


def no_offer(me: Sight[Table, Screen], offer: Offer) -> Reason:
    if me.table.made[me.seat] == EACH or free_slot(me.table) == NEVER:
        return EnoughOffers(EACH)
    if offer.to >= len(me.table.flow):
        return NotAnOption()
    return ToOneself() if offer.to == me.seat else TooDear(me.own.purse)


def free_slot(table: Table) -> int:
    return next((slot for slot, deal in enumerate(table.slots) if deal.by == NEVER), NEVER)


def ware_of(me: Sight[Table, Screen], slot: int) -> int:
    """What an offer to me, or of mine, is about."""
    ware = me.table.slots[slot].ware
    return ware if ware != NEVER else next(one.ware for one in me.own.whispers if one.slot == slot)


class Bazaar(Rules[Table, Screen, Box, None]):
    name = "bazaar"
    version = 1
    seats = range(2, SEATS + 1)
    options = Options
    actions = (Cast, Offer, Accept, Refuse, Withdraw)
    events = (TurnTaken, Offered, WhisperedTo, Closed, Declined, Withdrawn, RoundOver)
    reasons = (TooDear, ToOneself, EnoughOffers, NotInStock, NotAddressed)
    asks: ClassVar[tuple[type[AnyAsk], ...]] = (Turn, Bargain)
    steps: ClassVar[tuple[type[AnyStep], ...]] = (Round, Dusk)
    features = ("coins", "wares")
    horizon = 4 * SEATS * (1 + 2 * EACH)
    ends = ("dusk",)
    lines = ("coins", "wares")

    def setup(self, seats: int, options: Options, seed: bytes, legacy: Any) -> Game:
        stock = [[STOCK] * WARES for _ in range(seats)]
        nobody = [NEVER] * seats
        table = Table(
            0, options.rounds, [0] * seats, 0, stock, [NO_DEAL] * SLOTS, [0] * seats, 0, nobody, nobody[:]
        )
        g: Game = State(table, [], Box(), seed, stacks=[[] for _ in range(seats + 1)], acted=nobody[:])
        rng = g.chance("purses and wishes")
        for _ in range(seats):
            token = LEAST_PURSE + rng.below(MOST_PURSE - LEAST_PURSE + 1)
            g.screens.append(Screen(token, token, rng.below(WARES), []))
        for seat in range(seats):
            g.each(seat, Bargain(seat))
        g.then(Round())
        return g

    def imagine(self, me: View[Table], notes: None, rng: Rng) -> Game:
        mine = me.seat if isinstance(me, Sight) else NEVER
        screens = [
            me.own.clone() if isinstance(me, Sight) and seat == mine else self._imagined(me, seat, rng)
            for seat in range(len(me.table.flow))
        ]
        for slot, deal in enumerate(me.table.slots):
            if deal.by == NEVER or deal.ware != NEVER:
                continue
            if mine in (deal.by, deal.to):
                known = next(one for one in screens[mine].whispers if one.slot == slot)
            else:
                known = Whisper(slot, rng.below(WARES), 1)
            for seat in {deal.by, deal.to} - {mine}:
                screens[seat].whispers.append(known)
                screens[seat].purse -= known.coins if seat == deal.by else 0
        return dreamt(me, screens, Box(), fresh_seed(rng))

    def _imagined(self, me: View[Table], seat: int, rng: Rng) -> Screen:
        """A purse from which could have been paid what was."""
        table = me.table
        if table.wishes[seat] != NEVER:
            return Screen(table.purses[seat] - table.flow[seat], table.purses[seat], table.wishes[seat], [])
        whispered = 0
        for slot, deal in enumerate(table.slots):
            if deal.by == seat and deal.ware == NEVER:
                mine = isinstance(me, Sight) and deal.to == me.seat
                known = [one.coins for one in me.own.whispers if one.slot == slot] if mine else []  # type: ignore[attr-defined]
                whispered += known[0] if known else 1
        least = max(LEAST_PURSE, whispered - table.flow[seat])
        token = least + rng.below(MOST_PURSE - least + 1)
        return Screen(token, token + table.flow[seat], rng.below(WARES), [])

    def outcome(self, table: Table) -> Outcome | None:
        if table.wishes[0] == NEVER:
            return None
        wares = tuple(WORTH * stock[wish] for stock, wish in zip(table.stock, table.wishes, strict=True))
        scores = tuple(map(sum, zip(table.purses, wares, strict=True)))
        ranks = tuple(1 + sum(other > mine for other in scores) for mine in scores)
        return Outcome("dusk", ranks, scores, (Line("coins", tuple(table.purses)), Line("wares", wares)))

    def weigh(self, me: Sight[Table, Screen]) -> Sequence[float]:
        """An offer counts as if it were accepted, but for a little."""
        hoped = [ware_of(me, slot) for slot, deal in enumerate(me.table.slots) if deal.by == me.seat]
        wares = WORTH * (me.table.stock[me.seat][me.own.wish] + 0.9 * hoped.count(me.own.wish))
        return (me.own.purse, wares)

    def stirs(self, me: Sight[Table, Screen], ask: AnyAsk) -> bool:
        return me.seat in self.approached(me.table) or (
            me.table.made[me.seat] == 0 and bool(self._wanted(me))
        )

    def shortlist(self, me: Sight[Table, Screen], ask: AnyAsk, rng: Rng) -> Sequence[Action] | None:
        if not isinstance(ask, Bargain):
            return None
        manner = rng.below(2)
        most = min(WORTH - 1, me.own.purse)
        return [
            Offer(to, me.own.wish, coins, manner) for to in self._wanted(me) for coins in {0, rng.below(most)}
        ]

    def _wanted(self, me: Sight[Table, Screen]) -> list[int]:
        """Who has what one wishes for, if anything can be offered."""
        stock, wish = me.table.stock, me.own.wish
        return [to for to in range(len(stock)) if to != me.seat and stock[to][wish]] if offers(me) else []

    def approached(self, table: Table) -> Sequence[int]:
        return sorted({deal.to for deal in table.slots if deal.by != NEVER})

    def phrase(self, domain: str, value: int) -> Phrase:
        if domain == "player":
            return Phrase("player", {"seat": value})
        if domain in ("coins", "slot"):
            return Phrase(domain, {"count": value + 1})
        return super().phrase(domain, value)

    def progress(self, table: Table) -> int:
        return table.round

    def sheet(self, view: View[Table], shown: Mapping[int, Screen]) -> Sheet:
        notes = [
            Note((Cell(Phrase("sheet-purse", {"coins": own.purse, "ware": self.phrase("ware", own.wish)})),))
            for own in shown.values()
        ]
        return (Grid((), tuple(notes)),)

    def check(self, g: Game) -> None:
        table = g.table
        lying = sum(deal.coins for deal in table.slots)
        assert sum(table.flow) + lying == table.earned, "coins were made or lost"
        for ware in range(WARES):
            assert sum(stock[ware] for stock in table.stock) == STOCK * len(table.stock), "wares were"
        for seat, screen in enumerate(g.screens):
            aside = sum(one.coins for one in screen.whispers if table.slots[one.slot].by == seat)
            assert screen.purse == screen.token + table.flow[seat] - aside >= 0, "a purse is miscounted"
            assert LEAST_PURSE <= screen.token <= MOST_PURSE, "a purse began otherwise"


BAZAAR: Final = Bazaar()
