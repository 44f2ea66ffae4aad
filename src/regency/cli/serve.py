"""`regency serve`: the table in the browser."""

from __future__ import annotations

import os
import webbrowser
from argparse import Namespace
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from regency.server.serve import serve
from regency.server.settings import Settings, switched_on
from regency.terminal import files
from regency.words import Words

from . import usage
from .games import tell_refused
from .parser import Parser
from .usage import Interval

HOST: Final = "127.0.0.1"
PORT: Final = 8000


def arguments(parser: Parser) -> None:
    parser.value("--host", "host")
    parser.value("--port", "port")
    parser.value("--database", "file")
    parser.value("--public-url", "url")
    parser.value("--packs", "folder")
    parser.flag("--webhooks")
    parser.flag("--open", key="browser")


def run(given: Namespace, words: Words) -> int:
    """Serve until it is stopped."""
    tell_refused(words)
    usage.shelve_all(given.packs)
    serve(settings(given), greeting(words, given.open))
    return 0


def settings(given: Namespace, environment: Mapping[str, str] = os.environ) -> Settings:
    """Arguments first, then the environment, then what suits one player at home."""
    port = given.port or environment.get("REGENCY_PORT") or str(PORT)
    return Settings(
        host=given.host or environment.get("REGENCY_HOST") or HOST,
        port=usage.number("--port", port, Interval(0, 65_535)),
        database=database(given.database, environment),
        public_url=given.public_url or environment.get("REGENCY_PUBLIC_URL", ""),
        webhooks=given.webhooks or switched_on("REGENCY_WEBHOOKS", environment.get("REGENCY_WEBHOOKS", "")),
        bot_processes=max(1, (os.cpu_count() or 2) - 1),
    )


def database(given: str | None, environment: Mapping[str, str] = os.environ) -> Path:
    """The file where tables are kept."""
    named = given or environment.get("REGENCY_DATABASE")
    return Path(named) if named else files.folder() / "tables.sqlite"


def greeting(words: Words, opens: bool) -> Callable[[str, bool], None]:
    """What is said once the server listens."""

    def greet(link: str, elsewhere: bool) -> None:
        if elsewhere:
            print(words.say("serve-elsewhere"), flush=True)
        print(words.say("serve-ready", link=link), flush=True)
        if opens:
            webbrowser.open(link)

    return greet
