"""What does not belong into a story: markup, pictures that reach out, ids that mean something else."""

from __future__ import annotations

from pathlib import Path

import pytest

from regency.games.dilemma import RULES, packs, page_of
from regency.games.dilemma.packs import Drafted, checks, installed
from regency.games.dilemma.packs.checks import pictures, released
from regency.games.dilemma.packs.checks.pack import load
from regency.kernel.rules import Phrase

from .planted import Spoiled, must_be_told, said, sound

# Markup is shown as it stands, and told


@pytest.mark.parametrize(
    "markup",
    [
        "<b>bold</b>",
        "<script>alert(1)</script>",
        "<!-- told -->",
        "&lt;",
        "https://example.org",
        "www.example.org",
        "javascript:alert(1)",
        "**bold**",
        "`code`",
        "{count}",
    ],
)
def test_markup_in_a_text_is_found(markup: str) -> None:
    spoiled = Spoiled()
    text = spoiled.told("T3.en.md", "S1 aye")
    spoiled.body("T3.en.md", "S1 aye", f"{text}\nIt said {markup} on the wall of the old mill.")
    line = spoiled.files["T3.en.md"].split("\n").index("## S1 aye") + 3
    must_be_told(spoiled, "20.6", "check-markup", ("T3.en.md", line))


def test_markup_reaches_readers_as_it_was_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    markup = "<script>alert(1)</script> <a href='https://example.org'>here</a> **bold**"
    files = Spoiled()
    files.body("T3.en.md", "story", markup)
    for name, text in files.files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "pack.toml").write_text('id = "with-markup"\nedition = 1\n', encoding="utf-8")
    monkeypatch.setattr(installed, "SHELVED", {})
    assert packs.shelve(tmp_path) == ["with-markup"]
    page = page_of("with-markup", "envelope-16", "en", ())
    assert page is not None and page.text == markup


@pytest.mark.parametrize(
    "body",
    [
        "It was [if p1_0] so.",
        "It was [if p1_0] so. [else] not so.",
        "It was so. [end]",
        "[else] It was so. [end]",
        "[if p1_0] So. [if p1_1] Or so. [else] Not. [end] [else] Not. [end]",
        "See [here](https://example.org).",
        "A [note] in brackets.",
    ],
)
def test_a_passage_that_is_not_closed_is_refused_with_its_place(body: str) -> None:
    spoiled = Spoiled()
    file, line = spoiled.body("T3.de.md", "S1 aye", body)
    found = [each for each in spoiled.findings() if isinstance(each.what, packs.PackText)]
    assert [(each.file, each.line) for each in found] == [(file, line)]
    with pytest.raises(packs.BadPack):
        packs.written(Drafted(spoiled.files), "de")


def test_a_flag_without_a_name_is_one_that_nothing_sets() -> None:
    spoiled = Spoiled()
    spoiled.body("T3.en.md", "S1 aye", "[if ] So. [else] Not so. [end]")
    assert "V27" in {each.rule for each in spoiled.findings()}


# Softened variants


@pytest.mark.parametrize(
    "words",
    [
        '[dilemma.aye_softened]\npreview = ["wealth up"]\neffects = ["wealth +1"]\n',
        '[dilemma.softened]\neffects = ["wealth +1"]\n',
    ],
)
def test_a_softened_variant_has_no_effects_of_its_own(words: str) -> None:
    spoiled = Spoiled()
    key = words[1:].partition("]")[0].partition(".")[2]
    spoiled.files["TE1.toml"] = spoiled.files["TE1.toml"].replace("\n[stickers]", f"{words}\n[stickers]", 1)
    with pytest.raises(packs.BadPack) as refused:
        packs.compiled(Drafted(spoiled.files))
    reason = refused.value.reason
    assert isinstance(reason, packs.PackWord) and (reason.file, reason.word) == ("TE1.toml", key)
    assert reason in [each.what for each in spoiled.findings()]


def test_a_softened_variant_has_the_same_figures_in_both_languages() -> None:
    spoiled = Spoiled()
    before = spoiled.told("T1b.en.md", "S1 front softened")
    spoiled.body("T1b.en.md", "S1 front softened", before.replace("Shall we", "Twelve came. Shall we"))
    line = spoiled.files["T1b.de.md"].split("\n").index("## S1 front softened") + 1
    must_be_told(spoiled, "24.13", "check-figure", ("T1b.de.md", line))


# Both languages


def test_another_name_in_german_is_found() -> None:
    spoiled = Spoiled()
    for language, name in (("en", "Odo Fenn"), ("de", "Otto Fenn")):
        text = spoiled.told(f"T3.{language}.md", "S1 aye")
        spoiled.body(f"T3.{language}.md", "S1 aye", text.replace(". ", f", said {name}. ", 1))
    found = [
        each for each in spoiled.findings() if isinstance(each.what, Phrase) and each.what.key == "check-name"
    ]
    assert [(each.file, each.what.about["name"]) for each in found if isinstance(each.what, Phrase)] == [
        ("T3.de.md", "Odo")
    ]


def test_another_figure_in_german_is_found() -> None:
    spoiled = Spoiled()
    for language, figure in (("en", "forty-one"), ("de", "vierzehn")):
        text = spoiled.told(f"T3.{language}.md", "S1 aye")
        spoiled.body(f"T3.{language}.md", "S1 aye", text.replace(". ", f" {figure}. ", 1))
    told = [said(each) for each in spoiled.findings() if each.file == "T3.de.md"]
    assert len(told) == 2 and "41 stands in the English only" in told[0] + told[1]
    assert "14 stands in the German only" in told[0] + told[1]


# Pictures

GOOD = """<?xml version="1.0"?>
<!-- drawn by hand -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">
  <defs><linearGradient id="g"><stop offset="0"/></linearGradient></defs>
  <path d="M0 0L8 8" fill="url(#g)"/>
  <use href="#g"/>
</svg>
"""
BAD = [
    ("<path", "<script>alert(1)</script><path", 5, "script"),
    ("<path", '<image href="https://example.org/a.png"/><path', 5, "image"),
    ('href="#g"', 'href="https://example.org/#g"', 6, "href"),
    ('href="#g"', 'xlink:href="//example.org/a"', 6, "xlink:href"),
    ('href="#g"', 'href="data:text/html,x"', 6, "href"),
    ("<path", '<path onclick="alert(1)"', 5, "onclick"),
    ("<path", '<path style="fill: url(https://example.org)"', 5, "style"),
    ("<path", "<style>@import 'https://example.org'</style><path", 5, "style"),
    ("<path", "<foreignObject><path", 5, "foreignObject"),
    ("<?xml", '<!DOCTYPE svg [<!ENTITY x "y">]>\n<?xml', 1, "<!DOCTYPE sv"),
    ("url(#g)", "url( 'https://example.org' )", 5, "fill"),
    ('xmlns="http://www.w3.org/2000/svg"', 'xmlns="http://www.w3.org/1999/xhtml"', 3, "xmlns"),
]


def drawn(text: str, name: str = "art/T1a.svg") -> dict[str, str]:
    return sound() | {name: text}


def test_a_drawing_is_fine() -> None:
    assert list(pictures.check(Drafted(drawn(GOOD)))) == []


@pytest.mark.parametrize(("old", "new", "line", "word"), BAD, ids=[word for *_, word in BAD])
def test_a_picture_that_runs_or_fetches_something_is_refused(
    old: str, new: str, line: int, word: str
) -> None:
    found = list(pictures.check(Drafted(drawn(GOOD.replace(old, new, 1)))))
    assert [(each.file, each.line) for each in found][:1] == [("art/T1a.svg", line)]
    assert word in said(found[0]) and said(found[0]) != said(found[0], "de")


@pytest.mark.parametrize(("name", "text"), [("art/T1a.png", "PNG"), ("art/T1a.svg", "no picture")])
def test_what_is_no_drawing_is_refused(name: str, text: str) -> None:
    [found] = checks.check(Drafted(drawn(text, name))).findings
    assert (found.file, found.line) == (name, 1) and name in said(found)


def test_a_picture_that_is_too_large_or_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / "art").mkdir()
    (tmp_path / "art/a.svg").write_bytes(b"x" * 300_000)
    (tmp_path / "art/b.svg").write_bytes(b"\n\xff")
    found = list(pictures.check(packs.OnDisk(tmp_path)))
    assert [(each.file, each.line) for each in found] == [("art/a.svg", 1), ("art/b.svg", 2)]


# Ids that have been released


def with_released() -> Spoiled:
    """A pack whose ids have been written down."""
    spoiled = Spoiled()
    spoiled.files["released.toml"] = released.written(load(Drafted(spoiled.files)), 1)
    assert spoiled.findings() == []
    return spoiled


def place_of(spoiled: Spoiled, name: str) -> tuple[str, int]:
    rows = spoiled.files["released.toml"].split("\n")
    return "released.toml", next(nth for nth, row in enumerate(rows, 1) if row.startswith(f'"{name}" '))


def test_a_corrected_sentence_changes_no_meaning() -> None:
    spoiled = with_released()
    front = spoiled.told("T3.en.md", "S1 front")
    first, _, rest = front.partition(". ")
    spoiled.body("T3.en.md", "S1 front", f"{rest[:-1]} then?".replace("Shall we", f"{first}. Shall we"))
    assert [each for each in spoiled.findings() if each.file == "released.toml"] == []


def test_another_question_under_a_released_id_is_found() -> None:
    spoiled = with_released()
    other = spoiled.told("T5.en.md", "S1 front")
    spoiled.body(
        "T3.en.md", "S1 front", other.replace("Shall we", "Must all").replace("?", " of those at sea?")
    )
    must_be_told(spoiled, "20.6", "check-released-other", place_of(spoiled, "T3.S1"))


def test_another_kind_of_card_or_sticker_under_a_released_id_is_found() -> None:
    spoiled = with_released()
    name = next(name for name in ("T1a", "T1b", "T2", "T3") if '"sticker 1"' in spoiled.files[f"{name}.toml"])
    row = next(row for row in spoiled.files[f"{name}.toml"].split("\n") if row.startswith('1 = "'))
    other = "influence negative" if "influence negative" not in row else "influence positive"
    spoiled.text(f"{name}.toml", row, f'1 = "{other}"')
    must_be_told(spoiled, "20.6", "check-released-other", place_of(spoiled, f"{name}.1"))


def test_a_released_id_that_is_gone_is_found() -> None:
    spoiled = with_released()
    for end in (".toml", ".en.md", ".de.md"):
        del spoiled.files[f"TE2{end}"]
    must_be_told(spoiled, "20.6", "check-released-gone", place_of(spoiled, "TE2.S1"))


def test_a_list_that_cannot_be_read_is_named() -> None:
    spoiled = Spoiled()
    spoiled.files["released.toml"] = "[ids\n"
    [found] = spoiled.findings()
    assert found.what == packs.PackUnreadable("released.toml", 1) and RULES.stories is not None
