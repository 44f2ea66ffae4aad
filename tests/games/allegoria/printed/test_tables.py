"""The printed tables: what they must hold, and how those with a fault are refused."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from regency.games.allegoria import RULES
from regency.games.allegoria.model.figures import FIGURES, TABLES, BadTables, read
from regency.games.allegoria.model.language import Reader, conditions
from regency.games.allegoria.model.reasons import (
    ConstraintBroken,
    TablesMalformed,
    UnknownCondition,
    WrongCount,
)
from regency.games.allegoria.printed.cards import CARDS
from regency.games.allegoria.printed.claims import CLAIM_VALUES
from regency.games.allegoria.printed.conditions import HAND, STATE, Condition
from regency.games.allegoria.printed.decrees import AMOUNT, EFFECT, OTHER
from regency.games.allegoria.printed.lords import LORD_TRACKS, LORD_WORKERS
from regency.games.allegoria.printed.merchants import MERCHANT_GAIN, MERCHANT_PAY
from regency.games.allegoria.printed.spaces import DRAWS, KINDS, POINTS
from regency.games.allegoria.printed.terms import (
    ALMS_TOPIC,
    ANARCHY_TOPIC,
    CLAIMS_TOPIC,
    DEED_TOPICS,
    DEEDS,
    DIPLOMACY_TOPIC,
    EVERYTHING,
    GUILDS_TOPIC,
    HAND_TOPIC,
    NOTHING,
    QUEEN,
    RAID,
    TOKENS_TOPIC,
    TOPICS,
    TRACKS,
    TRADE,
    WORKERS_TOPIC,
)
from regency.games.allegoria.printed.tracks import ALMS_SPACES, AREA, GROUP, PENALTY, TOWN_INFLUENCE
from regency.games.allegoria.rules.conditions import holds
from regency.kernel.codec import interned
from tests.games.allegoria.builder import bare
from tests.games.allegoria.play import table

Tables = dict[str, Any]


def fault(change: Callable[[Tables], object]) -> Any:
    """Why tables with this change are refused."""
    tables = copy.deepcopy(TABLES)
    change(tables)
    with pytest.raises(BadTables) as error:
        read(tables)
    return error.value.reason


def test_the_figures_as_the_rules_use_them() -> None:
    assert POINTS[2:] == [[3, 1], [3, 2, 1], [3, 2, 1, 1]]
    assert KINDS[2:] == [[0, 1], [0, 0, 1], [0, 3, 0, 1]]
    assert DRAWS[2:] == [[3, 2], [3, 3, 2], [3, 3, 2, 2]]
    assert CARDS == [5, 4, 3] * 5 + [8, 3, 1]
    assert [0, *[-1] * 6, *[-2] * 6, *[-3] * 6, *[-4] * 6] == PENALTY
    assert ALMS_SPACES == [2, 4, 6]
    assert [CLAIM_VALUES.count(value) for value in (1, 2, 3)] == [21, 21, 6]


def test_the_areas_of_the_town_tracks() -> None:
    assert AREA["five_areas"] == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4]
    assert TOWN_INFLUENCE["five_areas"] == [-1, -1, -1, 0, 0, 0, 2, 2, 2, 3, 3, 3, 5]
    assert GROUP["five_areas"] == [1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3]
    assert TOWN_INFLUENCE["seven_areas"] == [-1, -1, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5]


def test_reconstructed_figures_are_marked() -> None:
    sure = [lord.name for lord in FIGURES.lords.entries if lord.confidence != "reconstructed"]
    derived = [card.name for card in FIGURES.travelling_merchants.entries if card.confidence == "derived"]
    known = [claim.name for claim in FIGURES.in_game_claims.entries if claim.confidence == "derived"]
    assert (sure, derived, known) == (["patron"], ["F"], ["impaler"])
    assert all("confidence" in group for group in TABLES.values())


COUNTS: dict[str, tuple[Callable[[Tables], object], WrongCount]] = {
    "a claim": (lambda t: t["in_game_claims"]["entries"].pop(), WrongCount("in_game_claims", 48, 47)),
    "an end claim": (lambda t: t["end_game_claims"]["entries"].pop(), WrongCount("end_game_claims", 24, 23)),
    "a merchant": (
        lambda t: t["travelling_merchants"]["entries"].pop(),
        WrongCount("travelling_merchants", 12, 11),
    ),
    "a decree": (lambda t: t["royal_decrees"]["entries"].pop(), WrongCount("royal_decrees", 11, 10)),
    "a card": (lambda t: t["workforce"]["cards"].update(spy=[5, 4, 2]), WrongCount("workforce", 72, 71)),
    "a marker": (lambda t: t["anarchy_track"]["columns"].pop(), WrongCount("anarchy_markers", 24, 18)),
    "a face": (lambda t: t["setup"]["die"].pop(), WrongCount("die_faces", 6, 5)),
    "a worker": (lambda t: t["setup"].update(workers=9), WrongCount("workers", 10, 9)),
    "a round": (lambda t: t["setup"].update(rounds=5), WrongCount("rounds", 6, 5)),
    "a title twice": (
        lambda t: t["end_game_claims"]["entries"][0].update(name="bold"),
        WrongCount("claim_names", 72, 71),
    ),
}


@pytest.mark.parametrize("case", COUNTS)
def test_a_missing_piece_is_noticed(case: str) -> None:
    change, reason = COUNTS[case]
    assert fault(change) == reason


def layouts(t: Tables, place: int, **changed: int) -> None:
    for areas in t["town_tracks"]["layouts"].values():
        areas[place].update(changed)


def lord(t: Tables) -> None:
    t["lords"]["entries"].pop()


CONSTRAINTS: dict[str, Callable[[Tables], object]] = {
    "K01": lambda t: t["bidding"].update(markers=[0, 0, 1, 2, 2, "*"]),
    "K02": lambda t: t["claim_draws"]["rows"].update({"3": [3, 2, 3]}),
    "K03": lambda t: t["action_points"]["rows"]["3"][0].update(points=4),
    "K04": lambda t: t["action_points"]["rows"]["2"][1].update(kind="DT"),
    "K05": lambda t: t["action_points"]["rows"]["4"][1].update(points=3),
    "K06": lambda t: t["town_tracks"]["layouts"]["five_areas"][2].update(first=7),
    "K07": lambda t: t["town_tracks"]["layouts"]["seven_areas"][2].update(first=5),
    "K08": lambda t: t["town_tracks"]["layouts"]["five_areas"][4].update(last=13),
    "K09": lambda t: layouts(t, 0, influence=-2),
    "K10": lambda t: layouts(t, 3, group=4),
    "K11": lambda t: t["travelling_merchants"]["entries"][5].update(trade=[1, 2]),
    "K12": lambda t: t["end_game_claims"].update(value=4),
    "K13": lambda t: t["anarchy_track"]["columns"][0].update(penalty=-5),
    "K14": lambda t: t["alms_track"]["spaces"][1].update(token=True),
    "K15": lambda t: t["lords"]["entries"][0]["tracks"].update(trade=3),
    "K16": lambda t: t["workforce"]["cards"].update(spy=[9, 0, 3]),
    "K17": lord,
    "K18": lambda t: t["claim_draws"]["rows"].update({"3": [3, 3, 1]}),
}


@pytest.mark.parametrize("constraint", CONSTRAINTS)
def test_a_figure_against_the_rulebooks_is_noticed(constraint: str) -> None:
    assert fault(CONSTRAINTS[constraint]) == ConstraintBroken(constraint)


@pytest.mark.parametrize(
    "cards", [{"soldier": [0, 4, 8]}, {"soldier": [9, 0, 3]}, {"spy": [9, 0, 3]}], ids=str
)
def test_cards_that_the_examples_use_are_there(cards: Any) -> None:
    assert fault(lambda t: t["workforce"]["cards"].update(cards)) == ConstraintBroken("K16")


def test_no_two_topics_are_the_same() -> None:
    things = [WORKERS_TOPIC, GUILDS_TOPIC, DIPLOMACY_TOPIC, ANARCHY_TOPIC, ALMS_TOPIC]
    things += [HAND_TOPIC, TOKENS_TOPIC, CLAIMS_TOPIC]
    assert [*range(TRACKS), *things] == list(range(DEED_TOPICS))
    assert DEED_TOPICS + len(DEEDS) == TOPICS


def test_rows_for_another_number_of_players_are_noticed() -> None:
    assert fault(lambda t: t["action_points"]["rows"].pop("4")) == ConstraintBroken("K03")


MALFORMED: dict[str, Callable[[Tables], object]] = {
    "a group missing": lambda t: t.pop("lords"),
    "an unknown field": lambda t: t["lords"].update(power=3),
    "a word for a number": lambda t: t["setup"].update(workers="ten"),
    "an unknown track": lambda t: t["lords"]["entries"][1]["tracks"].update(honour=1),
    "an unknown worker": lambda t: t["lords"]["entries"][1]["workers"].update(banker=1),
    "an unknown effect": lambda t: t["royal_decrees"]["entries"][0]["alive"].update(effect="feast"),
    "an unknown guild": lambda t: t["guilds"].update(entries=["soldiers"]),
    "an unknown confidence": lambda t: t["setup"].update(confidence="hearsay"),
}


@pytest.mark.parametrize("case", MALFORMED)
def test_what_is_malformed_is_named(case: str) -> None:
    assert isinstance(fault(MALFORMED[case]), TablesMalformed)


UNKNOWN: dict[str, tuple[Any, str]] = {
    "a form": ({"never": 1}, "never"),
    "no form": ({}, ""),
    "no condition": ("strength", "strength"),
    "a metric": ({"state": "beauty", "value": 3}, "beauty"),
    "a track": ({"state": "track", "track": "honour", "value": 3}, "honour"),
    "a place": ({"state": "workers", "type": "spy", "where": "moon"}, "moon"),
    "a deed": ({"events": "dance"}, "dance"),
    "a field": ({"events": "raid", "where": {"colour": 3}}, "colour"),
    "a value": ({"events": "raid", "where": {"place": "moon"}}, "moon"),
    "a comparison": ({"state": "hand", "op": "!="}, "!="),
    "a filter": ({"events": "battle", "where": {"odds": {"!=": 3}}}, "{'!=': 3}"),
    "an aggregate": ({"events": "raid", "agg": "mean", "field": "influence"}, "mean"),
    "a number": ({"state": "hand", "value": "many"}, "many"),
    "a word too many": ({"state": "hand", "value": 3, "hue": 1}, "hue"),
    "players": ({"by_players": {"2": {"state": "hand"}}}, "by_players"),
    "too many players": ({"by_players": {"5": {"state": "hand"}, "more": {"state": "hand"}}}, "by_players"),
    "a list": ({"all": {"state": "hand"}}, "{'state': 'hand'}"),
    "a scope": ({"events": "raid", "scope": "game"}, "{}"),
    "an inner condition": ({"any": [{"state": "hand"}, {"not": {"state": "charm"}}]}, "charm"),
}


@pytest.mark.parametrize(("seats", "hand"), [(2, 5), (3, 6), (4, 5)])
def test_a_condition_may_differ_for_every_number_of_players(seats: int, hand: int) -> None:
    cond = {"by_players": {"3": {"state": "hand", "value": 6}, "more": {"state": "hand", "value": 5}}}
    assert Reader("bold", seats).read(cond).value == hand


@pytest.mark.parametrize("case", UNKNOWN)
def test_an_unknown_condition_is_refused_by_its_word(case: str) -> None:
    raw, word = UNKNOWN[case]
    with pytest.raises(BadTables) as error:
        Reader("bold", 3).read(raw)
    assert error.value.reason == UnknownCondition("bold", word)


def test_all_conditions_can_be_read_for_every_number_of_players() -> None:
    for seats in (2, 3, 4):
        assert len(conditions(FIGURES.in_game_claims.entries, seats)) == 48
        assert len(conditions(FIGURES.end_game_claims.entries, seats)) == 24


@pytest.mark.parametrize(
    "raw",
    [{"events": "raid", "op": "<=", "value": 0}, {"not": {"events": "raid"}}, {"events": "raid", "value": 0}],
)
def test_a_condition_that_may_hold_before_any_deed_is_always_looked_at(raw: Any) -> None:
    assert Reader("bold", 3).read(raw).topics == EVERYTHING


def test_other_conditions_are_looked_at_for_what_they_speak_of() -> None:
    assert Reader("bold", 3).read({"state": "track", "track": "trade", "value": 3}).topics == 1 << TRADE
    assert Reader("bold", 3).read({"events": "raid"}).topics == 1 << DEED_TOPICS + RAID
    for metric in ("lowest_track", "highest_track"):
        assert Reader("bold", 3).read({"state": metric, "value": 3}).topics == (1 << TRACKS) - 1
    assert Reader("bold", 3).read({"state": "on_map", "value": 3}).topics == 1 << WORKERS_TOPIC


def test_forms_that_the_printed_claims_do_not_use() -> None:
    t = table(bare(tracks={0: "trade3"}, hands={0: "spy1"}))
    t.deeds[0] = ((RAID, 0, 1, 1), (RAID, 1, 4, 4))
    for raw, true in (
        ({"not": {"state": "hand", "value": 2}}, True),
        ({"state": "hand", "op": "==", "value": 1}, True),
        ({"state": "tracks_at_least", "level": 3, "value": 2}, False),
        ({"events": "raid", "agg": "max", "field": "influence", "value": 4}, True),
        ({"events": "raid", "agg": "max", "field": "influence", "value": 5}, False),
    ):
        assert holds(Reader("bold", 3).read(raw), t, 0, 0) is true


@pytest.mark.parametrize(("hand", "true"), [("", False), ("spy1", True)])
def test_a_condition_that_names_no_number_asks_for_one(hand: str, true: bool) -> None:
    t = table(bare(hands={0: hand}))
    plain = Condition(STATE)
    plain.metric = HAND
    for condition in (plain, Reader("bold", 3).read({"state": "hand"})):
        assert holds(condition, t, 0, 0) is true


def test_the_queens_death_has_no_event_and_no_figures() -> None:
    for edict in (2 * QUEEN, 2 * QUEEN + 1):
        assert (EFFECT[edict], AMOUNT[edict], OTHER[edict]) == (NOTHING, 0, 0)


def test_the_lords() -> None:
    """The Patron is the yardstick: 10 spaces without a Worker, 8 with one, 7 with two."""
    assert LORD_TRACKS == [
        [0, 0, 4, 2, 2],
        [4, 2, 0, 2, 0],
        [2, 4, 2, 0, 0],
        [0, 0, 3, 4, 3],
        [0, 3, 0, 3, 4],
        [2, 2, 2, 2, 2],
        [3, 0, 0, 1, 3],
        [0, 3, 3, 0, 1],
    ]
    assert LORD_WORKERS == [
        [0, 0, 1],
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
        [1, 1, 0],
        [0, 1, 1],
    ]


def test_the_travelling_merchants() -> None:
    lines = "11-13 13-11 23-12 12-23 12-12 12-13 13-12 24-11 11-24 23-24 24-23 35-35"
    for merchant, line in enumerate(lines.split()):
        wealth, trade = line.split("-")
        assert [MERCHANT_PAY[merchant][0], MERCHANT_GAIN[merchant][0]] == [int(digit) for digit in wealth]
        assert [MERCHANT_PAY[merchant][1], MERCHANT_GAIN[merchant][1]] == [int(digit) for digit in trade]


def test_the_values_of_the_claims() -> None:
    values = "123311122132" + "221222232111" + "121122221" + "2111131" + "22112" + "231"
    assert [int(value) for value in values] == CLAIM_VALUES


def test_setup_figures() -> None:
    setup = FIGURES.setup
    assert (setup.hand, setup.end_claims_dealt, setup.end_claims_kept, setup.lords_dealt) == (3, 5, 3, 2)
    assert (setup.decrees, setup.merchants, setup.alms_tokens, setup.open_cards) == (6, 6, 3, 5)
    assert setup.die == [0, 0, 1, 2, 3, 4]
    assert (FIGURES.guilds.spaces, FIGURES.guilds.influence) == (2, 2)
    assert (FIGURES.end_game_claims.value, FIGURES.scoring.missed_claim) == (5, -3)


def test_the_number_of_actions_of_every_kind() -> None:
    sizes = {kind.__name__: len(interned(kind)) for kind in RULES.actions}
    assert {name: size for name, size in sizes.items() if size > 1} == {
        "PutAside": 276, "ChooseLord": 8, "ChooseFirstPlayer": 4, "RaiseTrack": 5, "LowerTrack": 5,
        "LowerTracks": 10, "WithdrawWorker": 5, "DiscardCard": 18, "PlaceMarker": 28, "DeclareStar": 12,
        "ReplaceWorker": 45, "KeepCard": 18, "BuyCard": 18, "KeepClaim": 48, "SplitCards": 15, "TakeGroup": 3,
        "TakeCard": 18, "ChooseKind": 2, "SpendCard": 18, "Advance": 24, "Raid": 50, "Battle": 40,
        "DivideSpoils": 11, "Sneak": 24, "Subterfuge": 120, "Caravan": 24, "Commerce": 20, "Wages": 72,
        "GrantGuild": 5, "ExchangeGuild": 25, "Alms": 2,
    }  # fmt: skip
