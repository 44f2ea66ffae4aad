"""What whoever watches the server can count."""

from __future__ import annotations

from .conftest import Server
from .people import Person, evening
from .test_play import begin


def test_every_refusal_is_counted_by_its_reason(server: Server) -> None:
    async def game() -> str:
        _, (tab,) = await begin(server, ["empty", "random"])
        await tab.send({"send": "Show", "id": "x", "seat": 1})
        await tab.until("Refusal")
        stranger = Person(server.link)
        await stranger.get("/api/tables/nowhere", expect=404)
        await stranger.get("/api/nothing", expect=404)
        seeker = await stranger.socket("nowhere")
        await seeker.recv()
        answer = await stranger.http.post("/api/tables", content="{}", headers={"Origin": "http://elsewhere"})
        assert answer.status_code == 403
        return (await stranger.http.get("/metrics")).text

    told = evening(game())
    for reason, times in {"NotYourSeat": 1, "NoSuchTable": 2, "NoSuchPage": 1, "ForeignOrigin": 1}.items():
        assert f'regency_refusals_total{{reason="{reason}"}} {times}\n' in told
