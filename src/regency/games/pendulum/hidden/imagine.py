"""A whole state from what everybody can know: what is in a deck is known, its order is not."""

from __future__ import annotations

from regency.kernel.core import dreamt
from regency.kernel.rng import Rng
from regency.kernel.rules import fresh_seed

from ..model.state import Box, Game, Public, Screen, Table
from ..printed.achievements import ACHIEVEMENTS
from ..printed.cards import FIRST_END, FIRST_REWARD, OPEN_REWARDS
from ..printed.provinces import PROVINCES
from ..printed.reconstructed import AUTOMAS
from ..printed.terms import NOTHING


def imagine(me: Public, rng: Rng) -> Game:
    """Every order of every deck; which rewards were removed nobody knows."""
    t = me.table
    provinces = unseen(PROVINCES, seen_provinces(t), rng)
    achievements = unseen(ACHIEVEMENTS, [t.achievement, *t.achievements_out], rng)
    blue, end = rewards_left(t)
    rng.shuffle(blue)
    stacked = t.rewards_left - len(end)
    automas = unseen(AUTOMAS, t.automas_out, rng) if t.rival_points else []
    box = Box(provinces, achievements, end + blue[:stacked], blue[stacked:], automas)
    return dreamt(me, [Screen() for _ in t.mats], box, fresh_seed(rng))


def unseen(count: int, seen: list[int], rng: Rng) -> list[int]:
    """The cards of a deck that nobody has seen, in any order."""
    gone = set(seen)
    left = [card for card in range(count) if card not in gone]
    rng.shuffle(left)
    return left


def seen_provinces(t: Table) -> list[int]:
    """Wherever they lie open, or left the game."""
    tucked = [province for slot in t.slots for province in slot]
    held = [each[0] for each in t.pending]
    return [*tucked, *held, *t.spaces, *t.drawn, *t.provinces_out]


def seen_rewards(t: Table) -> list[int]:
    """Open, in hands, discarded, beside mats, or out of the game."""
    held = [card for cards in (*t.hands, *t.discards) for card in cards]
    return [*t.rewards, *held, *t.wider, *t.rewards_out]


def rewards_left(t: Table) -> tuple[list[int], list[int]]:
    """The blue ones that nobody has seen, and the end rewards still face down, whose order all know."""
    seen = set(seen_rewards(t)) - {NOTHING}
    blue = [card for card in range(FIRST_REWARD, FIRST_END) if card not in seen]
    last = FIRST_END + OPEN_REWARDS - 1
    end = [card for card in range(last, FIRST_END - 1, -1) if card not in seen]
    return blue, end
