"""Names of pieces: every member of every domain has a phrase, and no two of a domain are the same."""

from __future__ import annotations

import pytest

from regency.games.allegoria import RULES
from regency.games.allegoria.telling.pieces import full_title
from regency.kernel.edge import domains
from regency.kernel.fields import sizes_of
from regency.kernel.rules import Phrase
from tests.games.allegoria.builder import bare
from tests.games.allegoria.names import card
from tests.games.allegoria.play import table

DOMAINS = {domain: size for kind in RULES.actions for _, domain, size in domains(kind)} | {"merchant": 12}


@pytest.mark.parametrize("domain", DOMAINS)
def test_every_piece_has_a_name_of_its_own(domain: str) -> None:
    names = [RULES.phrase(domain, value) for value in range(DOMAINS[domain])]
    assert all(name.key for name in names)
    assert all(names.count(name) == 1 for name in names)


def test_a_card_is_named_by_type_and_value() -> None:
    assert RULES.phrase("card", card("spy2")) == Phrase("card", {"type": Phrase("card-type-1"), "value": 2})


def test_a_travelling_merchant_names_its_prices() -> None:
    named = {"letter": "F", "wealth_pay": 1, "wealth_gain": 2, "trade_pay": 1, "trade_gain": 3}
    assert RULES.phrase("merchant", 5) == Phrase("merchant", named)


def test_without_claims_the_title_is_lord_and_house() -> None:
    title = full_title(table(bare(lords=("regent", "envoy", "patron"))), 1)
    assert title == Phrase("name", {"lord": Phrase("lord-7"), "house": Phrase("house-1")})


def test_progress_is_the_round() -> None:
    assert RULES.progress(table(bare(round=4))) == 4


def test_the_domains_of_events() -> None:
    found = sizes_of(RULES.events)
    assert {domain: found[domain] for domain in ("merchant", "decree", "token", "cause", "deed")} == {
        "merchant": 12, "decree": 24, "token": 4, "cause": 8, "deed": 32,
    }  # fmt: skip
    assert all(DOMAINS.get(domain, size) == size for domain, size in found.items())
