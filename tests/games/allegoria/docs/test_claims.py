"""The claims in the rules reference: their titles, values and conditions are those of the printed tables."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from regency.games.allegoria.model.figures import FIGURES
from regency.games.allegoria.printed.claims import CLAIM_VALUES
from regency.games.allegoria.printed.terms import TRACK_NAMES, TRACKS
from tests.docs.reading import LANGUAGES, numbers
from tests.games.allegoria.docs.reading import TRACK_WORDS, entries


def walk(cond: Any) -> Iterator[tuple[str, Any]]:
    """All words of a condition with what stands behind them."""
    for key, value in cond.items():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, dict):
                yield from walk(inner)
            else:
                yield key, inner


STEMS = {
    "en": {"soldier": "Soldier", "spy": "Spy|Spies", "merchant": "Merchant"},
    "de": {"soldier": "Soldat", "spy": "Spion", "merchant": "Händler"},
}
RAISED_BY = dict(zip(("recruit", "infiltrate", "tradesman", "profits", "educate"), TRACK_NAMES, strict=True))
TRADED = {("gain_kind", "track"), ("field", "paid_track")}  # what Commerce does to Trade and Wealth


def tracks_in(words: list[tuple[str, Any]]) -> set[str]:
    """The Town Tracks that a condition is about, those that a deed raises among them."""
    named = {value for _, value in words if value in TRACK_NAMES}
    raised = {RAISED_BY[value] for _, value in words if value in RAISED_BY}
    return named | raised | ({"trade", "wealth"} if TRADED & set(words) else set())


def faults(lang: str, cond: Any, told: str) -> Iterator[str]:
    """Figures above 1, tracks and kinds of Workers that a text and a condition do not share."""
    words = list(walk(cond))
    figures = {value for _, value in words if isinstance(value, int) and value > 1}
    if figures != {number for number in numbers(told) if number > 1}:
        yield f"{sorted(figures)}"
    tracks = tracks_in(words)
    for name, track in zip(TRACK_NAMES, TRACK_WORDS[lang], strict=True):
        if len(tracks) < TRACKS and (name in tracks) != (track in told):
            yield name
    for name, stem in STEMS[lang].items():
        if {("type", name), ("worker", name)} & set(words) and not re.search(stem, told):
            yield name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_game_claims(lang: str) -> None:
    listed = entries(lang, "in-game")
    assert [int(value) for _, value, _ in listed] == CLAIM_VALUES
    for claim, (title, _, told) in zip(FIGURES.in_game_claims.entries, listed, strict=True):
        assert list(faults(lang, claim.cond, told)) == [], title


@pytest.mark.parametrize("lang", LANGUAGES)
def test_end_game_claims(lang: str) -> None:
    for claim, (title, value, told) in zip(
        FIGURES.end_game_claims.entries, entries(lang, "end-game"), strict=True
    ):
        assert (list(faults(lang, claim.cond, told)), value) == ([], ""), title


@pytest.mark.parametrize(
    ("told", "fault"),
    [
        ("have Strength 7 or more.", "[8]"),
        ("have Strength 8 or 9.", "[8]"),
        ("have Trade 8 or more.", "strength"),
    ],
)
def test_a_wrong_text_is_noticed(told: str, fault: str) -> None:
    [mighty] = [claim for claim in FIGURES.in_game_claims.entries if claim.name == "mighty"]
    assert fault in list(faults("en", mighty.cond, told))
