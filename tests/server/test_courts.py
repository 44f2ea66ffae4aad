"""Campaigns in one process: what fails, what cannot be read, and who does not wait for whom."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regency.kernel import campaign_file
from regency.kernel.acts import Joined
from regency.server import campaign_tables, campaigns
from regency.server.bot_pool import BotPool
from regency.server.campaign_messages import BeginCampaign, BeginSitting, SeatedHouse
from regency.server.past_matches import NotPlayable
from regency.server.reasons import Denied
from regency.server.room import Room
from regency.server.shelf import Failed
from regency.server.sqlite_shelf import SqliteShelf
from regency.server.tables import AllTables
from tests.minis.heirs_saga import DYNASTY

from . import rooms
from .courts import register
from .shelves import sql


@pytest.fixture(autouse=True)
def heirs(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch)


def at_court(tmp_path: Path, plan: Callable[[AllTables], Any]) -> None:
    async def spend() -> None:
        tables = AllTables(SqliteShelf(tmp_path / "t.sqlite"), BotPool(1), 0.0)
        try:
            await plan(tables)
        finally:
            await tables.close()

    asyncio.run(spend())


async def begun(tables: AllTables) -> str:
    """A campaign of two houses, the first of which leads it."""
    info = await tables.campaigns.begin(BeginCampaign("heirs", options={"turns": "1"}, king="Odo"), "0")
    async with tables.campaigns.at(info.id) as court:
        for house in range(2):
            async with court.turn() as chronicle:
                await court.do(court.begins(Joined, house, f"Family {house}"))
                assert len(chronicle.facts.houses) == house + 1
            await court.claim(str(house), house)
    return info.id


async def sat_down(tables: AllTables, campaign_id: str) -> Room:
    wish = BeginSitting((SeatedHouse(0), SeatedHouse(1)))
    return await tables.room((await campaign_tables.begin_sitting(tables, campaign_id, "0", wish)).id)


async def rest(room: Room) -> None:
    """Whoever is asked ends the turn."""
    match = room.running()
    seat, entry = match.waited_for()[0], match.state.clock.entry
    await room.submit(str(seat), seat, [b'{"do":"Rest"}'], entry, f"m{entry}")


async def refused(doing: Any) -> str:
    with pytest.raises(Denied) as found:
        await doing
    return type(found.value.reason).__name__


def test_an_end_that_cannot_be_written_is_no_reign_and_comes_again(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        campaign_id = await begun(tables)
        room = await sat_down(tables, campaign_id)
        await rest(room)
        honest = room.save

        async def full(*_: Any) -> None:
            raise Failed

        room.save = full
        before = await tables.campaigns.info(campaign_id, "0")
        assert await refused(rest(room)) == "StoreFailed"
        assert room.running().outcome() is None and len(room.running().entries) == 1
        assert await tables.campaigns.info(campaign_id, "0") == before and before.state == "sitting"
        room.save = honest
        await rest(room)
        info = await tables.campaigns.info(campaign_id, "0")
        assert (info.reigns, info.state, info.table) == (1, "between", None)

    at_court(tmp_path, plan)


def test_a_sitting_whose_beginning_cannot_be_written_was_not_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def plan(tables: AllTables) -> None:
        campaign_id = await begun(tables)
        court = await tables.campaigns.court(campaign_id)

        async def full(*_: Any) -> None:
            raise Failed

        with monkeypatch.context() as patch:
            patch.setattr(court, "_save", full)
            assert await refused(sat_down(tables, campaign_id)) == "StoreFailed"
        assert await tables.shelf.count() == 0
        assert (await tables.campaigns.info(campaign_id, "0")).state == "between"
        assert (await sat_down(tables, campaign_id)).state() == "playing"

    at_court(tmp_path, plan)


def test_a_table_that_cannot_be_read_is_broken_off_and_never_enters_a_reign(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        campaign_id = await begun(tables)
        room = await sat_down(tables, campaign_id)
        await rest(room)
        court = await tables.campaigns.court(campaign_id)
        await court.break_off()
        assert (await tables.campaigns.info(campaign_id, "0")).sittings == 1
        await sat_down(tables, campaign_id)
        assert await refused(rest(room)) == "NoSitting"
        info = await tables.campaigns.info(campaign_id, "0")
        assert (info.sittings, info.reigns, info.state) == (2, 0, "sitting")

    at_court(tmp_path, plan)


def test_a_campaign_of_other_rules_is_told_downloaded_and_deleted(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        campaign_id = await begun(tables)
        good = await tables.campaigns.file(campaign_id, "0")
        body = sql(tmp_path / "t.sqlite", "SELECT body FROM campaigns")[0][0]
        later = msgspec.json.encode(msgspec.json.decode(body) | {"version": 9})
        sql(tmp_path / "t.sqlite", "UPDATE campaigns SET body = ?", later)
        other = campaigns.AllCampaigns(tables.shelf, tables.threads)
        info = await other.info(campaign_id, "0")
        assert info.state == "unplayable" and info.other_rules is not None and info.other_rules.known == 1
        with pytest.raises(NotPlayable):
            await other.chronicle(campaign_id)
        assert await other.file(campaign_id, "1") == good
        assert campaign_file.read_acts(DYNASTY, good, "campaign")[0].facts.king == "Odo"
        assert await refused(other.file(campaign_id, "stranger")) == "NotInCampaign"
        assert await refused(other.delete(campaign_id, "1")) == "CampaignHostOnly"
        await other.delete(campaign_id, "0")
        assert await refused(other.info(campaign_id, "0")) == "NoSuchCampaign"

    at_court(tmp_path, plan)


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE acts SET body = 'nonsense' WHERE number = 2",
        "UPDATE acts SET mark = 'another' WHERE number = 3",
        "DELETE FROM acts WHERE number = 2",
        "DELETE FROM acts",
        "UPDATE campaigns SET body = '{}'",
    ],
)
def test_a_campaign_that_is_spoilt_leaves_the_others_whole(tmp_path: Path, harm: str) -> None:
    async def plan(tables: AllTables) -> None:
        campaign_id = await begun(tables)
        sql(tmp_path / "t.sqlite", harm)
        other = campaigns.AllCampaigns(tables.shelf, tables.threads)
        whole = await other.begin(BeginCampaign("heirs"), "0")
        assert await refused(other.chronicle(campaign_id)) == "CampaignSpoilt"
        assert whole.id in [one.id for one in (await other.mine("0")).mine]
        assert (await other.info(whole.id, "0")).state == "between"
        assert await refused(other.delete(campaign_id, "1")) == "CampaignHostOnly"
        await other.delete(campaign_id, "0")
        assert await tables.shelf.leader(campaign_id) is None

    at_court(tmp_path, plan)


def test_nobody_who_plays_waits_while_a_campaign_is_folded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, began = threading.Event(), threading.Event()
    honest = campaigns.folded

    def slowly(*given: Any) -> Any:
        began.set()
        assert go_on.wait(60)
        return honest(*given)

    async def plan(tables: AllTables) -> None:
        campaign_id = await begun(tables)
        table = await rooms.begun(tables)
        other = campaigns.AllCampaigns(tables.shelf, tables.threads)
        monkeypatch.setattr(campaigns, "folded", slowly)
        folding = asyncio.create_task(other.chronicle(campaign_id))
        while not began.is_set():
            await asyncio.sleep(0.001)
        for _ in range(3):
            await rooms.move(table)
        assert (await other.info(campaign_id, "0")).houses and (await other.mine("0")).mine
        assert not folding.done()
        go_on.set()
        assert await folding

    at_court(tmp_path, plan)


def test_of_many_who_begin_a_sitting_at_once_one_does(tmp_path: Path) -> None:
    async def plan(tables: AllTables) -> None:
        campaign_id = await begun(tables)
        many = [sat_down(tables, campaign_id) for _ in range(8)]
        done = await asyncio.gather(*many, return_exceptions=True)
        reasons = [type(one.reason).__name__ for one in done if isinstance(one, Denied)]
        assert reasons == ["SittingHeld"] * 7 and await tables.shelf.count() == 1

    at_court(tmp_path, plan)
