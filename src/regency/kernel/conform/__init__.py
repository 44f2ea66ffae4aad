"""The conformance kit: plays any game at random and checks what every game owes the kernel."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct

from ..rng import Rng, stream, stretch
from .answers import answers_stay_secret
from .copies import clone_equals, fields_are_complete, replay_is_play, stays_apart, unheard_as_heard
from .game import Game, Moment, NonConformance, Ruleset
from .pages import pages_are_seen, pages_are_shown
from .questions import (
    asks_have_options,
    declared_kinds,
    ends_in_time,
    invariants_hold,
    never_stuck,
    no_action_shared,
    options_ignore_now,
    outcome_is_whole,
    shortlist_is_legal,
    tally_is_whole,
    undo_restores,
    wake_changes,
)
from .reasons import reasons_are_seen
from .secrecy import keeps_secrets
from .words import actions_travel, actions_unrank, events_travel
from .worlds import agrees_with_notes, imagined_is_seen, imagined_is_sound, preview_is_kept, true_world

ENTRY_CHECKS: dict[str, Callable[[Game], None]] = {
    "check": invariants_hold,
    "declared": declared_kinds,
    "events": events_travel,
    "options": asks_have_options,
    "stuck": never_stuck,
    "share": no_action_shared,
    "shortlist": shortlist_is_legal,
    "horizon": ends_in_time,
    "tally": tally_is_whole,
    "wake": wake_changes,
    "undo": undo_restores,
    "answers": answers_stay_secret,
    "early": pages_are_shown,
}
"""Made after every entry."""

MOMENT_CHECKS: dict[str, Callable[[Game, Moment, Rng], None]] = {
    "clone": clone_equals,
    "unheard": unheard_as_heard,
    "fields": fields_are_complete,
    "now": options_ignore_now,
    "imagine": imagined_is_seen,
    "worlds": imagined_is_sound,
    "agrees": agrees_with_notes,
    "preview": preview_is_kept,
    "reasons": reasons_are_seen,
    "pages": pages_are_seen,
    "secrecy": keeps_secrets,
}
"""Made at the positions that were kept."""

GAME_CHECKS: dict[str, Callable[[Game], None]] = {
    "outcome": outcome_is_whole,
    "apart": stays_apart,
    "replay": replay_is_play,
    "codec": actions_unrank,
    "wire": actions_travel,
}
"""Made once a game."""

CHECKS = (*ENTRY_CHECKS, *MOMENT_CHECKS, *GAME_CHECKS)
PROBES = 12


def conform(
    rules: Ruleset,
    seats: int,
    games: int = 50,
    seed: int = 1,
    options: Struct | None = None,
    legacy: Struct | None = None,
    *,
    probes: int = PROBES,
    checks: Iterable[str] = CHECKS,
    worlds: int = 0,
) -> None:
    """Play so many games and make every check; the true world must be among `worlds` imagined, if any."""
    chosen = tuple(checks)
    for number in range(games):
        try:
            game = played(rules, seats, seed + number, options, legacy, probes=probes, checks=chosen)
            examine(game, *(name for name in chosen if name not in ENTRY_CHECKS))
            if worlds:
                for moment in game.moments:
                    true_world(game, moment, worlds)
        except Exception as error:
            error.add_note(f"{rules.name} at {seats} seats, seed {seed + number}")
            raise


def played(
    rules: Ruleset,
    seats: int,
    seed: int,
    options: Struct | None = None,
    legacy: Struct | None = None,
    *,
    probes: int = PROBES,
    checks: Iterable[str] = (),
) -> Game:
    """A game played at random to its end, with the checks of every entry that were asked for."""
    game = Game(rules, seats, stretch(seed), options, legacy, probes)
    game.play([ENTRY_CHECKS[name] for name in checks if name in ENTRY_CHECKS])
    return game


def examine(game: Game, *names: str) -> None:
    """Make checks on a played game, each by its name."""
    entry_checks = [ENTRY_CHECKS[name] for name in names if name in ENTRY_CHECKS]
    if entry_checks:
        game.play_again(entry_checks)
    for name in names:
        if name in MOMENT_CHECKS:
            for moment in game.moments:
                MOMENT_CHECKS[name](game, moment, stream(game.seed, f"conform {name}", moment.number))
        elif name in GAME_CHECKS:
            GAME_CHECKS[name](game)
        elif name not in ENTRY_CHECKS:
            raise KeyError(name)


__all__ = [
    "CHECKS", "ENTRY_CHECKS", "GAME_CHECKS", "MOMENT_CHECKS", "Game", "Moment", "NonConformance", "conform",
    "examine", "played", "true_world",
]  # fmt: skip
