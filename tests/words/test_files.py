"""All Fluent files: the same messages in both languages, each translated, used, and given what it wants."""

from __future__ import annotations

import re
from collections import Counter

import msgspec
import pytest
from fluent.syntax import ast as ftl

from regency.games import load
from regency.kernel.edge import domains
from regency.kernel.options import describe
from regency.words import languages
from regency.words.fields import key_part, sizes
from regency.words.texts import bundle
from tests.words import catalogue
from tests.words.catalogue import GAMES, forms, messages, spoken_of
from tests.words.samples import Played, keys_of

GAME_OR_SHELL = [pytest.param(game, id=game or "shell") for game in GAMES]
# What of the shell is the same in German and English; a game declares its own.
SAME = frozenset({"games-bots", "meta-lang", "trouble", "version"})
TONE = re.compile(r"chip-\w+\.tone")  # read by the client, and said by nobody
WORD = re.compile(r"[^\W\d_]{2,}")
KERNEL = {
    *("do-Reconsider", "kind-Reconsider", "ask-Settled", "wait-Settled", "was-TakenBack", "was-EndedEarly"),
    *("was-Paused", "was-Resumed"),
    *("gain", "gain-span", "remark-and-gain"),
}
JOINS = {"list-comma", "list-and", "list-none", "seat-name"}


@pytest.mark.parametrize("game", GAME_OR_SHELL)
@pytest.mark.parametrize("lang", languages())
def test_every_line_can_be_read(lang: str, game: str | None) -> None:
    junk = [entry.content for entry in catalogue.bodies(lang, game) if isinstance(entry, ftl.Junk)]
    assert junk == []


@pytest.mark.parametrize("lang", languages())
def test_no_message_is_there_twice(lang: str) -> None:
    for game in GAMES:
        keys = catalogue.message_ids(lang, None) + (catalogue.message_ids(lang, game) if game else [])
        assert [key for key, times in Counter(keys).items() if times > 1] == []


@pytest.mark.parametrize("game", GAME_OR_SHELL)
def test_both_languages_have_the_same_messages(game: str | None) -> None:
    german, english = (set(catalogue.message_ids(lang, game)) for lang in ("de", "en"))
    assert german ^ english == set()


@pytest.mark.parametrize("game", GAME_OR_SHELL)
def test_both_languages_speak_of_the_same_things(game: str | None) -> None:
    german, english = messages("de", game), messages("en", game)
    differ = [
        key
        for key in german.keys() & english.keys()
        if spoken_of(german[key], forms("de", game)) != spoken_of(english[key], forms("en", game))
    ]
    assert differ == []


@pytest.mark.parametrize("game", GAME_OR_SHELL)
def test_every_message_is_translated(game: str | None) -> None:
    english = messages("en", game)
    same = {
        key
        for key, entry in messages("de", game).items()
        if key in english and entry.text == english[key].text and WORD.search(entry.text)
        if not TONE.fullmatch(key)
    }
    assert same == (SAME if game is None else load(game).same_words)


@pytest.mark.parametrize("game", GAME_OR_SHELL)
@pytest.mark.parametrize("lang", languages())
def test_every_message_can_be_said(lang: str, game: str | None) -> None:
    texts = bundle(lang, game)
    for key, entry in messages(lang, game).items():
        name, _, form = key.partition(".")
        message = texts.get_message(name)
        pattern = message.attributes[form] if form else message.value
        assert pattern is not None
        for number in (0, 1, 2):
            _, errors = texts.format_pattern(pattern, dict.fromkeys(entry.variables, number))
            assert errors == [], key


@pytest.mark.parametrize("lang", languages())
def test_every_reason_is_given_in_words(lang: str) -> None:
    known = {key for game in GAMES for key in messages(lang, game)}
    wordless = [kind.__name__ for kind in catalogue.every_reason() if f"why-{kind.__name__}" not in known]
    assert wordless == []


@pytest.mark.parametrize("lang", languages())
def test_reasons_of_the_house_speak_of_their_own_fields_only(lang: str) -> None:
    for kind in catalogue.every_reason():
        entry = messages(lang, None).get(f"why-{kind.__name__}")
        if entry is not None:
            fields = {field.name for field in msgspec.structs.fields(kind)}
            assert entry.variables <= fields, kind


@pytest.mark.parametrize("game", GAME_OR_SHELL)
def test_no_two_reasons_that_a_table_can_give_share_a_name(game: str | None) -> None:
    own = [kind for kind in catalogue.every_reason() if catalogue.game_of(kind.__module__) in (None, game)]
    names = Counter(kind.__name__ for kind in own)
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("lang", languages())
def test_every_key_that_the_code_says_is_there(lang: str) -> None:
    known = {key for game in GAMES for key in messages(lang, game)}
    assert [saying for saying in catalogue.sayings() if saying.key not in known] == []


@pytest.mark.parametrize("lang", languages())
def test_every_message_is_given_what_it_speaks_of(lang: str) -> None:
    shell = messages(lang, None)
    wanting = [
        saying
        for saying in catalogue.sayings()
        if saying.given is not None and saying.key in shell
        if not shell[saying.key].variables <= saying.given
    ]
    assert wanting == []


def test_the_shell_has_no_message_that_nobody_says() -> None:
    reasons = {f"why-{kind.__name__}" for kind in catalogue.every_reason()}
    ends = {"end-unfinished"}  # said by the reason's name, for a simulated game past its limit
    used = KERNEL | JOINS | ends | reasons | catalogue.literals() | catalogue.client_literals()
    idle = [key for key in catalogue.message_ids("en", None) if key not in used]
    completed = catalogue.prefixes() + catalogue.client_prefixes()
    assert [key for key in idle if not key.startswith(completed)] == []


@pytest.mark.parametrize("lang", languages())
def test_every_key_that_the_client_says_is_there(lang: str) -> None:
    known = {key for game in GAMES for key in messages(lang, game)}
    assert catalogue.client_sayings() - known == set()
    assert len(catalogue.client_sayings()) > 50, "the client's sources are where they are looked for"


def test_a_game_has_a_message_for_all_it_has_and_for_nothing_else(played: dict[str, Played]) -> None:
    for name, game in played.items():
        general = set(catalogue.message_ids("en", None))
        board = catalogue.client_literals(f"games/{name}")
        there = set(catalogue.message_ids("en", name))
        offered = catalogue.client_own_sayings() | catalogue.own_sayings() | costs_and_gains(name)
        assert there - expected(name, game) - board - general - offered == set()
        assert expected(name, game) - general - there == set()


def costs_and_gains(name: str) -> set[str]:
    """The keys by which a game may tell briefly what its events cost or bring."""
    kinds = load(name).events
    fields = {field.name for kind in kinds for field in msgspec.structs.fields(kind)}
    return {f"chip-{kind.__name__}" for kind in kinds} | {f"symbol-{field}" for field in fields}


def expected(name: str, game: Played) -> set[str]:
    """The keys that the declaration of a game, its page and its remarks call for."""
    rules = load(name)
    members = [(domain, value) for domain, size in sizes(rules).items() for value in range(size)]
    pieces = [name(*member) for member in members for name in (rules.phrase, rules.brief)]
    picked = {domain for kind in rules.actions for _, domain, _ in domains(kind)}
    return {
        "game-name",
        "game-about",
        "game-length",
        *(f"{way}-{kind.__name__}" for kind in rules.actions for way in ("do", "kind")),
        *(f"{way}-{kind.__name__}" for kind in rules.asks for way in ("ask", "wait")),
        *(f"was-{kind.__name__}" for kind in rules.events),
        *(f"why-{kind.__name__}" for kind in rules.reasons),
        *(f"pick-{domain}" for domain in picked),
        *(key for phrase in (*pieces, *game.phrases.values()) for key in keys_of(phrase)),
        *(f"option-{key_part(option.name)}" for option in describe(rules.options)),
        *(
            f"option-{key_part(option.name)}-{key_part(value)}"
            for option in describe(rules.options)
            for value in option.values
        ),
        *(f"feature-{key_part(feature)}" for feature in rules.features),
        *(f"score-{key_part(item)}" for item in rules.lines),
        *(f"end-{key_part(reason)}" for reason in rules.ends),
        *(f"count-{key_part(item)}" for item in rules.counts),
        *(f"sheet-{key_part(field).replace('_', '-')}" for field in rules.stats),
        *(rules.stories.messages if rules.stories is not None else ()),
    }
