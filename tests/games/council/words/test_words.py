"""The words of The Council of Four: how they read."""

from __future__ import annotations

from typing import Any

import pytest

from regency.games.council import RULES
from regency.games.council.flow.gains import RewardAgain
from regency.games.council.flow.steps import BribeForKing, BribeForPermit, TakeActions
from regency.games.council.model.actions import AcquirePermit, BuildEmporium, ElectCouncillor, PayBribe
from regency.games.council.model.events import (
    AssistantsGained,
    CardsDrawn,
    CardsPlayed,
    CoinsGained,
    CouncillorElected,
    KingMoved,
    PermitTaken,
    PointsGained,
    TileTaken,
)
from regency.games.council.model.reasons import NoFittingCards, NotEnoughCoins
from regency.games.council.printed.bribes import BRIBES
from regency.games.council.printed.tables import LETTERS
from regency.words import Words

NAMES = ("Anna", "Ben")
TWO_ORANGE_AND_A_JOKER = BRIBES.index([0, 0, 2, 0, 0, 0, 1])


def words(lang: str) -> Words:
    return Words(lang, RULES, NAMES)


def test_cities_begin_with_the_letter_on_the_permits() -> None:
    assert [words("de").piece("city", city)[0] for city in range(15)] == list(LETTERS)


ENGLISH = {
    CardsPlayed(
        0, TWO_ORANGE_AND_A_JOKER, 0
    ): "Anna bribes the coast council with two orange cards and a joker.",
    CouncillorElected(
        1, 2, 3, 1
    ): "Ben elects an orange councillor to the king's council; a black one drops out.",
    PermitTaken(0, 2, 0, 1): "Anna takes permit C (2 assistants and 3 coins) on the coast.",
    TileTaken(
        0, 4, 5
    ): "Anna has built in every city of the coast and takes the coast bonus tile (5 points).",
    KingMoved(0, 0, 2, 1): "Anna leads the king from Arkon to Castrum along 1 road.",
}
GERMAN = {
    CardsPlayed(
        0, TWO_ORANGE_AND_A_JOKER, 0
    ): "Anna spielt zwei orange Karten und einen Joker, um den Rat der Küste zu bestechen.",
    CouncillorElected(
        1, 2, 3, 1
    ): "Ben wählt einen orangen Konziliar in den Rat des Königs und verdrängt dort einen schwarzen.",
    PermitTaken(0, 2, 0, 1): "Anna nimmt an der Küste die Baugenehmigung C (2 Assistenten und 3 Münzen).",
    TileTaken(
        0, 4, 5
    ): "Anna hat in jeder Stadt an der Küste gebaut und nimmt das Bonusplättchen Küste (5 Punkte).",
    KingMoved(0, 0, 2, 1): "Anna führt den König über 1 Straße von Arkon nach Castrum.",
}


@pytest.mark.parametrize(("lang", "told"), [("en", ENGLISH), ("de", GERMAN)])
def test_the_log_reads_like_sentences(lang: str, told: dict[Any, str]) -> None:
    assert {event: words(lang).event(event) for event in told} == told


def test_actions_read_like_buttons() -> None:
    actions = [
        ElectCouncillor(0, 1),
        AcquirePermit(0, 0),
        BuildEmporium(0, 0),
        PayBribe(TWO_ORANGE_AND_A_JOKER),
    ]
    assert [words("en").action(action) for action in actions] == [
        "Elect a white councillor to the hills council",
        "Acquire the left permit on the coast",
        "Build in Arkon with permit A",
        "Play two orange cards and a joker",
    ]
    assert [words("de").action(action) for action in actions] == [
        "Einen weißen Konziliar in den Rat des Hügellands wählen",
        "Erwerben: die linke Baugenehmigung an der Küste",
        "In Arkon mit der Baugenehmigung A bauen",
        "Spielen: zwei orange Karten und einen Joker",
    ]


PLURALS = [
    ("en", CoinsGained, ["no coins: the coin track is full", "1 coin", "2 coins"]),
    ("de", CoinsGained, ["keine Münzen: Die Münzleiste ist voll", "1 Münze", "2 Münzen"]),
    ("en", AssistantsGained, ["no assistants: none are left in the pool", "1 assistant", "2 assistants"]),
    ("de", AssistantsGained, ["keine Assistenten: Der Vorrat ist leer", "1 Assistenten", "2 Assistenten"]),
    ("en", PointsGained, ["0 points", "1 point", "2 points"]),
    ("de", PointsGained, ["0 Punkte", "1 Punkt", "2 Punkte"]),
]


@pytest.mark.parametrize(("lang", "kind", "counted"), PLURALS)
def test_numbers_have_their_plurals(lang: str, kind: Any, counted: list[str]) -> None:
    verb = {"en": "gains", "de": "erhält"}[lang]
    told = [words(lang).event(kind(0, count)) for count in range(3)]
    assert told == [f"Anna {verb} {amount}." for amount in counted]


def test_one_card_is_a_card() -> None:
    assert [words("en").event(CardsDrawn(0, count)) for count in (1, 3)] == [
        "Anna draws a politics card.",
        "Anna draws 3 politics cards.",
    ]


def test_questions_name_pieces_though_steps_hold_bare_numbers() -> None:
    assert "on the coast" in words("en").ask(BribeForPermit(0, 0, 1))
    assert "Castrum" in words("de").waiting(BribeForKing(1, 2))
    assert words("de").waiting(TakeActions(1)) == "Ben wählt eine Aktion."


def test_a_second_city_is_announced() -> None:
    assert "Another city may follow" in words("en").ask(RewardAgain(0, -1, 1))
    assert "Another city may follow" not in words("en").ask(RewardAgain(0, -1, 0))


def test_a_refusal_says_what_is_missing() -> None:
    assert words("en").reason(NotEnoughCoins(7, 1)) == "6 coins short: that costs 7, and you have 1."
    assert words("de").reason(NoFittingCards(3)) == "Keine deiner Karten passt zum Rat des Königs."
