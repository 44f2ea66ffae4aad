"""The stories are as long, as even and as honest as they should be, and the tool that says so notices."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from regency.games.dilemma import RULES, packs
from regency.games.dilemma.packs import checks
from regency.games.dilemma.packs.checks.numerals import figures
from regency.kernel.rules import Phrase
from regency.words import Words
from scripts import count

PACK = packs.FOLDER / packs.HALVAREN

# What is changed, where, and what must be said about it.
FAULTS = [
    ("T1a.toml", '"influence up", "morale down"', '"wealth up", "morale down"', "wealth up does not happen"),
    ("T1a.toml", "morale -2", "morale -5", "out of bounds"),
    ("T1a.toml", '"influence +1", "morale -2"', '"morale -2", "influence +1"', "from left to right"),
    ("T1a.toml", '"open T2"', '"flag open_t2"', "opens nothing"),
    ("T1a.toml", '"sticker 3"', '"open T3"', "a side card opens an envelope"),
    ("T1a.toml", '"sticker 4"', '"sticker 3"', "are placed"),
    ("T1a.toml", '"sticker 4"', '"smile 4"', "unknown effects"),
    ("T1a.toml", '"bereavement" = 2', '"boredom" = 2', "no such tag"),
    ("T1a.toml", "why.nay", "why.not", "are needed"),
    ("T1a.toml", "a letter or bill that is read out", "two officers who disagree", "twice"),
    ("T1a.toml", 'role = "side"', 'role = "key"', "are meant"),
    ("C1b.toml", '"influence +1", "all coins -1"', '"influence +1"', "nobody pays for this"),
    ("B1a.toml", "death = true", "death = false", "death symbol"),
    ("T1a.en.md", "Shall we conscript", "So shall we? Shall we conscript", "exactly one question"),
    ("T1a.en.md", "Nobody cheered;", "In the end nobody cheered;", "not to be used"),
    ("T1a.en.md", "Nobody cheered;", "Harrowfen cheered;", "names a house"),
    ("T1a.en.md", "At dusk", "Since yesterday", "fixes a date"),
    ("T1a.en.md", "## S1 nay", "## S1 no", "no en text"),
    ("T1a.en.md", "It is their wall", "It is the King's wall", "not to be used"),
    ("T1b.en.md", "It began with the cows", "They brought their own spades, the cows", "on another card too"),
    ("T1a.en.md", "ninety", "eighty", "stands in the German only"),
    ("T1a.de.md", "Bei Unterharrow", "Im Fenn", "“Lower Harrow” is missing"),
    ("T1a.de.md", "die Deichgräfin Hedda", "die Gräfin Hedda", "stands in the English only"),
    (
        "T1a.de.md",
        "Die Brüder Pell haben",
        "Der Propst und die Brüder Pell haben",
        "stands in the German only",
    ),
    ("B1b.de.md", "In der Gerberzeile", "In der Gasse", "“Tanner’s Row” is missing"),
    ("C1b.de.md", "Verbrennen wir", "Wer friert denn? Verbrennen wir", "exactly one question"),
    ("houses.en.md", "Noted that we lead. The hour is in the margin.", "Noted.", "4 to 18"),
    ("houses.en.md", "## 1 house: Reeves of Harrowfen", "## 1 house", "a house has a name"),
    ("houses.en.md", "## 2 motto", "## 2 slogan", "no such text"),
    ("houses.en.md", "Stay for the pearls. You are paying for them.", "Next, please.", "been said before"),
    ("T1a.en.md", "## sticker 1: The Unsown Spring", "## sticker 1: Spring", "a title of"),
    ("T1a.en.md", "Nobody cheered;", "Nobody " + "and nobody " * 25 + "cheered;", "a sentence of"),
    (
        "T1a.en.md",
        "A whole fen was dug in the month it should have been sown.",
        (
            "Responsibilities notwithstanding, administrative representatives congratulated themselves, "
            "unanimously undertaking interdepartmental investigations."
        ),
        "LIX",
    ),
    ("T1a.en.md", "Nobody cheered;", "Counterrevolutionaries’Organisation cheered;", "soft hyphen"),
    ("houses.en.md", "## 7 last", "## 7 least", "no text: 7 last"),
]


def told(folder: Path) -> list[str]:
    """What is found in a pack in both languages, and beside each other."""
    words = Words("en", RULES)
    found = checks.check(packs.OnDisk(folder)).findings
    said = [words.phrase(each.what) if isinstance(each.what, Phrase) else "" for each in found]
    return [f"{each.file}:{each.line}: {what}" for each, what in zip(found, said, strict=True) if what]


def test_nothing_is_found() -> None:
    """The pack as it is."""
    assert told(PACK) == []


# What is found in another file than the one that was changed.
ELSEWHERE = {
    "death symbol": "pack.toml",
    "no en text": "T1a.toml",
    "no text: 7 last": "houses.en.md",
    "ninety": "T1a.de.md",
    "It began with the cows": "T1a.en.md",
}


FIRST = ("00", "T1a", "T1b", "B1a", "B1b", "C1a", "C1b")


def first_reign(folder: Path) -> Path:
    """The story as far as a first reign can see, where each card weighs much; behind it are sealed doors."""
    shutil.copytree(PACK, folder, ignore=shutil.ignore_patterns("outlines"))
    for path in folder.glob("*"):
        if path.name.partition(".")[0] not in (*FIRST, "pack", "houses"):
            path.unlink()
    head = (folder / "pack.toml").read_text("utf-8")
    here = ", ".join(f'"{each}"' for each in FIRST)
    head = re.sub(r"(?m)^envelopes = .*$", f"envelopes = [{here}]", head)
    head = re.sub(r"(?m)^sealed = .*$", 'sealed = ["T2", "B2", "C2"]', head)
    head = re.sub(r"(?ms)^\[flags\]\n.*?\n\n", "", head)
    (folder / "pack.toml").write_text(head, "utf-8")
    assert told(folder) == []
    return folder


@pytest.mark.parametrize(("name", "old", "new", "what"), FAULTS)
def test_each_fault_is_found(tmp_path: Path, name: str, old: str, new: str, what: str) -> None:
    """One change, and it is told with its file and the line, or that of its heading."""
    folder = first_reign(tmp_path / "pack")
    text = (folder / name).read_text("utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), "utf-8")
    file = ELSEWHERE.get(what, ELSEWHERE.get(old, name))
    found = [line for line in told(folder) if what in line and line.startswith(f"{file}:")]
    assert found
    if file == name and file != "pack.toml" and "no text" not in what and not what.startswith("are "):
        changed = text[: text.index(old)].count("\n") + 1
        lines = text.split("\n")
        heading = max((nth for nth in range(changed) if lines[nth].startswith(("## ", "[", "id"))), default=0)
        assert any(heading <= int(line.split(":")[1]) <= changed + 1 for line in found), (found, changed)


@pytest.mark.parametrize("name", ["C1b.de.md", "T1b.en.md", "houses.de.md"])
def test_a_missing_language_is_found(tmp_path: Path, name: str) -> None:
    """An envelope or the houses in one language only."""
    folder = tmp_path / "pack"
    shutil.copytree(PACK, folder)
    (folder / name).unlink()
    assert [line for line in told(folder) if name in line and "this language is missing" in line]


def test_a_file_that_cannot_be_read_is_all_that_is_told(tmp_path: Path) -> None:
    """One that is no TOML."""
    folder = tmp_path / "pack"
    shutil.copytree(PACK, folder)
    (folder / "T1a.toml").write_text("id = ", "utf-8")
    [found] = checks.check(packs.OnDisk(folder)).findings
    assert found.what == packs.PackUnreadable("T1a.toml", 1)


def test_one_language_can_be_counted_while_the_other_is_not_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As whoever writes it does."""
    folder = tmp_path / "pack"
    shutil.copytree(PACK, folder)
    (folder / "T1a.de.md").unlink()
    assert count.main([str(folder), "en", "--measures"]) == 0
    assert "cards with the death symbol" in capsys.readouterr().out
    assert count.main([str(folder)]) == 1
    assert "T1a.de.md:1: this language is missing" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("english", "german", "meant"),
    [
        ("three hundred and twelve", "dreihundertzwölf", {312}),
        ("four hundred and six; ninety-one", "vierhundertsechs; einundneunzig", {406, 91}),
        ("nineteen thousand", "neunzehntausend", {19000}),
        ("on the thirty-sixth day", "am sechsunddreißigsten Tag", {36}),
        ("its thirty-first sitting, the sixth", "die einunddreißigste Sitzung, die sechste", {31, 6}),
        ("nine thousand four hundred and ten", "neuntausendvierhundertzehn", {9410}),
        ("eleven hundred at fourpence", "elfhundert zu vier Pfennig", {1100, 4}),
        ("one or two, a third", "ein oder zwei, ein Drittel", set()),
        ("after the second one the guild", "nach dem zweiten die Zunft", set()),
        ("the fifth one; the twenty-first one", "das fünfte; das einundzwanzigste", {5, 21}),
        ("at fourpence seven jugs", "zu vier Pfennig sieben Krüge", {4, 7}),
        ("by four twelve went home", "um vier gingen zwölf heim", {4, 12}),
    ],
)
def test_figures_are_read_in_both_languages(english: str, german: str, meant: set[int]) -> None:
    """However they are written."""
    assert figures(english, "en") == figures(german, "de") == meant
