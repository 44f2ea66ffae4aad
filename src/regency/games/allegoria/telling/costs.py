"""Phrases about costs and gains: tracks before and after, markers, points, steps on the other tracks."""

from __future__ import annotations

from regency.kernel.rules import Phrase

from ..model.state import Eyes, anarchy_out, crosses, level
from ..printed.tracks import (
    ALMS_END,
    ALMS_INFLUENCE,
    ALMS_SPACES,
    AREA,
    DIPLOMACY,
    DIPLOMACY_END,
    GROUP,
    PENALTY,
    TOP,
    TOWN_INFLUENCE,
)
from ..rules import turn
from .pieces import in_a_row, phrase, worth


def said(key: str, **about: object) -> Phrase:
    return Phrase(f"remark-{key}", about)


def text(domain: str, value: int) -> Phrase:
    """What a piece does."""
    return said("text", piece=phrase(domain, value))


def shift(me: Eyes, track: int, by: int) -> Phrase:
    """An own track before and after; with what its area gives, if that is another one."""
    t = me.table
    old = level(t, me.seat, track)
    new = min(TOP, max(0, old + by))
    about: dict[str, object] = {"track": phrase("track", track), "old": old, "new": new}
    layout = t.rules.town_layout
    if AREA[layout][old] == AREA[layout][new]:
        return said("shift", **about)
    about["influence"] = worth(TOWN_INFLUENCE[layout][new])
    if GROUP[layout][old] == GROUP[layout][new]:
        return said("shift-area", **about)
    return said("shift-group", **about, group=GROUP[layout][new])


def sabotage(me: Eyes, opponent: int, track: int, by: int) -> Phrase:
    """A track of an opponent before and after."""
    old = level(me.table, opponent, track)
    return said("shift", track=phrase("track", track), old=old, new=max(0, old - by))


def anarchy(me: Eyes) -> Phrase:
    """A marker, with what each would count then."""
    return said("anarchy", value=PENALTY[min(anarchy_out(me.table) + 1, len(PENALTY) - 1)])


def supplements(me: Eyes, points: int) -> list[Phrase]:
    """What so many points from the track of the space cost."""
    t = me.table
    track = turn.track_of(t)
    crossed = not t.crossed and crosses(t, me.seat, track, points)
    return [shift(me, track, -points), *([said("threshold"), anarchy(me)] if crossed else [])]


def diplomacy(me: Eyes) -> Phrase:
    space = min(DIPLOMACY_END, me.table.diplomacy[me.seat] + 1)
    return said("diplomacy", times=DIPLOMACY[space])


def alms_step(me: Eyes) -> list[Phrase]:
    """The next space of the Alms Track, and the token there."""
    t = me.table
    space = t.alms[me.seat] + 1
    tokens = [token for at, token in zip(ALMS_SPACES, t.alms_tokens, strict=False) if at == space]
    gain = ALMS_INFLUENCE[space] - ALMS_INFLUENCE[space - 1]
    bonus = [said("token", token=phrase("token", token)) for token in tokens]
    return [said("alms", space=space, of=ALMS_END, gain=gain), *bonus]


def cards(faces: tuple[int, ...]) -> Phrase:
    return in_a_row([phrase("card", face) for face in faces]) if faces else Phrase("list-none")
