"""Throne of Allegoria in the browser: what cannot be done now says why when it is touched."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import Pointer
from tests.browser.test_explaining import TIP
from tests.browser.visitor import Visitor

STACK = 3
FIRST_TRACK_SPACE = 2
BANKER = 5
VALUES = 3  # of each type of card
JOKER = 5


def test_a_full_stack_of_markers_says_so(visit: Visit, lang: str) -> None:
    person = visit(lang)
    person.read("allegoria")
    person.arrange({0: "Anna"}, ["empty", "greedy"])
    person.begin()
    person.enter()
    hand = Pointer(person)
    space = person.page.locator("[data-aim=space-2]")
    for _ in range(STACK):
        person.await_turn()
        while not person.page.locator("[data-aim^=marker-][data-lit]").count():
            hand.choose()
            person.await_turn()
        hand.press(person.page.locator("[data-aim^=marker-][data-lit]").last)
        hand.press(space)
        hand.agree()
        person.await_answer()
    person.await_turn()
    expect(person.page.locator("[data-aim^=marker-][data-lit]").first).to_be_visible()
    space.click(force=True)  # it says that it is disabled
    expect(person.page.locator(TIP)).to_contain_text(
        person.say("why-StackFull", space=person.words.piece("space", 2))
    )


def space_of_turn(person: Visitor) -> int | None:
    """The space in which this person acts now, with points."""
    if not person.page.locator("[data-aim=turn]").count() or not person.end.count():
        return None
    aim = person.page.locator("[aria-current=step]").get_attribute("data-aim") or ""
    return int(aim.removeprefix("space-"))


def card_for_elsewhere(person: Visitor, space: int) -> int | None:
    """A card in hand that raises another track."""
    cards = person.page.locator(".tray [data-aim^=card-]")
    faces = [int((card.get_attribute("data-aim") or "").removeprefix("card-")) for card in cards.all()]
    fitting = (space - FIRST_TRACK_SPACE, JOKER)
    return next((face for face in faces if face // VALUES not in fitting), None)


def test_in_a_turn_what_belongs_elsewhere_says_where(visit: Visit, lang: str) -> None:
    person = visit(lang)
    person.read("allegoria")
    person.arrange({0: "Anna"}, ["empty", "greedy"])
    person.begin()
    person.enter()
    hand = Pointer(person)
    space, face = None, None
    while space is None or space == BANKER or face is None:
        assert person.await_turn()
        hand.choose()
        assert person.await_turn()
        space = space_of_turn(person)
        face = None if space is None else card_for_elsewhere(person, space)
    for aim, kind, elsewhere in (
        (f"card-{face}", None, face // VALUES + FIRST_TRACK_SPACE),
        ("guild-space", "GrantGuild", BANKER),
    ):
        person.page.locator(f"[data-aim={aim}]").first.click(force=True)  # it says that it is disabled
        tip = person.page.locator(TIP)
        expect(tip).to_contain_text(
            person.say("why-WrongSpace", space=person.words.piece("space", elsewhere))
        )
        if kind:
            expect(tip).to_contain_text(person.say(f"kind-{kind}"))
