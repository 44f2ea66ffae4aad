"""What the conformance kit finds where a verb of Throne of Allegoria tells too much or too little."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from regency.games.allegoria import RULES, ThroneOfAllegoria
from regency.games.allegoria.effects import cards, rounds
from regency.games.allegoria.flow.bid_steps import EndSpaceTurn
from regency.games.allegoria.hidden.notes import Notes
from regency.games.allegoria.model import events as e
from regency.games.allegoria.model.state import Allegoria, Public
from regency.kernel.conform import NonConformance, conform
from regency.kernel.rng import Rng

# Planted leaks


def tells_the_marker(g: Allegoria, seat: int, marker: int, space: int) -> None:
    PLACE(g, seat, marker, space)
    g.tell(e.StarDeclared(seat, marker))


def puts_the_marker_on_a_step(g: Allegoria, seat: int, marker: int, space: int) -> None:
    PLACE(g, seat, marker, space)
    g.stacks[0].insert(0, EndSpaceTurn(marker))


def tells_the_claim(g: Allegoria, seat: int, claim: int, waits: int) -> None:
    KEEP(g, seat, claim, waits)
    g.tell(e.ClaimCompleted(seat, claim, 0))


PLACE, KEEP = rounds.place_marker, cards.keep_claim
LEAKS: dict[str, tuple[str, Callable[..., Any], str]] = {
    "a marker in an event": ("bids.place_marker", tells_the_marker, "it is told"),
    "a marker on a public step": ("bids.place_marker", puts_the_marker_on_a_step, "it sees that stacks"),
    "a kept claim in an event": ("claims.keep_claim", tells_the_claim, "it is told"),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_secret_answer_that_is_told_is_caught(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    where, leaking, words = LEAKS[leak]
    monkeypatch.setattr(f"regency.games.allegoria.rules.{where}", leaking)
    with pytest.raises(NonConformance, match=words) as caught:
        conform(RULES, 3, games=10, checks=["answers"])
    assert caught.value.check == "answers"


def test_a_claim_check_in_silence_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regency.games.allegoria.rules.claims.look_at_claims", lambda g, seat: None)
    with pytest.raises(NonConformance, match=r"secrecy|preview"):
        conform(RULES, 3, games=10, checks=["secrecy", "preview"])


class Forgetful(ThroneOfAllegoria):
    """A table where nobody remembers what was taken openly or put back."""

    def imagine(self, me: Public, notes: Notes | None, rng: Rng) -> Allegoria:
        return super().imagine(me, None, rng)


def test_a_table_that_forgets_does_not_conform() -> None:
    with pytest.raises(NonConformance, match="against the notes"):
        conform(Forgetful(), 2, 5, seed=1, checks=["agrees"])
