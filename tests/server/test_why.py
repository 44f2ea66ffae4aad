"""What the server says of what cannot be done, in every game: briefly, and only to whoever sits there."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest

from regency import games
from regency.kernel.edge import Action, draw
from regency.kernel.match import AnyMatch, Match
from regency.kernel.rng import stream, stretch
from regency.kernel.rules import calmest
from regency.server import side_work, socket_session
from regency.server.presence import Tab
from regency.server.side_work import SideWork
from regency.server.socket_messages import Attempt, WantHint, Why
from regency.server.tables import AllTables
from regency.words import Words
from scripts.staging import kind_of

from .test_leaks import Inline, room_around
from .test_remarks import answer

ENTRIES = 40


async def told(match: AnyMatch, seat: int, *attempts: Attempt, device: str = "") -> Any:
    room, tab = room_around(match, match.state.clone()), Tab(device or f"device {seat}", seat)
    return await answer(room, tab, Why("w", seat, (), attempts))


@pytest.mark.parametrize("game", games.ALL)
def test_what_cannot_be_done_says_why_in_both_languages(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for budget in ("WORK_AT_ONCE", "HOUSE_WORK_AT_ONCE"):
        monkeypatch.setattr(side_work, budget, 1e9)
    rules = games.load(game)
    match: AnyMatch = Match.start(rules, rules.seats[0], calmest(rules), seed=6)
    rng = stream(stretch(6), "why", 0)
    kinds = {kind.__name__: kind for kind in rules.reasons}
    said = 0
    for _ in range(ENTRIES):
        seat = match.waited_for()[0]
        options = match.options(seat)
        possible = {kind_of(option).__name__ for option in options}
        for found in (await_(told(match, seat)))["obstacles"]:
            assert found["kind"] not in possible
            reason = kinds[found["why"]["why"]]
            fields = {name: value for name, value in found["why"].items() if name != "why"}
            for language in ("en", "de"):
                text = Words(language, rules).reason(reason(**fields))
                assert text and "why-" not in text, text
            said += 1
        match.submit(seat, draw(options, rng))
        if match.outcome() is not None:
            break
    assert said > 0 or game == "_example"


def await_(asked: Any) -> Any:
    return asyncio.run(asked)


def test_only_whoever_sits_there_is_told() -> None:
    rules = games.load("_example")
    match: AnyMatch = Match.start(rules, 2, seed=6)
    assert await_(told(match, 0, device="device 1"))["why"] == {"why": "NotYourSeat", "seat": 0}


def test_a_card_that_is_not_in_hand_says_so() -> None:
    rules = games.load("_example")
    match: AnyMatch = Match.start(rules, 2, seed=6)
    held = {option.card for option in match.options(0)}  # type: ignore[union-attr]
    card = next(card for card in range(10) if card not in held)
    found = await_(told(match, 0, Attempt("LayCard", {"card": card})))
    assert found["obstacles"] == [{"kind": "LayCard", "why": {"why": "CardNotInHand", "card": card}}]
    assert await_(told(match, 0, Attempt("LayCard", {"card": next(iter(held))})))["obstacles"] == []


@pytest.mark.parametrize(
    "attempt", [Attempt("Nonsense"), Attempt("LayCard", {"card": 10}), Attempt("LayCard", {"x": 1})]
)
def test_what_the_game_does_not_have_is_malformed(attempt: Attempt) -> None:
    match: AnyMatch = Match.start(games.load("_example"), 2, seed=6)
    assert await_(told(match, 0, attempt))["why"] == {"why": "Malformed"}


def chain_in(match: AnyMatch, seat: int) -> tuple[msgspec.Raw, ...]:
    """A choice in which another one is nested, if there is any now."""
    options = match.options(seat)
    for option in options[:: max(1, len(options) // 6)]:
        if isinstance(option, Action) and match.preview(seat, option).nested:
            return (msgspec.Raw(msgspec.json.encode(option)),)
    return ()


async def hinted(match: AnyMatch, seat: int, chain: tuple[msgspec.Raw, ...]) -> Any:
    room, tab = room_around(match, match.state.clone()), Tab(f"device {seat}", seat)
    tables = AllTables.__new__(AllTables)
    tables.bots = Inline(1)
    tables.side_work = SideWork()
    await socket_session.answered(tables, room, tab, msgspec.json.encode(WantHint("h", seat, chain)))
    await tables.side_work.settled()
    return json.loads(tab.waiting.pop())


@pytest.mark.parametrize("game", games.NAMES)
def test_a_hint_inside_a_choice_is_about_what_is_asked_there(game: str) -> None:
    rules = games.load(game)
    match: AnyMatch = Match.start(rules, rules.seats[0], calmest(rules), seed=6)
    rng = stream(stretch(6), "nested", 0)
    while match.outcome() is None and not (chain := chain_in(match, match.waited_for()[0])):
        match.submit(match.waited_for()[0], draw(match.options(match.waited_for()[0]), rng))
    if match.outcome() is not None:
        pytest.skip("nothing is nested in any choice of this game")
    seat = match.waited_for()[0]
    first = room_around(match, match.state).wire.decode(bytes(chain[0]))
    inner = [option for _, options in match.preview(seat, first).questions for option in options]
    found = await_(hinted(match, seat, chain))
    assert found["got"] == "Hinted" and found["action"] in [msgspec.to_builtins(each) for each in inner]
    assert await_(hinted(match, seat, (*chain, *chain)))["got"] == "Refusal"
