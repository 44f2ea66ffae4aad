"""Phase 5, dilemma resolution: the effects from left to right, the signature, the sticker, the envelopes."""

from __future__ import annotations

from typing import Final

from regency.kernel.codec import interned
from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects.finale import mark_concord, mark_discord
from ..effects.goods import gain_coins, gain_crave, gain_power, gain_prestige, lose_coins, lose_power
from ..effects.realm import name_dreamer, note_move
from ..effects.story import (
    begin_event,
    contents,
    fulfil_story,
    move_front,
    move_unrest,
    next_effect,
    open_envelope,
    place_mystery,
    place_sticker,
    sign,
    sticker_number,
)
from ..model.actions import Sign
from ..model.book import Book, card
from ..model.reasons import BoundByDeal, NotYoursToGive
from ..model.state import Eyes, Game, Table
from ..printed.abilities import (
    ANY,
    CRAVE,
    IMMEDIATE,
    PRESTIGE,
    SIGNS_NEGATIVE,
    SIGNS_STORY,
    TARGET,
    TIMING,
    Ability,
)
from ..printed.figures import CHRONICLE_SPACES, GATHER, NOTHING
from ..printed.houses import STORY, STORY_REWARD
from ..printed.services import CEDE_SIGNATURE, SERVICE
from ..printed.story import (
    COINS_GOOD,
    CONCORD,
    COUNT,
    DREAM,
    EVERY,
    FRONT,
    GIVE,
    LEADER,
    MODERATOR,
    MOVE,
    OPEN,
    POWER_GOOD,
    PRESTIGE_GOOD,
    STICKER,
    STICKER_ICON,
    UNREST,
)
from .abilities import gain, happened
from .houses import by_prestige, seat_of
from .momentum import move, settle_stability, softener
from .services import owed

SIGN: Final = interned(Sign)
BEFORE_SIGNING: Final = (MOVE, GIVE, COUNT)


def has_effects(t: Table) -> bool:
    """Whether something is left that comes before the signature."""
    return any([row[0] in BEFORE_SIGNING for row in t.coming])


def carry_on(g: Game) -> int:
    """Effect by effect, Stability behind each; the seat that may reduce its move, or NOTHING at the end."""
    while has_effects(g.table):
        carry_out(g)
        seat = softener(g.table)
        if seat != NOTHING:
            return seat
        settle_stability(g)
    return NOTHING


def carry_out(g: Game) -> None:
    """The leftmost effect that is left of those before the signature."""
    row = next_effect(g, next(nth for nth, row in enumerate(g.table.coming) if row[0] in BEFORE_SIGNING))
    kind = row[0]
    if kind == MOVE:
        note_move(g, row[1], row[2])
        move(g, row[1], row[2])
    elif kind == GIVE:
        for seat in receivers(g.table, row[1]):
            give(g, seat, row[2], row[3])
    elif row[1] == UNREST:
        move_unrest(g, row[2])
    elif row[1] == FRONT:
        move_front(g, row[2])
    else:
        mark = mark_concord if row[1] == CONCORD else mark_discord
        mark(g, row[2])


def receivers(t: Table, whom: int) -> list[int]:
    """Whom an effect concerns."""
    if whom == LEADER:
        return [t.leader]
    if whom == MODERATOR:
        return [t.moderator]
    seats = range(len(t.house))
    return list(seats) if whom == EVERY else [seat for seat in seats if t.choice[seat] == GATHER]


def give(g: Game, seat: int, good: int, amount: int) -> None:
    """Coins and Power may be lost too, as far as there are any."""
    house = g.table.house[seat]
    if good == COINS_GOOD:
        gain_coins(g, seat, amount) if amount > 0 else lose_coins(g, seat, -amount)
    elif good == POWER_GOOD:
        gain_power(g, seat, amount) if amount > 0 else lose_power(g, seat, -amount)
    elif good == PRESTIGE_GOOD:
        gain_prestige(g, house, amount)
    else:
        gain_crave(g, house, amount)


# The signature


def sign_options(me: Eyes) -> list[Action]:
    """The Leader signs, or whoever bought the right: the first to have bought it."""
    return [SIGN[buyer(me)]]


def buyer(me: Eyes) -> int:
    bought = owed(me.table, me.seat, (CEDE_SIGNATURE,))
    return SERVICE[bought[0]][1] if bought else me.seat


def sign_refusal(me: Eyes, player: int) -> Reason:
    bought = owed(me.table, me.seat, (CEDE_SIGNATURE,))
    return BoundByDeal(bought[0]) if bought else NotYoursToGive(player)


def perform_sign(g: Game, player: int) -> None:
    sign(g, player)


# Stickers, envelopes, mysteries


def place(g: Game, row: tuple[int, ...]) -> None:
    """A sticker: the leftmost free space of its row, or over the oldest, of equals the leftmost."""
    t = g.table
    first = row[2] * CHRONICLE_SPACES
    spaces = list(range(first, first + CHRONICLE_SPACES))
    free = [space for space in spaces if t.sticker[space] == NOTHING]
    space = free[0] if free else max(spaces, key=lambda each: (t.marks[each], -each))
    house = t.house[t.signer]
    place_sticker(g, space, sticker_number(t.card, row[1]), row[2], row[3], house)
    if row[3] < 0:
        happened(g, t.signer, SIGNS_NEGATIVE)


def open_it(g: Game, number: int, seat: int) -> bool:
    """Read the story card; its ability counts at once; whether it was there at all."""
    t = g.table
    house = NOTHING if seat == NOTHING else t.house[seat]
    if not open_envelope(g, number, house):
        return False
    found = contents(g, number)
    if found.signed and seat != NOTHING:
        happened(g, seat, SIGNS_STORY)
    at_once(g, seat if found.signed else NOTHING, found.ability)
    if found.event != NOTHING:
        begin_event(g, found.event, number)
        if found.event == DREAM:
            name_dreamer(g, by_prestige(t)[0])
    if found.progress != NOTHING and may_fulfil(t, found.progress):
        fulfil(g, found.progress)
    reward_majority(g, found.storyline, found.bonus)
    return True


def at_once(g: Game, signer: int, ability: Ability) -> None:
    """What a story card brings when it is placed: to its signer, unless it says that it is for anybody."""
    if not ability or ability[TIMING] != IMMEDIATE:
        return
    for seat in range(len(g.table.house)):
        if seat == signer or ability[TARGET] == ANY:
            reward(g, g.table.house[seat], ability[PRESTIGE], ability[CRAVE])
            gain(g, seat, ability)


def reward(g: Game, house: int, prestige: int, crave: int) -> None:
    if prestige:
        gain_prestige(g, house, prestige)
    if crave:
        gain_crave(g, house, crave)


def may_fulfil(t: Table, house: int) -> bool:
    """A house of this campaign, whose one box of story progress is not marked yet."""
    return bool(t.member[house]) and not t.unlocked[house] >> STORY & 1


def fulfil(g: Game, house: int) -> None:
    """Story progress is marked at once, and pays at once."""
    fulfil_story(g, house)
    reward(g, house, STORY_REWARD[house][0], STORY_REWARD[house][1])


def reward_majority(g: Game, storyline: int, bonus: tuple[int, int]) -> None:
    """Most signatures on the story cards of the storyline, the ending among them; all in a tie."""
    if not bonus[0] and not bonus[1]:
        return
    for house in majority(g.table, storyline):
        reward(g, house, bonus[0], bonus[1])


def majority(t: Table, storyline: int) -> list[int]:
    """The houses with most signatures, whether they are at the table or not."""
    signed = [each.signer for each in t.stories if each.storyline == storyline and each.signer != NOTHING]
    most = max([signed.count(house) for house in signed], default=0)
    return sorted({house for house in signed if signed.count(house) == most})


def finish(g: Game) -> None:
    """The next stickers and mysteries, up to an envelope."""
    t = g.table
    while t.coming and t.coming[0][0] != OPEN:
        row = next_effect(g)
        if row[0] == STICKER:
            place(g, row)
        else:
            place_mystery(g, row[1] // 2, row[1])


def hidden_icons(book: Book, number: int) -> list[tuple[int, ...]]:
    """What the dreamer sees: the icons that the front does not show."""
    found = card(book, number)
    return [
        tuple([icon for icon in icons_of(found.outcomes[side]) if icon not in found.icons[side]])
        for side in range(2)
    ]


def icons_of(rows: tuple[tuple[int, ...], ...]) -> list[int]:
    """Every icon that effects could be previewed by."""
    found: list[int] = []
    for row in rows:
        if row[0] == MOVE:
            found.append(2 * row[1] + (0 if row[2] > 0 else 1))
        elif row[0] == STICKER:
            found.append(STICKER_ICON + (0 if row[3] > 0 else 1))
    return found


def regent_seat(t: Table) -> int:
    """Where the regent sits, or NOTHING."""
    return seat_of(t, t.regent) if t.regent != NOTHING else NOTHING
