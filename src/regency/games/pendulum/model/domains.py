"""The finite domains that actions, events, questions and reasons choose from."""

from __future__ import annotations

from typing import Annotated

from regency.kernel.edge import pick

from ..printed.achievements import ACHIEVEMENTS
from ..printed.board import AREAS, BOXES, TASKS
from ..printed.cards import CARDS
from ..printed.mats import MATS
from ..printed.provinces import OPEN_SPACES, PROVINCES
from ..printed.reconstructed import AUTOMAS
from ..printed.terms import CAP, CUBES, NOBLES, RIVAL_WORKERS, RIVALS, SLOTS, TRACKS, WORKERS

Mat = Annotated[int, pick("mat", MATS)]
Worker = Annotated[int, pick("worker", WORKERS)]  # of whoever acts: grande, three common, second grande
Box = Annotated[int, pick("box", BOXES)]
Task = Annotated[int, pick("task", TASKS)]  # an action of the board, and its reward box
Area = Annotated[int, pick("area", AREAS)]
Card = Annotated[int, pick("card", CARDS)]  # stratagems, council rewards, end rewards, corner, grande
Achievement = Annotated[int, pick("achievement", ACHIEVEMENTS)]
Province = Annotated[int, pick("province", PROVINCES)]
Space = Annotated[int, pick("space", OPEN_SPACES)]
Slot = Annotated[int, pick("slot", SLOTS)]
Track = Annotated[int, pick("track", TRACKS)]
Onto = Annotated[int, pick("onto", TRACKS)]  # a track, of two in one action the second
Cube = Annotated[int, pick("cube", CUBES)]
Count = Annotated[int, pick("count", CAP + 1)]  # the number itself
MilitaryCubes = Annotated[int, pick("military", CAP + 1)]
CultureCubes = Annotated[int, pick("culture", CAP + 1)]
GoldCubes = Annotated[int, pick("gold", CAP + 1)]
Prize = Annotated[int, pick("prize", 2)]  # the lower reward, the legendary token
Noble = Annotated[int, pick("noble", NOBLES)]  # players, the neutral colour, the two automated opponents
Rival = Annotated[int, pick("rival", RIVALS)]
RivalWorker = Annotated[int, pick("rival_worker", RIVAL_WORKERS)]
Automa = Annotated[int, pick("automa", AUTOMAS)]
