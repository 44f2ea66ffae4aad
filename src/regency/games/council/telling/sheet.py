"""The table of The Council of Four on one page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from regency.kernel.rules import Phrase
from regency.kernel.sheet import Cell, Column, Grid, Note, Row, Sheet

from ..model.state import Public, Screen, Table, council_of, emporiums_built, face_up
from ..printed.maps import ATLAS
from ..printed.tables import (
    CARD_KINDS,
    CITIES,
    CITIES_PER_REGION,
    COLOURS,
    EMPORIUMS,
    FACE_UP,
    FREE_PERMIT,
    KING,
    KING_REWARDS,
    LETTERS,
    METALS,
    NEUTRAL,
    NOBILITY,
    NOBILITY_END,
    NOTHING,
    ONE_TOKEN_AGAIN,
    PERMIT_AGAIN,
    PERMITS,
    REGIONS,
    TILE_POINTS,
    TILES,
    TOKENS,
    TWO_TOKENS_AGAIN,
)
from .pieces import phrase, symbols

STANDS: Final = "●"
FREE: Final = "·"
TONES: Final = ("white", "black", "orange", "purple", "blue", "pink", "joker")
AHEAD: Final = 3  # rewards of the nobility track: so many fit a line
CHOICES: Final = {
    ONE_TOKEN_AGAIN: ("RepeatReward",),
    FREE_PERMIT: ("TakePermit",),
    PERMIT_AGAIN: ("RepeatPermit",),
    TWO_TOKENS_AGAIN: ("RepeatReward", "RepeatReward"),
}
METAL_TONES: Final = ("gold", "silver", "bronze", "iron", "purple")


def sheet(view: Public, shown: Mapping[int, Screen]) -> Sheet:
    """The map with councils and permits, then the players, then the hands that the reader may see."""
    return (board(view.table), players(view.table), holdings(view.table, shown))


def label(key: str, **about: object) -> Cell:
    """A word that says what follows."""
    return Cell(Phrase(f"sheet-{key}", about), "label")


def title(key: str) -> Cell:
    """A word in front of a block."""
    return Cell(Phrase(f"sheet-{key}"), "title")


# The map


def board(table: Table) -> Grid:
    """Every region with its council, its permits and its five cities; then the king."""
    rows: list[Row | Note] = []
    for region in range(REGIONS):
        rows += [region_note(table, region), permits_note(table, region)]
        first = region * CITIES_PER_REGION
        rows += [city_row(table, city) for city in range(first, first + CITIES_PER_REGION)]
    rows += [king_note(table), pool_note(table), tiles_note(table), *nobility_notes(table)]
    return Grid(city_columns(table), tuple(rows))


def city_columns(table: Table) -> tuple[Column, ...]:
    """The city, its colour, token and roads, and a column for everybody's emporiums."""
    heads = [Column(label(key)) for key in ("city", "metal", "token", "roads")]
    owners = [Column(Cell(seat=seat, tone="label"), "center") for seat in range(len(table.coins))]
    neutral = [Column(label("neutral"), "center")] if has_neutral(table) else []
    return (*heads, *owners, *neutral)


def has_neutral(table: Table) -> bool:
    """With two players some emporiums are nobody's."""
    return any(owners >> NEUTRAL & 1 for owners in table.owners)


def region_note(table: Table, region: int) -> Note:
    """The name of a region, its council, newest councillor first, and its bonus tile while it is there."""
    tile = METALS + region
    bonus = (label("region-tile", points=TILE_POINTS[tile]),) if table.tiles[tile] == NOTHING else ()
    return Note((Cell(phrase("region", region), "title"), *council_cells(table, region), *bonus))


def council_cells(table: Table, balcony: int) -> tuple[Cell, ...]:
    """The four councillors of a balcony, as they stand."""
    return (
        label("council"),
        *(colour_cell(colour) for colour in council_of(table, balcony)),
        Cell("→", "label"),
    )


def colour_cell(colour: int) -> Cell:
    """A colour by its name, in its colour."""
    return Cell(Phrase(f"card-{colour}"), TONES[colour])


def permits_note(table: Table, region: int) -> Note:
    """The two face-up permits, and how many lie below."""
    cells = [label("permits")]
    for slot in range(FACE_UP):
        permit = face_up(table, region, slot)
        cells.append(Cell(FREE) if permit == NOTHING else permit_cell(permit))
    return Note((*cells, label("stack", count=table.stacks[region])))


def permit_cell(permit: int) -> Cell:
    """The cities and the bonus of a permit."""
    tile = PERMITS[permit]
    return Cell(
        Phrase("sheet-permit", {"cities": tile.printed, "bonus": row_of(symbols(tile.bonus))}), "permit"
    )


def city_row(table: Table, city: int) -> Row:
    """One city: who is there, what it gives, where its roads lead."""
    atlas = ATLAS[table.atlas]
    metal = atlas.metals[city]
    name = Phrase(
        "sheet-king-city" if city == table.king else "sheet-plain-city", {"city": phrase("city", city)}
    )
    roads = " ".join(LETTERS[other] for other in range(CITIES) if atlas.neighbours[city] >> other & 1)
    seats = [*range(len(table.coins)), *([NEUTRAL] if has_neutral(table) else [])]
    owners = [
        Cell(STANDS, f"seat-{s}") if table.owners[city] >> s & 1 else Cell(FREE, "faint") for s in seats
    ]
    metal_cell = Cell(Phrase(f"sheet-metal-{metal}"), METAL_TONES[metal])
    return Row((Cell(name), metal_cell, token_cell(table, city), Cell(roads), *owners))


def token_cell(table: Table, city: int) -> Cell:
    """The reward of a city; the purple one has none."""
    token = table.tokens[city]
    return Cell(FREE, "faint") if token == NOTHING else Cell(row_of(symbols(TOKENS[token])))


def row_of(found: list[Phrase]) -> Phrase:
    """Symbols one after the other, shorter than a list in a sentence."""
    row = found[0]
    for following in found[1:]:
        row = Phrase("list-comma", {"before": row, "next": following})
    return row


def king_note(table: Table) -> Note:
    """Where the king is, his council, and his next reward."""
    left = [points for points, owner in zip(KING_REWARDS, table.king_rewards) if owner == NOTHING]
    reward = (label("king-reward", points=left[0]),) if left else ()
    return Note((title("king"), *council_cells(table, KING), *reward))


def pool_note(table: Table) -> Note:
    """The councillors beside the board."""
    cells = [count_cell(colour, table.pool[colour]) for colour in range(COLOURS) if table.pool[colour]]
    return Note((label("pool"), *cells))


def count_cell(kind: int, count: int) -> Cell:
    """So many of a colour, in that colour."""
    return Cell(card_count(kind, count), TONES[kind])


def card_count(kind: int, count: int) -> Phrase:
    """So many cards or councillors of a colour."""
    return Phrase("sheet-count", {"count": count, "colour": Phrase(f"card-{kind}")})


def tiles_note(table: Table) -> Note:
    """The bonus tiles for a colour that nobody has taken."""
    left = [tile_cell(tile) for tile in range(METALS) if table.tiles[tile] == NOTHING]
    return Note((label("tiles"), *(left or [Cell(FREE)])))


def tile_cell(tile: int) -> Cell:
    """A colour or a region, and the points of its tile."""
    is_metal = tile < METALS
    name = Phrase(f"sheet-metal-{tile}") if is_metal else phrase("region", tile - METALS)
    tone = METAL_TONES[tile] if is_metal else ""
    return Cell(Phrase("sheet-tile", {"name": name, "points": TILE_POINTS[tile]}), tone)


def nobility_notes(table: Table) -> tuple[Note, ...]:
    """What the nobility track gives next, as whoever is last on it will meet it."""
    ahead = [space for space in range(min(table.nobility) + 1, NOBILITY_END + 1) if given_on(space)]
    cells = [Cell(Phrase("list-at", {"place": space, "what": given_on(space)})) for space in ahead[:AHEAD]]
    return (Note((label("nobility"), *cells)),) if cells else ()


def given_on(space: int) -> Phrase | None:
    """What a space of the nobility track gives, if anything."""
    if space in NOBILITY:
        return row_of(symbols(NOBILITY[space]))
    return row_of([Phrase(f"kind-{kind}") for kind in CHOICES[space]]) if space in CHOICES else None


# The players


def players(table: Table) -> Grid:
    """Everybody's points, purse, assistants, nobility, emporiums, cards and permits."""
    keys = ("points", "coins", "assistants", "nobility", "emporiums", "cards", "permits-held", "tiles-won")
    columns = (Column(label("player")), *(Column(label(key), "right") for key in keys))
    return Grid(columns, tuple(player_row(table, seat) for seat in range(len(table.coins))))


def player_row(table: Table, seat: int) -> Row:
    """One player; permits are counted whether used or not."""
    counts: tuple[int | str, ...] = (
        table.points[seat],
        table.coins[seat],
        table.assistants[seat],
        table.nobility[seat],
        f"{emporiums_built(table, seat)}/{EMPORIUMS}",
        table.hands[seat],
        len(table.permits[seat]) + len(table.used[seat]),
        table.tiles.count(seat) + table.king_rewards.count(seat),
    )
    tone = f"seat-{seat}"
    return Row((Cell(seat=seat, tone=tone), *(Cell(count) for count in counts)))


def holdings(table: Table, shown: Mapping[int, Screen]) -> Grid:
    """Everybody's permits, tiles and rewards, and the hands that are open to the reader."""
    rows: list[Note] = []
    for seat in range(len(table.coins)):
        lists = (
            ("held", printed_cells(table.permits[seat])),
            ("used", printed_cells(table.used[seat])),
            ("taken", taken_cells(table, seat)),
        )
        rows += [seat_note(seat, key, cells) for key, cells in lists if cells]
    rows += [seat_note(seat, "hand", hand_cells(screen)) for seat, screen in shown.items()]
    return Grid((), tuple(rows))


def seat_note(seat: int, key: str, cells: Sequence[Cell]) -> Note:
    """What a player has of one kind."""
    return Note((Cell(seat=seat, tone=f"seat-{seat}"), label(key), *cells))


def printed_cells(permits: Sequence[int]) -> list[Cell]:
    """The cities of each permit."""
    return [Cell(PERMITS[permit].printed, "permit") for permit in permits]


def taken_cells(table: Table, seat: int) -> list[Cell]:
    """The bonus tiles and the king's rewards of a player, each with its points."""
    tiles = [tile_cell(tile) for tile in range(TILES) if table.tiles[tile] == seat]
    rewards = [points for points, owner in zip(KING_REWARDS, table.king_rewards) if owner == seat]
    return [*tiles, *(Cell(Phrase("sheet-reward", {"points": points})) for points in rewards)]


def hand_cells(screen: Screen) -> list[Cell]:
    """The politics cards of a hand."""
    held = [count_cell(kind, screen.hand[kind]) for kind in range(CARD_KINDS) if screen.hand[kind]]
    return held or [Cell(FREE)]
