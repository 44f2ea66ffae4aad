"""The web application: a few JSON requests for the lobby, a socket for play, and the client's files."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from time import monotonic
from typing import Any, Final

from litestar import Litestar, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.file_system import BaseLocalFileSystem
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from litestar.types import PathType
from litestar.types.file_types import FileInfo

from regency import __version__
from regency.words import Words, choose

from . import campaign_routes, counts, schema, seat_words
from .connections import AnyRequest, device_of, tables_of
from .encoding import PACKING
from .error_responses import HANDLERS, MOST_BODY, misunderstood, refusals
from .link_previews import with_preview
from .middleware import Middleware
from .rate_limits import AddressBuckets
from .reasons import ClientMissing
from .routes import PACKED, ROUTES
from .settings import Settings
from .tables import AllTables

FRESH: Final = 1.0  # seconds that an answer about the database's health holds good
STATIC: Final = Path(__file__).parent / "static"
TABLE_LINK: Final = re.compile(r"/t/([\w-]{1,64})(?:/replay)?/?\Z", re.ASCII)
# A file of the client is named after its content: what has been fetched once never changes.
LASTING: Final = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)
MOST_ADDRESS: Final = 200  # signs of an address of the client's; those of tables and links have about forty


class ClientFiles(BaseLocalFileSystem):
    """The client's files; what cannot be the name of a file is none of them."""

    async def info(self, path: PathType, **more: Any) -> FileInfo:
        try:
            return await super().info(path, **more)
        except (OSError, ValueError):  # a null byte, a name too long, a file where a folder would be
            raise FileNotFoundError from None


class Pulse:
    """Whether the database works, looked at once for all who ask within a moment."""

    def __init__(self, look: Callable[[], Awaitable[None]]) -> None:
        self._look = look
        self._at = -FRESH
        self._looking: asyncio.Task[None] | None = None

    async def felt(self) -> None:
        """Failed where it does not; that is not believed longer than it takes to look."""
        if self._looking is not None or monotonic() - self._at >= FRESH:
            self._looking = self._looking or asyncio.create_task(self._felt())
            await asyncio.shield(self._looking)

    async def _felt(self) -> None:
        try:
            await self._look()
            self._at = monotonic()
        finally:
            self._looking = None


@get("/health", responses=refusals())
async def health(request: AnyRequest) -> dict[str, Any]:
    """Whether the server works, its database included."""
    await request.app.state.pulse.felt()
    return {"status": "ok", "version": __version__}


@get("/metrics", media_type="text/plain", responses=refusals())
async def metrics(request: AnyRequest) -> str:
    """A few numbers for whoever watches the server."""
    tables = tables_of(request)
    tabs = sum(len(room.tabs) for room in tables.rooms.values())
    numbers = {
        "regency_tables": await tables.shelf.count(),
        "regency_tables_in_memory": len(tables.rooms),
        "regency_sockets": tabs,
    }
    now = "".join(f"# TYPE {name} gauge\n{name} {value}\n" for name, value in numbers.items())
    return now + counts.told()


@get(
    ["/", "/t/{path:path}", "/take/{path:path}", "/c/{path:path}", "/house/{path:path}"],
    include_in_schema=False,
)
async def page(request: AnyRequest) -> Response[str]:
    """The client: one page for every address of its own; that of a table says elsewhere what it leads to."""
    if not can_be_address(request.url.path):
        raise NotFoundException
    device_of(request)
    index = STATIC / "index.html"
    fresh = {"Cache-Control": "no-cache"}
    if not index.is_file():  # nobody is there who could put a reason into words
        words = Words(choose(request.headers.get("accept-language"), {}))
        said = words.reason(ClientMissing())
        return Response(said, status_code=503, media_type="text/plain; charset=utf-8", headers=fresh)
    text = client_page(index, index.stat().st_mtime_ns)
    table_id = TABLE_LINK.match(request.url.path)
    if table_id:
        found = await tables_of(request).shown_by_link(table_id[1])
        language = choose(request.headers.get("accept-language"), {})
        text = with_preview(text, STATIC / "assets", base_of(request), language, found)
    return Response(text, media_type="text/html", headers=fresh)


@cache
def client_page(index: Path, changed: int) -> str:  # noqa: ARG001  (another time is another page)
    return index.read_text(encoding="utf-8")


def base_of(request: AnyRequest) -> str:
    """Where the server is reached: as its host says, else as the link was asked for."""
    settings: Settings = request.app.state["settings"]
    return settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")


def can_be_address(path: str) -> bool:
    """Whether somebody could have been given this address."""
    return len(path) <= MOST_ADDRESS and path.isascii() and path.isprintable()


def lost(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Whoever mistypes an address in a browser is told so by the client; a program hears a typed refusal."""
    is_page = request.method == "GET" and not request.url.path.startswith(("/api/", "/assets/"))
    is_read = is_page and "text/html" in request.headers.get("accept", "")
    if error.status_code == 404 and is_read and (STATIC / "index.html").is_file():
        return Response((STATIC / "index.html").read_bytes(), status_code=404, media_type="text/html")
    return misunderstood(request, error)


def application(settings: Settings, make_tables: Callable[[], AllTables]) -> Middleware:
    """The application; the tables are opened with it and closed with it."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.tables = make_tables()
        app.state.pulse = Pulse(app.state.tables.shelf.works)
        app.state.tables.go_on()
        try:
            yield
        finally:
            await app.state.tables.close()

    def knows_seat(table_id: str, device: str) -> bool | None:
        tables: AllTables = app.state.tables
        return tables.knows_seat(table_id, device)

    async def holds_seat(table_id: str, device: str) -> bool:
        tables: AllTables = app.state.tables
        return await tables.holds_seat(table_id, device)

    handlers: list[Any] = [*ROUTES, *campaign_routes.ROUTES, health, metrics, schema.socket_schema, page]
    if (STATIC / "assets").is_dir():
        handlers.append(
            create_static_files_router(
                path="/assets",
                directories=[STATIC / "assets"],
                include_in_schema=False,
                cache_control=LASTING,
                file_system=ClientFiles(),
            )
        )
    an_hour = settings.open_tables_an_hour
    offers = AddressBuckets(an_hour / 3600, an_hour)
    most = settings.imported_an_hour * 2**20
    imports = AddressBuckets(most / 3600, most)
    word_tries = AddressBuckets(*seat_words.TRIES_OF_AN_ADDRESS)
    app = Litestar(
        handlers,
        lifespan=[lifespan],
        state=State({"settings": settings, "offers": offers, "imports": imports, "word_tries": word_tries}),
        exception_handlers={**HANDLERS, HTTPException: lost},
        request_max_body_size=MOST_BODY,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=PACKING, exclude_opt_key=PACKED
        ),
        openapi_config=OpenAPIConfig(
            "Regency", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
        debug=False,
    )
    schema.mend(app)
    return Middleware(app, settings, knows_seat, holds_seat)
