"""The words of every game: everything renders, in both languages, from the fields it has."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from regency.games import ALL as GAMES
from regency.games import load
from regency.kernel.codec import Codec
from regency.kernel.edge import NEVER, AnyAsk, Event, Settled, domains
from regency.kernel.entries import LINE, PLAYER, RESTART, TOLD, Paused
from regency.kernel.options import describe
from regency.words import Words, languages
from regency.words.fields import sizes
from tests.words.catalogue import Entry, every_reason, forms, messages, spoken_of
from tests.words.samples import Played, samples

EACH = [pytest.param(game, lang, id=f"{game}-{lang}") for game in GAMES for lang in languages()]
EVERYWHERE = pytest.mark.parametrize(("game", "lang"), EACH)
NAMES = ("Anna", "Ben", "Chloé", "Dora")
CHLOE = 2  # no sample has her beside the one who is asked


def words(game: str, lang: str) -> Words:
    return Words(lang, load(game), NAMES)


def written(game: str, lang: str) -> dict[str, Entry]:
    """The messages that a game can say: those of the house, and its own."""
    return {**messages(lang, None), **messages(lang, game)}


@EVERYWHERE
def test_every_action_has_words_of_its_own(game: str, lang: str) -> None:
    table = Codec(load(game).actions).table
    said = [words(game, lang).action(action) for action in table]
    assert len(set(said)) == len(table)


@EVERYWHERE
def test_every_kind_of_action_has_a_heading(game: str, lang: str) -> None:
    kinds = load(game).actions
    assert len({words(game, lang).kind(kind) for kind in kinds}) == len(kinds)


@EVERYWHERE
def test_every_event_is_told_with_the_name_of_its_seat(game: str, lang: str) -> None:
    kinds: list[type[Event]] = [*load(game).events, *TOLD]
    for kind in kinds:
        for event in samples(kind, load(game)):
            seat = getattr(event, "seat", None) if kind is not Paused else None
            assert seat is None or NAMES[seat] in words(game, lang).event(event)


@pytest.mark.parametrize("lang", languages())
def test_a_pause_is_told_with_its_reason_and_whoever_it_is_through(lang: str) -> None:
    speak = Words(lang, None, NAMES)
    told = [speak.event(Paused(why, 2)) for why in (PLAYER, LINE, RESTART, "other", "tea")]
    assert [NAMES[2] in said for said in told] == [True, True, False, False, False]
    assert len(set(told)) == 4
    assert all(speak.event(Paused(why, NEVER)) for why in (RESTART, "other"))


@EVERYWHERE
def test_every_question_is_asked_and_the_others_read_who_is_asked(game: str, lang: str) -> None:
    kinds: list[type[AnyAsk]] = [*load(game).asks, Settled]
    for kind in kinds:
        for sample in samples(kind, load(game)):
            ask = msgspec.structs.replace(sample, seat=CHLOE)
            assert NAMES[CHLOE] not in words(game, lang).ask(ask)
            assert NAMES[CHLOE] in words(game, lang).waiting(ask)


@EVERYWHERE
def test_every_reason_is_given(game: str, lang: str) -> None:
    for kind in load(game).reasons:
        assert all(words(game, lang).reason(reason) for reason in samples(kind, load(game)))


@EVERYWHERE
def test_reasons_of_the_house_are_given_at_a_table_and_without_one(game: str, lang: str) -> None:
    for kind in every_reason():
        if f"why-{kind.__name__}" in messages(lang, None):
            for reason in samples(kind):
                assert words(game, lang).reason(reason) and Words(lang).reason(reason)


@EVERYWHERE
def test_every_piece_has_a_name_of_its_own(game: str, lang: str) -> None:
    for domain, size in sizes(load(game)).items():
        assert len({words(game, lang).piece(domain, value) for value in range(size)}) == size


@EVERYWHERE
def test_every_piece_of_a_menu_has_a_label_of_its_own(game: str, lang: str) -> None:
    brief, speak = load(game).brief, words(game, lang)
    for domain, size in sizes(load(game)).items():
        assert len({speak.phrase(brief(domain, value)) for value in range(size)}) == size


@EVERYWHERE
def test_every_choice_is_asked_for(game: str, lang: str) -> None:
    picked = {domain for kind in load(game).actions for _, domain, _ in domains(kind)}
    assert len({words(game, lang).pick(domain) for domain in picked}) == len(picked)


@EVERYWHERE
def test_every_option_and_value_is_explained(game: str, lang: str) -> None:
    speak = words(game, lang)
    for option in describe(load(game).options):
        assert speak.option(option.name)
        assert speak.about(option.name).endswith(".")
        assert len({speak.option(option.name, value) for value in option.values}) == len(option.values)


@EVERYWHERE
def test_every_feature_has_a_name_of_its_own(game: str, lang: str) -> None:
    features = load(game).features
    assert len({words(game, lang).feature(name) for name in features}) == len(features)


@EVERYWHERE
def test_whole_games_are_told(game: str, lang: str, played: dict[str, Played]) -> None:
    games, speak = played[game], words(game, lang)
    assert all(speak.event(event) for event in games.events)
    assert all(speak.ask(ask) and speak.waiting(ask) for ask in games.asks)
    assert all(speak.phrase(phrase) for phrase in games.phrases.values())
    assert speak.end(games.outcome.reason) and all(speak.score(line.item) for line in games.outcome.lines)


@EVERYWHERE
@pytest.mark.parametrize("way", ["do", "was", "why"])
def test_a_message_speaks_of_all_fields_of_its_type(game: str, lang: str, way: str) -> None:
    rules = load(game)
    kinds: tuple[Any, ...] = {"do": rules.actions, "was": rules.events, "why": rules.reasons}[way]
    for kind in kinds:
        key = f"{way}-{kind.__name__}"
        fields = {field.name for field in msgspec.structs.fields(kind)} - rules.unsaid.get(key, frozenset())
        assert spoken_of(written(game, lang)[key], forms(lang, game)) == fields, key


@EVERYWHERE
@pytest.mark.parametrize("way", ["ask", "wait"])
def test_a_question_speaks_of_its_own_fields_only(game: str, lang: str, way: str) -> None:
    for kind in load(game).asks:
        entry = messages(lang, game)[f"{way}-{kind.__name__}"]
        fields = {field.name for field in msgspec.structs.fields(kind)}
        assert spoken_of(entry, forms(lang, game)) <= fields
