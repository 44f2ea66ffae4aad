"""A whole evening: two people and two bots from the lobby to the scores, the next game and the replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from regency import games
from tests.browser.conftest import Visit
from tests.browser.hands import Pointer, Reader, Typist
from tests.browser.test_access import grave_on_board
from tests.browser.visitor import Visitor

ROUNDS = 2
CHAIRS = 4
CHOICES = 12  # by pointing, of a game that has hundreds
WHOLE = 1_000  # more than any game has


def open_by_pointing(host: Visitor, name: str) -> None:
    """A table for four: the host, a friend, two bots."""
    host.go("/")
    host.page.get_by_role("button", name=host.words.game()).click()
    host.page.get_by_label(host.say("web-your-name")).fill(name)
    host.page.get_by_role("button", name=str(CHAIRS), exact=True).click()
    host.page.get_by_label(host.say("web-chair", number=2)).select_option("empty")
    host.button("web-open-table").click()
    expect(host.page).to_have_url(re.compile("/t/"))
    host.table = host.page.url.rsplit("/", 1)[-1]


def join_by_keyboard(guest: Visitor, hand: Typist, table: str, name: str) -> None:
    """The guest has the link, writes a name and sits down."""
    guest.table = table
    guest.enter()
    hand.type(guest.page.get_by_label(guest.say("web-your-name")), name)
    hand.press(guest.button("web-sit-here"))
    expect(guest.page.get_by_role("listitem").filter(has_text=name)).to_contain_text(guest.say("web-you"))


def read_scores(host: Visitor, guest: Visitor) -> None:
    """Both see the same scores, each in their language."""
    for person in (host, guest):
        pad = person.scores()
        expect(pad.get_by_role("columnheader")).to_have_count(CHAIRS)
        expect(pad).to_contain_text(person.say("score-total"))
        expect(person.text("web-race-table").first).to_be_attached()
    totals = [person.scores().locator("tfoot td").all_inner_texts() for person in (host, guest)]
    assert totals[0] == totals[1] and all(int(total) >= 0 for total in totals[0])


def look_back(guest: Visitor, hand: Typist) -> None:
    """The replay, step by step, by keys."""
    hand.press(guest.link_to("web-replay"))
    last = guest.info()["entries"]
    expect(guest.page.get_by_text(guest.say("web-step", entry=0, last=last))).to_be_visible()
    hand.key("ArrowRight", "ArrowRight")
    expect(guest.page.get_by_text(guest.say("web-step", entry=2, last=last))).to_be_visible()
    expect(guest.page).to_have_url(re.compile("at=2"))
    hand.key("End")
    expect(guest.button("web-last")).to_be_disabled()
    hand.press(guest.link_to("web-to-table"))


def play_again(host: Visitor, guest: Visitor, hand: Typist) -> None:
    """One asks for another game, the other agrees; the same people sit there."""
    before = host.table
    host.button("web-rematch").click()
    expect(guest.text("web-rematch-asks", name="Anna")).to_be_visible()
    hand.press(guest.button("web-rematch-yes"))
    for person in (host, guest):
        expect(person.button("web-start")).to_be_enabled()
        for name in ("Anna", "Ben"):
            expect(person.page.get_by_role("listitem").filter(has_text=name).first).to_be_visible()
    assert host.page.url == guest.page.url and before not in host.page.url


@pytest.mark.parametrize(
    ("pointing", "typing"), [("de", "en"), pytest.param("en", "de", marks=pytest.mark.nightly)]
)
def test_two_people_and_two_bots_from_the_lobby_to_scores_rematch_and_replay(
    visit: Visit, pointing: str, typing: str
) -> None:
    host, guest = visit(pointing), visit(typing)
    pointer, typist = Pointer(host), Typist(guest)
    open_by_pointing(host, "Anna")
    join_by_keyboard(guest, typist, host.table, "Ben")
    expect(host.text("web-all-here")).to_be_visible()
    host.button("web-start").click()
    for _ in range(ROUNDS):
        for hand in (pointer, typist):
            hand.visitor.await_turn()
            hand.choose()
    host.hand_over()
    typist.tab_to(guest.page.get_by_role("tab", selected=True))
    typist.key("ArrowRight")  # from the list, which is last, round to the players
    typist.press(guest.button("web-hand-over"))
    read_scores(host, guest)
    look_back(guest, typist)
    play_again(host, guest, typist)


def test_a_whole_game_by_the_list_alone(visit: Visit, lang: str) -> None:
    person = visit(lang)
    seated(person)
    Reader(person).play(WHOLE)
    expect(person.scores()).to_contain_text(person.words.say("score-total"))


def seated(person: Visitor) -> None:
    """With two bots, at the beginning."""
    person.arrange({0: "Anna"}, ["empty", "greedy", "greedy"])
    person.begin()
    person.enter()


@pytest.mark.parametrize("game", games.NAMES)
def test_a_game_on_its_own_board(visit: Visit, game: str, lang: str) -> None:
    person = visit(lang, color_scheme="dark")
    person.read(game)
    seated(person)
    Pointer(person).play(CHOICES)
    assert grave_on_board(person) == {}
    expect(person.scores()).to_contain_text(person.words.say("score-total"))


@pytest.mark.nightly
@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize("hand", [Pointer, Reader, Typist])
def test_a_whole_game_without_any_help(
    visit: Visit, game: str, lang: str, hand: type[Pointer | Reader | Typist]
) -> None:
    person = visit(lang)
    person.read(game)
    seated(person)
    hand(person, seed=7).play(WHOLE)
    expect(person.scores()).to_contain_text(person.words.say("score-total"))
