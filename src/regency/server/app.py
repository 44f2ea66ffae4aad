"""The web application: a few JSON requests for the lobby, a socket for play, and the client's files."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import File
from litestar.static_files import create_static_files_router

from regency import __version__, games
from regency.kernel.errors import Trouble
from regency.words import Words, choose

from . import frames, schema, seats, texts
from .gate import COOKIE, Gate
from .hall import Hall, hashed
from .imports import MOST_BYTES
from .live import converse
from .messages import (
    Book,
    BotSits,
    GameInfo,
    Moment,
    OneSeat,
    OpenTable,
    Race,
    Refusal,
    SeatLink,
    SetWebhook,
    SitDown,
    TableInfo,
    Tables,
)
from .problems import HANDLERS, MOST_BODY, misunderstood, refusals
from .reasons import (
    ClientMissing,
    Denied,
    NoSuchChair,
    NoSuchMoment,
    StillRunning,
)
from .room import Room, Tab
from .settings import Settings

STATIC: Final = Path(__file__).parent / "static"
# A file of the client is named after its content: what has been fetched once never changes.
LASTING: Final = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)


def hall_of(request: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> Hall:
    found: Hall = request.app.state.hall
    return found


def device_of(request: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str:
    """The device, by the fingerprint of its cookie."""
    token = request.cookies.get(COOKIE)
    if token is None or not 20 <= len(token) <= 100:
        token = request.scope["state"].setdefault("new_device", secrets.token_urlsafe(32))
    return hashed(token)


# Games


@get("/api/games", responses=refusals(), sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """Every game of this house that is whole."""
    return [texts.game_info(rules.name) for rules in games.playable()]


@get("/api/games/{game:str}/book", responses=refusals(), sync_to_thread=False)
def get_book(game: FromPath[str]) -> Book:
    """How to speak of a game."""
    return texts.book(games.load(game).name)


@get("/api/words/{language:str}", responses=refusals(), media_type="text/plain", sync_to_thread=False)
def get_words(language: FromPath[str], game: FromQuery[str] = "") -> str:
    """All messages as one Fluent file."""
    return texts.words(language, game)


@get(
    "/api/games/{game:str}/texts/{text:str}/{language:str}",
    responses=refusals(),
    media_type="text/markdown",
    sync_to_thread=False,
)
def get_text(game: FromPath[str], text: FromPath[str], language: FromPath[str]) -> str:
    """Rules reference or primer."""
    return texts.text(game, text, language)


# Tables


@get("/api/tables", responses=refusals())
async def list_tables(request: Request[Any, Any, Any]) -> Tables:
    """The device's tables, and open ones."""
    return await hall_of(request).mine(device_of(request))


@post("/api/tables", responses=refusals(403, 413, 415))
async def open_table(request: Request[Any, Any, Any], data: JSONBody[OpenTable]) -> TableInfo:
    """A new table."""
    return await hall_of(request).open(data, device_of(request))


@get("/api/tables/{table_id:str}", responses=refusals())
async def get_table(request: Request[Any, Any, Any], table_id: FromPath[str]) -> TableInfo:
    """A table by its link."""
    return (await hall_of(request).room(table_id)).info(device_of(request))


@post("/api/tables/{table_id:str}/sit", responses=refusals(403, 409, 413, 415), status_code=200)
async def sit(request: Request[Any, Any, Any], table_id: FromPath[str], data: JSONBody[SitDown]) -> TableInfo:
    """Take a free chair."""
    return await hall_of(request).sit(table_id, device_of(request), data)


@post("/api/tables/{table_id:str}/leave", responses=refusals(403, 409, 413, 415), status_code=200)
async def leave(
    request: Request[Any, Any, Any], table_id: FromPath[str], data: JSONBody[OneSeat]
) -> TableInfo:
    """Give the own chair up."""
    return await hall_of(request).leave(table_id, device_of(request), data.seat)


@post("/api/tables/{table_id:str}/bot", responses=refusals(403, 409, 413, 415), status_code=200)
async def seat_bot(
    request: Request[Any, Any, Any], table_id: FromPath[str], data: JSONBody[BotSits]
) -> TableInfo:
    """A bot in a chair, or out of it."""
    return await hall_of(request).bot(table_id, device_of(request), data)


@post("/api/tables/{table_id:str}/start", responses=refusals(403, 409, 415), status_code=200)
async def start(request: Request[Any, Any, Any], table_id: FromPath[str]) -> TableInfo:
    """Begin."""
    return await hall_of(request).start(table_id, device_of(request))


@post("/api/tables/{table_id:str}/rematch", responses=refusals(403, 409, 415), status_code=200)
async def rematch(request: Request[Any, Any, Any], table_id: FromPath[str]) -> TableInfo:
    """Once more."""
    return await hall_of(request).rematch(table_id, device_of(request))


@post("/api/tables/{table_id:str}/delete", responses=refusals(403, 415), status_code=204)
async def delete_table(request: Request[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Away with it."""
    await hall_of(request).delete(table_id, device_of(request))


@post("/api/tables/{table_id:str}/move", responses=refusals(403, 409, 413, 415), status_code=200)
async def move_seat(
    request: Request[Any, Any, Any], table_id: FromPath[str], data: JSONBody[OneSeat]
) -> SeatLink:
    """A link that takes a seat to another device."""
    return await hall_of(request).move(table_id, device_of(request), data.seat)


@post("/api/tables/{table_id:str}/webhook", responses=refusals(403, 413, 415), status_code=200)
async def set_webhook(
    request: Request[Any, Any, Any], table_id: FromPath[str], data: JSONBody[SetWebhook]
) -> TableInfo:
    """Whom to tell outside whose turn it is."""
    return await hall_of(request).set_webhook(table_id, device_of(request), data)


@post("/api/take/{token:str}", responses=refusals(403, 410, 415), status_code=200)
async def take_seat(request: Request[Any, Any, Any], token: FromPath[str]) -> TableInfo:
    """Use such a link."""
    return await hall_of(request).take(token, device_of(request))


# After the game


@get("/api/tables/{table_id:str}/record", responses=refusals(409), media_type="application/x-ndjson")
async def get_record(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Response[bytes]:
    """The record of a finished match."""
    data = await hall_of(request).record(table_id)
    name = f'attachment; filename="regency-{table_id[:8]}.jsonl"'
    return Response(data, media_type="application/x-ndjson", headers={"Content-Disposition": name})


@post("/api/records", request_max_body_size=MOST_BYTES, responses=refusals(409, 413))
async def import_record(request: Request[Any, Any, Any]) -> TableInfo:
    """A record to look at."""
    # The request would keep what `body` reads for as long as its line is open.
    data = b"".join([part async for part in request.stream()])
    return await hall_of(request).import_record(data, device_of(request))


@get("/api/tables/{table_id:str}/moment/{entry:str}", responses=refusals(403, 409))
async def get_moment(
    request: Request[Any, Any, Any], table_id: FromPath[str], entry: FromPath[str], seat: FromQuery[str] = ""
) -> Moment:
    """How it stood after an entry: one's own sight during play, any sight or all hands afterwards."""
    room = await hall_of(request).room(table_id)
    async with room.lock:  # what is not yet on the disk is not shown
        entries = tuple(room.running().entries)
        finished = room.state() == "finished"
    number = a_number(entry)
    if number is None or number > len(entries):
        raise Denied(NoSuchMoment(number or 0), 404)
    who = wanted_seat(room, seat)
    if seat == "open" and not finished:
        raise Denied(StillRunning(), 409)
    if who is not None and not finished:
        room.must_hold(device_of(request), who)
    then = await hall_of(request).replays.moment(room, entries, number)
    if seat == "open":
        frame = frames.open_frame(then.state)
    else:
        frame = frames.sight_frame(then.watch() if who is None else then.look(who))
    return Moment(number, len(entries), frame, frames.raw(then.news))


@get("/api/tables/{table_id:str}/race", responses=refusals(409))
async def get_race(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Race:
    """The course of a finished match: the standing at each turn's end, and the largest swings."""
    hall = hall_of(request)
    return await hall.replays.race(await hall.room(table_id))


def a_number(text: str) -> int | None:
    """A number of an entry or a seat, if it can be one."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None


def wanted_seat(room: Room, seat: str) -> int | None:
    """The seat whose view is asked for; none for the spectator's and the open one."""
    if seat in {"", "open"}:
        return None
    number = a_number(seat)
    if number is None or number >= len(room.body.chairs):
        raise Denied(NoSuchChair(number or 0), 404)
    return number


# The socket


@websocket("/api/tables/{table_id:str}/socket")
async def play_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Play, or watch."""
    settings: Settings = socket.app.state.settings
    hall = hall_of(socket)
    await socket.accept()
    try:
        room = await hall.room(table_id)
        device = device_of(socket)
        wanted = a_number(socket.query_params.get("seat", ""))
        seen = a_number(socket.query_params.get("seen", ""))
        tab = Tab(device, seats.seat_to_show(room.devices, device, wanted))
        await converse(socket, hall, room, tab, -1 if seen is None else seen, settings)
    except Trouble as trouble:
        refusal = msgspec.json.encode(Refusal("", msgspec.to_builtins(trouble.reason)))
        await socket.send_data(refusal, mode="text")
        await socket.close(code=4404)


# Around it


@get("/health", responses=refusals(), sync_to_thread=False)
def health(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """Whether the server works, its database included."""
    hall_of(request).store.must_work()
    return {"status": "ok", "version": __version__}


@get("/metrics", media_type="text/plain", sync_to_thread=False, responses=refusals())
def metrics(request: Request[Any, Any, Any]) -> str:
    """A few numbers for whoever watches the server."""
    hall = hall_of(request)
    tabs = sum(len(room.tabs) for room in hall.rooms.values())
    ((tables,),) = hall.store.read("SELECT count(*) FROM tables")
    numbers = {
        "regency_tables": tables,
        "regency_tables_in_memory": len(hall.rooms),
        "regency_sockets": tabs,
    }
    return "".join(f"# TYPE {name} gauge\n{name} {value}\n" for name, value in numbers.items())


@get(["/", "/t/{path:path}", "/take/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any]) -> Response[str] | File:
    """The client: one page for every address of its own."""
    device_of(request)
    index = STATIC / "index.html"
    fresh = {"Cache-Control": "no-cache"}
    if not index.is_file():  # nobody is there who could put a reason into words
        words = Words(choose(request.headers.get("accept-language"), {}))
        said = words.reason(ClientMissing())
        return Response(said, status_code=503, media_type="text/plain; charset=utf-8", headers=fresh)
    return File(index, media_type="text/html", content_disposition_type="inline", headers=fresh)


def lost(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Whoever mistypes an address in a browser is told so by the client; a program hears a typed refusal."""
    is_page = request.method == "GET" and not request.url.path.startswith(("/api/", "/assets/"))
    is_read = is_page and "text/html" in request.headers.get("accept", "")
    if error.status_code == 404 and is_read and (STATIC / "index.html").is_file():
        return Response((STATIC / "index.html").read_bytes(), status_code=404, media_type="text/html")
    return misunderstood(request, error)


def application(settings: Settings, make_hall: Callable[[], Hall]) -> Gate:
    """The application; the hall is opened with it and closed with it."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.hall = make_hall()
        try:
            yield
        finally:
            await app.state.hall.close()

    handlers: list[Any] = [
        list_games,
        get_book,
        get_words,
        get_text,
        list_tables,
        open_table,
        get_table,
        sit,
        leave,
        seat_bot,
        start,
        rematch,
        delete_table,
        move_seat,
        set_webhook,
        take_seat,
        get_record,
        import_record,
        get_moment,
        get_race,
        play_socket,
        health,
        metrics,
        schema.socket_schema,
        page,
    ]
    if (STATIC / "assets").is_dir():
        handlers.append(
            create_static_files_router(
                path="/assets",
                directories=[STATIC / "assets"],
                include_in_schema=False,
                cache_control=LASTING,
            )
        )
    app = Litestar(
        handlers,
        lifespan=[lifespan],
        state=State({"settings": settings}),
        exception_handlers={**HANDLERS, HTTPException: lost},
        request_max_body_size=MOST_BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=6),
        openapi_config=OpenAPIConfig(
            "Regency", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
        debug=False,
    )
    schema.mend(app)
    return Gate(app, settings)
