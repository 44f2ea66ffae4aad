"""The balance page has a row for each agenda, house and service, and says how it was made."""

from __future__ import annotations

from pathlib import Path

import pytest

from regency.games.dilemma import RULES
from regency.games.dilemma.printed.agendas import AGENDAS
from regency.games.dilemma.printed.figures import HOUSES
from regency.games.dilemma.printed.services import KINDS
from tests.games.dilemma.balance import page as pages


def test_a_share_has_its_interval_and_of_nothing_there_is_none() -> None:
    assert pages.share(5, 10) == "50.0 % (23.7–76.3)"
    assert pages.share(0, 0) == "–"


def test_every_service_has_a_name() -> None:
    assert len(set(pages.KIND_NAMES)) == KINDS


@pytest.mark.compiled
def test_the_page_has_a_row_for_each_agenda_house_and_service(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "PAGE", tmp_path / "BALANCE.md")
    pages.main(["--reigns", "1", "--seed", "5"])
    said = (tmp_path / "BALANCE.md").read_text(encoding="utf-8")
    assert "--reigns 1 --seed 5" in said and "nothing was changed for balance" in said
    rows = [line for line in said.splitlines() if line.startswith("| ") and "---" not in line]
    counts = len(RULES.seats)
    assert len(rows) == (1 + 4) + (1 + counts) + (1 + AGENDAS) + (1 + HOUSES) + (1 + counts) + (1 + KINDS)
