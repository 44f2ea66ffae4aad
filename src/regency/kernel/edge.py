"""What crosses every border: actions, events and steps, as frozen values. Never compiled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Self

import msgspec
from msgspec import Meta, Struct

from .errors import NotAnOption, Reason
from .fields import domains_of
from .part import B, S, T

if TYPE_CHECKING:
    from .core import Sight, State, View
    from .rng import Rng

Seat = int
Millis = int
NEVER: Final = -1
BOX: Final = -1  # as the owner of a secret
ALL: Final = 0xFFFF  # everybody, spectators too
ONLOOKER: Final = 15  # the bit of a mask that no seat has: whoever looks on
DO: Final = 0
ASK: Final = 1
WAIT: Final = 2


def pick(domain: str, size: int, *, sealed: bool = False) -> Meta:
    """A field that takes one of the `size` members of a named domain: `Annotated[int, pick("city", 15)]`.

    `sealed`: what its members are called is told page by page (`Rules.pages`), and to nobody before.
    """
    extra = {"domain": domain, "size": size}
    return Meta(ge=0, lt=size, extra=extra | {"sealed": True} if sealed else extra)


class Action(Struct, frozen=True, tag=True, tag_field="do", gc=False, forbid_unknown_fields=True):
    """Something a seat may do. Every field is an int of a named finite domain."""

    @classmethod
    def members(cls) -> Iterator[Self]:
        """All actions of this kind, in the order of their ranks; a sparse kind lists its own."""
        for values in product(*(range(size) for _, _, size in domains(cls))):
            yield cls(*values)


class Form(Struct, frozen=True, gc=False, rename={"kind": "form"}):
    """A product of choices, each member legal: for questions too large to list.

    `values`: for each field of the kind, in their order, what may be chosen for it.
    """

    kind: type[Action]
    values: tuple[tuple[int, ...], ...]

    def __contains__(self, action: object) -> bool:
        return type(action) is self.kind and all(
            given in allowed
            for given, allowed in zip(msgspec.structs.astuple(action), self.values, strict=True)
        )

    def size(self) -> int:
        count = 1
        for allowed in self.values:
            count *= len(allowed)
        return count

    def draw(self, rng: Rng) -> Action:
        return self.kind(*(allowed[rng.below(len(allowed))] for allowed in self.values))


Option = Action | Form


class Event(Struct, frozen=True, tag=True, tag_field="was", gc=False, forbid_unknown_fields=True):
    """A public fact that just came true."""


class Step(Struct, Generic[T, S, B], frozen=True, tag=True, tag_field="step", gc=False):
    """Something that comes next. Public: no secret in a field, and no step laid because of one."""

    kind: ClassVar[int] = DO

    def wakes(self, table: T) -> Millis:
        """The game time at which this step wants to be woken while it lies on top."""
        return NEVER

    def wake(self, g: State[T, S, B]) -> None:
        """The hour has come; the step still lies where it lay."""


class Do(Step[T, S, B], Generic[T, S, B], frozen=True):
    """A step that nobody decides."""

    def run(self, g: State[T, S, B]) -> None:
        raise NotImplementedError


class Ask(Step[T, S, B], Generic[T, S, B], frozen=True):
    """A question to one seat."""

    kind: ClassVar[int] = ASK
    alike: ClassVar[bool] = False  # however it is answered, the totals come out the same
    seat: Seat

    def due(self, table: T) -> bool:
        """Whether the game waits for the answer; otherwise it is a chance that one may take."""
        return True

    def final(self, table: T) -> bool:
        """Whether the answer can never be taken back, as with a bid or a vote."""
        return False

    def public(self, action: Any) -> object:
        """What others may know of an answer: all of it, unless a part is secret, as in a bid or a vote."""
        return action

    def spacing(self, table: T) -> Millis:
        """The least game time between two actions of the seat."""
        return 0

    def pace(self, table: T) -> Millis:
        """How long a bot lets the people at its table talk before it answers."""
        return 0

    def options(self, me: Sight[T, S]) -> Sequence[Option]:
        raise NotImplementedError

    def refusal(self, me: Sight[T, S], action: Action) -> Reason:
        """Why an action is not among the options, in terms of what the seat itself can see."""
        return NotAnOption()

    def take(self, g: State[T, S, B], action: Any) -> None:
        """Carry the answer out. The question is already off its stack; a standing one lays itself again."""
        raise NotImplementedError


class Wait(Step[T, S, B], Generic[T, S, B], frozen=True):
    """Nobody decides and nothing runs until something public holds."""

    kind: ClassVar[int] = WAIT

    def over(self, view: View[T]) -> bool:
        raise NotImplementedError

    def leave(self, g: State[T, S, B]) -> None:
        """What is tidied when the waiting is over."""


class Reconsider(Action, frozen=True):
    """Take a settled choice back while others still choose."""


class Settled(Ask[T, S, B], Generic[T, S, B], frozen=True):
    """This seat has chosen; until everybody has, it may think again."""

    again: AnyStep

    def due(self, table: T) -> bool:
        return False

    def options(self, me: Sight[T, S]) -> Sequence[Option]:
        return _RECONSIDER

    def take(self, g: State[T, S, B], action: Any) -> None:
        g.then(self.again)


class Join(Wait[T, S, B], Generic[T, S, B], frozen=True):
    """Go on when no lane asks anything due."""

    def over(self, view: View[T]) -> bool:
        return not any(
            step.kind != ASK or step.due(view.table)  # type: ignore[attr-defined]
            for lane in view.stacks[1:]
            for step in lane
        )

    def leave(self, g: State[T, S, B]) -> None:
        for lane in g.stacks[1:]:
            while lane and type(lane[-1]) is Settled:
                lane.pop()


AnyStep = Step[Any, Any, Any]
AnyAsk = Ask[Any, Any, Any]
_RECONSIDER: Final = (Reconsider(),)


def domains(kind: type[Action]) -> list[tuple[str, str, int]]:
    """Field, domain and size of every field of a kind of action."""
    found: list[tuple[str, str, int]] = []
    for field, domain in domains_of(kind).items():
        if domain is None or not domain.size or domain.many:
            raise TypeError(f"{kind.__name__}.{field} names no finite domain")
        found.append((field, domain.name, domain.size))
    return found


def includes(options: Sequence[Option], action: Action) -> bool:
    """Whether an action is among the options, listed or inside a form."""
    for option in options:
        if option is action or (action in option if isinstance(option, Form) else option == action):
            return True
    return False


def count(options: Sequence[Option]) -> int:
    """How many actions the options hold."""
    return sum(option.size() if isinstance(option, Form) else 1 for option in options)


def draw(options: Sequence[Option], rng: Rng) -> Action:
    """One of the actions, each listed one and each member of a form equally likely."""
    if not any(isinstance(option, Form) for option in options):
        chosen = options[rng.below(len(options))]
        assert isinstance(chosen, Action)
        return chosen
    left = rng.below(count(options))
    for option in options:
        size = option.size() if isinstance(option, Form) else 1
        if left < size:
            return option.draw(rng) if isinstance(option, Form) else option
        left -= size
    raise AssertionError("the options hold as many actions as were counted")


def draw_by_kind(options: Sequence[Option], rng: Rng) -> Action:
    """One of the actions: each kind is as likely as another, and within it each member."""
    kinds = list(dict.fromkeys([kind_of(option) for option in options]))
    kind = kinds[rng.below(len(kinds))]
    return draw([option for option in options if kind_of(option) is kind], rng)


def kind_of(option: Option) -> type[Action]:
    """What sort of action it is, or its members are."""
    return option.kind if isinstance(option, Form) else type(option)
