"""What the conformance kit finds where The Council of Four forgets."""

from __future__ import annotations

import pytest

from regency.games.council import CouncilOfFour
from regency.games.council.hidden.notes import Notes
from regency.games.council.model.state import Council, Public
from regency.kernel.conform import NonConformance, conform
from regency.kernel.rng import Rng


class Forgetful(CouncilOfFour):
    """A table where nobody remembers which permits went under a stack."""

    def imagine(self, me: Public, notes: Notes | None, rng: Rng) -> Council:
        return super().imagine(me, None, rng)


def test_a_council_that_forgets_does_not_conform() -> None:
    with pytest.raises(NonConformance, match="against the notes"):
        conform(Forgetful(), 2, 5, seed=1, checks=["agrees"])
