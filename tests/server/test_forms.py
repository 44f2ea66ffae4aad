"""Forms over the socket: thousands of offers are asked for in a few bytes, one is taken like any action."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regency.kernel.edge import Form, Reconsider, count
from regency.kernel.match import Match
from regency.server import encoding, socket_messages
from tests.minis import folders
from tests.minis.bazaar import ALOUD, BAZAAR, MOST_PURSE, SEATS, WARES, WHISPERED, Offer

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
LISTED = {"Accept", "Refuse", "Withdraw"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("bazaar")
    folders.write(folder / "games")
    running = Server(folder, messages_a_second=100_000.0, requests_a_minute=100_000)
    running.script.write_text(FIRST + RUN, encoding="utf-8")
    with surviving(running) as opened:
        yield opened


async def traders(link: str, seats: int = 3) -> list[Seated]:
    """A table of people, begun; everybody has a tab."""
    people = [Person(link, seed) for seed in range(seats)]
    table = await table_with(people[0], ["empty"] * seats, game="bazaar")
    for seat, person in enumerate(people):
        await person.post(f"/api/tables/{table}/sit", {"seat": seat, "name": f"P{seat}"})
    await people[0].post(f"/api/tables/{table}/start", {})
    tabs = [Seated(person, table, seat) for seat, person in enumerate(people)]
    for tab in tabs:
        await tab.open()
        await tab.until("Welcome")
    return tabs


def form_of(tab: Seated) -> dict[str, Any]:
    found = [option for each in tab.questions for option in each["options"] if "form" in option]
    assert len(found) == 1
    form: dict[str, Any] = found[0]
    return form


def kinds_of(tab: Seated) -> set[str]:
    return {option["do"] for each in tab.questions for option in each["options"] if "do" in option}


def offer(to: int, ware: int, coins: int, manner: int) -> dict[str, Any]:
    return {"do": "Offer", "to": to, "ware": ware, "coins": coins, "manner": manner}


def test_a_form_is_its_kind_and_the_values_of_its_fields() -> None:
    match = Match.start(BAZAAR, SEATS, seed=1)
    ask = match.asks(0)[1]
    options = ask.options(match.look(0))
    assert count(options) > 1000
    sent = json.loads(bytes(encoding.raw(options)))
    purse = match.look(0).own.purse
    values = [[1, 2, 3, 4], list(range(WARES)), list(range(purse)), [ALOUD, WHISPERED]]
    assert sent == [{"form": "Offer", "values": values}]
    (read,) = msgspec.convert(sent, tuple[socket_messages.Form, ...])
    assert (read.form, [list(allowed) for allowed in read.values]) == ("Offer", values)


@pytest.mark.parametrize("secret", [Match.start(BAZAAR, 2, seed=1).state, int, object()])
def test_nothing_else_is_named_that_has_no_encoder(secret: Any) -> None:
    with pytest.raises(TypeError):
        encoding.raw([secret])
    assert encoding.raw([Reconsider()]) and encoding.raw(Form(Offer, ((1,), (2,), (3,), (0,))))


def test_an_offer_among_thousands_is_made_and_answered_over_real_sockets(house: Server) -> None:
    async def plan() -> None:
        anna, ben, cleo = await traders(house.link)
        form = form_of(anna)
        book = await anna.person.get("/api/games/bazaar/book")
        assert list(book["fields"]["Offer"]) == ["to", "ware", "coins", "manner"]
        assert form["form"] == "Offer" and form["values"][0] == [1, 2] and form["values"][3] == [0, 1]
        purse = anna.sight["own"]["purse"]
        assert form["values"][2] == list(range(purse))
        assert len(json.dumps(anna.questions)) < 600
        await anna.insist(offer(1, 4, 2, ALOUD))
        await ben.until("Update")
        assert kinds_of(ben) == {"Accept", "Refuse"}
        assert kinds_of(anna) == {"Cast", "Withdraw"} and len(form_of(anna)["values"][2]) == purse - 3
        await cleo.until("Update")
        await ben.insist({"do": "Accept", "slot": 0})
        for tab in (anna, cleo):
            update = await tab.until("Update")
            assert update["shared"]["events"] == [
                {"was": "Closed", "seat": 1, "by": 0, "ware": 4, "coins": 3}
            ]
        assert ben.sight["own"]["purse"] == ben.sight["own"]["token"] + 3

    evening(plan())


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (offer(0, 0, 0, 0), "ToOneself"),
        (offer(1, 0, MOST_PURSE - 1, 0), "TooDear"),
        (offer(4, 0, 0, 0), "NotAnOption"),
        (offer(1, WARES, 0, 0), "Malformed"),
        (offer(1, 0, 0, 0) | {"more": 1}, "Malformed"),
        ({"form": "Offer", "values": [[1], [0], [0], [0]]}, "Malformed"),
    ],
)
def test_what_is_no_member_is_refused_with_its_reason(house: Server, wrong: Any, why: str) -> None:
    async def plan() -> None:
        (anna, *_) = await traders(house.link, 2)
        if why == "TooDear":
            await anna.insist(offer(1, 0, 9, ALOUD))
        entry = anna.entry
        await anna.submit(wrong)
        refused = await anna.until("Refusal")
        assert refused["why"]["why"] == why and anna.entry == entry

    evening(plan())


def test_a_preview_tells_what_a_member_does_and_remarks_have_none_of_a_form(house: Server) -> None:
    async def plan() -> None:
        (anna, *_) = await traders(house.link, 2)
        await anna.send({"send": "Look", "id": "l", "seat": 0, "do": [offer(1, 3, 4, ALOUD)]})
        seen = await anna.until("Previewed")
        assert seen["events"] == [{"was": "Offered", "seat": 0, "to": 1, "ware": 3, "coins": 5}]
        assert not seen["final"] and not seen["nested"]
        await anna.send({"send": "WantRemarks", "id": "r", "seat": 0, "do": []})
        found = await anna.until("Remarked")
        assert found["remarks"] == [[None, None], [None]]
        await anna.send({"send": "Why", "id": "w", "seat": 0, "do": [], "attempts": []})
        obstacles = await anna.until("Obstacles")
        assert {each["kind"] for each in obstacles["obstacles"]} == LISTED

    evening(plan())


def test_of_a_whisper_no_byte_tells_a_third_what_it_was_about(house: Server) -> None:
    async def plan() -> None:
        anna, ben, cleo = await traders(house.link)
        await anna.insist(offer(1, 7, 11, WHISPERED))
        told = await cleo.until("Update")
        assert told["shared"]["events"] == [{"was": "WhisperedTo", "seat": 0, "to": 1}]
        assert told["own"] in (None, {}) and not re.search(
            r'\b12\b|"ware":7', json.dumps(told["shared"]["table"])
        )
        assert cleo.sight["table"]["slots"][0] == {"by": 0, "to": 1, "ware": -1, "coins": 0}
        await ben.until("Update")
        assert ben.sight["own"]["whispers"] == [{"slot": 0, "ware": 7, "coins": 12}]

    evening(plan())


def test_a_question_without_a_form_is_sent_as_ever() -> None:
    match = Match.start(BAZAAR, 2, seed=1)
    turn = match.asks(0)[0]
    asked = encoding.question(turn, turn.options(match.look(0)))
    assert bytes(asked.options) == b'[{"do":"Cast","side":0},{"do":"Cast","side":1}]'


def test_the_schema_knows_both_kinds_of_options(house: Server, tmp_path: Path) -> None:
    async def plan() -> Any:
        return await Person(house.link).get("/api/schema/socket.json")

    options = evening(plan())["$defs"]["Question"]["properties"]["options"]
    action, form = options["items"]["anyOf"]
    assert action["required"] == ["do"] and form["required"] == ["form", "values"]
