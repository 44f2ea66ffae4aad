"""Words whatever the game: languages, fallbacks, lists, numbers, and arguments that are nothing but text."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from regency import words as module
from regency.games._example import KingsFavours
from regency.games._example.model.actions import LayCard
from regency.games._example.model.domains import Favour
from regency.games._example.model.events import CardLaid, CardTurned, FavourLost, FavourOffered
from regency.games._example.model.reasons import NobodyThere
from regency.kernel.edge import Action, Event
from regency.kernel.entries import TakenBack
from regency.kernel.errors import NoSuchSeat, Reason, RecordOfUnknownVersion, RecordTooLarge, UnknownOption
from regency.kernel.rules import Phrase
from regency.words import NoWords, Words, choose, languages
from regency.words.texts import bundle, sources
from tests.example import EXAMPLE, RULES

LANGUAGES = pytest.mark.parametrize("lang", languages())
HOSTILE = "[bold]{ $x }[/bold] \\n {{ 5 }} *_<b>&amp;</b>"


class Wordless(Event, frozen=True):
    """No file knows it."""


class Nameless(Action, frozen=True):
    """Nor this."""


class Unspoken(Reason, frozen=True):
    """Nor this."""


def lenient(monkeypatch: pytest.MonkeyPatch) -> None:
    """As at the table."""
    monkeypatch.setattr(Words, "strict", False)


# Languages


def test_english_and_german_are_spoken() -> None:
    assert languages() == ("en", "de")


@pytest.mark.parametrize(
    ("wanted", "environment", "lang"),
    [
        ("de", {"LANG": "en_GB.UTF-8"}, "de"),
        ("en", {"LANG": "de_DE.UTF-8"}, "en"),
        ("de-AT", {}, "de"),
        ("DE", {}, "de"),
        ("fr", {"LANG": "de_DE.UTF-8"}, "en"),
        ("deu", {}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "de"),
        (None, {"LC_ALL": "en_US.UTF-8", "LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "de_CH", "LANG": "en_US"}, "de"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {}, "en"),
        ("", {}, "en"),
    ],
)
def test_the_language_is_chosen(wanted: str | None, environment: dict[str, str], lang: str) -> None:
    assert choose(wanted, environment) == lang


def test_a_language_that_is_not_spoken_becomes_english() -> None:
    assert Words("xx").lang == "en"


def test_bundles_are_made_once() -> None:
    assert bundle("de", EXAMPLE) is bundle("de", EXAMPLE)


# What is missing


def test_what_is_missing_is_an_error_in_tests() -> None:
    with pytest.raises(NoWords):
        Words("de").say("no-such-message")
    with pytest.raises(NoWords, match="list-and"):
        Words("de").say("list-and", before="a")


@LANGUAGES
@pytest.mark.parametrize(
    ("speak", "key"),
    [
        (lambda words: words.say("no-such-message"), "no-such-message"),
        (lambda words: words.event(Wordless()), "was-Wordless"),
        (lambda words: words.action(Nameless()), "do-Nameless"),
        (lambda words: words.reason(Unspoken()), "why-Unspoken"),
        (lambda words: words.piece("planet", 3), "planet-3"),
        (lambda words: words.about("planet"), "option-planet"),
        (lambda words: words.about("size-14/6"), "option-size-14_6"),
        (lambda words: words.say("list-and", before="a"), "list-and"),
    ],
)
def test_at_the_table_a_missing_message_is_its_key(
    monkeypatch: pytest.MonkeyPatch, lang: str, speak: Callable[[Words], str], key: str
) -> None:
    lenient(monkeypatch)
    assert speak(Words(lang, RULES)) == key
    assert speak(Words(lang)) == key


def test_at_the_table_what_is_missing_in_german_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    lenient(monkeypatch)
    english = bundle("en", EXAMPLE)
    monkeypatch.setattr(module, "bundle", lambda lang, game: english if lang == "en" else bundle(lang, None))
    words = Words("de", RULES, ["Anna"])
    assert words.game() == "The King's Favours"
    assert words.event(CardLaid(0)) == "Anna lays a card face down."
    assert words.piece("card", 1) == "Cook (2)"
    assert words.event(CardTurned(0, 1)) == "Anna has sent the Cook (2)."
    assert words.about("ties") == "What becomes of a favour that nobody takes."


def test_a_sentence_that_falls_back_to_english_is_english_throughout(monkeypatch: pytest.MonkeyPatch) -> None:
    lenient(monkeypatch)
    formatted = module._formatted

    def forgetful(texts: FluentBundle, key: str, form: str, given: dict[str, Any]) -> str | None:
        lost = texts.locales == ["de"] and key == "was-CardTurned"
        return None if lost else formatted(texts, key, form, given)

    monkeypatch.setattr(module, "_formatted", forgetful)
    told = Words("de", RULES, ["Anna"]).event(CardTurned(0, 1))
    assert told == "Anna has sent the Cook (2)."


# Arguments


@LANGUAGES
def test_names_are_text_and_nothing_else(lang: str) -> None:
    words = Words(lang, RULES, [HOSTILE])
    assert words.event(CardLaid(0)).startswith(f"{HOSTILE} ")
    assert HOSTILE in words.reason(UnknownOption(HOSTILE, HOSTILE))
    assert HOSTILE in words.say("list-and", before=HOSTILE, last="x")


def test_nothing_is_wrapped_in_direction_marks() -> None:
    assert Words("en", RULES, ["Anna"]).event(CardLaid(0)) == "Anna lays a card face down."


@pytest.mark.parametrize(
    "sign", ["\x1b[31m", "\n", "\r", "\x00", "\x9b", "\u202e", "\u2066", "\u2028", "\udcff"]
)
def test_signs_that_move_the_cursor_or_cannot_be_printed_are_replaced(sign: str) -> None:
    told = Words("en", RULES, [f"Anna{sign}!"]).event(CardLaid(0))
    assert sign[0] not in told
    assert told.startswith("Anna�")
    told.encode()


def test_letters_of_all_languages_stay() -> None:
    name = "Žofie 王 👩‍👧 O'Neil"
    assert Words("de", RULES, [name]).event(CardLaid(0)) == f"{name} legt eine Karte verdeckt hin."


@LANGUAGES
def test_an_argument_of_any_length_is_cut(lang: str) -> None:
    long = "x" * 100_000
    assert len(Words(lang, RULES, [long]).event(CardLaid(0))) < 1100
    assert len(Words(lang).say("list-and", before=long, last=[long, long, long])) < 2100


def test_seats_without_a_name_are_numbered() -> None:
    assert Words("en").name(1) == "Seat 2"
    assert Words("de", RULES, ["Anna", ""]).event(CardLaid(1)) == "Platz 2 legt eine Karte verdeckt hin."
    assert Words("en").reason(NoSuchSeat(4, 2)) == "Seat 5 does not exist: there are 2 seats here."
    assert Words("en").name(-1) == "Seat 0"


@pytest.mark.parametrize(
    ("items", "english", "german"),
    [
        ([], "nothing", "nichts"),
        (["a"], "a", "a"),
        (["a", "b"], "a and b", "a und b"),
        (("a", "b", 3), "a, b and 3", "a, b und 3"),
        (
            [Phrase("favour-0"), Phrase("favour-1")],
            "the first dance and the cellar key",
            "der erste Tanz und der Kellerschlüssel",
        ),
    ],
)
def test_lists_are_joined(items: object, english: str, german: str) -> None:
    phrase = Phrase("favour", {"name": items, "points": 7})
    assert Words("en", RULES).phrase(phrase) == f"{english} (7)"
    assert Words("de", RULES).phrase(phrase) == f"{german} (7)"


def test_large_numbers_are_grouped() -> None:
    assert "1,234,567 bytes" in Words("en").reason(RecordTooLarge(1_234_567, 5))
    assert "1.234.567 Bytes" in Words("de").reason(RecordTooLarge(1_234_567, 5))


@LANGUAGES
@pytest.mark.parametrize(("digits", "said"), [(3, "1"), (23, "000"), (30, "1" + 30 * "0"), (5000, "0x")])
def test_numbers_of_any_size_are_said(lang: str, digits: int, said: str) -> None:
    for version in (10**digits, -(10**digits)):
        assert said in Words(lang).reason(RecordOfUnknownVersion(EXAMPLE, version, 1))


@LANGUAGES
@pytest.mark.parametrize("number", [float("inf"), float("nan"), 1e300, 0.5])
def test_odd_numbers_are_said(lang: str, number: float) -> None:
    assert Words(lang).say("list-and", before=number, last=None)


def test_a_switch_chooses_the_sentence() -> None:
    words = Words("en", RULES, ["Anna"])
    assert "earlier moment" in words.event(TakenBack(0, 3, True))
    assert "earlier moment" not in words.event(TakenBack(0, 3, False))


def test_a_path_is_text() -> None:
    assert Words("en").say("list-and", before=Path("a/b"), last="c") == "a/b and c"


def test_a_value_outside_its_domain_is_a_number() -> None:
    assert Words("en", RULES).reason(NobodyThere(99)) == "99 is not at this table."
    assert Words("en", RULES).event(FavourLost(99)) == "Nobody comes alone: 99 is lost."
    assert Words("en").reason(NoSuchSeat(0, 2)) == "Seat 1 does not exist: there are 2 seats here."


# Pieces of seats, and lists of pieces


class Estates(KingsFavours):
    """The example, with favours that are called after the seats they belong to."""

    def phrase(self, domain: str, value: int) -> Phrase:
        return Phrase("estate", {"seat": value}) if domain == "favour" else Phrase(f"{domain}-{value}")


class Travelled(Event, frozen=True):
    """From an estate to others; `card` is a mere number here, though a domain is called so."""

    seat: int
    estate: Favour
    others: tuple[Favour, ...]
    card: int


ESTATES = """
estate = { $seat }'s estate
    .to = to { $seat }'s estate
    .own = the own estate
    .own-to = home
was-Travelled = { $seat } leaves { $estate }, goes { $estate-to }, sees { $others }, { $card } days
do-Travel = From { $estate } { $estate-to }
"""


class Travel(Action, frozen=True):
    """To an estate."""

    estate: Favour


@pytest.fixture
def estates(monkeypatch: pytest.MonkeyPatch) -> Words:
    """Words of a game whose favours belong to seats."""
    made = FluentBundle(["en"], use_isolating=False)
    made.add_resource(FluentResource(ESTATES))
    for source in sources("en", None):
        made.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    monkeypatch.setattr(module, "bundle", lambda lang, game: made)
    return Words("en", Estates(), ["Anna", "Ben"])


def test_a_piece_of_a_seat_is_called_after_its_player(estates: Words) -> None:
    assert estates.piece("favour", 1) == "Ben's estate"
    assert estates.phrase(Phrase("estate", {"seat": 0})) == "Anna's estate"


def test_a_sentence_about_its_owner_has_its_own_words_for_a_piece(estates: Words) -> None:
    assert (
        estates.event(Travelled(0, 1, (), 2))
        == "Anna leaves Ben's estate, goes to Ben's estate, sees nothing, 2 days"
    )
    assert (
        estates.event(Travelled(1, 1, (), 2)) == "Ben leaves the own estate, goes home, sees nothing, 2 days"
    )


def test_a_list_of_pieces_is_joined(estates: Words) -> None:
    assert "sees Ben's estate and the own estate, 2 days" in estates.event(Travelled(0, 1, (1, 0), 2))


def test_only_steps_hold_numbers_named_after_their_domains(estates: Words) -> None:
    assert estates.event(Travelled(0, 1, (), 1)).endswith(", 1 days")


def test_an_action_is_put_to_the_one_who_may_take_it(estates: Words) -> None:
    assert estates.action(Travel(1)) == "From Ben's estate to Ben's estate"
    assert estates.action(Travel(1), 0) == "From Ben's estate to Ben's estate"
    assert estates.action(Travel(1), 1) == "From the own estate home"


# Speed


def test_a_sentence_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words("en", RULES, ["Anna"])
    first = words.action(LayCard(0))
    monkeypatch.setattr(module, "_formatted", lambda *_: pytest.fail("said anew"))
    assert words.action(LayCard(0)) is first


def test_only_so_many_sentences_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_KEPT", 10)
    words = Words("en", RULES, ["Anna"])
    told = [words.event(FavourOffered(number, 7)) for number in range(2, 40)]
    assert told[-1] == "Audience 39: the king offers a castle (7)."
    assert len(words._kept) <= 10
