"""Who plays how in the records of The King's Favours."""

from __future__ import annotations

from collections.abc import Iterator

from regency.games._example import RULES
from regency.games._example.bots.features import on_offer
from regency.games._example.model.actions import LayCard, LookAtHand
from regency.games._example.model.options import Options
from regency.games._example.model.state import Game
from regency.kernel.edge import Action
from regency.kernel.options import parse
from scripts.staging import Script, Style, Troupe

# How scripted seats play: each style weighs an action, the heaviest is done


def proud(g: Game, seat: int, action: Action) -> int:
    """Always the highest card, and the raven to whoever has most."""
    if isinstance(action, LayCard):
        return action.card
    return g.table.points[action.player] if isinstance(action, LookAtHand) else 0


def thrifty(g: Game, seat: int, action: Action) -> int:
    """A card as high as the favour is great."""
    if isinstance(action, LayCard):
        return -abs(action.card - round(on_offer(g.table)))
    return proud(g, seat, action)


def humble(g: Game, seat: int, action: Action) -> int:
    """Leaves the king to the others."""
    return -proud(g, seat, action)


STYLES: dict[str, Style | None] = {"random": None, "proud": proud, "thrifty": thrifty, "humble": humble}

# The games: name, styles, seed, rule options. Seeds were tried until test_records.py missed nothing.
GAMES = (
    ("2-given", "proud thrifty", 54, ""),
    ("2-out-of-reach", "proud humble", 14, ""),
    ("3-given", "proud thrifty random", 10, "think_again=false"),
    ("3-lost", "proud proud proud", 7, "ties=lost"),
    ("4-given", "random random thrifty proud", 2, ""),
    ("5-given", "random thrifty proud humble random", 3, "ties=lost think_again=false"),
    ("6-given", "random thrifty proud humble random random", 3, "think_again=false"),
)


def scripts() -> Iterator[Script]:
    """Every record there is."""
    for name, styles, seed, given in GAMES:
        words = dict(word.split("=") for word in given.split())
        yield Script(name, tuple(styles.split()), seed, parse(Options, words), incidents=True)


TROUPE = Troupe(RULES, STYLES, tuple(scripts()))
