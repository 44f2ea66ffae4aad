"""The balance page counts every claim, Lord, Merchant and Decree, and proposes nothing that cannot be."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from regency.games.allegoria.model import actions as a
from regency.games.allegoria.model.figures import FIGURES, EndGameClaim, InGameClaim
from regency.games.allegoria.model.language import Reader
from regency.games.allegoria.printed.conditions import Condition
from regency.games.allegoria.printed.terms import ALMS_PRICE, BLOOD_FEUD, HARD_TIMES, OWN_MARKET_FREE
from tests.games.allegoria.balance.page import PAGE, extremes, main, page, share
from tests.games.allegoria.balance.proposals import proposal
from tests.games.allegoria.balance.tally import Row, Tally, played, profits

CLAIMS: list[InGameClaim | EndGameClaim] = [
    *FIGURES.in_game_claims.entries,
    *FIGURES.end_game_claims.entries,
]
NUMBERS = ("form", "metric", "argument", "where", "op", "value", "deed", "aggregate", "field")


@pytest.mark.compiled
def test_a_tally_counts_every_seat_once() -> None:
    tally = list(played(2, 2, 3))[-1]
    assert tally.games == 2
    assert sum(row.held for row in tally.ends) == 2 * 2 * 3 and sum(row.dealt for row in tally.ends) == 20
    assert sum(row.held for row in tally.lords) == 4 and sum(row.dealt for row in tally.lords) == 8
    assert sum(row.held for row in tally.merchants) == 2 * 2 * 6
    assert sum(row.held for row in tally.decrees) == 2 * 2 * 6
    assert sum(row.won for row in tally.lords) == pytest.approx(2.0)
    assert any(row.used for row in tally.merchants) and any(row.used for row in tally.decrees)
    for row in (*tally.claims, *tally.ends):
        assert row.at_once <= row.used <= row.held and row.won_used <= row.won


def test_what_makes_use_of_a_rule_of_the_round() -> None:
    assert profits(HARD_TIMES, 0, a.UseHardTimes()) and not profits(BLOOD_FEUD, 0, a.UseHardTimes())
    assert profits(OWN_MARKET_FREE, 1, a.Commerce(1, 0, 0)) and not profits(
        OWN_MARKET_FREE, 1, a.Commerce(0, 0, 0)
    )
    assert profits(ALMS_PRICE, 0, a.Alms(0)) and profits(BLOOD_FEUD, 0, a.Battle(4, 1, 0))
    assert not profits(HARD_TIMES, 0, a.EndTurn())


def test_shares_have_intervals() -> None:
    assert share(1, 0) == "–"
    assert share(50, 100) == "50 % (40–60)"


def test_the_page_names_everything_once_a_table() -> None:
    text = page([Tally(seats, 1, games=1) for seats in (2, 3, 4)])
    for line in ("| The Bold (1) |", "| The Absolutist |", "| Patron |", "| Royal Jubilee |", "| Hard Times"):
        assert text.count(line) == 1
    assert (
        len(re.findall(r"^\| (?!---|Claim|Lord|Merchant|Decree|Players)", text, re.MULTILINE))
        == 3 + 48 + 24 + 8 + 12 + 22
    )
    assert text.rstrip().endswith("None.")


def test_claims_outside_the_bounds_are_listed() -> None:
    tallies = [Tally(seats, 1, games=100) for seats in (2, 3, 4)]
    tallies[0].claims[0] = Row(held=100, used=1)
    tallies[1].claims[1] = Row(held=100, used=96, at_once=48)
    tallies[2].claims[2] = Row(held=100, used=50)
    bold, victorious = extremes(tallies, "claims", "claim", FIGURES.in_game_claims.entries)
    assert bold.startswith("- The Bold, 2 players: 1 % (0–5). Make it worth 2")
    assert victorious.startswith("- The Victorious, 3 players: 96 % (90–98), at once 50 %. ")


@pytest.mark.parametrize("easy", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_a_proposal_for_every_claim(seats: int, easy: bool) -> None:
    for claim in CLAIMS:
        tried = proposal(claim, seats, easy)
        text = tried.text
        assert text.endswith(".") and (tried.cond is None) != (tried.value is None)
        asked = re.match(r"Ask for at (least|most) (\d+) instead of (\d+)", text)
        if asked:
            harder = (int(asked[2]) > int(asked[3])) == (asked[1] == "least")
            assert harder == easy


@pytest.mark.parametrize("easy", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_proposal_for_one_number_of_players_can_be_written_in_the_table(seats: int, easy: bool) -> None:
    for claim in CLAIMS:
        tried = proposal(claim, seats, easy)
        if tried.cond is None:
            assert isinstance(claim, InGameClaim) and tried.value in (1, 2, 3) and tried.value != claim.value
            continue
        written = {"by_players": {str(seats): tried.cond, "more": claim.cond}}
        for table in (2, 3, 4):
            found, before = (told(Reader(claim.name, table).read(cond)) for cond in (written, claim.cond))
            assert (found != before) == (table == seats)


def told(condition: Condition) -> str:
    """A condition as text, to be compared."""
    plain = [getattr(condition, name) for name in NUMBERS]
    filters = [(one.field, one.op, one.value) for one in condition.filters]
    return f"{plain} {filters} {[told(part) for part in condition.parts]}"


def test_twice_in_one_turn_is_said_only_of_deeds() -> None:
    """A state does not happen twice, and a second new Guild in one turn is what another claim asks for."""
    twice = {claim.name for claim in CLAIMS if "twice" in proposal(claim, 3, True).text}
    assert twice == {"bold", "brazen", "puppeteer", "humbling", "smuggler"}
    by_name = {claim.name: claim for claim in FIGURES.in_game_claims.entries}
    said = {name: proposal(by_name[name], 3, True).text for name in ("well-connected", "founder", "menacing")}
    assert said == {
        "well-connected": "Join it with at least 4 (track, wealth).",
        "founder": "Join it with at least 2 (guilds).",
        "menacing": "Join it with at least 3 (workers, soldier, opponent homes).",
    }


@pytest.mark.compiled
def test_a_run_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    given = ["--games", "1", "--keep", str(tmp_path / "kept"), "--page", str(tmp_path / "page.md")]
    assert main(given) == 0
    first = (tmp_path / "page.md").read_text(encoding="utf-8")
    kept = sorted((tmp_path / "kept").iterdir())
    assert len(kept) == 3
    stamps = [path.stat().st_mtime_ns for path in kept]
    assert main(given) == 0
    assert [path.stat().st_mtime_ns for path in kept] == stamps
    assert (tmp_path / "page.md").read_text(encoding="utf-8") == first


def test_the_page_is_there() -> None:
    assert PAGE.read_text(encoding="utf-8").startswith("# Balance of Throne of Allegoria")
