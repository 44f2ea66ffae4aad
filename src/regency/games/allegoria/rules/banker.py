"""Space VI, Grant: a Guild, or an In Game Claim, for two points."""

from __future__ import annotations

from typing import Final

from regency.kernel.edge import Action
from regency.kernel.errors import NotAnOption, Reason

from ..effects.board import assign_guild, remove_guild, write_deed
from ..effects.rounds import spend_points
from ..model.actions import ExchangeGuild, GrantClaim, GrantGuild
from ..model.reasons import GuildAssigned, GuildNotAssigned, GuildSpaceFree, NoGuildSpace
from ..model.state import Allegoria, Eyes
from ..printed.guilds import GUILD_SPACES
from ..printed.terms import GRANT, GRANT_CLAIM, GUILD_NEW, GUILD_SWAP, GUILDS, NO_GUILD

PRICE: Final = 2
GRANTS: Final[list[Action]] = [GrantGuild(guild) for guild in range(GUILDS)]
EXCHANGES: Final[list[list[Action]]] = [
    [ExchangeGuild(guild, old) for old in range(GUILDS)] for guild in range(GUILDS)
]
CLAIM: Final = GrantClaim()


def options(me: Eyes) -> list[Action]:
    """A Guild on a free space, or in place of another, or the top In Game Claim."""
    t = me.table
    held = t.guilds[me.seat]
    found: list[Action] = []
    for guild in range(GUILDS):
        if guild in held:
            continue
        if len(held) < GUILD_SPACES:
            found.append(GRANTS[guild])
        else:
            for old in held:
                found.append(EXCHANGES[guild][old])
    if t.claim_deck + t.claim_discards > 0:
        found.append(CLAIM)
    return found


def grant_guild(g: Allegoria, seat: int, guild: int) -> None:
    spend_points(g, PRICE)
    assign_guild(g, seat, guild)
    write_deed(g, seat, (GRANT, GUILD_NEW, guild))


def exchange_guild(g: Allegoria, seat: int, guild: int, old: int) -> None:
    spend_points(g, PRICE)
    remove_guild(g, seat, old)
    assign_guild(g, seat, guild)
    write_deed(g, seat, (GRANT, GUILD_SWAP, guild))


def grant_claim(g: Allegoria, seat: int) -> None:
    """The Grant is done when the claim is drawn; it is kept or discarded next."""
    spend_points(g, PRICE)
    write_deed(g, seat, (GRANT, GRANT_CLAIM, NO_GUILD))


def refusal(me: Eyes, action: Action) -> Reason:
    """A Guild twice, no free space, or a space left."""
    held = me.table.guilds[me.seat]
    if isinstance(action, GrantGuild):
        return GuildAssigned(action.guild) if action.guild in held else NoGuildSpace()
    if isinstance(action, ExchangeGuild):
        if len(held) < GUILD_SPACES:
            return GuildSpaceFree()
        return GuildAssigned(action.guild) if action.guild in held else GuildNotAssigned(action.old)
    return NotAnOption()
