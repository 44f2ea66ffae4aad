"""A campaign is a log of acts that folds to an open part and a sealed one; what cannot be is refused."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from regency.kernel.acts import MOST_ACTS, Begun, Branched, Crowned, Joined, Reigned, Saved
from regency.kernel.campaign import missing, pages, prepared, read, recap, reigns
from regency.kernel.campaign_reasons import (
    CampaignFull,
    CampaignOver,
    HouseNameInUse,
    HouseNotJoined,
    HouseTaken,
    HouseTwice,
    KingUnnamed,
    NoCampaign,
    NoKingWanted,
    NoSitting,
    NoSuchHouse,
    NoSuchSave,
    NothingNew,
    NoTie,
    NotTheBeginning,
    NotTheirKing,
    NotThisSitting,
    SaveTwice,
    SittingGoesOn,
    SittingHeld,
    TieUnbroken,
    ToBeContinued,
    WrongHouseCount,
)
from regency.kernel.chronicle import Chronicle
from regency.kernel.conform.player import next_entry
from regency.kernel.edge import NEVER
from regency.kernel.errors import Malformed, PackMissing, Reason, Refused, TimeRunsBackwards
from regency.kernel.names import LONGEST_NAME, NameEmpty, NameTooLong
from regency.kernel.rng import stream, stretch
from regency.kernel.rules import Outcome
from tests.minis.heirs import ENVELOPES, HEIRS, Left, Rest, Unopened
from tests.minis.heirs_saga import DYNASTY, SAGA, Account, Will
from tests.minis.tricks import TRICKS

from .dynasty import begun, over, play_out, reign, story

pytestmark = pytest.mark.both


def refusal(chronicle: Chronicle, attempt: Callable[[Chronicle], object]) -> Reason:
    """Why it cannot be; nothing has changed by it."""
    before = (list(chronicle.acts), list(chronicle.marks), chronicle.campaign)
    with pytest.raises(Refused) as refused:
        attempt(chronicle)
    assert (list(chronicle.acts), list(chronicle.marks), chronicle.campaign) == before
    return refused.value.reason


# A campaign from its beginning to its end


def test_acts_fold_to_the_campaign_that_they_made() -> None:
    chronicle = over()
    again = Chronicle.fold(DYNASTY, chronicle.acts)
    assert again.campaign == chronicle.campaign
    assert again.marks == chronicle.marks
    assert len(set(again.marks)) == len(again.acts)


def test_three_games_make_a_campaign() -> None:
    chronicle = begun()
    reign(chronicle, 0, 1, 2, seed=7)
    reign(chronicle, 1, 2, seed=8)
    assert not chronicle.facts.over
    reign(chronicle, 2, 3, seed=9)
    facts, realm = chronicle.facts, chronicle.open().realm
    assert facts.over and facts.vacant == ()
    assert [sitting.state for sitting in facts.sittings] == ["reigned"] * 3
    assert [sitting.king for sitting in facts.sittings] == ["Odo", "Next 1", "Next 2"]
    assert realm.games == 3 and sum(realm.crowns) >= 3
    assert set(realm.known) <= set(ENVELOPES)


def test_the_open_part_is_sent_and_the_campaign_is_not() -> None:
    chronicle = over()
    sent = msgspec.json.encode(chronicle.open())
    assert b'"crowns"' in sent and b'"content"' not in sent and b'"sealed"' not in sent
    for encode in (msgspec.json.encode, msgspec.msgpack.encode, msgspec.to_builtins):
        with pytest.raises(TypeError):
            encode(chronicle.campaign)


def test_the_act_of_a_reign_holds_the_digest_of_its_record_and_its_bequest() -> None:
    chronicle = begun()
    match = reign(chronicle, 0, 1, 2)
    act = next(act for act in chronicle.acts if isinstance(act, Reigned))
    assert act.bequest == HEIRS.bequest(match.state)
    assert act.outcome == match.outcome()
    assert len(act.record) == 64 and match.header.seed not in act.record
    (sitting,) = reigns(chronicle.facts)
    assert (sitting.outcome, sitting.account) == (match.outcome(), act.account)


def test_every_match_of_a_campaign_has_a_seed_of_its_own() -> None:
    chronicle = begun()
    chronicle.sit_down(0, 1)
    commitments = {chronicle.start().header.commitment for _ in range(3)}
    assert len(commitments) == 3


def test_what_was_taken_back_is_not_told() -> None:
    chronicle = begun()
    chronicle.sit_down(0, 1)
    match = chronicle.start(3)
    match.apply(next_entry(match, (Rest(),), stream(stretch(1), "one", 0)))
    told = len(match.everything_told())
    seat = match.last_played()
    assert seat is not None
    match.undo(seat)
    assert len(match.everything_told()) < told
    assert match.everything_told() == list(match.opening)


def test_an_act_that_could_not_be_stored_is_retracted() -> None:
    chronicle = begun()
    before = chronicle.campaign
    chronicle.save("here")
    chronicle.retract()
    assert chronicle.campaign == before
    assert chronicle.marks == begun().marks
    with pytest.raises(AssertionError):
        chronicle.retract()


def test_a_game_without_campaigns_has_none() -> None:
    with pytest.raises(Refused) as refused:
        Chronicle.begin(TRICKS, Will("will", ENVELOPES))
    assert refused.value.reason == NoCampaign("tricks")


def test_the_story_is_known_by_its_name() -> None:
    assert SAGA.story("will") == Will("will", ENVELOPES)
    with pytest.raises(Refused) as refused:
        SAGA.story("nothing")
    assert refused.value.reason == PackMissing("nothing")


# How a campaign begins


@pytest.mark.parametrize(
    "first",
    [
        Joined(0, 1, "Family a"),
        Begun(0, "other", 1, {}, Will("will", ENVELOPES)),
    ],
)
def test_the_first_act_is_the_beginning(first: Any) -> None:
    with pytest.raises(Refused) as refused:
        Chronicle.fold(DYNASTY, [first])
    assert refused.value.reason == NotTheBeginning()


def test_no_other_act_is() -> None:
    chronicle = begun()
    assert refusal(chronicle, lambda it: it.apply(it.acts[0])) == NotTheBeginning()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"options": {"turns": 9}}, Malformed()),
        ({"content": Will("will", ())}, Malformed()),
        ({"king": " Odo"}, Malformed()),
        ({"king": "x" * 41}, NameTooLong(41, LONGEST_NAME)),
    ],
)
def test_what_it_begins_with_is_looked_at(change: dict[str, Any], reason: Reason) -> None:
    with pytest.raises(Refused) as refused:
        Chronicle.fold(DYNASTY, [replace(begun().acts[0], **change)])
    assert refused.value.reason == reason


def test_the_first_king_may_be_without_a_name_as_the_story_has_one() -> None:
    chronicle = Chronicle.begin(DYNASTY, Will("will", ENVELOPES))
    assert chronicle.facts.king == ""


# Houses


def test_a_house_joins_between_two_reigns() -> None:
    chronicle = begun(houses=2)
    reign(chronicle, 0, 1)
    chronicle.join(4, "  Late \t ones ")
    (late,) = [house for house in chronicle.facts.houses if house.house == 4]
    assert (late.name, late.since) == ("Late ones", 1)


@pytest.mark.parametrize(
    ("house", "name", "reason"),
    [
        (6, "Family z", NoSuchHouse(7, 6)),
        (1, "Family z", HouseTaken(2)),
        (5, "family A", HouseNameInUse("family A")),
        (5, "F\u0430mily a", HouseNameInUse("F\u0430mily a")),
        (5, "", NameEmpty()),
        (5, "\x00\x1b\u202e\n", NameEmpty()),
        (5, "\u200d", NameEmpty()),
        (5, "x" * 500, NameTooLong(500, LONGEST_NAME)),
    ],
)
def test_a_house_that_cannot_join(house: int, name: str, reason: Reason) -> None:
    assert refusal(begun(), lambda it: it.join(house, name)) == reason


def test_a_name_in_an_act_is_clean() -> None:
    assert refusal(begun(), lambda it: it.apply(Joined(5, 5, "two  blanks"))) == Malformed()


# Sittings


def test_houses_sit_in_any_order_and_some_stay_away() -> None:
    chronicle = begun()
    chronicle.sit_down(3, 0, 2)
    match = chronicle.start(1)
    assert match.state.table.houses == (3, 0, 2)


@pytest.mark.parametrize(
    ("present", "reason"),
    [
        ((0, 1, 0), HouseTwice("Family a")),
        ((0, 5), HouseNotJoined(6)),
        ((0,), WrongHouseCount(1, 2, 4)),
        ((), WrongHouseCount(0, 2, 4)),
    ],
)
def test_who_cannot_sit_down(present: tuple[int, ...], reason: Reason) -> None:
    assert refusal(begun(), lambda it: it.sit_down(*present)) == reason


def test_five_houses_are_too_many_for_a_table_of_four() -> None:
    assert refusal(begun(houses=5), lambda it: it.sit_down(0, 1, 2, 3, 4)) == WrongHouseCount(5, 2, 4)


@pytest.mark.parametrize(
    "attempt",
    [
        lambda it: it.sit_down(0, 1),
        lambda it: it.join(5, "Family z"),
        lambda it: it.save("here"),
        lambda it: it.loaded(),
        lambda it: it.extend(Will("will", ENVELOPES)),
        lambda it: it.apply(Branched(5, "here")),
    ],
)
def test_while_a_sitting_is_held_only_its_end_can_come(attempt: Callable[[Chronicle], object]) -> None:
    chronicle = begun()
    chronicle.sit_down(0, 1)
    assert refusal(chronicle, attempt) == SittingHeld()


def test_without_a_sitting_there_is_none_to_end() -> None:
    chronicle = begun()
    match = reign(chronicle, 0, 1)
    assert refusal(chronicle, lambda it: it.break_off()) == NoSitting()
    assert refusal(chronicle, lambda it: it.start()) == NoSitting()
    assert refusal(chronicle, lambda it: it.enter(match)) == NoSitting()
    entered = next(act for act in chronicle.acts if isinstance(act, Reigned))
    assert refusal(chronicle, lambda it: it.apply(entered)) == NoSitting()


def test_a_sitting_that_is_broken_off_leaves_nothing_and_is_listed() -> None:
    chronicle = begun()
    before = chronicle.open().realm, chronicle.campaign.sealed
    chronicle.sit_down(0, 1)
    seed = chronicle.start().header.seed
    chronicle.break_off()
    assert (chronicle.open().realm, chronicle.campaign.sealed) == before
    assert [sitting.state for sitting in chronicle.facts.sittings] == ["broken off"]
    chronicle.sit_down(0, 1)
    assert chronicle.start().header.seed != seed
    assert recap(DYNASTY, chronicle.open()) == ()


def test_only_the_match_of_this_sitting_is_entered_and_only_when_it_is_over() -> None:
    chronicle, other = begun(), begun()
    reign(chronicle, 0, 1)
    chronicle.sit_down(0, 1)
    other.sit_down(0, 1)
    stranger = play_out(other.start(2), 2)
    assert refusal(chronicle, lambda it: it.enter(stranger)) == NotThisSitting()
    match = chronicle.start(2)
    assert refusal(chronicle, lambda it: it.enter(match)) == SittingGoesOn()
    chronicle.enter(play_out(match, 2))


@pytest.mark.parametrize(
    "change",
    [
        {"outcome": Outcome("counted", (1,), (3,), ())},
        {"outcome": Outcome("counted", (1, 3), (3, 3), ())},
        {"outcome": Outcome("counted", (1, 1), (3, 3), (), (True,))},
    ],
)
def test_an_end_that_no_match_could_have(change: dict[str, Any]) -> None:
    chronicle = begun()
    chronicle.sit_down(0, 1)
    act = replace(chronicle.reigned(play_out(chronicle.start(2), 2)), **change)
    assert refusal(chronicle, lambda it: it.apply(act)) == Malformed()


def test_a_bequest_that_no_match_could_leave() -> None:
    chronicle = begun()
    chronicle.sit_down(0, 1)
    act = chronicle.reigned(play_out(chronicle.start(2), 2))
    for flaw in ({"open": Left((1,), (0,) * 6, NEVER)}, {"sealed": Unopened((9,))}):
        wrong = replace(act, bequest=replace(act.bequest, **flaw))
        assert refusal(chronicle, partial(Chronicle.apply, act=wrong)) == Malformed()


def test_time_does_not_run_backwards() -> None:
    chronicle = begun()
    assert refusal(chronicle, lambda it: it.save("here", at=4)) == TimeRunsBackwards(4, 5)
    chronicle.save("here", at=9)
    assert refusal(chronicle, lambda it: it.join(5, "Family z", at=8)) == TimeRunsBackwards(8, 9)


def test_nothing_follows_the_last_sitting() -> None:
    assert refusal(over(), lambda it: it.sit_down(0, 1)) == CampaignOver()


def test_so_many_acts_are_the_most(monkeypatch: pytest.MonkeyPatch) -> None:
    chronicle = begun()
    monkeypatch.setattr("regency.kernel.chronicle.MOST_ACTS", len(chronicle.acts))
    assert refusal(chronicle, lambda it: it.save("here")) == CampaignFull(len(chronicle.acts))
    assert len(chronicle.acts) < MOST_ACTS


# Kings


def tied(chronicle: Chronicle) -> Chronicle:
    """A reign that two houses have won."""
    chronicle.sit_down(2, 0, 1)
    act = chronicle.reigned(play_out(chronicle.start(2), 2))
    outcome = replace(act.outcome, ranks=(1, 1, 3), scores=(5, 5, 3))
    chronicle.apply(replace(act, outcome=outcome))
    return chronicle


def test_the_winner_names_the_next_king_before_the_next_reign() -> None:
    chronicle = begun()
    chronicle.sit_down(2, 0, 1)
    chronicle.enter(play_out(chronicle.start(2), 2))
    (winner,) = chronicle.facts.vacant
    other = next(house for house in range(3) if house != winner)
    assert refusal(chronicle, lambda it: it.sit_down(0, 1)) == KingUnnamed()
    assert refusal(chronicle, lambda it: it.crown(other, "Bela")) == NotTheirKing(f"Family {'abc'[other]}")
    assert refusal(chronicle, lambda it: it.crown(5, "Bela")) == HouseNotJoined(6)
    assert refusal(chronicle, lambda it: it.crown(winner, "")) == NameEmpty()
    assert refusal(chronicle, lambda it: it.crown(winner, "\x07")) == NameEmpty()
    assert refusal(chronicle, lambda it: it.crown(winner, "x" * 500)) == NameTooLong(500, LONGEST_NAME)
    assert refusal(chronicle, lambda it: it.apply(Crowned(5, winner, "Be la\x07"))) == Malformed()
    assert refusal(chronicle, lambda it: it.prefer(winner)) == NoTie()
    chronicle.crown(winner, "Bela")
    assert chronicle.facts.king == "Bela"
    assert refusal(chronicle, lambda it: it.crown(winner, "Cola")) == NoKingWanted()


def test_of_several_winners_one_marries_into_the_royal_line() -> None:
    chronicle = tied(begun())
    assert list(chronicle.facts.vacant) == [2, 0]
    assert refusal(chronicle, lambda it: it.crown(2, "Bela")) == TieUnbroken()
    assert refusal(chronicle, lambda it: it.prefer(1)) == NotTheirKing("Family b")
    chronicle.prefer(0)
    assert list(chronicle.facts.vacant) == [0]
    assert refusal(chronicle, lambda it: it.crown(2, "Bela")) == NotTheirKing("Family c")
    chronicle.crown(0, "Bela")


def test_who_decides_is_said_where_several_have_won(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SAGA.__class__, "arbiter", lambda self, account: 1)
    chronicle = tied(begun())
    assert chronicle.facts.arbiter == 1
    chronicle.prefer(0)
    assert chronicle.facts.arbiter == NEVER


# Save points and branches


def test_a_branch_goes_on_from_a_save_point_and_says_so() -> None:
    chronicle = begun()
    reign(chronicle, 0, 1, seed=1)
    chronicle.save("The bridge")
    there = chronicle.campaign
    reign(chronicle, 2, 3, seed=2)
    branch = chronicle.branch("The bridge", at=50)
    assert branch.facts.what_if == "The bridge"
    assert branch.facts.last == 50
    assert (branch.campaign.realm, branch.campaign.sealed) == (there.realm, there.sealed)
    reign(branch, 3, 1, seed=3)
    assert branch.campaign != chronicle.campaign
    assert chronicle.facts.what_if == ""
    again = Chronicle.fold(DYNASTY, branch.acts)
    assert again.campaign == branch.campaign


def test_a_save_point_has_a_name_of_its_own() -> None:
    chronicle = begun()
    chronicle.save("The bridge")
    assert refusal(chronicle, lambda it: it.save("the  Bridge")) == SaveTwice("the Bridge")
    assert refusal(chronicle, lambda it: it.save("")) == NameEmpty()
    assert refusal(chronicle, lambda it: it.apply(Saved(5, "a\x00"))) == Malformed()


def test_there_is_no_branch_from_nowhere() -> None:
    chronicle = begun()
    assert refusal(chronicle, lambda it: it.branch("The bridge")) == NoSuchSave("The bridge")
    assert refusal(chronicle, lambda it: it.apply(Branched(5, "The bridge"))) == NoSuchSave("The bridge")
    chronicle.save("The bridge")
    assert refusal(chronicle, lambda it: it.apply(Branched(5, "The ford"))) == NoSuchSave("The ford")


def test_a_campaign_that_was_brought_along_says_so() -> None:
    chronicle = begun()
    reign(chronicle, 0, 1)
    assert chronicle.facts.loaded == NEVER
    chronicle.loaded()
    assert chronicle.facts.loaded == 1


# More content


def test_a_campaign_rests_until_its_story_goes_on() -> None:
    chronicle = begun(envelopes=(0, 1))
    reign(chronicle, 0, 1, seed=1)
    reign(chronicle, 0, 1, seed=2)
    assert chronicle.facts.rests and not chronicle.facts.over
    assert refusal(chronicle, lambda it: it.sit_down(0, 1)) == ToBeContinued()
    assert refusal(chronicle, lambda it: it.extend(Will("will", (1,)))) == NothingNew()
    assert refusal(chronicle, lambda it: it.extend(Will("will", (7,)))) == Malformed()
    chronicle.extend(Will("will", ENVELOPES))
    assert not chronicle.facts.rests
    reign(chronicle, 1, 0, seed=3)
    assert chronicle.facts.over
    assert Chronicle.fold(DYNASTY, chronicle.acts).campaign == chronicle.campaign


def test_the_campaign_carries_its_content_from_its_first_act() -> None:
    chronicle = begun(envelopes=(0, 2))
    _, legacy = prepared(DYNASTY, chronicle.campaign, (0, 1))
    assert legacy.sealed == (0, 2)  # type: ignore[attr-defined]


# What is read


def test_the_story_so_far_has_a_chapter_for_every_reign() -> None:
    chronicle = story()
    (chapter,) = recap(DYNASTY, chronicle.open())
    (opened,) = chronicle.open().realm.known
    assert (chapter.king, chapter.present) == ("Odo", (2, 0, 1))
    assert [leaf.page for leaf in chapter.leaves] == [f"envelope-{opened}"]


def test_what_was_opened_can_be_read_again_and_nothing_else() -> None:
    seen = story().open()
    (opened,) = seen.realm.known
    every = [f"envelope-{envelope}" for envelope in ENVELOPES]
    assert pages(DYNASTY, seen) == {f"envelope-{opened}"}
    assert set(read(DYNASTY, seen, every, "en")) == {f"envelope-{opened}"}
    assert read(DYNASTY, seen, every, "de") == {}


def test_missing_texts_are_named() -> None:
    seen = story().open()
    assert missing(DYNASTY, seen, "en") == []
    assert missing(DYNASTY, seen, "de") == [f"envelope-{seen.realm.known[0]}"]


def test_the_account_of_a_match_is_what_everybody_was_told() -> None:
    chronicle = story()
    (sitting,) = reigns(chronicle.facts)
    assert isinstance(sitting.account, Account)
    assert sitting.account.opened == chronicle.open().realm.known
    assert sitting.account.taken >= 2
