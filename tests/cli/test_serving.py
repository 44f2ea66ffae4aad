"""`regency serve`, `backup` and `prune`, as a host types them."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

import pytest

from regency.cli import main
from regency.cli.serve import settings
from regency.server.reasons import BadSetting, CannotListen, Denied, PortsBusy
from regency.server.serve import cause_of, listen
from tests.example import EXAMPLE

REGENCY = [sys.executable, "-m", "regency"]


@contextlib.contextmanager
def serving(database: Path, *more: str) -> Iterator[tuple[subprocess.Popen[str], list[str]]]:
    """A server, and what it has said so far."""
    process = subprocess.Popen(
        [*REGENCY, "serve", "--database", str(database), "--lang", "en", *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None and process.stderr is not None
    said = [process.stdout.readline()]
    if "busy" in said[0]:
        said.append(process.stdout.readline())
    try:
        yield process, said
    finally:
        process.kill()
        process.communicate()


def link_in(said: list[str]) -> str:
    return said[-1].split()[-1].rstrip("/")


def open_table(link: str) -> str:
    body = json.dumps({"game": EXAMPLE, "chairs": ["empty", "greedy"]}).encode()
    request = urllib.request.Request(f"{link}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return str(json.load(answer)["id"])


def test_it_serves_passes_a_busy_port_over_and_stops_in_order(tmp_path: Path) -> None:
    with contextlib.closing(socket.socket()) as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        with serving(tmp_path / "t.sqlite", "--port", str(port)) as (process, said):
            assert "busy" in said[0] and f":{port}" not in said[1]
            assert open_table(link_in(said))
            process.send_signal(signal.SIGTERM)
            _, err = process.communicate(timeout=60)
            assert err == "" and process.returncode == 0


def test_a_port_is_passed_over_only_where_it_is_busy() -> None:
    with contextlib.closing(socket.socket()) as last:
        with contextlib.suppress(OSError):  # somebody else has it already, which is as good
            last.bind(("127.0.0.1", 65_535))
            last.listen()
        with pytest.raises(Denied) as denied:
            listen("127.0.0.1", 65_535)
        assert denied.value.reason == PortsBusy(65_535, 65_535)
    for host in ("x" * 64, "192.0.2.7"):
        with pytest.raises(Denied) as denied:
            listen(host, 8000)
        assert denied.value.reason == CannotListen(host, 8000, os.strerror(errno.EADDRNOTAVAIL))
    assert cause_of(socket.gaierror(-2, "Name or service not known")) == os.strerror(errno.EADDRNOTAVAIL)
    assert cause_of(PermissionError(errno.EACCES, "Permission denied")) == "Permission denied"


def test_a_backup_is_made_while_it_runs_and_old_tables_are_pruned(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "t.sqlite"
    with serving(database, "--port", "0") as (_, said):
        table = open_table(link_in(said))
        assert (
            main(["backup", str(tmp_path / "copy.sqlite"), "--database", str(database), "--lang", "de"]) == 0
        )
    with contextlib.closing(sqlite3.connect(tmp_path / "copy.sqlite")) as copy:
        assert copy.execute("SELECT id FROM tables").fetchall() == [(table,)]
    assert main(["prune", "--older-than", "1", "--database", str(database), "--lang", "en"]) == 0
    assert main(["prune", "--older-than", "0", "--database", str(database), "--lang", "en"]) == 0
    said_last = capsys.readouterr().out
    assert "nothing to delete" in said_last and "One table is deleted" in said_last


@pytest.mark.parametrize(
    "typed",
    [
        ["backup"],
        ["backup", "{there}"],
        ["backup", "{new}", "--database", "{missing}"],
        ["prune"],
        ["prune", "--older-than", "soon"],
        ["prune", "--older-than", "3", "--database", "{missing}"],
        ["serve", "--port", "70000"],
        ["serve", "--host", "192.0.2.7"],
        ["serve", "--public-url", "https://play.example/regency"],
        ["serve", "--database", "{folder}"],
        ["serve", "--database", "{newer}"],
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_cannot_be_meant_is_said_in_a_sentence(
    tmp_path: Path, typed: list[str], lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    there = tmp_path / "there"
    there.write_text("mine", encoding="utf-8")
    newer = tmp_path / "newer"
    with contextlib.closing(sqlite3.connect(newer)) as database:
        database.execute("PRAGMA user_version = 99")
    names = {
        "newer": newer,
        "there": there,
        "new": tmp_path / "new",
        "missing": tmp_path / "missing",
        "folder": tmp_path,
    }
    assert main([word.format(**names) for word in typed] + ["--lang", lang]) in (1, 2)
    out, err = capsys.readouterr()
    assert err.strip() and "Traceback" not in out + err
    assert there.read_text(encoding="utf-8") == "mine" and not (tmp_path / "new").exists()


def test_every_setting_is_an_environment_variable_too() -> None:
    nothing = Namespace(host=None, port=None, database=None, public_url=None, webhooks=False)
    environment = {
        "REGENCY_HOST": "192.0.2.7",
        "REGENCY_PORT": "8080",
        "REGENCY_DATABASE": "club.sqlite",
        "REGENCY_PUBLIC_URL": "https://play.example.org",
        "REGENCY_WEBHOOKS": "yes",
    }
    found = settings(nothing, environment)
    assert (found.host, found.port, str(found.database)) == ("192.0.2.7", 8080, "club.sqlite")
    assert found.secure() and found.origins() == {"https://play.example.org"}
    assert found.webhooks and not settings(nothing, {}).webhooks
    assert not settings(nothing, {"REGENCY_WEBHOOKS": "off"}).webhooks
    given = Namespace(host=None, port=None, database=None, public_url=None, webhooks=True)
    assert settings(given, {"REGENCY_WEBHOOKS": "0"}).webhooks
    with pytest.raises(Denied) as denied:
        settings(nothing, {"REGENCY_WEBHOOKS": "perhaps"})
    assert denied.value.reason == BadSetting("REGENCY_WEBHOOKS", "perhaps")


@pytest.mark.parametrize(
    ("typed", "english", "german"),
    [
        ("prune", "regency prune --older-than DAYS", "regency prune --older-than TAGE"),
        ("backup there", "not written over", "nicht überschrieben"),
    ],
)
def test_a_refusal_says_what_to_do_instead(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    typed: str,
    english: str,
    german: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("there").touch()
    for lang, said in (("en", english), ("de", german)):
        assert main([*typed.split(), "--lang", lang]) == 2
        err = capsys.readouterr().err
        assert said in err and "--resume" not in err
