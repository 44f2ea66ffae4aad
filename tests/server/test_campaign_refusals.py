"""What is wrong with a campaign is refused with a reason that people understand, and nothing has changed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from regency.kernel.campaign_file import act_decoder, to_file
from regency.kernel.chronicle import next_mark
from regency.kernel.names import LONGEST_NAME
from regency.kernel.record import encode
from regency.server.campaigns import CAMPAIGNS_A_DEVICE
from regency.server.record_imports import MOST_BYTES
from regency.words import Words
from tests.kernel import dynasty
from tests.minis.heirs_saga import DYNASTY

from .conftest import Server
from .courts import Circle, circle, with_heirs
from .people import Person, evening
from .test_campaigns import seats


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with with_heirs(tmp_path_factory.mktemp("house"), imported_an_hour=1_000) as running:
        yield running


async def refused(made: Circle, person: Person, path: str, body: Any, why: str, status: int) -> None:
    """It is refused so, in both languages, and the campaign is as it was."""
    before = await made.info(), await made.host.get(f"{made.path}/chronicle")
    answer = await person.http.post(f"{made.path}/{path}", json=body)
    assert (answer.status_code, answer.json()["why"]["why"]) == (status, why), answer.text
    is_understood(answer.json()["why"])
    assert (await made.info(), await made.host.get(f"{made.path}/chronicle")) == before


def is_understood(why: dict[str, Any]) -> None:
    """The reason has words in both languages, with what it speaks of."""
    for language in ("en", "de"):
        said = Words(language).say(f"why-{why['why']}", **{key: why[key] for key in why if key != "why"})
        assert "why-" not in said and "{" not in said, said


BETWEEN: list[tuple[str, Any, str, int]] = [
    ("sit", seats(0, 1, 0), "HouseTwice", 400),
    ("sit", seats(0), "WrongHouseCount", 400),
    ("sit", seats(0, 1, 2, 3, 4), "WrongHouseCount", 400),
    ("sit", seats(0, 5), "HouseNotJoined", 409),
    ("sit", seats(0, 3), "HouseUnheld", 409),
    ("sit", seats(*range(17)), "NotUnderstood", 400),
    ("join", {"house": 0, "name": "Anew"}, "HouseTaken", 409),
    ("join", {"house": 6, "name": "Anew"}, "NoSuchHouse", 400),
    ("join", {"house": 64, "name": "Anew"}, "NotUnderstood", 400),
    ("join", {"house": 5, "name": "FAMILY  a"}, "HouseNameInUse", 409),
    ("join", {"house": 5, "name": "\n\t\x00 "}, "NameEmpty", 400),
    ("join", {"house": 5, "name": "x" * 500}, "NameTooLong", 400),
    ("join", {"house": 5, "name": "x" * 2_000}, "NotUnderstood", 400),
    ("claim", {"house": 1}, "HouseTaken", 409),
    ("claim", {"house": 5}, "HouseNotJoined", 409),
    ("release", {"house": 5}, "HouseNotJoined", 409),
    ("move", {"house": 1}, "NotYourHouse", 403),
    ("crown", {"house": 0, "king": "Ida"}, "NoKingWanted", 409),
    ("prefer", {"house": 0}, "NoKingWanted", 409),
    ("save", {"name": "HERE"}, "SaveTwice", 409),
    ("save", {"name": ""}, "NameEmpty", 400),
    ("save", {"name": "y" * 500}, "NameTooLong", 400),
    ("branch", {"name": "nowhere"}, "NoSuchSave", 404),
    ("break-off", None, "NoSitting", 409),
    ("extend", None, "NothingNew", 409),
]


@pytest.fixture(scope="module")
def made(house: Server) -> Circle:
    """A campaign of three people and a house of bots, with a save point."""

    async def plan() -> Circle:
        made = await circle(house, 3, free=2)
        await made.host.post(f"{made.path}/save", {"name": "here"})
        return made

    return evening(plan())


def again(made: Circle, house: Server) -> Circle:
    """The same people on another evening."""
    people = []
    for person in made.people:
        anew = Person(house.link)
        anew.http.cookies.update(dict(person.http.cookies))
        people.append(anew)
    return Circle(people, made.id)


@pytest.mark.parametrize(("path", "body", "why", "status"), BETWEEN, ids=lambda value: str(value)[:24])
def test_between_two_sittings(
    house: Server, made: Circle, path: str, body: Any, why: str, status: int
) -> None:
    async def plan() -> None:
        here = again(made, house)
        await refused(here, here.host, path, body, why, status)

    evening(plan())


LEAD: list[tuple[str, Any]] = [
    ("sit", seats(0, 1)),
    ("break-off", None),
    ("save", {"name": "mine"}),
    ("branch", {"name": "here"}),
    ("undo", {"allowed": True}),
    ("extend", None),
    ("hand-over", None),
    ("delete", None),
    ("join", {"house": 5, "name": "Bots", "free": True}),
]


@pytest.mark.parametrize(("path", "body"), LEAD, ids=lambda value: str(value)[:12])
def test_what_only_the_host_may_do(house: Server, made: Circle, path: str, body: Any) -> None:
    async def plan() -> None:
        here = again(made, house)
        await refused(here, here.people[1], path, body, "CampaignHostOnly", 403)

    evening(plan())


def test_while_a_sitting_is_held(house: Server) -> None:
    async def plan() -> None:
        made = await circle(house, 3)
        await made.host.post(f"{made.path}/save", {"name": "here"})
        table = await made.sit(0, 1)
        late = Person(house.link)
        await refused(made, late, "join", {"house": 4, "name": "Late"}, "SittingHeld", 409)
        for path, body in (
            ("sit", seats(1, 2)),
            ("save", {"name": "now"}),
            ("release", {"house": 2}),
            ("extend", None),
        ):
            await refused(made, made.host, path, body, "SittingHeld", 409)
        answer = await made.host.http.get(f"{made.path}/file")
        assert (answer.status_code, answer.json()["why"]["why"]) == (409, "SittingHeld")
        assert (await made.info())["table"] == table["id"]

    evening(plan())


def test_a_king(house: Server) -> None:
    async def plan() -> None:
        made = await circle(house, 2)
        while len((await made.info())["vacant"]) != 1:
            if (await made.info())["reigns"]:
                made = await circle(house, 2)
            await made.reign(0, 1)
        won = (await made.info())["vacant"][0]
        winner, other = made.people[won], made.people[1 - won]
        await refused(made, made.host, "sit", seats(0, 1), "KingUnnamed", 409)
        body = {"house": won, "king": "Ida"}
        await refused(made, other, "crown", body, "NotYourHouse", 403)
        await refused(made, other, "crown", {"house": 1 - won, "king": "Ida"}, "NotTheirKing", 409)
        await refused(made, winner, "crown", {"house": won, "king": ""}, "NameEmpty", 400)
        await refused(made, winner, "crown", {"house": won, "king": "\x00\u202e\n"}, "NameEmpty", 400)
        await refused(made, winner, "crown", {"house": won, "king": "k" * 500}, "NameTooLong", 400)
        await refused(made, winner, "prefer", {"house": won}, "NoTie", 409)
        assert (await winner.post(f"{made.path}/crown", body))["king"] == "Ida"
        king = "L" * LONGEST_NAME
        await refused(made, winner, "crown", {"house": won, "king": king}, "NoKingWanted", 409)

    evening(plan())


def test_what_cannot_begin(house: Server) -> None:
    async def plan() -> None:
        person = Person(house.link)
        for wish, why, status in (
            ({"game": "_example"}, "NoCampaign", 404),
            ({"game": "chess"}, "UnknownGame", 404),
            ({"game": "heirs", "story": "no such"}, "PackMissing", 404),
            ({"game": "heirs", "story": "../will"}, "PackMissing", 404),
            ({"game": "heirs", "options": {"no": "1"}}, "UnknownOption", 400),
            ({"game": "heirs", "options": {"turns": "99"}}, "BadValue", 400),
            ({"game": "heirs", "king": "k" * 500}, "NameTooLong", 400),
            ({"game": "heirs", "kings": 2}, "NotUnderstood", 400),
        ):
            found = await person.post("/api/campaigns", wish, status)
            assert found["why"]["why"] == why
            is_understood(found["why"])
        assert (await person.get("/api/campaigns"))["mine"] == []

    evening(plan())


def test_a_device_leads_so_many_campaigns_and_no_more(house: Server) -> None:
    async def plan() -> None:
        person = Person(house.link)
        await person.get("/api/campaigns")
        last = await person.post("/api/campaigns", {"game": "heirs"})
        for _ in range(CAMPAIGNS_A_DEVICE - 1):
            last = await person.post("/api/campaigns", {"game": "heirs"})
        found = await person.post("/api/campaigns", {"game": "heirs"}, 429)
        assert found["why"] == {"why": "TooManyCampaigns", "most": CAMPAIGNS_A_DEVICE}
        is_understood(found["why"])
        await person.post(f"/api/campaigns/{last['id']}/delete")
        await person.post("/api/campaigns", {"game": "heirs"})

    evening(plan())


def test_there_is_no_such_campaign(house: Server) -> None:
    async def plan() -> None:
        person = Person(house.link)
        for path in ("", "/chronicle", "/pages/en?keys=x", "/file", "/archive"):
            found = await person.get(f"/api/campaigns/nowhere{path}", 404)
            assert found["why"] == {"why": "NoSuchCampaign"}
        for path, body, _, _ in BETWEEN[6:7] + BETWEEN[13:14]:
            found = await person.post(f"/api/campaigns/nowhere/{path}", body, 404)
            assert found["why"] == {"why": "NoSuchCampaign"}
        assert (await person.post("/api/take-house/nothing", None, 410))["why"]["why"] == "LinkSpent"

    evening(plan())


# Files


def lines_of(data: bytes) -> list[bytes]:
    return data.splitlines(keepends=True)


def forged(data: bytes) -> bytes:
    """A reign that left cards which its story does not have, with every digest as it should be."""
    title, *acts = lines_of(data)
    made, mark = [title], ""
    for one in acts:
        written = json.loads(one)
        if written["act"]["act"] == "Reigned":
            written["act"]["bequest"]["sealed"]["sealed"] = [77]
        mark = next_mark(mark, act_decoder(DYNASTY).decode(json.dumps(written["act"])))
        written["mark"] = mark
        made.append(json.dumps(written, separators=(",", ":")).encode() + b"\n")
    return b"".join(made)


FILES: list[tuple[str, Callable[[bytes], bytes], str, int]] = [
    ("empty", lambda _: b"", "CampaignEmpty", 400),
    ("no campaign", lambda _: b"\x00\xff\n", "CampaignGarbled", 400),
    ("cut within a line", lambda data: data[:-20], "CampaignCut", 400),
    ("an act is changed", lambda data: data.replace(b"Family a", b"Family z", 1), "ActChanged", 400),
    (
        "an act is missing",
        lambda data: b"".join([*lines_of(data)[:3], *lines_of(data)[4:]]),
        "ActChanged",
        400,
    ),
    ("of another game", lambda data: data.replace(b'"heirs"', b'"chess"', 1), "CampaignOfUnknownGame", 400),
    ("without campaigns", lambda data: data.replace(b'"heirs"', b'"_example"', 1), "NoCampaign", 400),
    (
        "of another format",
        lambda data: data.replace(b'"format":1', b'"format":9', 1),
        "CampaignOfUnknownFormat",
        400,
    ),
    (
        "of a later version",
        lambda data: data.replace(b'"version":1', b'"version":9', 1),
        "CampaignOfUnknownVersion",
        400,
    ),
    ("an archive", lambda data: data.replace(b'"campaign"', b'"archive"', 1), "CampaignGarbled", 400),
    ("nested deep", lambda data: lines_of(data)[0] + b"[" * 50_000 + b"\n", "CampaignGarbled", 400),
    ("cards it cannot have", forged, "Malformed", 400),
    ("too large", lambda data: data + b" " * MOST_BYTES, "MessageTooLarge", 413),
]


@pytest.mark.parametrize(
    ("change", "why", "status"), [each[1:] for each in FILES], ids=[each[0] for each in FILES]
)
def test_a_file(house: Server, change: Callable[[bytes], bytes], why: str, status: int) -> None:
    chronicle = dynasty.begun()
    dynasty.reign(chronicle, 0, 1, 2)
    good = to_file(chronicle)

    async def plan() -> None:
        person = Person(house.link)
        await person.get("/api/campaigns")
        answer = await person.http.post("/api/campaign-files", content=change(good))
        assert (answer.status_code, answer.json()["why"]["why"]) == (status, why), answer.text
        is_understood(answer.json()["why"])
        assert (await person.get("/api/campaigns"))["mine"] == []
        assert (await person.http.post("/api/campaign-files", content=good)).status_code == 201

    evening(plan())


def test_a_file_of_a_hundred_megabytes_is_not_read(house: Server) -> None:
    async def plan() -> bytes:
        host, _, port = house.link.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        head = f"POST /api/campaign-files HTTP/1.1\r\nHost: {host}:{port}\r\n"
        writer.write(f"{head}Content-Length: {100 * 2**20}\r\n\r\n".encode() + b" " * 2**16)
        answer = await asyncio.wait_for(reader.read(), 20)
        writer.close()
        return answer

    head, _, body = evening(plan()).partition(b"\r\n\r\n")
    assert b" 413 " in head and json.loads(body)["why"]["why"] == "MessageTooLarge"
    is_understood(json.loads(body)["why"])


def test_the_record_of_a_reign_is_not_imported_while_its_campaign_runs(house: Server) -> None:
    chronicle, kept = dynasty.begun(), []
    kept.append(encode(dynasty.reign(chronicle, 0, 1, 2, seed=1).record()))
    running = to_file(chronicle)
    kept.append(encode(dynasty.reign(chronicle, 3, 1, seed=2).record()))
    dynasty.reign(chronicle, 2, 0, 3, 1, seed=3)

    async def plan() -> None:
        person = Person(house.link)
        assert (await person.http.post("/api/campaign-files", content=running)).status_code == 201
        answer = await person.http.post("/api/records", content=kept[0])
        assert (answer.status_code, answer.json()["why"]["why"]) == (409, "StillSealed"), answer.text
        assert (await person.http.post("/api/records", content=kept[1])).status_code == 201
        assert (await person.http.post("/api/campaign-files", content=to_file(chronicle))).status_code == 201
        assert (await person.http.post("/api/records", content=kept[0])).status_code == 201

    evening(plan())
