"""Playing over the wire: whole games, resent submissions, restarts, undo, stand-ins, spectators."""

from __future__ import annotations

import asyncio
from typing import Any

from .conftest import Server
from .people import Person, Seated, evening, table_with


async def begin(server: Server, chairs: list[str]) -> tuple[str, list[Seated]]:
    """A table where each empty chair is taken by a person of its own, begun."""
    people = [Person(server.link, n) for n in range(chairs.count("empty"))]
    table = await table_with(people[0], chairs)
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


def test_two_people_and_two_bots_play_to_the_scores_and_again(server: Server) -> None:
    async def game() -> None:
        table, tabs = await begin(server, ["empty", "greedy", "empty", "random"])
        await asyncio.gather(*(tab.play() for tab in tabs))
        outcome = tabs[0].outcome
        assert outcome == tabs[1].outcome and len(outcome["scores"]) == 4
        again = await tabs[1].person.post(f"/api/tables/{table}/rematch")
        assert again["id"] != table and [chair["kind"] for chair in again["chairs"]] == [
            "bot",
            "person",
            "bot",
            "person",
        ]
        record = await tabs[0].person.http.get(f"/api/tables/{table}/record")
        imported = await tabs[1].person.http.post("/api/records", content=record.content)
        assert imported.status_code == 201 and imported.json()["state"] == "finished"
        middle = await tabs[0].person.get(f"/api/tables/{table}/moment/20?seat=open")
        assert len(middle["sight"]["screens"]) == 4

    evening(game())


def test_a_submission_sent_again_counts_once(server: Server) -> None:
    async def game() -> None:
        _, (one, _other) = await begin(server, ["empty", "empty"])
        elect = next(option for option in one.questions[0]["options"] if option["do"] == "ElectCouncillor")
        await one.submit(elect, "same")
        first = await one.until("Done")
        await one.submit(elect, "same")
        second = await one.until("Done")
        assert first["entry"] == second["entry"] == 1 and one.entry == 1

    evening(game())


def test_a_game_goes_on_after_the_server_was_stopped_in_order(server: Server) -> None:
    async def before() -> tuple[str, Any, Any]:
        table, tabs = await begin(server, ["empty", "empty", "random"])
        await asyncio.gather(tabs[0].play(3))
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


def test_undo_is_at_once_where_it_is_fair_and_by_consent_where_not(server: Server) -> None:
    async def game() -> None:
        _, (one, other) = await begin(server, ["empty", "empty"])
        elect = next(option for option in one.questions[0]["options"] if option["do"] == "ElectCouncillor")
        coins = list(one.sight["table"]["coins"])
        await one.submit(elect)
        await one.until("Done")
        await one.send({"send": "TakeBack", "id": "u", "seat": 0})
        assert (await one.until("Done"))["entry"] == 2
        assert one.sight["table"]["coins"] == coins
        await one.submit(elect)
        await one.until("Done")
        await one.submit({"do": "EndTurn"})  # the next seat draws a card: from here it takes everybody
        await one.until("Done")
        await one.send({"send": "TakeBack", "id": "v", "seat": 0})
        while (proposal := (await one.until("Lobby"))["proposal"]) is None:
            pass
        await other.send({"send": "Consent", "id": "b", "seat": 1, "proposal": 99, "yes": True})
        assert (await other.until("Refusal"))["why"] == {"why": "NothingProposed"}, "not to that"
        await other.send(
            {"send": "Consent", "id": "c", "seat": 1, "proposal": proposal["number"], "yes": True}
        )
        frame = await one.until("Update")
        assert frame["shared"]["events"][0] == {"was": "TakenBack", "seat": 0, "to": 3, "agreed": True}
        assert one.questions

    evening(game())


def test_a_bot_takes_a_chair_over_and_gives_it_back(server: Server) -> None:
    async def game() -> None:
        _, (one, other) = await begin(server, ["empty", "empty"])
        await other.send({"send": "StandIn", "id": "s", "seat": 1, "bot": "random"})
        await one.play(6)
        assert one.entry > 6, "the stand-in has moved between the six answers"
        await other.send({"send": "StandIn", "id": "t", "seat": 1, "bot": ""})
        while True:
            frame = await other.until("Lobby")
            if not frame["table"]["chairs"][1]["stand_in"]:
                break

    evening(game())


def test_a_spectator_sees_the_table_and_no_hand(server: Server) -> None:
    async def game() -> None:
        table, (one, _) = await begin(server, ["empty", "empty"])
        watcher = Seated(Person(server.link), table, None)
        await watcher.open()
        welcome = await watcher.until("Welcome")
        assert welcome["seat"] is None and "own" not in welcome["sight"] and welcome["questions"] == []
        await one.play(1)
        update = await watcher.until("Update")
        assert update["own"] is None and update["questions"] == []

    evening(game())


def test_a_preview_tells_costs_and_gains_beforehand(server: Server) -> None:
    async def game() -> None:
        _, (one, _) = await begin(server, ["empty", "empty"])
        elect = next(option for option in one.questions[0]["options"] if option["do"] == "ElectCouncillor")
        await one.send({"send": "Look", "id": "p", "seat": 0, "do": [elect]})
        frame = await one.until("Previewed")
        assert [event["was"] for event in frame["events"]] == ["CouncillorElected", "CoinsGained"]
        assert frame["final"] is False and frame["questions"] and frame["nested"] is False
        await one.send({"send": "WantHint", "id": "h", "seat": 0})
        hinted = await one.until("Hinted")
        place = one.questions[0]["options"].index(hinted["action"])
        await one.send({"send": "WantRemarks", "id": "r", "seat": 0, "do": []})
        (known,) = (await one.until("Remarked"))["remarks"]
        assert hinted["remark"] == known[place]

    evening(game())


def test_costs_and_gains_of_every_option_are_told_on_request(server: Server) -> None:
    async def remarks(tab: Seated, *do: Any) -> Any:
        await tab.send({"send": "WantRemarks", "id": "r", "seat": 0, "do": list(do)})
        return (await tab.until("Remarked"))["remarks"]

    async def game() -> None:
        _, (one, other) = await begin(server, ["empty", "empty"])
        options = one.questions[0]["options"]
        (found,) = await remarks(one)
        beside = dict(zip(map(str, options), found, strict=True))
        acquire = next(option for option in options if option["do"] == "AcquirePermit")
        assert beside[str(acquire)]["key"] == "remark-acquire"
        assert {"permit", "coins"} <= beside[str(acquire)]["about"].keys()
        (bribes,) = await remarks(one, acquire)
        await one.send({"send": "Look", "id": "p", "seat": 0, "do": [acquire]})
        previewed = await one.until("Previewed")
        (asked,) = previewed["questions"]
        assert previewed["nested"] is True
        assert len(bribes) == len(asked["options"]) and bribes[0]["key"] == "remark-bribe"
        await other.send({"send": "WantRemarks", "id": "x", "seat": 0, "do": []})
        assert (await other.until("Refusal"))["why"] == {"why": "NotYourSeat", "seat": 0}
        await other.send({"send": "WantRemarks", "id": "y", "seat": 1, "do": []})
        assert (await other.until("Remarked"))["remarks"] == [], "nothing is asked"
        await one.send({"send": "WantRemarks", "id": "z", "seat": 0, "do": [{"do": "EndTurn"}]})
        assert (await one.until("Refusal"))["why"] == {"why": "MainActionOwed"}
        assert one.entry == 0, "and nothing has changed"

    evening(game())


def test_a_seat_moves_to_another_device_once(server: Server) -> None:
    async def game() -> None:
        table, (one, _) = await begin(server, ["empty", "empty"])
        link = await one.person.post(f"/api/tables/{table}/move", {"seat": 0})
        phone = Person(server.link)
        moved = await phone.post(f"/api/take/{link['token']}")
        assert moved["chairs"][0]["yours"]
        refused = await Person(server.link).post(f"/api/take/{link['token']}", expect=410)
        assert refused["why"]["why"] == "LinkSpent"
        tab = Seated(phone, table, 0)
        await tab.open()
        assert (await tab.until("Welcome"))["seat"] == 0
        await one.submit({"do": "EndTurn"})
        assert (await one.until("Refusal"))["why"]["why"] == "NotYourSeat"

    evening(game())
