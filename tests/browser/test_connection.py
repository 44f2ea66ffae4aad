"""Cut off in the middle of a choice, and a server that goes away and comes back."""

from __future__ import annotations

import signal

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.hands import Pointer, Reader
from tests.browser.house import House
from tests.browser.visitor import Visitor

PLANT = "window.planted = true"
STILL_THERE = "window.planted === true"  # the page was not loaded again


class Cable:
    """The connection of a page, which can be pulled out."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.sockets: list[WebSocketRoute] = []
        visitor.page.route_web_socket("**/socket**", self._plug)

    def _plug(self, socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        self.sockets.append(socket)

    def cut(self) -> None:
        self.visitor.context.set_offline(True)
        for socket in self.sockets:
            socket.close(code=1001)
        self.sockets.clear()
        expect(self.visitor.text("web-offline")).to_be_visible()

    def mend(self) -> None:
        self.visitor.context.set_offline(False)
        expect(self.visitor.text("web-offline")).to_be_hidden()


def alone(person: Visitor, other: Visitor) -> None:
    """At a table with somebody who does nothing."""
    person.arrange({0: "Anna"}, ["empty", "empty"])
    other.sit(1, "Ben", person.table)
    person.begin()
    person.enter()
    assert person.await_turn()


def test_a_choice_goes_on_over_a_cut(visit: Visit, lang: str) -> None:
    person = visit(lang)
    cable = Cable(person)
    alone(person, visit(lang))
    person.page.evaluate(PLANT)
    hand = Reader(person)
    person.open_list()
    lines = person.choices.get_by_role("listitem").get_by_role("button")
    lines.first.click()
    expect(person.confirm).to_be_visible()
    cable.cut()
    expect(person.confirm).to_be_visible()
    person.back.click()
    lines.last.click()
    expect(person.text("web-looking")).to_be_visible()
    cable.mend()
    expect(person.confirm).to_be_visible()
    cable.cut()
    hand.agree()
    expect(person.heading).to_have_text(person.say("web-sending"))
    cable.mend()
    person.await_answer()
    assert person.info()["entries"] == 1, "sent twice, it counts once"
    hand.choose()
    assert person.page.evaluate(STILL_THERE)


@pytest.mark.parametrize(("sign", "lang"), [(signal.SIGTERM, "en"), (signal.SIGKILL, "de")])
def test_a_game_goes_on_when_the_server_comes_back(
    visit: Visit, own_house: House, sign: signal.Signals, lang: str
) -> None:
    person = visit(lang, at=own_house)
    person.arrange({0: "Anna"}, ["empty", "greedy"])
    person.begin()
    person.enter()
    hand = Pointer(person)
    hand.play(1)
    person.await_turn()
    person.page.evaluate(PLANT)
    entries = person.info()["entries"]
    hand.pick()
    own_house.stop(sign)
    expect(person.text("web-offline")).to_be_visible()
    own_house.start()
    expect(person.text("web-offline")).to_be_hidden()
    hand.play(2)
    assert person.info()["entries"] >= entries + 2
    assert person.page.evaluate(STILL_THERE)
    assert "Traceback" not in own_house.log()
