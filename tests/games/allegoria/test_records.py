"""The records of Throne of Allegoria together show all there is, and many claims completed in play."""

from __future__ import annotations

from functools import cache

from scripts import records
from scripts.playthroughs import load
from tests.games.allegoria.rules.test_claims_in_play import BY_PLAY
from tests.games.allegoria.rules.test_end_game_claims import CASES
from tests.games.allegoria.teller import CLAIMS, END_CLAIMS

from .shown import demanded, shown_by

FILES = sorted(records.folder("allegoria").glob("*.jsonl"))

# Proven in whole games; the others in `rules/test_claims_in_play.py` alone
IN_RECORDS = """
    avenger bloody bold brazen cunning disciplined elusive enlightened extravagant financier founder
    generous golden humbling menacing merciless mighty monopolist notorious obliging paymaster penitent
    plunderer profiteer prosperous puppeteer restless scheming shrewd silver-tongued smuggler speculator
    steadfast studious suspicious ubiquitous unseen victorious wayfaring well-connected wise worldly
"""
END_IN_RECORDS = """
    absolutist blameless charitable conqueror cosmopolitan determined diplomatic even-handed
    far-travelled feared glorious guildmaster intruder learned mercantile opulent populous protector
    provident secretive spymaster warlike
"""


@cache
def shown() -> frozenset[str]:
    return frozenset().union(*(shown_by(load("allegoria", path)) for path in FILES))


def named(kind: str) -> set[str]:
    """The claims of a kind that the records complete."""
    return {name.removeprefix(kind) for name in shown() if name.startswith(kind)}


def test_together_they_show_everything() -> None:
    assert sorted(demanded() - shown()) == []


def test_one_alone_does_not() -> None:
    one = shown_by(load("allegoria", FILES[0]))
    assert one & demanded()
    assert demanded() - one


def test_the_claims_that_are_completed_in_whole_games() -> None:
    assert sorted(named("claim ")) == IN_RECORDS.split()
    assert sorted(named("end claim ")) == END_IN_RECORDS.split()


def test_every_claim_is_completed_in_play() -> None:
    assert {*IN_RECORDS.split(), *BY_PLAY} == {*CLAIMS}
    assert {*END_IN_RECORDS.split(), *CASES} == {*END_CLAIMS}
