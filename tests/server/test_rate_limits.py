"""Limits: buckets fill by the clock, and each address has its own."""

from __future__ import annotations

import pytest

from regency.server import clock
from regency.server.rate_limits import AddressBuckets, AddressLimits, MessageLimit, TokenBucket, household


def test_a_bucket_fills_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    instant = 1000
    monkeypatch.setattr(clock, "now", lambda: instant)
    bucket = TokenBucket(a_second=2, most=3)
    assert [bucket.allows() for _ in range(4)] == [True, True, True, False]
    instant += 500
    assert [bucket.allows(), bucket.allows()] == [True, False]
    instant -= 10_000
    assert not bucket.allows(), "a clock that is set back gives nothing and takes nothing"


def test_whoever_used_more_than_there_was_waits_for_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    instant = 1000
    monkeypatch.setattr(clock, "now", lambda: instant)
    bucket = TokenBucket(a_second=1, most=2)
    bucket.spend(5)
    seen = []
    for _ in range(4):
        seen.append(bucket.has_some())
        instant += 1_500
    assert seen == [False, False, False, True]


def test_each_address_has_a_bucket_of_its_own_and_few_are_remembered() -> None:
    buckets = AddressBuckets(0.0, 2)
    assert [buckets.allows(who) for who in ("a", "a", "a", "b")] == [True, True, False, True]
    for number in range(10_001):
        buckets.allows(str(number))
    assert len(buckets._buckets) == 10_000


def limits(a_minute: float = 2, sockets: int = 1, messages: float = 2) -> AddressLimits:
    return AddressLimits(a_minute, sockets, messages, addresses=2, sockets_in_all=3 * sockets)


def test_addresses_have_buckets_and_sockets_of_their_own() -> None:
    some = limits()
    assert [some.allows(who) for who in ("a", "a", "a", "b")] == [True, True, False, True]
    assert [some.enter(who) for who in ("a", "a", "b")] == [True, False, True]
    some.leave("a")
    assert some.enter("a")
    for number in range(10_001):
        some.allows(str(number))
    assert len(some._buckets) == 10_000


def test_all_addresses_together_have_budgets_too() -> None:
    some = limits()
    assert [some.allows(str(who)) for who in range(6)] == [True] * 4 + [False] * 2
    assert [some.enter(str(who)) for who in range(4)] == [True, True, True, False]
    some.leave("0")
    assert some.enter("3") and not some._sockets._taken.get("0")


def test_sockets_of_an_address_share_its_messages_and_some_are_kept_for_players(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(clock, "now", lambda: 1000)
    common, kept = limits(messages=2), limits(messages=1)
    sockets = [MessageLimit(1, common.messages("a"), kept.messages("a")) for _ in range(4)]
    sent = [socket.allows(lambda: False) for socket in sockets for _ in range(3)]
    assert sent == [True] * 6 + [False] * 6, "two a second for three seconds"
    player = MessageLimit(2, common.messages("a"), kept.messages("a"))
    assert [player.allows(lambda: True) for _ in range(4)] == [True, True, True, False]
    elsewhere = MessageLimit(1, common.messages("b"), kept.messages("b"))
    assert elsewhere.allows(lambda: False)


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002"),
        ("2001:db8:1:2::9", "2001:0db8:0001:0002"),
        ("somewhere", "somewhere"),
    ],
)
def test_a_household_counts_as_one(host: str, counted: str) -> None:
    assert household(host) == counted
