"""What the board in the browser is given of the printed tables."""

from __future__ import annotations

import re

from regency.games.council import RULES
from regency.games.council.printed.tables import CITIES, MAPS, PERMITS, TOKENS

DATA = RULES.board_data()


def test_every_type_is_known_to_typescript_or_written_above_the_tables() -> None:
    written = set(re.findall(r"export (?:type|interface) (\w+)", DATA.types))
    named = {name for kind, _ in DATA.tables.values() for name in re.findall(r"\b[A-Z]\w+", kind)}
    assert named - written == {"Readonly", "Record"}


def test_maps_permits_and_tokens_are_all_there() -> None:
    maps, permits, tokens = (DATA.tables[name][1] for name in ("ATLAS", "PERMITS", "TOKENS"))
    assert [len(each["metals"]) for each in maps] == [CITIES] * MAPS
    assert [each["printed"] for each in permits] == [permit.printed for permit in PERMITS]
    assert permits[2] == {"printed": "C", "cities": [2], "bonus": {"assistants": 2, "coins": 3}}
    assert len(tokens) == len(TOKENS)
