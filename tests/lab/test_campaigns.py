"""Campaigns in bulk: one seed a reign, the same whatever the number of workers, counted under headings."""

from __future__ import annotations

import pytest

from regency.kernel.campaign_reasons import NoCampaign
from regency.kernel.errors import Refused, WrongSeatCount
from regency.lab import simulate_campaigns
from regency.lab.campaigns import CampaignPlan, play_campaign
from tests.example import RULES
from tests.minis.heirs import Options
from tests.minis.heirs_saga import DYNASTY

TWO = ("random", "random")


def test_a_campaign_is_played_to_its_end() -> None:
    report = simulate_campaigns(DYNASTY, TWO, 4, 7, Options(turns=2))
    assert (report.campaigns, report.ends, report.lengths) == (4, {"over": 4}, {3: 4})
    assert report.reign_ends == {"counted": 12}
    assert set(report.counted) == {"envelopes"}


def test_the_same_seed_gives_the_same_campaigns_on_any_number_of_workers() -> None:
    alone, twice = (simulate_campaigns(DYNASTY, TWO, 4, 7, workers=workers) for workers in (1, 2))
    assert alone == twice
    plan = CampaignPlan(DYNASTY, TWO, 3, 7, Options(), "will")
    assert play_campaign(plan, 2) == play_campaign(plan, 2)


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    simulate_campaigns(DYNASTY, TWO, 3, 1, progress=lambda done, of: told.append((done, of)))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_what_would_stop_every_campaign_is_said_first() -> None:
    with pytest.raises(Refused) as refused:
        simulate_campaigns(RULES, TWO, 1, 1)
    assert refused.value.reason == NoCampaign(RULES.name)
    with pytest.raises(Refused) as refused:
        simulate_campaigns(DYNASTY, ("random",), 1, 1)
    assert refused.value.reason == WrongSeatCount("heirs", 1, 2, 4)
