"""What can be typed: numbers, and commands in both languages at once."""

from __future__ import annotations

import pytest

from regency.terminal.commands import COMMANDS, Typed, understand, vocabulary
from regency.words import Words, languages


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("u", "undo"),
        ("UNDO", "undo"),
        ("take back", "undo"),
        ("zurücknehmen", "undo"),
        ("b", "back"),
        ("zurück", "back"),
        ("h", "hint"),
        ("why", "why"),
        ("Warum", "why"),
        ("Tipp", "hint"),
        ("ja", "ok"),
        ("t", "table"),
        ("sheet", "table"),
        ("Tisch", "table"),
        ("l", "log"),
        ("verlauf", "log"),
        ("r", "rules"),
        ("regeln", "rules"),
        ("?", "help"),
        ("hilfe", "help"),
        ("q", "quit"),
        ("Ende", "quit"),
    ],
)
def test_a_command_is_known_by_letter_and_word(line: str, command: str) -> None:
    assert understand(line) == Typed(command=command)


def test_no_word_means_two_things() -> None:
    spoken = [
        (word.strip().casefold(), command)
        for lang in languages()
        for command in COMMANDS
        for word in Words(lang).say(f"command-{command}").split(",")
    ]
    assert {word for word, _ in spoken} == set(vocabulary())
    assert all(vocabulary()[word] == command for word, command in spoken)


def test_numbers_may_follow_one_another() -> None:
    assert understand(" 1  12 3 ") == Typed((1, 12, 3))


def test_what_follows_a_command_is_kept() -> None:
    assert understand("log 50") == Typed(command="log", rest="50")
    assert understand("regeln 7") == Typed(command="rules", rest="7")


@pytest.mark.parametrize("line", ["", "   ", "xyzzy", "-1", "1.5", "²", "99999999999999999999", "1 b"])
def test_the_rest_is_not_understood(line: str) -> None:
    assert understand(line) is None
