"""What the server may rely on of campaigns: the same for SQLite and for a shelf in memory."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from regency.server import clock, maintenance
from regency.server.campaign_shelf import (
    LEAD,
    ActLine,
    Chronicled,
    ClearCampaign,
    DeleteCampaign,
    Enter,
    Found,
    FreeHouse,
    HoldHouse,
    IdleCampaign,
    KeepCampaign,
    Leaned,
    LinkHouse,
    OpenCampaign,
    SavedCampaign,
    TakeHouse,
)
from regency.server.reasons import Denied
from regency.server.saved_table import SavedTable, Sitting
from regency.server.shelf import (
    Act,
    Begin,
    Clear,
    Delete,
    Fenced,
    Finish,
    ForgetLinks,
    Hold,
    Idle,
    Open,
    Shelf,
    Spent,
    Taken,
)

from .shelves import HEADER, OUTCOME, entry, table, with_shelf

MARK = "a" * 64


def campaign(name: str, host: str = "host", **more: Any) -> SavedCampaign:
    return SavedCampaign(name, "heirs", 1, host, 5, 5, **more)


def act(name: str, number: int, table_id: str | None = None, record: str | None = None) -> Enter:
    return Enter(name, number, b'{"act":"Saved","at":5,"name":"x"}', MARK, table_id, record)


def table_of(name: str, campaign_id: str, host: str = "host") -> SavedTable:
    return table(name, host, sitting=Sitting(campaign_id, 0, (2, 0)))


async def everything(shelf: Shelf) -> list[Any]:
    """All that these tests can see of a shelf."""
    names = ("c", "d", "gone")
    links = [await shelf.house_link(key, 0) for key in ("k", "l")]
    tables = [(await shelf.table(name), await shelf.log(name)) for name in ("a", "b")]
    return [[await shelf.chronicle(name) for name in names], links, tables, await shelf.count()]


async def refused(shelf: Shelf, error: type[Denied], *acts: Act) -> None:
    before = await everything(shelf)
    with pytest.raises(error):
        await shelf.write(*acts)
    assert await everything(shelf) == before


def test_a_campaign_is_read_as_it_was_written(shelf: Shelf) -> None:
    async def plan(shelf: Shelf) -> None:
        assert await shelf.campaign("c") is None and await shelf.chronicle("c") is None
        await shelf.write(OpenCampaign(campaign("c", "Anna")), act("c", 1), HoldHouse("c", 3, "Ben"))
        assert await shelf.campaign("c") == Found(campaign("c", "Anna"), {3: "Ben"})
        changed = campaign("c", "Anna", king="Odo", reigns=2)
        await shelf.write(act("c", 2), KeepCampaign(changed))
        line = act("c", 1)
        assert await shelf.chronicle("c") == Chronicled(
            Found(changed, {3: "Ben"}),
            [ActLine(number, line.body, MARK, None) for number in (1, 2)],
        )
        await refused(shelf, Taken, OpenCampaign(campaign("c", "Ben")))

    with_shelf(shelf, plan)


def test_acts_have_numbers_that_are_given_once(shelf: Shelf) -> None:
    async def plan(shelf: Shelf) -> None:
        await shelf.write(OpenCampaign(campaign("c")), act("c", 1))
        await refused(shelf, Taken, act("c", 1))
        await refused(shelf, Taken, KeepCampaign(campaign("c", king="Eva")), act("c", 2), act("c", 2))
        many = [shelf.write(act("c", 2)) for _ in range(20)]
        done = await asyncio.gather(*many, return_exceptions=True)
        assert [type(one) for one in done].count(Taken) == 19

    with_shelf(shelf, plan)


@pytest.mark.parametrize(
    "wrong",
    [
        KeepCampaign(campaign("gone")),
        act("gone", 1),
        HoldHouse("gone", 0, "Ben"),
        LinkHouse("gone", 0, "k", 0, 9),
        DeleteCampaign("gone"),
        Open(table_of("b", "gone")),
        act("c", 9, "gone"),
    ],
    ids=lambda wrong: type(wrong).__name__,
)
def test_nothing_is_written_of_what_is_not_there(shelf: Shelf, wrong: Act) -> None:
    async def plan(shelf: Shelf) -> None:
        await shelf.write(OpenCampaign(campaign("c")), act("c", 1))
        await refused(shelf, Fenced, act("c", 2), wrong)

    with_shelf(shelf, plan)


def test_the_last_entry_and_the_reign_are_written_together_or_neither(shelf: Shelf) -> None:
    async def plan(shelf: Shelf) -> None:
        await shelf.write(OpenCampaign(campaign("c")), act("c", 1), Open(table_of("a", "c")))
        await shelf.write(Begin("a", HEADER, [entry("a", 1)]))
        end = (entry("a", 2), Finish("a", OUTCOME))
        await refused(shelf, Taken, *end, act("c", 1, "a", MARK))
        await refused(shelf, Taken, act("c", 2, "a", MARK), entry("a", 1), Finish("a", OUTCOME))
        await shelf.write(*end, act("c", 2, "a", MARK), KeepCampaign(campaign("c", reigns=1)))
        found, kept = await shelf.chronicle("c"), await shelf.table("a")
        assert found is not None and [line.table_id for line in found.lines] == [None, "a"]
        assert kept is not None and (kept.state, kept.entries) == ("finished", 2)
        assert list(await shelf.reigns_of(MARK)) == ["c"] and not await shelf.reigns_of("b" * 64)

    with_shelf(shelf, plan)


def test_a_house_is_held_given_on_and_freed(shelf: Shelf) -> None:
    async def plan(shelf: Shelf) -> None:
        await shelf.write(OpenCampaign(campaign("c")), HoldHouse("c", 0, "Anna"), HoldHouse("c", 1, "Ben"))
        await shelf.write(LinkHouse("c", 0, "k", 0, 9), LinkHouse("c", 1, "l", 0, 9))
        await shelf.write(FreeHouse("c", 0))
        assert await shelf.house_link("k", 0) is None, "nobody may take what nobody gives"
        assert await shelf.house_link("l", 0) == ("c", 1)
        await shelf.write(TakeHouse("l", "Cleo", 0))
        found = await shelf.campaign("c")
        assert found is not None and found.holders == {1: "Cleo"}
        await refused(shelf, Spent, TakeHouse("l", "Dora", 0))

    with_shelf(shelf, plan)


def test_a_link_of_a_house_holds_good_until_a_newer_one_or_its_time(shelf: Shelf) -> None:
    async def plan(shelf: Shelf) -> None:
        await shelf.write(OpenCampaign(campaign("c")), LinkHouse("c", 0, "k", 0, 100))
        assert await shelf.house_link("k", 100) == ("c", 0) and await shelf.house_link("k", 101) is None
        await refused(shelf, Spent, TakeHouse("k", "Ben", 101))
        await refused(shelf, Spent, TakeHouse("none", "Ben", 0))
        await shelf.write(LinkHouse("c", 0, "m", 0, 200))
        assert await shelf.house_link("k", 0) is None
        await shelf.write(ForgetLinks(201))
        assert await shelf.house_link("m", 0) is None

    with_shelf(shelf, plan)


def test_of_fifty_who_use_a_link_at_once_one_has_the_house(shelf: Shelf) -> None:
    async def plan(shelf: Shelf) -> None:
        await shelf.write(OpenCampaign(campaign("c")), LinkHouse("c", 4, "k", 0, 9))
        many = [shelf.write(TakeHouse("k", str(number), 0)) for number in range(50)]
        done = await asyncio.gather(*many, return_exceptions=True)
        assert [type(one) for one in done].count(Spent) == 49
        found = await shelf.campaign("c")
        assert found is not None and found.holders == {4: str(done.index(None))}

    with_shelf(shelf, plan)


def test_leading_a_campaign_moves_by_a_link_too(shelf: Shelf) -> None:
    async def plan(shelf: Shelf) -> None:
        await shelf.write(OpenCampaign(campaign("c", "Anna")), LinkHouse("c", LEAD, "k", 0, 9))
        assert await shelf.house_link("k", 0) == ("c", LEAD)
        await shelf.write(TakeHouse("k", "Ben", 0))
        found = await shelf.campaign("c")
        assert found is not None and found.campaign.host == "Ben" and found.holders == {}
        assert [await shelf.leader(name) for name in ("c", "gone")] == ["Ben", None]
        assert [await shelf.led_by(who) for who in ("Anna", "Ben")] == [0, 1]

    with_shelf(shelf, plan)


def test_a_device_finds_what_it_leads_and_where_it_holds_a_house(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def plan(shelf: Shelf) -> None:
        for at, (name, host) in enumerate((("c", "Anna"), ("d", "Ben"), ("e", "Cleo")), 1):
            monkeypatch.setattr(clock, "now", lambda at=at: at)
            await shelf.write(OpenCampaign(campaign(name, host)), HoldHouse(name, 1, "Dora"))
        await shelf.write(HoldHouse("d", 0, "Anna"), act("d", 1))
        found = await shelf.campaigns_of("Anna", 9)
        assert [(one.campaign.id, one.holders) for one in found] == [
            ("d", {0: "Anna", 1: "Dora"}),
            ("c", {1: "Dora"}),
        ]
        assert [one.campaign.id for one in await shelf.campaigns_of("Dora", 2)] == ["e", "d"]
        assert await shelf.campaigns_of("nobody", 9) == []

    with_shelf(shelf, plan)


def test_a_table_of_a_campaign_is_deleted_with_it_alone(shelf: Shelf) -> None:
    async def plan(shelf: Shelf) -> None:
        await shelf.write(OpenCampaign(campaign("c")), act("c", 1), HoldHouse("c", 0, "Ben"))
        await shelf.write(Open(table_of("a", "c", "Anna")), Begin("a", HEADER, [entry("a", 1)]))
        before = await everything(shelf)
        await shelf.write(Delete("a"))
        await shelf.write(Clear(Idle("a", 1), clock.now() + 9))
        assert await everything(shelf) == before
        assert await shelf.idle(clock.now() + 9) == []
        assert await shelf.unfinished_of("Anna") == 0
        await shelf.write(LinkHouse("c", 0, "k", 0, 9), DeleteCampaign("c"))
        assert await everything(shelf) == [[None] * 3, [None] * 2, [(None, None)] * 2, 0]
        assert await shelf.campaigns_of("Ben", 9) == []

    with_shelf(shelf, plan)


def test_a_sitting_is_among_the_tables_of_a_device_while_it_is_played(shelf: Shelf) -> None:
    async def plan(shelf: Shelf) -> None:
        await shelf.write(OpenCampaign(campaign("c")), Open(table_of("a", "c", "Anna")))
        await shelf.write(Begin("a", HEADER), Hold("a", 1, "Ben"))
        for device in ("Anna", "Ben"):
            assert await shelf.tables_of(device, 9) == [("a", "playing")]
        await shelf.write(Finish("a", OUTCOME))
        for device in ("Anna", "Ben"):
            assert await shelf.tables_of(device, 9) == []

    with_shelf(shelf, plan)


def test_a_campaign_stays_as_long_as_another_began_with_its_reigns(shelf: Shelf) -> None:
    async def plan(shelf: Shelf) -> None:
        await shelf.write(OpenCampaign(campaign("c")), Open(table_of("a", "c")), act("c", 1, "a", MARK))
        await shelf.write(OpenCampaign(campaign("d")), act("d", 1, "a", MARK))
        await refused(shelf, Leaned, DeleteCampaign("c"))
        assert await shelf.idle_campaigns(clock.now() + 9) == [IdleCampaign("d", 1, 0)]
        await shelf.write(ClearCampaign(IdleCampaign("c", 1, 0), clock.now() + 9))
        assert await shelf.campaign("c") is not None
        assert sorted(await shelf.reigns_of(MARK)) == ["c", "d"]
        await shelf.write(DeleteCampaign("d"), DeleteCampaign("c"))
        assert await shelf.campaign("c") is None and await shelf.count() == 0

    with_shelf(shelf, plan)


def test_a_campaign_is_idle_where_neither_it_nor_its_sitting_goes_on(shelf: Shelf) -> None:
    async def plan(shelf: Shelf) -> None:
        soon = clock.now() + 1_000
        await shelf.write(OpenCampaign(campaign("c")), act("c", 1), Open(table_of("a", "c")))
        await shelf.write(Begin("a", HEADER, [entry("a", 1, soon)]))
        assert await shelf.idle_campaigns(0) == []
        assert await shelf.idle_campaigns(soon) == [], "somebody has moved since"
        idle = IdleCampaign("c", 1, 1)
        assert await shelf.idle_campaigns(soon + 1) == [idle]
        await shelf.write(entry("a", 2))
        await shelf.write(ClearCampaign(idle, soon + 1))
        assert await shelf.campaign("c") is not None, "meanwhile somebody has moved"
        assert await maintenance.prune(shelf, 0) == 0 and await maintenance.prune_campaigns(shelf, 1) == 0
        await shelf.write(ClearCampaign(IdleCampaign("c", 1, 2), soon + 1))
        assert await shelf.campaign("c") is None and await shelf.table("a") is None

    with_shelf(shelf, plan)
