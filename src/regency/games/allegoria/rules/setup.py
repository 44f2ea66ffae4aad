"""Setting the game up: the decks, and five End of Game Claims for everybody; the drafts follow as steps."""

from __future__ import annotations

from regency.kernel.core import State

from ..model.options import Options
from ..model.state import Allegoria, Box, Screen, Table
from ..printed.cards import CARDS
from ..printed.claims import CLAIMS, END_CLAIMS
from ..printed.counts import DECREE_CARDS, ENDS_DEALT, MERCHANT_CARDS, WORKERS_EACH
from ..printed.merchants import MERCHANTS
from ..printed.terms import (
    DECREES,
    FACES,
    MARKER_KINDS,
    MIXED,
    NOTHING,
    QUEEN,
    SEATS,
    SPACES,
    TERRITORIES,
    TRACKS,
    WORKERS,
)


def setup(seats: int, options: Options, seed: bytes) -> Allegoria:
    """Everything up to the first choice; the declaration lays the first step."""
    g: Allegoria = State(
        bare_table(seats, options), [bare_screen() for _ in range(seats)], Box([], [], [], [], []), seed
    )
    g.heard = True
    shuffle_workforce(g)
    shuffle_claims(g)
    shuffle_decrees(g)
    shuffle_merchants(g)
    deal_end_claims(g)
    return g


def bare_table(seats: int, options: Options) -> Table:
    """The table before anything is shuffled."""
    return Table(
        rules=options,
        round=0,
        queen_dead=False,
        finished=False,
        first=NOTHING,
        next_first=NOTHING,
        decree=NOTHING,
        edict=NOTHING,
        merchant=NOTHING,
        decrees=DECREE_CARDS + 1,
        merchants=MERCHANT_CARDS,
        deck=sum(CARDS),
        claim_deck=CLAIMS,
        claim_discards=0,
        drawer=NOTHING,
        drawn_claims=0,
        drawn_cards=0,
        ends=ENDS_DEALT,
        lord_cards=0,
        space=NOTHING,
        active=NOTHING,
        points=0,
        kind=MIXED,
        crossed=False,
        fresh=False,
        subterfuges=0,
        hard_times=False,
        spent_cards=0,
        spent_raised=0,
        stars=0,
        touched=0,
        alms_tokens=(),
        ranking=(),
        old_decrees=(),
        old_merchants=(),
        open=(),
        groups=[],
        discards=[0] * FACES,
        hands=[0] * seats,
        tracks=[0] * (seats * TRACKS),
        workers=[0] * (seats * TERRITORIES * WORKERS),
        supply=[WORKERS_EACH] * seats,
        diplomacy=[0] * seats,
        alms=[0] * seats,
        anarchy=[0] * seats,
        influence=[0] * seats,
        lords=[NOTHING] * seats,
        bids=[0] * seats,
        heights=[0] * (SPACES * SEATS),
        shown=[0] * (seats * MARKER_KINDS),
        revealed=[()] * seats,
        order=[()] * SPACES,
        guilds=[()] * seats,
        slots=[()] * seats,
        completed=[()] * seats,
        fulfilled=[()] * seats,
        missed=[()] * seats,
        deeds=[()] * seats,
    )


def bare_screen() -> Screen:
    """Nothing in hand, no marker placed."""
    return Screen([0] * FACES, [], [], [], [], [], [()] * SPACES)


def shuffle_workforce(g: Allegoria) -> None:
    """Seventy-two cards."""
    deck = [face for face in range(FACES) for _ in range(CARDS[face])]
    g.chance("workforce").shuffle(deck)
    g.box.deck = deck


def shuffle_claims(g: Allegoria) -> None:
    """Forty-eight In Game Claims."""
    deck = list(range(CLAIMS))
    g.chance("claims").shuffle(deck)
    g.box.claims = deck


def shuffle_decrees(g: Allegoria) -> None:
    """Six Decrees at random and The Queen Is Dead; the other five leave the game unseen."""
    decrees = [decree for decree in range(DECREES) if decree != QUEEN]
    g.chance("decrees").shuffle(decrees)
    deck = [QUEEN, *decrees[:DECREE_CARDS]]
    g.chance("queen").shuffle(deck)
    g.box.decrees = deck


def shuffle_merchants(g: Allegoria) -> None:
    """Six Travelling Merchants; the other six leave the game."""
    merchants = list(range(MERCHANTS))
    g.chance("merchants").shuffle(merchants)
    g.box.merchants = merchants[:MERCHANT_CARDS]


def deal_end_claims(g: Allegoria) -> None:
    """Five to each player, three of which will be kept."""
    deck = list(range(END_CLAIMS))
    g.chance("end claims").shuffle(deck)
    for screen in g.screens:
        screen.ends = [deck.pop() for _ in range(ENDS_DEALT)]
