"""The generator: known answers, fair choices, and streams that tell nothing of each other."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regency.kernel.rng import SPAN, Rng, commitment, stream, stretch

pytestmark = pytest.mark.both
KNOWN_WORDS = [7, 34, 56623200, 188882296, 3431242869, 399395954]
KNOWN_STREAM = (2925688551, 896780272, 3871209825, 3722424196)
KNOWN_SHUFFLE = [4, 6, 5, 8, 0, 1, 7, 9, 2, 3]
KNOWN_COMMITMENT = "aa9a87f08856d3cb546e4505e5d67f5ac970f135517a8280bec5ee371e894a6a"
LABELS = st.text(max_size=20)


def test_known_words_of_sfc32() -> None:
    rng = Rng(1, 2, 3, 4)
    assert [rng.word() for _ in range(6)] == KNOWN_WORDS


def test_known_streams() -> None:
    rng = stream(stretch(1), "deck", 0)
    assert (rng.a, rng.b, rng.c, rng.d) == KNOWN_STREAM
    cards = list(range(10))
    rng.shuffle(cards)
    assert cards == KNOWN_SHUFFLE
    assert commitment(stretch(1)) == KNOWN_COMMITMENT


def test_a_choice_needs_possibilities() -> None:
    for bad in (0, -1, SPAN + 1):
        with pytest.raises(ValueError, match="possibilities"):
            Rng(1, 2, 3, 4).below(bad)


def test_the_largest_choice_is_a_word() -> None:
    assert Rng(1, 2, 3, 4).below(SPAN) == Rng(1, 2, 3, 4).word()


def test_a_word_beyond_the_fair_span_is_drawn_again() -> None:
    plain, fair = Rng(1, 2, 3, 4), Rng(1, 2, 3, 4)
    most = SPAN // 2 + 1  # nearly every second word is unfair
    words = [plain.word() for _ in range(40)]
    assert [fair.below(most) for _ in range(10)] == [word for word in words if word < most][:10]


@given(st.integers(1, 12), st.integers(0, 2**32 - 1))
@settings(max_examples=30, deadline=None)
def test_every_choice_is_equally_likely(n: int, key: int) -> None:
    rng = stream(stretch(key), "uniform", n)
    rolls = 400 * n
    tally = [0] * n
    for _ in range(rolls):
        tally[rng.below(n)] += 1
    assert sum((seen - 400) ** 2 / 400 for seen in tally) < 60  # chi squared, 11 degrees: p < 1e-8


@given(st.lists(st.integers(-5, 5), max_size=30), st.integers(0, 1000))
def test_a_shuffle_is_a_permutation(cards: list[int], key: int) -> None:
    shuffled = cards[:]
    stream(stretch(key), "shuffle", 0).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


def test_every_order_of_three_comes_up_equally_often() -> None:
    orders: dict[tuple[int, ...], int] = {}
    for count in range(1200):
        cards = [0, 1, 2]
        stream(stretch(7), "three", count).shuffle(cards)
        orders[tuple(cards)] = orders.get(tuple(cards), 0) + 1
    assert len(orders) == 6
    assert all(140 < seen < 260 for seen in orders.values())


@given(st.binary(min_size=32, max_size=32), LABELS, st.integers(0, 2**40))
def test_a_stream_is_the_same_every_time(seed: bytes, label: str, count: int) -> None:
    once, again = stream(seed, label, count), stream(seed, label, count)
    assert [once.word() for _ in range(4)] == [again.word() for _ in range(4)]


@given(LABELS, LABELS, st.integers(0, 9), st.integers(0, 9))
def test_streams_of_other_names_or_counts_differ(one: str, other: str, here: int, there: int) -> None:
    left, right = stream(bytes(32), one, here), stream(bytes(32), other, there)
    same = (one, here) == (other, there)
    assert same == ([left.word() for _ in range(4)] == [right.word() for _ in range(4)])


@given(st.integers(0, 2**64), st.integers(0, 100))
def test_a_clone_rolls_on_alone(key: int, burnt: int) -> None:
    rng = stream(stretch(key), "clone", 0)
    for _ in range(burnt % 10):
        rng.word()
    clone = rng.clone()
    assert [rng.word() for _ in range(3)] == [clone.word() for _ in range(3)]
