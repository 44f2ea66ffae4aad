"""Nothing unopened is ever sent: whole reigns over sockets, and every byte of every answer is searched."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from regency.games.dilemma import RULES, packs
from regency.games.dilemma.model.book import Book
from regency.games.dilemma.printed.figures import HOUSES
from regency.games.dilemma.printed.story import CARDS_EACH, LETTERS, STICKERS_EACH
from regency.server import texts
from tests.games.dilemma.sealed import Letter, leaks, needles, openings
from tests.games.dilemma.sealed import texts as told_texts
from tests.server.conftest import RUN, Server, surviving
from tests.server.people import Person, Seated, evening
from tests.server.test_play import begin

FREE = {"requests_a_minute": 10_000_000, "messages_a_second": 1_000_000.0}
AT_ONCE = texts.MOST_PAGES
BARGAINS = 8  # one answer in so many is an offer, of which half are whispered
NEVER_OPENED = ("dilemma-224", "envelope-40/aye", "house-99", "../halvaren", "00.P1.front", "")
EARLY = """
from regency.games.dilemma.telling import readable
honest = readable.keys
readable.keys = lambda t: honest(t) + ([f"dilemma-{t.card}/nay"] if t.card >= 0 else [])
"""
TITLED = """
from regency.games.dilemma import KingsDilemma, packs
from regency.kernel.rules import Phrase
honest = KingsDilemma.phrase
def talkative(self, domain, value):
    if (domain, value) != ("envelope", 5):
        return honest(self, domain, value)
    return Phrase("envelope", {"count": packs.prose(packs.HALVAREN, "de")["T1a.story"].title})
KingsDilemma.phrase = talkative
"""


def every_key() -> list[str]:
    """Whatever page anybody could think of, of all that the pack holds, and a few that nobody could."""
    book: Book = packs.book()
    found = list(NEVER_OPENED)
    for number in (each.number for each in book.envelopes):
        found.append(f"envelope-{number}")
        for card in range(CARDS_EACH * number, CARDS_EACH * (number + 1)):
            found += [f"dilemma-{card}", f"dilemma-{card}/aye", f"dilemma-{card}/nay"]
        found += [f"sticker-{STICKERS_EACH * number + nth}" for nth in range(STICKERS_EACH)]
    found += [f"letter-{nth}" for nth in range(len(LETTERS))]
    return found + [
        f"house-{house}{line}"
        for house in range(HOUSES)
        for line in ("", *(f"/{line}" for line in packs.LINES))
    ]


KEYS = every_key()
PIECES = [",".join(KEYS[at : at + AT_ONCE]) for at in range(0, len(KEYS), AT_ONCE)]


class Tab(Seated):
    """A tab that keeps every frame as it came, and how far the table was then."""

    def __init__(self, person: Person, table: str, seat: int | None, name: str) -> None:
        super().__init__(person, table, seat)
        self.name = name
        self.letters: list[Letter] = []

    async def next(self) -> Any:
        assert self.ws is not None
        text = str(await asyncio.wait_for(self.ws.recv(), 60))
        frame = json.loads(text)
        self.take_in(frame)
        self.letters.append(Letter(self.entry, f"frame {frame['got']} to {self.name}", text))
        return frame

    async def catch_up(self, entry: int) -> None:
        while self.entry < entry:
            await self.next()

    async def answer(self, message: dict[str, Any]) -> None:
        """Something that is answered to this tab alone."""
        self.person.sent += 1
        await self.send(message | {"id": f"q{self.person.sent}", "seat": self.seat or 0})
        while (await self.next()).get("id") != f"q{self.person.sent}":
            pass


class Reading:
    """Whoever asks for all that can be asked for, while the table stands still."""

    def __init__(self, table: str, tabs: list[Tab], stranger: Person) -> None:
        self.table = table
        self.tabs = tabs
        self.stranger = stranger
        self.letters: list[Letter] = []
        self.rounds = 0

    async def get(self, person: Person, entry: int, path: str) -> None:
        answer = await person.http.get(path)
        said = "\n".join([answer.text, *(f"{name}: {value}" for name, value in answer.headers.items())])
        self.letters.append(Letter(entry, f"answer to {path[:80]}", said))

    async def pages(self, entry: int, all_of_them: bool) -> None:
        """Every page there is, from every seat and from none; by day an audience an entry, in its turn."""
        asking = [(tab.person, "" if tab.seat is None else str(tab.seat)) for tab in self.tabs]
        asking += [(self.stranger, ""), (self.stranger, "0")]
        wishes = [(*who, lang) for who in asking for lang in packs.LANGUAGES]
        if not all_of_them:
            wishes = [wishes[self.rounds % len(wishes)]]
        for person, seat, lang in wishes:
            for keys in PIECES:
                place = f"/api/tables/{self.table}/pages/{lang}"
                await self.get(person, entry, f"{place}?keys={keys}&seat={seat}")

    async def lists(self, entry: int) -> None:
        """What is served of the table, of the games and of how it went so far."""
        place = f"/api/tables/{self.table}"
        for person in (self.stranger, self.tabs[0].person):
            for path in ("", "/past", "/race", "/record", "/times", f"/moment/{entry}?seat=0"):
                await self.get(person, entry, place + path)
            for path in ("/film/0?seat=0", "/film/0", f"/moment/{entry}", "/guide"):
                await self.get(person, entry, place + path)
        for path in (f"/t/{self.table}", "/api/tables", "/metrics", "/health", "/api/games"):
            await self.get(self.stranger, entry, path)

    async def texts(self) -> None:
        """What everybody reads before anything has happened."""
        for path in ("/api/games/dilemma/book", "/", "/api/schema/openapi.json", "/api/schema/socket.json"):
            await self.get(self.stranger, 0, path)
        for lang in packs.LANGUAGES:
            for path in (f"/api/words/{lang}", f"/api/words/{lang}?game=dilemma"):
                await self.get(self.stranger, 0, path)
            for name in (*texts.TEXTS, "guide"):
                await self.get(self.stranger, 0, f"/api/games/dilemma/texts/{name}/{lang}")

    async def look_round(self, entry: int, all_of_them: bool) -> None:
        await self.pages(entry, all_of_them)
        if self.rounds % (2 if all_of_them else 8) == 0:
            await self.lists(entry)
        self.rounds += 1


def choice(tab: Tab) -> dict[str, Any] | None:
    """Something that this seat may do; now and then an offer, openly or whispered."""
    rng = tab.person.rng
    due = tab.asked()
    for question in tab.questions:
        forms = [option for option in question["options"] if "form" in option]
        if forms and rng.randrange(BARGAINS) == 0:
            form = rng.choice(forms)
            return fill(form, [rng.choice(values) for values in form["values"]])
    return rng.choice(due) if due else None


def fill(form: dict[str, Any], values: list[int]) -> dict[str, Any]:
    kinds = {kind.__name__: kind for kind in RULES.actions}
    return {"do": form["form"], **dict(zip(kinds[form["form"]].__struct_fields__, values, strict=True))}


async def sit_round(server: Server, seats: int, seed: int) -> tuple[str, list[Tab], Person]:
    """People in all seats, a second tab of the first that shows the open table, and somebody who looks on."""
    table, seated = await begin(server, ["empty"] * seats, game="dilemma")
    tabs = []
    for first in seated:
        assert first.ws is not None and first.seat is not None
        await first.ws.close()
        first.person.rng.seed(1000 * seed + first.seat)
        tabs.append(Tab(first.person, table, first.seat, f"seat {first.seat}"))
    onlooker, stranger = Person(server.link), Person(server.link)
    tabs += [Tab(tabs[0].person, table, 0, "a second tab"), Tab(onlooker, table, None, "an onlooker")]
    for person in (onlooker, stranger):
        await person.get("/api/tables")
    for tab in tabs:
        await tab.open()
        await tab.until("Welcome")
    await tabs[-2].send({"send": "Show", "id": "open", "seat": None})
    await tabs[-2].until("Welcome")
    tabs[-2].seat = None
    return table, tabs, stranger


async def reign(server: Server, seats: int, seed: int, *, thorough: bool, most: int) -> list[str]:
    """A reign, or its first entries, entry by entry; whatever was told too early."""
    table, tabs, stranger = await sit_round(server, seats, seed)
    players, reading = tabs[:seats], Reading(table, tabs, stranger)
    await reading.texts()
    await reading.look_round(0, True)
    while tabs[0].outcome is None and tabs[0].entry < most:
        entry = tabs[0].entry
        asked = [tab for tab in players if tab.questions]
        tab = asked[tabs[0].person.rng.randrange(len(asked))]
        action = choice(tab)
        if action is None:
            continue
        if thorough or tab.person.rng.randrange(4) == 0:
            await ask_before(tab, action)
        await tab.insist(action)
        assert tab.entry == entry + 1
        for each in tabs:
            await each.catch_up(entry + 1)
        await reading.look_round(entry + 1, thorough)
    letters = [*reading.letters, *(letter for tab in tabs for letter in tab.letters)]
    opened = openings(json.loads(letter.text) for letter in tabs[-1].letters)
    assert len(opened) == tabs[0].entry + 1
    assert tabs[0].outcome is None or has_told_much(opened), "a reign in which something came to be read"
    return leaks(letters, opened)


def has_told_much(opened: list[set[str]]) -> bool:
    """Fronts and results were read, one after the other, and some of the story was not."""
    story = [key for key in opened[-1] if not key.startswith("house.")]
    parts = {key.rpartition(".")[2] for key in story}
    return "front" in parts and bool(parts & {"aye", "nay"}) and 5 < len(story) < len(texts_of_story())


def texts_of_story() -> list[str]:
    return [key for key in told_texts() if not key.startswith("house.")]


async def ask_before(tab: Tab, action: dict[str, Any]) -> None:
    """What it would do, what is to be known, and why not."""
    await tab.answer({"send": "Look", "do": [action]})
    await tab.answer({"send": "WantRemarks", "do": []})
    await tab.answer({"send": "Why", "do": [], "attempts": []})


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    with surviving(Server(tmp_path, **FREE)) as running:
        yield running


def played(server: Server, seeds: Iterable[int], **how: Any) -> list[str]:
    found = []
    for seed in seeds:
        seats = RULES.seats[seed % len(RULES.seats)]
        found += evening(reign(server, seats, seed, **how))
    return found


def test_a_reign_is_searched_and_nothing_unopened_is_in_any_byte_of_it(house: Server) -> None:
    assert played(house, [1], thorough=False, most=10_000) == []


@pytest.mark.nightly
@pytest.mark.parametrize("first", range(0, 20, 5))
def test_twenty_reigns_are_searched(house: Server, first: int) -> None:
    assert played(house, range(first, first + 5), thorough=True, most=10_000) == []


@pytest.mark.parametrize(("planted", "where"), [(EARLY, "/pages/"), (TITLED, "/book")])
def test_what_is_told_too_early_is_found(tmp_path: Path, planted: str, where: str) -> None:
    running = Server(tmp_path, **FREE)
    running.script.write_text(planted + RUN, encoding="utf-8")
    with surviving(running) as house:
        found = played(house, [1], thorough=False, most=12)
    assert found and all(where in each for each in found)


def test_there_is_enough_to_look_for() -> None:
    assert len(needles()) > 1500 and len(KEYS) > 200
