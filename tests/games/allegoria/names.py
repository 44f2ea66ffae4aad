"""The pieces by name: what section tests are written in."""

from __future__ import annotations

from regency.games.allegoria.model.figures import FIGURES
from regency.games.allegoria.printed.terms import CARD_NAMES, CARD_VALUES, CENTRE, TRACK_NAMES, WORKER_NAMES

# The players of the rulebooks' examples
ROSELIE, UMBRAL, CULVER_LUX, ANTARES = range(4)

SPACE = {
    name: number
    for number, name in enumerate(("claims", "workforce", "soldier", "spy", "merchant", "banker", "scholar"))
}
MARKER = {"0": 0, "1": 1, "2": 2, "*": 3}
CLAIM = {claim.name: number for number, claim in enumerate(FIGURES.in_game_claims.entries)}
END_CLAIM = {claim.name: number for number, claim in enumerate(FIGURES.end_game_claims.entries)}
LORD = {lord.name: number for number, lord in enumerate(FIGURES.lords.entries)}
MERCHANT_CARD = {card.name: number for number, card in enumerate(FIGURES.travelling_merchants.entries)}
EDICT = {"none": 12}  # Market Privilege, which concerns the own Market only
for _number, _decree in enumerate(FIGURES.royal_decrees.entries, start=1):
    EDICT[_decree.alive.name] = 2 * _number
    EDICT[_decree.dead.name] = 2 * _number + 1
EDICT["none"] = EDICT["market-privilege"]


def card(name: str) -> int:
    """A Workforce card: "soldier2"."""
    return CARD_NAMES.index(name[:-1]) * CARD_VALUES + int(name[-1]) - 1


def cards(names: str) -> list[int]:
    """Several of them."""
    return [card(name) for name in names.split()]


def levels(given: str) -> list[int]:
    """Five levels: "strength6 trade3", the others 0."""
    found = [0] * len(TRACK_NAMES)
    for word in given.split():
        name = word.rstrip("0123456789")
        found[TRACK_NAMES.index(name)] = int(word[len(name) :])
    return found


def standing(given: str) -> list[tuple[int, int, int]]:
    """Workers on the map: "3soldier@1 spy@centre" as kind, Territory and number."""
    found = []
    for word in given.split():
        what, where = word.split("@")
        name = what.lstrip("0123456789")
        count = int(what[: len(what) - len(name)] or 1)
        found.append((WORKER_NAMES.index(name), CENTRE if where == "centre" else int(where), count))
    return found
