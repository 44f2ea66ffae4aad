"""Why something cannot be done now: the rules' own refusals, told from a sight alone as a preview is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cache
from typing import Final

from msgspec import Struct

from .codec import interned
from .core import AnySight, AnyState, ask_on, places
from .edge import Action, AnyAsk, Form, domains, includes
from .errors import Malformed, NotAnOption, OtherQuestion, Reason, Refused
from .fields import domains_of
from .preview import foreseen
from .rules import AnyRules

MOST_TRIED: Final = 2000  # actions that one question looks at; all of a large game are about a thousand
MOST_OF_ONE: Final = 1000  # of them, of one attempt
UNTOLD: Final = (NotAnOption, OtherQuestion)  # which say no more than that it is so


class Attempt(Struct, frozen=True):
    """A kind of action, and those of its fields that are settled: all actions of which these are a part."""

    kind: str
    fields: Mapping[str, int] = {}


class Obstacle(Struct, frozen=True):
    """A kind of action that cannot be done now as was tried, and what stands in its way."""

    kind: str
    why: Reason


def obstacles(
    rules: AnyRules, me: AnySight, chain: Sequence[Action] = (), attempts: Sequence[Attempt] = ()
) -> tuple[Obstacle, ...]:
    """What stands in the way of each attempt, now or behind a chain; without any, of every kind.

    What is possible has no obstacle, and neither has what another question would ask for.
    """
    world, _ = foreseen(rules, me, chain)
    asked = () if world.barred else tuple(_asked(world, me))
    left = MOST_TRIED
    found: dict[Obstacle, None] = {}
    for attempt in attempts or _every_kind(rules):
        actions, tried = _tried(rules, attempt)
        if _is_in_a_form(asked, attempt):
            continue
        reasons = _refusals(asked, world.eyes(me.seat), actions[:left])
        left = max(0, left - len(actions))
        why = _nearest(reasons, tried)
        if why is not None:
            found[Obstacle(attempt.kind, why)] = None
    return tuple(found)


def _every_kind(rules: AnyRules) -> Iterator[Attempt]:
    return (Attempt(kind.__name__) for kind in rules.actions)


Asked = tuple[AnyAsk, Sequence[Form], frozenset[Action]]


def _asked(world: AnyState, me: AnySight) -> Iterator[Asked]:
    """Every question to the seat, with its options, and those of them that are listed."""
    eyes = world.eyes(me.seat)
    eyes.seen = me.seen
    for place in places(world, me.seat):
        ask = ask_on(world, place)
        assert ask is not None
        options = ask.options(eyes)
        forms = [option for option in options if isinstance(option, Form) and option.size()]
        yield ask, forms, frozenset(option for option in options if isinstance(option, Action))


def _tried(rules: AnyRules, attempt: Attempt) -> tuple[Sequence[Action], AbstractSet[tuple[str, int]]]:
    """All actions that an attempt may come to, and the members of domains that it names."""
    kind = next((kind for kind in rules.actions if kind.__name__ == attempt.kind), None)
    if kind is None:
        raise Refused(Malformed())
    known = {field: (domain, size) for field, domain, size in domains(kind)}
    settled = tuple(attempt.fields.items())
    if any(field not in known or not 0 <= value < known[field][1] for field, value in settled):
        raise Refused(Malformed())
    nearest = min((having(kind).get(one, ()) for one in settled), key=len, default=interned(kind))
    fitting = nearest
    if len(settled) > 1:
        fitting = [
            action for action in nearest if all(getattr(action, field) == value for field, value in settled)
        ]
    if not fitting and len(settled) == len(known):  # a sparse kind lists only what can ever be done
        fitting = [kind(**attempt.fields)]
    return some_of(fitting), {(known[field][0], value) for field, value in settled}


def some_of(actions: Sequence[Action]) -> Sequence[Action]:
    """Of a very large kind some from everywhere, so that the others are looked at too."""
    return actions[:: 1 + (len(actions) - 1) // MOST_OF_ONE] if actions else actions


def _is_in_a_form(asked: Iterable[Asked], attempt: Attempt) -> bool:
    """Whether a form has members of which the attempt is a part: then it is possible."""
    return any(
        form.kind.__name__ == attempt.kind
        and all(
            field not in attempt.fields or attempt.fields[field] in allowed
            for field, allowed in zip(form.kind.__struct_fields__, form.values, strict=True)
        )
        for _, forms, _ in asked
        for form in forms
    )


@cache
def having(kind: type[Action]) -> Mapping[tuple[str, int], Sequence[Action]]:
    """By field and value the actions of a kind that have it: all of a large kind are too many to look at."""
    found: dict[tuple[str, int], list[Action]] = {}
    for action in interned(kind):
        for field in kind.__struct_fields__:
            found.setdefault((field, getattr(action, field)), []).append(action)
    return found


def _refusals(asked: Iterable[Asked], me: AnySight, actions: Sequence[Action]) -> list[Reason]:
    """Why each of the actions is refused; nothing at all where one of them is not."""
    found: list[Reason] = []
    for action in actions:
        reason: Reason = NotAnOption()
        for ask, forms, listed in asked:
            if action in listed or includes(forms, action):
                return []
            if isinstance(reason, NotAnOption):
                reason = ask.refusal(me, action)
        found.append(reason)
    return found


def _nearest(reasons: Sequence[Reason], tried: AbstractSet[tuple[str, int]]) -> Reason | None:
    """The refusal that is nearest to none, of all that an attempt may come to.

    Where only so much is missing all else is well: that comes first, and the least of it. Then what speaks
    of a member that was tried, then what stands in the way of most.
    """
    counts = Counter(reason for reason in reasons if not isinstance(reason, UNTOLD))
    short = [reason for reason in counts if reason.missing() > 0]
    if short:
        return min(short, key=lambda reason: reason.missing())
    named = [reason for reason in counts if not tried.isdisjoint(_members(reason))]
    if named:
        return max(named, key=lambda reason: counts[reason])
    kinds = Counter(type(reason) for reason in counts.elements())
    for kind, _ in kinds.most_common():
        same = [reason for reason in counts if type(reason) is kind]
        found = same[0] if len(same) == 1 else same[0].broadly()
        if found is not None:
            return found
    return None


def _members(value: Struct) -> Iterator[tuple[str, int]]:
    """The members of domains that a reason names."""
    for field, domain in domains_of(type(value)).items():
        if domain is not None and not domain.many:
            yield domain.name, getattr(value, field)
