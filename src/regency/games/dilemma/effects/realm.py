"""What is done with the five resources, Stability, tokens and open agendas."""

from __future__ import annotations

from ..model.events import (
    DreamerNamed,
    KingAbdicated,
    LeaderTaken,
    MarkerTurned,
    ModeratorTaken,
    MoveSoftened,
    RowMoved,
    RowShifted,
    StabilityMoved,
    TokenGiven,
    TokenReturned,
)
from ..model.state import Game
from ..printed.figures import BOTTOM, HIGHEST_ROW, LOWEST_ROW, NOTHING, TOP


def turn_marker(g: Game, seat: int, resource: int, face: int) -> None:
    """The marker shows its other side."""
    g.table.face[resource] = face
    if g.heard:
        g.tell(MarkerTurned(seat, resource, 0 if face > 0 else 1))


def shift_row(g: Game, resource: int, by: int) -> None:
    """By what earlier reigns have left: no momentum, no turning, no Stability."""
    t = g.table
    t.row[resource] = min(HIGHEST_ROW, max(LOWEST_ROW, t.row[resource] + by))
    if g.heard:
        g.tell(RowShifted(resource, by))


def move_row(g: Game, resource: int, way: int, steps: int, gains_momentum: bool) -> None:
    """One printed effect is one movement; the marker shows the way it went."""
    t = g.table
    t.row[resource] = min(HIGHEST_ROW, max(LOWEST_ROW, t.row[resource] + way * steps))
    t.face[resource] = way
    t.momentum[resource] = 1 if gains_momentum else 0
    if g.heard:
        g.tell(RowMoved(resource, way * steps, t.row[resource]))


def note_move(g: Game, resource: int, delta: int) -> None:
    """What the outcome of this card did, for whatever watches the realm."""
    g.table.done.append((resource, delta))


def announce_move(g: Game, by: int) -> None:
    """Stability is about to move so far."""
    g.table.moving = by


def soften_move(g: Game, seat: int, by: int) -> None:
    """Once in a reign."""
    t = g.table
    t.softened = 1
    t.moving += by if t.moving < 0 else -by
    if g.heard:
        g.tell(MoveSoftened(seat))


def move_stability(g: Game) -> None:
    """By the full number of steps; at an end the king abdicates, and from then on it is frozen."""
    t = g.table
    by = t.moving
    t.moving = 0
    t.stability = min(HIGHEST_ROW, max(LOWEST_ROW, t.stability + by))
    if g.heard:
        g.tell(StabilityMoved(by, t.stability))


def abdicate(g: Game, end: int) -> None:
    """The current round is finished all the same."""
    g.table.abdicated = end
    if g.heard:
        g.tell(KingAbdicated(TOP if end == TOP else BOTTOM))


def take_leader(g: Game, seat: int) -> None:
    """The Leader token."""
    g.table.leader = seat
    if g.heard:
        g.tell(LeaderTaken(seat))


def take_moderator(g: Game, seat: int) -> None:
    """The Moderator token, from whoever has it."""
    g.table.moderator = seat
    if g.heard:
        g.tell(ModeratorTaken(seat))


def give_token(g: Game, seat: int, token: int) -> None:
    """An open agenda, for everybody to see."""
    g.table.token[token] = seat
    if g.heard:
        g.tell(TokenGiven(seat, token))


def return_token(g: Game, seat: int, token: int) -> None:
    """It is not used in this reign."""
    g.table.token[token] = NOTHING
    if g.heard:
        g.tell(TokenReturned(seat, token))


def name_dreamer(g: Game, seat: int) -> None:
    """The house with the lowest Prestige."""
    g.table.dreamer = seat
    if g.heard:
        g.tell(DreamerNamed(seat))
