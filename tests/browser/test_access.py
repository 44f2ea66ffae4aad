"""No serious or critical finding of axe, on any page, in either theme; with a guide or on a replay none."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from regency import games
from tests.browser.conftest import Visit
from tests.browser.hands import Pointer
from tests.browser.test_guided import REAL, Pupil, learn
from tests.browser.visitor import EXAMPLE, Visitor

NIGHT = (("en", "light"), ("de", "light"), ("en", "dark"))  # by day, one combination stands for all
GRAVE = {"serious", "critical"}
CHOICES = 8  # until a board is well filled
STEPS = 12  # within so many a guide points at something
REPLAYED = 6  # entries that a replay has at least
THEMES = {"en": "light", "de": "dark"}
MATRIX = [
    ("de", "dark"),
    *(pytest.param(lang, theme, marks=pytest.mark.nightly) for lang, theme in NIGHT),
]


def findings(visitor: Visitor, *, grave: bool = True) -> list[str]:
    """What axe finds, or only what it calls grave."""
    found: list[dict[str, Any]] = Axe().run(visitor.page).response["violations"]
    return [
        f"{finding['id']} {node['target']}: {node['failureSummary']}"
        for finding in found
        if finding["impact"] in GRAVE or not grave
        for node in finding["nodes"][:5]
    ]


@pytest.mark.parametrize(("lang", "theme"), MATRIX)
def test_axe_finds_nothing_grave(visit: Visit, lang: str, theme: str) -> None:
    person = visit(lang, color_scheme=theme)
    found: dict[str, list[str]] = {}
    person.arrange({0: "Anna"}, ["empty", "empty"])
    person.go("/")
    person.page.get_by_role("button", name=person.words.game()).last.click()
    expect(person.button("web-open-table")).to_be_visible()
    found["start page"] = findings(person)
    person.enter()
    expect(person.button("web-sit-here")).to_be_visible()
    found["waiting room"] = findings(person)
    person.ask(f"/api/tables/{person.table}/bot", {"seat": 1, "bot": "greedy"})
    person.button("web-start").click()
    person.await_turn()
    found["table"] = findings(person)
    Pointer(person).compose()
    found["preview"] = findings(person)
    for key in ("web-log", "web-chat", "web-rules", "web-list"):
        person.tab(key)
        found[key] = findings(person)
    person.hand_over()
    person.scores()
    found["scores"] = findings(person)
    person.link_to("web-replay").click()
    expect(person.button("web-step-on")).to_be_enabled()
    found["replay"] = findings(person)
    assert {page: grave for page, grave in found.items() if grave} == {}


@pytest.mark.nightly  # by day the game that is played on each board is looked at
@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize(("lang", "theme"), NIGHT)
def test_axe_finds_nothing_grave_on_a_board(visit: Visit, game: str, lang: str, theme: str) -> None:
    person = visit(lang, color_scheme=theme)
    person.read(game)
    person.arrange({0: "Anna"}, ["empty", "greedy", "greedy"])
    person.begin()
    person.enter()
    Pointer(person).play(CHOICES)
    assert grave_on_board(person) == {}


def grave_on_board(person: Visitor) -> dict[str, list[str]]:
    """What is found of a game under way: at the next turn, before it is confirmed, and at the end."""
    found: dict[str, list[str]] = {}
    person.await_turn()
    found["table"] = findings(person)
    Pointer(person).compose()
    found["preview"] = findings(person)
    if not person.over:  # a short game has ended meanwhile
        person.hand_over()
    person.scores()
    found["scores"] = findings(person)
    return {page: grave for page, grave in found.items() if grave}


@pytest.mark.parametrize("game", [EXAMPLE, *REAL])
def test_axe_finds_nothing_where_a_guide_points(visit: Visit, lang: str, game: str) -> None:
    person = visit(lang, color_scheme=THEMES[lang])
    pupil = Pupil(person)
    learn(person, game)
    for _ in range(STEPS):
        assert pupil.settle()
        if pupil.beacon.count() and not pupil.next.count():
            break
        pupil.press(pupil.next)
    expect(pupil.beacon).to_be_visible()
    assert findings(person, grave=False) == []
    pupil.press_pointed()
    assert pupil.settle()
    assert findings(person, grave=False) == [], "nor at what comes next"


@pytest.mark.parametrize("game", [EXAMPLE, *REAL])
def test_axe_finds_nothing_on_a_replay(visit: Visit, lang: str, game: str) -> None:
    person = visit(lang, color_scheme=THEMES[lang])
    person.read(game)
    person.arrange({0: "Anna"}, ["empty", "greedy", "greedy"])
    person.begin()
    person.enter()
    assert person.await_turn()
    person.hand_over()
    person.await_entries(REPLAYED)
    for view in ("", "&seat=0"):
        person.go(f"/t/{person.table}/replay?at={REPLAYED - 2}{view}")
        expect(person.button("web-step-on")).to_be_enabled()
        expect(person.page.locator("main [data-aim]").first).to_be_visible()
        assert findings(person, grave=False) == [], view
