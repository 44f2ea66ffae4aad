"""A first game with its guide: the script is followed on a real match, left, and taken up again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from regency import games
from regency.games.guides import Guide
from regency.kernel.match import AnyMatch, Match
from regency.kernel.options import parse
from regency.server import guided
from regency.server.messages import GuideInfo
from regency.server.saved_table import SavedTable, guided_table

from .conftest import Server, serving
from .people import Person, Seated, evening

LOST = {"state": "lost", "steps": [], "of": 0, "left": [], "afterwards": None}
LIMITS = {"requests_a_minute": 100_000, "messages_a_second": 100_000.0}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("guided"), **LIMITS) as running:
        yield running


async def lesson(house: Server, game: str = "_example") -> Seated:
    anna = Person(house.link)
    table = await anna.post("/api/guided", {"game": game, "name": "Anna"})
    assert table["guided"] and table["state"] == "playing"
    assert [chair["yours"] for chair in table["chairs"]] == [True] + [False] * (len(table["chairs"]) - 1)
    seated = Seated(anna, table["id"], 0)
    await seated.open()
    await seated.until("Welcome")
    return seated


async def told(seated: Seated) -> Any:
    return await seated.person.get(f"/api/tables/{seated.table}/guide")


def is_offered(action: dict[str, Any], questions: list[Any]) -> bool:
    """Listed, or inside a form: a value a field."""
    kind, *values = action.values()
    options = [option for each in questions for option in each["options"]]
    forms = [option["values"] for option in options if option.get("form") == kind]
    inside = [all(map(list.__contains__, form, values)) for form in forms]
    return action in options or any(inside)


async def follow(seated: Seated, moves: int = 1000) -> Any:
    """Do what the guide wants, so many times at most; what it says then."""
    for _ in range(moves):
        while not seated.asked():
            await seated.next()
        says = await told(seated)
        if says["state"] != "on":
            return says
        assert is_offered(says["left"][0], seated.questions)
        seated.questions = []
        await seated.insist(says["left"][0])
    return await told(seated)


@pytest.mark.parametrize("game", games.ALL)
def test_a_script_is_followed_to_its_end_and_the_match_goes_on(house: Server, game: str) -> None:
    async def plan() -> None:
        seated = await lesson(house, game)
        says = await follow(seated)
        guide = games.guide(game)
        assert guide is not None
        assert says["state"] == "over" and says["left"] == []
        assert [step["say"] for step in says["steps"]] == [step.say for step in guide.steps]
        if guide.afterwards is None:
            assert says["afterwards"] is None
        else:
            proposed = await seated.person.post("/api/tables", says["afterwards"])
            chosen = parse(games.load(game).options, guide.afterwards)
            assert proposed["options"] == msgspec.to_builtins(chosen)
            assert [chair["bot"] for chair in proposed["chairs"]] == ["", *[guide.bot] * (guide.seats - 1)]
        await seated.play(moves=3)
        assert await told(seated) == says, "whoever plays on has not gone astray"

    evening(plan())


def test_nothing_is_told_of_what_comes_later(house: Server) -> None:
    async def plan() -> None:
        seated = await lesson(house)
        says = await told(seated)
        assert [step["acts"] for step in says["steps"]] == [False, False, True]
        assert len(says["left"]) == 1 and says["of"] > len(says["steps"])
        assert says["afterwards"] is None
        assert "replies" not in says and "seed" not in says

    evening(plan())


def test_a_lesson_is_left_and_taken_up_where_it_was(house: Server) -> None:
    async def plan() -> None:
        seated = await lesson(house)
        before = await follow(seated, 1)
        assert seated.ws is not None
        await seated.ws.close()
        (listed,) = (await seated.person.get("/api/tables"))["mine"]
        assert listed["guided"] and listed["id"] == seated.table
        again = Seated(seated.person, seated.table, 0)
        await again.open()
        await again.until("Welcome")
        assert await told(again) == before
        assert (await follow(again))["state"] == "over"

    evening(plan())


def test_who_goes_another_way_has_a_match_like_any_other(house: Server) -> None:
    async def plan() -> None:
        seated = await lesson(house)
        says = await told(seated)
        other = next(action for action in seated.asked() if action != says["left"][0])
        seated.questions = []
        await seated.insist(other)
        assert await told(seated) == LOST
        await seated.play()
        assert seated.outcome is not None

    evening(plan())


def test_only_the_pupil_hears_the_guide(house: Server) -> None:
    async def plan() -> None:
        seated = await lesson(house)
        other = Person(house.link)
        refused = await other.get(f"/api/tables/{seated.table}/guide", 403)
        assert refused["why"] == {"why": "NotYourSeat", "seat": 0}

    evening(plan())


def test_a_table_without_a_guide_and_a_game_that_nobody_teaches(house: Server) -> None:
    async def plan() -> None:
        anna = Person(house.link)
        table = (await anna.post("/api/tables", {"game": "_example", "chairs": ["empty", "random"]}))["id"]
        await anna.post(f"/api/tables/{table}/sit", {"seat": 0, "name": "Anna"})
        assert (await anna.get(f"/api/tables/{table}/guide", 409))["why"]["why"] == "NotBegun"
        await anna.post(f"/api/tables/{table}/start")
        assert (await anna.get(f"/api/tables/{table}/guide"))["state"] == "lost"
        assert (await anna.post("/api/guided", {"game": "chess", "name": "Anna"}, 404))["why"][
            "why"
        ] == "UnknownGame"
        assert (await anna.post("/api/guided", {"game": "_example", "name": ""}, 400))["why"]["why"]

    evening(plan())


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_a_guide_says_is_fetched_for_itself(house: Server, language: str) -> None:
    async def plan() -> None:
        anna = Person(house.link)
        said = (await anna.http.get(f"/api/games/_example/texts/guide/{language}")).text
        words = (await anna.http.get(f"/api/words/{language}?game=_example")).text
        assert "guide-welcome" in said and "guide-next" in said
        assert "guide-welcome" not in words and "guide-next" not in words
        infos = await anna.get("/api/games")
        assert all(info["guided"] for info in infos)

    evening(plan())


# A script that no longer fits


def begun(fits: Callable[[Guide, AnyMatch], bool]) -> tuple[Guide, SavedTable, AnyMatch]:
    """As after an update: a guided table whose match is another than the script was written for."""
    rules = games.load("_example")
    guide = games.guide("_example")
    assert guide is not None
    table = guided_table(rules, guide, "Anna", "t", "device", 0)
    others = (Match.start(rules, guide.seats, guide.options, seed) for seed in range(1, 1000))
    return guide, table, next(match for match in others if fits(guide, match))


def test_a_step_that_no_longer_fits_makes_the_guide_bow_out() -> None:
    _, table, match = begun(lambda guide, match: guide.moves()[0] not in match.options(0))
    assert guided.told(table, match) == GuideInfo("lost")


@pytest.mark.parametrize("legal", [True, False])
def test_a_reply_that_is_not_legal_is_left_to_the_bot(legal: bool) -> None:
    guide, table, match = begun(lambda guide, match: (guide.reply(1, 0) in match.options(1)) == legal)
    assert guided.reply(table, match, 1) == (guide.reply(1, 0) if legal else None)


def test_nobody_speaks_for_the_pupil() -> None:
    _, table, match = begun(lambda guide, match: True)
    assert guided.reply(table, match, guided.PUPIL) is None


def test_a_guide_with_other_seats_than_the_table_is_silent() -> None:
    _, table, match = begun(lambda guide, match: True)
    table.chairs = table.chairs[:2]
    assert guided.guide_for(table) is None
    assert guided.told(table, match) == GuideInfo("lost")
    assert guided.reply(table, match, 1) is None
