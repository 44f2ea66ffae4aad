"""Campaigns over the wire: begun, joined, played reign by reign, crowned, saved, branched and over."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from regency.kernel import chain
from tests.minis.heirs_saga import DYNASTY

from .conftest import Server
from .courts import Circle, circle, why, with_heirs
from .people import Person, Seated, evening


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all campaigns of this file, which do not notice each other."""
    with with_heirs(tmp_path_factory.mktemp("house")) as running:
        yield running


def test_a_campaign_is_begun_joined_and_listed(house: Server) -> None:
    async def plan() -> None:
        made = await circle(house, 3)
        info = await made.info(1)
        assert (info["game"], info["king"], info["state"], info["host"]) == ("heirs", "Odo", "between", False)
        assert [each["name"] for each in info["houses"]] == ["Family a", "Family b", "Family c"]
        assert [each["yours"] for each in info["houses"]] == [False, True, False]
        assert all(each["held"] for each in info["houses"]) and info["acts"] == 4
        for person in made.people:
            assert [each["id"] for each in (await person.get("/api/campaigns"))["mine"]] == [made.id]
        assert (await Person(house.link).get("/api/campaigns"))["mine"] == []
        stranger = await Person(house.link).get(made.path)
        assert not any(each["yours"] for each in stranger["houses"])

    evening(plan())


def test_three_reigns_make_a_campaign_and_its_archive_is_proved(house: Server) -> None:
    async def plan() -> None:
        made = await circle(house, 4)
        tables: list[str] = []
        info: Any = None
        for number, present in enumerate(((0, 1, 2), (3, 1), (2, 0, 3, 1)), 1):
            table = await made.reign(*present)
            assert table["campaign"]["id"] == made.id and table["campaign"]["sitting"] == number - 1
            assert table["campaign"]["houses"] == list(present)
            assert [chair["name"] for chair in table["chairs"]] == [f"Family {'abcd'[n]}" for n in present]
            tables.append(table["id"])
            info = await made.info()
            assert (info["reigns"], info["table"]) == (number, None)
            if number < 3:
                assert info["state"] == "between" and info["vacant"]
                assert (await made.crown(f"King {number}"))["king"] == f"King {number}"
        assert info["state"] == "over" and info["vacant"] == []
        answer = await Person(house.link).http.get(f"{made.path}/archive")
        assert answer.status_code == 200
        chronicle = chain.proved(DYNASTY, answer.content)
        assert chronicle.facts.over and len(chronicle.facts.sittings) == 3
        told = await made.host.get(f"{made.path}/chronicle")
        assert [each["table"] for each in told["sittings"]] == tables
        assert [each["king"] for each in told["sittings"]] == ["Odo", "King 1", "King 2"]
        assert told["realm"] == json.loads(json.dumps(told["realm"])) and told["realm"]["games"] == 3
        for table in tables:
            record = await made.host.http.get(f"/api/tables/{table}/record")
            assert record.status_code == 200
        assert await why(made.host, f"{made.path}/sit", seats(0, 1)) == "CampaignOver"

    evening(plan())


def seats(*houses: int) -> dict[str, Any]:
    return {"seats": [{"house": house} for house in houses]}


def test_the_record_of_a_reign_is_sealed_and_looking_back_is_open(house: Server) -> None:
    async def plan() -> None:
        made = await circle(house, 3)
        table = (await made.reign(0, 1))["id"]
        refused = await made.host.get(f"/api/tables/{table}/record", 409)
        assert refused["why"]["why"] == "StillSealed"
        assert (await made.host.get(f"{made.path}/archive", 409))["why"]["why"] == "StillSealed"
        stranger = Person(house.link)
        for view in ("0", "1", "open", ""):
            film = await stranger.get(f"/api/tables/{table}/film/0?seat={view}")
            assert film["entry"] == 0 and film["steps"]

    evening(plan())


def test_a_table_of_a_campaign_is_neither_deleted_nor_played_again(house: Server) -> None:
    async def plan() -> None:
        made = await circle(house, 3)
        table = (await made.reign(0, 1))["id"]
        assert await why(made.host, f"/api/tables/{table}/delete") == "PartOfCampaign"
        assert await why(made.host, f"/api/tables/{table}/rematch") == "PartOfCampaign"
        assert (await made.host.get(f"/api/tables/{table}"))["state"] == "finished"

    evening(plan())


def test_bots_fill_chairs_and_the_host_answers_for_their_houses(house: Server) -> None:
    async def plan() -> None:
        made = await circle(house, 1, free=2)
        assert await why(made.host, f"{made.path}/sit", seats(0, 1)) == "HouseUnheld"
        table = await made.sit((1, "random"), (2, "greedy"))
        assert [chair["bot"] for chair in table["chairs"]] == ["random", "greedy"]
        while (await made.info())["state"] == "sitting":
            await asyncio.sleep(0.02)
        assert (await made.crown("Ida"))["king"] == "Ida"
        table = await made.reign(0, (1, "random"))
        assert (await made.info())["reigns"] == 2

    evening(plan())


def test_a_sitting_that_is_broken_off_leaves_nothing_and_is_listed(house: Server) -> None:
    async def plan() -> None:
        made = await circle(house, 3)
        before = (await made.host.get(f"{made.path}/chronicle"))["realm"]
        table = await made.sit(2, 0)
        tab, _ = await made.tabs(table)
        assert (await made.info())["table"] == table["id"]
        assert await why(made.people[1], f"{made.path}/break-off", status=403) == "CampaignHostOnly"
        info = await made.host.post(f"{made.path}/break-off")
        assert (info["state"], info["sittings"], info["reigns"], info["table"]) == ("between", 1, 0, None)
        while (frame := await tab.next())["got"] != "Lobby" or not frame["table"]["ended"]:
            pass
        told = await made.host.get(f"{made.path}/chronicle")
        assert told["realm"] == before and told["sittings"][0]["state"] == "broken off"
        assert told["sittings"][0]["table"] == table["id"]
        assert (await made.host.get(f"/api/tables/{table['id']}/record", 409))["why"]["why"] == "StillSealed"
        assert await why(made.host, f"{made.path}/break-off") == "NoSitting"
        await made.reign(0, 1)

    evening(plan())


def test_all_people_together_break_a_sitting_off_too(house: Server) -> None:
    async def plan() -> None:
        made = await circle(house, 2)
        table = await made.sit(0, 1)
        first, second = await made.tabs(table)
        await first.send({"send": "ProposeEnd", "id": "e", "seat": 0})
        while (lobby := await second.until("Lobby"))["proposal"] is None:
            pass
        number = lobby["proposal"]["number"]
        await second.send({"send": "Consent", "id": "y", "seat": 1, "proposal": number, "yes": True})
        await second.until("Update")
        info = await made.info()
        assert (info["state"], info["sittings"], info["reigns"]) == ("between", 1, 0)

    evening(plan())


def test_a_save_point_is_branched_from_and_the_branch_says_what_if(house: Server) -> None:
    async def plan() -> None:
        made = await circle(house, 3)
        await made.reign(0, 1)
        await made.crown("Ida")
        saved = await made.host.post(f"{made.path}/save", {"name": "  before\tthe storm "})
        assert [each["name"] for each in saved["saves"]] == ["before the storm"]
        await made.reign(1, 2)
        other = await made.host.post(f"{made.path}/branch", {"name": "before the storm"})
        assert (other["what_if"], other["reigns"], other["king"]) == ("before the storm", 1, "Ida")
        branch = Circle(made.people, other["id"])
        assert (await branch.info(1))["houses"][1]["yours"]
        table = await branch.reign(2, 0)
        assert table["campaign"]["what_if"] == "before the storm"
        assert (await made.info())["what_if"] == "" and (await made.info())["reigns"] == 2
        told = await made.host.get(f"{branch.path}/chronicle")
        before = await made.host.get(f"{made.path}/chronicle")
        assert told["sittings"][0] == before["sittings"][0]
        assert await why(made.host, f"{made.path}/delete") == "BranchesLeft"
        await branch.crown("Eva")
        await branch.reign(0, 1, 2)
        archive = await made.host.http.get(f"{branch.path}/archive")
        assert chain.proved(DYNASTY, archive.content).facts.what_if == "before the storm"
        await made.host.post(f"{branch.path}/delete")
        await made.host.post(f"{made.path}/delete")
        assert (await made.host.get(made.path, 404))["why"]["why"] == "NoSuchCampaign"
        assert (await made.host.get(f"/api/tables/{table['id']}", 404))["why"]["why"] == "NoSuchTable"

    evening(plan())


def test_a_campaign_is_downloaded_and_brought_and_says_so(house: Server) -> None:
    async def plan() -> None:
        made = await circle(house, 3)
        await made.reign(0, 1)
        await made.crown("Ida")
        data = await made.file()
        stranger = Person(house.link)
        assert (await stranger.get(f"{made.path}/file", 403))["why"]["why"] == "NotInCampaign"
        answer = await stranger.http.post("/api/campaign-files", content=data)
        assert answer.status_code == 201, answer.text
        info = answer.json()
        assert (info["loaded"], info["reigns"], info["king"], info["host"]) == (1, 1, "Ida", True)
        assert not any(each["held"] for each in info["houses"])
        mine = Circle([stranger, stranger], info["id"])
        for number in (0, 1):
            await stranger.post(f"{mine.path}/claim", {"house": number})
        told = await stranger.get(f"{mine.path}/chronicle")
        before = await made.host.get(f"{made.path}/chronicle")
        assert told["sittings"][0] == before["sittings"][0] | {"table": None}
        assert told["realm"] == before["realm"] and told["keys"] == before["keys"]
        table = await mine.sit(1, 0)
        assert table["campaign"]["loaded"] == 1
        assert (await stranger.get(f"{mine.path}/file", 409))["why"]["why"] == "SittingHeld"

    evening(plan())


async def favour(first: Seated, second: Seated) -> None:
    """Whoever's turn it is offers a coin, and the other takes it; then the turn ends."""
    while not (mine := turn_of(first)) and not turn_of(second):
        await asyncio.wait_for(asyncio.gather(first.next(), second.next()), 20)
    tab, other = (first, second) if mine else (second, first)
    for action in ({"do": "Work"}, {"do": "Offer", "to": other.seat, "coins": 1}):
        await tab.insist(action)
    while not any({"do": "Accept"} in each["options"] for each in other.questions):
        await other.next()
    await other.insist({"do": "Accept"})
    while tab.entry < other.entry:
        await tab.next()
    if tab.sight["table"]["opened"] < 0:
        await tab.insist({"do": "Rest"})
    while other.entry < tab.entry:
        await other.next()


def turn_of(tab: Seated) -> bool:
    return any({"do": "Work"} in each["options"] for each in tab.questions)


def test_pages_that_may_be_read_are_served_and_no_other(house: Server) -> None:
    async def plan() -> None:
        made = await circle(house, 2)
        first, second = await made.tabs(await made.sit(0, 1))
        while not first.sight["table"]["opened"] >= 0:
            await favour(first, second)
        await asyncio.gather(first.play(), second.play())
        keys = (await made.host.get(f"{made.path}/chronicle"))["keys"]
        wanted = ",".join([*keys, *(f"envelope-{n}" for n in range(5)), "no such page"])
        found = await made.host.get(f"{made.path}/pages/en?keys={wanted}")
        assert set(found["pages"]) == set(keys) != set()
        assert (await made.host.get(f"{made.path}/pages/xx?keys=", 404))["why"]["why"] == "UnknownText"
        leaves = (await made.host.get(f"{made.path}/chronicle"))["sittings"][0]["leaves"]
        assert [leaf["page"] for leaf in leaves] == keys

    evening(plan())


def test_a_house_moves_by_a_link_once(house: Server) -> None:
    async def plan() -> None:
        made = await circle(house, 2)
        other, third = Person(house.link), Person(house.link)
        assert await why(made.host, f"{made.path}/move", {"house": 1}, 403) == "NotYourHouse"
        link = await made.people[1].post(f"{made.path}/move", {"house": 1})
        info = await other.post(f"/api/take-house/{link['token']}")
        assert [each["yours"] for each in info["houses"]] == [False, True]
        assert await why(third, f"/api/take-house/{link['token']}", status=410) == "LinkSpent"
        table = await made.sit(0, 1)
        assert (await other.get(f"/api/tables/{table['id']}"))["chairs"][1]["yours"]

    evening(plan())


def test_leading_a_campaign_moves_by_a_link(house: Server) -> None:
    async def plan() -> None:
        made = await circle(house, 2)
        assert await why(made.people[1], f"{made.path}/hand-over", status=403) == "CampaignHostOnly"
        link = await made.host.post(f"{made.path}/hand-over")
        info = await made.people[1].post(f"/api/take-house/{link['token']}")
        assert info["host"] and [each["yours"] for each in info["houses"]] == [False, True]
        assert await why(made.host, f"{made.path}/save", {"name": "x"}, 403) == "CampaignHostOnly"
        await made.people[1].post(f"{made.path}/save", {"name": "x"})

    evening(plan())


def test_a_seat_that_comes_to_another_device_takes_its_house_along(house: Server) -> None:
    async def plan() -> None:
        made = await circle(house, 2)
        table = await made.sit(0, 1)
        other = Person(house.link)
        house_link = await made.people[1].post(f"{made.path}/move", {"house": 1})
        assert await why(other, f"/api/take-house/{house_link['token']}") == "SittingHeld"
        link = await made.people[1].post(f"/api/tables/{table['id']}/move", {"seat": 1})
        await other.post(f"/api/take/{link['token']}")
        info = await other.get(made.path)
        assert [each["yours"] for each in info["houses"]] == [False, True]
        made.people[1] = other
        word = await other.post(f"/api/tables/{table['id']}/word", {"seat": 1})
        found = Person(house.link)
        await found.post(f"/api/tables/{table['id']}/recover", {"seat": 1, "word": word["word"]})
        assert (await found.get(made.path))["houses"][1]["yours"]

    evening(plan())


def test_a_house_whose_device_is_lost_is_released_and_claimed(house: Server) -> None:
    async def plan() -> None:
        made = await circle(house, 3)
        lost, found = made.people[2], Person(house.link)
        assert await why(found, f"{made.path}/claim", {"house": 2}) == "HouseTaken"
        assert await why(made.people[1], f"{made.path}/release", {"house": 2}, 403) == "NotYourHouse"
        await made.host.post(f"{made.path}/release", {"house": 2})
        info = await found.post(f"{made.path}/claim", {"house": 2})
        assert info["houses"][2]["yours"]
        assert await why(lost, f"{made.path}/move", {"house": 2}, 403) == "NotYourHouse"
        await found.post(f"{made.path}/release", {"house": 2})
        assert not (await made.info())["houses"][2]["held"]

    evening(plan())


def test_what_was_seen_is_taken_back_only_where_the_host_allows_it(house: Server) -> None:
    async def undone(made: Circle) -> Any:
        table = await made.sit(0, 1)
        first, second = await made.tabs(table)
        tab = first if first.asked() else second
        while tab.asked() and {"do": "Rest"} not in tab.asked():
            await tab.play(1)
        await tab.insist({"do": "Rest"})
        other = second if tab is first else first
        while not other.asked():
            await other.next()
        await other.insist({"do": "Rest"})
        await tab.send({"send": "TakeBack", "id": "u", "seat": tab.seat})
        while (frame := await tab.next())["got"] not in {"Done", "Refusal"}:
            pass
        await made.host.post(f"{made.path}/break-off")
        return frame

    async def plan() -> None:
        made = await circle(house, 2)
        refused = await undone(made)
        assert refused["got"] == "Refusal" and refused["why"]["why"] == "NoAgreedUndo"
        assert await why(made.people[1], f"{made.path}/undo", {"allowed": True}, 403) == "CampaignHostOnly"
        assert (await made.host.post(f"{made.path}/undo", {"allowed": True}))["undo"]
        assert (await undone(made)) == {"got": "Done", "id": "u", "entry": -1}

    evening(plan())


def test_the_outcome_comes_with_the_reign(house: Server) -> None:
    async def plan() -> None:
        made = await circle(house, 2)
        table = await made.sit(0, 1)
        tabs = await made.tabs(table)

        async def watch(tab: Seated) -> int:
            await tab.play()
            return int((await tab.person.get(made.path))["reigns"])

        assert await asyncio.gather(*(watch(tab) for tab in tabs)) == [1, 1]

    evening(plan())
