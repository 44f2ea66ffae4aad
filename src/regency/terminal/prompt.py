"""The prompt: a menu narrowed choice by choice, and the commands that work at any of its steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from regency import bots
from regency.kernel.edge import Action, AnyAsk, Event, Option, count
from regency.kernel.errors import Refused
from regency.kernel.gains import remark_with_gain
from regency.kernel.gains import signed as plus
from regency.kernel.preview import Preview
from regency.kernel.rng import stream
from regency.kernel.why import obstacles

from .choose import Menu, Offer, Path, domain, is_last_field, menu
from .commands import Typed, understand
from .manual import show_manual
from .scores import show_tally
from .screen import Left, columns, fitted, piece, signed, wrapped
from .story import paragraphs

if TYPE_CHECKING:
    from .client import Client

LOG: Final = 20  # entries that the log shows unless asked for more


class Prompt:
    """One decision of one person."""

    def __init__(self, client: Client, seat: int) -> None:
        self.client = client
        self.seat = seat
        self.words = client.words
        self.screen = client.screen
        self.me = client.match.look(seat)
        self.asks = client.match.asks(seat)
        self.way: list[tuple[Path, tuple[Option, ...]]] = [(Path(), tuple(client.match.options(seat)))]
        self.proposal: Action | None = None
        self.shown: Path | None = None  # the menu that was shown last
        self.above: Path | None = None  # the same, as long as it stands right above, but for a line or two
        self.done = False

    def run(self) -> None:
        """Ask until an action is done or taken back."""
        self.show_question()
        typed_ahead: list[int] = []
        while not self.done:
            path, options = self.way[-1]
            now = menu(options, path)
            if not typed_ahead:
                if self.above != path:
                    self.show_menu(now)
                self.shown, self.above = path, None
                typed_ahead = self.read()
            if typed_ahead and not self.done:
                self.choose(now.offers, typed_ahead)

    # Showing

    def show_question(self) -> None:
        """Who is asked, and what."""
        self.screen.show([])
        self.screen.rule(self.words.say("ask-title", name=self.words.name(self.seat)))
        eyes = self.client.match.state.eyes(self.seat)
        for ask in self.asks:
            # a standing question may have nothing to offer yet
            if ask.due(self.me.table) or ask.options(eyes):
                self.screen.say(self.question(ask), "ask")
        self.show_others()

    def show_others(self) -> None:
        """To whom the keyboard can be passed, where somebody waits for it."""
        keyboard = self.client.keyboard
        called = [seat for seat in keyboard.called() if seat != self.seat]
        if keyboard.guest == self.seat:
            key = "keyboard-asked" if self.seat in keyboard.called() else "keyboard-guest"
            self.screen.say(self.words.say(key), "label")
        elif called:
            names = [self.words.name(seat) for seat in called]
            self.screen.say(self.words.say("keyboard-called", names=names))

    def question(self, ask: AnyAsk) -> str:
        """As the table puts it, else as its own fields do."""
        said = self.client.match.rules.asked(self.me, ask)
        return self.words.ask(ask) if said is None else self.words.phrase(said)

    def show_menu(self, now: Menu) -> None:
        """The numbered choices, in columns if there are many."""
        if now.path.kind is not None and (len(self.way) > 1 or not is_last_field(now.path)):
            self.screen.say(self.title(now), "ask")
        labels = [self.label(now, offer) for offer in now.offers]
        across = columns([f" 99  {name}  {remark}" for name, remark in labels], self.screen.width)
        headings = self.headings(now)
        rows = -(-len(labels) // across)
        for row in range(rows):
            if headings[row]:
                self.screen.say(headings[row], "title", indent=1)
            self.show_row(labels, range(row, len(labels), rows), self.screen.width // across)
        self.screen.say(self.words.say("prompt-help-nested" if len(self.way) > 1 else "prompt-help"), "label")

    def show_row(self, labels: Sequence[tuple[str, str]], numbers: range, width: int) -> None:
        """The choices that stand beside each other."""
        pieces = []
        rest: list[tuple[str, str]] = []
        for number in numbers:
            name, remark = labels[number]
            text = f"{name}  {remark}".rstrip()
            lines = [fitted(text, width - 5, "left")] if len(numbers) > 1 else wrapped(text, width - 5, 2)
            first, *rest = halves(lines, name)
            pieces += [piece(f" {number + 1:2}) ", "key"), piece(first[0]), piece(first[1], "label")]
        self.screen.show(pieces)
        for label, beside in rest:
            self.screen.show([piece(" " * 7), piece(label), piece(beside, "label")])

    def title(self, now: Menu) -> str:
        """What is being chosen, once the kind of action is clear."""
        assert now.path.kind is not None
        kind = self.words.kind(now.path.kind)
        if now.is_whole:
            return kind
        return self.words.say("pick-title", kind=kind, pick=self.words.pick(domain(now.offers[0].path)))

    def headings(self, now: Menu) -> list[str]:
        """What stands above each choice among several kinds: something only where it changes."""
        if now.path.kind is not None:
            return [""] * len(now.offers)
        found: list[str] = []
        for offer in now.offers:
            assert offer.path.kind is not None
            phrase = self.client.match.rules.heading(self.me, offer.path.kind)
            found.append("" if phrase is None else self.words.phrase(phrase))
        if any(found):
            found = [heading or self.words.say("heading-other") for heading in found]
        return ["" if number and found[number - 1] == text else text for number, text in enumerate(found)]

    def label(self, now: Menu, offer: Offer) -> tuple[str, str]:
        """What a choice is called, and what to know about it."""
        action = offer.action()
        remark = "" if action is None else self.remark(action)
        beside = (
            self.words.say("ways", count=count(offer.left)) if action is None else remark and f"({remark})"
        )
        assert offer.path.kind is not None
        if action is not None and (now.is_whole or not is_last_field(now.path)):
            return self.words.action(action, self.seat), beside
        if now.path.kind is None:
            return self.words.kind(offer.path.kind), beside
        brief = self.client.match.rules.brief(domain(offer.path), offer.path.values[-1])
        name = self.words.alone(brief)
        return (name, beside) if name else (remark or self.words.phrase(brief), "")

    def remark(self, action: Action) -> str:
        """What to know before choosing an action, if there is anything."""
        found = remark_with_gain(self.client.match.rules, self.me, action)
        return "" if found is None else signed(self.words.phrase(found))

    # Reading

    def read(self) -> list[int]:
        """One line from the keyboard: numbers to choose by, or a command, which is obeyed."""
        line = self.screen.ask(self.words.say("prompt"))
        typed = understand(line)
        if typed is None:
            if line:
                self.answer(self.words.say("not-understood", line=line), "bad")
            return []
        if typed.command:
            getattr(self, f"on_{typed.command}")(typed)
            return []
        return list(typed.numbers)

    def answer(self, text: str, tone: str = "", indent: int = 0) -> None:
        """A line below the menu, which need not be shown again."""
        self.screen.say(text, tone, indent)
        self.above = self.shown

    def choose(self, offers: Sequence[Offer], typed_ahead: list[int]) -> None:
        """Follow a number one step further; 0 goes back."""
        number = typed_ahead.pop(0)
        if number == 0:
            typed_ahead.clear()
            self.on_back(Typed())
        elif number > len(offers):
            typed_ahead.clear()
            self.answer(self.words.say("no-such-number", number=number, most=len(offers)), "bad")
        else:
            offer = offers[number - 1]
            action = offer.action()
            if action is None:
                self.way.append((offer.path, offer.left))
            else:
                typed_ahead.clear()
                self.propose(action)

    # Doing

    def propose(self, action: Action) -> None:
        """Do it at once if it can be taken back; otherwise say what is certain, and ask."""
        seen = self.client.match.preview(self.seat, action)
        if not seen.final:
            self.carry_out(action)
            return
        key = "preview-title" if seen.events else "preview-bare"
        self.screen.say(self.words.say(key, action=self.words.action(action, self.seat)), "ask")
        self.tell(seen.events)
        if any(seen.gains):
            self.screen.say(f"· {self.total(seen)}", indent=1)
        self.screen.say(self.words.say("cannot-undo"))
        if self.confirmed():
            before = self.client.private(self.seat)
            self.carry_out(action, seen.events)
            self.client.show_gained(self.seat, before)
        self.above = None

    def total(self, seen: Preview) -> str:
        """By how much the own total changes for certain."""
        key = "web-gain-sure" if seen.open else "web-gain"
        return self.words.say(key, count=plus(seen.gains[self.seat]))

    def confirmed(self) -> bool:
        """Enter or yes: go on; anything else: back to the menu."""
        while True:
            line = self.screen.ask(self.words.say("confirm-prompt"))
            typed = understand(line)
            if not line or (typed is not None and typed.command == "ok"):
                return True
            if typed is None or typed.command in {"back", "undo", "pass"} or typed.numbers:
                return False
            getattr(self, f"on_{typed.command}")(typed)

    def carry_out(self, action: Action, known: Sequence[Event] = ()) -> None:
        """The action is done; what it led to is told, but for what was read a moment ago."""
        told = self.client.do(self.seat, action)
        self.client.story.news(self.seat)
        self.tell(told[len(known) :] if told[: len(known)] == list(known) else told, "good")
        self.done = True

    def tell(self, events: Sequence[Event], tone: str = "") -> None:
        """What came true, or will."""
        for paragraph in paragraphs(self.words, [events]):
            self.screen.say(f"· {paragraph}", tone, indent=1)

    # Commands

    def on_undo(self, _: Typed) -> None:
        """Take the last action back, if that is fair."""
        try:
            self.client.undo(self.seat)
        except Refused as trouble:
            self.answer(self.words.reason(trouble.reason), "bad")
            return
        self.client.story.news(self.seat)
        self.screen.say(self.words.say("taken-back"), "good", indent=1)
        self.done = True

    def on_back(self, typed: Typed) -> None:
        """One step back in the menus; from the first one, the last action is taken back."""
        if len(self.way) > 1:
            self.way.pop()
        else:
            self.on_undo(typed)

    def on_hint(self, _: Typed) -> None:
        """What the greedy bot would do in this place, and why."""
        match = self.client.match
        rng = stream(match.state.seed, f"hint {self.seat}", len(match.entries))
        found = bots.hint(match.rules, self.me, match.notes[self.seat], rng)
        if found is None:
            self.answer(self.words.say("no-hint"))
            return
        self.proposal = found.action
        self.answer(self.words.say("hint", action=self.in_full(found.action)), "good")
        if found.next_best is not None:
            features = [self.words.feature(name) for name, _ in found.reasons]
            other = self.words.action(found.next_best, self.seat)
            why = self.words.say("hint-why", other=other, features=features) if features else ""
            self.answer(why or self.words.say("hint-even", other=other), indent=2)
        self.answer(self.words.say("hint-take"), "label", indent=2)

    def in_full(self, action: Action) -> str:
        """An action with what to know about it."""
        said, remark = self.words.action(action, self.seat), self.remark(action)
        return f"{said} ({remark.rstrip('.')})" if remark else said

    def on_ok(self, _: Typed) -> None:
        """Follow the hint."""
        if self.proposal is None:
            self.answer(self.words.say("nothing-proposed"))
        else:
            self.propose(self.proposal)

    def on_pass(self, typed: Typed) -> None:
        """Somebody else at this keyboard answers, or has something to say; a guest gives it back."""
        keyboard = self.client.keyboard
        others = keyboard.others(self.seat)
        named = [seat for seat in others if self.words.name(seat).casefold().startswith(typed.rest)]
        is_guest = keyboard.guest == self.seat
        if typed.rest and len(named) != 1:
            able = [self.words.name(seat) for seat in others]
            self.answer(self.words.say("keyboard-whom" if able else "keyboard-nobody", names=able))
        elif typed.rest or (others and not is_guest):
            keyboard.give(self.seat, named[0])
            self.done = True
        elif is_guest:
            keyboard.give(self.seat, None)
            self.done = True
        else:
            self.answer(self.words.say("keyboard-nobody", names=[]))

    def on_why(self, _: Typed) -> None:
        """What cannot be done now, and why not."""
        rules = self.client.match.rules
        known = {kind.__name__: kind for kind in rules.actions}
        refused: dict[str, list[str]] = {}
        for found in obstacles(rules, self.me):
            refused.setdefault(self.words.reason(found.why), []).append(self.words.kind(known[found.kind]))
        for reason, kinds in refused.items():
            self.answer(f"· {', '.join(kinds)}: {reason}", indent=1)
        if not refused:
            self.answer(self.words.say("no-obstacle"))

    def on_table(self, _: Typed) -> None:
        """The sheet once more."""
        self.client.show_table(self.seat)

    def on_points(self, _: Typed) -> None:
        """How everybody's total is made up."""
        tally = self.client.match.rules.tally(self.me.table)
        if tally is None:
            self.answer(self.words.say("no-points"))
        else:
            show_tally(self.screen, self.words, self.client.names(), tally)

    def on_log(self, typed: Typed) -> None:
        """What was told so far: of the last entries that told anything, or as many as asked for."""
        most = int(typed.rest) if typed.rest.isascii() and typed.rest.isdigit() else LOG
        chapters = [chapter for chapter in self.client.story.chapters if chapter]
        told = list(paragraphs(self.words, chapters[-max(1, most) :]))
        for paragraph in told:
            self.screen.say(f"· {paragraph}", indent=1)
        if not told:
            self.answer(self.words.say("log-empty"))

    def on_rules(self, typed: Typed) -> None:
        """The rules of the game: what there is, or one section of it."""
        show_manual(self.screen, self.words, self.client.match.rules.name, typed.rest)

    def on_help(self, _: Typed) -> None:
        """What can be typed here."""
        self.screen.say(self.words.say("help-text"))

    def on_quit(self, _: Typed) -> None:
        """Leave; everything is saved."""
        raise Left


def halves(lines: Sequence[str], name: str) -> list[tuple[str, str]]:
    """Each line of a choice, not set in: what of it is still the name, and what is beside it."""
    found: list[tuple[str, str]] = []
    left = len(name)
    for number, line in enumerate(lines):
        text = line[2:] if number else line
        found.append((text[:left], text[left:]))
        left = max(0, left - len(text) - 1)
    return found
