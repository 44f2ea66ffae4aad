"""What campaigns show of a story: lengths, ends, outcomes, choices; and the long runs at night."""

from __future__ import annotations

import msgspec
import pytest

from regency.games.dilemma import RULES, KingsDilemma
from regency.games.dilemma.printed.figures import NOTHING
from regency.games.dilemma.saga import figures as counted
from regency.games.dilemma.saga.almanac import Kept
from regency.games.dilemma.saga.figures import Figures
from regency.games.dilemma.saga.observed import Reign
from regency.kernel import campaign_file
from regency.kernel.rules import Phrase
from regency.lab.authors import plan_campaigns, play_campaign, play_campaigns
from regency.lab.statistics import wilson
from regency.words import Words

from .. import lawful
from . import campaigns_page
from .planted import said

ROUNDS = 25  # of twenty packs: five hundred campaigns a number of houses
KEPT = Kept()


def reign(ending: int = 0, results: tuple[int, ...] = ()) -> Reign:
    moved = ((0, 0),) * 5
    return Reign(ending, NOTHING, 0, 7, results, (), moved, (), (), (), 0, 0, 0, 0, 0)


def finale(outcome: int) -> Reign:
    return msgspec.structs.replace(reign(NOTHING), outcome=outcome)


def figures(campaigns: list[list[Reign]]) -> Figures:
    return counted.figures(lawful.book(75, 1), campaigns, 5, wilson)


def campaign(reigns: int = 15, outcome: int = 0, ends: tuple[int, ...] = (0, 0, 1, 2)) -> list[Reign]:
    return [*(reign(ends[nth % len(ends)]) for nth in range(reigns)), finale(outcome)]


def even(count: int = 200) -> list[list[Reign]]:
    return [campaign(15, nth % 4) for nth in range(count)]


def proved(found: Figures) -> list[tuple[str, str]]:
    """Rule and key of what is missed."""
    told = KEPT.prove(lawful.book(75, 1), found)
    assert all(
        each.file.endswith(".toml") and each.line == 1 and said(each) != said(each, "de") for each in told
    )
    return [(each.rule, each.what.key) for each in told if isinstance(each.what, Phrase)]


def test_campaigns_as_they_should_be() -> None:
    assert proved(figures(even())) == []


@pytest.mark.parametrize(
    ("campaigns", "rule", "key"),
    [
        ([*even(190), *[campaign()[:-1]] * 10], "V31", "proof-dry"),
        ([*even(160), *[campaign(25)] * 40], "V31", "proof-reigns"),
        ([*even(160), *[campaign(9)] * 40], "V31", "proof-reigns"),
        ([campaign(15, nth % 4, (0, 1, 2)) for nth in range(200)], "V31", "proof-died"),
        ([campaign(15, nth % 4, (0, 0, 0, 0, 0, 0, 1, 2)) for nth in range(200)], "V31", "proof-died"),
        ([campaign(15, nth % 4, (0, 0, 1, 1, 0, 1, 0, 1)) for nth in range(200)], "V31", "proof-abdicated"),
        ([campaign(15, nth % 3) for nth in range(200)], "V32", "proof-outcome"),
    ],
)
def test_what_is_missed_is_told(campaigns: list[list[Reign]], rule: str, key: str) -> None:
    assert (rule, key) in proved(figures(campaigns))


def test_a_card_that_everybody_decides_alike_is_no_choice() -> None:
    asked = [[reign(nth % 3, (2 * 15 + (nth % 20 == 0),)), *campaign(14, nth % 4)] for nth in range(200)]
    found = figures(asked)
    told = [each for each in KEPT.prove(lawful.book(75, 1), found) if each.rule == "24.13"]
    assert [(each.file, said(each)[:5]) for each in told] == [("T1a.toml", "T1a.K")]


def test_a_story_that_waits_at_a_door_has_no_end_to_prove() -> None:
    book = lawful.book(7, 1)
    found = counted.figures(book, [[reign()] * 3] * 50, 5, wilson)
    assert (found.dry, found.resting) == (0, 50) and KEPT.prove(book, found) == []


def test_the_sheet_says_every_figure_in_both_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)
    for language in ("en", "de"):
        words = Words(language, RULES)
        grids = KEPT.sheet(figures(even(8)))
        cells = [cell for grid in grids for row in grid.rows for cell in row.cells]
        assert all(words.phrase(cell.text) for cell in cells if isinstance(cell.text, Phrase))
        assert len(grids) == 9


# Played


@pytest.mark.parametrize("seats", [3, 5])
def test_a_campaign_is_played_to_its_finale_and_holds_whatever_is_looked_at(seats: int) -> None:
    plan = plan_campaigns(RULES, lawful.book(75, 2), ("random",) * seats, 1, 4, checked=True)
    [played] = play_campaigns(plan)
    assert (played.over, played.rests, played.flaws) == (True, False, ())
    assert played.kept[-1].outcome != NOTHING and len(played.kept) > 8
    again = play_campaign(plan, 0)
    assert again.kept == played.kept


def test_campaigns_are_the_same_whatever_the_number_of_workers() -> None:
    plan = plan_campaigns(RULES, lawful.book(7, 1), ("random",) * 3, 3, 9)
    alone, shared = play_campaigns(plan), play_campaigns(plan, 2)
    assert [each.kept for each in alone] == [each.kept for each in shared]
    assert {each.rests for each in alone} == {True}


class Leaky(KingsDilemma):
    """As if Power were made out of nothing."""

    def check(self, g: object) -> None:
        raise AssertionError("Power was made")


def test_power_that_is_made_or_lost_is_told() -> None:
    plan = plan_campaigns(Leaky(), lawful.book(7, 1), ("random",) * 3, 1, 9, checked=True)
    flaws = play_campaign(plan, 0).flaws
    assert flaws and {each.rule for each in flaws} == {"V33"}
    assert all("Power was made" in said(each) and said(each) != said(each, "de") for each in flaws)


def test_a_campaign_that_its_file_does_not_hold_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = plan_campaigns(RULES, lawful.book(7, 1), ("random",) * 3, 2, 9, checked=True)
    first = play_campaign(plan, 0)
    assert first.flaws == ()
    kept = campaign_file.to_file
    stale: list[bytes] = []

    def keep_first(chronicle: object) -> bytes:
        stale.append(kept(chronicle))  # type: ignore[arg-type]
        return stale[0]

    monkeypatch.setattr(campaign_file, "to_file", keep_first)
    flaws = play_campaign(plan, 1).flaws
    assert {each.rule for each in flaws} == {"V34"} and all(said(each) for each in flaws)


@pytest.mark.nightly
def test_five_hundred_campaigns_a_number_of_houses() -> None:
    found: campaigns_page.Campaigns = {}
    for number in range(ROUNDS):
        campaigns_page.play_round(number, found)
    for each in campaigns_page.figures_of(found):
        assert each.campaigns == 500 and each.dry == 0
        assert [pair for pair in proved(each) if pair[0] in ("V31", "V32")] == []
