"""What to know before choosing: the tile behind a space, the price of a bribe, the reward of a city."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from regency.kernel.edge import Action
from regency.kernel.rules import Phrase

from ..flow.steps import MAIN_ACTIONS, QUICK_ACTIONS
from ..model.actions import (
    AcquirePermit,
    BuildEmporium,
    BuildWithKing,
    ChangePermits,
    ChooseReward,
    ElectByAssistant,
    ElectCouncillor,
    PayBribe,
    RepeatReward,
    TakePermit,
)
from ..model.state import Eyes, Table, council_of, face_up
from ..printed.bribes import BRIBES, PRICES
from ..printed.maps import ATLAS, linked
from ..printed.tables import (
    CITIES,
    ELECT_BY_ASSISTANT_PRICE,
    ELECTION_COINS,
    FACE_UP,
    KING,
    KING_REWARDS,
    NOTHING,
    PERMITS,
    ROAD_PRICE,
    TILES,
    TOKENS,
    Bonus,
)
from ..rules.bribe import cheapest
from ..rules.build import others_in
from ..rules.king import roads
from .board import SYMBOLS
from .pieces import phrase, symbols
from .sheet import card_count, row_of


def remark(me: Eyes, action: Action) -> Phrase | None:
    """A few words beside an option, from what the seat can see."""
    speak = REMARKS.get(type(action))
    return None if speak is None else speak(me, action)


def election(me: Eyes, action: ElectCouncillor) -> Phrase:
    return Phrase("remark-elect", {"gain": ELECTION_COINS, "dropped": dropped(me, action)})


def election_by_assistant(me: Eyes, action: ElectByAssistant) -> Phrase:
    price = ELECT_BY_ASSISTANT_PRICE
    return Phrase("remark-elect-by", {"assistants": price, "dropped": dropped(me, action)})


def dropped(me: Eyes, action: ElectCouncillor | ElectByAssistant) -> Phrase:
    """The councillor at the far end, who makes room."""
    return Phrase(f"card-{council_of(me.table, action.balcony)[-1]}")


def acquisition(me: Eyes, action: AcquirePermit) -> Phrase:
    tile = phrase("permit", face_up(me.table, action.region, action.slot))
    price = cheapest(me.table, me.own.hand, action.region)
    return Phrase("remark-acquire", {"permit": tile, "coins": price})


def free_permit(me: Eyes, action: TakePermit) -> Phrase:
    return phrase("permit", face_up(me.table, action.region, action.slot))


def change(me: Eyes, action: ChangePermits) -> Phrase:
    tiles = [face_up(me.table, action.region, slot) for slot in range(FACE_UP)]
    printed = ", ".join(PERMITS[tile].printed for tile in tiles if tile != NOTHING)
    return Phrase("remark-change", {"permits": printed})


def building(me: Eyes, action: BuildEmporium) -> Phrase:
    cost = others_in(me.table, action.city)
    return Phrase("remark-build", {"assistants": cost, "reward": rewards(me, action.city)})


def building_with_king(me: Eyes, action: BuildWithKing) -> Phrase:
    cost = others_in(me.table, action.city)
    coins = ROAD_PRICE * roads(me.table, action.city)
    price = cheapest(me.table, me.own.hand, KING)
    about = {"bribe": price, "assistants": cost, "coins": coins, "reward": rewards(me, action.city)}
    return Phrase("remark-king", about)


def bribe(me: Eyes, action: PayBribe) -> Phrase:
    return Phrase("remark-bribe", {"coins": PRICES[action.bribe]})


def rewards(me: Eyes, city: int) -> Phrase:
    """All that an emporium in a city brings: the tokens of the cities linked to it, tiles, king's rewards."""
    t = me.table
    built = t.built[me.seat] | 1 << city
    cities = linked(ATLAS[t.atlas].neighbours, built, city)
    tokens = [
        TOKENS[t.tokens[each]] for each in range(CITIES) if cities >> each & 1 and t.tokens[each] != NOTHING
    ]
    tiles = tiles_for(t, built, city)
    left = [points for points, owner in zip(KING_REWARDS, t.king_rewards) if owner == NOTHING]
    found = [
        *symbols(together(tokens)),
        *(phrase("tile", tile) for tile in tiles),
        *(Phrase("sheet-reward", {"points": points}) for points in left[: len(tiles)]),
    ]
    return row_of(found) if found else Phrase("remark-no-reward")


def tiles_for(t: Table, built: int, city: int) -> list[int]:
    """The tiles that nobody has and that these emporiums complete by the one in this city."""
    sets = ATLAS[t.atlas].sets
    return [
        tile
        for tile in range(TILES)
        if t.tiles[tile] == NOTHING and sets[tile] >> city & 1 and built & sets[tile] == sets[tile]
    ]


def together(tokens: Sequence[Bonus]) -> Bonus:
    """The symbols of several tokens, added up."""
    return Bonus(**{name: sum([getattr(token, name) for token in tokens]) for name in SYMBOLS})


def reward(me: Eyes, action: ChooseReward | RepeatReward) -> Phrase:
    token = me.table.tokens[action.city]
    if token == NOTHING:
        return Phrase("remark-no-reward")
    return row_of(symbols(TOKENS[token]))


def brief(domain: str, value: int) -> Phrase:
    """The cards of a bribe in few words; other pieces are short enough."""
    if domain != "bribe":
        return phrase(domain, value)
    return row_of([card_count(kind, count) for kind, count in enumerate(BRIBES[value]) if count])


def heading(me: Eyes, kind: type[Action]) -> Phrase | None:
    """Under which heading a kind of action is offered, with how many of those are left."""
    if kind in MAIN_ACTIONS:
        return Phrase("heading-main", {"count": me.table.main_actions})
    if kind in QUICK_ACTIONS:
        return Phrase("heading-quick", {"count": me.table.quick_actions})
    return None


REMARKS: Final[dict[type[Action], Callable[[Eyes, Any], Phrase]]] = {
    ElectCouncillor: election,
    ElectByAssistant: election_by_assistant,
    AcquirePermit: acquisition,
    TakePermit: free_permit,
    ChangePermits: change,
    BuildEmporium: building,
    BuildWithKing: building_with_king,
    PayBribe: bribe,
    ChooseReward: reward,
    RepeatReward: reward,
}
