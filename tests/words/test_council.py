"""The words of The Council of Four: everything renders, in both languages, from the fields it has."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from regency.games.council.actions import AcquirePermit, BuildEmporium, ElectCouncillor, PayBribe
from regency.games.council.bribes import BRIBES
from regency.games.council.data import LETTERS
from regency.games.council.events import (
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
from regency.games.council.reasons import NoFittingCards, NotEnoughCoins
from regency.games.council.steps import BribeForKing, BribeForPermit, RewardAgain, TakeActions
from regency.kernel.codec import Codec
from regency.kernel.edge import Ask, Event, Settled, domains
from regency.kernel.entries import TakenBack
from regency.kernel.options import describe
from regency.words import Words, languages
from regency.words.fields import sizes
from tests.words.catalogue import every_reason, forms, messages, spoken_of
from tests.words.samples import COUNCIL, Played, samples

LANGUAGES = pytest.mark.parametrize("lang", languages())
NAMES = ("Anna", "Ben")
# Facts that a sentence leaves out: they are on the board, or in another word of the same sentence.
SILENT = {
    "was-DeckShuffled": {"cards"},
    "was-PermitTaken": {"slot"},
    "was-PermitTurnedUp": {"slot"},
    "was-PermitPutUnder": {"slot"},
    "was-TileTaken": {"points"},
}
TWO_ORANGE_AND_A_JOKER = BRIBES.index([0, 0, 2, 0, 0, 0, 1])


def words(lang: str) -> Words:
    return Words(lang, COUNCIL, NAMES)


@LANGUAGES
def test_every_action_has_words_of_its_own(lang: str) -> None:
    table = Codec(COUNCIL.actions).table
    said = [words(lang).action(action) for action in table]
    assert len(set(said)) == len(table)


@LANGUAGES
def test_every_kind_of_action_has_a_heading(lang: str) -> None:
    said = [words(lang).kind(kind) for kind in COUNCIL.actions]
    assert len(set(said)) == len(COUNCIL.actions)


@LANGUAGES
def test_every_event_is_told_with_the_name_of_its_seat(lang: str) -> None:
    kinds: list[type[Event]] = [*COUNCIL.events, TakenBack]
    for kind in kinds:
        for event in samples(kind):
            seat = getattr(event, "seat", None)
            assert seat is None or NAMES[seat] in words(lang).event(event)


@LANGUAGES
def test_every_question_is_asked_and_the_others_read_who_is_asked(lang: str) -> None:
    kinds: list[type[Ask[Any, Any, Any]]] = [*COUNCIL.asks, Settled]
    for kind in kinds:
        for ask in samples(kind):
            assert "Anna" not in words(lang).ask(ask)
            assert NAMES[ask.seat] in words(lang).waiting(ask)


@LANGUAGES
def test_every_reason_is_given(lang: str) -> None:
    for kind in COUNCIL.reasons:
        assert all(words(lang).reason(reason) for reason in samples(kind))


@LANGUAGES
def test_reasons_of_the_house_are_given_at_a_table_and_without_one(lang: str) -> None:
    for kind in every_reason():
        if f"why-{kind.__name__}" in messages(lang, None):
            for reason in samples(kind):
                assert words(lang).reason(reason) and Words(lang).reason(reason)


@LANGUAGES
def test_every_piece_has_a_name_of_its_own(lang: str) -> None:
    for domain, size in sizes(COUNCIL).items():
        assert len({words(lang).piece(domain, value) for value in range(size)}) == size


@LANGUAGES
def test_every_choice_is_asked_for(lang: str) -> None:
    picked = {domain for kind in COUNCIL.actions for _, domain, _ in domains(kind)}
    assert len({words(lang).pick(domain) for domain in picked}) == len(picked)


@LANGUAGES
def test_every_option_and_value_is_explained(lang: str) -> None:
    for option in describe(COUNCIL.options):
        assert words(lang).option(option.name)
        assert words(lang).about(option.name).endswith(".")
        assert len({words(lang).option(option.name, value) for value in option.values}) == len(option.values)


@LANGUAGES
def test_every_feature_has_a_name_of_its_own(lang: str) -> None:
    assert len({words(lang).feature(name) for name in COUNCIL.features}) == len(COUNCIL.features)


@LANGUAGES
def test_a_whole_game_is_told(lang: str, played: dict[str, Played]) -> None:
    game, speak = played["council"], words(lang)
    assert all(speak.event(event) for event in game.events)
    assert all(speak.ask(ask) and speak.waiting(ask) for ask in game.asks)
    assert all(speak.phrase(phrase) for phrase in game.phrases.values())
    assert speak.end(game.outcome.reason) and all(speak.score(line.item) for line in game.outcome.lines)


@LANGUAGES
@pytest.mark.parametrize(
    ("way", "kinds"),
    [("do", COUNCIL.actions), ("was", COUNCIL.events), ("why", COUNCIL.reasons)],
)
def test_a_message_speaks_of_all_fields_of_its_type(lang: str, way: str, kinds: tuple[Any, ...]) -> None:
    for kind in kinds:
        key = f"{way}-{kind.__name__}"
        fields = {field.name for field in msgspec.structs.fields(kind)}
        assert spoken_of(messages(lang, "council")[key], forms(lang, "council")) == fields - SILENT.get(
            key, set()
        )


@LANGUAGES
@pytest.mark.parametrize("way", ["ask", "wait"])
def test_a_question_speaks_of_its_own_fields_only(lang: str, way: str) -> None:
    for kind in COUNCIL.asks:
        entry = messages(lang, "council")[f"{way}-{kind.__name__}"]
        fields = {field.name for field in msgspec.structs.fields(kind)}
        assert spoken_of(entry, forms(lang, "council")) <= fields


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
    KingMoved(0, 0, 2, 1): "Anna leads the king from Arkon to Castrum, along 1 road.",
}
GERMAN = {
    CardsPlayed(
        0, TWO_ORANGE_AND_A_JOKER, 0
    ): "Anna spielt zwei orange Karten und einen Joker, um den Rat der Küste zu bestechen.",
    CouncillorElected(
        1, 2, 3, 1
    ): "Ben wählt einen orangen Ratsherrn in den Rat des Königs und verdrängt dort einen schwarzen.",
    PermitTaken(0, 2, 0, 1): "Anna nimmt an der Küste die Baugenehmigung C (2 Assistenten und 3 Münzen).",
    TileTaken(
        0, 4, 5
    ): "Anna hat in jeder Stadt an der Küste gebaut und nimmt das Bonusplättchen Küste (5 Punkte).",
    KingMoved(0, 0, 2, 1): "Anna führt den König von Arkon nach Castrum, über 1 Straße.",
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
        "Einen weißen Ratsherrn in den Rat des Hügellands wählen",
        "Erwerben: die linke Baugenehmigung an der Küste",
        "In Arkon bauen, mit der Baugenehmigung A",
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
    assert words("en").reason(NotEnoughCoins(7, 1)) == "That costs 7 coins, and you have 1."
    assert words("de").reason(NoFittingCards(3)) == "Keine deiner Karten passt zum Rat des Königs."
