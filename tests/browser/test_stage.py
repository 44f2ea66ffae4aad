"""The stage: the board is whole at every size, nothing of it is tiny or hidden, and nothing jumps."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from playwright.sync_api import Browser, Locator, expect

from regency import games
from tests.browser.conftest import LANGUAGES, Visit
from tests.browser.hands import Pointer
from tests.browser.house import House, open_house
from tests.browser.measure import BOXES, SIZES, TOUCHED, places, wrong_here, wrong_on_stage
from tests.browser.visitor import EXAMPLE, Visitor

BOTS = "greedy"
DAY = 2  # choices a game, each measured while it is composed
POSITIONS = 40  # a game, at every size, each night
LOOKS = 8  # of them at one table
PAUSE = 0.02  # seconds before a bot moves
REPLAYED = 30  # entries that a replay has at least
LATE = 40  # entries by which the next table is further on
SAMPLE = ("1280x720", "390x844", "844x390")
GAMES = (EXAMPLE, *games.NAMES)
SOME_FRAMES = """() => new Promise((done) => {
  let left = 6
  const next = () => (left-- > 0 ? requestAnimationFrame(next) : done())
  next()
})"""
HAS_ROOM = """([width, height]) => {
  const { clientWidth, clientHeight } = document.querySelector('main')
  return clientWidth >= width && clientHeight >= height
}"""


def seated(visit: Visit, game: str, lang: str, size: str, seats: int = 3, at: House | None = None) -> Visitor:
    """At a table of bots, by a window of that size."""
    touch = {"has_touch": True, "is_mobile": True} if size in TOUCHED else {}
    person = visit(lang, at=at, viewport=SIZES[size], **touch)
    person.read(game)
    others = max(seats, min(games.load(game).seats)) - 1  # some games need three
    person.arrange({0: "Anna"}, ["empty", *[BOTS] * others])
    person.begin()
    person.enter()
    return person


@pytest.fixture(scope="module")
def slow_house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Bots that leave time to sit down again before the game is over."""
    with open_house(tmp_path_factory.mktemp("house"), PAUSE) as opened:
        yield opened


class Inspector(Pointer):
    """Points at what is lit, and measures the stage at every step."""

    def __init__(self, visitor: Visitor, where: str, seed: int = 1) -> None:
        super().__init__(visitor, seed)
        self.where = where
        self.noted: list[str] = []
        self.seen = 0
        self.places: list[str] | None = None

    def pick(self) -> None:
        self.look()
        super().pick()

    def agree(self) -> None:
        if not self.ended:
            self.look()
        super().agree()

    def look(self) -> None:
        """Note what is wrong; the boxes are where they were."""
        page = self.visitor.page
        self.seen += 1
        wrong = wrong_on_stage(page, coarse=self.visitor.touch)
        now = places(page)
        if self.places is not None and now != self.places:
            wrong.append(f"the boxes moved: {self.places} {now}")
        self.places = now
        self.noted += [f"{self.where}, look {self.seen}: {what}" for what in wrong]


def further_on(visit: Visit, game: str, lang: str, size: str, seats: int, late: int, at: House) -> Visitor:
    """Where bots have played so many entries, or half as many if that was the end of the game."""
    person = seated(visit, game, lang, size, seats, at)
    if late:
        assert person.await_turn()
        person.hand_over()
        if not person.reaches(late) or person.over:  # or the bots were quicker than the page
            person.go_away()
            return further_on(visit, game, lang, size, seats, late // 2, at)
        person.take_back_seat()
    return person


def inspected(person: Visitor, where: str, seed: int) -> Inspector:
    """So many looks from here on."""
    inspector = Inspector(person, where, seed)
    while inspector.seen < LOOKS and person.await_turn():
        inspector.choose()
    return inspector


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_whole(visit: Visit, game: str, lang: str) -> None:
    noted: list[str] = []
    for place, size in enumerate(SAMPLE):
        person = seated(visit, game, lang, size, seats=2 + place)
        assert person.await_turn()
        inspector = Inspector(person, f"{game} {size} {lang}", seed=place)
        inspector.play(DAY)
        noted += inspector.noted
    assert not noted, "\n".join(noted)


@pytest.mark.nightly
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_whole_at_every_size(visit: Visit, slow_house: House, game: str, size: str) -> None:
    noted: list[str] = []
    seen = 0
    for place, (seats, lang) in enumerate(product((2, 3, 4), LANGUAGES)):
        late = 0 if game == EXAMPLE else LATE * place
        person = further_on(visit, game, lang, size, seats, late, slow_house)
        inspector = inspected(person, f"{game} {size} {lang}, {seats} seats, {late} entries", place)
        noted += inspector.noted
        seen += inspector.seen
        person.go_away()
    assert not noted, "\n".join(noted)
    assert seen >= POSITIONS


def test_the_box_is_as_large_as_promised(visit: Visit, lang: str) -> None:
    person = seated(visit, EXAMPLE, lang, "1280x720")
    assert person.await_turn()
    for size, (width, height) in BOXES.items():
        person.page.set_viewport_size(SIZES[size])
        person.page.wait_for_function(HAS_ROOM, arg=[width, height])


@pytest.mark.parametrize("size", ["1280x720", pytest.param("640x360", marks=pytest.mark.nightly)])
@pytest.mark.parametrize("game", [name for name in games.NAMES if games.load(name).closing])
def test_the_end_of_a_turn_has_a_fixed_place(visit: Visit, game: str, size: str) -> None:
    person = seated(visit, game, "en", size, seats=2)
    assert person.await_turn()
    end = person.tray.locator("button.end")
    first = end.bounding_box()
    hand = Pointer(person, seed=5)
    hand.compose()
    assert end.bounding_box() == first
    hand.agree()
    person.await_answer()
    assert end.bounding_box() == first
    assert first is not None
    box = person.tray.bounding_box()
    assert box is not None
    assert first["x"] + first["width"] > box["x"] + box["width"] - 24, "at the right end"
    expect(person.board).to_be_visible()


def apart(one: Locator, other: Locator) -> bool:
    """Whether neither covers anything of the other."""
    here, there = one.bounding_box(), other.bounding_box()
    assert here is not None and there is not None
    return (
        here["x"] + here["width"] <= there["x"] + 1
        or there["x"] + there["width"] <= here["x"] + 1
        or here["y"] + here["height"] <= there["y"] + 1
        or there["y"] + there["height"] <= here["y"] + 1
    )


def test_the_list_of_words_comes_beside_the_board_when_it_is_asked_for(visit: Visit, lang: str) -> None:
    person = seated(visit, EXAMPLE, lang, "1280x720", seats=2)
    assert person.await_turn()
    before = places(person.page)
    assert person.choices.count() == 0
    person.page.keyboard.press("w")
    expect(person.choices.get_by_role("button").first).to_be_focused()
    assert apart(person.choices, person.board) and apart(person.choices, person.tray)
    person.tab("web-players")
    expect(person.choices).to_be_hidden()
    person.tab("web-list")
    expect(person.choices).to_be_visible()
    assert places(person.page) == before


def test_on_a_phone_the_list_gives_the_table_back_once_all_is_picked(visit: Visit, lang: str) -> None:
    phone = seated(visit, EXAMPLE, lang, "390x844", seats=2)
    assert phone.await_turn()
    phone.button("web-list").tap()
    phone.choices.get_by_role("listitem").get_by_role("button").first.tap()
    expect(phone.choices).to_be_hidden()
    expect(phone.confirm).to_be_focused()
    expect(phone.confirm).to_be_in_viewport()


def test_without_a_picture_the_list_is_there_by_itself(visit: Visit, lang: str) -> None:
    person = visit(lang, viewport=SIZES["1280x720"])
    person.page.route(f"**/assets/{EXAMPLE}-*.js", lambda route: route.abort())
    person.arrange({0: "Anna"}, ["empty", "greedy"])
    person.begin()
    person.enter()
    assert person.await_turn()
    words = person.page.get_by_role("group", name=person.say("web-choices-more"))
    words.get_by_role("listitem").get_by_role("button").first.click()
    expect(person.confirm).to_be_focused()
    person.confirm.click()
    person.await_answer()


def test_with_a_picture_nothing_is_said_that_the_board_shows(visit: Visit, lang: str) -> None:
    person = seated(visit, EXAMPLE, lang, "390x844", seats=2)
    assert person.await_turn()
    expect(person.page.locator("[data-lit]").first).to_be_visible()
    expect(person.page.get_by_role("group", name=person.say("web-choices-more"))).to_have_count(0)


def test_who_wants_a_closer_look_finds_back_to_the_whole(visit: Visit, lang: str) -> None:
    person = seated(visit, EXAMPLE, lang, "390x844", seats=2)
    assert person.await_turn()
    scrolls = "main => main.scrollHeight > main.clientHeight + 9"
    before = places(person.page)
    assert not person.board.evaluate(scrolls)
    person.button("web-closer").tap()
    expect(person.button("web-whole")).to_be_visible()
    assert person.board.evaluate(scrolls) and places(person.page) == before
    person.button("web-whole").tap()
    expect(person.button("web-whole")).to_be_hidden()
    assert not person.board.evaluate(scrolls)


@pytest.mark.parametrize("game", games.NAMES)
def test_a_replay_shows_the_whole_board_too(visit: Visit, game: str, lang: str) -> None:
    person = seated(visit, game, lang, "1280x720", seats=2)
    assert person.await_turn()
    person.hand_over()
    person.await_entries(REPLAYED)
    person.go(f"/t/{person.table}/replay?at={REPLAYED - 1}&seat=0")
    pieces = person.page.locator("main [data-aim]")
    for size in ("1280x720", "820x1180"):
        person.page.set_viewport_size(SIZES[size])
        expect(pieces.first).to_be_visible()
        person.page.wait_for_function(HAS_ROOM, arg=[400, 400])
        person.page.evaluate(SOME_FRAMES)  # after a change of size the board is measured and drawn anew
        assert not wrong_here(person.page, coarse=False), size
