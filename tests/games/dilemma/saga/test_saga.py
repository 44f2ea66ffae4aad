"""The kingdom from reign to reign: what is entered, what is told of it, and what cannot have been left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from regency.games.dilemma import RULES
from regency.games.dilemma.model.book import NO_BOOK, Book
from regency.games.dilemma.model.reasons import (
    AccountNotAllowed,
    BequestNotAllowed,
    BookNotSound,
    DeckNotAllowed,
)
from regency.games.dilemma.printed.figures import NOTHING
from regency.games.dilemma.printed.houses import BOXES, HOUSE_ACHIEVEMENTS
from regency.games.dilemma.printed.story import FLAG, MOVE, PROLOGUE
from regency.games.dilemma.saga.values import STICKER, STORY, Account, Laid, Remembered
from regency.kernel.acts import Bequest, Reigned
from regency.kernel.campaign_reasons import NothingNew
from regency.kernel.chronicle import Chronicle
from regency.kernel.errors import PackMissing, Refused
from tests.games.dilemma.kingdoms import begun, reign
from tests.games.dilemma.synthetic import book

SAGA = RULES.saga
HOUSES = (1, 4, 7, 10)
ENVELOPES = 30


@cache
def played() -> Chronicle:
    """Three reigns of four houses, of whom one is away in the second."""
    chronicle = begun(book(ENVELOPES), HOUSES)
    for seed, present in enumerate((HOUSES, HOUSES[1:], HOUSES), 1):
        reign(chronicle, present, seed)
    return chronicle


def reigns() -> Iterator[tuple[Any, tuple[int, ...], Any]]:
    """Each reign: the kingdom before it, who sat there, and the act."""
    whole = played()
    again = Chronicle.fold(RULES, whole.acts[:1])
    for act in whole.acts[1:]:
        if isinstance(act, Reigned):
            yield again.campaign.realm, again.facts.sittings[-1].present, act
        again.apply(act)


def refuses(changed: Callable[[Any, Any], tuple[Any, Any]], reason: type[Any]) -> None:
    """With this change the last reign is one that nobody can have played."""
    realm, present, act = list(reigns())[-1]
    SAGA.must_follow(realm, book(ENVELOPES), present, act.bequest, act.account)
    bequest, account = changed(act.bequest, act.account)
    with pytest.raises(Refused) as refused:
        SAGA.must_follow(realm, book(ENVELOPES), present, bequest, account)
    assert isinstance(refused.value.reason, reason)


def test_a_campaign_folds_to_the_same_kingdom_and_tells_what_happened() -> None:
    chronicle = played()
    again = Chronicle.fold(RULES, chronicle.acts)
    assert again.open() == chronicle.open() and again.marks == chronicle.marks
    for realm, present, act in reigns():
        account = act.account
        assert act.bequest.open.spent[len(realm.left.spent) :] == tuple(code // 2 for code in account.results)
        assert [word.house for word in account.words] == list(present)
        assert SAGA.arbiter(account) in present
        pages = SAGA.pages(SAGA.enter(realm, present, act.bequest.open, account), [account])
        assert {leaf.page for leaf in SAGA.leaves(account)} <= set(pages)
        assert all(f"dilemma-{code // 2}/{('aye', 'nay')[code % 2]}" in pages for code in account.results)


def test_the_kingdom_goes_on_where_the_last_reign_ended() -> None:
    chronicle = played()
    realm = chronicle.open().realm
    assert not SAGA.is_over(realm) and not SAGA.rests(realm)
    assert realm.left.reign == 4 and realm.left.book == NO_BOOK and realm.left.flags == ()
    spent = replace(realm, left=replace(realm.left, deck=(1 + 3 * 5,), doors=()))
    assert SAGA.rests(spent), "no card leads on"
    assert not SAGA.rests(replace(spent, left=replace(spent.left, doors=(5,)))), "a door could be opened"
    assert SAGA.is_over(replace(realm, left=replace(realm.left, mystery=(0, 2, 4, 6, 8, 10))))
    assert SAGA.join(realm, 3).left.houses[3].member and not realm.left.houses[3].member


def with_house(nth: int, **changes: Any) -> Callable[[Any, Any], tuple[Any, Any]]:
    """The screen of this house is otherwise."""

    def changed(bequest: Any, account: Any) -> tuple[Any, Any]:
        houses = list(bequest.open.houses)
        told = {name: make(houses[nth]) if callable(make) else make for name, make in changes.items()}
        houses[nth] = replace(houses[nth], **told)
        return with_open(houses=tuple(houses))(bequest, account)

    return changed


def with_open(**changes: Any) -> Callable[[Any, Any], tuple[Any, Any]]:
    """What everybody sees of it is otherwise."""

    def changed(bequest: Any, account: Any) -> tuple[Any, Any]:
        told = {name: make(bequest.open) if callable(make) else make for name, make in changes.items()}
        return Bequest(replace(bequest.open, **told), bequest.sealed), account

    return changed


def one_more(line: tuple[int, ...]) -> tuple[int, ...]:
    return (line[0] + 2, *line[1:])


def event(**changes: Any) -> Callable[[Any, Any], tuple[Any, Any]]:
    return with_open(events=lambda left: replace(left.events, **changes))


CANNOT_BE = {
    "a reign is skipped": with_open(reign=9),
    "a book comes along": with_open(book=book(6)),
    "somebody sits there": with_open(present=(1, 4, 7)),
    "flags lie open": with_open(flags=(1,)),
    "flags in no order": lambda bequest, account: (Bequest(bequest.open, Remembered((2, 1))), account),
    "a flag that there is not": lambda bequest, account: (Bequest(bequest.open, Remembered((999,))), account),
    "a house too few": with_open(houses=lambda left: left.houses[:-1]),
    "too much Prestige": with_house(1, prestige=101),
    "Crave below nothing": with_house(1, crave=-1),
    "two boxes at once": with_house(1, boxes=lambda was: one_more(was.boxes)),
    "two boxes on a line": with_house(1, lines=lambda was: one_more(was.lines)),
    "a task unlocked for nothing": with_house(1, unlocked=2),
    "more boxes than there are": with_house(1, boxes=(9, 0, 0)),
    "somebody away marks a box": with_house(2, boxes=(1, 0, 0)),
    "somebody away marks a line": with_house(2, lines=(1, 0, 0, 0, 0, 0)),
    "somebody away keeps a promise": with_house(2, kept=1),
    "somebody away has joined": with_house(2, member=True),
    "a promise is forgotten": with_house(1, moot=-1),
    "a screen with a box more": with_house(1, boxes=(0, 0, 0, 0)),
    "an envelope twice": with_open(opened=lambda left: (*left.opened, left.opened[-1])),
    "a door of what is there": with_open(doors=(1,)),
    "a story card is gone": with_open(stories=lambda left: left.stories[1:]),
    "a story card twice": with_open(stories=lambda left: (*left.stories, left.stories[-1])),
    "signed by somebody else": with_open(
        stories=lambda left: (replace(left.stories[0], signer=9), *left.stories[1:])
    ),
    "signed by somebody away": with_open(
        stories=lambda left: (*left.stories[:-1], replace(left.stories[-1], signer=9))
    ),
    "two stickers on a space": with_open(stickers=lambda left: (*left.stickers, left.stickers[-1])),
    "a sticker beyond the board": with_open(stickers=lambda left: (replace(left.stickers[0], space=25),)),
    "a sticker of a third kind": with_open(
        stickers=lambda left: (*left.stickers[:-1], replace(left.stickers[-1], face=0))
    ),
    "a sticker out of nothing": with_open(
        stickers=lambda left: (*left.stickers[:-1], replace(left.stickers[-1], sticker=299))
    ),
    "a sticker that does not age": with_open(
        stickers=lambda left: tuple(replace(each, marks=3) for each in left.stickers)
    ),
    "a mystery in a foreign field": with_open(mystery=(4, -1, -1, -1, -1, -1)),
    "a field too few": with_open(mystery=(-1,) * 5),
    "Concord of nothing": with_open(concord=99),
    "Discord of nothing": with_open(discord=99),
    "an event without its envelope": event(running=(1,) * 6),
    "more marks than boxes": event(marks=(99,) * 6),
    "an event elsewhere": event(home=(3,) * 6),
    "too much unrest": event(unrest=99),
    "a front too far": event(front=-99),
    "a regent who is no house": event(regent=12),
}


@pytest.mark.parametrize("what", CANNOT_BE)
def test_what_no_reign_can_have_left_is_refused(what: str) -> None:
    refuses(CANNOT_BE[what], BequestNotAllowed)


@pytest.mark.parametrize(
    "changes",
    [
        {"deck": lambda left: left.deck[1:]},
        {"deck": lambda left: left.deck[::-1]},
        {"deck": lambda left: (*left.deck, 224)},
        {"spent": lambda left: (*left.spent, left.spent[-1])},
        {"spent": lambda left: left.spent[::-1]},
        {"spent": lambda left: (*left.spent, 224)},
        {"opened": lambda left: (*left.opened, 74)},
    ],
)
def test_a_deck_is_what_was_opened_and_not_resolved(changes: dict[str, Any]) -> None:
    refuses(with_open(**changes), DeckNotAllowed)


def told(**changes: Any) -> Callable[[Any, Any], tuple[Any, Any]]:
    def changed(bequest: Any, account: Account) -> tuple[Any, Account]:
        made = {name: make(account) if callable(make) else make for name, make in changes.items()}
        return bequest, replace(account, **made)

    return changed


@pytest.mark.parametrize(
    "changes",
    [
        {"results": lambda account: account.results[1:]},
        {"laid": lambda account: (*account.laid, Laid(STORY, 70, NOTHING))},
        {"laid": lambda account: (*account.laid, Laid(2, 5, NOTHING))},
        {"laid": lambda account: (*account.laid, Laid(STICKER, 299, 1))},
        {"laid": lambda account: (*account.laid, Laid(STICKER, 0, 3))},
        {"words": lambda account: account.words[1:]},
        {"moderator": 0},
    ],
)
def test_an_account_is_of_what_was_done(changes: dict[str, Any]) -> None:
    refuses(told(**changes), AccountNotAllowed)


# A pack that has grown, or that somebody brings along


def test_a_campaign_takes_what_its_pack_lacked_with_flags_by_their_names() -> None:
    small, large = book(12), replace(book(ENVELOPES), pack=book(12).pack)
    merged = SAGA.merge(small, large)
    assert [each.number for each in merged.envelopes] == [each.number for each in large.envelopes]
    assert merged.envelopes[: len(small.envelopes)] == small.envelopes, "what it had stays as it was"
    assert merged.flags[: len(small.flags)] == small.flags and set(merged.flags) == {
        *small.flags,
        *large.flags,
    }
    assert named_flags(merged, 20) == named_flags(large, 20) != []
    SAGA.examine(merged)
    assert SAGA.cover(merged).holds == tuple(each.number for each in merged.envelopes)
    for more, reason in ((small, NothingNew), (book(ENVELOPES), PackMissing)):
        with pytest.raises(Refused) as refused:
            SAGA.merge(small, more)
        assert isinstance(refused.value.reason, reason)


def named_flags(found: Book, number: int) -> list[str]:
    """The flags that an envelope sets or asks for, as texts name them."""
    rows = [row for card in found.envelopes[found.at[number]].cards for rows in card.outcomes for row in rows]
    asked = [row[1] if row[0] == FLAG else row[3] for row in rows if row[0] in (FLAG, MOVE)]
    return [found.flags[flag] for flag in asked if flag != NOTHING]


def unsound() -> Iterator[Book]:
    """Books that no rules could play, each for one reason."""
    sound = book(6)
    first = sound.envelopes[0]
    card = first.cards[0]
    yield from (replace(sound, pack=name) for name in ("", "Large", "two words", "x" * 65))
    yield replace(sound, edition=0)
    yield replace(sound, flags=("twice", "twice"))
    yield replace(sound, flags=(*sound.flags, "no flag"))
    yield replace(sound, war_flags=(99, 0, 0))
    yield replace(sound, envelopes=sound.envelopes[1:])
    yield replace(sound, envelopes=sound.envelopes[::-1])
    yield replace(sound, at=(NOTHING,) * len(sound.at))
    for changes in (
        {"kind": 99}, {"storyline": 6}, {"event": 1}, {"progress": 12}, {"concord": 1000},
        {"ability": (1, 2)}, {"ability": (9,) * 10}, {"cards": ()}, {"cards": (card, card)},
        {"bonus": (0, 1000)},
    ):  # fmt: skip
        yield with_first(sound, replace(first, **changes))
    rows = [
        (MOVE, 5, 1, NOTHING, 0), (MOVE, 0, 10, NOTHING, 0), (MOVE, 0, 1, 999, 0), (1, 0, 0, 1, 0),
        (1, 1, 0, 0, 0), (2, 75, 0, 0, 0), (3, 999, 0, 0, 0), (4, 12, 0, 0, 0), (5, 9, 0, 1, 0),
        (5, 0, 9, 1, 0), (5, 0, 0, 10, 0), (6, 9, 1, 0, 0), (6, 0, 10, 0, 0), (7, 0, 0, 0, 0), (0, 0, 1),
    ]  # fmt: skip
    changed = [
        *[replace(card, outcomes=((row,), ())) for row in rows],
        *[replace(card, icons=icons) for icons in (((99,), ()), ((0,) * 99, ()))],
        replace(card, role=9),
        replace(card, number=5),
        replace(card, outcomes=(((MOVE, 0, 1, NOTHING, 0),) * 25, ())),
    ]
    yield from (with_first(sound, replace(first, cards=(each, *first.cards[1:]))) for each in changed)


def with_first(sound: Book, envelope: Any) -> Book:
    return replace(sound, envelopes=(envelope, *sound.envelopes[1:]))


def test_a_book_that_cannot_be_played_is_refused_with_its_envelope() -> None:
    SAGA.examine(book(75))
    for number, found in enumerate(unsound()):
        with pytest.raises(Refused) as refused:
            SAGA.examine(found)
        assert refused.value.reason == BookNotSound(PROLOGUE), number


def test_a_full_row_of_boxes_unlocks_its_task() -> None:
    most = BOXES[HOUSE_ACHIEVEMENTS[1][0][0]]
    refuses(with_house(1, boxes=lambda was: (most, *was.boxes[1:])), BequestNotAllowed)
