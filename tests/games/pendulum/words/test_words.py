"""The words of Pendulum: how they read, and that every card says what is printed on it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from regency.games.pendulum import RULES
from regency.games.pendulum.flow.questions import GainAny, PayAny, PickTrack, RankBonus
from regency.games.pendulum.model import actions as a
from regency.games.pendulum.model import events as e
from regency.games.pendulum.model import reasons as r
from regency.games.pendulum.printed.achievements import ACHIEVEMENT_REWARD, ACHIEVEMENTS, REQUIREMENT
from regency.games.pendulum.printed.board import TASK_COST, TASK_REWARD, TASKS
from regency.games.pendulum.printed.cards import CARD_COST, CARD_EFFECTS, CARDS
from regency.games.pendulum.printed.provinces import FAMILY_ICONS, PROVINCE_FAMILY, PROVINCES
from regency.games.pendulum.printed.terms import (
    ADVANCE,
    GAIN_ANY,
    GAIN_CUBES,
    GAIN_LEGENDARY,
    GAIN_VOTES,
    POPULARITY,
    POPULARITY_PAID,
    POWER,
    POWER_PAID,
    PRODUCE,
    VOTES_PAID,
    Cost,
    Effects,
)
from regency.words import Words, languages
from tests.games.pendulum.names import COMMON, GRANDE, box, card, task

LANGUAGES = pytest.mark.parametrize("lang", languages())
NAMES = ("Anna", "Ben", "Chloé", "Dora")
ANNA, BEN = 0, 1
CUBES = {"en": ("military", "culture", "gold"), "de": ("Militär", "Kultur", "Gold")}
TRACKS = {"en": ("power", "prestige", "popularity"), "de": ("Macht", "Prestige", "Popularität")}
SLOTS = {"en": ("brown", "red", "blue", "yellow"), "de": ("braune", "rote", "blaue", "gelbe")}


def words(lang: str) -> Words:
    return Words(lang, RULES, NAMES)


def text(lang: str, domain: str, value: int) -> str:
    """What a piece does, as lists and boards say it."""
    return words(lang)._piece(domain, value).forms["text"]


# What is printed is said


def paid_words(lang: str, cost: Cost) -> list[str]:
    """Everything that a text must name of a price."""
    found = [rf"{cost[cube]} {CUBES[lang][cube]}" for cube in range(3) if cost[cube]]
    if cost[VOTES_PAID]:
        found.append(rf"{cost[VOTES_PAID]} (votes|Stimmen)")
    for place, track in ((POWER_PAID, POWER), (POPULARITY_PAID, POPULARITY)):
        if cost[place]:
            found.append(rf"{cost[place]} {TRACKS[lang][track]}")
    if cost[4]:
        found.append(rf"(any {cost[4]} resources|{cost[4]} beliebige Ressourcen)")
    return found


def gained_words(lang: str, effects: Effects) -> list[str]:
    """Everything that a text must name of a reward."""
    found = []
    for op, what, amount in effects:
        if op == GAIN_CUBES:
            found.append(rf"{amount} {CUBES[lang][what]}")
        elif op == GAIN_VOTES:
            found.append(rf"{amount} (votes?|Stimmen?)")
        elif op == ADVANCE:
            found.append(rf"{amount} {TRACKS[lang][what]}")
        elif op == GAIN_ANY:
            found.append(rf"(any {amount} resources?|{amount} beliebige Ressourcen?)")
        elif op == PRODUCE:
            found.append(rf"{SLOTS[lang][what]} (production|Produktion)")
        elif op == GAIN_LEGENDARY:
            found.append("legend")
    return found


@LANGUAGES
@pytest.mark.parametrize("number", range(CARDS))
def test_a_card_says_its_price_and_what_it_brings(lang: str, number: int) -> None:
    said = text(lang, "card", number)
    wanted = paid_words(lang, CARD_COST[number]) + gained_words(lang, CARD_EFFECTS[number])
    assert [part for part in wanted if not re.search(part, said)] == []
    assert said.endswith(".") and len(said) < 140


@LANGUAGES
@pytest.mark.parametrize("number", range(ACHIEVEMENTS))
def test_an_achievement_says_what_it_asks_for_and_brings(lang: str, number: int) -> None:
    said = text(lang, "achievement", number)
    wanted = paid_words(lang, REQUIREMENT[number]) + gained_words(lang, ACHIEVEMENT_REWARD[number])
    assert [part for part in wanted if not re.search(part, said)] == []


@LANGUAGES
@pytest.mark.parametrize("number", range(TASKS))
def test_an_action_of_the_board_says_its_price_and_its_reward(lang: str, number: int) -> None:
    said = text(lang, "task", number)
    wanted = paid_words(lang, TASK_COST[number]) + gained_words(lang, TASK_REWARD[number])
    assert [part for part in wanted if not re.search(part, said)] == []


@LANGUAGES
def test_a_province_says_what_it_adds_to_each_slot(lang: str) -> None:
    for number in range(PROVINCES):
        parts = text(lang, "province", number).split(", ")
        for slot, said in enumerate(parts):
            (wanted,) = gained_words(lang, FAMILY_ICONS[PROVINCE_FAMILY[number]][slot])
            assert said.startswith(SLOTS[lang][slot].removesuffix("e")) and re.search(wanted, said), number


def test_both_languages_have_the_same_figures() -> None:
    for domain, size in (("card", CARDS), ("achievement", ACHIEVEMENTS), ("task", TASKS), ("mat", 10)):
        for number in range(size):
            english, german = (re.findall(r"\d+", text(lang, domain, number)) for lang in ("en", "de"))
            assert sorted(english) == sorted(german), (domain, number)


# How it reads


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            e.WorkerEvicted(ANNA, COMMON, box("GU2"), BEN),
            "Ben has the better rank and takes green H: Anna's first common worker goes back.",
            "Ben hat den besseren Rang und nimmt Grün H: Anna bekommt den ersten Standard-Arbeiter zurück.",
        ),
        (
            e.WorkerActed(BEN, COMMON, task("BL2")),
            "Ben acts with a common worker: a vote (lower row).",
            "Ben handelt mit einem Standard-Arbeiter: eine Stimme (untere Reihe).",
        ),
        (
            e.TimerFlipped(ANNA, 2, 0),
            "Anna flips the black timer to the upper row.",
            "Anna dreht die schwarze Sanduhr zur oberen Reihe.",
        ),
        (
            e.PrivilegeOrdered((1, 0, 5), (5, 3, 3)),
            "New order of privilege: Ben, Anna and the neutral colour. Votes: 5, 3 and 3.",
            "Neue Rangfolge: Ben, Anna und die neutrale Farbe. Stimmen: 5, 3 und 3.",
        ),
        (
            e.RivalPlaced(1, 2, box("PUW")),
            "Rival B moves a second common worker to purple AB.",
            "Gegner B setzt den zweiten Standard-Arbeiter auf Violett AB.",
        ),
    ],
)
def test_an_event_is_told(event: Any, english: str, german: str) -> None:
    assert (words("en").event(event), words("de").event(event)) == (english, german)


@pytest.mark.parametrize(
    ("action", "english", "german"),
    [
        (a.GainCubes(1, 0, 2), "Gain: +1 military +2 gold", "Erhalten: +1 Militär +2 Gold"),
        (a.PayCubes(0, 8, 0), "Pay: −8 culture", "Zahlen: −8 Kultur"),
        (a.SwapCubes(1, 3), "Exchange 3 culture for 3 military", "3 Kultur gegen 3 Militär tauschen"),
        (
            a.PlaceWorker(GRANDE, box("BU1")),
            "Place your grande worker in black M",
            "Deinen Grande-Arbeiter auf Schwarz M setzen",
        ),
        (
            a.Act(COMMON, task("GL3")),
            "Act with your first common worker: power and 2 votes (lower row)",
            "Mit deinem ersten Standard-Arbeiter handeln: Macht und 2 Stimmen (untere Reihe)",
        ),
    ],
)
def test_an_action_is_offered(action: Any, english: str, german: str) -> None:
    assert (words("en").action(action), words("de").action(action)) == (english, german)


@pytest.mark.parametrize(
    ("reason", "english", "german"),
    [
        (
            r.SandRuns(1),
            "Sand is still running in the green timer. Flip it when it has run out.",
            "In der grünen Sanduhr läuft noch Sand. Drehe sie, wenn sie abgelaufen ist.",
        ),
        (
            r.WorkerLocked(GRANDE),
            "Your grande worker is locked until the timer leaves its row.",
            "Dein Grande-Arbeiter ist gesperrt, bis die Sanduhr seine Reihe verlässt.",
        ),
        (
            r.BoxTaken(box("PU2")),
            "Another colour stands in purple B: only a grande worker may join.",
            "Auf Violett B steht eine andere Farbe: Nur ein Grande-Arbeiter darf dazu.",
        ),
        (r.CubesMissing(2, 2, 1), "You need 2 gold and have 1.", "Du brauchst 2 Gold und hast 1."),
    ],
)
def test_a_refusal_says_what_is_wrong_and_what_to_do(reason: Any, english: str, german: str) -> None:
    assert (words("en").reason(reason), words("de").reason(reason)) == (english, german)


@LANGUAGES
def test_refusals_fit_a_bubble(lang: str) -> None:
    for kind in RULES.reasons:
        fields = [2] * len(kind.__struct_fields__)
        said = words(lang).reason(kind(*fields))
        assert len(said) <= 110, said


@pytest.mark.parametrize(
    ("ask", "english", "german"),
    [
        (GainAny(ANNA, 1), "Gain any 1 resource: which?", "Du erhältst 1 beliebige Ressource: welche?"),
        (
            PayAny(ANNA, card("C4-S4"), 8),
            "“Levy Everything” costs any 8 resources: which do you pay?",
            "„Allgemeine Aushebung“ kostet 8 beliebige Ressourcen: Welche zahlst du?",
        ),
        (PickTrack(ANNA, 2), "2 points: on which track?", "2 Punkte: Auf welcher Leiste?"),
        (
            RankBonus(ANNA, 1),
            "Bonus of your rank: on which track do you put the point?",
            "Bonus deines Rangs: Auf welche Leiste kommt der Punkt?",
        ),
    ],
)
def test_a_question_is_asked(ask: Any, english: str, german: str) -> None:
    assert (words("en").ask(ask), words("de").ask(ask)) == (english, german)
