"""The JSON requests of the lobby and of finished games, and the socket for play."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar import Response, get, post, websocket
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from regency import games
from regency.kernel.errors import Trouble

from . import counts, encoding, saved_table, texts
from .connections import AnyRequest, AnySocket, device_of, tables_of
from .error_responses import refusals
from .film import OPEN, REEL, View
from .messages import (
    Book,
    BotSits,
    GameInfo,
    GuideInfo,
    Moment,
    OneSeat,
    OpenGuided,
    OpenTable,
    Pages,
    PastMatch,
    Race,
    RecoverSeat,
    SeatLink,
    SeatWord,
    SetTempo,
    SetWebhook,
    SitDown,
    TableInfo,
    Tables,
)
from .middleware import ADDRESS, counted_address
from .presence import Tab
from .rate_limits import AddressBuckets, TokenBucket
from .reasons import Denied, NoSuchChair, NoSuchMoment, StillRunning, TooFast, TooManyOpenTables
from .record_imports import MOST_BYTES
from .room import Room
from .settings import Settings
from .socket_messages import Refusal
from .socket_session import converse

PACKED: Final = "packed"
NO_GZIP: Final = re.compile(r"gzip;q=0(\.0*)?")
PACKED_HERE: Final = {PACKED: True}  # such an answer is packed by its handler, and by nobody after it

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
def get_words(language: FromPath[str], game: FromQuery[str] = "", part: FromQuery[str] = "") -> str:
    """All messages as one Fluent file."""
    return texts.words(language, game, part)


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
async def list_tables(request: AnyRequest) -> Tables:
    """The device's tables, and open ones."""
    return await tables_of(request).mine(device_of(request))


@post("/api/tables", responses=refusals(403, 413, 415))
async def open_table(request: AnyRequest, data: JSONBody[OpenTable]) -> TableInfo:
    """A new table."""
    if data.open:
        must_be_allowed_to_offer(request)
    return await tables_of(request).open(data, device_of(request))


@post("/api/guided", responses=refusals(413, 415))
async def open_guided(request: AnyRequest, data: JSONBody[OpenGuided]) -> TableInfo:
    """A first game, in which a guide speaks."""
    return await tables_of(request).open_guided(data, device_of(request))


@get("/api/tables/{table_id:str}/guide", responses=refusals(403, 409))
async def get_guide(request: AnyRequest, table_id: FromPath[str]) -> GuideInfo:
    """What the guide says there."""
    room = await tables_of(request).room(table_id)
    return await room.guided(device_of(request))


def must_be_allowed_to_offer(request: AnyRequest) -> None:
    """Nobody fills the list of open tables alone."""
    offers: AddressBuckets = request.app.state.offers
    if not offers.allows(counted_address(request.scope)):
        settings: Settings = request.app.state.settings
        raise Denied(TooManyOpenTables(settings.open_tables_an_hour), 429)


@get("/api/tables/{table_id:str}", responses=refusals())
async def get_table(request: AnyRequest, table_id: FromPath[str]) -> TableInfo:
    """A table by its link."""
    return await tables_of(request).info(table_id, device_of(request))


@get("/api/tables/{table_id:str}/pages/{language:str}", responses=refusals(403, 409))
async def get_pages(
    request: AnyRequest,
    table_id: FromPath[str],
    language: FromPath[str],
    keys: FromQuery[str] = "",
    seat: FromQuery[str] = "",
) -> Pages:
    """Of these pages, their keys with commas between them, those that this audience may read now."""
    room = await tables_of(request).room(table_id)
    view = await room.seen_by(device_of(request), wanted_seat(room, seat))
    return texts.pages(room.rules, view, language, keys.split(","))


@post("/api/tables/{table_id:str}/sit", responses=refusals(403, 409, 413, 415), status_code=200)
async def sit(request: AnyRequest, table_id: FromPath[str], data: JSONBody[SitDown]) -> TableInfo:
    """Take a free chair."""
    return await tables_of(request).sit(table_id, device_of(request), data)


@post("/api/tables/{table_id:str}/leave", responses=refusals(403, 409, 413, 415), status_code=200)
async def leave(request: AnyRequest, table_id: FromPath[str], data: JSONBody[OneSeat]) -> TableInfo:
    """Give the own chair up."""
    return await tables_of(request).leave(table_id, device_of(request), data.seat)


@post("/api/tables/{table_id:str}/bot", responses=refusals(403, 409, 413, 415), status_code=200)
async def seat_bot(request: AnyRequest, table_id: FromPath[str], data: JSONBody[BotSits]) -> TableInfo:
    """A bot in a chair, or out of it."""
    return await tables_of(request).bot(table_id, device_of(request), data)


@post("/api/tables/{table_id:str}/start", responses=refusals(403, 409, 415), status_code=200)
async def start(request: AnyRequest, table_id: FromPath[str]) -> TableInfo:
    """Begin."""
    return await tables_of(request).start(table_id, device_of(request))


@post("/api/tables/{table_id:str}/rematch", responses=refusals(403, 409, 415), status_code=200)
async def rematch(request: AnyRequest, table_id: FromPath[str]) -> TableInfo:
    """Once more."""
    return await tables_of(request).rematch(table_id, device_of(request))


@post("/api/tables/{table_id:str}/rematch/decline", responses=refusals(403, 409, 415), status_code=200)
async def decline_rematch(request: AnyRequest, table_id: FromPath[str]) -> TableInfo:
    """Not once more."""
    return await tables_of(request).decline_rematch(table_id, device_of(request))


@post("/api/tables/{table_id:str}/delete", responses=refusals(403, 415), status_code=204)
async def delete_table(request: AnyRequest, table_id: FromPath[str]) -> None:
    """Away with it."""
    await tables_of(request).delete(table_id, device_of(request))


@post("/api/tables/{table_id:str}/move", responses=refusals(403, 409, 413, 415), status_code=200)
async def move_seat(request: AnyRequest, table_id: FromPath[str], data: JSONBody[OneSeat]) -> SeatLink:
    """A link that takes a seat to another device."""
    return await tables_of(request).move(table_id, device_of(request), data.seat)


@post("/api/tables/{table_id:str}/word", responses=refusals(403, 413, 415), status_code=200)
async def seat_word(request: AnyRequest, table_id: FromPath[str], data: JSONBody[OneSeat]) -> SeatWord:
    """A word that brings a seat back."""
    return await tables_of(request).word(table_id, device_of(request), data.seat)


@post("/api/tables/{table_id:str}/recover", responses=refusals(403, 413, 415), status_code=200)
async def recover_seat(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[RecoverSeat]
) -> TableInfo:
    """Take a seat back by its word; nobody tries many."""
    tries: AddressBuckets = request.app.state.word_tries
    if not tries.allows(counted_address(request.scope)):
        raise Denied(TooFast(), 429)
    return await tables_of(request).recover(table_id, device_of(request), data)


@post("/api/tables/{table_id:str}/webhook", responses=refusals(403, 413, 415), status_code=200)
async def set_webhook(request: AnyRequest, table_id: FromPath[str], data: JSONBody[SetWebhook]) -> TableInfo:
    """Whom to tell outside whose turn it is."""
    return await tables_of(request).set_webhook(table_id, device_of(request), data)


@post("/api/tables/{table_id:str}/tempo", responses=refusals(403, 413, 415), status_code=200)
async def set_tempo(request: AnyRequest, table_id: FromPath[str], data: JSONBody[SetTempo]) -> TableInfo:
    """How quickly bots follow each other."""
    return await tables_of(request).set_tempo(table_id, device_of(request), data)


@post("/api/take/{token:str}", responses=refusals(403, 410, 415), status_code=200)
async def take_seat(request: AnyRequest, token: FromPath[str]) -> TableInfo:
    """Use such a link."""
    return await tables_of(request).take(token, device_of(request))


# After the game


@get(
    "/api/tables/{table_id:str}/record",
    responses=refusals(409),
    media_type="application/x-ndjson",
    opt=PACKED_HERE,
)
async def get_record(request: AnyRequest, table_id: FromPath[str]) -> Response[bytes]:
    """The record of a finished match."""
    wants = wants_packed(request)
    data = await tables_of(request).record(table_id, wants, counted_address(request.scope))
    name = {"Content-Disposition": f'attachment; filename="regency-{table_id[:8]}.jsonl"'}
    return Response(data, media_type="application/x-ndjson", headers=name | packing(wants))


def wants_packed(request: AnyRequest) -> bool:
    """Whether whoever asks can read gzip."""
    wishes = request.headers.get("accept-encoding", "").replace(" ", "").lower().split(",")
    return any([NO_GZIP.fullmatch(wish) is None for wish in wishes if wish.partition(";")[0] == "gzip"])


def packing(is_packed: bool) -> dict[str, str]:
    """What the headers say of an answer that was packed in a thread."""
    return {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if is_packed else {})


@post("/api/records", request_max_body_size=MOST_BYTES, responses=refusals(409, 413))
async def import_record(request: AnyRequest) -> TableInfo:
    """A record to look at."""
    async with brought(request) as data:
        return await tables_of(request).import_record(data, device_of(request))


@asynccontextmanager
async def brought(request: AnyRequest) -> AsyncIterator[bytes]:
    """A file that somebody brings: it has its place among all that are read, until it is checked."""
    size = number_in(request.headers.get("content-length", ""))
    with tables_of(request).import_places.place(counted_address(request.scope), size):
        budget, most = must_be_allowed_to_bring(request, size)
        # The request would keep what `body` reads for as long as its connection is open.
        data = b"".join([part async for part in request.stream()])
        budget.spend(len(data) - most)
        yield data


def must_be_allowed_to_bring(request: AnyRequest, size: int | None) -> tuple[TokenBucket, int]:
    """Nobody fills the disk alone; the bucket, and what was taken out of it: what is left is put back."""
    imports: AddressBuckets = request.app.state.imports
    budget = imports.of(counted_address(request.scope))
    most = MOST_BYTES if size is None else min(size, MOST_BYTES)
    if not budget.allows(most):
        raise Denied(TooFast(), 429)
    return budget, most


@get(
    "/api/tables/{table_id:str}/past",
    responses=refusals()
    | {200: ResponseSpec(PastMatch, generate_examples=False, description="What is told")},
    media_type="application/json",
    opt=PACKED_HERE,
)
async def get_past_match(request: AnyRequest, table_id: FromPath[str]) -> Response[bytes]:
    """A match that cannot be played here, as far as it can be told without its rules."""
    wants = wants_packed(request)
    data = await tables_of(request).past_match(table_id, wants)
    return Response(data, media_type="application/json", headers=packing(wants))


@get("/api/tables/{table_id:str}/moment/{entry:str}", responses=refusals(403, 409))
async def get_moment(
    request: AnyRequest, table_id: FromPath[str], entry: FromPath[str], seat: FromQuery[str] = ""
) -> Moment:
    """How it stood after an entry: one's own sight during play, any sight or all hands afterwards."""
    room = await tables_of(request).room(table_id)
    _, entries, finished = await room.written_entries()
    number = number_in(entry)
    if number is None or number > entries:
        raise Denied(NoSuchMoment(number or 0), 404)
    view = allowed_view(request, room, seat, finished)
    then = await tables_of(request).replays.moment(room, number, counted_address(request.scope))
    if view == OPEN:
        frame = encoding.open_frame(room.rules, then.state)
    else:
        frame = encoding.sight_frame(room.rules, then.look(view) if isinstance(view, int) else then.watch())
    return Moment(number, entries, frame, encoding.raw(then.news))


@get("/api/tables/{table_id:str}/film/{reel:str}", responses=refusals(403, 409), opt=PACKED_HERE)
async def get_film(
    request: AnyRequest, table_id: FromPath[str], reel: FromPath[str], seat: FromQuery[str] = ""
) -> Response[bytes]:
    """Many moments at once: how it stood where a reel begins, and what each entry of it changed."""
    room = await tables_of(request).room(table_id)
    _, entries, finished = await room.written_entries()
    number = number_in(reel)
    if number is None or number * REEL > entries:
        raise Denied(NoSuchMoment(number or 0), 404)
    view = allowed_view(request, room, seat, finished)
    wants = wants_packed(request)
    data = await tables_of(request).replays.film(room, number, view, wants, counted_address(request.scope))
    return Response(data, media_type="application/json", headers=packing(wants))


@get("/api/tables/{table_id:str}/times", responses=refusals(409), opt=PACKED_HERE)
async def get_times(request: AnyRequest, table_id: FromPath[str]) -> Response[bytes]:
    """When in the game each entry was, and which told what: for whoever looks back by game time."""
    tables = tables_of(request)
    wants = wants_packed(request)
    room = await tables.room(table_id)
    data = await tables.replays.times(room, wants, counted_address(request.scope))
    return Response(data, media_type="application/json", headers=packing(wants))


@get("/api/tables/{table_id:str}/race", responses=refusals(409))
async def get_race(request: AnyRequest, table_id: FromPath[str]) -> Race:
    """The course of a finished match: the standing at each turn's end, and the largest swings."""
    tables = tables_of(request)
    return await tables.replays.race(await tables.room(table_id), counted_address(request.scope))


def number_in(text: str) -> int | None:
    """A number of an entry or a seat, if it can be one."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None


def allowed_view(request: AnyRequest, room: Room, seat: str, finished: bool) -> View:
    """The view that is asked for: of one's own seat during play, of any or with all hands open afterwards."""
    who = wanted_seat(room, seat)
    if seat == OPEN and not finished:
        raise Denied(StillRunning(), 409)
    if who is not None and not finished:
        room.must_hold(device_of(request), who)
    return OPEN if seat == OPEN else who


def wanted_seat(room: Room, seat: str) -> int | None:
    """The seat whose view is asked for; none for the spectator's and the open one."""
    if seat in {"", OPEN}:
        return None
    number = number_in(seat)
    if number is None or number >= len(room.table.chairs):
        raise Denied(NoSuchChair(number or 0), 404)
    return number


# The socket


@websocket("/api/tables/{table_id:str}/socket")
async def play_socket(socket: AnySocket, table_id: FromPath[str]) -> None:
    """Play, or watch."""
    settings: Settings = socket.app.state.settings
    tables = tables_of(socket)
    try:
        await socket.accept()
        room = await tables.room(table_id)
        device = device_of(socket)
        wanted = number_in(socket.query_params.get("seat", ""))
        seen = number_in(socket.query_params.get("seen", ""))
        address = socket.scope["state"].get(ADDRESS, "")
        tab = Tab(device, saved_table.seat_to_show(room.devices, device, wanted), address)
        await converse(socket, tables, room, tab, -1 if seen is None else seen, settings)
    except Trouble as trouble:
        counts.refused(trouble.reason)
        refusal = msgspec.json.encode(Refusal("", msgspec.to_builtins(trouble.reason)))
        await socket.send_data(refusal, mode="text")
        await socket.close(code=close_code(trouble))
    finally:
        del socket.receive, socket.send  # which know the socket, and it them


def close_code(trouble: Trouble) -> int:
    """How a socket ends that was refused: by the status that a request would have, after 4000."""
    return 4000 + (trouble.status if isinstance(trouble, Denied) else 400)


ROUTES: Final[list[Any]] = [
    list_games,
    get_book,
    get_words,
    get_text,
    list_tables,
    open_table,
    open_guided,
    get_guide,
    get_table,
    get_pages,
    sit,
    leave,
    seat_bot,
    start,
    rematch,
    decline_rematch,
    delete_table,
    move_seat,
    seat_word,
    recover_seat,
    set_webhook,
    set_tempo,
    take_seat,
    get_record,
    import_record,
    get_past_match,
    get_moment,
    get_film,
    get_times,
    get_race,
    play_socket,
]
