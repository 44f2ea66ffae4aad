"""Other libraries that play random games, for comparison: whichever of them is installed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

Peer = tuple[str, Callable[[int], int], Callable[[], object]]
CATAN_TICKS = 300  # before a game counts as one in mid-game
SPIEL_ACTIONS = 30


def peers(seats: int) -> Iterator[Peer]:
    """Name, a game a call, and a copy of a state: for every library that is here."""
    if find_spec("catanatron") is not None:
        yield catanatron(seats)
    if find_spec("pyspiel") is not None:
        for game in (f"hanabi(players={seats})", "backgammon"):
            yield open_spiel(game)
    if find_spec("rlcard") is not None:
        for game in ("uno", "gin-rummy"):
            yield rlcard(game)


def catanatron(seats: int) -> Peer:
    """The Settlers of Catan in Python."""
    catan: Any = import_module("catanatron")
    colours = list(catan.Color)[:seats]

    def fresh() -> Any:
        return catan.Game([catan.RandomPlayer(colour) for colour in colours])

    def play(seed: int) -> int:
        random.seed(seed)
        game = fresh()
        decisions = 0
        limit = import_module("catanatron.game").TURNS_LIMIT
        while game.winning_color() is None and game.state.num_turns < limit:
            decisions += len(playable(game)) > 1
            game.play_tick()
        return decisions

    random.seed(1)
    middle = fresh()
    for _ in range(CATAN_TICKS):
        middle.play_tick()
    return f"catanatron, {seats} players", play, middle.copy


def playable(game: Any) -> Any:
    """The legal actions, wherever this version of the library keeps them."""
    return game.playable_actions if hasattr(game, "playable_actions") else game.state.playable_actions


def open_spiel(name: str) -> Peer:
    """A game of OpenSpiel, in C++, driven from Python."""
    game: Any = import_module("pyspiel").load_game(name)

    def play(seed: int) -> int:
        rng = random.Random(seed)
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            decisions += len(legal) > 1 and not state.is_chance_node()
            state.apply_action(legal[int(rng.random() * len(legal))])
        return decisions

    middle = after(game.new_initial_state(), SPIEL_ACTIONS)
    return f"OpenSpiel {name.partition('(')[0]}", play, middle.clone


def after(state: Any, actions: int) -> Any:
    """A state some random actions later, or the last before the end."""
    rng = random.Random(1)
    for _ in range(actions):
        later = state.clone()
        later.apply_action(rng.choice(later.legal_actions()))
        if later.is_terminal():
            break
        state = later
    return state


def rlcard(name: str) -> Peer:
    """A game of RLCard, which builds an observation at every step."""
    env: Any = import_module("rlcard").make(name)
    copy = import_module("copy").deepcopy

    def play(seed: int) -> int:
        rng = random.Random(seed)
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            decisions += len(legal) > 1
            state, _ = env.step(legal[int(rng.random() * len(legal))])
        return decisions

    env.reset()
    middle = env.game
    return f"RLCard {name}", play, lambda: copy(middle)
