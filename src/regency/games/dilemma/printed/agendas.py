"""The six secret agendas, and what places and ranks bring."""

from __future__ import annotations

from typing import Final

AGENDAS: Final = 6
EXTREMIST: Final = 0
OPULENT: Final = 1
MODERATE_AGENDA: Final = 2
REBEL: Final = 3
OPPORTUNIST: Final = 4
GREEDY: Final = 5
AGENDA_NAMES: Final = ("extremist", "opulent", "moderate", "rebel", "opportunist", "greedy")

ZONES: Final[tuple[tuple[tuple[int, int], ...], ...]] = (
    (),  # the Extremist measures from the lowest row to the highest
    ((9, 17),),
    ((5, 13),),
    ((1, 5), (13, 17)),
    ((1, 9),),
    ((1, 5), (13, 17)),
)
MARKER_POINTS: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (0, 4, 7, 10, 14, 15),
    (0, 6, 7, 10, 13, 14),
    (0, 9, 13, 17, 19, 20),
    (0, 4, 7, 10, 14, 15),
    (4, 7, 11, 7, 4, 0),
)
COIN_POINTS: Final = ((4, 2, 1), (6, 4, 2), (5, 3, 1), (3, 2, 1), (6, 4, 2), (8, 6, 4))
PAYS_PRESTIGE: Final = (True, True, True, False, False, False)  # a full line of boxes; else Crave
REBEL_CRAVE: Final = 1  # where the king has abdicated

POSITIVE: Final = 0
NEGATIVE: Final = 1
HIGHEST_POINTS: Final = (3, 1)  # a positive token: its resource is highest, or second highest
LOWEST_POINTS: Final = (-3, -1)
POWER_POINTS: Final = (2, 1)  # most Power, and second most

# By how the reign ended and place (first, second, third and fourth, last): Prestige and Crave
PLACES: Final = (
    ((4, 0), (3, 0), (1, 1), (0, 2)),
    ((3, 0), (2, 0), (1, 0), (0, 2)),
    ((0, 2), (0, 1), (0, 1), (2, 0)),
)
