"""Pages: served by key to whoever may read them; sealed titles are in no byte that is sent before."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from regency import games
from regency.kernel.rules import Phrase
from regency.server import texts
from tests.minis import folders
from tests.minis.tales import CARDS, NUMBERS, TALES, TEXTS, TITLES, Tales

from .conftest import RUN, Server, surviving
from .people import Person, Seated, evening, table_with

ROOT = Path(__file__).resolve().parents[2]
FIRST = f"""
import sys
sys.path.append({str(ROOT)!r})
from pathlib import Path
from tests.minis import folders
folders.bring(Path(__file__).parent / "games")
"""
EVERY = ",".join(f"card-{card}" for card in range(CARDS))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("tales")
    folders.write(folder / "games")
    running = Server(folder, messages_a_second=100_000.0, requests_a_minute=100_000)
    running.script.write_text(FIRST + RUN, encoding="utf-8")
    with surviving(running) as opened:
        yield opened


async def readers(link: str) -> tuple[str, list[Seated]]:
    people = [Person(link, seed) for seed in range(2)]
    table = await table_with(people[0], ["empty"] * 2, game="tales")
    for seat, person in enumerate(people):
        await person.post(f"/api/tables/{table}/sit", {"seat": seat, "name": f"P{seat}"})
    await people[0].post(f"/api/tables/{table}/start", {})
    tabs = [Seated(person, table, seat) for seat, person in enumerate(people)]
    for tab in tabs:
        await tab.open()
        await tab.until("Welcome")
    return table, tabs


async def read(person: Person, table: str, seat: str = "", keys: str = EVERY, lang: str = "en") -> Any:
    return (await person.get(f"/api/tables/{table}/pages/{lang}?keys={keys}&seat={seat}"))["pages"]


def titles(card: int) -> list[str]:
    return [TITLES[lang].format(NUMBERS[lang][card]) for lang in TITLES]


async def turn(table: str, tabs: list[Seated], whose: int) -> None:
    for kind in ("LayDown", "TurnOver"):
        await tabs[whose].insist({"do": kind})
        await tabs[1 - whose].until("Update")


def test_what_may_be_read_is_served_and_nothing_else(house: Server) -> None:
    async def plan() -> None:
        table, tabs = await readers(house.link)
        anna, ben = (tab.person for tab in tabs)
        dreams = [f"card-{tab.sight['own']['dream']}" for tab in tabs]
        assert await read(anna, table) == {} == await read(Person(house.link), table)
        assert list(await read(anna, table, "0")) == [dreams[0]]
        assert list(await read(ben, table, "1")) == [dreams[1]]
        await turn(table, tabs, 0)
        card = tabs[0].sight["table"]["turned"][0]
        page = (await read(Person(house.link), table, lang="de"))[f"card-{card}"]
        word = NUMBERS["de"][card]
        assert page == {"title": f"Die Nacht der {word}", "text": TEXTS["de"].format(word, word)}
        assert "\n\n" in page["text"], "paragraphs stay paragraphs"

    evening(plan())


def test_a_refusal_tells_nothing(house: Server) -> None:
    async def plan() -> None:
        table, tabs = await readers(house.link)
        anna, ben = (tab.person for tab in tabs)
        own = f"card-{tabs[1].sight['own']['dream']}"
        asked = f"/api/tables/{table}/pages/en"
        for keys in (own, "card-99", "dragon-7", "", "x" * 2000, ",,,"):
            answer = await anna.http.get(asked, params={"keys": keys, "seat": "0"})
            assert (answer.status_code, answer.json()) == (200, {"pages": {}}), keys
        for seat, status, why in (
            ("1", 403, "NotYourSeat"),
            ("7", 404, "NoSuchChair"),
            ("x", 404, "NoSuchChair"),
        ):
            answer = await anna.http.get(asked, params={"keys": own, "seat": seat})
            assert (answer.status_code, answer.json()["why"]["why"]) == (status, why)
        for bad, status in ((f"/api/tables/{table}/pages/fr", 404), ("/api/tables/nowhere/pages/en", 404)):
            assert (await ben.http.get(bad, params={"keys": own, "seat": "1"})).status_code == status
        waiting = await table_with(ben, ["empty", "empty"], game="tales")
        await ben.get(f"/api/tables/{waiting}/pages/en?keys={own}", 409)

    evening(plan())


def test_no_byte_that_is_sent_tells_a_title_before_it_may_be_read(house: Server) -> None:
    async def plan() -> None:
        table, tabs = await readers(house.link)
        anna = tabs[0].person
        general = [await anna.http.get("/api/games/tales/book"), await anna.http.get("/api/games")]
        general += [await anna.http.get(f"/api/words/{lang}?game=tales") for lang in TITLES]
        shared = "".join(answer.text for answer in general)
        assert [title for card in range(CARDS) for title in titles(card) if title in shared] == []
        whose = 0
        while tabs[0].outcome is None:
            await turn(table, tabs, whose)
            whose = 1 - whose
            for tab in tabs:
                for lang in TITLES:
                    tab.frames.append(await read(tab.person, table, str(tab.seat), lang=lang))
                own = [*tab.sight["table"]["turned"], tab.sight["own"]["dream"]]
                sent = json.dumps(tab.frames, ensure_ascii=False)
                for card in range(CARDS):
                    assert [title in sent for title in titles(card)] == [card in own] * len(TITLES)

    evening(plan())


class Titled(Tales):
    """A game that names its sealed cards like any other piece."""

    def phrase(self, domain: str, value: int) -> Phrase:
        return Phrase("card", {"title": titles(value)[0]})


def test_the_book_says_which_domains_are_sealed_and_has_no_piece_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for rules in (TALES, Titled()):
        monkeypatch.setattr(games, "load", lambda _, rules=rules: rules)
        book = texts.book.__wrapped__(
            "council"
        )  # the texts on its front page are those of a game that is here
        assert book.sealed == ("card",) and book.pieces == {} and book.fields["Turned"]["card"] == "card"
        assert TITLES["en"][:9] not in repr(book)


def test_a_large_request_is_answered_as_far_as_it_goes(house: Server) -> None:
    async def plan() -> None:
        table, tabs = await readers(house.link)
        own = f"card-{tabs[0].sight['own']['dream']}"
        far = ",".join(["nothing"] * texts.MOST_PAGES + [own])
        assert await read(tabs[0].person, table, "0", far) == {}

    evening(plan())
