"""A whole state from what a seat can know: pools as counted, whispers and agendas as they may be."""

from __future__ import annotations

from regency.kernel.core import Sight, dreamt
from regency.kernel.rng import Rng
from regency.kernel.rules import fresh_seed
from regency.kernel.sealed import Sealed

from ..model.state import Box, Game, Public, Screen, Table
from ..model.values import Whisper
from ..printed.agendas import AGENDAS
from ..printed.figures import DEAL_COINS, NOTHING
from ..printed.services import SERVICES
from ..rules.finale import is_finale
from ..rules.outcome import hidden_icons
from ..rules.services import askable
from . import improvise
from .notes import Notes


def imagine(me: Public, notes: Notes | None, rng: Rng) -> Game:
    """Everything that sight and notes allow; a bare view has no screen of its own."""
    t = me.table
    seats = len(t.house)
    mine = me.seat if isinstance(me, Sight) else NOTHING
    screens = [Screen(0, 0, NOTHING, [], [], 0, NOTHING, []) for _ in range(seats)]
    if isinstance(me, Sight):
        screens[mine] = me.own.clone()
    box = Box(Sealed(improvise.book(t, dreams(me), rng)), [], [])
    share_agendas(t, screens, box, mine, notes, rng)
    share_power(t, screens, mine, notes, rng)
    share_coins(t, screens, mine, notes, rng)
    for seat in range(seats):
        if seat != mine and t.pledging[seat]:
            make_pledge(screens[seat], rng)
    if t.dream_of != NOTHING and t.dreamer != mine:
        screens[t.dreamer].dreamt = hidden_icons(box.book.value, t.card)
    return dreamt(me, screens, box, fresh_seed(rng))


def dreams(me: Public) -> dict[int, list[tuple[int, ...]]]:
    """The hidden icons of the open card, where the seat has seen them."""
    if isinstance(me, Sight) and me.own.dreamt:
        return {me.table.dream_of: me.own.dreamt}
    return {}


def make_pledge(screen: Screen, rng: Rng) -> None:
    """Anything that could have been pledged: no more than there is of either."""
    screen.pledge = rng.below(min(screen.power, screen.coins) + 1)
    screen.pledge_side = rng.below(2) if screen.pledge else 0


# Agendas


def share_agendas(
    t: Table, screens: list[Screen], box: Box, mine: int, notes: Notes | None, rng: Rng
) -> None:
    """As the draft went: what was missing from the own hand went before, what was passed on went behind."""
    if t.ended != NOTHING:
        for seat, agenda in enumerate(t.agendas):
            screens[seat].agenda = agenda
        box.agendas_away = [each for each in range(AGENDAS) if each not in t.agendas]
        return
    if is_finale(t):
        box.agendas_away = list(range(AGENDAS))
        return
    order = t.draft_order
    hand = known_hand(screens, mine, notes)
    everything = list(range(AGENDAS))
    rng.shuffle(everything)
    if hand:
        place = AGENDAS - 1 - len(hand)
        before = [each for each in everything if each not in hand]
        behind = [each for each in everything if each in hand and each != screens[mine].agenda]
    else:
        place = len(order)
        held = screens[mine].agenda if mine != NOTHING else NOTHING
        before = [each for each in everything if each != held]
        behind = []
    box.agendas_away = [before.pop()]
    for nth, seat in enumerate(order):
        if seat != mine and t.agenda_taken[seat]:
            pool = before if nth < place or not hand else behind
            screens[seat].agenda = pool.pop()
    rest = before + behind
    if t.draft_at == NOTHING:
        box.agendas_away = sorted(box.agendas_away + rest)
    elif t.draft_at != mine:
        screens[t.draft_at].hand = sorted(rest)


def known_hand(screens: list[Screen], mine: int, notes: Notes | None) -> list[int]:
    """What one was handed in the draft, if one was."""
    if mine != NOTHING and screens[mine].hand:
        return screens[mine].hand
    return list(notes.hand) if notes is not None else []


# Pools


def share_power(t: Table, screens: list[Screen], mine: int, notes: Notes | None, rng: Rng) -> None:
    """As counted; whoever has not counted knows the sum."""
    pools = known_power(t, notes)
    if not pools:
        rest = t.power_total - sum(t.bid) - t.balance
        pools = split(rest, [0] * len(screens), mine, screens[mine].power if mine != NOTHING else 0, rng)
    for seat, power in enumerate(pools):
        if seat != mine:
            screens[seat].power = power


def known_power(t: Table, notes: Notes | None) -> list[int]:
    if t.ended != NOTHING:
        return list(t.power_left)
    if t.rules.open_pools:
        return t.open_power[:]
    return list(notes.power) if notes is not None else []


def split(total: int, least: list[int], mine: int, own: int, rng: Rng) -> list[int]:
    """Any way to share so many among all, each with so many at least; the own part is known."""
    parts = least[:]
    if mine != NOTHING:
        parts[mine] = own
    for _ in range(total - sum(parts)):
        seat = rng.below(len(parts))
        while seat == mine:
            seat = rng.below(len(parts))
        parts[seat] += 1
    return parts


def share_coins(t: Table, screens: list[Screen], mine: int, notes: Notes | None, rng: Rng) -> None:
    """Purses, and what is set aside for whispers: at least a coin each."""
    whispers = imagined_whispers(t, screens, mine)
    totals = known_coins(t, notes)
    if not totals:
        lying = sum(t.pass_coin) + sum([sum(offer.coins) for offer in t.slots if offer is not None])
        least = [
            sum([max(1, said.coins) for said in whispers if said.by == seat]) for seat in range(len(screens))
        ]
        own = 0
        if mine != NOTHING:
            own = screens[mine].coins + sum([said.coins for said in whispers if said.by == mine])
        totals = split(t.coin_total - lying, least, mine, own, rng)
    for seat in range(len(screens)):
        if seat != mine:
            screens[seat].coins = totals[seat]
    for nth, said in enumerate(whispers):
        settle_whisper(t, screens, mine, said, whispers[nth + 1 :], rng)


def known_coins(t: Table, notes: Notes | None) -> list[int]:
    if t.ended != NOTHING:
        return list(t.coins_left)
    if t.rules.open_pools:
        return t.open_coins[:]
    return list(notes.coins) if notes is not None else []


def imagined_whispers(t: Table, screens: list[Screen], mine: int) -> list[Whisper]:
    """Every whisper there is: those of the own seat as they are, the others without coins yet."""
    found: list[Whisper] = []
    for by, to in t.whispers:
        own = (
            [said for said in screens[mine].whispered if (said.by, said.to) == (by, to)]
            if mine != NOTHING
            else []
        )
        found.append(own[0] if own else Whisper(by, to, NOTHING, 0))
    return found


def settle_whisper(
    t: Table, screens: list[Screen], mine: int, said: Whisper, later: list[Whisper], rng: Rng
) -> None:
    """Service and coins of a whisper, as far as its purse reaches, and the coins taken from it."""
    if said.coins == 0:
        needed = sum([max(1, each.coins) for each in later if each.by == said.by])
        most = min(DEAL_COINS, screens[said.by].coins - needed)
        services = askable(t, said.to) or tuple(range(SERVICES))
        said = Whisper(said.by, said.to, services[rng.below(len(services))], 1 + rng.below(max(1, most)))
    if said.by != mine:
        screens[said.by].coins -= said.coins
        screens[said.by].whispered.append(said)
    if said.to != mine:
        screens[said.to].whispered.append(said)
