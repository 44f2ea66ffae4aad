"""A chair is given up, a game is ended together: everybody sees it, and nobody has won."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import Reader
from tests.browser.visitor import Visitor


def together(*people: Visitor) -> None:
    host, *others = people
    host.arrange({0: "Anna"}, ["empty"] * len(people))
    for seat, (other, name) in enumerate(zip(others, ("Ben", "Cleo"), strict=False), 1):
        other.sit(seat, name, host.table)
    host.begin()
    for person in people:
        person.enter()
        assert person.await_turn()


def test_who_gives_up_hands_the_chair_to_a_bot_and_all_others_end_the_game(visit: Visit, lang: str) -> None:
    anna, ben, cleo, guest = visit(lang), visit(lang), visit(lang), visit(lang)
    together(anna, ben, cleo)
    guest.table = anna.table
    guest.enter()
    expect(anna.text("web-watchers", count=1).first).to_be_visible()
    cleo.button("web-give-up").click()
    cleo.button("web-give-up-sure").click()
    for person in (anna, guest):
        expect(person.text("web-gave-up")).to_be_visible()
        expect(person.page.get_by_text("Cleo").first).to_be_visible()
        expect(person.text("why-GaveUp")).to_be_visible()
    expect(cleo.button("web-give-up")).to_be_hidden()
    expect(anna.text("web-watchers", count=2).first).to_be_visible()
    for person in (anna, ben):
        Reader(person).choose()
    assert anna.await_turn(), "a bot has moved for Cleo"
    anna.tab("web-players")
    anna.button("web-end").click()
    anna.button("web-end-sure").click()
    expect(ben.text("web-proposes-end", name="Anna")).to_be_visible()
    expect(cleo.button("web-agree")).to_be_hidden()
    ben.button("web-agree").click()
    for person in (anna, ben, cleo, guest):
        expect(person.heading).to_have_text(person.say("web-ended"))
        expect(person.page.get_by_role("table")).to_be_hidden()
    anna.button("web-rematch").click()
    expect(anna.text("web-asked-chair", name="Ben")).to_be_visible()
    expect(ben.text("web-rematch-asks", name="Anna")).to_be_visible()
    ben.button("web-rematch-no").click()
    expect(anna.text("web-asked-chair", name="Ben")).to_be_hidden()
    expect(ben.link_to("web-to-rematch")).to_be_visible()
    anna.enter()
    anna.tab("web-log")
    expect(anna.page.get_by_role("list", name=anna.say("web-log"))).to_contain_text(
        anna.say("was-EndedEarly")
    )
    anna.go(f"/t/{anna.table}/replay?at={anna.info()['entries']}")
    expect(anna.page.get_by_role("region", name=anna.say("web-log"))).to_have_text(anna.say("was-EndedEarly"))
    anna.go("/")
    ended = anna.page.get_by_role("link", name=anna.words.game()).filter(has_text="Cleo")
    expect(ended).to_contain_text(anna.say("web-no-winner"))
