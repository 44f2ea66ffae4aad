"""What the pieces of Pendulum are called, in both languages."""

from __future__ import annotations

import pytest

from regency.games.pendulum import RULES
from regency.games.pendulum.printed.board import BOX_NAMES, BOX_TASKS, ROW_BOXES
from regency.games.pendulum.telling.pieces import BOX_LETTERS
from regency.words import Words
from tests.games.pendulum.builder import turns
from tests.games.pendulum.names import box, province, task

NAMES = ("Anna", "Ben", "Chloé", "Dora", "Emil")
EN, DE = Words("en", RULES, NAMES), Words("de", RULES, NAMES)


@pytest.mark.parametrize(
    ("domain", "value", "english", "german"),
    [
        ("box", box("PU1"), "purple A", "Violett A"),
        ("box", box("PUW"), "purple AB", "Violett AB"),
        ("box", box("GLN"), "green J (narrow)", "Grün J (schmal)"),
        ("box", box("BL4"), "black T", "Schwarz T"),
        ("task", task("PU1"), "brown production (upper row)", "braune Produktion (obere Reihe)"),
        ("task", task("BL3"), "a province (lower row)", "eine Provinz (untere Reihe)"),
        ("province", province("gold_crown"), "Festival Square (gold crown)", "Festplatz (Gold mit Krone)"),
        ("worker", 0, "grande worker", "Grande-Arbeiter"),
        ("worker", 3, "third common worker", "dritter Standard-Arbeiter"),
        ("noble", 1, "Ben", "Ben"),
        ("noble", 5, "the neutral colour", "die neutrale Farbe"),
        ("noble", 7, "Rival B", "Gegner B"),
        ("automa", 0, "card 1", "Karte 1"),
        ("gold", 3, "3 gold", "3 Gold"),
        ("mat", 9, "Aurion, the Peacekeeper", "Aurion, der Friedenswahrer"),
    ],
)
def test_a_piece_has_a_name(domain: str, value: int, english: str, german: str) -> None:
    assert (EN.piece(domain, value), DE.piece(domain, value)) == (english, german)


def test_letters_are_told_apart_on_each_side_and_a_wide_box_has_one_for_each_action() -> None:
    assert len(BOX_LETTERS) == len(BOX_NAMES)
    for side in ROW_BOXES:
        boxes = [each for row in side for each in row]
        assert "".join(BOX_LETTERS[each] for each in boxes) == "ABCDEFGHIJKLMNOPQRST"
        assert all(len(BOX_LETTERS[each]) == len(BOX_TASKS[each]) for each in boxes)


def test_cards_are_listed_with_what_they_do() -> None:
    assert EN.phrase(RULES.brief("card", 0)) == "Parade Salute: Gain 1 prestige point."
    assert DE.phrase(RULES.brief("achievement", 3)).startswith("Machtdemonstration: Besitze mindestens 8 ")
    assert EN.phrase(RULES.brief("slot", 0)) == "brown"


def test_at_the_end_a_player_is_called_after_the_character() -> None:
    title = RULES.title(turns("C5A").state.table, 0)
    assert title is not None and DE.phrase(title) == "Aurion, der Friedenswahrer"
