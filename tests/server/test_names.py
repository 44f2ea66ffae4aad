"""Two people at a table cannot be taken for each other, nor for a bot."""

from __future__ import annotations

from pathlib import Path

import pytest

from regency.kernel.names import sketch
from regency.server.messages import BotSits, OpenTable, SitDown
from regency.server.names import must_be_new
from regency.server.reasons import Denied, NameInUse
from regency.server.saved_table import SavedChair
from regency.server.tables import AllTables

from .rooms import at_home

SAME = ["Anna", "anna", "ANNA", " An na ", "A-n.n a", "Аnnа", "Ａｎｎａ", "An\u200bna", "Anna\ufe0f"]


@pytest.mark.parametrize("name", SAME)
def test_a_name_is_taken_however_it_is_written(tmp_path: Path, name: str) -> None:
    async def plan(tables: AllTables) -> None:
        opened = await tables.open(OpenTable("_example", ("empty",) * 3), "0")
        await tables.sit(opened.id, "0", SitDown(0, "Anna"))
        with pytest.raises(Denied) as denied:
            await tables.sit(opened.id, "1", SitDown(1, name))
        assert isinstance(denied.value.reason, NameInUse) and denied.value.status == 409
        info = await tables.info(opened.id, "1")
        assert [chair.kind for chair in info.chairs] == ["person", "empty", "empty"]

    at_home(tmp_path, plan)


def test_the_name_of_somebody_who_is_only_asked_is_kept_for_them() -> None:
    chairs = [SavedChair("person", "Ben"), SavedChair("empty", "Anna"), SavedChair("empty")]
    with pytest.raises(Denied) as denied:
        must_be_new(chairs, 2, "anna")
    assert denied.value.reason == NameInUse("anna")
    must_be_new(chairs, 1, "Anna")


@pytest.mark.parametrize("name", ["Greedy", "gierig", "Zufall", "RANDOM"])
def test_nobody_is_called_like_a_bot_in_any_language(tmp_path: Path, name: str) -> None:
    async def plan(tables: AllTables) -> None:
        opened = await tables.open(OpenTable("_example", ("empty", "empty")), "0")
        with pytest.raises(Denied) as denied:
            await tables.sit(opened.id, "0", SitDown(0, name))
        assert denied.value.reason == NameInUse(name)
        await tables.bot(opened.id, "0", BotSits(0, "greedy"))

    at_home(tmp_path, plan)


def test_one_may_sit_down_again_under_the_own_name_and_another_after_that(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        opened = await tables.open(OpenTable("_example", ("empty", "empty")), "0")
        for name in ("Anna", "Anna", "ANNA", "Bo"):
            await tables.sit(opened.id, "0", SitDown(0, name))
        info = await tables.sit(opened.id, "1", SitDown(1, "Anna"))
        assert [chair.name for chair in info.chairs] == ["Bo", "Anna"]

    at_home(tmp_path, plan)


def test_names_that_differ_differ() -> None:
    names = [
        "Anna",
        "Hanna",
        "Änna",
        "Анна",
        "안나",
        "Jürgen",
        "Jurgen",
        "★",
        "☆",
        "🐻",
        "?",
        "!",
        "P0",
        "PO",
    ]
    assert len({sketch(name) for name in names}) == len(names)
