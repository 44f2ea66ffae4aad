"""What is written: in the reader's language, as text and nothing else, and in the title of the tab."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import Reader
from tests.browser.visitor import Visitor

MARKUP = "<img src=x onerror=alert(1)>"
CHATTED = "<b>bold</b><script>window.harmed = 1</script> & {0}"


def test_the_language_changes_without_a_new_page(visit: Visit, lang: str) -> None:
    person = visit(lang)
    other = visit({"en": "de", "de": "en"}[lang])
    person.arrange({0: "Anna"}, ["empty", "greedy"])
    person.begin()
    person.enter()
    person.await_turn()
    expect(person.heading).to_have_text(person.say("ask-ChooseCard"))
    person.open_list()
    person.choices.get_by_role("listitem").get_by_role("button").first.click()
    expect(person.confirm).to_be_visible()
    person.page.evaluate("window.planted = true")
    person.button("web-other-language").click()
    expect(person.heading).to_have_text(other.say("ask-ChooseCard"))
    person.page.get_by_role("tab", name=other.say("web-list")).click()
    expect(person.page.get_by_role("group", name=other.say("web-choices"))).to_be_visible()
    expect(person.page.get_by_role("button", name=other.say("web-confirm"), exact=True)).to_be_visible()
    assert other.say("ask-ChooseCard") in person.page.title()
    assert (
        person.page.evaluate("window.planted")
        and person.page.locator("html").get_attribute("lang") == other.lang
    )
    person.page.reload()
    expect(person.heading).to_have_text(other.say("ask-ChooseCard"))


def test_the_title_of_the_tab_says_whose_turn_it_is(visit: Visit, lang: str) -> None:
    host, guest = visit(lang), visit(lang)
    host.arrange({0: "Anna"}, ["empty", "empty"], options={"think_again": "false"})
    guest.sit(1, "Ben", host.table)
    guest.enter()
    expect(guest.page).to_have_title(f"{guest.say('web-waiting-room')} · {guest.words.game()}")
    host.begin()
    host.enter()
    for asked, waiting, name in ((host, guest, "Anna"), (guest, host, "Ben")):
        for person in (asked, waiting):
            person.await_turn()
            expect(person.page).to_have_title(f"● {person.say('ask-ChooseCard')} · {person.words.game()}")
        Reader(waiting, seed=2).choose()
        waits = waiting.say("wait-ChooseCard", seat=name)
        expect(waiting.page).to_have_title(f"{waits} · {waiting.words.game()}")
        Reader(asked, seed=2).choose()


def test_markup_in_names_and_chat_is_text(visit: Visit) -> None:
    host, guest = visit("en"), visit("de")
    host.arrange({0: MARKUP}, ["empty", "empty"])
    guest.sit(1, "Ben", host.table)
    guest.enter()
    expect(guest.page.get_by_text(MARKUP).first).to_be_visible()
    host.begin()
    host.enter()
    guest.await_turn()
    Reader(guest).choose()
    host.tab("web-chat")
    guest.tab("web-chat")
    host.page.get_by_label(host.say("web-chat-write")).fill(CHATTED)
    host.button("web-chat-send").click()
    for visitor in (host, guest):
        expect(visitor.page.get_by_text(CHATTED)).to_be_visible()
        unharmed(visitor)
    expect(guest.heading).to_contain_text(MARKUP)
    Reader(host).choose()
    guest.tab("web-log")
    expect(guest.page.get_by_text(MARKUP).first).to_be_visible()
    unharmed(guest)


def unharmed(visitor: Visitor) -> None:
    """Nothing of it became part of the page."""
    assert visitor.page.locator("img[onerror], .chat b").count() == 0
    assert visitor.page.evaluate("window.harmed === undefined")


def test_an_unknown_table_is_said_in_words(visit: Visit, lang: str) -> None:
    person = visit(lang)
    person.go("/t/there-is-no-such-table-anywhere")
    expect(person.heading).to_have_text(person.say("web-no-table"))
    expect(person.page.get_by_role("alert")).to_have_text(person.say("why-NoSuchTable"))
    person.link_to("web-home").last.click()
    expect(person.heading).to_have_text("Regency")


def test_a_record_is_downloaded_and_opened_again(visit: Visit) -> None:
    person = visit("de")
    person.arrange({0: "Anna"}, ["empty", "greedy"])
    person.begin()
    person.enter()
    person.hand_over()
    person.scores()
    with person.page.expect_download() as download:
        person.link_to("web-record").click()
    other = visit("en")
    other.go("/")
    other.page.get_by_label(other.say("web-import")).set_input_files(download.value.path())
    expect(other.button("web-step-on")).to_be_enabled()
    other.page.get_by_label(other.say("web-view")).select_option("open")
    other.button("web-step-on").click()
    expect(other.page.get_by_role("slider")).to_have_value("1")


def test_a_mistyped_address_is_said_and_the_start_page_is_there(visit: Visit, lang: str) -> None:
    person = visit(lang)
    answer = person.page.goto("/nowhere")
    assert answer is not None and answer.status == 404
    expect(person.page.get_by_role("alert")).to_have_text(person.say("why-NoSuchPage"))
    expect(person.page.get_by_label(person.say("web-import"))).to_be_attached()
    told = person.page.request.get("/nowhere", headers={"Accept": "application/json"})
    assert told.status == 404 and told.json() == {"why": {"why": "NoSuchPage"}}
