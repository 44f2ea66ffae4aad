"""The table of Throne of Allegoria on one page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from regency.kernel.rules import Phrase
from regency.kernel.sheet import Cell, Column, Grid, Note, Row, Sheet

from ..model.state import Public, Screen, Table, anarchy_out, level, workers
from ..printed.claims import CLAIM_VALUES, END_VALUE
from ..printed.counts import ROUNDS
from ..printed.terms import CENTRE, DEPLOY, FACES, MIXED, NOTHING, SEATS, SPACES, TASK, TRACKS, WORKERS
from ..printed.tracks import ALMS_END, ALMS_SPACES, ANARCHY, DIPLOMACY, GROUP, TOWN_INFLUENCE
from ..rules.decrees import edicts
from ..rules.scoring import anarchy_value, column
from .pieces import full_title, in_a_row, phrase, worth
from .progress import claim_progress, counts_from, end_claim_progress, is_held

HIDDEN: Final = "?"
FREE: Final = "·"
DONE: Final = "✓"
MARKS: Final = ("0", "1", "2", "★")
KINDS: Final = {MIXED: "mixed", DEPLOY: "deploy", TASK: "task"}


def sheet(view: Public, shown: Mapping[int, Screen]) -> Sheet:
    """The round, the board with a column a player, who they are, and the hands that the reader may see."""
    t = view.table
    return (
        Grid((), round_notes(t)),
        board(t, shown),
        Grid((), tuple(person(t, seat) for seat in seats_of(t) if t.lords[seat] != NOTHING)),
        *(Grid((), hand_notes(t, seat, screen)) for seat, screen in shown.items()),
    )


def seats_of(t: Table) -> range:
    return range(len(t.supply))


def said(key: str, **about: object) -> Phrase:
    return Phrase(f"sheet-{key}", about)


def label(key: str, **about: object) -> Cell:
    """A word that says what follows."""
    return Cell(said(key, **about), "label")


def title(key: str, **about: object) -> Cell:
    """A word in front of a block."""
    return Cell(said(key, **about), "title")


def name(seat: int) -> Cell:
    """What a player is called."""
    return Cell(seat=seat, tone=f"seat-{seat}")


# The round


def round_notes(t: Table) -> tuple[Note, ...]:
    """Crown and first player, Decree, Travelling Merchant, cards, Anarchy and Alms tokens."""
    if t.round == 0:
        return (Note((title("setup"),)),)
    found = [crown_note(t)]
    if t.edict != NOTHING:
        found.append(Note((label("decree"), *explained("decree", t.edict))))
    if t.merchant != NOTHING:
        lines = said("merchant-lines", merchant=phrase("merchant", t.merchant))
        found.append(Note((label("merchant"), Cell(lines))))
    if t.open or any(t.groups):
        found.append(Note((label("open"), *open_cells(t))))
    return (*found, *gone_notes(t), anarchy_note(t), tokens_note(t))


def crown_note(t: Table) -> Note:
    """The round, whether the Queen lives, who is first, and what the player in turn can do."""
    queen = label("queen-dead" if t.queen_dead else "queen-lives")
    cells = [title("round", round=t.round, of=ROUNDS), queen, label("first"), name(t.first)]
    if t.ranking and t.active != NOTHING and t.kind in KINDS and t.space > 1:
        cells += [label("active"), name(t.active), Cell(said(f"points-{KINDS[t.kind]}", points=t.points))]
    return Note(tuple(cells))


def explained(domain: str, value: int) -> tuple[Cell, Cell]:
    """The name of a piece, and what it does."""
    piece = phrase(domain, value)
    return Cell(piece, "gold"), Cell(said("text", piece=piece))


def gone_notes(t: Table) -> list[Note]:
    """What lies face up on the discard piles."""
    merchants = [phrase("merchant", merchant) for merchant in t.old_merchants]
    piles = {
        "discards": [held(face, count) for face, count in enumerate(t.discards) if count],
        "earlier-decrees": [phrase("decree", edict) for edict in edicts(t.old_decrees)],
        "earlier-merchants": [said("merchant-short", merchant=merchant) for merchant in merchants],
    }
    return [Note((label(key), Cell(in_a_row(pile)))) for key, pile in piles.items() if pile]


def open_cells(t: Table) -> list[Cell]:
    """The open Workforce cards, or the groups that are left of them."""
    groups = [t.open] if t.open else t.groups
    return [Cell(card_row(group)) for group in groups if group]


def card_row(cards: tuple[int, ...]) -> Phrase:
    return in_a_row([phrase("card", face) for face in cards])


def anarchy_note(t: Table) -> Note:
    out = anarchy_out(t)
    return Note(
        (label("anarchy-now"), Cell(said("anarchy-out", out=out, of=ANARCHY, value=anarchy_value(t))))
    )


def tokens_note(t: Table) -> Note:
    """The bonus tokens of the Alms Track."""
    found = [
        Cell(said("token", space=space, token=phrase("token", token)))
        for space, token in zip(ALMS_SPACES, t.alms_tokens, strict=False)
    ]
    return Note((label("tokens"), *found))


# The board


def board(t: Table, shown: Mapping[int, Screen]) -> Grid:
    """Action spaces with their stacks, Town Boards and the map, with a column a player."""
    heads = (Column(Cell()), *(Column(Cell(seat=seat, tone="label")) for seat in seats_of(t)))
    rows: list[Row | Note] = []
    if t.round > 0 and not t.finished:
        rows += [Note((title("spaces"), label("spaces-key")))]
        rows += [space_row(t, shown, space) for space in range(SPACES)]
    rows += [Note((title("town"), label("town-key")))]
    rows += [track_row(t, track) for track in range(TRACKS)]
    rows += [*town_rows(t), Note((title("map"), label("map-key")))]
    rows += [territory_row(t, place) for place in (CENTRE, *seats_of(t))]
    return Grid(heads, (*rows, row(label("supply"), t.supply)))


def row(head: Cell, texts: Iterable[int | str]) -> Row:
    """A line with something for everybody, in their colours."""
    return Row((head, *(Cell(text, f"seat-{seat}") for seat, text in enumerate(texts))))


def space_row(t: Table, shown: Mapping[int, Screen], space: int) -> Row:
    """The stacks of an action space, numbered from the left; the space that is open stands out."""
    key = "space-now" if space == t.space else "space"
    head = Cell(said(key, space=Phrase(f"space-{space}")), "" if space == t.space else "label")
    return row(head, [stack(t, shown, space, seat) for seat in seats_of(t)])


def stack(t: Table, shown: Mapping[int, Screen], space: int, seat: int) -> str:
    """A stack: its place from the left and its markers, those that can be seen by their values."""
    if seat not in t.order[space]:
        return FREE
    place = t.order[space].index(seat) + 1
    if space == t.space:
        return f"{place}: {' '.join(MARKS[marker] for marker in t.revealed[seat])} = {t.bids[seat]}"
    if seat in shown:
        return f"{place}: {' '.join(MARKS[marker] for marker in shown[seat].placed[space])}"
    return f"{place}: {' '.join(HIDDEN * t.heights[space * SEATS + seat])}"


def track_row(t: Table, track: int) -> Row:
    """A Town Track: levels, with the Influence and the group size of their areas."""
    levels = [level(t, seat, track) for seat in seats_of(t)]
    layout = t.rules.town_layout
    texts = [f"{at} ({worth(TOWN_INFLUENCE[layout][at])}, {GROUP[layout][at]})" for at in levels]
    return row(Cell(phrase("track", track), "label"), texts)


def town_rows(t: Table) -> list[Row]:
    """What else everybody has, and the score as it stands."""
    both = [
        (
            label("diplomacy-alms"),
            [f"×{DIPLOMACY[t.diplomacy[s]]} · {t.alms[s]}/{ALMS_END}" for s in seats_of(t)],
        ),
        (label("anarchy-influence"), [f"{t.anarchy[s]} · {t.influence[s]}" for s in seats_of(t)]),
        (label("cards-claims"), [f"{t.hands[s]} · {len(t.slots[s])}" for s in seats_of(t)]),
    ]
    rows = [row(head, texts) for head, texts in both]
    return [*rows, row(label("score"), [sum(column(t, seat)) for seat in seats_of(t)])]


def territory_row(t: Table, territory: int) -> Row:
    """Everybody's Soldiers, Spies and Merchants in a Territory."""
    texts = []
    for seat in seats_of(t):
        counts = [workers(t, seat, territory, kind) for kind in range(WORKERS)]
        texts.append("-".join(map(str, counts)) if any(counts) else FREE)
    return row(Cell(phrase("territory", territory), "label"), texts)


# The players


def person(t: Table, seat: int) -> Note:
    """The full title of a player, and the Guilds."""
    guilds = [Cell(phrase("guild", guild), "gold") for guild in t.guilds[seat]]
    return Note((name(seat), Cell(full_title(t, seat)), *([label("guilds"), *guilds] if guilds else [])))


def hand_notes(t: Table, seat: int, screen: Screen) -> tuple[Note, ...]:
    """Workforce cards, and every claim with what it asks for and how far it is."""
    cards = [Cell(held(face, screen.hand[face])) for face in range(FACES) if screen.hand[face]]
    found = [Note((name(seat), label("hand"), *(cards or [Cell(FREE)])))] if t.round else []
    for place, claim in enumerate(screen.claims):
        progress = claim_progress(t, seat, claim, counts_from(t, seat, place))
        found.append(claim_note("claim", claim, progress, label("during", value=CLAIM_VALUES[claim])))
    for claim in screen.ends:
        mark = Cell(DONE, "good") if is_held(t, seat, claim) else label("at-end", value=END_VALUE)
        found.append(claim_note("end_claim", claim, end_claim_progress(t, seat, claim), mark))
    return tuple(found)


def held(face: int, count: int) -> Phrase:
    """So many cards of a face."""
    return said("cards", count=count, card=phrase("card", face))


def claim_note(domain: str, claim: int, progress: Phrase, mark: Cell) -> Note:
    """A claim with its condition, and how far it is."""
    return Note((mark, *explained(domain, claim), label("progress", progress=progress)))
