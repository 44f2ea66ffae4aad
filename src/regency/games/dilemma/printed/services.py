"""The ten services that may be paid for, each with what it is about: one number each."""

from __future__ import annotations

from typing import Final

from .figures import AYE, NAY, SEATS

VOTE_FOR: Final = 0
VOTE_MIN: Final = 1
PASS: Final = 2
GATHER_POWER: Final = 3
BECOME_MODERATOR: Final = 4
NO_RAISE: Final = 5
RAISE_BY: Final = 6
BREAK_TIE: Final = 7
GIVE_LEADER: Final = 8
CEDE_SIGNATURE: Final = 9
KINDS: Final = 10

LEAST_MIN: Final = 2
MOST_MIN: Final = 9
MOST_RAISE: Final = 4

# kind, side or seat, number
SERVICE: Final[tuple[tuple[int, int, int], ...]] = (
    *[(VOTE_FOR, side, 1) for side in (AYE, NAY)],
    *[(VOTE_MIN, side, least) for side in (AYE, NAY) for least in range(LEAST_MIN, MOST_MIN + 1)],
    (PASS, 0, 0),
    (GATHER_POWER, 0, 0),
    (BECOME_MODERATOR, 0, 0),
    (NO_RAISE, 0, 0),
    *[(RAISE_BY, 0, by) for by in range(1, MOST_RAISE + 1)],
    *[(BREAK_TIE, side, 0) for side in (AYE, NAY)],
    *[(GIVE_LEADER, seat, 0) for seat in range(SEATS)],
    *[(CEDE_SIGNATURE, seat, 0) for seat in range(SEATS)],
)
SERVICES: Final = len(SERVICE)
