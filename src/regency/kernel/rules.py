"""What a game declares: the one door through which everybody else reaches it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from .core import Sight, State, View, settle
from .edge import NEVER, Action, AnyAsk, AnyStep, Ask, Event, Millis
from .errors import Reason, Refused, WrongSeatCount
from .opening import Opening
from .options import changed, describe
from .part import B, S, T
from .rng import Rng

if TYPE_CHECKING:
    from .saga import AnySaga
    from .sheet import Sheet
    from .stories import AnyStories

N = TypeVar("N")


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the score pad."""

    item: str
    points: tuple[int, ...]


class Outcome(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a match ended: why, who came where (1 is first, shared ranks repeat), and the score pad.

    `won`: who has won, a switch a seat, where that is not all who came first: perhaps nobody.
    """

    reason: str
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    lines: tuple[Line, ...]
    won: tuple[bool, ...] = ()

    def winners(self) -> list[int]:
        """The seats that have won."""
        won = self.won or tuple([rank == 1 for rank in self.ranks])
        return [seat for seat, has_won in enumerate(won) if has_won]


def tallied(
    reason: str,
    items: Sequence[str],
    pad: Sequence[Sequence[int]],
    ranks: Sequence[int],
    won: Sequence[bool] = (),
) -> Outcome:
    """The outcome that a score pad shows, which has a row an item and a column a seat."""
    scores = tuple(sum(column) for column in zip(*pad, strict=True))
    lines = tuple(Line(item, tuple(row)) for item, row in zip(items, pad, strict=True))
    return Outcome(reason, tuple(ranks), scores, lines, tuple(won))


class Tally(Struct, frozen=True):
    """How it stands, from the table alone: totals with the lines that make them up, and what ends the game.

    `pending`: lines that are compared at the end only, as they stand. `counts`: what is counted beside the
    totals, with a number a seat, or one for all. `last_turns`: who takes the last turn of the game now.
    """

    totals: tuple[int, ...]
    lines: tuple[Line, ...]
    pending: tuple[Line, ...] = ()
    counts: tuple[Line, ...] = ()
    last_round: bool = False
    last_turns: tuple[int, ...] = ()


def summed(lines: Sequence[Line], seats: int) -> tuple[int, ...]:
    """What the lines of a score pad come to, by seat."""
    return tuple([sum([line.points[seat] for line in lines]) for seat in range(seats)])


class Phrase(Struct, frozen=True):
    """Something to say: the key of a message, and what it speaks of, phrases and lists of them among it."""

    key: str
    about: dict[str, Any] = {}


class Page(Struct, frozen=True):
    """Prose to be read: a title, and paragraphs as Markdown."""

    title: str
    text: str = ""


class BoardData(Struct, frozen=True):
    """What a board in the browser needs of the box: types in TypeScript, and tables by name, typed."""

    types: str
    tables: dict[str, tuple[str, Any]]


class Rules(Generic[T, S, B, N]):
    """One instance a game."""

    name: ClassVar[str]
    version: ClassVar[int]
    seats: ClassVar[range]
    options: ClassVar[type[Struct]]
    legacy: ClassVar[type[Struct] | None] = None  # what an earlier game of a campaign left
    saga: AnySaga | None = None  # how the games of a campaign hang together, where there are campaigns
    stories: AnyStories | None = None  # for authors, where the story comes from folders
    actions: ClassVar[tuple[type[Action], ...]]
    events: ClassVar[tuple[type[Event], ...]]
    asks: ClassVar[tuple[type[AnyAsk], ...]]
    steps: ClassVar[tuple[type[AnyStep], ...]]
    closing: ClassVar[tuple[type[Action], ...]] = ()  # those that end a turn: they have a place of their own
    reasons: ClassVar[tuple[type[Reason], ...]] = ()
    features: ClassVar[tuple[str, ...]] = ()  # what `weigh` looks at; a game without any has no greedy bot
    horizon: ClassVar[int]  # random play ends within so many entries
    ends: ClassVar[tuple[str, ...]]  # every reason for which a match can end
    lines: ClassVar[tuple[str, ...]]  # the items of the score pad, in its order
    stats: ClassVar[tuple[str, ...]] = ()  # lists of the table by seat, shown beside each player
    counts: ClassVar[
        Mapping[str, str]
    ] = {}  # what `tally` counts, what ends the game first; each with its icon
    same_words: ClassVar[frozenset[str]] = frozenset()  # messages that may read the same in every language
    unsaid: ClassVar[Mapping[str, frozenset[str]]] = {}  # fields that a message leaves out
    watch: Callable[[State[T, S, B]], None] | None = None  # after every step: what happens "as soon as"

    def setup(self, seats: int, options: Any, seed: bytes, legacy: Any) -> State[T, S, B]:
        """Lay everything out and put the first steps on the stacks."""
        raise NotImplementedError

    def opening(self) -> Opening[Struct] | None:
        """What a match is given that follows no other: each time the same, until another edition is there.

        Its record keeps it, whatever later editions say.
        """
        return None

    def begin_with(self, content: Any) -> None:
        """From now on a match that follows no other begins with this story."""
        raise NotImplementedError

    def timed(self, options: Any) -> bool:
        """Whether game time runs in a match with these options: then it is for people who play at once."""
        return False

    def note(self, notes: N | None, me: Sight[T, S], told: Sequence[Event]) -> N | None:
        """What a careful player writes down after an entry."""
        return None

    def imagine(self, me: View[T], notes: N | None, rng: Rng) -> State[T, S, B]:
        """A whole state that this seat (or a spectator) could not tell from the true one."""
        raise NotImplementedError

    def agrees(self, notes: N, g: State[T, S, B]) -> bool:
        """Whether a state could be the one that the notes were taken in."""
        return True

    def outcome(self, table: T) -> Outcome | None:
        """The result, once there is one."""
        raise NotImplementedError

    def bequest(self, g: State[T, S, B]) -> Struct | None:
        """What a finished game of a campaign leaves: a `Bequest` of open and of sealed things."""
        return None

    def check(self, g: State[T, S, B]) -> None:
        """Nothing made, nothing lost: raises AssertionError where an invariant does not hold."""
        raise NotImplementedError

    def weigh(self, me: Sight[T, S]) -> Sequence[float]:
        """What the position is worth to the seat, a number a feature; bots add them up, hints name them."""
        raise NotImplementedError

    def lots(self, me: Sight[T, S], ask: Ask[T, S, B]) -> Sequence[float] | None:
        """How likely a bot takes each option where its best answer would tell a secret; None: the best."""
        return None

    def stirs(self, me: Sight[T, S], ask: Ask[T, S, B]) -> bool:
        """Whether a standing question is worth a thought now: an offer to me is open, I may gain by one."""
        return False

    def approached(self, table: T) -> Collection[int]:
        """Seats to which somebody has put something to answer or not, such as an offer: all can see it."""
        return ()

    def shortlist(self, me: Sight[T, S], ask: Ask[T, S, B], rng: Rng) -> Sequence[Action] | None:
        """Which members of a question's forms a bot looks at, all of them legal; None: some at random."""
        return None

    def courtesy(self, me: Sight[T, S], action: Action) -> Millis:
        """Since when somebody else could still use what this would end, so that a considerate player waits.

        NEVER: nobody could.
        """
        return NEVER

    def rests(self, me: Sight[T, S], action: Action) -> bool:
        """Whether an action does nothing but let the game go on: a bot weighs it by how things stand."""
        return False

    def tally(self, table: T) -> Tally | None:
        """What everybody has so far, by the rules' own scoring of what is public; None: no score is kept."""
        return None

    def items(self, table: T) -> Sequence[str]:
        """The lines of the score pad at this table: of a game with several kinds of sittings some of them."""
        return self.lines

    def counted(self, table: T) -> Sequence[str]:
        """What `tally` counts at this table: all that is declared, or some of it."""
        return tuple(self.counts)

    def standing(self, table: T) -> Sequence[int]:
        """The totals alone: for the chart of the race, and for what a choice would bring."""
        tally = self.tally(table)
        return () if tally is None else tally.totals

    def title(self, table: T, seat: int) -> Phrase | None:
        """The full title of a player at the end, in games where one is earned."""
        return None

    def phrase(self, domain: str, value: int) -> Phrase:
        """The name of a member of a domain: a message of its own, or one put together."""
        return Phrase(f"{domain}-{value}")

    def brief(self, domain: str, value: int) -> Phrase:
        """The same for a list of many, as short as it can be."""
        return self.phrase(domain, value)

    def pages(self, view: View[T]) -> Collection[str]:
        """The keys of the pages that this audience may read now, a function of what it sees.

        The name of a member of a sealed domain is the title of the page with its key, such as `card-17`.
        """
        return ()

    def page(self, view: View[T], key: str, lang: str) -> Page | None:
        """A page that this audience may read; None where the key is nobody's, or not in this language."""
        return None

    def sheet(self, view: View[T], shown: Mapping[int, S]) -> Sheet:
        """The table on one page, with the screens that the reader may see, by seat."""
        return ()

    def figures(self, me: View[T]) -> Mapping[str, Any]:
        """What a board shows and only the rules can tell, from what its reader sees; always the same keys."""
        return {}

    def remark(self, me: Sight[T, S], action: Action) -> Phrase | None:
        """What to know before choosing this action, in a few words and from a sight alone."""
        return None

    def asked(self, me: Sight[T, S], ask: Ask[T, S, B]) -> Phrase | None:
        """A question as only the table can put it, from a sight; None where its own fields say it all."""
        return None

    def heading(self, me: Sight[T, S], kind: type[Action]) -> Phrase | None:
        """Under which heading a kind of action is offered."""
        return None

    def progress(self, table: T) -> int:
        """How far the game is, in turns or rounds begun: for the log and for limits."""
        return 0

    def board_data(self) -> BoardData | None:
        """The printed tables that its board in the browser needs; None where it needs none."""
        return None


AnyRules = Rules[Any, Any, Any, Any]


def started(
    rules: Rules[T, S, B, N], seats: int, options: Struct, seed: bytes, legacy: Struct | None = None
) -> State[T, S, B]:
    """A match at its first question."""
    if seats not in rules.seats:
        raise Refused(WrongSeatCount(rules.name, seats, rules.seats[0], rules.seats[-1]))
    g = rules.setup(seats, options, seed, legacy)
    g.watcher = rules.watch
    g.heard = True
    settle(g)
    return g


def untimed_by(rules: AnyRules, options: Struct) -> list[tuple[str, str]]:
    """Each option with a value, as they are written, by which alone no time would run in a match."""
    return [
        (option.name, value)
        for option in describe(rules.options)
        for value in option.values
        if not rules.timed(changed(options, option.name, value))
    ]


def calmest(rules: AnyRules) -> Struct:
    """The usual options; of a game against time those of its calmest way to play, which it names last."""
    usual = rules.options()
    calm = untimed_by(rules, usual) if rules.timed(usual) else []
    return changed(usual, *calm[-1]) if calm else usual


def imagined(rules: Rules[T, S, B, N], me: View[T], notes: N | None, rng: Rng) -> State[T, S, B]:
    """A whole state from what somebody can know; in it nobody listens."""
    g = rules.imagine(me, notes, rng)
    g.watcher = rules.watch
    return g


def fresh_seed(rng: Rng) -> bytes:
    """The seed of an imagined world, which has nothing to do with the true one."""
    return b"".join(rng.word().to_bytes(4, "big") for _ in range(8))


def readable(rules: Rules[T, S, B, N], view: View[T], keys: Sequence[str], lang: str) -> dict[str, Page]:
    """Of these pages those that this audience may read: of others not even that they are there."""
    allowed = rules.pages(view)
    pages = ((key, rules.page(view, key, lang)) for key in keys if key in allowed)
    return {key: page for key, page in pages if page is not None}
