"""The three compartments of The King's Dilemma."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from regency.kernel.core import Sight, State, View
from regency.kernel.part import Part
from regency.kernel.sealed import Sealed

from ..printed.figures import HOUSES
from .book import Book
from .options import Options
from .values import Deal, Offer, Placed, Pledged, Whisper


class Table(Part):
    """What everybody sees. Lists by seat, by house, by resource, or as their comment says."""

    rules: Options
    pack: str  # the story that is told
    reign: int
    phase: int
    round: int  # of dilemmas; triggers are none
    ended: int  # how, or NOTHING
    house: tuple[int, ...]  # by seat
    # The houses, by their number
    member: tuple[int, ...]  # 1: has sat at the table in this campaign
    prestige: list[int]
    crave: list[int]
    unlocked: tuple[int, ...]  # masks: story progress, then the three achievements
    boxes: tuple[tuple[int, ...], ...]  # of the achievements
    lines: tuple[tuple[int, ...], ...]  # boxes by agenda
    kept: tuple[int, ...]
    broken: tuple[int, ...]
    moot: tuple[int, ...]
    sat: tuple[int, ...]  # reigns before this one in which each was at the table
    won: tuple[int, ...]  # and those of them that it won
    # The realm, by resource
    row: list[int]
    face: list[int]  # 1 white, -1 black
    momentum: list[int]
    stability: int
    abdicated: int  # TOP, BOTTOM or NOTHING
    moving: int  # how far Stability is about to move, while somebody is asked
    softened: int  # 1: the move of Stability that may be reduced once was
    balance: int
    leader: int
    moderator: int
    # The chronicle, by resource and space
    sticker: tuple[int, ...]
    sticker_face: tuple[int, ...]
    sticker_signer: tuple[int, ...]  # houses
    marks: tuple[int, ...]
    token: list[int]  # open agendas, positive and negative by resource: a seat, or NOTHING
    stories: list[Placed]
    mystery: list[int]  # by storyline
    concord: int
    discord: int
    opened: list[int]  # envelopes
    doors: list[int]  # envelopes that the pack does not have yet
    spent: list[int]  # dilemmas that never return
    deck: list[int]  # as a set: each draw is random
    results: list[int]  # results read in this reign: twice the card, and the side
    recalled: list[int]  # passages of texts that were read as what was decided has them
    time: list[int]  # the cards of this reign on the Time Counter, the death space last
    # The event area
    running: list[int]  # by event: 1 while it runs
    event_marks: list[int]
    event_home: tuple[int, ...]  # the envelope of each event, or NOTHING
    triggers: list[int]  # cards in the event area
    unrest: int
    front: int
    regent: int  # a house
    dreamer: int  # a seat
    has_dreamt: int
    dream_of: int  # the card whose hidden icons the dreamer sees
    death: int  # 1: the card laid down last bears the symbol
    # The dilemma
    card: int
    icons: list[tuple[int, ...]]  # of Aye and of Nay
    on_last_mark: int  # 1: the question of a trigger
    voted: int  # 1 once somebody has taken a turn in this vote
    choice: list[int]
    bid: list[int]
    first_bid: list[int]
    pass_coin: list[int]
    street: int  # Power that nobody owns, on Nay
    result: int
    tied: list[int]  # seats of whom one is to be chosen
    coming: list[tuple[int, ...]]  # effects still to be carried out
    done: list[tuple[int, ...]]  # effects of this card that moved a resource
    signer: int
    must_sign: int
    # Deals
    slots: list[Offer | None]
    whispers: list[tuple[int, int]]  # who has leaned over to whom
    deals: list[Deal]
    promises: list[Pledged]
    offers_made: list[int]
    whispers_made: list[int]
    promises_made: list[int]
    has_paid: tuple[int, ...]  # 1: has paid for a dear deal in this reign
    # What is counted of hidden things
    agenda_taken: tuple[int, ...]
    draft_order: tuple[int, ...]  # seats, lowest Prestige first
    draft_size: int
    draft_at: int
    pledging: list[int]  # 1: has pledged in secret
    power_total: int  # all there is: behind screens, on cards, in the Balance
    coin_total: int
    open_power: list[int]  # with open pools
    open_coins: list[int]
    # The end
    agendas: tuple[int, ...]
    coins_left: tuple[int, ...]
    power_left: tuple[int, ...]
    pad: tuple[tuple[int, ...], ...]
    gained: tuple[tuple[int, int], ...]  # Prestige and Crave of the place

    grown: ClassVar[Mapping[str, Any]] = {"sat": (0,) * HOUSES, "won": (0,) * HOUSES}

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = (
        "rules", "pack", "reign", "phase", "round", "ended", "house", "member", "prestige", "crave",
        "unlocked", "boxes", "lines", "kept", "broken", "moot", "sat", "won", "row", "face", "momentum",
        "stability", "abdicated", "moving", "softened", "balance", "leader", "moderator", "sticker",
        "sticker_face", "sticker_signer", "marks", "token", "stories", "mystery", "concord", "discord",
        "opened", "doors", "spent", "deck", "results", "recalled", "time", "running", "event_marks",
        "event_home", "triggers", "unrest", "front", "regent", "dreamer", "has_dreamt", "dream_of", "death",
        "card", "icons", "on_last_mark", "voted", "choice", "bid", "first_bid", "pass_coin", "street",
        "result", "tied", "coming", "done", "signer", "must_sign", "slots", "whispers", "deals", "promises",
        "offers_made", "whispers_made", "promises_made", "has_paid", "agenda_taken", "draft_order",
        "draft_size", "draft_at", "pledging", "power_total", "coin_total", "open_power", "open_coins",
        "agendas", "coins_left", "power_left", "pad", "gained",
    )

    def __init__(
        self, rules: Options, pack: str, reign: int, phase: int, round: int, ended: int,
        house: tuple[int, ...], member: tuple[int, ...], prestige: list[int], crave: list[int],
        unlocked: tuple[int, ...], boxes: tuple[tuple[int, ...], ...], lines: tuple[tuple[int, ...], ...],
        kept: tuple[int, ...], broken: tuple[int, ...], moot: tuple[int, ...], sat: tuple[int, ...],
        won: tuple[int, ...], row: list[int], face: list[int], momentum: list[int], stability: int,
        abdicated: int, moving: int, softened: int, balance: int, leader: int, moderator: int,
        sticker: tuple[int, ...], sticker_face: tuple[int, ...], sticker_signer: tuple[int, ...],
        marks: tuple[int, ...], token: list[int], stories: list[Placed], mystery: list[int], concord: int,
        discord: int, opened: list[int], doors: list[int], spent: list[int], deck: list[int],
        results: list[int], recalled: list[int], time: list[int], running: list[int], event_marks: list[int],
        event_home: tuple[int, ...], triggers: list[int], unrest: int, front: int, regent: int, dreamer: int,
        has_dreamt: int, dream_of: int, death: int, card: int, icons: list[tuple[int, ...]],
        on_last_mark: int, voted: int, choice: list[int], bid: list[int], first_bid: list[int],
        pass_coin: list[int], street: int, result: int, tied: list[int], coming: list[tuple[int, ...]],
        done: list[tuple[int, ...]], signer: int, must_sign: int, slots: list[Offer | None],
        whispers: list[tuple[int, int]], deals: list[Deal], promises: list[Pledged], offers_made: list[int],
        whispers_made: list[int], promises_made: list[int], has_paid: tuple[int, ...],
        agenda_taken: tuple[int, ...], draft_order: tuple[int, ...], draft_size: int, draft_at: int,
        pledging: list[int], power_total: int, coin_total: int, open_power: list[int], open_coins: list[int],
        agendas: tuple[int, ...], coins_left: tuple[int, ...], power_left: tuple[int, ...],
        pad: tuple[tuple[int, ...], ...], gained: tuple[tuple[int, int], ...],
    ) -> None:
        self.rules = rules
        self.pack = pack
        self.reign = reign
        self.phase = phase
        self.round = round
        self.ended = ended
        self.house = house
        self.member = member
        self.prestige = prestige
        self.crave = crave
        self.unlocked = unlocked
        self.boxes = boxes
        self.lines = lines
        self.kept = kept
        self.broken = broken
        self.moot = moot
        self.sat = sat
        self.won = won
        self.row = row
        self.face = face
        self.momentum = momentum
        self.stability = stability
        self.abdicated = abdicated
        self.moving = moving
        self.softened = softened
        self.balance = balance
        self.leader = leader
        self.moderator = moderator
        self.sticker = sticker
        self.sticker_face = sticker_face
        self.sticker_signer = sticker_signer
        self.marks = marks
        self.token = token
        self.stories = stories
        self.mystery = mystery
        self.concord = concord
        self.discord = discord
        self.opened = opened
        self.doors = doors
        self.spent = spent
        self.deck = deck
        self.results = results
        self.recalled = recalled
        self.time = time
        self.running = running
        self.event_marks = event_marks
        self.event_home = event_home
        self.triggers = triggers
        self.unrest = unrest
        self.front = front
        self.regent = regent
        self.dreamer = dreamer
        self.has_dreamt = has_dreamt
        self.dream_of = dream_of
        self.death = death
        self.card = card
        self.icons = icons
        self.on_last_mark = on_last_mark
        self.voted = voted
        self.choice = choice
        self.bid = bid
        self.first_bid = first_bid
        self.pass_coin = pass_coin
        self.street = street
        self.result = result
        self.tied = tied
        self.coming = coming
        self.done = done
        self.signer = signer
        self.must_sign = must_sign
        self.slots = slots
        self.whispers = whispers
        self.deals = deals
        self.promises = promises
        self.offers_made = offers_made
        self.whispers_made = whispers_made
        self.promises_made = promises_made
        self.has_paid = has_paid
        self.agenda_taken = agenda_taken
        self.draft_order = draft_order
        self.draft_size = draft_size
        self.draft_at = draft_at
        self.pledging = pledging
        self.power_total = power_total
        self.coin_total = coin_total
        self.open_power = open_power
        self.open_coins = open_coins
        self.agendas = agendas
        self.coins_left = coins_left
        self.power_left = power_left
        self.pad = pad
        self.gained = gained

    def clone(self) -> Table:
        return Table(
            self.rules, self.pack, self.reign, self.phase, self.round, self.ended, self.house, self.member,
            self.prestige[:], self.crave[:], self.unlocked, self.boxes, self.lines, self.kept, self.broken,
            self.moot, self.sat, self.won, self.row[:], self.face[:], self.momentum[:], self.stability,
            self.abdicated, self.moving, self.softened, self.balance, self.leader, self.moderator,
            self.sticker, self.sticker_face, self.sticker_signer, self.marks, self.token[:], self.stories[:],
            self.mystery[:], self.concord, self.discord, self.opened[:], self.doors[:], self.spent[:],
            self.deck[:], self.results[:], self.recalled[:], self.time[:], self.running[:],
            self.event_marks[:], self.event_home, self.triggers[:], self.unrest, self.front, self.regent,
            self.dreamer, self.has_dreamt, self.dream_of, self.death, self.card, self.icons[:],
            self.on_last_mark, self.voted, self.choice[:], self.bid[:], self.first_bid[:], self.pass_coin[:],
            self.street, self.result, self.tied[:], self.coming[:], self.done[:], self.signer, self.must_sign,
            self.slots[:], self.whispers[:], self.deals[:], self.promises[:], self.offers_made[:],
            self.whispers_made[:], self.promises_made[:], self.has_paid, self.agenda_taken, self.draft_order,
            self.draft_size, self.draft_at, self.pledging[:], self.power_total, self.coin_total,
            self.open_power[:], self.open_coins[:], self.agendas, self.coins_left, self.power_left, self.pad,
            self.gained,
        )
    # fmt: on


class Screen(Part):
    """What one seat sees."""

    power: int
    coins: int
    agenda: int
    hand: list[int]  # agendas to choose from
    whispered: list[Whisper]  # those made to this seat, and its own, whose coins are set aside
    pledge: int
    pledge_side: int
    dreamt: list[tuple[int, ...]]  # hidden icons of the open card

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = (
        "power", "coins", "agenda", "hand", "whispered", "pledge", "pledge_side", "dreamt",
    )

    def __init__(
        self, power: int, coins: int, agenda: int, hand: list[int], whispered: list[Whisper], pledge: int,
        pledge_side: int, dreamt: list[tuple[int, ...]],
    ) -> None:
        self.power = power
        self.coins = coins
        self.agenda = agenda
        self.hand = hand
        self.whispered = whispered
        self.pledge = pledge
        self.pledge_side = pledge_side
        self.dreamt = dreamt

    def clone(self) -> Screen:
        return Screen(
            self.power, self.coins, self.agenda, self.hand[:], self.whispered[:], self.pledge,
            self.pledge_side, self.dreamt[:],
        )
    # fmt: on


class Box(Part):
    """What nobody sees."""

    book: Sealed[Book]
    flags: list[int]
    agendas_away: list[int]

    # Made by scripts/state.py from the fields above: change those.
    # fmt: off
    fields: ClassVar[tuple[str, ...]] = ("book", "flags", "agendas_away")

    def __init__(self, book: Sealed[Book], flags: list[int], agendas_away: list[int]) -> None:
        self.book = book
        self.flags = flags
        self.agendas_away = agendas_away

    def clone(self) -> Box:
        return Box(self.book, self.flags[:], self.agendas_away[:])
    # fmt: on


Game = State[Table, Screen, Box]
Eyes = Sight[Table, Screen]
Public = View[Table]
