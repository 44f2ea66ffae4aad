"""What is done with cards, envelopes, stickers and events."""

from __future__ import annotations

from regency.kernel.edge import ALL

from ..model.book import Envelope, Row, card, envelope, has, page_of_card
from ..model.events import (
    CampaignRests,
    CardLaidDown,
    DilemmaDrawn,
    DoorSealed,
    DreamSeen,
    EnvelopeOpened,
    EventBegan,
    EventMarked,
    EventOver,
    FrontMoved,
    MysteryPlaced,
    RegentNamed,
    ResultRead,
    SignatureGiven,
    StickerPlaced,
    StoryFulfilled,
    StorySigned,
    TriggerDrawn,
    TriggersRecalled,
    UnrestMoved,
)
from ..model.state import Game
from ..model.values import Placed
from ..printed.abilities import LIMITED, TIMING, USES
from ..printed.figures import NOTHING
from ..printed.houses import STORY
from ..printed.story import (
    CARDS_EACH,
    FARTHEST_FRONT,
    FLAG,
    FRONT_PAGE,
    LAST_VOTE,
    MOST_UNREST,
    MOVE,
    OPEN,
    PASSAGES,
    RESULT_PAGE,
    STICKERS_EACH,
    TRIGGER,
)
from .goods import with_one


def draw_card(g: Game) -> None:
    """Any card of the deck, each equally likely; its icons are seen, its effects are not."""
    t = g.table
    g.show(ALL)
    number = t.deck[g.chance("draw").below(len(t.deck))]
    t.deck.remove(number)
    if turn_up(g, number) == TRIGGER:
        if g.heard:
            g.tell(TriggerDrawn(number))
    else:
        t.round += 1
        if g.heard:
            g.tell(DilemmaDrawn(t.round, number))


def turn_up(g: Game, number: int) -> int:
    """A card is on the table, with nothing decided yet; its role."""
    t = g.table
    g.show(ALL)
    found = card(g.box.book.value, number)
    t.card = number
    t.result = NOTHING
    t.signer = NOTHING
    t.must_sign = 0
    t.coming = []
    t.done = []
    t.icons = [found.icons[0], found.icons[1]]
    recall(g, page_of_card(number, FRONT_PAGE))
    return found.role


def recall(g: Game, page: int) -> None:
    """A text is read as what was decided by now has it, and stays so."""
    t = g.table
    found = [code for code in t.recalled if code // PASSAGES != page]  # of a trigger that was drawn before
    for where, nth, flag in g.box.book.value.reads:
        if where == page and flag in g.box.flags:
            found.append(page * PASSAGES + nth)
    t.recalled = found


def recall_triggers(g: Game) -> None:
    """Out of the event area into the deck."""
    t = g.table
    t.deck += sorted(t.triggers)
    t.triggers = []
    if g.heard:
        g.tell(TriggersRecalled())


def put_question(g: Game) -> None:
    """The last mark: what the trigger asks is now put to the vote."""
    g.table.on_last_mark = 1


def dream(g: Game, seat: int, icons: list[tuple[int, ...]]) -> None:
    """Hidden icons of both outcomes, for the dreamer alone."""
    t = g.table
    t.has_dreamt = 1
    t.dream_of = t.card
    if g.heard:
        g.tell(DreamSeen(seat))
    g.show(1 << seat)
    g.screens[seat].dreamt = icons[:]


def wake(g: Game) -> None:
    """What the dreamer saw is in view no more."""
    t = g.table
    t.dream_of = NOTHING
    for own in g.screens:
        own.dreamt = []


def read_result(g: Game) -> None:
    """Everybody learns what the outcome does, all but the flags that it sets."""
    t = g.table
    g.show(ALL)
    t.results.append(2 * t.card + t.result)
    recall(g, page_of_card(t.card, RESULT_PAGE + t.result))
    found = card(g.box.book.value, t.card)
    rows = found.outcomes[t.result]
    set_flags = [row[1] for row in rows if row[0] == FLAG]
    t.coming = [as_it_counts(row, g.box.flags) for row in rows if row[0] != FLAG]
    t.must_sign = 1 if found.role == LAST_VOTE or is_signed(g) else 0
    for flag in set_flags:
        set_flag(g, flag)
    if g.heard:
        g.tell(ResultRead(t.card, t.result))


def outcome(g: Game) -> tuple[Row, ...]:
    """The effects of the open card as it was decided."""
    return card(g.box.book.value, g.table.card).outcomes[g.table.result]


def as_it_counts(row: Row, flags: list[int]) -> Row:
    """A flag may change an effect; what is read is the effect as it is."""
    if row[0] == MOVE:
        return (MOVE, row[1], row[4] if row[3] in flags else row[2])
    return row


def is_signed(g: Game) -> bool:
    """Whether anything comes of it that somebody signs."""
    book = g.box.book.value
    for row in g.table.coming:
        if row[0] == 1 or (row[0] == OPEN and has(book, row[1]) and envelope(book, row[1]).signed):
            return True
    return False


def set_flag(g: Game, flag: int) -> None:
    """No event tells it."""
    if flag not in g.box.flags:
        g.box.flags.append(flag)
        g.box.flags.sort()


def next_effect(g: Game, nth: int = 0) -> tuple[int, ...]:
    """The leftmost that is still to be carried out, or the leftmost of those whose turn it is."""
    return g.table.coming.pop(nth)


def leave_effects(g: Game, rows: list[tuple[int, ...]]) -> None:
    """What is still to be carried out, in this order."""
    g.table.coming = rows[:]


def sign(g: Game, seat: int) -> None:
    """In every respect this house is the signer of the card."""
    g.table.signer = seat
    if g.heard:
        g.tell(SignatureGiven(seat))


def place_sticker(g: Game, space: int, number: int, resource: int, face: int, house: int) -> None:
    """On a free space, or over the oldest one, which is gone with its signature."""
    t = g.table
    g.show(ALL)  # what it says is read with it
    t.sticker = with_one(t.sticker, space, number)
    t.sticker_face = with_one(t.sticker_face, space, face)
    t.sticker_signer = with_one(t.sticker_signer, space, house)
    t.marks = with_one(t.marks, space, 0)
    if g.heard:
        g.tell(StickerPlaced(house, number, resource, 0 if face > 0 else 1))


def age_stickers(g: Game, most: int) -> None:
    """A box on every sticker; what is full stays."""
    t = g.table
    for space in range(len(t.sticker)):
        if t.sticker[space] != NOTHING and t.marks[space] < most:
            t.marks = with_one(t.marks, space, t.marks[space] + 1)


def open_envelope(g: Game, number: int, house: int) -> bool:
    """The story card is read and laid on its stack, the other cards are shuffled into the deck.

    Whether the pack has it at all comes to light now: otherwise it is a sealed door.
    """
    t = g.table
    g.show(ALL)
    if number in t.opened or number in t.doors:
        return False  # no envelope is opened twice
    if not has(g.box.book.value, number):
        t.doors.append(number)
        if g.heard:
            g.tell(DoorSealed(number))
        return False
    found = envelope(g.box.book.value, number)
    t.opened.append(number)
    recall(g, number)
    if g.heard:
        g.tell(EnvelopeOpened(number))
    signer = house if found.signed else NOTHING
    left = found.ability[USES] if found.ability and found.ability[TIMING] == LIMITED else 0
    t.stories.append(Placed(number, found.storyline, signer, found.ability, left))
    if signer != NOTHING and g.heard:
        g.tell(StorySigned(number, signer))
    t.deck += [each.number for each in found.cards]
    t.deck.sort()
    t.concord += found.concord
    t.discord += found.discord
    return True


def try_doors(g: Game) -> list[int]:
    """Envelopes that the story lacked in an earlier reign and has now."""
    t = g.table
    g.show(ALL)
    found = [number for number in t.doors if has(g.box.book.value, number)]
    t.doors = [number for number in t.doors if number not in found]
    return found


def contents(g: Game, number: int) -> Envelope:
    """What is read out of an envelope that is being opened."""
    return envelope(g.box.book.value, number)


def use_ability(g: Game, nth: int) -> None:
    """Mark a box of a limited ability."""
    t = g.table
    old = t.stories[nth]
    t.stories[nth] = Placed(old.envelope, old.storyline, old.signer, old.ability, old.left - 1)


def place_mystery(g: Game, storyline: int, letter: int) -> None:
    """It fills the field of its storyline."""
    g.table.mystery[storyline] = letter
    if g.heard:
        g.tell(MysteryPlaced(letter))


def fulfil_story(g: Game, house: int) -> None:
    """Story progress: marked at once, and unlocked for good."""
    t = g.table
    t.unlocked = with_one(t.unlocked, house, t.unlocked[house] | 1 << STORY)
    if g.heard:
        g.tell(StoryFulfilled(house))


def begin_event(g: Game, event: int, number: int) -> None:
    """Its card lies in the event area from now on."""
    t = g.table
    t.running[event] = 1
    t.event_home = with_one(t.event_home, event, number)
    t.event_marks[event] = 0
    if g.heard:
        g.tell(EventBegan(event))


def mark_event(g: Game, event: int) -> None:
    """A box of the event."""
    t = g.table
    t.event_marks[event] += 1
    if g.heard:
        g.tell(EventMarked(event, t.event_marks[event]))


def end_event(g: Game, event: int) -> None:
    """Event and trigger leave the game."""
    t = g.table
    t.running[event] = 0
    if g.heard:
        g.tell(EventOver(event))


def move_unrest(g: Game, by: int) -> None:
    """Between none and four."""
    t = g.table
    t.unrest = min(MOST_UNREST, max(0, t.unrest + by))
    if g.heard:
        g.tell(UnrestMoved(t.unrest))


def move_front(g: Game, by: int) -> None:
    """As far as three, to either side."""
    t = g.table
    t.front = min(FARTHEST_FRONT, max(-FARTHEST_FRONT, t.front + by))
    if g.heard:
        g.tell(FrontMoved(t.front))


def name_regent(g: Game, seat: int, coins: int) -> None:
    """The highest bid pays for the office."""
    g.table.regent = g.table.house[seat]
    if g.heard:
        g.tell(RegentNamed(seat, coins))


def dismiss_regent(g: Game) -> None:
    """The office is no more."""
    g.table.regent = NOTHING


def lay_trigger_aside(g: Game) -> None:
    """Into the event area: it fires at most once in a reign."""
    t = g.table
    t.triggers.append(t.card)
    t.card = NOTHING


def remove_card(g: Game) -> None:
    """The question of a last mark, or of the finale, leaves the game."""
    t = g.table
    t.spent.append(t.card)
    t.card = NOTHING
    t.on_last_mark = 0


def lay_card_down(g: Game) -> None:
    """On the next space of the Time Counter; the cards on the death space pile up."""
    t = g.table
    g.show(ALL)
    t.death = 1 if card(g.box.book.value, t.card).death else 0
    t.time.append(t.card)
    t.spent.append(t.card)
    if g.heard:
        g.tell(CardLaidDown(t.card, len(t.time)))


def clear_card(g: Game) -> None:
    """Ready for the next one."""
    g.table.card = NOTHING
    g.table.icons = []


def rest_campaign(g: Game) -> None:
    """Everything else lies behind sealed doors."""
    if g.heard:
        g.tell(CampaignRests())


def sticker_number(number: int, nth: int) -> int:
    """Of all stickers, which one this is."""
    return number // CARDS_EACH * STICKERS_EACH + nth - 1
