"""What holds for every test."""

from __future__ import annotations

import signal
import threading
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

# The same examples on every machine, however slow: `--hypothesis-profile=default` looks for others.
settings.load_profile("ci")
# Whoever starts the tests in the background of a script has them ignore Ctrl-C, and every program they start.
if (
    threading.current_thread() is threading.main_thread()
    and signal.getsignal(signal.SIGINT) == signal.SIG_IGN
):
    signal.signal(signal.SIGINT, signal.default_int_handler)

GAMES = Path(__file__).parent / "games"
LONGEST = 600  # seconds: what hangs by day fails, and says where, instead of holding everything up


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="only the tests of one game: its own, and the shared ones about it")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is not about the game that was asked for, if one was."""
    game = config.getoption("--game")
    if game is not None:
        config.hook.pytest_deselected(items=[item for item in items if not is_about(item, game)])
        items[:] = [item for item in items if is_about(item, game)]


def is_about(item: pytest.Item, game: str) -> bool:
    """Whether a test lies in the folder of a game, or is given its name."""
    callspec = getattr(item, "callspec", None)
    given = callspec.params.values() if callspec is not None else ()
    return item.path.is_relative_to(GAMES / game) or any(value == game for value in given)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """No test by day waits for ever for what does not come."""
    if item.get_closest_marker("nightly") or threading.current_thread() is not threading.main_thread():
        return (yield)
    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(LONGEST)
    try:
        return (yield)
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def give_up(_number: int, _frame: object) -> None:
    raise TimeoutError(f"not over after {LONGEST} seconds")
