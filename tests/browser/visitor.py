"""Somebody in front of a browser: finds things by what they are called in their language."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Dialog,
    Locator,
    Page,
    Request,
    ViewportSize,
    expect,
)
from playwright.sync_api import TimeoutError as TookTooLong

from regency.games import ALL, load
from regency.kernel.rules import untimed_by
from regency.words import Words

EXAMPLE = "_example"
LOCALES = {"en": "en-GB", "de": "de-DE"}
PATIENCE = 60_000
PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1440, "height": 900}
RAIL_BESIDE = 960  # a wider window shows players, log and chat beside the board
ENOUGH = "[data-talk] .chief"
AWAITED = f"""over => document.title.startsWith('●') ? 'turn' : document.title.startsWith(over) ? 'over'
  : document.querySelector('{ENOUGH}') && 'talk'"""
AGAIN = 500

expect.set_options(timeout=PATIENCE)


def unhurried(game: str) -> dict[str, str]:
    """The rule option by which a game against time is played without it."""
    if game not in ALL:
        return {}
    rules = load(game)
    usual = rules.options()
    calm = untimed_by(rules, usual) if rules.timed(usual) else []
    return dict(calm[-1:])


class Visitor:
    """A device with one page, and what the one in front of it reads and does."""

    def __init__(self, browser: Browser, link: str, lang: str = "en", **how: Any) -> None:
        how = {"viewport": DESK, "reduced_motion": "reduce"} | how
        self.link = link
        self.lang = lang
        self.read(EXAMPLE)
        self.context = browser.new_context(base_url=link, locale=LOCALES[lang], **how)
        self.context.set_default_timeout(PATIENCE)
        self.troubles: list[str] = []
        self.context.on("request", self._watch)
        self.page = self.another_page()
        self.table = ""
        self.touch = bool(how.get("has_touch"))

    def read(self, game: str) -> None:
        """Read the words of a game, and open tables of it from now on."""
        self.game = game
        self.words = Words(self.lang, load(game))

    def go_away(self) -> None:
        """Close the page."""
        self.page.close()

    def come_back(self) -> None:
        """Open the table again, on the same device."""
        self.page = self.another_page()
        self.enter()

    def another_page(self) -> Page:
        """A further tab of the same device."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(f"{self.lang}: {error}"))
        page.on("console", self._hear)
        page.on("dialog", self._dismiss)
        return page

    def _watch(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in {"data", "blob"} and parts.netloc != urlsplit(self.link).netloc:
            self.troubles.append(f"a request to another host: {request.url}")

    def _hear(self, message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text or "Content-Security-Policy" in message.text:
            self.troubles.append(message.text)

    def _dismiss(self, dialog: Dialog) -> None:
        self.troubles.append(f"a dialogue nobody asked for: {dialog.message}")
        dialog.dismiss()

    # What there is to see

    def say(self, key: str, **about: object) -> str:
        return self.words.say(key, **about)

    def button(self, key: str, **about: object) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **about), exact=True)

    def link_to(self, key: str) -> Locator:
        return self.page.get_by_role("link", name=self.say(key), exact=True)

    def text(self, key: str, **about: object) -> Locator:
        return self.page.get_by_text(self.say(key, **about))

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("main", name=self.say("web-board"))

    @property
    def choices(self) -> Locator:
        """The list of all choices in words, where it is open."""
        return self.page.get_by_role("group", name=self.say("web-choices"), exact=True)

    @property
    def confirm(self) -> Locator:
        return self.tray.get_by_role("button", name=self.say("web-confirm"), exact=True)

    @property
    def back(self) -> Locator:
        """One step back in what is being composed."""
        return self.tray.get_by_role("button", name=self.say("web-back"), exact=True)

    @property
    def end(self) -> Locator:
        """What ends the turn, where that can be done now."""
        return self.tray.locator("button.end:not(:disabled)")

    @property
    def tray(self) -> Locator:
        """The low row: own goods, what is composed, and how it is ended."""
        return self.page.get_by_role("region", name=self.say("web-tray"), exact=True)

    @property
    def heading(self) -> Locator:
        return self.page.get_by_role("heading", level=1)

    def open_list(self) -> None:
        """Show every choice in words beside the board, or over it where there is no room."""
        if not self.choices.is_visible():
            self.page.keyboard.press("w")
            expect(self.choices).to_be_visible()

    def tab(self, key: str) -> None:
        """Show one side of the rail."""
        self.page.get_by_role("tab", name=self.say(key)).click()

    # Requests of the same device, beside the page

    def ask(self, path: str, body: object = None) -> Any:
        """A request with the device's cookie; with a body it is a POST."""
        request = self.context.request
        answer = request.get(path, max_retries=2) if body is None else request.post(path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def info(self) -> Any:
        return self.ask(f"/api/tables/{self.table}")

    # The way to a table

    def go(self, path: str) -> None:
        self.page.goto(path)

    def arrange(self, names: dict[int, str], chairs: list[str], **more: Any) -> str:
        """A table with these people on this device, made without the page; without time where that can be."""
        self.ask("/api/tables")
        wanted = {"game": self.game, "chairs": chairs, "options": unhurried(self.game), **more}
        self.table = str(self.ask("/api/tables", wanted)["id"])
        for seat, name in names.items():
            self.sit(seat, name)
        return self.table

    def sit(self, seat: int, name: str, table: str | None = None) -> None:
        """Take a chair without the page."""
        self.ask("/api/tables")
        self.table = table or self.table
        self.ask(f"/api/tables/{self.table}/sit", {"seat": seat, "name": name})

    def begin(self) -> None:
        self.ask(f"/api/tables/{self.table}/start", {})

    def enter(self) -> None:
        """Open the table's page."""
        self.go(f"/t/{self.table}")

    # The course of a game

    @property
    def turn(self) -> bool:
        return self.page.title().startswith("●")

    @property
    def ended(self) -> Locator:
        """What stands above everything once the game is over."""
        return self.page.get_by_role("heading", name=self.say("web-is-over"))

    @property
    def over(self) -> bool:
        return self.ended.first.is_visible()

    def await_turn(self) -> bool:
        """Wait until it is this visitor's turn; false when the game is over instead."""
        while (
            found := self.page.wait_for_function(AWAITED, arg=self.say("web-is-over")).json_value()
        ) == "talk":
            self.talked_enough()
        return bool(found == "turn")

    def talked_enough(self) -> None:
        """A bot that lets people talk need not wait for this one."""
        self.page.evaluate(f"document.querySelector('{ENOUGH}')?.click()")
        with suppress(TookTooLong):  # the next bot asks the same, by the same button
            self.page.wait_for_function(f"() => !document.querySelector('{ENOUGH}')", timeout=AGAIN)

    def await_answer(self) -> None:
        """What was sent has been answered."""
        expect(self.heading).not_to_have_text(self.say("web-sending"))

    def hand_over(self) -> None:
        """Let a bot play on."""
        self._around(lambda: self.button("web-hand-over").click())

    def _around(self, act: Callable[[], None]) -> None:
        """Do something among the players, which a small screen shows only when asked."""
        tab = self.page.get_by_role("tab", name=self.say("web-players"))
        size = self.page.viewport_size
        beside = size is not None and size["width"] > RAIL_BESIDE
        if beside:
            tab.click()
        else:
            self.button("web-players").first.click()
        act()
        if not beside:
            self.button("web-close").first.click()

    def take_back_seat(self) -> None:
        """Play on oneself."""
        self.button("web-take-back-seat").first.click()
        expect(self.button("web-take-back-seat").first).to_be_hidden()

    def reaches(self, least: int) -> bool:
        """Wait until the game has come so far; false when it is over before."""
        while (now := self.info())["entries"] < least:
            if now["state"] == "finished":
                return False
            self.page.wait_for_timeout(50)
        return True

    def await_entries(self, least: int) -> None:
        """Wait until the game has come so far, which it does."""
        assert self.reaches(least), f"over before {least} entries"

    def scores(self) -> Locator:
        """The score pad, once the game is over."""
        pad = self.page.locator("section", has=self.page.get_by_role("table"))
        expect(pad).to_be_visible(timeout=PATIENCE)
        expect(pad.get_by_role("heading")).to_be_in_viewport()
        return pad
