"""Messages to a chat: the host names an address in the waiting room or at the table, and guests are told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit
from tests.browser.house import RUN, House

# No name is looked up and nobody is called: of addresses there are good ones, and none of them answers.
ALONE = """
from regency.server import webhook_client, webhooks
async def resolve(self, host):
    return ["93.184.215.14"] if host == "hooks.example" else ["127.0.0.1"]
async def connect(self, address, host):
    raise OSError("nobody is there")
webhook_client.Resolver.__call__, webhook_client.WebhookClient._open = resolve, connect
usual = webhooks.Webhooks.__init__
def hasty(self, *given):
    usual(self, *given, pace=webhooks.Pace(0.0, 0.0, 0.0, 1, 1))
webhooks.Webhooks.__init__ = hasty
"""


@pytest.fixture
def telling(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house whose tables may tell others whose turn it is."""
    house = House(tmp_path_factory.mktemp("telling"))
    allowed = RUN.replace("requests_a_minute=99_999", "requests_a_minute=99_999, webhooks=True")
    (house.folder / "run.py").write_text(ALONE + allowed, encoding="utf-8")
    house.start()
    yield house
    house.stop()
    assert "Traceback" not in house.log()


def test_the_host_names_an_address_and_everybody_learns_that_it_does_not_answer(
    visit: Visit, telling: House, lang: str
) -> None:
    host, guest = visit(lang, at=telling), visit(lang, at=telling)
    host.arrange({0: "Anna"}, ["empty", "empty"])
    guest.sit(1, "Ben", host.table)
    host.enter()
    guest.enter()
    title = host.page.locator("summary", has_text=host.say("web-webhook"))
    title.click()
    expect(host.text("web-webhook-off")).to_be_visible()
    expect(guest.page.locator("summary", has_text=guest.say("web-webhook"))).to_have_count(0)
    field = host.page.get_by_label(host.say("web-webhook-address"))
    field.fill("https://localhost/room")
    host.button("web-webhook-set").click()
    expect(host.page.get_by_role("alert")).to_have_text(host.say("why-WebhookRefused"))
    field.fill("https://hooks.example/room")
    host.button("web-webhook-set").click()
    for person in (host, guest):
        expect(person.text("web-webhook-failed")).to_be_visible()
    host.begin()
    expect(guest.text("web-webhook-failed")).to_be_visible()
    host.button("web-webhook-end").click()
    expect(guest.text("web-webhook-failed")).to_have_count(0)


def test_where_nobody_allows_it_nothing_is_offered(visit: Visit, lang: str) -> None:
    host = visit(lang)
    host.arrange({0: "Anna"}, ["empty", "greedy"])
    host.enter()
    expect(host.button("web-start")).to_be_visible()
    expect(host.page.locator("summary", has_text=host.say("web-webhook"))).to_have_count(0)
