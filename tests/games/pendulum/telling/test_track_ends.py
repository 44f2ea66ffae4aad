"""What a point does to a track, where the track is full or glory lies at its end."""

from __future__ import annotations

from regency.games.pendulum import RULES
from regency.games.pendulum.model.actions import ChooseTrack, ConvertPoint
from regency.games.pendulum.printed.terms import POWER, PRESTIGE
from regency.kernel.edge import Action
from regency.words import Words
from tests.games.pendulum.builder import Game, begun, do, give, glory, hand, have
from tests.games.pendulum.names import play

END = 14 + 7  # of the Vanguard's power track


def remark(match: Game, action: Action) -> str:
    phrase = RULES.remark(match.look(0), action)
    assert phrase is not None
    return Words("en", RULES, ("Anna", "Ben", "Chloé", "Dora")).phrase(phrase)


def test_a_full_track_stays_where_it_is() -> None:
    match = begun(4, mats=("C4A", "C1", "C2", "C3"))
    have(match, 0, "2m 18P")
    do(match, 0, play("C4-A1"))
    assert remark(match, ChooseTrack(POWER)) == "power 18 → 19, parchment from 12"
    give(match, 0, power=19)
    assert remark(match, ChooseTrack(POWER)) == "power 19 → 19, parchment from 12"


def test_glory_is_converted_before_a_step() -> None:
    match = begun(4, glory=True)
    have(match, 0, f"{END}P 1R")
    glory(match, 0, POWER, 1)
    hand(match, 0, "CNC14")
    do(match, 0, play("CNC14"))
    told = remark(match, ConvertPoint(POWER, PRESTIGE))
    assert told == f"power {END} → {END}, parchment from 14, prestige 1 → 2, parchment from 11"
