"""A table of another version of its game: the page says so, tells what it may, and offers the record."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from regency.games import load
from regency.games.finding import OFFER_ALL
from regency.words import Words
from tests.browser.conftest import Visit
from tests.browser.house import House, open_house
from tests.browser.visitor import PHONE, Visitor

GAME = "_example"
RECORD = Path(__file__).parents[1] / "games" / GAME / "records" / "3-lost.jsonl"
KNOWN = load(GAME).version
OTHER = KNOWN + 6


@pytest.fixture
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of the test's own that offers the example."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(OFFER_ALL, "1")
        with open_house(tmp_path_factory.mktemp("house")) as opened:
            yield opened


def play_by_other_rules(house: House, table: str) -> None:
    """The server comes back with other rules than those that the table was played by."""
    house.stop()
    with contextlib.closing(sqlite3.connect(house.folder / "tables.sqlite")) as database, database:
        header = json.loads(
            database.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()[0]
        )
        written = json.dumps(header | {"version": OTHER}).encode()
        database.execute("UPDATE tables SET header = ? WHERE id = ?", (written, table))
    house.start()


def comes(visit: Visit, lang: str, **how: object) -> Visitor:
    person = visit(lang, **how)
    person.words = Words(lang, load(GAME), ["Anna"])
    return person


def await_end(person: Visitor) -> None:
    while person.info()["state"] != "finished":
        person.page.wait_for_timeout(50)


def expect_notice(person: Visitor, key: str) -> None:
    why = person.say("web-past-version", version=OTHER, known=KNOWN)
    expect(person.page.get_by_role("note")).to_have_text(f"{why} {person.say(key)}")


def test_a_finished_one_is_listed_read_and_downloaded(visit: Visit, house: House, lang: str) -> None:
    person = comes(visit, lang)
    person.arrange({}, ["greedy", "greedy", "greedy"], game=GAME)
    person.begin()
    await_end(person)
    play_by_other_rules(house, person.table)
    person.go("/")
    person.page.get_by_role("link", name=person.say("web-past-card", version=OTHER)).click()
    expect_notice(person, "web-past-readable")
    expect(person.page.get_by_role("table")).to_contain_text(person.say("score-favours"))
    with person.page.expect_download() as download:
        person.link_to("web-record").click()
    header, first = map(json.loads, download.value.path().read_bytes().splitlines()[:2])
    assert header["version"] == OTHER
    laid = load(GAME).actions[0](first["entry"]["do"][0]["card"])
    log = person.page.get_by_role("region", name=person.say("web-log"))
    expect(log.get_by_text(person.words.action(laid)).first).to_be_visible()
    person.button("web-delete-table").click()
    person.button("web-delete-sure").click()
    expect(person.page).to_have_url(f"{house.link}/")
    expect(person.text("web-past-card", version=OTHER)).to_be_hidden()


def test_an_open_page_of_a_running_one_turns_to_it_and_tells_only_who_acted(
    visit: Visit, house: House, lang: str
) -> None:
    person = comes(visit, lang, viewport=PHONE, has_touch=True)
    person.arrange({0: "Anna"}, ["empty", "greedy"], game=GAME)
    person.begin()
    person.enter()
    assert person.await_turn()
    person.await_entries(1)
    play_by_other_rules(house, person.table)
    expect_notice(person, "web-past-unended")
    log = person.page.get_by_role("region", name=person.say("web-log"))
    expect(log).to_contain_text(person.say("web-past-hidden"))
    bot = person.say("web-bot-greedy")
    expect(log.get_by_text(person.say("past-acted", seat=bot))).to_have_count(1)
    expect(person.link_to("web-record")).to_be_hidden()


def test_a_record_that_somebody_brings_is_read_as_it_says(visit: Visit, house: House, lang: str) -> None:
    person = comes(visit, lang)
    data = RECORD.read_bytes().replace(f'"version":{KNOWN}'.encode(), f'"version":{OTHER}'.encode(), 1)
    person.go("/")
    person.page.get_by_label(person.say("web-import")).set_input_files(
        {"name": "old.jsonl", "mimeType": "application/x-ndjson", "buffer": data}
    )
    expect_notice(person, "web-past-readable")
    expect(person.text("past-recorded")).to_be_visible()
    expect(person.page.locator(".undone")).to_have_count(2)
    person.page.go_back()
    expect(person.button("web-settings")).to_be_visible()
    expect(person.text("web-past-card", version=OTHER)).to_be_visible()
