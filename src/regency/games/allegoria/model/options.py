"""The rule options of Throne of Allegoria: where the editions differ or leave something open."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Every field has the default that the rulings recommend."""

    lowest_bidder_row: Literal["last_row", "rank_row"] = "last_row"  # III to VII, with several bidders
    spoils_mode: Literal["combination", "either_or"] = "combination"  # English, German
    payment_below_zero: Literal["forbidden", "waived"] = "forbidden"  # English, German
    own_market_merchant: Literal["required", "not_required"] = "required"  # German, English to the letter
    spend_points: Literal["optional", "compulsory"] = "optional"  # German, English to the letter
    first_player_from: Literal["at_once", "next_round"] = "at_once"  # English, German
    first_player_start: Literal["random", "chosen"] = "random"  # English, German
    centre_subterfuge_anarchy: Literal["always", "first_only"] = "always"  # English, German list
    spy_guild_other_kind: Literal["must", "should"] = "must"  # German, English
    state_claims_on_draw: Literal["complete_at_once", "next_own_turn"] = "complete_at_once"
    town_layout: Literal["five_areas", "seven_areas"] = "five_areas"  # two reconstructions
