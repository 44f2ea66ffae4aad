"""What decodes and converts is built before the server listens: msgspec builds it on first use, and of two
threads that do so at once one may find it half built, which ends the process."""

from __future__ import annotations

from functools import cache

import msgspec
from msgspec import Struct

from regency import games
from regency.games.finding import BrokenGame
from regency.kernel import unplayed
from regency.kernel.campaign_file import act_decoder
from regency.kernel.record import entry_decoder
from regency.kernel.rules import AnyRules
from regency.kernel.wire import action_decoder

from . import campaign_messages, messages, socket_messages
from .campaign_shelf import SavedCampaign
from .saved_table import SavedTable


@cache
def prepare() -> None:
    """Everything that this server decodes, of every game that is here; once a process."""
    unplayed.entry_decoder()
    build(SavedTable)
    build(SavedCampaign)
    for kind in message_kinds():
        build(kind)
    for name in games.ALL:
        try:
            prepare_game(games.load(name))
            games.guide(name)
        except BrokenGame:  # whoever asks for it is told
            continue


def prepare_game(rules: AnyRules) -> None:
    """Entries, actions and options of one game."""
    entry_decoder(rules)
    action_decoder(rules.actions)
    for kind in (rules.options, rules.legacy):
        if kind is not None:
            build(kind)
    if rules.saga is not None:
        act_decoder(rules)


def message_kinds() -> list[type[Struct]]:
    """Every type that goes over the wire."""
    named = {**vars(messages), **vars(campaign_messages), **vars(socket_messages)}
    return [kind for kind in named.values() if isinstance(kind, type) and issubclass(kind, Struct)]


def build(kind: type[Struct]) -> None:
    """What msgspec knows of a type and of all types in its fields stays with the type itself."""
    msgspec.json.Decoder(kind)
