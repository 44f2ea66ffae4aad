"""Where the server listens and keeps its data: each by an argument or an environment variable."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct, field

from .reasons import BadAddress, BadSetting, Denied

ON: Final = frozenset({"1", "on", "true", "yes"})
OFF: Final = frozenset({"", "0", "off", "false", "no"})
LEAST_AT_ONCE: Final = 8  # requests, however few there may be in a minute
USUAL_PORTS: Final = {"http": 80, "https": 443}


def proxies() -> str:
    """By default a proxy on this machine is believed, and nobody else."""
    return os.environ.get("REGENCY_TRUSTED_PROXIES") or "127.0.0.1,::1"


class Settings(Struct, frozen=True):
    """How this server runs."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: Path = Path("regency.sqlite")
    public_url: str = ""
    trusted_proxies: str = field(default_factory=proxies)  # whose word on a visitor's address counts
    webhooks: bool = False  # whether tables may tell an address elsewhere whose turn it is
    bot_processes: int = 1
    thought: float = 10.0  # seconds that a bot may think; then a quicker one moves for it
    pause: float = 0.5  # before a bot moves, so that people can follow
    requests_a_minute: int = 600  # by address
    connections_an_address: int = 300  # of a proxy, behind which there is everybody, as many as in all
    connections_in_all: int = 6_000  # less where the system has no descriptors for so many
    sockets_an_address: int = 200
    open_tables_an_hour: int = 20  # that an address may offer to strangers
    imported_an_hour: int = 64  # MB of records that an address may bring
    messages_a_second: float = 20.0  # by socket
    sockets_at_full_pace: int = 10  # of an address, that may send so much at once
    addresses_at_full_pace: int = 20  # that may ask, send and hold open all they may at once
    ping_every: float = 20.0  # seconds, and as long until a socket that does not answer is closed
    breath: float = 0.2  # that a tab must take which sends more
    patience: float = 10.0  # with a database that somebody else has locked

    def origins(self) -> frozenset[str]:
        """The only pages that may open a socket or change anything; none: those of the host that is asked."""
        return frozenset({origin_of(self.public_url)}) if self.public_url else frozenset()

    def messages_an_address(self) -> float:
        """A second."""
        return self.messages_a_second * self.sockets_at_full_pace

    def sockets_in_all(self) -> int:
        """So many that there are connections left for requests and for whoever holds a seat."""
        return min(self.sockets_an_address * self.addresses_at_full_pace, self.connections_in_all * 2 // 3)

    def requests_at_once(self) -> int:
        """Of an address, that wait for a table: more are not needed to ask all one may."""
        return max(LEAST_AT_ONCE, self.requests_a_minute // 25)

    def secure(self) -> bool:
        """Whether people come over TLS, so that the cookie may insist on it."""
        return urlsplit(self.public_url).scheme == "https"


def checked(settings: Settings) -> Settings:
    """The same settings, if the server can run with them."""
    if settings.public_url and not is_address(settings.public_url):
        raise Denied(BadAddress(settings.public_url))
    return settings


def switched_on(name: str, value: str) -> bool:
    """What a variable that is a switch says; nothing means off."""
    word = value.strip().lower()
    if word not in ON | OFF:
        raise Denied(BadSetting(name, value))
    return word in ON


def is_address(url: str) -> bool:
    """Whether this could be where a site is: a host, which the site has for itself."""
    try:
        parts = urlsplit(url)
        alone = parts.path in ("", "/") and not parts.query and not parts.fragment
        return alone and origin_of(url).startswith(("http://", "https://"))
    except ValueError:
        return False


def origin_of(url: str) -> str:
    """An address as a browser names it: small letters, plain ASCII, no port where it is the usual one."""
    parts = urlsplit(url)
    name, port = parts.hostname, parts.port
    if not name:
        raise ValueError(url)
    host = f"[{name}]" if ":" in name else name.encode("idna").decode("ascii")
    usual = port is None or port == USUAL_PORTS.get(parts.scheme)
    return f"{parts.scheme}://{host}" if usual else f"{parts.scheme}://{host}:{port}"


def data_folder() -> Path:
    """The user's data folder."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "regency"
