"""Words: actions to numbers and bytes and back, events to bytes and back."""

from __future__ import annotations

from functools import cache

import msgspec

from ..edge import Event
from ..entries import TOLD
from ..errors import Refused
from ..rng import stream
from ..wire import Wire, events_bytes, union
from .game import Game

MOST_OF_A_TABLE = 2000


def actions_unrank(game: Game) -> None:
    """Every action met, and the whole table, goes to a number and back."""
    for action in game.met:
        try:
            rank = game.codec.rank(action)
        except KeyError:
            raise game.fail("codec", f"{action} is an option but has no rank") from None
        if game.codec.unrank(rank) != action:
            raise game.fail("codec", f"{action} has the rank of {game.codec.unrank(rank)}")
    for rank in some_ranks(game):
        if game.codec.rank(game.codec.unrank(rank)) != rank:
            raise game.fail("codec", f"the action of rank {rank} has another rank")


def actions_travel(game: Game) -> None:
    """Every action met, and the whole table, goes over the wire and back."""
    wire = Wire(game.rules.actions)
    for action in (*game.met, *(game.codec.unrank(rank) for rank in some_ranks(game))):
        try:
            arrived = wire.decode(wire.encode(action))
        except (Refused, TypeError) as error:
            raise game.fail("wire", f"{action} does not travel: {error!r}") from None
        if arrived != action:
            raise game.fail("wire", f"{action} arrives as {arrived}")


def some_ranks(game: Game) -> list[int]:
    """All ranks of a game, or of a very large table as many as can be afforded."""
    size = len(game.codec)
    if size <= MOST_OF_A_TABLE:
        return list(range(size))
    rng = stream(game.seed, "conform ranks", 0)
    return [rng.below(size) for _ in range(MOST_OF_A_TABLE)]


def events_travel(game: Game) -> None:
    """What was told arrives as it was told, read by the kinds that the game declares."""
    if not game.told:
        return
    for event in game.told:
        if type(event) not in (*game.rules.events, *TOLD):
            raise game.fail("events", f"{type(event).__name__} is told but not declared")
    try:
        arrived = _decoder(game.rules.events).decode(events_bytes(game.told))
    except (msgspec.MsgspecError, TypeError) as error:
        raise game.fail("events", f"{game.told} do not travel: {error}") from None
    if arrived != list(game.told):
        raise game.fail("events", f"{game.told} arrive as {arrived}")


@cache
def _decoder(kinds: tuple[type[Event], ...]) -> msgspec.msgpack.Decoder[list[Event]]:
    return msgspec.msgpack.Decoder(list[union((*kinds, *TOLD))])  # type: ignore[misc]
