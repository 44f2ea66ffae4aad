"""What a finale can have left, after what went before it: for campaigns that somebody brings along."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ..model.book import Book, card, envelope, has
from ..model.legacy import HouseLegacy, Legacy, Standing
from ..model.values import Placed
from ..printed.abilities import NO_ABILITY
from ..printed.figures import HOUSES, NOTHING
from ..printed.finale import FINALE_HOME, LEAST_LEAN, LEVEL, OUTCOME_HOMES, SHARE_OF_REIGNS, VOTES, WEIGHTS
from ..printed.story import CARDS_EACH, CONCORD, COUNT, DISCORD
from .values import Account


def is_due(before: Legacy, book: Book) -> bool:
    """Whether the sixth mystery sticker is out, and the story has an end that nobody has come to."""
    return (
        bool(before.mystery) and NOTHING not in before.mystery and not before.over and has(book, FINALE_HOME)
    )


def is_followed(before: Legacy, left: Legacy, book: Book, present: Sequence[int], account: Account) -> bool:
    """The board stays as it is; the scales hold what was voted, and the outcome is what they say."""
    return (
        (left.stickers, left.mystery, left.events, left.doors)
        == (before.stickers, before.mystery, before.events, before.doors)
        and left.outcome in outcomes(left.concord - left.discord)
        and left.opened == (*before.opened, FINALE_HOME, left.outcome)
        and are_scales_right(before, left, book, account)
        and are_votes_signed(before, left, present)
        and is_table_right(left)
    )


def outcomes(lean: int) -> list[int]:
    """The envelopes to which the scales may lead: with a lean of zero the Leader has a choice."""
    if lean == 0:
        return [OUTCOME_HOMES[each] for each in LEVEL]
    return [OUTCOME_HOMES[sum([lean < least for least in LEAST_LEAN])]]


def are_scales_right(before: Legacy, left: Legacy, book: Book, account: Account) -> bool:
    """Concord and Discord of the endings, and of three votes, each decided once."""
    if [code // 2 for code in account.results] != [FINALE_HOME * CARDS_EACH + nth for nth in range(VOTES)]:
        return False
    tips = {CONCORD: before.concord, DISCORD: before.discord}
    for number in (FINALE_HOME, left.outcome):
        tips[CONCORD] += envelope(book, number).concord
        tips[DISCORD] += envelope(book, number).discord
    for code in account.results:
        for row in card(book, code // 2).outcomes[code % 2]:
            if row[0] == COUNT and row[1] in tips:
                tips[row[1]] += row[2]
    return (left.concord, left.discord) == (tips[CONCORD], tips[DISCORD])


def are_votes_signed(before: Legacy, left: Legacy, present: Sequence[int]) -> bool:
    """A name of somebody who was there under each of the votes, and then the outcome."""
    *signed, outcome = left.stories[len(before.stories) :] or (None,)
    return (
        len(signed) == VOTES
        and all([is_laid(each, FINALE_HOME) and each.signer in present for each in signed])
        and outcome is not None
        and is_laid(outcome, left.outcome)
        and outcome.signer == NOTHING
    )


def is_laid(placed: Placed, number: int) -> bool:
    """A card of this envelope; it belongs to no storyline, and can do nothing."""
    fields = (placed.envelope, placed.storyline, placed.ability, placed.left)
    return fields == (number, NOTHING, NO_ABILITY, 0)


def is_table_right(left: Legacy) -> bool:
    """Each house that took part has its line, with the points that its screen and the outcome make."""
    prestige, crave = WEIGHTS[OUTCOME_HOMES.index(left.outcome)]
    ranked = [each for each in left.standing if each.place != NOTHING]
    places = [each.place for each in ranked]
    return (
        all([is_line_right(left, each, prestige, crave) for each in left.standing])
        and len({each.house for each in left.standing}) == len(left.standing)
        and {nth for nth, house in enumerate(left.houses) if house.sat}
        == {each.house for each in left.standing}
        and places == list(range(1, len(ranked) + 1))
        and all([one.score >= other.score for one, other in pairwise(ranked)])
    )


def is_line_right(left: Legacy, line: Standing, prestige: int, crave: int) -> bool:
    """What stands in a line is what the house has; who sat in too few reigns has no place."""
    if not 0 <= line.house < HOUSES:
        return False
    house: HouseLegacy = left.houses[line.house]
    reigns = left.reign - 2
    return (
        (line.prestige, line.crave, line.sat, line.won) == (house.prestige, house.crave, house.sat, house.won)
        and line.score == prestige * house.prestige + crave * house.crave
        and (line.place == NOTHING) == (SHARE_OF_REIGNS * house.sat < reigns)
    )
