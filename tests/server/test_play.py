"""Playing over the wire: whole games, resent submissions, restarts, undo, stand-ins, spectators."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from .conftest import Server, serving
from .people import Person, Seated, evening, table_with

LIMITS = {"requests_a_minute": 100_000, "messages_a_second": 100_000.0}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tables of this file, which do not notice each other."""
    with serving(tmp_path_factory.mktemp("house"), **LIMITS) as running:
        yield running


async def begin(server: Server, chairs: list[str], **more: Any) -> tuple[str, list[Seated]]:
    """A table where each empty chair is taken by a person of its own, begun."""
    people = [Person(server.link, n) for n in range(chairs.count("empty"))]
    table = await table_with(people[0], chairs, **more)
    seats = [seat for seat, kind in enumerate(chairs) if kind == "empty"]
    for person, seat in zip(people, seats, strict=True):
        await person.get("/api/games")
        await person.get("/api/tables")
        await person.post(f"/api/tables/{table}/sit", {"seat": seat, "name": f"P{seat}"})
    await people[0].post(f"/api/tables/{table}/start")
    tabs = [Seated(person, table, seat) for person, seat in zip(people, seats, strict=True)]
    for tab in tabs:
        await tab.open()
        await tab.until("Welcome")
    return table, tabs


def test_two_people_and_two_bots_play_to_the_scores_and_again(house: Server) -> None:
    async def game() -> None:
        table, tabs = await begin(house, ["empty", "greedy", "empty", "random"])
        await asyncio.gather(*(tab.play() for tab in tabs))
        outcome = tabs[0].outcome
        assert outcome == tabs[1].outcome and len(outcome["scores"]) == 4
        asked = await tabs[1].person.post(f"/api/tables/{table}/rematch")
        assert asked["id"] != table
        assert [chair["kind"] for chair in asked["chairs"]] == ["bot", "person", "bot", "empty"]
        again = await tabs[0].person.post(f"/api/tables/{table}/rematch")
        assert again["id"] == asked["id"]
        assert [chair["kind"] for chair in again["chairs"]] == ["bot", "person", "bot", "person"]
        record = await tabs[0].person.http.get(f"/api/tables/{table}/record")
        imported = await tabs[1].person.http.post("/api/records", content=record.content)
        assert imported.status_code == 201 and imported.json()["state"] == "finished"
        middle = await tabs[0].person.get(f"/api/tables/{table}/moment/10?seat=open")
        assert len(middle["sight"]["screens"]) == 4

    evening(game())


def test_a_submission_sent_again_counts_once(house: Server) -> None:
    async def game() -> None:
        _, (one, _other) = await begin(house, ["empty", "empty"])
        lay = one.asked()[0]
        await one.submit(lay, "same")
        first = await one.until("Done")
        await one.submit(lay, "same")
        second = await one.until("Done")
        assert first["entry"] == second["entry"] == 1 and one.entry == 1

    evening(game())


def test_a_game_goes_on_after_the_server_was_stopped_in_order(server: Server) -> None:
    async def before() -> tuple[str, Any, Any]:
        table, tabs = await begin(server, ["empty", "empty", "random"])
        await asyncio.gather(*(tab.play(3) for tab in tabs))
        return table, dict(tabs[0].person.http.cookies), tabs[0].entry

    async def after(table: str, cookies: Any, entry: int) -> None:
        person = Person(server.link)
        person.http.cookies.update(cookies)
        tab = Seated(person, table, 0)
        await tab.open()
        welcome = await tab.until("Welcome")
        assert welcome["entry"] >= entry and welcome["seat"] == 0 and welcome["sight"]["own"]["hand"]

    table, cookies, entry = evening(before())
    assert server.end() == 0
    server.start()
    evening(after(table, cookies, entry))


def test_undo_is_at_once_where_it_is_fair_and_by_consent_where_not(house: Server) -> None:
    async def game() -> None:
        _, (one, other) = await begin(house, ["empty", "empty"])
        lay, hand = one.asked()[0], list(one.sight["own"]["hand"])
        await one.submit(lay)
        await one.until("Done")
        assert one.sight["own"]["hand"] != hand
        await one.send({"send": "TakeBack", "id": "u", "seat": 0})
        assert (await one.until("Done"))["entry"] == 2
        assert one.sight["own"]["hand"] == hand
        await one.submit(lay)
        await one.until("Done")
        await other.play(1)  # all cards are turned: from here it takes everybody
        while one.entry < 4:
            await one.next()
        await one.send({"send": "TakeBack", "id": "v", "seat": 0})
        while (proposal := (await one.until("Lobby"))["proposal"]) is None:
            pass
        await other.send({"send": "Consent", "id": "b", "seat": 1, "proposal": 99, "yes": True})
        assert (await other.until("Refusal"))["why"] == {"why": "NothingProposed"}, "not to that"
        await other.send(
            {"send": "Consent", "id": "c", "seat": 1, "proposal": proposal["number"], "yes": True}
        )
        frame = await one.until("Update")
        assert frame["shared"]["events"][0] == {"was": "TakenBack", "seat": 0, "to": 2, "agreed": True}
        assert one.asked() and one.sight["own"]["hand"] == hand

    evening(game())


def test_a_bot_takes_a_chair_over_and_gives_it_back(house: Server) -> None:
    async def game() -> None:
        _, (one, other) = await begin(house, ["empty", "empty"])
        await other.send({"send": "StandIn", "id": "s", "seat": 1, "bot": "random"})
        await one.play(3)
        assert one.entry > 3, "the stand-in has moved between the three answers"
        await other.send({"send": "StandIn", "id": "t", "seat": 1, "bot": ""})
        while True:
            frame = await other.until("Lobby")
            if not frame["table"]["chairs"][1]["stand_in"]:
                break

    evening(game())


def test_a_spectator_sees_the_table_and_no_hand(house: Server) -> None:
    async def game() -> None:
        table, (one, _) = await begin(house, ["empty", "empty"])
        watcher = Seated(Person(house.link), table, None)
        await watcher.open()
        welcome = await watcher.until("Welcome")
        assert welcome["seat"] is None and "own" not in welcome["sight"] and welcome["questions"] == []
        await one.play(1)
        update = await watcher.until("Update")
        assert update["own"] is None and update["questions"] == []

    evening(game())


def test_a_preview_tells_what_comes_of_it_beforehand(house: Server) -> None:
    async def game() -> None:
        _, (one, _) = await begin(house, ["empty", "empty"])
        lay = one.asked()[0]
        await one.send({"send": "Look", "id": "p", "seat": 0, "do": [lay]})
        frame = await one.until("Previewed")
        assert frame["events"] == [{"was": "CardLaid", "seat": 0}]
        assert frame["final"] is False and frame["questions"] == [] and frame["nested"] is False
        await one.send({"send": "WantHint", "id": "h", "seat": 0})
        hinted = await one.until("Hinted")
        place = one.questions[0]["options"].index(hinted["action"])
        await one.send({"send": "WantRemarks", "id": "r", "seat": 0, "do": []})
        (known,) = (await one.until("Remarked"))["remarks"]
        assert hinted["remark"] == known[place]

    evening(game())


def test_remarks_are_for_who_is_asked(house: Server) -> None:
    async def game() -> None:
        _, (one, other) = await begin(house, ["empty", "empty"], options={"think_again": "false"})
        await one.send({"send": "WantRemarks", "id": "r", "seat": 0, "do": []})
        (found,) = (await one.until("Remarked"))["remarks"]
        assert len(found) == len(one.asked())
        await other.send({"send": "WantRemarks", "id": "x", "seat": 0, "do": []})
        assert (await other.until("Refusal"))["why"] == {"why": "NotYourSeat", "seat": 0}
        look = {"do": "LookAtHand", "player": 1}
        await one.send({"send": "WantRemarks", "id": "z", "seat": 0, "do": [look]})
        assert (await one.until("Refusal"))["why"] == {"why": "OtherQuestion"}
        assert one.entry == 0, "and nothing has changed"
        await one.play(1)
        await one.send({"send": "WantRemarks", "id": "y", "seat": 0, "do": []})
        assert (await one.until("Remarked"))["remarks"] == [], "nothing is asked"

    evening(game())


def test_a_seat_moves_to_another_device_once(house: Server) -> None:
    async def game() -> None:
        table, (one, _) = await begin(house, ["empty", "empty"])
        link = await one.person.post(f"/api/tables/{table}/move", {"seat": 0})
        phone = Person(house.link)
        moved = await phone.post(f"/api/take/{link['token']}")
        assert moved["chairs"][0]["yours"]
        refused = await Person(house.link).post(f"/api/take/{link['token']}", expect=410)
        assert refused["why"]["why"] == "LinkSpent"
        tab = Seated(phone, table, 0)
        await tab.open()
        assert (await tab.until("Welcome"))["seat"] == 0
        await one.submit({"do": "LayCard", "card": 0})
        assert (await one.until("Refusal"))["why"]["why"] == "NotYourSeat"

    evening(game())
