"""The printed tables that the board in the browser needs."""

from __future__ import annotations

from typing import Final

from regency.kernel.rules import BoardData

from ..printed import agendas, figures, finale, houses, services, story

SERVICE_KINDS: Final = {
    "voteFor": services.VOTE_FOR,
    "voteMin": services.VOTE_MIN,
    "pass": services.PASS,
    "gather": services.GATHER_POWER,
    "moderate": services.BECOME_MODERATOR,
    "noRaise": services.NO_RAISE,
    "raise": services.RAISE_BY,
    "tie": services.BREAK_TIE,
    "leader": services.GIVE_LEADER,
    "sign": services.CEDE_SIGNATURE,
}
PHASES: Final = {
    "draft": figures.DRAFT,
    "draw": figures.DRAW,
    "vote": figures.VOTE,
    "result": figures.RESULT,
    "counting": figures.COUNTING,
}
NUMBERS: Final = {
    "HIGHEST_ROW": figures.HIGHEST_ROW,
    "TIME_SPACES": figures.TIME_SPACES,
    "CHRONICLE_SPACES": figures.CHRONICLE_SPACES,
    "STICKER_ICON": story.STICKER_ICON,
    "CONCORD_ICON": story.CONCORD_ICON,
    "CARDS_EACH": story.CARDS_EACH,
    "FINALE_HOME": finale.FINALE_HOME,
    "VOTES": finale.VOTES,
    "AGEING_BOXES": figures.AGEING_BOXES,
    "ALIGNMENT_BOXES": figures.ALIGNMENT_BOXES,
}


def achievements() -> list[list[list[object]]]:
    """Of each house what its achievements ask for, of which resource, their boxes, and what they unlock."""
    return [
        [[asked, of, houses.BOXES[asked], gains] for asked, of, gains in house]
        for house in houses.HOUSE_ACHIEVEMENTS
    ]


def board_data() -> BoardData:
    """What services are about, and where agendas want the markers."""
    return BoardData(
        types="",
        tables={
            "KIND": ("Readonly<Record<string, number>>", SERVICE_KINDS),
            "PHASE": ("Readonly<Record<string, number>>", PHASES),
            # kind, side or seat, number
            "SERVICE": ("readonly (readonly [number, number, number])[]", services.SERVICE),
            # by outcome: the least lean, and what Prestige and Crave count
            "LEAST_LEAN": ("readonly number[]", finale.LEAST_LEAN),
            "WEIGHTS": ("readonly (readonly [number, number])[]", finale.WEIGHTS),
            "EVENT_BOXES": ("readonly number[]", story.EVENT_BOXES),
            "ACHIEVEMENTS": (
                "readonly (readonly (readonly [number, number, number, readonly (readonly number[])[]])[])[]",
                achievements(),
            ),
            "ZONES": ("readonly (readonly (readonly [number, number])[])[]", agendas.ZONES),
            **{name: ("number", value) for name, value in NUMBERS.items()},
        },
    )
