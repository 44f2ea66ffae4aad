"""The words of Throne of Allegoria: how they read, and that every card explains itself."""

from __future__ import annotations

from typing import Any

import pytest

from regency.games.allegoria import RULES
from regency.games.allegoria.flow.bid_steps import Buy, ChooseCard
from regency.games.allegoria.flow.turn_steps import DivideTheSpoils, SpendCards
from regency.games.allegoria.model import actions as a
from regency.games.allegoria.model import events as e
from regency.games.allegoria.model import reasons as r
from regency.games.allegoria.printed.claims import CLAIMS, END_CLAIMS
from regency.games.allegoria.printed.lords import LORDS
from regency.games.allegoria.printed.merchants import MERCHANTS
from regency.games.allegoria.printed.terms import CENTRE, DECREES, FACES, GUILDS, NO_GUILD, TRACKS
from regency.games.allegoria.telling.pieces import full_title
from regency.words import Words, languages
from tests.games.allegoria.builder import bare
from tests.games.allegoria.names import CLAIM, END_CLAIM, card, cards
from tests.games.allegoria.play import table

LANGUAGES = pytest.mark.parametrize("lang", languages())
NAMES = ("Anna", "Ben", "Chloé", "Dora")
ANNA, BEN, CHLOE, DORA = range(4)
EXPLAINED = {
    "claim": CLAIMS, "end_claim": END_CLAIMS, "lord": LORDS, "merchant": MERCHANTS, "decree": 2 * DECREES,
    "guild": GUILDS, "card": FACES,
}  # fmt: skip


def words(lang: str) -> Words:
    return Words(lang, RULES, NAMES)


def text(lang: str, domain: str, value: int) -> str:
    """What a piece does, as the board and the sheet say it."""
    return words(lang)._piece(domain, value).forms["text"]


# Cards explain themselves


@LANGUAGES
@pytest.mark.parametrize("domain", EXPLAINED)
def test_every_card_says_what_it_does_in_a_sentence(lang: str, domain: str) -> None:
    texts = [text(lang, domain, value) for value in range(EXPLAINED[domain])]
    assert all(said.endswith((".", ").")) and len(said) < 180 for said in texts)
    queen = 1 if domain == "decree" else 0  # both halves of the Queen's card say the same
    assert len(set(texts)) == len(texts) - queen


@pytest.mark.parametrize(
    ("domain", "value", "english", "german"),
    [
        ("claim", CLAIM["mighty"], "Have Strength 8 or more.", "Habe Stärke 8 oder mehr."),
        (
            "end_claim",
            END_CLAIM["blameless"],
            "You have no Anarchy marker.",
            "Du hast keinen Anarchiemarker.",
        ),
        (
            "lord",
            0,
            "Starts with Trade 4, Wealth 2, Knowledge 2 and a Merchant at home.",
            "Beginnt mit Handel 4, Reichtum 2, Wissen 2 und einem Händler in der Heimat.",
        ),
        (
            "card",
            card("spy2"),
            "Discard it with Infiltrate to raise Intrigue by 2 spaces.",
            "Wirf sie beim Infiltrieren ab, um Intrige um 2 Schritte zu erhöhen.",
        ),
    ],
)
def test_what_a_card_does(domain: str, value: int, english: str, german: str) -> None:
    assert [text("en", domain, value), text("de", domain, value)] == [english, german]


def test_claims_in_a_menu_come_with_their_conditions() -> None:
    brief = RULES.brief("end_claim", END_CLAIM["blameless"])
    assert words("en").phrase(brief) == "The Blameless: You have no Anarchy marker."
    assert words("de").phrase(RULES.brief("worker", 1)) == "Spion"


# Titles


DONE = {0: "cunning generous suspicious impaler"}
TITLED = {
    "en": "The Absolutist, The Determined, The Cunning, The Generous, The Suspicious, The Impaler, "
    "Patron of House Roselie",
    "de": "Der Absolutist, Der Entschlossene, Der Raffinierte, Der Großzügige, Der Argwöhnische, "
    "Der Pfähler, Schutzherr aus dem Hause Roselie",
}


@LANGUAGES
def test_the_full_title_of_the_score_example(lang: str) -> None:
    t = table(bare(done=DONE, lords=("patron",)))
    t.fulfilled[0] = (END_CLAIM["absolutist"], END_CLAIM["determined"])
    assert words(lang).phrase(full_title(t, 0)) == TITLED[lang]


def test_without_claims_there_is_lord_and_house() -> None:
    t = table(bare(lords=("patron", "envoy")))
    assert words("en").phrase(full_title(t, 1)) == "Envoy of House Culver-Lux"
    assert words("de").phrase(full_title(t, 1)) == "Gesandter aus dem Hause Culver-Lux"


# The log


ENGLISH = {
    e.WorkersMoved(ANNA, 0, ANNA, CENTRE, 2): "Anna moves 2 Soldiers from home to the centre.",
    e.WorkersMoved(ANNA, 1, CENTRE, BEN, 1): "Anna moves a Spy from the centre to Ben's home.",
    e.WorkerPlaced(BEN, 2, BEN): "Ben places a Merchant at home.",
    e.CardBought(BEN, DORA, card("spy2")): "Ben buys Spy 2 from Dora.",
    e.MarkersShown(ANNA, 2, (2, 0, 3)): "Anna reveals 2, 0 and ★.",
    e.CardsTaken(ANNA, tuple(cards("soldier2 joker1"))): "Anna takes Soldier 2 and Joker 1.",
    e.TrackMoved(ANNA, 3, -2, 5): "Anna's Wealth falls by 2 to 5.",
    e.TrackMoved(ANNA, 3, 2, 7): "Anna's Wealth rises by 2 to 7.",
    e.DiplomacyMoved(ANNA, 2): "Anna reaches ×2 on the Diplomacy Track.",
    e.AlmsMoved(BEN, 3): "Ben reaches step 3 of the Alms Track.",
    e.BattleFought(
        ANNA, BEN, BEN, 2, 5, 3, 4
    ): "Battle in Ben's home: Anna rolls 2 and has 5 in all; Ben rolls 3 and has 4.",
    e.ClaimCompleted(
        ANNA, CLAIM["impaler"], 20
    ): "A claim is completed: Anna is now called The Impaler (2 Influence), thanks to a Battle.",
    e.ClaimCompleted(
        ANNA, CLAIM["impaler"], 31
    ): "A claim holds at once: Anna is now called The Impaler (2 Influence).",
    e.EndClaimsShown(
        BEN, (END_CLAIM["blameless"],), ()
    ): "Ben shows the End of Game Claims. Fulfilled: The Blameless. Missed: nothing.",
}
GERMAN = {
    e.WorkersMoved(ANNA, 0, ANNA, CENTRE, 2): "Anna bewegt 2 Soldaten von daheim ins Zentrum.",
    e.WorkersMoved(ANNA, 1, CENTRE, BEN, 1): "Anna bewegt einen Spion aus dem Zentrum in die Heimat von Ben.",
    e.WorkerPlaced(BEN, 2, BEN): "Ben stellt daheim einen Händler auf.",
    e.CardBought(BEN, DORA, card("spy2")): "Ben kauft Spion 2 von Dora.",
    e.MarkersShown(ANNA, 2, (2, 0, 3)): "Anna deckt 2, 0 und ★ auf.",
    e.CardsTaken(ANNA, tuple(cards("soldier2 joker1"))): "Anna nimmt Soldat 2 und Joker 1.",
    e.TrackMoved(ANNA, 3, -2, 5): "Reichtum von Anna fällt um 2 auf 5.",
    e.TrackMoved(ANNA, 3, 2, 7): "Reichtum von Anna steigt um 2 auf 7.",
    e.DiplomacyMoved(ANNA, 2): "Anna erreicht ×2 auf der Diplomatieleiste.",
    e.AlmsMoved(BEN, 3): "Ben erreicht Schritt 3 der Almosenleiste.",
    e.BattleFought(
        ANNA, BEN, BEN, 2, 5, 3, 4
    ): "Schlacht in der Heimat von Ben: Anna würfelt 2 und kommt auf 5; Ben würfelt 3 und kommt auf 4.",
    e.ClaimCompleted(
        ANNA, CLAIM["impaler"], 20
    ): "Eine Aufgabe ist erfüllt: Anna heißt jetzt „Der Pfähler“ (2 Einfluss). Anlass: eine Schlacht.",
    e.ClaimCompleted(
        ANNA, CLAIM["impaler"], 31
    ): "Eine Aufgabe ist sofort erfüllt: Anna heißt jetzt „Der Pfähler“ (2 Einfluss).",
    e.EndClaimsShown(
        BEN, (END_CLAIM["blameless"],), ()
    ): "Ben zeigt die „Spielende“-Aufgaben. Erfüllt: Der Untadelige. Verfehlt: nichts.",
}


@pytest.mark.parametrize(("lang", "told"), [("en", ENGLISH), ("de", GERMAN)])
def test_the_log_reads_like_sentences(lang: str, told: dict[Any, str]) -> None:
    assert {event: words(lang).event(event) for event in told} == told


@LANGUAGES
@pytest.mark.parametrize("by", range(-3, 0))
def test_every_fall_is_told_as_one(lang: str, by: int) -> None:
    told = words(lang).event(e.TrackMoved(ANNA, 0, by, 4))
    assert {"en": f"falls by {-by} to 4", "de": f"fällt um {-by} auf 4"}[lang] in told


PLURALS = [
    ("en", ["draws a Workforce card", "draws 2 Workforce cards", "draws 5 Workforce cards"]),
    ("de", ["zieht eine Arbeiterkarte", "zieht 2 Arbeiterkarten", "zieht 5 Arbeiterkarten"]),
]


@pytest.mark.parametrize(("lang", "counted"), PLURALS)
def test_numbers_have_their_plurals(lang: str, counted: list[str]) -> None:
    told = [words(lang).event(e.CardsDrawn(ANNA, count)) for count in (1, 2, 5)]
    assert told == [f"Anna {drawn}." for drawn in counted]


# Buttons and questions


BUTTONS = [
    (
        a.Advance(ANNA, CENTRE, 2),
        "Advance with 2 Soldiers from home to the centre",
        "Vorrücken mit 2 Soldaten von daheim ins Zentrum",
    ),
    (
        a.Battle(BEN, BEN, 1),
        "Battle in Ben's home against Ben, +1 for an Anarchy marker",
        "Schlacht in der Heimat von Ben gegen Ben, +1 für einen Anarchiemarker",
    ),
    (a.Subterfuge(CHLOE, 0, TRACKS), "Lower Chloé's Strength", "List gegen Chloé: Stärke senken"),
    (
        a.Subterfuge(CHLOE, 0, 1),
        "Lower Chloé's Strength, then Intrigue for an Anarchy marker",
        "List gegen Chloé: Stärke senken, dann Intrige für einen Anarchiemarker",
    ),
    (a.DeclareStar(1, NO_GUILD), "Count the star as 2", "Den Stern als 2 zählen"),
    (
        a.DeclareStar(0, 3),
        "Count the star as 1 and activate the Banker's Guild",
        "Den Stern als 1 zählen und die Gilde der Bankiers aktivieren",
    ),
    (
        a.Commerce(BEN, 1, 1),
        "Commerce in Ben's Market: pay Trade, gain Influence",
        "Kommerz auf dem Markt von Ben: mit Handel zahlen, Gewinn als Einfluss",
    ),
]


@pytest.mark.parametrize(("action", "english", "german"), BUTTONS)
def test_actions_read_like_buttons(action: Any, english: str, german: str) -> None:
    assert [words(lang).action(action, ANNA) for lang in ("en", "de")] == [english, german]


def test_questions_name_pieces_and_players_though_steps_hold_bare_numbers() -> None:
    assert "from Dora for 1 Wealth" in words("en").ask(Buy(BEN, DORA))
    assert "erste Gruppe" in words("de").ask(ChooseCard(BEN, 0))
    assert words("de").waiting(SpendCards(BEN, 1)) == "Ben wirft Karten für Intrige ab."
    spoils = DivideTheSpoils(ANNA, BEN, ANNA, BEN, -2, 1, 2, 0)
    assert words("en").ask(spoils).startswith("You have won at home: how many of Ben's Soldiers")


def test_a_refusal_says_what_is_missing() -> None:
    assert words("en").reason(r.TrackTooLow(2, 2, 1)) == "That costs 2 Trade; you have 1."
    assert words("en").reason(r.GroupTooLarge(2)) == "You may move no more than 2 Workers at a time."
    assert words("de").reason(r.NoDefender(BEN, CENTRE)) == "Ben hat im Zentrum keine Soldaten."
