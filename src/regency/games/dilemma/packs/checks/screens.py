"""The twelve house screens, the game's own, and the abilities of story cards, which are a pack's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from regency.kernel.rules import Phrase
from regency.kernel.stories import Finding

from ...printed import abilities, houses
from ...printed.abilities import Ability
from ...printed.agendas import AGENDAS
from ...printed.figures import HOUSES, RESOURCE_NAMES
from ..files import Source
from .pack import Envelope, Pack, table, whole

FILE: Final = "printed/houses.py"
EACH_AGENDA: Final = 2  # houses for which it is the first, and as many for which it is the second
EACH_RESOURCE: Final = 2  # screens that ask for its rank
REWARD: Final = (1, 2)
MOST_GAIN: Final = 3
AMOUNTS: Final = ("coins", "power", "prestige", "crave", "agenda_points")


class Screens(Struct, frozen=True):
    """The tables of the houses."""

    primary: Sequence[int] = houses.PRIMARY
    secondary: Sequence[int] = houses.SECONDARY
    rewards: Sequence[tuple[int, int]] = houses.STORY_REWARD
    boxes: Sequence[int] = houses.BOXES
    achievements: Sequence[Sequence[houses.Achievement]] = houses.HOUSE_ACHIEVEMENTS


BOXES_MEANT: Final = (3, 3, 3, 4, 4, 4, 4, 5, 3)  # by condition, as the rules list them
PRINTED: Final = Screens()


def check(pack: Pack, screens: Screens = PRINTED) -> Iterator[Finding]:
    """V17 to V19 and V36."""
    yield from check_alignments(screens)
    for house, achievements in enumerate(screens.achievements, 1):
        yield from check_screen(screens, house, achievements)
    yield from check_resources(screens)
    meant = table(pack.about.get("abilities"))
    for envelope in pack.envelopes:
        yield from check_ability(pack, envelope, meant)
    for name in meant:
        if pack.has(name) and "ability" not in pack.by_id[name].rules:
            yield pack.by_id[name].wrong("V36", "check-ability-missing", at="kind")


def wrong(rule: str, what: str, at: str, **about: Any) -> Finding:
    """A finding in the tables of the game itself."""
    path = Path(__file__).parents[2] / FILE
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    return Finding(FILE, Source(FILE, text).line(at), rule, Phrase(what, about))


def check_alignments(screens: Screens) -> Iterator[Finding]:
    """Twelve houses with two agendas each, and every agenda as often as the others."""
    count = len(screens.primary)
    if count != HOUSES or len(screens.secondary) != HOUSES or len(screens.achievements) != HOUSES:
        yield wrong("V17", "check-house-count", "PRIMARY", count=count, meant=HOUSES)
        return
    for house, pair in enumerate(zip(screens.primary, screens.secondary, strict=True), 1):
        if pair[0] == pair[1]:
            yield wrong("V17", "check-alignment", "SECONDARY", house=house)
    for name, row in (("PRIMARY", screens.primary), ("SECONDARY", screens.secondary)):
        for agenda in range(AGENDAS):
            if list(row).count(agenda) != EACH_AGENDA:
                about: dict[str, Any] = {
                    "agenda": agenda + 1,
                    "count": list(row).count(agenda),
                    "meant": EACH_AGENDA,
                }
                yield wrong("V17", "check-agenda", name, **about)


def check_screen(
    screens: Screens, house: int, achievements: Sequence[houses.Achievement]
) -> Iterator[Finding]:
    """Three different conditions with the boxes that belong to them; nothing that is lost at once."""
    conditions = {(condition, about) for condition, about, _ in achievements}
    if len(achievements) != houses.ACHIEVEMENTS or len(conditions) != houses.ACHIEVEMENTS:
        yield wrong("V18", "check-conditions", "HOUSE_ACHIEVEMENTS", house=house)
    for condition, _, unlocked in achievements:
        if screens.boxes[condition] != BOXES_MEANT[condition]:
            about: dict[str, Any] = {"count": screens.boxes[condition], "meant": BOXES_MEANT[condition]}
            yield wrong("V18", "check-boxes", "BOXES", house=house, **about)
        for ability in unlocked:
            if ability[abilities.TIMING] == abilities.IMMEDIATE and is_lost(ability):
                yield wrong("V36", "check-lost", "HOUSE_ACHIEVEMENTS", house=house)
    reward = sum(screens.rewards[house - 1]) if house <= len(screens.rewards) else 0
    if not REWARD[0] <= reward <= REWARD[1]:
        yield wrong("V18", "check-reward", "STORY_REWARD", house=house, value=reward)


def is_lost(ability: Ability) -> bool:
    """Whether it grants what the end of the reign takes away."""
    return any([ability[good] for good in (abilities.COINS, abilities.POWER)])


def check_resources(screens: Screens) -> Iterator[Finding]:
    """Each resource matters to at least two houses."""
    ranks = Counter(
        about
        for achievements in screens.achievements
        for condition, about, _ in achievements
        if condition in (houses.RANK_HIGHEST, houses.RANK_LOWEST)
    )
    for number, resource in enumerate(RESOURCE_NAMES):
        if ranks[number] < EACH_RESOURCE:
            about: dict[str, Any] = {"resource": resource, "count": ranks[number], "meant": EACH_RESOURCE}
            yield wrong("V19", "check-resource", "HOUSE_ACHIEVEMENTS", **about)


def check_ability(pack: Pack, envelope: Envelope, meant: dict[str, Any]) -> Iterator[Finding]:
    """A story card's ability is what the pack lists, and such that its signer has something of it."""
    given = table(envelope.rules.get("ability"))
    if meant and envelope.kind in ("standard", "special") and given != table(meant.get(envelope.id)):
        yield envelope.wrong("V36", "check-ability-other", at="ability")
    if not given:
        return
    timing = given.get("timing")
    gains = {name: whole(given.get(name)) for name in AMOUNTS}
    if not any(gains.values()) or max(gains.values()) > MOST_GAIN or min(gains.values()) < 0:
        yield envelope.wrong("V36", "check-ability-gain", at="ability", most=MOST_GAIN)
    if timing == "immediate" and (gains["coins"] or gains["power"]):
        yield envelope.wrong("V36", "check-ability-lost", at="ability")
    if (timing in ("condition", "limited")) != ("when" in given) or (timing == "limited") != (
        "uses" in given
    ):
        yield envelope.wrong("V36", "check-ability-when", at="ability")
