"""A match at one keyboard: whoever is asked decides, people at the prompt and bots at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from regency import bots
from regency.bots import Bot
from regency.kernel.edge import Action, Event
from regency.kernel.errors import NotSaved
from regency.kernel.match import AnyMatch
from regency.kernel.rng import Rng, stream
from regency.kernel.rules import readable
from regency.kernel.sheet import Grid, Note
from regency.lab.table import NothingGoesOn, Unplayable
from regency.words import Words

from .draw import draw
from .passing import Keyboard
from .players import Chair
from .prompt import Prompt
from .scores import show_outcome, show_standing, titles_of
from .screen import Left, Screen
from .story import Story, paragraphs
from .troubles import sentence

R = TypeVar("R")


class Client:
    """Everything between a match and the people before it."""

    def __init__(self, match: AnyMatch, chairs: Sequence[Chair], words: Words, screen: Screen) -> None:
        self.match = match
        self.chairs = chairs
        self.words = words
        self.screen = screen
        self.story = Story.of(match)
        self.bots: dict[int, Bot] = {
            seat: bots.make(who.kind, match.rules) for seat, who in enumerate(chairs) if not who.is_human
        }
        self.people = [seat for seat, who in enumerate(chairs) if who.is_human]
        self.keyboard = Keyboard(match, self.people)
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self.asked_before: int | None = None
        self.leafed: dict[int, set[str]] = {}  # by seat the pages that were shown
        self.looked: dict[
            int, int
        ] = {}  # behind how many entries a bot last thought of what need not be done

    def play(self) -> None:
        """Until the game is over; Left, EOFError and KeyboardInterrupt end it before."""
        while self.match.outcome() is None:
            if self.chance_taken():
                continue
            seat = self.next_seat()
            if seat in self.bots:
                self.bot_decides(seat)
            else:
                self.person_decides(seat)
        self.finish()

    def next_seat(self) -> int:
        """Whoever the game waits for or has been given the keyboard; else the first who may do something."""
        seat = self.keyboard.owner()
        if seat is None:
            raise Unplayable(NothingGoesOn())
        return seat

    # Bots

    def chance_taken(self) -> bool:
        """Whether a bot does something that nobody waits for; each is asked once after each entry."""
        match = self.match
        for seat, bot in self.bots.items():
            if self.looked.get(seat) == len(match.entries):
                continue
            self.looked[seat] = len(match.entries)
            me = match.look(seat)
            standing = [
                ask for ask in match.asks(seat) if not ask.due(me.table) and match.rules.stirs(me, ask)
            ]
            if standing:
                found = bot.consider(me, match.notes[seat], standing, match.news, self.luck(seat))
                if isinstance(found, Action):
                    self.do(seat, found)
                    return True
        return False

    def luck(self, seat: int) -> Rng:
        """What a bot draws from: a resumed match finds it again."""
        return stream(self.match.state.seed, f"bot {seat}", len(self.match.entries))

    def bot_decides(self, seat: int) -> None:
        """A bot is given its sight and its notes, as everywhere."""
        match = self.match
        chosen = self.bots[seat].decide(
            match.look(seat), match.notes[seat], match.asks(seat), match.news, self.luck(seat)
        )
        assert isinstance(chosen, Action)
        self.do(seat, chosen)

    # People

    def person_decides(self, seat: int) -> None:
        """Show what is new and ask, until one action is done or taken back."""
        if self.at_keyboard != seat:
            self.hand_over(seat)
        self.words.reads(self.match.look(seat))
        title = "news-title" if self.story.read[seat] else "news-first"
        news = self.story.news(seat)
        if any(news) or self.is_new(seat):
            self.show_table(seat)
            self.tell(news, title)
        self.show_pages(seat)
        self.asked_before = seat
        Prompt(self, seat).run()

    def is_new(self, seat: int) -> bool:
        """Whether this seat has not been asked anything in this session."""
        return self.asked_before != seat

    def hand_over(self, seat: int) -> None:
        """A curtain between two people, so that no hand is seen by another."""
        name = self.words.name(seat)
        self.screen.curtain()
        self.screen.rule(self.words.game())
        self.screen.say(self.words.say("curtain", name=name), "ask")
        self.screen.ask(self.words.say("curtain-prompt", name=name))
        self.screen.curtain()
        self.at_keyboard = seat

    def show_table(self, seat: int) -> None:
        """The table as the seat sees it."""
        match = self.match
        me = match.look(seat)
        turn = self.words.turn(match.rules.progress(me.table))
        self.screen.show([])
        self.screen.rule(self.words.say("table-title", game=self.words.game(), turn=turn))
        draw(self.screen, self.words, self.names(), match.rules.sheet(me, {seat: me.own}))
        show_standing(self.screen, self.words, self.names(), match.rules.tally(me.table))

    def private(self, seat: int) -> list[Note]:
        """The lines of the sheet that this seat alone may read."""
        me, sheet = self.match.look(seat), self.match.rules.sheet
        public = [row for grid in sheet(me, {}) for row in grid.rows]
        own = [row for grid in sheet(me, {seat: me.own}) for row in grid.rows]
        return [row for row in own if isinstance(row, Note) and row not in public]

    def show_gained(self, seat: int, before: Sequence[Note]) -> None:
        """The hand, where it has changed and its owner goes on: others would be shown the table anyway."""
        if seat in self.match.waited_for()[:1]:
            changed = [note for note in self.private(seat) if note not in before]
            draw(self.screen, self.words, self.names(), (Grid((), tuple(changed)),))

    def show_pages(self, seat: int) -> None:
        """What may be read now and could not be before, with its paragraphs."""
        me, rules = self.match.look(seat), self.match.rules
        seen = self.leafed.setdefault(seat, set())
        news = [key for key in rules.pages(me) if key not in seen]
        seen.update(news)
        for page in readable(rules, me, sorted(news), self.words.lang).values():
            self.screen.show([])
            self.screen.say(page.title, "title")
            self.screen.page(page.text)

    def names(self) -> list[str]:
        """What everybody is called."""
        return [self.words.name(seat) for seat in range(len(self.chairs))]

    def tell(self, chapters: Sequence[Sequence[Event]], title: str = "news-title") -> None:
        """What happened since the last decision."""
        told = list(paragraphs(self.words, chapters))
        if told:
            self.screen.show([])
            self.screen.say(self.words.say(title), "title")
            for paragraph in told:
                self.screen.say(f"· {paragraph}", indent=1)

    # What changes the match

    def do(self, seat: int, action: Action) -> list[Event]:
        """Carry an action out and remember it; saved, or it did not count."""
        told = self.saved(lambda: self.match.submit(seat, action))
        self.story.add(told)
        self.keyboard.acted(seat)
        return told

    def undo(self, seat: int) -> list[Event]:
        """Take the last action of a seat back; Refused where that is not fair."""
        told = self.saved(lambda: self.match.undo(seat))
        self.story.add(told)
        return told

    def saved(self, change: Callable[[], R]) -> R:
        """Try a change again and again until the disk takes it, or somebody gives up."""
        while True:
            try:
                return change()
            except NotSaved as trouble:
                self.screen.say(sentence(self.words, trouble.reason), "bad")
                self.screen.say(self.words.say("not-saved"))
                if self.screen.ask(self.words.say("not-saved-prompt")):
                    raise Left from None

    def finish(self) -> None:
        """What happened at last, and the scores."""
        self.words.reads(self.match.watch())
        last: list[Any] = self.story.chapters
        if self.people:
            last = last[min(self.story.read[seat] for seat in self.people) :]
        self.tell(last)
        outcome = self.match.outcome()
        assert outcome is not None
        show_outcome(self.screen, self.words, self.names(), outcome, titles_of(self.match))
