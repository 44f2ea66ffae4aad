"""The command for authors, and stories by path: what it prints when all is well, and what it refuses."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from regency import games
from regency.kernel.rules import AnyRules
from tests.cli.runs import run

THREE = "random,random,random"
LANGUAGES = ["en", "de"]
NAMES = [name for name in games.NAMES if games.load(name).stories is not None]
# Before any test puts a story of its own beside them
INSTALLED = [
    found for name in NAMES if (stories := games.load(name).stories) for found in stories.installed()
]
pytestmark = pytest.mark.skipif(not NAMES, reason="no game here has stories")


@pytest.fixture
def rules() -> Iterator[AnyRules]:
    """The game that has stories; afterwards it tells its own again."""
    found = games.load(NAMES[0])
    assert found.stories is not None
    kept = dict(vars(found))
    yield found
    vars(found).clear()
    vars(found).update(kept)


@pytest.fixture
def pack(rules: AnyRules, tmp_path: Path) -> Path:
    """An empty story that has been laid out, with a name of its own."""
    assert rules.stories is not None
    folder = tmp_path / "shelf" / f"land-{os.getpid()}-{abs(hash(tmp_path)) % 10**6}"
    folder.mkdir(parents=True)
    for name, text in rules.stories.draft(folder.name).items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize("lang", LANGUAGES)
def test_stories_that_are_installed_keep_all_rules(
    capsys: pytest.CaptureFixture[str], rules: AnyRules, lang: str
) -> None:
    for name in INSTALLED:
        done = run(capsys, "content", "check", name, "--lang", lang)
        assert (done.code, done.err) == (0, "")
        assert ("Nothing to find." if lang == "en" else "Es gibt nichts zu beanstanden.") in done.out


def test_a_story_is_laid_out_once_and_lacks_texts_alone(
    capsys: pytest.CaptureFixture[str], rules: AnyRules, tmp_path: Path
) -> None:
    folder = tmp_path / "my-land"
    done = run(capsys, "content", "new", str(folder), "--lang", "en")
    assert done.code == 0 and f"regency content check {folder}" in done.out
    again = run(capsys, "content", "new", str(folder), "--lang", "en")
    assert again.code == 2 and "exists already" in again.err
    checked = run(capsys, "content", "check", str(folder), "--json", "--lang", "en")
    assert checked.code == 1
    found = json.loads(checked.out)
    assert {each["rule"] for each in found["findings"]} == {"V28", "24.3"}
    assert all(Path(folder / each["file"]).is_file() and each["line"] > 0 for each in found["findings"])
    assert len(found["remarks"]) == 2


def test_campaigns_are_counted(capsys: pytest.CaptureFixture[str], pack: Path) -> None:
    done = run(
        capsys, "content", "stats", str(pack), "--campaigns", "2", "--seats", "3", "--json", "--bot", "random"
    )
    assert done.code == 0
    found = json.loads(done.out)
    assert (found["campaigns"], found["seats"], found["resting"], found["dry"]) == (2, 3, 2, 0)
    assert sum(each["count"] for each in found["ends"].values()) == found["reigns"] * 2
    assert found["choices"][0]["times"] == 2
    shown = run(capsys, "content", "stats", str(pack), "--campaigns", "1", "--bot", "random", "--lang", "de")
    assert "wie Herrschaften endeten" in shown.out and pack.name in shown.out


def test_campaigns_show_nothing_amiss_in_what_is_installed(
    capsys: pytest.CaptureFixture[str], rules: AnyRules
) -> None:
    done = run(capsys, "content", "check", INSTALLED[0], "--simulate", "1", "--bot", "random", "--lang", "en")
    assert done.code == 0 and "Nothing to find." in done.out


def test_a_story_is_released_once_nothing_is_to_be_found(
    capsys: pytest.CaptureFixture[str], rules: AnyRules, pack: Path, tmp_path: Path
) -> None:
    assert rules.stories is not None
    refused = run(capsys, "content", "release", str(pack), "--lang", "en")
    assert refused.code == 1 and not (pack / "released.toml").exists()
    whole = tmp_path / "whole"
    source = rules.stories.folder(INSTALLED[0])
    assert source is not None
    shutil.copytree(source, whole)
    done = run(capsys, "content", "release", str(whole), "--lang", "en")
    assert done.code == 0 and (whole / "released.toml").is_file()
    assert run(capsys, "content", "check", str(whole)).code == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "Say what to do"),
        (["burn", "x"], "There is no task “burn”"),
        (["check"], "Name the story"),
        (["check", "no-such-land"], "no-such-land"),
        (["check", "../../etc"], "../../etc"),
        (["check", "x", "--game", "no-such-game"], "no-such-game"),
        (["stats", "{pack}", "--campaigns", "0"], "--campaigns"),
        (["stats", "{pack}", "--seats", "9"], "--seats"),
        (["stats", "{pack}", "--bot", "cat"], "cat"),
        (["new", "/proc/no/land"], "/proc/no/land"),
    ],
)
def test_what_cannot_be_meant_is_refused(
    capsys: pytest.CaptureFixture[str], pack: Path, arguments: list[str], said: str
) -> None:
    given = [each.format(pack=pack) for each in arguments]
    done = run(capsys, "content", *given, "--lang", "en")
    assert done.code in (1, 2) and said in done.err and done.out == ""


def test_a_game_without_stories_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    other = next(name for name in games.NAMES if games.load(name).stories is None)
    for arguments in (["content", "check", "x", "--game", other], ["simulate", other, "--packs", "."]):
        done = run(capsys, *arguments, "--lang", "en")
        assert done.code == 2 and "has no stories" in done.err


# Stories by path


def test_a_story_by_path_is_played(
    capsys: pytest.CaptureFixture[str], rules: AnyRules, pack: Path, tmp_path: Path
) -> None:
    records = tmp_path / "records"
    done = run(
        capsys, "simulate", rules.name, "--packs", str(pack), "--seats", THREE, "--games", "2",
        "--records", str(records), "--lang", "en",
    )  # fmt: skip
    assert done.code == 0
    assert all(f'"{pack.name}"' in path.read_text(encoding="utf-8")[:4000] for path in records.iterdir())


def test_a_folder_that_holds_one_story_is_as_good(
    capsys: pytest.CaptureFixture[str], rules: AnyRules, pack: Path, tmp_path: Path
) -> None:
    record = tmp_path / "game.jsonl"
    done = run(
        capsys, "play", rules.name, "--packs", str(pack.parent), "--seats", "random,random,random",
        "--save", str(record), "--lang", "en",
    )  # fmt: skip
    assert done.code == 0 and f'"{pack.name}"' in record.read_text(encoding="utf-8")[:4000]


def test_two_workers_play_the_story_that_was_named(
    capsys: pytest.CaptureFixture[str], rules: AnyRules, pack: Path, tmp_path: Path
) -> None:
    records = tmp_path / "records"
    done = run(
        capsys, "simulate", rules.name, "--packs", str(pack), "--seats", THREE, "--games", "2",
        "--workers", "2", "--records", str(records), "--lang", "en",
    )  # fmt: skip
    assert done.code == 0
    assert all(f'"{pack.name}"' in path.read_text(encoding="utf-8")[:4000] for path in records.iterdir())


def test_a_server_says_before_it_starts_what_is_wrong_with_a_story(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    done = run(capsys, "serve", "--packs", str(tmp_path), "--lang", "en")
    assert done.code == 1 and "There is no pack in" in done.err


def test_a_server_tells_the_story_that_was_named(
    rules: AnyRules, pack: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("regency.cli.serve.serve", lambda settings, ready: None)
    assert run(capsys, "serve", "--packs", str(pack)).code == 0
    assert rules.stories is not None and pack.name in rules.stories.installed()
