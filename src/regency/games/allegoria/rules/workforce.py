"""Space II: the lowest bidder splits the open cards, and everybody takes a group."""

from __future__ import annotations

from typing import Final

from regency.kernel.edge import Action
from regency.kernel.errors import Reason

from ..effects.cards import draw_cards, split_cards, take_group
from ..model.actions import SplitCards, TakeCard, TakeGroup
from ..model.reasons import CardNotThere, GroupGone
from ..model.state import Allegoria, Eyes, Table
from ..printed.terms import FACES, SEATS


def all_splits() -> list[list[list[int]]]:
    """Which of the five cards go together: two pairs, and one card alone."""
    found: list[list[list[int]]] = []
    for single in range(5):
        one, two, three, four = [card for card in range(5) if card != single]
        for first, second in (([one, two], [three, four]), ([one, three], [two, four])):
            found.append([first, second, [single]])
        found.append([[one, four], [two, three], [single]])
    return found


SPLITS: Final[list[list[list[int]]]] = all_splits()
SPLIT_ACTIONS: Final[list[Action]] = [SplitCards(split) for split in range(len(SPLITS))]
GROUP_ACTIONS: Final[list[Action]] = [TakeGroup(group) for group in range(3)]
CARD_ACTIONS: Final[list[Action]] = [TakeCard(face) for face in range(FACES)]


def split_options(me: Eyes) -> list[Action]:
    """Every way to split."""
    return SPLIT_ACTIONS


def groups_of(t: Table, split: int) -> list[tuple[int, ...]]:
    """The faces in each group; with fewer than five open cards some are smaller."""
    count = len(t.open)
    return [tuple(sorted([t.open[card] for card in group if card < count])) for group in SPLITS[split]]


def split(g: Allegoria, seat: int, chosen: int) -> None:
    split_cards(g, seat, groups_of(g.table, chosen))


def group_options(me: Eyes) -> list[Action]:
    """Any group that still lies there."""
    groups = me.table.groups
    return [GROUP_ACTIONS[group] for group in range(len(groups)) if len(groups[group]) > 0]


def any_group(t: Table) -> bool:
    return any([len(group) > 0 for group in t.groups])


def draws_unseen(t: Table, rank: int) -> bool:
    """With four positive bidders of four the lowest takes no group but draws from the deck."""
    return len(t.ranking) == SEATS and rank == SEATS - 1


def chooses_card(t: Table, seat: int, group: int) -> bool:
    """With exactly 1 Bid Point one keeps one card of the group; two alike are no choice."""
    cards = t.groups[group]
    return t.bids[seat] == 1 and len(set(cards)) > 1


def take(g: Allegoria, seat: int, group: int) -> None:
    """The whole group, or one card of it with exactly 1 Bid Point."""
    cards = g.table.groups[group]
    take_group(g, seat, group, cards[:1] if g.table.bids[seat] == 1 else cards)


def card_options(me: Eyes, group: int) -> list[Action]:
    """One of the two cards."""
    cards = me.table.groups[group]
    return [CARD_ACTIONS[face] for face in range(FACES) if face in cards]


def take_one(g: Allegoria, seat: int, group: int, face: int) -> None:
    take_group(g, seat, group, (face,))


def draw(g: Allegoria, seat: int) -> None:
    draw_cards(g, seat, 1)


def refusal(me: Eyes, action: Action) -> Reason:
    return CardNotThere() if isinstance(action, TakeCard) else GroupGone()
