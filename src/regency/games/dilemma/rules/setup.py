"""Setting a reign up: resources, houses, agendas, and what lies there from earlier reigns."""

from __future__ import annotations

from typing import Final

from regency.kernel.core import State
from regency.kernel.sealed import Sealed

from ..effects.story import recall
from ..model.book import Book, envelope
from ..model.legacy import EventLegacy, HouseLegacy, Legacy, Standing, StickerLegacy
from ..model.options import Options
from ..model.state import Box, Game, Screen, Table
from ..model.values import Placed
from ..printed.abilities import NO_ABILITY
from ..printed.agendas import AGENDAS
from ..printed.figures import (
    BALANCE_POWER,
    CHRONICLE_SPACES,
    DRAFT,
    HOUSES,
    LEGACY,
    NOTHING,
    RESOURCES,
    SLOTS,
    START_ROW,
)
from ..printed.finale import FINALE_HOME, OUTCOME_HOMES
from ..printed.story import EVENTS, PROLOGUE, STORYLINES
from .finale import final_table, is_finale, reckoning
from .houses import by_prestige
from .scoring import ranks

NO_FIGURES: Final = (0,) * HOUSES


def setup(seats: int, options: Options, seed: bytes, legacy: Legacy, book: Sealed[Book]) -> Game:
    """Steps 1 to 9: everything but what the legacy changes."""
    screens = [Screen(0, 0, NOTHING, [], [], 0, NOTHING, []) for _ in range(seats)]
    box = Box(book, list(legacy.flags), [])
    g: Game = State(bare_table(seats, options, legacy), screens, box, seed)
    g.heard = True
    t = g.table
    if not t.house:
        houses = list(range(HOUSES))
        g.chance("houses").shuffle(houses)
        t.house = tuple(sorted(houses[:seats]))
    t.member = tuple([1 if house in t.house else was for house, was in enumerate(t.member)])
    order = by_prestige(t)
    t.leader = order[-1]
    t.moderator = order[0]
    if legacy.finale:
        lay_out_finale(g)
        return g
    sides = g.chance("sides")
    t.face = [1 if sides.below(2) else -1 for _ in range(RESOURCES)]
    t.draft_order = tuple(order)
    deal_agendas(g, order[0])
    return g


def lay_out_finale(g: Game) -> None:
    """No markers, no agendas, no draft: the last envelope lies open."""
    t = g.table
    t.phase = LEGACY
    t.opened.append(FINALE_HOME)
    t.doors = [number for number in t.doors if number != FINALE_HOME]
    recall(g, FINALE_HOME)
    g.box.agendas_away = list(range(AGENDAS))


def deal_agendas(g: Game, first: int) -> None:
    """One of the six is removed unseen; the lowest Prestige looks at the others."""
    agendas = list(range(AGENDAS))
    g.chance("agendas").shuffle(agendas)
    g.box.agendas_away = [agendas.pop()]
    g.screens[first].hand = sorted(agendas)
    g.table.draft_at = first
    g.table.draft_size = len(agendas)


def bare_table(seats: int, options: Options, legacy: Legacy) -> Table:
    """The table as the legacy has it, before anything of this reign."""
    houses = legacy.houses or (HouseLegacy(),) * HOUSES
    events = legacy.events
    opened, deck, stories = list(legacy.opened), list(legacy.deck), list(legacy.stories)
    if not opened:
        opened, deck, stories = first_deck(legacy.book)
    chronicle = RESOURCES * CHRONICLE_SPACES
    t = Table(
        rules=options,
        pack=legacy.book.pack,
        reign=legacy.reign,
        phase=DRAFT,
        round=0,
        ended=NOTHING,
        house=legacy.present,
        member=tuple([int(each.member) for each in houses]),
        prestige=[each.prestige for each in houses],
        crave=[each.crave for each in houses],
        unlocked=by_house([each.unlocked for each in houses]),
        boxes=tuple([each.boxes for each in houses]),
        lines=tuple([each.lines for each in houses]),
        kept=by_house([each.kept for each in houses]),
        broken=by_house([each.broken for each in houses]),
        moot=by_house([each.moot for each in houses]),
        sat=by_house([each.sat for each in houses]),
        won=by_house([each.won for each in houses]),
        row=[START_ROW] * RESOURCES,
        face=[1] * RESOURCES,
        momentum=[0] * RESOURCES,
        stability=START_ROW,
        abdicated=NOTHING,
        moving=0,
        softened=0,
        balance=BALANCE_POWER,
        leader=0,
        moderator=0,
        sticker=(NOTHING,) * chronicle,
        sticker_face=(0,) * chronicle,
        sticker_signer=(NOTHING,) * chronicle,
        marks=(0,) * chronicle,
        token=[NOTHING] * (2 * RESOURCES),
        stories=stories,
        mystery=list(legacy.mystery) or [NOTHING] * STORYLINES,
        concord=legacy.concord,
        discord=legacy.discord,
        opened=opened,
        doors=list(legacy.doors),
        spent=list(legacy.spent),
        deck=sorted(deck),
        results=[],
        recalled=list(legacy.recalled),
        time=[],
        running=list(events.running) or [0] * EVENTS,
        event_marks=list(events.marks) or [0] * EVENTS,
        event_home=events.home or (NOTHING,) * EVENTS,
        triggers=[],
        unrest=events.unrest,
        front=events.front,
        regent=events.regent,
        dreamer=NOTHING,
        has_dreamt=0,
        dream_of=NOTHING,
        death=0,
        card=NOTHING,
        icons=[],
        on_last_mark=0,
        voted=0,
        choice=[NOTHING] * seats,
        bid=[0] * seats,
        first_bid=[0] * seats,
        pass_coin=[0] * seats,
        street=0,
        result=NOTHING,
        tied=[],
        coming=[],
        done=[],
        signer=NOTHING,
        must_sign=0,
        slots=[None] * SLOTS,
        whispers=[],
        deals=[],
        promises=[],
        offers_made=[0] * seats,
        whispers_made=[0] * seats,
        promises_made=[0] * seats,
        has_paid=(0,) * seats,
        agenda_taken=(0,) * seats,
        draft_order=(),
        draft_size=0,
        draft_at=NOTHING,
        pledging=[0] * seats,
        power_total=BALANCE_POWER,
        coin_total=0,
        open_power=[0] * seats if options.open_pools else [],
        open_coins=[0] * seats if options.open_pools else [],
        agendas=(NOTHING,) * seats,
        coins_left=(0,) * seats,
        power_left=(0,) * seats,
        pad=(),
        gained=((0, 0),) * seats,
    )
    lay_stickers(t, legacy)
    return t


def by_house(found: list[int]) -> tuple[int, ...]:
    """A figure of each house; as long as there is none all tables share it."""
    return tuple(found) if any(found) else NO_FIGURES


def lay_stickers(t: Table, legacy: Legacy) -> None:
    """The chronicle, as it was left."""
    spaces = {each.space: each for each in legacy.stickers}
    count = range(len(t.sticker))
    t.sticker = tuple([spaces[at].sticker if at in spaces else NOTHING for at in count])
    t.sticker_face = tuple([spaces[at].face if at in spaces else 0 for at in count])
    t.sticker_signer = tuple([spaces[at].signer if at in spaces else NOTHING for at in count])
    t.marks = tuple([spaces[at].marks if at in spaces else 0 for at in count])


def first_deck(book: Book) -> tuple[list[int], list[int], list[Placed]]:
    """A campaign begins with the prologue: its story card, and its dilemmas as the deck."""
    first = envelope(book, PROLOGUE)
    deck = [each.number for each in first.cards]
    return [first.number], deck, [Placed(first.number, NOTHING, NOTHING, NO_ABILITY, 0)]


def bequeath(g: Game) -> Legacy:
    """What a sitting leaves: everything that is neither Power, coins nor an agenda."""
    t = g.table
    houses = tuple([house_left(t, house) for house in range(HOUSES)])
    events = EventLegacy(tuple(t.running), tuple(t.event_marks), t.event_home, t.unrest, t.front, t.regent)
    return Legacy(
        book=g.box.book.value,
        present=(),
        reign=t.reign + 1,
        houses=houses,
        stickers=stickers_left(t),
        stories=tuple(t.stories),
        mystery=tuple(t.mystery),
        concord=t.concord,
        discord=t.discord,
        opened=tuple(t.opened),
        doors=tuple(t.doors),
        spent=tuple(t.spent),
        deck=tuple(t.deck),
        flags=tuple(g.box.flags),
        recalled=tuple(t.recalled),
        events=events,
        outcome=outcome_of(t),
        standing=standing_of(t),
    )


def house_left(t: Table, house: int) -> HouseLegacy:
    """A house screen, with the reigns that its house has sat in and won; the finale is none."""
    sat, won = t.sat[house], t.won[house]
    if house in t.house and not is_finale(t):
        sat += 1
        won += ranks(t)[t.house.index(house)] == 1
    return HouseLegacy(
        bool(t.member[house]),
        t.prestige[house],
        t.crave[house],
        t.unlocked[house],
        t.boxes[house],
        t.lines[house],
        t.kept[house],
        t.broken[house],
        t.moot[house],
        sat,
        won,
    )


def outcome_of(t: Table) -> int:
    """The envelope that the finale has opened, or NOTHING behind a reign."""
    return OUTCOME_HOMES[reckoning(t)] if is_finale(t) else NOTHING


def standing_of(t: Table) -> tuple[Standing, ...]:
    """The final table; behind a reign there is none."""
    if not is_finale(t):
        return ()
    return tuple(
        [
            Standing(house, place, points, t.prestige[house], t.crave[house], t.sat[house], t.won[house])
            for house, place, points in final_table(t)
        ]
    )


def stickers_left(t: Table) -> tuple[StickerLegacy, ...]:
    """The chronicle, space by space."""
    return tuple(
        [
            StickerLegacy(
                space, t.sticker[space], t.sticker_face[space], t.sticker_signer[space], t.marks[space]
            )
            for space in range(len(t.sticker))
            if t.sticker[space] != NOTHING
        ]
    )
