"""A reign of a campaign on a server, played by bots: the kingdom it leaves, and the pages that are open."""

from __future__ import annotations

import asyncio
from pathlib import Path

from regency.games.dilemma import RULES
from regency.games.dilemma.printed.story import CARDS, ENVELOPES
from tests.server.conftest import serving
from tests.server.people import Person, evening

FREE = {"requests_a_minute": 1_000_000}


def test_a_reign_on_a_server_opens_its_pages_and_no_other(tmp_path: Path) -> None:
    async def plan(link: str) -> None:
        host = Person(link)
        await host.get("/api/campaigns")
        path = f"/api/campaigns/{(await host.post('/api/campaigns', {'game': RULES.name}))['id']}"
        for house in range(3):
            await host.post(f"{path}/join", {"house": house, "name": f"Family {house}", "free": True})
        seats = [{"house": house, "bot": "random"} for house in (2, 0, 1)]
        await host.post(f"{path}/sit", {"seats": seats, "tempo": "at-once"})
        while (info := await host.get(path))["state"] == "sitting":
            await asyncio.sleep(0.1)
        assert info["reigns"] == 1
        told = await host.get(f"{path}/chronicle")
        assert told["realm"]["left"]["reign"] == 2 and told["realm"]["left"]["opened"]
        assert told["realm"]["left"]["book"][2] == [], "the book is sealed"
        every = [f"envelope-{n}" for n in range(ENVELOPES)] + [f"dilemma-{n}" for n in range(CARDS)]
        for language in ("en", "de"):
            found: set[str] = set()
            for first in range(0, len(every), 64):
                keys = ",".join(every[first : first + 64])
                found |= set((await host.get(f"{path}/pages/{language}?keys={keys}"))["pages"])
            assert found and found <= set(told["keys"])
        assert all(leaf["page"] in told["keys"] for leaf in told["sittings"][0]["leaves"])

    with serving(tmp_path, **FREE) as server:
        evening(plan(server.link))
