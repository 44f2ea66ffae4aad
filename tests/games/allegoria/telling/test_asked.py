"""A question says which Decree it is about, and in which action space one acts."""

from __future__ import annotations

import pytest

from regency import games
from regency.games.allegoria.flow.bid_steps import PlaceBid
from regency.games.allegoria.flow.steps import Duty, Offer
from regency.games.allegoria.flow.turn_steps import TakeActions
from regency.kernel.edge import draw
from regency.kernel.match import Match
from regency.kernel.rng import stream
from regency.kernel.rules import Phrase
from regency.words import Words


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_question_of_a_game_in_words(lang: str) -> None:
    rules = games.load("allegoria")
    words = Words(lang, rules)
    rng = stream(bytes(32), "asked", 5)
    met: set[type] = set()
    keys: set[str] = set()
    for seed in range(4):
        match = Match.start(rules, 3, seed=seed)
        while match.outcome() is None:
            seat = match.waited_for()[0]
            me, t = match.look(seat), match.state.table
            for ask in match.asks(seat):
                said = rules.asked(me, ask)
                text = "" if said is None else words.phrase(said)
                assert "asked-" not in text and "$" not in text
                if isinstance(ask, Offer | Duty):
                    text_of_decree = words.phrase(
                        Phrase("remark-text", {"piece": rules.phrase("decree", t.edict)})
                    )
                    assert words.piece("decree", t.edict) in text and text_of_decree in text
                elif isinstance(ask, TakeActions):
                    assert text.startswith(
                        words.phrase(Phrase("sheet-space", {"space": rules.phrase("space", t.space)}))
                    )
                    assert said is not None
                    left = len(match.options(seat)) > 1
                    assert said.key == (
                        "asked-end" if not left else "asked-TakeActions" if t.points else "asked-spent"
                    )
                    keys.add(said.key)
                elif isinstance(ask, PlaceBid):
                    assert said is None, "its own fields say it all"
                met.add(type(ask))
            match.submit(seat, draw(match.options(seat), rng))
    assert met >= {Offer, Duty, TakeActions, PlaceBid}
    assert keys == {"asked-end", "asked-TakeActions", "asked-spent"}
