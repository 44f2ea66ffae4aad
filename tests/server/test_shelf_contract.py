"""What the server may rely on, whatever keeps its tables: the same for SQLite and for a shelf in memory."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from regency.server.reasons import Denied
from regency.server.saved_table import SavedChair
from regency.server.shelf import (
    Act,
    Append,
    Begin,
    Delete,
    Fenced,
    Finish,
    ForgetLinks,
    Free,
    Hold,
    Keep,
    Line,
    Link,
    Open,
    Saved,
    Shelf,
    Spent,
    Take,
    Taken,
)
from regency.server.sqlite_acts import WRITTEN, Statement

from .memory_shelf import DONE, Content
from .shelves import HEADER, OUTCOME, entry, everything, refused, table, with_shelf

# Tables


def test_records_that_a_device_brought_are_counted(shelf: Shelf) -> None:
    async def plan(shelf: Shelf) -> None:
        said = SavedChair("person", '"imported":true')
        played = msgspec.structs.replace(table("a", "Anna"), chairs=[said, said])
        for one in (played, table("b", "Anna", imported=True), table("c", "Ben", imported=True)):
            await shelf.write(Open(one), Begin(one.id, HEADER), Finish(one.id, OUTCOME))
        assert [await shelf.imported_of(who) for who in ("Anna", "Ben", "Cleo")] == [1, 1, 0]
        await shelf.write(Delete("b"))
        assert await shelf.imported_of("Anna") == 0

    with_shelf(shelf, plan)


def test_a_long_log_is_written_whole(shelf: Shelf) -> None:
    async def plan(shelf: Shelf) -> None:
        log = [entry("a", number) for number in range(1, 1_001)]
        await refused(shelf, Fenced, Begin("gone", HEADER, log))
        await shelf.write(Open(table("a")), Begin("a", HEADER, log), Finish("a", OUTCOME))
        found = await shelf.log("a")
        assert found is not None and [line.number for line in found.lines] == list(range(1, 1_001))
        await refused(shelf, Taken, Begin("a", HEADER, log))

    with_shelf(shelf, plan)


def test_who_holds_a_seat_is_known_without_the_log(shelf: Shelf) -> None:
    async def plan(shelf: Shelf) -> None:
        await shelf.write(
            Open(table("a", "Anna")), Hold("a", 1, "Ben"), Open(table("b")), Hold("b", 0, "Cleo")
        )
        assert await shelf.holds_seat("a", "Ben") and await shelf.holds_seat("b", "Cleo")
        for table_id, device in (("a", "Anna"), ("a", "Cleo"), ("b", "Ben"), ("gone", "Ben")):
            assert not await shelf.holds_seat(table_id, device)
        await shelf.write(Free("a", 1))
        assert not await shelf.holds_seat("a", "Ben")

    with_shelf(shelf, plan)


def test_a_table_is_read_as_it_was_written(shelf: Shelf) -> None:
    async def plan(shelf: Shelf) -> None:
        assert await shelf.table("a") is None and await shelf.host("a") is None
        assert await shelf.log("a") is None and await shelf.count() == 0
        await shelf.write(Open(table("a", "Anna")))
        assert await shelf.table("a") == Saved(table("a", "Anna"), None, "waiting", None, {}, 0)
        assert await shelf.log("a") is None, "nothing has begun"
        assert await shelf.host("a") == "Anna" and await shelf.count() == 1
        changed = table("a", "Anna", rematch="b")
        await shelf.write(Keep(changed))
        found = await shelf.table("a")
        assert found is not None and found.table == changed
        await shelf.works()

    with_shelf(shelf, plan)


def test_what_is_changed_after_it_was_written_is_not_changed_there(shelf: Shelf) -> None:
    async def plan(shelf: Shelf) -> None:
        mine = table("a")
        await shelf.write(Open(mine))
        mine.chairs[0] = SavedChair("person", "Ben")
        for _ in range(2):
            found = await shelf.table("a")
            assert found is not None and found.table == table("a")
            found.table.chairs.clear()
            found.holders[1] = "nobody"

    with_shelf(shelf, plan)


def test_an_id_is_given_once_and_what_is_gone_is_not_written(shelf: Shelf) -> None:
    async def plan(shelf: Shelf) -> None:
        await shelf.write(Open(table("a", "Anna")))
        await refused(shelf, Taken, Open(table("a", "Ben")))
        for act in (
            Keep(table("gone")),
            Begin("gone", HEADER),
            entry("gone", 1),
            Finish("gone", OUTCOME),
            Hold("gone", 0, "Ben"),
            Link("gone", 0, "k", 0, 9),
        ):
            await refused(shelf, Fenced, act)

    with_shelf(shelf, plan)


def test_who_deletes_deletes_all_and_may_do_so_twice(shelf: Shelf) -> None:
    async def plan(shelf: Shelf) -> None:
        await shelf.write(Open(table("a")), Hold("a", 0, "Anna"), Link("a", 0, "k", 0, 9))
        await shelf.write(Begin("a", HEADER, [entry("a", 1)]))
        await shelf.write(Delete("a"))
        await shelf.write(Delete("a"), Free("a", 0))
        assert await everything(shelf) == [0, [None, None], [(None, None)] * 3, [], []]
        assert await shelf.tables_of("Anna", 9) == []
        await refused(shelf, Spent, Take("k", "Ben", 0))
        await shelf.write(Open(table("a")))
        found = await shelf.table("a")
        assert found is not None and (found.entries, found.holders, found.header) == (0, {}, None)

    with_shelf(shelf, plan)


# Matches


def test_a_match_begins_once_and_is_read_with_its_log(shelf: Shelf) -> None:
    async def plan(shelf: Shelf) -> None:
        await shelf.write(Open(table("a")), Open(table("b")))
        await shelf.write(Begin("a", HEADER, [entry("a", 1), entry("a", 2)]))
        other = msgspec.structs.replace(HEADER, commitment="another")
        await refused(shelf, Taken, Begin("a", other))
        log = await shelf.log("a")
        assert log is not None and log.header == HEADER
        assert [line.number for line in log.lines] == [1, 2]
        found = await shelf.table("a")
        assert found == Saved(table("a"), HEADER, "playing", None, {}, 2)
        assert await shelf.running() == ["a"]
        await shelf.write(Finish("a", OUTCOME))
        found = await shelf.table("a")
        assert found is not None and (found.state, found.outcome) == ("finished", OUTCOME)
        assert await shelf.running() == []
        await refused(shelf, Taken, Begin("a", other))

    with_shelf(shelf, plan)


def test_when_a_log_grew_last_is_read_with_the_table(shelf: Shelf) -> None:
    async def plan(shelf: Shelf) -> None:
        await shelf.write(Open(table("a")), Begin("a", HEADER, [entry("a", 1, 70), entry("a", 2, 90)]))
        await shelf.write(Finish("a", OUTCOME), Keep(table("a", rematch="b")))
        found = await shelf.table("a")
        assert found is not None and (found.entries, found.last) == (2, 90)

    with_shelf(shelf, plan)


def test_a_match_that_was_ended_early_is_over_and_has_no_outcome(shelf: Shelf) -> None:
    async def plan(shelf: Shelf) -> None:
        await shelf.write(Open(table("a")), Begin("a", HEADER, [entry("a", 1)]))
        ended = table("a", ended=True)
        await refused(shelf, Taken, Keep(ended), Finish("a", None), entry("a", 1))
        await shelf.write(entry("a", 2), Keep(ended), Finish("a", None))
        assert await shelf.table("a") == Saved(ended, HEADER, "finished", None, {}, 2)
        assert await shelf.running() == []

    with_shelf(shelf, plan)


def test_entries_have_numbers_that_are_given_once_and_bring_their_keys_along(shelf: Shelf) -> None:
    async def plan(shelf: Shelf) -> None:
        await shelf.write(Open(table("a")), Open(table("b")), Begin("a", HEADER), Begin("b", HEADER))
        await shelf.write(Append("a", 1, b"\x00\xff", "mark", "0:m1"))
        await shelf.write(entry("b", 1, key="0:m1"))
        await refused(shelf, Taken, entry("a", 1, key="1:other"))
        await refused(shelf, Taken, entry("a", 2), entry("a", 2))
        await shelf.write(entry("a", 3), entry("a", 2, at=5))
        log = await shelf.log("a")
        assert log is not None and log.lines == [
            Line(1, b"\x00\xff", "mark", "0:m1"),
            Line(2, b'{"entry":"Tick","at":5}', "", None),
            Line(3, b'{"entry":"Tick","at":0}', "", None),
        ]

    with_shelf(shelf, plan)


def test_of_many_who_append_the_same_number_one_does(shelf: Shelf) -> None:
    async def plan(shelf: Shelf) -> None:
        await shelf.write(Open(table("a")), Begin("a", HEADER))
        many = [shelf.write(entry("a", 1, key=str(number))) for number in range(50)]
        found = await asyncio.gather(*many, return_exceptions=True)
        assert [type(one) for one in found].count(Taken) == 49
        log = await shelf.log("a")
        assert log is not None and [line.key for line in log.lines] == [str(found.index(None))]

    with_shelf(shelf, plan)


# Seats and links


def test_a_seat_is_held_given_on_and_freed(shelf: Shelf) -> None:
    async def plan(shelf: Shelf) -> None:
        await shelf.write(Open(table("a")), Hold("a", 0, "Anna"), Hold("a", 1, "Ben"))
        await shelf.write(Hold("a", 0, "Cleo"), Link("a", 0, "k", 0, 9), Link("a", 1, "l", 0, 9))
        found = await shelf.table("a")
        assert found is not None and found.holders == {0: "Cleo", 1: "Ben"}
        await shelf.write(Free("a", 0))
        found = await shelf.table("a")
        assert found is not None and found.holders == {1: "Ben"}
        assert await shelf.link("k", 0) is None, "nobody may take what nobody gives"
        assert await shelf.link("l", 0) == ("a", 1)

    with_shelf(shelf, plan)


def test_a_link_holds_good_until_a_newer_one_or_its_time(shelf: Shelf) -> None:
    async def plan(shelf: Shelf) -> None:
        await shelf.write(Open(table("a")), Link("a", 0, "k", 0, 100), Link("a", 1, "l", 0, 50))
        assert await shelf.link("k", 100) == ("a", 0) and await shelf.link("k", 101) is None
        await refused(shelf, Spent, Take("k", "Ben", 101))
        await refused(shelf, Spent, Take("none", "Ben", 0))
        await refused(shelf, Taken, Link("a", 0, "l", 0, 60))
        await shelf.write(Link("a", 0, "m", 60, 200))
        assert [await shelf.link(key, 0) for key in ("k", "l", "m")] == [None, None, ("a", 0)]
        await shelf.write(ForgetLinks(200))
        assert await shelf.link("m", 0) == ("a", 0)
        await shelf.write(ForgetLinks(201))
        assert await shelf.link("m", 0) is None

    with_shelf(shelf, plan)


def test_of_a_hundred_who_use_a_link_at_once_one_has_the_seat(shelf: Shelf) -> None:
    async def plan(shelf: Shelf) -> None:
        await shelf.write(Open(table("a")), Hold("a", 1, "Anna"), Link("a", 1, "k", 0, 9))
        many = [shelf.write(Take("k", str(number), 0)) for number in range(100)]
        found = await asyncio.gather(*many, return_exceptions=True)
        assert [type(one) for one in found].count(Spent) == 99
        after = await shelf.table("a")
        assert after is not None and after.holders == {1: str(found.index(None))}
        assert await shelf.link("k", 0) is None

    with_shelf(shelf, plan)


# Several acts


@pytest.mark.parametrize(
    ("error", "wrong"),
    [
        (Taken, Open(table("a"))),
        (Taken, Begin("a", HEADER)),
        (Taken, entry("a", 1)),
        (Taken, Link("a", 1, "k", 0, 9)),
        (Fenced, Keep(table("gone"))),
        (Fenced, entry("gone", 1)),
        (Fenced, Hold("gone", 1, "Ben")),
        (Spent, Take("none", "Ben", 0)),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Act) else "",
)
def test_if_one_of_several_acts_is_refused_none_is_done(
    shelf: Shelf, error: type[Denied], wrong: Act
) -> None:
    async def plan(shelf: Shelf) -> None:
        await shelf.write(Open(table("a")), Hold("a", 0, "Anna"), Link("a", 0, "k", 0, 9))
        await shelf.write(Begin("a", HEADER, [entry("a", 1)]))
        good = (entry("a", 2), Finish("a", OUTCOME), Open(table("b")), Hold("b", 0, "Ben"), Free("a", 0))
        await refused(shelf, error, *good[:4], wrong)
        await refused(shelf, error, wrong, *good)
        await refused(shelf, error, *good[:2], wrong, *good[2:4])
        await shelf.write(*good)
        found = await shelf.table("b")
        assert found is not None and found.holders == {0: "Ben"}

    with_shelf(shelf, plan)


def test_acts_are_done_in_their_order(shelf: Shelf) -> None:
    async def plan(shelf: Shelf) -> None:
        await shelf.write(Open(table("a")), Hold("a", 0, "Anna"), Free("a", 0), Hold("a", 1, "Ben"))
        found = await shelf.table("a")
        assert found is not None and found.holders == {1: "Ben"}
        await shelf.write(Free("a", 1), Hold("a", 1, "Cleo"), Delete("a"), Open(table("a", "Dora")))
        found = await shelf.table("a")
        assert found is not None and found.holders == {} and found.table.host == "Dora"
        writes = [shelf.write(Keep(table("a", rematch=str(number)))) for number in range(50)]
        await asyncio.gather(*writes)
        found = await shelf.table("a")
        assert found is not None and found.table.rematch == "49", "whoever asks first is written first"

    with_shelf(shelf, plan)


class Reigned(Act, frozen=True):
    """Something that is no concern of the server's."""

    king: str


def reigned(act: Reigned) -> tuple[Statement, ...]:
    made = "CREATE TABLE IF NOT EXISTS kings (king TEXT PRIMARY KEY)"
    return Statement(made, ()), Statement("INSERT INTO kings (king) VALUES (?)", (act.king,))


def reigned_in_memory(content: Content, act: Reigned) -> None:
    if act.king in content.more:
        raise Taken
    content.more.append(act.king)


def test_whoever_keeps_more_writes_acts_of_its_own_in_the_same_commit(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    ways: list[tuple[dict[Any, Any], Any]] = [(WRITTEN, reigned), (DONE, reigned_in_memory)]
    for known, how in ways:
        monkeypatch.setitem(known, Reigned, how)

    async def plan(shelf: Shelf) -> None:
        await shelf.write(Open(table("a")), Open(table("b")), Begin("a", HEADER), Begin("b", HEADER))
        await shelf.write(entry("a", 1), Finish("a", OUTCOME), Reigned("Anna"))
        await refused(shelf, Taken, entry("b", 1), Finish("b", OUTCOME), Reigned("Anna"))
        await refused(shelf, Fenced, Reigned("Ben"), Finish("gone", OUTCOME))
        await shelf.write(Finish("b", OUTCOME), Reigned("Ben"))

    with_shelf(shelf, plan)
