"""Limits, close codes, refusals and log lines in the documents are those of the server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from regency.kernel import acts, names, why
from regency.kernel.errors import BadRecord, RecordParts
from regency.kernel.errors import Reason as AnyReason
from regency.server import (
    bot_pool,
    bot_turns,
    bot_worker,
    campaign_messages,
    campaigns,
    court,
    descriptors,
    error_responses,
    http_protocol,
    line_watch,
    messages,
    play,
    presence,
    proposals,
    rate_limits,
    real_time,
    reasons,
    record_imports,
    replays,
    room_keeping,
    seat_words,
    side_work,
    socket_messages,
    socket_protocol,
    socket_session,
    socket_writer,
    table_queue,
    tables,
    unattended,
)
from regency.server.reasons import Denied, NoSuchTable, TooCrowded
from regency.server.routes import close_code
from regency.server.settings import Settings
from regency.server.shelf import Failed, Garbled

ROOT = Path(__file__).resolve().parents[2]
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
SOURCE = {path.stem: path.read_text(encoding="utf-8") for path in (ROOT / "src/regency/server").glob("*.py")}
DEFAULT = Settings()

# Settings that limit nobody, or are told among the arguments.
NO_LIMITS = {
    "host",
    "port",
    "database",
    "public_url",
    "trusted_proxies",
    "webhooks",
    "bot_processes",
    "pause",
}
NO_LIMITS |= {"patience", "sockets_at_full_pace", "addresses_at_full_pace"}
MOST_MESSAGE = 64  # kB, by the argument `ws_max_size` of uvicorn


def rows(text: str) -> Iterator[list[str]]:
    """The rows of all tables of a document, as their cells."""
    for line in text.splitlines():
        if line.startswith("| "):
            yield [cell.strip() for cell in line.strip("|").split("|")]


def kilo(size: int) -> str:
    return f"{size // 1024} kB"


def mega(size: int) -> str:
    return f"{size // 1024 // 1024} MB"


def pace(budget: tuple[float, float]) -> str:
    """A budget as the tables say it: a second, and at once."""
    each, most = budget
    return f"{f'{each:g}' if each >= 1 else f'1 in {1 / each:g} s'} | {most:g}"


def longest(kind: type, field: str) -> int:
    """How long a field of a message may be."""
    told = msgspec.json.schema(kind)["$defs"][kind.__name__]["properties"][field]
    found: int = told.get("maxLength", told.get("maxItems", told.get("maximum")))
    return found


HOSTED = {
    "of an address; of a trusted proxy": f"| {DEFAULT.connections_an_address} |",
    "in all; fewer where": f"| {DEFAULT.connections_in_all:,} |",
    "kept silent": f"| {http_protocol.HEAD_SECONDS:g} s, 5 s |",
    "file descriptors": f"| {descriptors.KEPT} |",
    "of an address; opening": f"| {DEFAULT.requests_a_minute} a minute |",
    "in all |": f"| {DEFAULT.requests_a_minute * DEFAULT.addresses_at_full_pace:,} a minute |",
    "the address that is": f"| {kilo(http_protocol.MOST_LINE)} |",
    "headers": f"| {http_protocol.HEADERS}, {kilo(http_protocol.MOST_HEADER)},"
    f" {kilo(http_protocol.MOST_HEADERS)} |",
    "time for": f"| {http_protocol.HEAD_SECONDS:g} s, {http_protocol.BODY_SECONDS:g} s |",
    "a body; one": f"| {kilo(error_responses.MOST_BODY)}; {mega(record_imports.MOST_BYTES)} |",
    "a body, read": f"| {mega(http_protocol.MOST_BODY)} |",
    "requests sent": f"| {http_protocol.PIPELINED} |",
    "of an answer": f"| {kilo(http_protocol.READ_BYTES)} in {http_protocol.READ_SECONDS:g} s |",
    "records that": f"| {record_imports.AN_ADDRESS}, {record_imports.MOST_WAITING}"
    f" and {mega(record_imports.MOST_WAITING_BYTES)} |",
    "entries of a record": f"| {record_imports.MOST_WORK:,} |",
    "records that an": f"| {DEFAULT.imported_an_hour} MB an hour |",
    "that wait": f"| {DEFAULT.requests_at_once()} |",
    "that look": f"| {replays.LINE_OF_ADDRESS}, {replays.LINE_OF_TABLE} |",
    "brought by": f"| {tables.IMPORTED_A_DEVICE} |",
    "open tables": f"| {DEFAULT.open_tables_an_hour} an hour |",
    "of an address, in all": f"| {DEFAULT.sockets_an_address}, {DEFAULT.sockets_in_all():,} |",
    "onlookers": f"| {presence.ONLOOKERS_AN_ADDRESS}, {presence.ONLOOKERS} |",
    "tabs of a device": f"| {presence.TABS_A_DEVICE} |",
    "a ping": f"every {DEFAULT.ping_every:g} s, and must be answered | within {DEFAULT.ping_every:g} s |",
    "a line": f"pinged every {line_watch.PING_EVERY:g} s | {line_watch.SILENT // 1000} s |",
    "moves of a seat": f"| {table_queue.MOST_OF_A_SEAT} |",
    "messages of a socket that": f"| {socket_session.ASIDE} |",
    "messages of a socket": f"| {DEFAULT.messages_a_second:g} a second"
    f" | is refused, and not heard for {DEFAULT.breath:g} s |",
    "messages of an address": f"| {DEFAULT.messages_an_address():g},"
    f" {DEFAULT.messages_an_address() * DEFAULT.addresses_at_full_pace:,.0f} a second |",
    "a message": f"| {kilo(socket_session.MOST_BYTES)}; {MOST_MESSAGE} kB |",
    "messages that were refused": f"| {socket_session.MOST_FAULTS} |",
    "pings": f"| {socket_protocol.SIDE_A_SECOND} a second |",
    "texts": f"| {socket_writer.WAITING}, or {mega(socket_writer.WAITING_BYTES)} |",
    "of a device": f"| {tables.TABLES_A_DEVICE} |",
    "led by": f"| {campaigns.CAMPAIGNS_A_DEVICE} |",
    "acts of": f"| {acts.MOST_ACTS:,}; {court.KEPT_ACTS} |",
    "save points": f"| {acts.MOST_SAVES} |",
    "listed of": f"| {campaigns.LISTED:,} |",
    "kept folded": f"| {campaigns.IN_MEMORY} |",
    "listed": f"| {tables.LISTED}, {tables.LISTED}, {tables.LISTED_OF_ONE} |",
    "entries of a match": f"| {play.MOST_ENTRIES:,}; against time",
    "undos": f"| {proposals.MOST_AGREED_UNDOS} |",
    "kept in memory": f"| {room_keeping.IN_MEMORY:,}; {room_keeping.IDLE_STAYS / 60:g} min,"
    f" {room_keeping.FINISHED_STAYS / 60:g} min once",
    "one thought": f"| {DEFAULT.thought:g} s, {bot_worker.MOST_MEMORY // 2**30} GB;"
    f" {bot_pool.PATIENCE * DEFAULT.thought:g} s |",
    "thoughts for tables": f"| 1 of {bot_pool.UNATTENDED_EVERY} |",
    "tables of bots alone": f"| {unattended.OF_A_HOST}, {unattended.IN_ALL} |",
    "hints": f"| {2 * bot_pool.THOUGHT:g} s; {side_work.MOST_HINTS_AN_ADDRESS}, {side_work.MOST_HINTS} |",
    "a bot's move": f"after {bot_turns.FIRST_PAUSE:g} s, then twice as long, {bot_turns.LONGEST_PAUSE:g} s",
}
MOST_FIELDS = msgspec.json.schema(socket_messages.Attempt)["$defs"]["Attempt"]["properties"]["fields"][
    "maxProperties"
]
AT_ONCE = rate_limits.SECONDS_AT_ONCE
TOLD = {
    "the `id`": f"| {longest(socket_messages.Submit, 'id')} characters",
    "a name": f"| {longest(messages.SitDown, 'name')} characters",
    "a text": f"| {longest(socket_messages.Say, 'text')} characters",
    "a chain": f"| {longest(socket_messages.Submit, 'do')} actions",
    "attempts": f"| {longest(socket_messages.Why, 'attempts')}, each with {MOST_FIELDS} fields;"
    f" of all that they may come to {why.MOST_TRIED:,} actions",
    "chairs": f"| {longest(messages.OpenTable, 'chairs')}",
    "days": f"| {longest(messages.OpenTable, 'days')}",
    "the name": f"| {longest(messages.OpenTable, 'game')} characters",
    "the address of a webhook": f"| {longest(messages.SetWebhook, 'address')} characters",
    "a message on": f"| {kilo(socket_session.MOST_BYTES)} | `MessageTooLarge`; over {MOST_MESSAGE} kB",
    "the body": f"| {kilo(error_responses.MOST_BODY)} |",
    "a record": f"| {mega(record_imports.MOST_BYTES)}, {record_imports.MOST_WORK:,} entries",
    "records": f"| {record_imports.AN_ADDRESS} of an address, {record_imports.MOST_WAITING} of everybody",
    "records that an": f"| {DEFAULT.imported_an_hour} MB |",
    "requests of an address that": f"| {DEFAULT.requests_at_once()} |",
    "… that look": f"| {replays.LINE_OF_ADDRESS}, and {replays.LINE_OF_TABLE} at a table",
    "records that a device": f"| {tables.IMPORTED_A_DEVICE} |",
    "messages that": f"| {socket_writer.WAITING}, and {mega(socket_writer.WAITING_BYTES)} |",
    "messages of a": f"| {DEFAULT.messages_a_second:g} | {AT_ONCE * DEFAULT.messages_a_second:g}",
    "messages of all": f"| {DEFAULT.messages_an_address():g} | {AT_ONCE * DEFAULT.messages_an_address():g}",
    "`Look`,": f"| {side_work.WORK_A_SECOND * 1000:g} ms | {side_work.WORK_AT_ONCE * 1000:g} ms",
    "… an address": f"{side_work.ADDRESS_WORK_A_SECOND * 1000:g} ms"
    f" | {side_work.ADDRESS_WORK_AT_ONCE * 1000:g} ms",
    "… everybody": f"{side_work.HOUSE_WORK_A_SECOND * 1000:g} ms"
    f" | {side_work.HOUSE_WORK_AT_ONCE * 1000:g} ms",
    "`WantHint` of": f"{side_work.MOST_HINTS_AN_ADDRESS} of an address"
    f" and {side_work.MOST_HINTS} in the house at a time"
    f" | {pace((side_work.HINTS_A_SECOND, side_work.HINTS_AT_ONCE))}",
    "`WantHint` of all": pace((side_work.ADDRESS_HINTS_A_SECOND, side_work.ADDRESS_HINTS_AT_ONCE)),
    "`Show`,": f"{side_work.SHOWN_A_SECOND // 1000} kB | {side_work.SHOWN_AT_ONCE // 1_000_000} MB",
    "`Say` of whoever": pace(presence.PLAYERS_SAY),
    "`Say` of a socket": pace(presence.ONLOOKER_SAYS),
    "… all who": pace(presence.ONLOOKERS_SAY),
    "proposals": pace(proposals.PROPOSALS),
    "… of them `AskSeat`": pace(proposals.CLAIMS),
    "`…/recover`": pace(seat_words.TRIES),
    "… of an address, at": pace(seat_words.TRIES_OF_AN_ADDRESS),
    "`…/word`": pace(seat_words.WISHES),
    "the word of a seat": f"| {longest(messages.RecoverSeat, 'word')} characters",
    "pings": pace((socket_protocol.SIDE_A_SECOND, socket_protocol.MOST_SIDE)),
    "requests": f"{DEFAULT.requests_a_minute / 60:g} | {DEFAULT.requests_a_minute}",
    "open tables": f"{DEFAULT.open_tables_an_hour} an hour | {DEFAULT.open_tables_an_hour}",
    "sockets": f"| {DEFAULT.sockets_an_address} |",
    "tabs at a table of people": f"| {presence.ONLOOKERS}, and {presence.ONLOOKERS_AN_ADDRESS} of",
    "tabs at a table of a device": f"| {presence.TABS_A_DEVICE} |",
    "tables of a device": f"| {tables.TABLES_A_DEVICE} |",
    "the name of a family": f"| {names.LONGEST_NAME} characters, at least 1: `NameTooLong`;"
    f" over {longest(campaign_messages.CrownKing, 'king'):,} `Malformed`",
    "a campaign's": f"| {mega(record_imports.MOST_BYTES)} |",
    "campaigns that": f"| {campaigns.CAMPAIGNS_A_DEVICE} |",
    "campaigns in": f"| {campaigns.LISTED:,} |",
    "acts": f"| {acts.MOST_ACTS:,}; the last {court.KEPT_ACTS} end",
    "save": f"| {acts.MOST_SAVES} |",
    "tables in": f"| {tables.LISTED} own and {tables.LISTED} open ones, {tables.LISTED_OF_ONE} of",
    "entries": f"| {play.MOST_ENTRIES:,}; against time",
    "undos": f"| {proposals.MOST_AGREED_UNDOS} |",
    "moves of a seat": f"| {table_queue.MOST_OF_A_SEAT} |",
    "entries of the last minute": f"| {real_time.MOST_REMEMBERED:,} |",
    "chat": f"| {presence.CHAT} texts, {kilo(presence.CHAT_BYTES)}, {presence.CHAT_OF_ONLOOKERS} of",
}


def part(text: str, heading: str) -> str:
    """What stands below a heading, up to the next of its rank."""
    return text.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


@pytest.mark.parametrize("begins", HOSTED)
def test_the_host_is_told_the_figures_of_the_code(begins: str) -> None:
    found = [line for line in part(HOSTING, "Limits").splitlines() if line.startswith(f"| {begins}")]
    assert [line for line in found if HOSTED[begins] in line], (begins, HOSTED[begins], found)


@pytest.mark.parametrize("begins", TOLD)
def test_whoever_writes_a_client_is_told_the_figures_of_the_code(begins: str) -> None:
    found = [line for line in part(PROTOCOL, "Limits").splitlines() if line.startswith(f"| {begins}")]
    assert [line for line in found if TOLD[begins] in line], (begins, TOLD[begins], found)


def test_no_setting_that_limits_somebody_is_left_out() -> None:
    limits = set(Settings.__struct_fields__) - NO_LIMITS
    here = Path(__file__).read_text(encoding="utf-8").partition("HOSTED = {")[2]
    assert {name for name in limits if f"DEFAULT.{name}" not in here} == set()


def test_every_way_to_be_cut_is_told_and_no_other() -> None:
    named = re.compile(r'(?:\bcut|Exceeded|let_go)\(\s*"(\w+)"')
    cut = {name for text in SOURCE.values() for name in named.findall(text)}
    told = {
        name
        for _, _, _, counted, _ in (cells for cells in rows(part(HOSTING, "Limits")) if len(cells) == 5)
        for each in re.findall(r"cut (`\w+`(?:, or `\w+`)?)", counted)
        for name in re.findall(r"\w+(?=`)", each)
    }
    assert len(cut) >= 12 and told == cut


def test_every_line_of_the_log_is_told() -> None:
    said = re.compile(r'(?:LOG\.(?:warning|error)\(|warn\("[\w ]+",)\s*f?"([^"]+)"')
    lines = [line for text in SOURCE.values() for line in said.findall(text)]
    begins = [re.split(r"[%{]", line)[0].rstrip(": ") for line in lines]
    assert len(begins) >= 12
    assert [line for line in begins if line not in part(HOSTING, "The log")] == []


def test_every_reason_of_the_server_is_named() -> None:
    kinds = [
        kind for kind in vars(reasons).values() if isinstance(kind, type) and issubclass(kind, AnyReason)
    ]
    names = [kind.__name__ for kind in kinds if kind is not AnyReason]
    assert len(names) > 40
    assert [name for name in names if f"`{name}`" not in PROTOCOL + HOSTING] == []


def test_every_refusal_that_is_named_exists() -> None:
    known = {kind.__name__ for kind in all_reasons(AnyReason)}
    cells = [cell for each in rows(part(PROTOCOL, "Refusals on the socket")) for cell in each[1:]]
    named = {name for cell in cells for name in re.findall(r"`([A-Z]\w+)`", cell)} - {"Update"}
    assert len(named) > 20 and named <= known


def all_reasons(kind: type[AnyReason]) -> Iterator[type[AnyReason]]:
    for below in kind.__subclasses__():
        yield below
        yield from all_reasons(below)


def told_codes() -> set[int]:
    return {int(cells[0]) for cells in rows(part(PROTOCOL, "How a socket ends")) if cells[0].isdecimal()}


def test_a_socket_that_is_refused_ends_as_is_told() -> None:
    troubles = [Denied(NoSuchTable(), 404), Denied(TooCrowded(), 429), Failed(), Garbled()]
    refused = {close_code(trouble) for trouble in (*troubles, BadRecord(RecordParts(1)))}
    assert refused | {4500} == {code for code in told_codes() if code >= 4000}
