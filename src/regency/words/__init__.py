"""Words: what a table says, in the player's language. Messages are keyed by type, fields are arguments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Final, NamedTuple

from fluent.runtime import FluentBundle
from msgspec import Struct

from regency.kernel.core import AnyView
from regency.kernel.edge import Action, AnyAsk, Event, Step
from regency.kernel.errors import Reason
from regency.kernel.fields import SEAT, domains_of
from regency.kernel.rules import AnyRules, Phrase, readable

from .fields import MOST_COUNTED, key_part, plain, sealed, sizes, written
from .texts import FALLBACK, bundle
from .texts import choose as choose
from .texts import languages as languages

NOTHING: Final[Mapping[str, object]] = {}
MOST_KEPT: Final = 4096  # sentences remembered by one table


class NoWords(LookupError):
    """A message or an argument is missing: an error in tests, never at the table."""


class Said(NamedTuple):
    """A text, other forms of it that its language needs (a case, a plural, an article), and whose it is."""

    text: str
    forms: Mapping[str, str]
    seat: object = None

    def own(self) -> Said:
        """As a sentence about its owner says it: "home" instead of "the home of Anna"."""
        own = {form[4:]: text for form, text in self.forms.items() if form.startswith("own-")}
        return Said(self.forms.get("own", self.text), {**self.forms, **own}, self.seat)


class Words:
    """One a language, game and table. All that it is given is shown as plain text, on one line."""

    strict: ClassVar[bool] = False  # tests set it: then what is missing raises NoWords

    def __init__(self, lang: str, rules: AnyRules | None = None, names: Sequence[str] = ()) -> None:
        self.lang: Final = lang if lang in languages() else FALLBACK
        self.names: Final = tuple(plain(name) for name in names)
        self._rules = rules
        self._game = None if rules is None else rules.name
        self._sizes = {} if rules is None else sizes(rules)
        self._sealed: frozenset[str] = frozenset() if rules is None else sealed(rules)
        self._view: AnyView | None = None
        self._pieces: dict[tuple[str, int], Said] = {}
        self._kept: dict[tuple[str, Struct, int | None], str] = {}

    def reads(self, view: AnyView) -> None:
        """From now on it speaks to whoever sees this: of what is sealed it knows what they may read."""
        if self._sealed:
            self._view = view
            self._kept.clear()

    # What is said at every table

    def say(self, key: str, /, **about: object) -> str:
        """A message by its key; a list among its arguments is joined, a phrase is put into words."""
        return self._format(key, about)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return bundle(self.lang, self._game).has_message(key)

    def own(self, key: str, general: str, /, **about: object) -> str:
        """What is said of every game, unless this one has words of its own: rounds, not turns."""
        return self._format(key if self.has(key) else general, about)

    def turn(self, turn: int) -> str:
        """How far a game has come, in the game's own measure."""
        return self.own("race-turn", "web-race-turn", turn=turn) if turn else self.say("web-race-start")

    def phrase(self, phrase: Phrase) -> str:
        """A phrase, and the phrases in it."""
        return self._format(phrase.key, phrase.about)

    def reason(self, reason: Reason) -> str:
        """Why something is refused."""
        return self._format(f"why-{type(reason).__name__}", reason)

    def name(self, seat: int) -> str:
        """What the player of a seat is called."""
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self._format("seat-name", {"number": seat + 1})

    # What is said of a game

    def game(self) -> str:
        """The title of the game."""
        return self._format("game-name")

    def action(self, action: Action, seat: int | None = None) -> str:
        """What an action does, as a button says it, to the one whose action it is if that is known."""
        return self._keep("do", action, seat)

    def kind(self, kind: type[Action]) -> str:
        """What all actions of a kind do, as a heading says it."""
        return self._format(f"kind-{kind.__name__}")

    def event(self, event: Event) -> str:
        """What came true, as the log says it."""
        return self._keep("was", event)

    def ask(self, ask: AnyAsk) -> str:
        """What the asked seat reads."""
        return self._keep("ask", ask)

    def waiting(self, ask: AnyAsk) -> str:
        """What the others read meanwhile."""
        return self._keep("wait", ask)

    def piece(self, domain: str, value: int) -> str:
        """The name of a member of a domain."""
        return self._leaf(domain, value) if domain in self._sealed else self._piece(domain, value).text

    def alone(self, phrase: Phrase) -> str:
        """A phrase as a line says it that says nothing else: empty where it would mean nothing there."""
        said = self._said(phrase)
        return said.forms.get("alone", said.text)

    def pick(self, domain: str) -> str:
        """The question for a member of a domain."""
        return self._format(f"pick-{domain}")

    def option(self, name: str, value: str | None = None) -> str:
        """What a rule option is called, or one of its values."""
        return self._named(_option_key(name, value), name if value is None else value)

    def about(self, name: str) -> str:
        """What a rule option changes, in a sentence."""
        return self._format(_option_key(name), form="about")

    def feature(self, name: str) -> str:
        """What a bot looks at, as the reason of a hint."""
        return self._format(f"feature-{key_part(name)}")

    def score(self, item: str) -> str:
        """A line of the score pad."""
        return self._named(f"score-{key_part(item)}", item)

    def end(self, reason: str) -> str:
        """Why the game ended."""
        return self._named(f"end-{key_part(reason)}", reason)

    def _named(self, key: str, name: str) -> str:
        """A message; where another version of the game had it, the name it goes by."""
        return self._format(key) if self.strict or self.has(key) else plain(name)

    # Arguments

    def _fields(self, value: Struct, speaker: int | None) -> dict[str, Any]:
        given: dict[str, Any] = {}
        speaker = getattr(value, "seat", speaker)
        for field, domain in domains_of(type(value)).items():
            inner = getattr(value, field)
            if field == SEAT:
                given[field] = self.name(inner)
                continue
            # steps hold bare numbers, named after their domains
            of = domain.name if domain is not None else field if isinstance(value, Step) else ""
            self._give(given, field, self._member(of, inner, speaker))
        return given

    def _member(self, domain: str, value: object, speaker: object) -> Said | float | str:
        """A piece, a list of pieces, or whatever else a field holds."""
        if isinstance(value, tuple):
            return self._join([self._member(domain, item, speaker) for item in value])
        if domain in self._sealed and isinstance(value, int) and value >= 0:
            return self._leaf(domain, value)
        if not isinstance(value, int) or not 0 <= value < self._sizes.get(domain, 0):
            return self._value(value)
        said = self._piece(domain, value)
        return said.own() if speaker is not None and said.seat == speaker else said

    def _arguments(self, about: Mapping[str, object]) -> dict[str, Any]:
        given: dict[str, Any] = {}
        for name, value in about.items():
            if name == "seat" and isinstance(value, int):
                given[name] = self.name(value)
            else:
                self._give(given, name, self._value(value))
        return given

    def _give(self, given: dict[str, Any], name: str, value: Said | float | str) -> None:
        """An argument; other forms of it are arguments too: `$region`, `$region-at`."""
        if not isinstance(value, Said):
            given[name] = value
            return
        given[name] = value.text
        for form, text in value.forms.items():
            given[f"{name}-{form}"] = text

    def _value(self, value: object) -> Said | float | str:
        match value:
            case Phrase():
                return self._said(value)
            case bool() | None:
                return str(value).lower()
            case int() | float():
                return value if abs(value) < MOST_COUNTED else plain(written(value))
            case list() | tuple():
                return self._join([self._value(item) for item in value])
        return plain(str(value))

    def _join(self, items: Sequence[Said | float | str]) -> str:
        texts = [item.text if isinstance(item, Said) else plain(str(item)) for item in items]
        if len(texts) < 2:
            return texts[0] if texts else self._format("list-none")
        joined = texts[0]
        for text in texts[1:-1]:
            joined = self._format("list-comma", {"before": joined, "next": text})
        return plain(self._format("list-and", {"before": joined, "last": texts[-1]}))

    # Messages

    def _keep(self, way: str, value: Struct, speaker: int | None = None) -> str:
        """The sentence for a frozen value, made once: a log says the same things again and again."""
        text = self._kept.get((way, value, speaker))
        if text is None:
            text = self._format(f"{way}-{type(value).__name__}", value, speaker=speaker)
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[way, value, speaker] = text
        return text

    def _piece(self, domain: str, value: int) -> Said:
        said = self._pieces.get((domain, value))
        if said is None:
            phrase = Phrase(f"{domain}-{value}") if self._rules is None else self._rules.phrase(domain, value)
            said = self._said(phrase)
            self._pieces[domain, value] = said
        return said

    def _leaf(self, domain: str, value: int) -> str:
        """The name of a member of a sealed domain: the title of its page, for those who may read it."""
        key = f"{domain}-{value}"
        found = readable(self._rules, self._view, (key,), self.lang) if self._rules and self._view else {}
        return plain(found[key].title) if key in found else self._format("sealed-page")

    def _said(self, phrase: Phrase) -> Said:
        texts = bundle(self.lang, self._game)
        forms = texts.get_message(phrase.key).attributes if texts.has_message(phrase.key) else ()
        return Said(
            self._format(phrase.key, phrase.about),
            {form: self._format(phrase.key, phrase.about, form) for form in forms},
            phrase.about.get("seat"),
        )

    def _format(
        self,
        key: str,
        about: Mapping[str, object] | Struct = NOTHING,
        form: str = "",
        speaker: int | None = None,
    ) -> str:
        """A message, or a form of it, in this language; else all of it in English; else its key."""
        given = self._fields(about, speaker) if isinstance(about, Struct) else self._arguments(about)
        text = _formatted(bundle(self.lang, self._game), key, form, given)
        if text is not None:
            return text
        if self.strict:
            raise NoWords(f"{self.lang}: {key} {form} of {given}")
        return key if self.lang == FALLBACK else self._english._format(key, about, form, speaker)

    @cached_property
    def _english(self) -> Words:
        return Words(FALLBACK, self._rules, self.names)


def _formatted(texts: FluentBundle, key: str, form: str, given: dict[str, Any]) -> str | None:
    """A message in one language, or None where it or an argument of it is missing."""
    if not texts.has_message(key):
        return None
    message = texts.get_message(key)
    pattern = message.attributes.get(form) if form else message.value
    if pattern is None:
        return None
    text, errors = texts.format_pattern(pattern, given)
    return None if errors or not isinstance(text, str) else text


def _option_key(name: str, value: str | None = None) -> str:
    return f"option-{key_part(name)}" + ("" if value is None else f"-{key_part(value)}")
