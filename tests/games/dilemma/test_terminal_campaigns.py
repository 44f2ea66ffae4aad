"""A campaign at one keyboard: begun, left in the midst of a reign, gone on with, crowned, and proved."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from regency.games.dilemma import RULES
from regency.kernel import campaign_file
from regency.kernel.chain import archive
from regency.kernel.chronicle import Chronicle
from tests.cli.runs import Done, run

from . import kingdoms, synthetic


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "ours.jsonl"


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def read(file: Path) -> Chronicle:
    chronicle, _ = campaign_file.read_acts(RULES, file.read_bytes(), campaign_file.CAMPAIGN)
    return chronicle


def play(capsys: pytest.CaptureFixture[str], file: Path, *more: str) -> Done:
    return run(capsys, "play", RULES.name, "--campaign", str(file), *more)


def test_bots_play_reigns_and_a_person_crowns(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, file: Path
) -> None:
    begun = kingdoms.begun(synthetic.book(75, 1), (0, 3, 5))
    file.write_bytes(campaign_file.to_file(begun))
    typed(monkeypatch, "1", "\t", "k" * 500, "Ida the First")
    done = play(capsys, file, "--seats", "random,random,random")
    assert done.code == 0, done.err
    chronicle = read(file)
    assert [each.state for each in chronicle.facts.sittings] == ["reigned"]
    king = chronicle.facts.king
    assert king in {"Ida the First", "1"}, "where one house alone has won, the first line is a name"
    assert not file.with_name(file.name + ".reign").exists()
    typed(monkeypatch, "1", "Otto", "Otto")
    again = play(capsys, file, "--seats", "random,random,random,random")
    assert again.code == 0 and "1. Under" in again.out
    assert len(read(file).facts.houses) == 4, "a fourth house has joined"
    assert read(file).facts.sittings[1].king == king


def test_a_campaign_that_rests_is_told_and_nothing_begins(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, file: Path
) -> None:
    chronicle, _ = kingdoms.campaign(synthetic.book(10, 1), (0, 3, 5, 8), 2)
    assert chronicle.facts.rests and not chronicle.facts.vacant
    file.write_bytes(campaign_file.to_file(chronicle))
    typed(monkeypatch)
    done = play(capsys, file)
    assert done.code == 0 and "rests until its story goes on" in done.out
    assert read(file).acts == chronicle.acts


def test_a_reign_that_was_left_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, file: Path
) -> None:
    typed(monkeypatch, "1", "", "q")
    done = play(capsys, file, "--seats", "human:Anna,random,random")
    assert done.code == 0 and f"regency play --campaign {file}" in done.out
    beside = file.with_name(file.name + ".reign")
    before = beside.read_bytes()
    assert len(before.splitlines()) > 1 and read(file).facts.sittings == ()
    typed(monkeypatch, "q")
    assert play(capsys, file).code == 0
    assert beside.read_bytes() == before, "nothing is lost, and nothing begun anew"


def test_a_reign_of_another_campaign_is_not_entered(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, file: Path, tmp_path: Path
) -> None:
    typed(monkeypatch, "1", "", "q")
    play(capsys, file, "--seats", "human:Anna,random,random")
    other = tmp_path / "other.jsonl"
    typed(monkeypatch, "1", "", "q")
    play(capsys, other, "--seats", "human:Ben,random,random")
    file.with_name(file.name + ".reign").replace(other.with_name(other.name + ".reign"))
    typed(monkeypatch, "q")
    done = play(capsys, other)
    assert done.code == 1 and "does not belong to the sitting" in done.err


@pytest.mark.parametrize(
    ("more", "code"),
    [(("--seed", "3"), 2), (("--save", "x"), 2), (("--resume", "x"), 2), (("--seats", "random,random"), 2)],
)
def test_what_cannot_be_said_beside_a_campaign(
    capsys: pytest.CaptureFixture[str], file: Path, more: tuple[str, ...], code: int
) -> None:
    done = play(capsys, file, *more)
    assert done.code == code and done.err and not file.exists()


def test_a_file_that_is_no_campaign_is_left_alone(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    for content in (b"", b"\x00\xff", b'{"line":"title"}\n', b"{}\n" * 9):
        file.write_bytes(content)
        done = play(capsys, file)
        assert done.code == 1 and done.err and file.read_bytes() == content


def test_a_game_without_campaigns_says_so(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    done = run(capsys, "play", "council", "--campaign", str(file))
    assert done.code == 1 and "has no campaigns" in done.err and not file.exists()


def test_an_archive_is_proved_and_the_place_where_it_parts_is_named(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    chronicle, kept = kingdoms.campaign(synthetic.book(75, 1), (0, 3, 5, 8), 1)
    assert chronicle.facts.over
    whole = archive(chronicle, kept)
    file.write_bytes(whole)
    done = run(capsys, "replay", str(file))
    assert done.code == 0, done.err
    assert f"{len(kept)} of {len(kept)} reigns proved" in done.out
    lines = whole.splitlines(keepends=True)
    starts = [nth for nth, line in enumerate(lines) if line.startswith(campaign_file.RECORD_LINE)]
    file.write_bytes(b"".join(lines[: starts[2]] + lines[starts[3] :]))
    done = run(capsys, "replay", str(file))
    assert done.code == 1 and "lacks the record of reign 3" in done.err
    entry = json.loads(lines[starts[1] + 5])
    entry["digest"] = "0" * len(entry["digest"]) if "digest" in entry else ""
    lines[starts[1] + 5] = json.dumps(entry).encode() + b"\n"
    file.write_bytes(b"".join(lines))
    done = run(capsys, "replay", str(file))
    assert done.code == 1 and "reign 2" in done.err
    assert run(capsys, "replay", str(file), "--at", "3").code == 2


def test_a_campaign_is_told_and_not_proved(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    chronicle = kingdoms.begun(synthetic.book(10, 1), (0, 3, 5))
    kingdoms.reign(chronicle, (3, 0, 5), 4)
    file.write_bytes(campaign_file.to_file(chronicle))
    for lang, said in (("en", "This is the campaign as it is told."), ("de", "Das ist die Kampagne")):
        done = run(capsys, "replay", str(file), "--lang", lang)
        assert done.code == 0 and said in done.out and "Family 4" in done.out


def test_campaigns_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    done = run(capsys, "simulate", RULES.name, "--campaigns", "2", "--json")
    report = json.loads(done.out)
    assert done.code == 0 and report["campaigns"] == 2 and report["counted"]["choices"]
    assert sum(report["reign_ends"].values()) == sum(int(n) * c for n, c in report["lengths"].items())
    for lang, said in (("en", "How the campaigns ended"), ("de", "So gingen die Kampagnen aus")):
        assert said in run(capsys, "simulate", RULES.name, "--campaigns", "1", "--lang", lang).out
    for wrong in (
        ("--games", "3"),
        ("--records", "x"),
        ("--paces", "steady"),
        ("--seats", "human,random,random"),
    ):
        assert run(capsys, "simulate", RULES.name, "--campaigns", "1", *wrong).code == 2
