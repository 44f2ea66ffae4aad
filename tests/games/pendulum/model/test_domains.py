"""What actions choose from: the sizes of all domains, and every action that there can be."""

from __future__ import annotations

from collections import Counter

import pytest

from regency.games.pendulum.model.actions import ACTIONS
from regency.games.pendulum.model.events import EVENTS
from regency.kernel.codec import Codec
from regency.kernel.fields import sizes_of

pytestmark = pytest.mark.both


def test_every_domain_has_as_many_members_as_there_are_pieces() -> None:
    assert sizes_of([*ACTIONS, *EVENTS]) == {
        "mat": 10, "worker": 5, "box": 28, "task": 20, "area": 3, "card": 72, "achievement": 10,
        "province": 56, "space": 4, "slot": 4, "track": 3, "onto": 3, "cube": 3, "count": 11, "military": 11,
        "culture": 11, "gold": 11, "prize": 2, "noble": 8, "rival": 2, "rival_worker": 3, "automa": 32,
    }  # fmt: skip


def test_there_are_so_many_actions_of_each_kind() -> None:
    """Any 1 to 5 cubes are gained, any 2, 8 or 10 paid; a track is converted into another one."""
    counted = Counter(type(action).__name__ for action in Codec(ACTIONS).table)
    assert counted == {
        "ChooseMat": 10, "PlaceWorker": 140, "ReturnWorker": 5, "Act": 100, "FlipTimer": 3, "PlayCard": 54,
        "RecallStratagems": 1, "RefillProvince": 4, "ClaimAchievement": 2, "Done": 1, "Withdraw": 1,
        "Hold": 1, "Ready": 1, "Pass": 1, "Forgo": 1, "GainCubes": 55, "PayCubes": 6 + 45 + 66,
        "ChooseTrack": 3, "ConvertPoint": 6, "SwapCubes": 20, "TakeCardBack": 54, "RetrieveWorker": 5,
        "TakeProvince": 224, "DrawProvince": 1, "TuckProvince": 4, "ChooseNeighbour": 20, "TakeReward": 32,
        "PromoteWorker": 3, "DiscardProvince": 56,
    }  # fmt: skip
