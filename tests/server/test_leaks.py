"""Nothing leaks: what an audience receives is the same from the true world and from an imagined one."""

from __future__ import annotations

import asyncio
import json
import pickle
from typing import Any

import msgspec
import pytest

from regency import games
from regency.kernel.core import ask_on, next_due
from regency.kernel.edge import draw
from regency.kernel.errors import Refused
from regency.kernel.match import Match
from regency.kernel.rng import Rng, stream, stretch
from regency.kernel.rules import imagined
from regency.server import clock, frames, live, seats
from regency.server.hall import Hall
from regency.server.messages import Look, Submit
from regency.server.room import Room, Tab
from regency.server.thinking import Thinkers, advise

SPECTATOR = 15


class Inline(Thinkers):
    """Thoughts in this very process."""

    async def _run(self, work: Any, *given: Any) -> bytes:
        answer: bytes = work(*given)
        return answer


@pytest.fixture(autouse=True)
def still_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "now", lambda: 1_000_000)


async def no_disk(_: Any) -> None:
    return None


def room_around(match: Match[Any, Any, Any, Any], state: Any) -> Room:
    """A room with this state, everybody seated on a device of their own."""
    chairs = [seats.ChairBody("person", f"P{seat}") for seat in range(match.header.seats)]
    body = seats.Body("table", "council", {}, "live", 2, False, "host", 0, chairs)
    devices = {seat: f"device {seat}" for seat in range(match.header.seats)}
    room = Room(match.rules, body, devices, no_disk, lambda _: None)
    again: Match[Any, Any, Any, Any] = Match(match.rules, match.header, state)
    again.notes = match.notes[:]
    room.adopt(again, [()])
    return room


def received(room: Room, hall: Hall, audience: int, actor: int, action: Any) -> list[bytes]:
    """Everything that an audience gets when it looks, when another acts, and when it tries itself."""
    seat = None if audience == SPECTATOR else audience
    tab = Tab("stranger" if seat is None else f"device {seat}", seat)
    got: list[bytes] = []

    async def happen() -> None:
        got.append(room.welcome(tab, -1))
        room.enter(tab)
        if seat is not None:
            await tried(room, hall, tab, seat)
        await room.submit(
            f"device {actor}", actor, [msgspec.json.encode(action)], room.running().state.clock.entry, "s"
        )
        got.append(msgspec.json.encode(room.info(tab.device)))

    asyncio.run(happen())
    while not tab.frames.empty():
        frame = tab.frames.get_nowait()
        assert frame is not None
        got.append(frame)
    return got


async def tried(room: Room, hall: Hall, tab: Tab, seat: int) -> None:
    """Foreign and own actions, previews: refusals must tell nothing either."""
    for number, action in enumerate(
        (b'{"do":"EndTurn"}', b'{"do":"PayBribe","bribe":200}', b'{"do":"Nonsense"}')
    ):
        raw = msgspec.Raw(action)
        messages = [Look(f"l{number}", other, (raw,)) for other in (seat, (seat + 1) % 2)]
        for message in (*messages, Submit(f"x{number}", (seat + 1) % 2, (raw,), 0)):
            await live.heard(hall, room, tab, msgspec.json.encode(message))


def compare(match: Match[Any, Any, Any, Any], rng: Rng) -> int:
    """One entry in both worlds for every audience that learns nothing from it; how many were compared."""
    g = match.state
    where = next_due(g)
    ask = ask_on(g, where)
    assert ask is not None
    actor = ask.seat
    action = draw(ask.options(g.eyes(actor)), rng)
    compared = 0
    hall = Hall.__new__(Hall)
    hall.thinkers = Inline(1)
    trial: Match[Any, Any, Any, Any] = Match(match.rules, match.header, g.clone())
    trial.submit(actor, action)
    learned = trial.state.learned
    for audience in (*range(match.header.seats), SPECTATOR):
        if audience == actor or learned >> audience & 1:
            continue
        eyes = g.view() if audience == SPECTATOR else g.sight(audience)
        notes = None if audience == SPECTATOR else match.notes[audience]
        other = imagined(match.rules, eyes, notes, rng)
        try:
            theirs = received(room_around(match, other), hall, audience, actor, action)
        except Refused:
            continue  # the imagined rival holds other cards: not legal in both worlds
        assert theirs == received(room_around(match, g.clone()), hall, audience, actor, action)
        compared += 1
    match.submit(actor, action)
    return compared


def play(seed: int, entries: int) -> int:
    """So many entries of a random game, each compared."""
    rules = games.load("council")
    match = Match.start(rules, 2 + seed % 3, seed=seed)
    rng = stream(stretch(seed), "leaks", 0)
    compared = 0
    for _ in range(entries):
        if match.outcome() is not None:
            break
        compared += compare(match, rng)
    return compared


def test_frames_answers_and_refusals_are_the_same_from_an_imagined_world() -> None:
    assert sum(play(seed, 25) for seed in range(3)) > 40


@pytest.mark.nightly
def test_twenty_whole_games_leak_nothing() -> None:
    assert sum(play(seed, 100_000) for seed in range(20)) > 4_000


def test_a_hand_in_a_frame_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Room.welcome

    def leaky(self: Room, tab: Tab, seen: int) -> bytes:
        hands = [screen.hand for screen in self.running().state.screens]
        return honest(self, tab, seen) + json.dumps(hands).encode()

    monkeypatch.setattr(Room, "welcome", leaky)
    with pytest.raises(AssertionError):
        play(1, 25)


def test_deck_order_in_an_id_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = frames.shared_frame

    def leaky(g: Any, *rest: Any) -> msgspec.Raw:
        return msgspec.Raw(bytes(honest(g, *rest)) + b"#%d" % g.box.deck[-1])

    monkeypatch.setattr(frames, "shared_frame", leaky)
    with pytest.raises(AssertionError):
        play(1, 25)


def test_the_seed_in_an_answer_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Room.info

    def leaky(self: Room, device: str) -> Any:
        return msgspec.structs.replace(honest(self, device), commitment=self.running().state.seed.hex())

    monkeypatch.setattr(Room, "info", leaky)
    with pytest.raises(AssertionError):
        play(1, 25)


def test_a_hint_is_thought_from_the_sight_alone() -> None:
    rules = games.load("council")
    match = Match.start(rules, 3, seed=5)
    seat = match.waited_for()[0]
    other = imagined(rules, match.look(seat), match.notes[seat], stream(stretch(5), "other", 0))
    seed = bytes(32)
    true_hint = advise("council", pickle.dumps((match.look(seat), match.notes[seat])), seed)
    assert true_hint == advise("council", pickle.dumps((other.sight(seat), match.notes[seat])), seed)
