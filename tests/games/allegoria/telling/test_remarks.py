"""What stands beside the options of Throne of Allegoria: costs, gains and chances."""

from __future__ import annotations

from typing import Any

import pytest

from regency.games.allegoria import RULES
from regency.games.allegoria.model import actions as a
from regency.games.allegoria.model.options import Options
from regency.games.allegoria.printed.counts import DIE
from regency.games.allegoria.printed.terms import CENTRE, DEPLOY, NO_GUILD
from regency.kernel.edge import Action
from regency.words import Words
from tests.games.allegoria.builder import Game, bare, decreed, opened, planning, turn

NAMES = ("Anna", "Ben", "Chloé", "Dora")


def remark(match: Game, action: Action, lang: str = "en") -> str:
    """What stands beside an option."""
    seat = match.waited_for()[0]
    assert action in match.options(seat)
    phrase = RULES.remark(match.look(seat), action)
    return "" if phrase is None else Words(lang, RULES, NAMES).phrase(phrase)


def test_a_supplement_tells_the_threshold_and_the_anarchy_it_brings() -> None:
    crossing = turn(bare(tracks={0: "strength6"}), "soldier", points=0)
    assert remark(crossing, a.Supplement()) == (
        "Strength 6 → 5: now worth 0, crosses a Threshold, 1 Anarchy marker worth -1"
    )
    staying = turn(bare(tracks={0: "strength8"}), "soldier", points=0)
    assert remark(staying, a.Supplement()) == "Strength 8 → 7"
    smaller = turn(bare(tracks={0: "strength3"}), "soldier", points=0)
    assert ": now worth −1 and groups of 1" in remark(smaller, a.Supplement())


@pytest.mark.parametrize(
    ("own", "others", "boost", "told"),
    [
        (3, 2, 0, "3 against 2: 61 % victory, 25 % defeat"),
        (1, 1, 0, "1 against 1: 39 % victory, 39 % defeat"),
        (1, 1, 1, "2 against 1: 61 % victory, 25 % defeat, 1 Anarchy marker worth -1"),
        (9, 1, 0, "9 against 1: 100 % victory, 0 % defeat"),
    ],
)
def test_a_battle_tells_its_chances(own: int, others: int, boost: int, told: str) -> None:
    match = turn(bare(workers={0: f"{own}soldier@1", 1: f"{others}soldier@1"}), "soldier")
    assert remark(match, a.Battle(1, 1, boost)) == told
    assert sorted(DIE) == [0, 0, 1, 2, 3, 4]


def test_commerce_tells_what_is_paid_and_gained() -> None:
    match = turn(
        bare(
            tracks={0: "trade6 wealth3"},
            workers={0: "merchant@1 merchant@0 merchant@centre"},
            merchant="F",
            edict="amnesty",
        ),
        "merchant",
    )
    assert (
        remark(match, a.Commerce(1, 1, 1)) == "Trade 6 → 5: now worth 0, you gain 3 Influence, Ben: Trade +1"
    )
    assert remark(match, a.Commerce(CENTRE, 0, 0)) == (
        "Wealth 3 → 2: now worth −1 and groups of 1, Trade 6 → 8"
    )
    assert remark(match, a.Commerce(0, 0, 0)).endswith("Trade 6 → 8, 1 Anarchy marker worth -1")


def test_a_grant_tells_what_its_supplements_cost() -> None:
    match = turn(bare(tracks={0: "wealth7"}), "banker", points=0)
    assert remark(match, a.GrantClaim()) == (
        "2 Action Points, 2 points supplemented, Wealth 7 → 5: now worth 0,"
        " crosses a Threshold, 1 Anarchy marker worth -1"
    )
    paid = turn(bare(tracks={0: "wealth7"}), "banker", points=2)
    assert remark(paid, a.GrantClaim()) == "2 Action Points"
    assert (
        remark(paid, a.GrantGuild(0))
        == "2 Action Points, with each star that counts 1: Strength +1 and Intrigue +1."
    )


def test_subterfuge_tells_both_tracks_and_diplomacy() -> None:
    match = turn(bare(tracks={1: "strength3 wealth1"}, workers={0: "2spy@1 spy@centre"}), "spy")
    assert remark(match, a.Subterfuge(1, 0, 3)) == (
        "Strength 3 → 2, Wealth 1 → 0, 1 Anarchy marker worth -1, Diplomacy ×1"
    )
    assert remark(match, a.Subterfuge(1, 0, 0)).startswith("Strength 3 → 1, 1 Anarchy marker")
    assert remark(match, a.CentralSubterfuge()) == "1 Anarchy marker worth -1, Diplomacy ×1"
    treaties = turn(bare(workers={0: "spy@1"}, edict="broken-treaties"), "spy")
    assert remark(treaties, a.Subterfuge(1, 0, 5)) == "Strength 0 → 0"


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ("always", "Intrigue 1 → 0, Diplomacy ×1"),
        ("first_only", "Intrigue 1 → 0, 1 Anarchy marker worth -1, Diplomacy ×1"),
    ],
)
def test_the_price_of_diplomacy_tells_the_marker_where_it_is_due_with_the_step(value: Any, told: str) -> None:
    options = Options(centre_subterfuge_anarchy=value)
    match = bare(3, options, workers={0: "spy@centre"}, edict="broken-treaties", tracks={0: "intrigue1"})
    match = turn(match, "spy")
    match.submit(0, a.CentralSubterfuge())
    assert remark(match, a.LowerForDiplomacy()) == told


def test_alms_tell_the_step_the_token_and_the_famine() -> None:
    match = turn(bare(alms={0: 1}, anarchy={0: 1}, tokens=(1, 0, 2)), "scholar")
    assert remark(match, a.Alms(0)) == "step 2 of 7, token: 1 Influence"
    assert remark(match, a.Alms(1)) == "step 2 of 7, token: 1 Influence, then no marker is left"
    famine = turn(bare(tracks={0: "wealth8"}, alms={0: 6}, edict="famine"), "scholar")
    assert remark(famine, a.Alms(0)) == "step 7 of 7: +5 Influence at the end, Wealth 8 → 7"


def test_claims_are_offered_with_their_conditions() -> None:
    match = opened(bare(tracks={0: "strength6"}, claim_deck="mighty bold wise"), "claims", [(0, "2")])
    mighty = next(option for option in match.options(0) if option == a.KeepClaim(8))
    assert isinstance(mighty, Action)
    assert remark(match, mighty) == "2 Influence: Have Strength 8 or more. → 6 of 8"


def test_cards_of_groups_are_told() -> None:
    match = opened(bare(open="soldier2 spy1 joker1 banker3 scholar1"), "workforce", [(0, "1")])
    assert remark(match, a.SplitCards(0)) == "Spy 1, Joker 1 | Banker 3, Scholar 1 | Soldier 2"
    match.submit(0, a.SplitCards(0))
    assert remark(match, a.TakeGroup(0)) == "one of Spy 1, Joker 1"
    assert remark(match, a.TakeGroup(2)) == "Soldier 2"


def test_places_of_stacks_are_told() -> None:
    match = planning(bare())
    assert remark(match, a.PlaceMarker(1, 2)) == "first stack there"
    match.submit(0, a.PlaceMarker(1, 2))
    assert remark(match, a.PlaceMarker(1, 2)) == "stack 2 from the left"
    match.submit(1, a.PlaceMarker(0, 0))
    match.submit(2, a.PlaceMarker(0, 0))
    assert remark(match, a.PlaceMarker(3, 2)) == "on your 1"


def test_decrees_tell_what_they_offer() -> None:
    assert remark(decreed(bare(edict="open-archives")), a.AcceptDecree()) == (
        "Everybody may draw 1 Workforce card."
    )
    mercy = decreed(bare(edict="day-of-mercy", tracks={0: "trade4"}, tokens=(3, 0, 1)))
    assert remark(mercy, a.LowerTrack(2)) == "Trade 4 → 3, step 1 of 7: +3 Influence at the end"
    uprising = decreed(bare(edict="uprising", tracks={0: "trade4 wealth2"}))
    assert remark(uprising, a.LowerTracks(2, 3)) == "Trade 4 → 3, Wealth 2 → 1"
    jubilee = decreed(bare(edict="royal-jubilee"))
    assert remark(jubilee, a.RaiseTrack(2)) == "Trade 0 → 1"
    desertion = decreed(bare(edict="desertion", workers={0: "2soldier@1 soldier@0"}))
    assert remark(desertion, a.WithdrawWorker(1)) == "2 there"


def test_stopping_tells_what_is_lost() -> None:
    assert remark(turn(bare(), "scholar", points=2), a.EndTurn()) == "2 Action Points are lost"
    assert remark(turn(bare(), "scholar", points=0), a.EndTurn()) == ""


def test_spoils_tell_the_influence_that_is_left() -> None:
    match = turn(bare(workers={0: "9soldier@1", 1: "3soldier@1"}), "soldier")
    match.submit(0, a.Battle(1, 1, 0))
    options = match.options(0)
    told = [remark(match, option) for option in options if isinstance(option, Action)]
    spoils = int(told[0].split()[2])
    assert told == [f"you gain {spoils - removed} Influence" for removed in range(len(options))]
    assert spoils >= 2


@pytest.mark.parametrize("lang", ["en", "de"])
def test_either_or_nothing_promises_influence_beside_soldiers(lang: str) -> None:
    match = bare(3, Options(spoils_mode="either_or"), workers={0: "9soldier@1", 1: "3soldier@1"})
    match = turn(match, "soldier")
    match.submit(0, a.Battle(1, 1, 0))
    words = Words(lang, RULES, NAMES)
    (ask,) = match.asks(0)
    removing = [
        option for option in match.options(0) if isinstance(option, a.DivideSpoils) and option.removed
    ]
    assert removing and all(" 0 " in remark(match, option, lang) for option in removing)
    said = " ".join([words.ask(ask), *(words.action(option, 0) for option in removing)])
    assert "Influence" not in said and "Einfluss" not in said


def test_deploy_and_task_stand_under_headings() -> None:
    me = turn(bare(), "soldier", points=2, kind=DEPLOY).look(0)
    words = Words("en", RULES, NAMES)
    kinds: list[Any] = [a.Recruit, a.Raid, a.Supplement, a.EndTurn]
    headings = [RULES.heading(me, kind) for kind in kinds]
    assert [heading and words.phrase(heading) for heading in headings] == [
        "Deploy (2 points)",
        "Task (2 points)",
        "More points",
        None,
    ]


def test_a_star_tells_the_place_that_it_would_give() -> None:
    match = opened(bare(3), "spy", [(0, "1 *"), (1, "2"), (2, "2 1")])
    assert remark(match, a.DeclareStar(0, NO_GUILD)) == "2 Bid Points, place 2 as it stands"
    assert remark(match, a.DeclareStar(1, NO_GUILD)) == "3 Bid Points, place 1 as it stands"
    later = opened(bare(3), "spy", [(1, "2"), (0, "1 *"), (2, "2 1")])
    assert remark(later, a.DeclareStar(0, NO_GUILD)) == "2 Bid Points, place 3 as it stands", "ties go left"
