"""Limits: buckets fill by the clock, and each address has its own."""

from __future__ import annotations

import pytest

from regency.server import clock
from regency.server.rate_limits import AddressBuckets, AddressLimits, TokenBucket


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


def test_addresses_have_buckets_and_sockets_of_their_own() -> None:
    limits = AddressLimits(a_minute=2, sockets=1)
    assert [limits.allows(who) for who in ("a", "a", "a", "b")] == [True, True, False, True]
    assert [limits.enter(who) for who in ("a", "a", "b")] == [True, False, True]
    limits.leave("a")
    assert limits.enter("a")
    for number in range(10_001):
        limits.allows(str(number))
    assert len(limits._buckets) == 10_000
