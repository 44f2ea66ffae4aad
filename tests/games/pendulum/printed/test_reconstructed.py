"""What was reconstructed: the clock of a server, and the solo deck with its levels."""

from __future__ import annotations

import pytest

from regency.games.pendulum.printed import board
from regency.games.pendulum.printed import reconstructed as own
from regency.games.pendulum.printed.terms import NOTHING

pytestmark = pytest.mark.both

# Opponent, worker (G grande, C common, S second common), area and box, timers, province; at the Council
# points, votes, the slot of a reward it takes (else in brackets), and whether it claims the token
DECK = """
A C PW P 1 4 3 1 - | B C PW P 2 4 0 (5) t | A S PN PB 3 5 4 (2) - | B S PN G 4 3 6 4 -
A G GW GB - 4 5 3 t | B G GW B - 4 1 (1) - | A C GN B - 5 3 (5) - | B C GN - - 3 2 2 t
A S PN P 1 3 1 4 - | B S PN P 2 4 3 (3) - | A G PW PB 3 4 2 (1) t | B G PW G 4 5 3 5 -
A C GN GB - 3 0 2 - | B C GN B - 4 4 (4) t | A S GW B - 4 6 (3) - | B S GW - - 5 5 1 -
A G PW P 1 5 4 5 t | B G PW P 2 3 6 (2) - | A C PN PB 3 4 5 (4) - | B C PN G 4 4 1 3 t
A S GW GB - 5 3 1 - | B S GW B - 3 2 (5) - | A G GN B - 4 3 (2) t | B G GN - - 4 0 4 -
A C PN P 1 4 2 3 - | B C PN P 2 5 3 (1) t | A S PW PB 3 3 0 (5) - | B S PW G 4 4 4 2 -
A G GN GB - 4 6 4 t | B G GN B - 5 5 (3) - | A C GW B - 3 1 (1) - | B C GW - - 4 3 5 t
"""


def written(card: own.Automa) -> str:
    taken = f"{card[own.TAKES_FROM] + 1}" if card[own.TAKES] else f"({card[own.TAKES_FROM] + 1})"
    words = (
        "AB"[card[own.WHOSE]],
        "GCS"[card[own.WHICH]],
        "PG"[card[own.WHERE]] + "WN"[card[own.WHICH_BOX]],
        "".join("PGB"[area] for area in card[own.FLIPS]) or "-",
        "-" if card[own.REMOVES] == NOTHING else f"{card[own.REMOVES] + 1}",
        str(card[own.POINTS]),
        str(card[own.VOTES]),
        taken,
        "t" if card[own.CLAIMS] else "-",
    )
    return " ".join(words)


def test_the_solo_deck_has_32_cards() -> None:
    listed = [row.strip() for line in DECK.strip().splitlines() for row in line.split("|")]
    assert [written(card) for card in own.AUTOMA] == listed and len(listed) == own.AUTOMAS == 32


def test_the_averages_of_the_solo_deck() -> None:
    assert sum(card[own.POINTS] for card in own.AUTOMA) == 4 * own.AUTOMAS
    assert sum(card[own.VOTES] for card in own.AUTOMA) == 3 * own.AUTOMAS
    assert sum(card[own.TAKES] for card in own.AUTOMA) == 16
    assert sum(card[own.CLAIMS] for card in own.AUTOMA) == 11


def test_six_levels_add_points_and_votes() -> None:
    levels = list(zip(own.LEVEL_POINTS, own.LEVEL_VOTES, strict=True))
    assert levels == [(0, 0), (0, 1), (1, 1), (1, 2), (2, 2), (3, 3)] and len(levels) == own.LEVELS


def test_the_opponents_track_and_their_first_boxes() -> None:
    assert (own.TRACK_LENGTH, own.PARCHMENT_FROM, own.LAG_STEPS, own.FROM_ROUND) == (36, 12, 3, 2)
    names = [[board.BOX_NAMES[box] for box in each] for each in own.RIVAL_START]
    assert names == [["PLW", "GLN"], ["GLW", "PLN"]]


def test_the_clock_of_a_server() -> None:
    assert (own.GRACE, own.LATE, own.SPACING, own.COUNTDOWN_TIME) == (1_000, 250, 200, 3_000)
    assert (own.IDLE_TIME, own.LONGEST_TIME, own.CALL_TIME) == (30_000, 90_000, 10_000)
    assert (own.HOLDS, own.WITHDRAWALS, own.MOVES) == (1, 2, 2)
    assert own.CONFIDENCE == "reconstructed"
