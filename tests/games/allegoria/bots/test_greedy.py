"""The greedy bot works towards its claims, and minds Thresholds, Anarchy, Raids, Alms and Guilds."""

from __future__ import annotations

from typing import Any

import pytest

from regency import bots
from regency.bots.look import Look
from regency.games.allegoria import RULES
from regency.games.allegoria.bots.features import FEATURES
from regency.games.allegoria.model import actions as a
from regency.games.allegoria.printed.terms import DEPLOY
from regency.kernel.core import ask_on
from regency.kernel.edge import Action
from regency.kernel.match import Match
from regency.kernel.rng import stream, stretch
from regency.kernel.rules import imagined
from tests.games.allegoria.builder import Game, bare, decreed, opened, planning, turn
from tests.games.allegoria.names import END_CLAIM, LORD
from tests.games.allegoria.play import completed

pytestmark = pytest.mark.both
BOT = bots.make("greedy", RULES)


def rng(label: str = "greedy") -> Any:
    return stream(stretch(3), label, 0)


def look_of(match: Game, seat: int) -> Look:
    return Look(RULES, match.look(seat), match.notes[seat], rng())


def choice(match: Game, seat: int = 0) -> Action:
    """What the bot does next."""
    done = BOT.decide(match.look(seat), match.notes[seat], match.asks(seat), match.news, rng())
    assert isinstance(done, Action)
    return done


def whole_turn(match: Game, seat: int = 0) -> list[Action]:
    """What the bot does until its turn is over."""
    done: list[Action] = []
    while not done or (match.state.table.active == seat and seat in match.waited_for()):
        done.append(choice(match, seat))
        match.submit(seat, done[-1])
    return done


def weights(match: Game, seat: int = 0) -> dict[str, float]:
    return dict(zip(FEATURES, RULES.weigh(match.look(seat)), strict=True))


# The look ahead


def test_every_option_is_judged_by_every_feature() -> None:
    match = turn(bare(workers={0: "soldier@0 2soldier@1"}, held={0: "plunderer"}), "soldier")
    judged = look_of(match, 0).judge(match.asks(0))
    assert [one.action for one in judged] == match.options(0)
    assert all(len(one.weights) == len(FEATURES) for one in judged)


def test_a_position_weighs_the_same_in_every_world_the_seat_cannot_tell_apart() -> None:
    match = planning(bare(held={0: "bold", 1: "wise"}, hands={1: "spy2", 2: "joker1"}))
    me = match.look(0)
    worlds = [imagined(RULES, me, None, rng(str(n))) for n in range(5)]
    assert {tuple(RULES.weigh(world.eyes(0))) for world in worlds} == {tuple(RULES.weigh(me))}
    assert {tuple(RULES.lots(world.eyes(0), match.asks(0)[0]) or ()) for world in worlds} == {
        tuple(RULES.lots(me, match.asks(0)[0]) or ())
    }


def test_it_looks_no_further_than_its_own_turn() -> None:
    match = opened(bare(), "soldier", [(0, "2")], later=[("spy", 1, "*"), ("spy", 2, "2")])
    look = look_of(match, 0)
    end = look.judged(look.world(0), 0, a.EndTurn())
    assert not end.lucky
    match.submit(0, a.EndTurn())
    assert ask_on(match.state, 0) is not None and match.state.barred


def test_what_one_shows_oneself_is_no_luck() -> None:
    match = turn(bare(held={0: "founder"}), "banker")
    judged = {type(one.action): one.lucky for one in look_of(match, 0).judge(match.asks(0))}
    assert judged == {a.GrantGuild: False, a.GrantClaim: True, a.EndTurn: False}


def test_after_the_end_only_the_score_counts() -> None:
    match: Game = Match.start(RULES, 2, seed=4)
    while match.outcome() is None:
        seat = match.waited_for()[0]
        options = match.options(seat)
        match.submit(seat, options[rng(str(len(match.record().entries))).below(len(options))])
    outcome = match.outcome()
    assert outcome is not None
    for seat in range(2):
        assert round(sum(RULES.weigh(match.state.eyes(seat)))) == outcome.scores[seat]


# Claims


@pytest.mark.parametrize(
    ("claim", "space", "position"),
    [
        ("plunderer", "soldier", {"workers": {0: "3soldier@1"}}),
        ("brazen", "soldier", {"workers": {0: "2soldier@centre"}}),
        ("restless", "soldier", {"workers": {0: "2soldier@0"}, "tracks": {0: "strength4"}}),
        ("steadfast", "soldier", {"workers": {0: "3soldier@0"}}),
        ("disciplined", "soldier", {"hands": {0: "soldier1 soldier2"}}),
        ("cunning", "spy", {"workers": {0: "2spy@1"}, "tracks": {1: "trade5"}}),
        ("impaler", "spy", {"workers": {0: "spy@2"}, "tracks": {2: "strength2 intrigue2"}}),
        ("slanderer", "spy", {"workers": {0: "2spy@1"}, "tracks": {1: "strength4 trade5 wealth3"}}),
        ("silver-tongued", "spy", {"workers": {0: "spy@centre"}, "diplomacy": {0: 1}}),
        ("profiteer", "merchant", {"workers": {0: "2merchant@1"}, "tracks": {0: "trade4 wealth4"}}),
        ("haggler", "merchant", {"workers": {0: "2merchant@centre"}, "tracks": {0: "trade4 wealth4"}}),
        ("worldly", "merchant", {"workers": {0: "merchant@1 merchant@centre"}}),
        ("founder", "banker", {}),
        ("well-connected", "banker", {"guilds": {0: [1]}}),
        ("speculator", "banker", {"tracks": {0: "wealth5"}}),
        ("paymaster", "banker", {"workers": {0: "soldier@0 spy@0"}}),
        ("generous", "scholar", {}),
        ("studious", "scholar", {}),
        ("penitent", "scholar", {"anarchy": {0: 2}}),
        ("wise", "scholar", {"tracks": {0: "knowledge5"}, "hands": {0: "scholar3"}}),
    ],
)
def test_a_claim_within_reach_is_completed_in_the_turn(
    claim: str, space: str, position: dict[str, Any]
) -> None:
    match = turn(bare(round=6, held={0: claim}, **position), space)
    whole_turn(match)
    assert completed(match, 0) == [claim]


def test_it_takes_the_steps_that_a_claim_needs_first() -> None:
    match = turn(bare(ends={0: "conqueror"}, tracks={0: "strength4"}), "soldier", points=2, kind=DEPLOY)
    assert {type(action) for action in whole_turn(match)} >= {a.Recruit}
    match = turn(bare(round=5, ends={0: "charitable"}, alms={0: 4}), "scholar")
    whole_turn(match)
    assert match.state.table.alms[0] == 7


def test_it_takes_the_lord_that_suits_its_claims() -> None:
    for claim, lord in (("warlike", "marshal"), ("opulent", "treasurer")):
        match: Game = Match.start(RULES, 2, seed=1)
        for seat in range(2):
            first: Any = match.options(seat)[0]
            match.submit(seat, first)
        screen = match.state.screens[0]
        screen.ends, screen.lords = [END_CLAIM[claim]], [LORD["marshal"], LORD["treasurer"]]
        assert choice(match) == a.ChooseLord(LORD[lord])


# Everything else


def test_it_raids_at_the_last_moment() -> None:
    match = turn(bare(round=6, workers={0: "2soldier@1"}), "soldier", points=1)
    assert choice(match) == a.Raid(1, 2)


def test_it_gives_alms_and_returns_a_marker_with_them() -> None:
    match = turn(bare(anarchy={0: 1}), "scholar", points=1)
    assert choice(match) == a.Alms(1)


def test_a_supplement_across_a_threshold_is_not_worth_a_recruit() -> None:
    match = turn(bare(round=6, tracks={0: "strength6"}, influence={0: 9}), "soldier", points=0)
    assert choice(match) == a.EndTurn()


def test_a_supplement_is_worth_a_claim() -> None:
    match = turn(bare(round=6, tracks={0: "knowledge7"}, held={0: "generous"}), "scholar", points=2)
    done = whole_turn(match)
    assert a.Supplement() in done and completed(match, 0) == ["generous"]


def test_markers_of_anarchy_are_not_taken_for_nothing() -> None:
    match = decreed(bare(edict="uprising", tracks={0: "strength2 trade1"}, ends={0: "blameless"}))
    assert isinstance(choice(match), a.LowerTracks)


def test_it_harms_the_opponent_where_it_hurts() -> None:
    match = turn(bare(2, round=6, workers={0: "spy@1"}, tracks={1: "trade3 wealth5"}), "spy", points=1)
    done = choice(match)
    assert isinstance(done, a.Subterfuge) and done.track == 2


def test_a_star_gives_a_guild_where_the_rank_is_lost_anyway() -> None:
    match = opened(bare(2, guilds={0: [2]}), "spy", [(1, "2 1"), (0, "*")])
    assert choice(match) == a.DeclareStar(0, 2)


def test_two_deploys_or_one_task() -> None:
    near = bare(4, round=6, held={0: "silver-tongued"}, diplomacy={0: 1}, workers={0: "spy@1"})
    far = bare(4, round=6, held={0: "suspicious"}, workers={0: "spy@0 spy@1"})
    for match, kind in ((near, 1), (far, 0)):
        opened_match = opened(match, "spy", [(1, "2 1"), (0, "2"), (2, "1")])
        opened_match.submit(1, a.EndTurn())
        assert choice(opened_match) == a.ChooseKind(kind)
