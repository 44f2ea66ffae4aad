"""What campaigns come to: lengths, ends, envelopes, choices, agendas, effects, deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from regency.kernel.stories import Interval, Share

from ..model.book import Book
from ..printed.agendas import AGENDA_NAMES
from ..printed.figures import ENDS, FIRST_OUTCOME, NOTHING, RESOURCE_NAMES
from ..printed.finale import OUTCOME_HOMES
from ..printed.story import CARDS_EACH, ENVELOPE_IDS, FINALE, OUTCOME, PROLOGUE
from .observed import Reign

WANTED: Final = (11, 20)  # reigns of a campaign
PLACES: Final = {PROLOGUE: ("P1", "P2", "P3")}
TASKS: Final = ("story", "first", "second", "third")


class Asked(Struct, frozen=True):
    """How a card was decided."""

    card: str
    times: int
    aye: Share


class Agenda(Struct, frozen=True):
    """How an agenda did."""

    agenda: str
    played: int
    points: float
    won: Share


class Pull(Struct, frozen=True):
    """How a resource was moved, in a reign."""

    resource: str
    times: float
    steps: float


class Words(Struct, frozen=True):
    """What was paid and promised, in a reign."""

    deals: float
    coins: float
    promises: float
    kept: float
    broken: float


class Figures(Struct, frozen=True):
    """All of it; `dry`: campaigns with a whole story whose deck held nothing any more that leads on."""

    pack: str
    edition: int
    seats: int
    campaigns: int
    finished: int
    resting: int
    dry: int
    reigns: float
    least_reigns: int
    most_reigns: int
    wanted_reigns: Share
    rounds: float
    ends: dict[str, Share]
    outcomes: dict[str, Share]
    least_lean: int
    most_lean: int
    envelopes: dict[str, Share]
    choices: tuple[Asked, ...]
    agendas: tuple[Agenda, ...]
    achievements: dict[str, float]
    unlocked: dict[str, float]
    effects: tuple[Pull, ...]
    words: Words


def figures(book: Book, campaigns: Sequence[Sequence[Reign]], seats: int, wilson: Interval) -> Figures:
    """What these campaigns come to."""
    lengths = [sum([each.outcome == NOTHING for each in reigns]) for reigns in campaigns]
    reigns = [each for campaign in campaigns for each in campaign if each.outcome == NOTHING]
    finales = [each for campaign in campaigns for each in campaign if each.outcome != NOTHING]
    is_whole = all([at != NOTHING for at in book.at])
    wanted = sum([WANTED[0] <= length <= WANTED[1] for length in lengths])
    leans = [each.lean for each in finales]
    return Figures(
        book.pack,
        book.edition,
        seats,
        len(campaigns),
        len(finales),
        len(campaigns) - len(finales),
        len(campaigns) - len(finales) if is_whole else 0,
        mean(lengths),
        min(lengths, default=0),
        max(lengths, default=0),
        share(wanted, len(campaigns), wilson),
        mean([each.rounds for each in reigns]),
        {
            name: share(sum([each.ending == nth for each in reigns]), len(reigns), wilson)
            for nth, name in enumerate(ENDS[:FIRST_OUTCOME])
        },
        {
            ENVELOPE_IDS[home]: share(sum([each.outcome == nth for each in finales]), len(finales), wilson)
            for nth, home in enumerate(OUTCOME_HOMES)
        },
        min(leans, default=0),
        max(leans, default=0),
        seen(book, campaigns, wilson),
        tuple(choices(book, reigns + finales, wilson)),
        tuple(agendas(reigns, wilson)),
        tasks([each.marked for each in reigns], len(campaigns) * seats),
        tasks([each.unlocked for each in reigns], len(campaigns) * seats),
        tuple(pulls(reigns)),
        spoken(reigns),
    )


def mean(values: Sequence[float]) -> float:
    """The mean; of nothing, nought."""
    return sum(values) / len(values) if values else 0.0


def share(count: float, of: int, wilson: Interval) -> Share:
    """A part of a whole, with its interval of 95 percent."""
    least, most = wilson(count, of)
    return Share(count, of, count / of if of else 0.0, least, most)


def seen(book: Book, campaigns: Sequence[Sequence[Reign]], wilson: Interval) -> dict[str, Share]:
    """In how many campaigns each envelope was opened."""
    opened = Counter(number for reigns in campaigns for each in reigns for number in set(each.opened))
    own = [each.number for each in book.envelopes if each.kind not in (FINALE, OUTCOME)]
    return {ENVELOPE_IDS[number]: share(opened[number], len(campaigns), wilson) for number in own}


def choices(book: Book, reigns: Sequence[Reign], wilson: Interval) -> list[Asked]:
    """Each card, how often it was decided, and how often with Aye."""
    found = Counter(code for each in reigns for code in each.results)
    rows = []
    for envelope in book.envelopes:
        for card in envelope.cards:
            ayes, nays = found[2 * card.number], found[2 * card.number + 1]
            rows.append(Asked(name_of(card.number), ayes + nays, share(ayes, ayes + nays, wilson)))
    return rows


def name_of(number: int) -> str:
    """The id of a card, as packs spell it."""
    home, nth = divmod(number, CARDS_EACH)
    name = ENVELOPE_IDS[home]
    if name in ("00", "70"):
        return f"{'P' if name == '00' else 'F'}{nth + 1}"
    return f"{name}.{('K', 'S1', 'S2')[nth]}"


def agendas(reigns: Sequence[Reign], wilson: Interval) -> list[Agenda]:
    """How often each was played, its points, and how often it won."""
    rows = []
    for nth, name in enumerate(AGENDA_NAMES):
        played = [each for reign in reigns for each in reign.agendas if each[0] == nth]
        won = share(sum([each[2] for each in played]), len(played), wilson)
        rows.append(Agenda(name, len(played), mean([each[1] for each in played]), won))
    return rows


def tasks(found: Sequence[Sequence[int]], houses: int) -> dict[str, float]:
    """By achievement, for a house and a campaign."""
    count = Counter(task for each in found for task in each)
    return {name: count[nth] / houses if houses else 0.0 for nth, name in enumerate(TASKS)}


def pulls(reigns: Sequence[Reign]) -> list[Pull]:
    """How far each resource was moved in a reign, and how often."""
    return [
        Pull(
            name, mean([each.moved[nth][1] for each in reigns]), mean([each.moved[nth][0] for each in reigns])
        )
        for nth, name in enumerate(RESOURCE_NAMES)
    ]


def spoken(reigns: Sequence[Reign]) -> Words:
    """Deals and promises of a reign."""
    return Words(
        mean([each.deals for each in reigns]),
        mean([each.coins for each in reigns]),
        mean([each.promised for each in reigns]),
        mean([each.kept for each in reigns]),
        mean([each.broken for each in reigns]),
    )
