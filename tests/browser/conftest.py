"""A browser, a server with the built client, and people who open pages."""

from __future__ import annotations

import os
import zlib
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.house import House, build_client, chromium, open_browser, open_house
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
LANGUAGES = ("en", "de")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """By day a test that speaks both languages runs in one, about half of them in each; by night in both."""
    for item in items:
        spec = getattr(item, "callspec", None)
        if spec is None or spec.params.get("lang") not in LANGUAGES or "theme" in spec.params:
            continue
        base = item.nodeid.split("[")[0]
        by_day = LANGUAGES[zlib.crc32(base.encode()) % len(LANGUAGES)]
        if item.path.parent.name == "browser" and spec.params["lang"] != by_day:
            item.add_marker(pytest.mark.nightly)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The browser; as its loop runs in this thread, it is closed before tests of other packages begin."""
    program = chromium()
    if program is None:
        complaint = "chromium is missing (Debian: apt-get install chromium-headless-shell)"
        if os.environ.get("CI") or os.environ.get("REGENCY_EXPECT"):
            pytest.fail(complaint)
        pytest.skip(complaint)
    build_client()
    with open_browser(program) as opened:
        yield opened


@pytest.fixture(scope="package")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server that most tests share: tables do not notice each other."""
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture
def own_house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of the test's own, to stop and start."""
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Somebody opens a browser of their own; in the end nothing may have gone wrong in any page."""
    came: list[Visitor] = []

    def comes(lang: str = "en", *, at: House | None = None, **how: Any) -> Visitor:
        link = (at or request.getfixturevalue("house")).link
        visitor = Visitor(browser, link, lang, **how)
        came.append(visitor)
        return visitor

    yield comes
    wrong = [trouble for visitor in came for trouble in visitor.troubles]
    for visitor in came:
        visitor.context.close()
    assert wrong == []


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    """Both languages."""
    return str(request.param)
