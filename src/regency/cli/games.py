"""`regency games`: what can be played here."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import Any

import msgspec

from regency import bots, games
from regency.kernel.options import RuleOption, describe
from regency.kernel.rules import AnyRules
from regency.terminal.screen import Screen
from regency.words import Words

from .parser import Parser


def arguments(parser: Parser) -> None:
    parser.flag("--json")


def run(given: Namespace, words: Words) -> int:
    """Every game with its seats, bots and rule options."""
    loaded = games.playable()
    if given.json:
        print(msgspec.json.format(msgspec.json.encode([as_data(rules, words) for rules in loaded])).decode())
        return 0
    screen = Screen()
    for number, rules in enumerate(loaded):
        if number:
            screen.show([])
        show(screen, rules, Words(words.lang, rules))
    tell_refused(words)
    return 0


def tell_refused(words: Words) -> None:
    """What lies among the games and cannot be played, with file and reason, aside from what was asked."""
    for reason in games.refused():
        print(words.reason(reason), file=sys.stderr, flush=True)


def bots_for(rules: AnyRules) -> list[str]:
    """The bots that can play a game."""
    return [name for name in bots.NAMES if name == "random" or rules.features]


def as_data(rules: AnyRules, words: Words) -> dict[str, Any]:
    """A game for other programs."""
    return {
        "name": rules.name,
        "title": Words(words.lang, rules).game(),
        "version": rules.version,
        "seats": list(rules.seats),
        "options": [msgspec.to_builtins(option) for option in describe(rules.options)],
        "bots": bots_for(rules),
    }


def show(screen: Screen, rules: AnyRules, words: Words) -> None:
    """A game for people."""
    screen.rule(f"{rules.name}: {words.game()}")
    screen.say(words.say("games-seats", least=rules.seats[0], most=rules.seats[-1]))
    screen.say(words.say("games-bots", bots=", ".join(bots_for(rules))))
    screen.say(words.say("games-options", game=rules.name))
    for option in describe(rules.options):
        show_option(screen, words, option)


def show_option(screen: Screen, words: Words, option: RuleOption) -> None:
    """A rule option: what it is, and what each value means."""
    screen.say(
        words.say(
            "games-option", name=option.name, what=words.option(option.name), about=words.about(option.name)
        ),
        "title",
        indent=2,
    )
    for value in option.values:
        mark = words.say("games-default") if value == option.default else ""
        screen.say(f"{option.name}={value}  {words.option(option.name, value)} {mark}".rstrip(), indent=6)
