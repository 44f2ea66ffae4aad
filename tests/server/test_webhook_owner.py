"""Who may name the address that a table tells of its turns, and who learns of it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from regency.server import saved_table
from regency.server.presence import Tab
from regency.server.reasons import Denied, HostOnly, WebhookRefused, WebhooksBarred
from regency.server.sqlite_shelf import SqliteShelf
from regency.server.tables import AllTables
from regency.server.webhooks import Webhooks

from .conftest import Server, serving
from .people import Person, evening, table_with
from .test_leaks import Inline
from .webhook_table import HOOK, LINK, QUICK, Ear, House, at_table


def test_nothing_is_told_unless_whoever_runs_the_server_allows_it(tmp_path: Path) -> None:
    async def plan(house: House) -> None:
        with pytest.raises(Denied) as denied:
            await house.name(HOOK)
        assert (denied.value.reason, denied.value.status) == (WebhooksBarred(), 403)
        assert house.room.info("Anna").webhook == "barred"
        hook = saved_table.Webhook(HOOK, "en")
        await house.room.keep(msgspec.structs.replace(house.room.table, webhook=hook))
        await house.start()
        await house.told(0)

    at_table(tmp_path, plan, allowed=False)


def test_an_address_is_kept_over_a_restart(tmp_path: Path) -> None:
    async def plan(house: House) -> None:
        await house.name(HOOK)
        await house.start()
        kept = AllTables(
            SqliteShelf(tmp_path / "t.sqlite"), Inline(1), 0.0, Webhooks(True, LINK, Ear(), QUICK)
        )
        room = await kept.room(house.table)
        await kept.close()
        assert room.table.webhook == saved_table.Webhook(HOOK, "en") and room.info("Ben").webhook == "on"

    at_table(tmp_path, plan)


def test_only_the_owner_names_an_address_and_nobody_is_shown_it(tmp_path: Path) -> None:
    async def plan(house: House) -> None:
        with pytest.raises(Denied) as denied:
            await house.name(HOOK, device="Ben")
        assert denied.value.reason == HostOnly()
        with pytest.raises(Denied) as refused:
            await house.name("https://private.example/")
        assert refused.value.reason == WebhookRefused()
        assert house.room.info("Anna").webhook == "off"
        info = await house.name(HOOK)
        assert b"hooks" not in msgspec.json.encode(info), "an address may be a key"
        tab = Tab("Anna", 0)
        house.room.enter(tab)
        assert b"hooks" not in house.room.welcome(tab, -1)
        await house.told(1)
        assert (await house.name("")).webhook == "off"
        await house.start()
        await house.told(1)

    at_table(tmp_path, plan)


@pytest.mark.parametrize(("device", "goes_along"), [("Anna", True), ("Ben", False)])
def test_the_address_goes_along_to_a_rematch_of_its_owner_alone(device: str, goes_along: bool) -> None:
    chairs = [saved_table.SavedChair("person", "Anna"), saved_table.SavedChair("person", "Ben")]
    hook = saved_table.Webhook(HOOK, "en", failed=True)
    body = saved_table.SavedTable("old", "_example", {}, "live", 2, False, "Anna", 0, chairs, webhook=hook)
    assert saved_table.rematch_of(body, {0, 1}, set(), "new", device, 1).webhook == (
        hook if goes_along else None
    )


def test_over_http_it_is_refused_by_its_reason(tmp_path: Path) -> None:
    async def refusals(server: Server, anna: Person, table: str) -> None:
        path = f"/api/tables/{table}/webhook"
        for address in (
            "http://hooks.example/",
            "https://127.0.0.1/",
            "https://localhost/",
            "https://[::1]/",
        ):
            answer = await anna.post(path, {"address": address, "language": "en"}, 400)
            assert answer["why"] == {"why": "WebhookRefused"}
        for body in ({}, {"address": "x" * 501}, {"address": "", "language": "fr"}, {"address": "", "x": 1}):
            assert (await anna.post(path, body, 400))["why"]["why"] == "NotUnderstood"
        answer = await Person(server.link).post(path, {"address": ""}, 403)
        assert answer["why"] == {"why": "HostOnly"}
        missing = await anna.post("/api/tables/nowhere/webhook", {"address": ""}, 404)
        assert missing["why"] == {"why": "NoSuchTable"}
        assert (await anna.post(path, {"address": ""}))["webhook"] == "off"

    async def plan(server: Server) -> None:
        anna = Person(server.link)
        await anna.get("/api/tables")
        await refusals(server, anna, await table_with(anna, ["empty", "empty"]))

    async def barred(server: Server) -> None:
        anna = Person(server.link)
        await anna.get("/api/tables")
        table = await table_with(anna, ["empty", "empty"])
        answer = await anna.post(f"/api/tables/{table}/webhook", {"address": HOOK}, 403)
        assert answer["why"] == {"why": "WebhooksBarred"}

    with serving(tmp_path, webhooks=True) as server:
        evening(plan(server))
    with serving(tmp_path) as server:
        evening(barred(server))
