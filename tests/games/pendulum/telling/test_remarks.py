"""What stands beside the options of Pendulum: prices, gains, and what a flip would stop."""

from __future__ import annotations

import pytest

from regency.games.pendulum import RULES
from regency.games.pendulum.model import actions as a
from regency.games.pendulum.printed.board import PURPLE
from regency.games.pendulum.printed.terms import TOKEN
from regency.kernel.edge import Action
from regency.words import Words
from tests.games.pendulum.builder import (
    Game,
    achievement,
    begun,
    can,
    do,
    give,
    hand,
    have,
    opened,
    others_pass,
    put,
    spaces,
    tucked,
    turns,
    wait,
)
from tests.games.pendulum.names import (
    CLAIM,
    COMMON,
    GRANDE,
    act,
    back,
    card,
    choose,
    flip,
    place,
    play,
    province,
    refill,
    retrieve,
    take,
    task,
    tuck,
)
from tests.games.pendulum.play import to_council

NAMES = ("Anna", "Ben", "Chloé", "Dora")


def remark(match: Game, action: Action, lang: str = "en", seat: int = 0) -> str:
    """What stands beside an option."""
    assert action in match.options(seat), match.options(seat)
    phrase = RULES.remark(match.look(seat), action)
    return "" if phrase is None else Words(lang, RULES, NAMES).phrase(phrase)


def test_a_character_tells_its_goods_its_tracks_and_what_is_special() -> None:
    match = opened(4, order=(1, 2, 3, 0), mode="untimed_turns")
    assert remark(match, choose("C2A")) == (
        "starts with 2 gold, 2 votes; parchment after 10 power, 13 prestige, 11 popularity. Brown production "
        "gives 3 votes; recalling and recruiting cost 4 votes each; may count an achievement twice."
    )


def test_placing_tells_what_the_worker_could_do_there() -> None:
    match = turns(stand={GRANDE: "PL1"})
    put(match, 0, COMMON, "mat")
    assert remark(match, place(COMMON, "GU2")) == "2 gold → 2 popularity"
    assert remark(match, place(COMMON, "BU1")) == "→ 2 gold"
    assert remark(match, place(COMMON, "PU1"), "de") == "2 Gold → 1 Macht"


def test_a_wide_box_tells_both_of_its_actions() -> None:
    match = turns(seats=3)
    put(match, 0, COMMON, "mat")
    assert remark(match, place(COMMON, "GUW")) == "2 gold → 1 power, 2 votes, or 2 gold → 2 popularity"


def test_a_production_counts_the_provinces_of_its_slot() -> None:
    match = turns(stand={GRANDE: "GL1"})
    tucked(match, 0, "red", province("military"), province("culture_crown"), province("vote"))
    assert remark(match, act(GRANDE, "GL1")) == "2 gold → 1 prestige, 6 military, 2 votes"


def test_acting_with_a_card_tells_the_price_that_is_left() -> None:
    match = turns("C5A", {GRANDE: "PL2"})
    give(match, 0, gold=4)
    hand(match, 0, "CNC19")
    do(match, 0, play("C5-A3"))
    assert remark(match, act(GRANDE, "PL2")) == "4 gold → 2 prestige, 2 popularity, 2 votes"
    do(match, 0, play("CNC19"))
    assert remark(match, act(GRANDE, "PL2")) == "2 gold → 2 prestige, 2 popularity, 2 votes"


@pytest.mark.parametrize(
    ("paid", "told"), [("own_only", "→ a province"), ("both", "4 military → a province")]
)
def test_a_neighbouring_reward_tells_what_it_costs(paid: str, told: str) -> None:
    match = turns("C1A", {GRANDE: "BL2"}, ravager_neighbour_cost=paid)
    give(match, 0, military=4)
    do(match, 0, play("C1-A3"))
    do(match, 0, act(GRANDE, "BL2"))
    assert remark(match, a.ChooseNeighbour(task("BL3"))) == told


def test_a_worker_that_goes_home_tells_where_it_is() -> None:
    match = turns(stand={GRANDE: "BL1"})
    do(match, 0, act(GRANDE, "BL1"))
    others_pass(match)
    do(match, 0, play("C1-S3"))
    assert remark(match, retrieve(GRANDE)) == "has acted: yellow production (lower row)"
    assert remark(match, retrieve(COMMON)) == "in black R"
    put(match, 0, COMMON, "GU1")
    do(match, 0, a.Forgo())
    others_pass(match)
    assert remark(match, back(COMMON), "de") == "auf Grün G"


def test_a_flip_tells_whom_it_would_stop_and_let_go_and_whether_it_calls_the_council() -> None:
    match = begun(stand={0: {GRANDE: "BL1", COMMON: "BL2"}})
    do(match, 0, act(GRANDE, "BL1"))
    wait(match, 45_000)
    assert remark(match, flip("black")) == "one of yours has not acted, one of yours is free then"
    put(match, 0, GRANDE, "BU4")
    assert remark(match, flip("black")) == "one of yours has not acted, one of yours can act then"
    assert remark(match, flip("black"), seat=1) == "2 of yours have not acted"
    match.state.table.markers = [False, True, False, False]
    wait(match, 180_000)
    assert match.state.table.run_out[PURPLE]
    assert remark(match, flip("purple")) == "calls the Council"
    assert remark(match, flip("purple"), "de") == "beruft den Rat ein"


def test_who_passes_is_told_that_workers_could_still_act() -> None:
    match = turns(stand={GRANDE: "BL1", COMMON: "BL2"})
    assert remark(match, a.Pass()) == "2 of your workers could still act"
    do(match, 0, act(GRANDE, "BL1"))
    others_pass(match)
    assert remark(match, a.Pass()) == "one of your workers could still act"
    do(match, 0, act(COMMON, "BL2"))
    others_pass(match)
    assert remark(match, a.Pass()) == ""


def test_a_card_tells_its_text_and_a_recall_its_price() -> None:
    match = turns()
    assert remark(match, play("C1-S1")) == "Gain 1 prestige point."
    hand(match, 0, discards=("C1-S1", "C1-S2"))
    give(match, 0, culture=5)
    assert remark(match, a.RecallStratagems()) == "5 culture → Parade Salute and Camp Forager"


def test_a_claim_tells_the_lower_reward_or_the_point() -> None:
    match = turns()
    achievement(match, 1)
    have(match, 0, "6m 2c 3v")
    assert remark(match, CLAIM) == "→ 2 military, 2 culture, 2 gold"
    assert remark(match, a.ClaimAchievement(TOKEN)) == "the legendary point, without which nobody wins"


def test_tracks_are_told_before_and_after() -> None:
    match = turns("C4A")
    give(match, 0, gold=2, power=3)
    do(match, 0, play("C4-A1"))
    if a.PayCubes(0, 0, 2) in match.options(0):
        do(match, 0, a.PayCubes(0, 0, 2))
    assert remark(match, a.ChooseTrack(0)) == "power 3 → 5, parchment from 12"


def test_a_conversion_tells_both_tracks() -> None:
    match = turns()
    give(match, 0, power=3)
    hand(match, 0, "CNC14")
    do(match, 0, play("CNC14"))
    told = "power 3 → 2, parchment from 14, prestige 0 → 1, parchment from 11"
    assert remark(match, a.ConvertPoint(0, 1)) == told


def test_a_province_tells_what_it_adds_to_the_slot() -> None:
    match = turns(stand={GRANDE: "BL3"})
    give(match, 0, military=4)
    spaces(match, province("vote"))
    do(match, 0, act(GRANDE, "BL3"))
    assert remark(match, take(province("vote"), "blue")) == "brings 3 votes each time"
    assert remark(match, a.DrawProvince()) == "52 in the stack"
    do(match, 0, a.DrawProvince())
    drawn = match.state.table.drawn[0]
    assert drawn >= 0 and remark(match, tuck("yellow")).startswith("brings 1 ")


def test_refilling_tells_the_stack() -> None:
    match = turns()
    spaces(match, -1)
    assert remark(match, refill(1), "de") == "52 im Stapel"


def test_at_the_council_rewards_bonus_and_provinces_are_told() -> None:
    match = turns()
    tucked(match, 0, "red", province("military"), province("gold"), province("vote"))
    give(match, 0, votes=9)
    to_council(match)
    assert remark(match, a.ChooseTrack(2)) == "popularity 0 → 1, parchment from 8"
    do(match, 0, a.ChooseTrack(2))
    do(match, 0, a.ChooseTrack(2))
    told = "Gain 1 point on one track of your choice (power, prestige or popularity)."
    assert remark(match, a.TakeReward(card("CRN"))) == told
    while not (match.waited_for() == [0] and a.DiscardProvince(province("gold")) in match.options(0)):
        seat = match.waited_for()[0]
        do(
            match,
            seat,
            a.TakeReward(card("CRN")) if can(match, seat, a.TakeReward(card("CRN"))) else a.ChooseTrack(0),
        )
    assert remark(match, a.DiscardProvince(province("gold"))) == "brings 2 gold each time"


@pytest.mark.parametrize(
    ("kind", "english", "german"),
    [
        (a.Act, "Act, where a timer stands", "Handeln, wo eine Sanduhr steht"),
        (a.ReturnWorker, "Place, where no timer stands", "Einsetzen, wo keine Sanduhr steht"),
        (a.FlipTimer, "Free actions", "Freie Aktionen"),
        (a.Pass, "", ""),
    ],
)
def test_headings_teach_the_core_rule(kind: type[Action], english: str, german: str) -> None:
    phrase = RULES.heading(turns().look(0), kind)
    assert ["" if phrase is None else Words(lang, RULES).phrase(phrase) for lang in ("en", "de")] == [
        english,
        german,
    ]
