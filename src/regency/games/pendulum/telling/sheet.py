"""The table of Pendulum on one page: the round, the board, the players, and the reader's own workers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from regency.kernel.rules import Phrase
from regency.kernel.sheet import Cell, Column, Grid, Note, Row, Sheet

from ..model.state import Public, Screen, Table, steps_of
from ..printed.board import TIMER_TRACK
from ..printed.mats import MAT_NEED
from ..printed.reconstructed import PARCHMENT_FROM
from ..printed.terms import (
    NOTHING,
    ON_CARD,
    ON_STACK,
    PLAY,
    REALTIME,
    RIVALS,
    ROUNDS,
    SLOTS,
    TRACKS,
    WORKERS,
)
from ..rules.rows import rank_of
from ..rules.winning import glory_of
from .amounts import gains, listed, production
from .pieces import PHASES, in_a_row, phrase
from .remarks import place
from .rows import board
from .workers import OUT, flips_left, state_of

FREE: Final = "·"


def sheet(view: Public, shown: Mapping[int, Screen]) -> Sheet:
    """What is on the table, then the players, then what the reader's workers can do."""
    t = view.table
    parts = (Grid((), round_notes(t)), board(t), players(t), Grid((), holdings(t)))
    return (*parts, Grid((), tuple([note for seat in shown for note in worker_notes(t, seat)])))


def said(key: str, **about: object) -> Phrase:
    return Phrase(f"sheet-{key}", about)


def label(key: str, **about: object) -> Cell:
    """A word that says what follows."""
    return Cell(said(key, **about), "label")


def name(seat: int) -> Cell:
    """What a player is called."""
    return Cell(seat=seat, tone=f"seat-{seat}")


# The round


def round_notes(t: Table) -> tuple[Note, ...]:
    """Round and phase, privilege, the open achievement, provinces and rewards."""
    order = in_a_row([phrase("noble", noble) for noble in t.privilege])
    notes = [title_note(t), Note((label("privilege"), Cell(order)))]
    notes += [achievement_note(t), provinces_note(t)]
    cards = [Cell(said("card", card=phrase("card", card)), "gold") for card in t.rewards if card != NOTHING]
    return (*notes, Note((label("rewards"), *cards)), *rival_notes(t))


def title_note(t: Table) -> Note:
    """Round, phase, step and time markers."""
    cells = [Cell(said("round", round=t.round, of=ROUNDS), "title"), label("phase", phase=PHASES[t.phase])]
    if t.phase == PLAY and t.mode != REALTIME:
        cells.append(label("step", step=t.step, of=len(TIMER_TRACK)))
    return Note((*cells, label("markers", count=flips_left(t)))) if t.phase == PLAY else Note(tuple(cells))


def achievement_note(t: Table) -> Note:
    """The open card, and where the legendary token is."""
    card = phrase("achievement", t.achievement)
    where = "token-card" if t.token == ON_CARD else "token-stack" if t.token == ON_STACK else "token-taken"
    about = {"noble": phrase("noble", t.token)} if where == "token-taken" else {}
    texts = (Cell(card, "gold"), Cell(said("text", piece=card)), label(where, **about))
    return Note((label("achievement"), *texts))


def provinces_note(t: Table) -> Note:
    """The four open ones, and how many lie in the stack."""
    found = [Cell(FREE, "faint") if card == NOTHING else Cell(phrase("province", card)) for card in t.spaces]
    return Note((label("provinces-open"), *found, label("stack", count=t.provinces_left)))


def rival_notes(t: Table) -> list[Note]:
    """Solo: how far the two rivals are."""
    if not t.rival_points:
        return []
    return [
        Note(
            (
                Cell(Phrase(f"rival-{rival}"), "title"),
                label("rival", points=t.rival_points[rival], need=PARCHMENT_FROM),
                *([label("legend")] if t.rival_legendary[rival] else []),
            )
        )
        for rival in range(RIVALS)
    ]


# The players


def players(t: Table) -> Grid:
    """Everybody's rank, goods and tracks."""
    keys = ("rank", "military", "culture", "gold", "votes", "power", "prestige", "popularity", "legendary")
    columns = (Column(label("player")), *(Column(label(key), "right") for key in keys))
    return Grid(columns, tuple([player_row(t, seat) for seat in range(len(t.mats))]))


def player_row(t: Table, seat: int) -> Row:
    """Tracks are steps of those to the parchment; glory stands beside the legendary point."""
    need = MAT_NEED[t.mats[seat]] if t.mats[seat] != NOTHING else (0,) * TRACKS
    tracks = [f"{steps_of(t, track)[seat]}/{need[track]}" for track in range(TRACKS)]
    glory = glory_of(t, seat)
    legend = f"{t.legendary[seat]}/1" + (f" +{glory}" if glory else "")
    goods = (rank_of(t, seat) + 1, t.military[seat], t.culture[seat], t.gold[seat], t.votes[seat])
    texts: list[int | str] = [*goods, *tracks, legend]
    return Row((name(seat), *(Cell(text) for text in texts)))


def holdings(t: Table) -> tuple[Note, ...]:
    """Characters with their productions, hands, played stratagems, and provinces in their slots."""
    found: list[Note] = []
    for seat in range(len(t.mats)):
        if t.mats[seat] == NOTHING:
            continue
        found.append(Note((name(seat), Cell(phrase("mat", t.mats[seat])), *production_cells(t, seat))))
        hand = [Cell(phrase("card", card)) for card in t.hands[seat]]
        played = [Cell(phrase("card", card), "faint") for card in t.discards[seat]]
        wider = [Cell(phrase("card", t.wider[seat]))] if t.wider[seat] != NOTHING else []
        lists = (("hand", hand), ("played", played), ("beside", wider))
        cells = [cell for key, cards in lists if cards for cell in (label(key), *cards)]
        found.append(Note((name(seat), *cells, *([label("claimed")] if t.claimed[seat] else []))))
    return tuple(found)


def production_cells(t: Table, seat: int) -> list[Cell]:
    """What each slot produces, and by how many provinces."""
    return [
        Cell(
            said(
                "slot",
                slot=phrase("slot", slot),
                gain=listed(gains(t, seat, production(t, seat, slot))),
                count=len(t.slots[seat * SLOTS + slot]),
            )
        )
        for slot in range(SLOTS)
    ]


# The reader's own workers


def worker_notes(t: Table, seat: int) -> list[Note]:
    """Where each worker is, and what it can do."""
    if t.mats[seat] == NOTHING:
        return []
    found = []
    for worker in range(WORKERS):
        each = seat * WORKERS + worker
        state = state_of(t, each)
        if state != OUT:
            cells = (Cell(phrase("worker", worker)), Cell(place(t, each)), label("state", state=state))
            found.append(Note((name(seat), *cells)))
    return found
