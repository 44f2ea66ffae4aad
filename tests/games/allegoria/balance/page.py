"""`python -m tests.games.allegoria.balance.page [--games N] [--keep FOLDER]`: writes the BALANCE.md."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import process_time

import msgspec

from regency.games.allegoria import RULES
from regency.games.allegoria.model.figures import FIGURES, EndGameClaim, InGameClaim
from regency.games.allegoria.printed.claims import CLAIM_VALUES
from regency.lab.statistics import wilson
from regency.words import Words
from tests.games.allegoria.balance.proposals import proposal
from tests.games.allegoria.balance.tally import Row, Tally, played

PAGE = Path(__file__).resolve().parents[4] / "src" / "regency" / "games" / "allegoria" / "BALANCE.md"
TABLES = (2, 3, 4)
LEAST, MOST = 0.02, 0.95
WORDS = Words("en", RULES)

INTRODUCTION = """# Balance of Throne of Allegoria

Figures of the box that no public source gives are our own reconstruction (`printed/` says which). Here is
how they do in play: {games} games each with two, three and four players, all of them greedy bots, default
rule options, version {version} of the rules, seed {seed}. Made by
`python -m tests.games.allegoria.balance.page --games {games} --seed {seed}`; nothing was changed for balance.

Behind each share stands its 95 % interval (Wilson's). *Won* is the share of these players who won, a shared
win counting in part; without any influence it would be 50, 33 and 25 %. Bots look one action ahead: what
takes a plan over several rounds comes out lower here than among people.
"""
CLAIMS_TEXT = """*Held*: in so many of a hundred games a player kept it. *Fulfilled*: of those who held it.
*Won*: of those who fulfilled it. Bots choose among two or three claims, and like best what they have already
fulfilled; so those about the state of town and map come out high.
"""
ENDS_TEXT = """*Kept*: of those who were dealt it among five, three of which are kept. *Fulfilled*: of those
who kept it. *Won*: of those who fulfilled it. All are worth 5 Influence.
"""
LORDS_TEXT = """*Kept*: of those who were dealt it, one of two. *Won*: of those who kept it.
"""
MERCHANTS_TEXT = """*Came*: in so many of a hundred games. *Used*: players who traded with him while he was
there. *Won*: of these.
"""
DECREES_TEXT = """*Came*: in so many of a hundred games. *Used*: players who accepted what it offers, did what
it demands where they had a choice, or made use of the rule it brings; a dash where there is nothing to use.
*Won*: of these.
"""
OUTLIERS_TEXT = """Claims that fewer than 2 or more than 95 of a hundred holders fulfilled, with what an owner
of the box could try in `printed/claims.py` if the printed card says nothing else. *At once*: of those who
fulfilled it, in the moment they kept it. A condition for one number of players stands under `by_players`, as
"2", "3" or "4" beside "more", which holds for the numbers that are not named; a worth holds at every table.
"""

Cells = Callable[[Tally, Row], list[str]]


# Cells


def percent(part: float, whole: float) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "–"


def share(part: float, whole: int) -> str:
    """A share with its interval."""
    if not whole:
        return "–"
    low, high = wilson(part, whole)
    return f"{100 * part / whole:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def claim_cells(tally: Tally, row: Row) -> list[str]:
    held = percent(row.held, tally.games)
    return [held, share(row.used, row.held), share(row.won_used, row.used)]


def end_cells(_tally: Tally, row: Row) -> list[str]:
    return [percent(row.held, row.dealt), share(row.used, row.held), share(row.won_used, row.used)]


def lord_cells(_tally: Tally, row: Row) -> list[str]:
    return [percent(row.held, row.dealt), share(row.won, row.held)]


def card_cells(tally: Tally, row: Row) -> list[str]:
    came = percent(row.held, tally.games * tally.seats)
    return [came, share(row.used, row.held) if row.used else "–", share(row.won_used, row.used)]


# The page


def table(
    tallies: Sequence[Tally], first: str, heads: Sequence[str], names: Sequence[str], which: str, cells: Cells
) -> Iterator[str]:
    """A row for each thing, with some columns for each number of players."""
    columns = [first, *(f"{head}, {tally.seats} players" for tally in tallies for head in heads)]
    yield "| " + " | ".join(columns) + " |"
    yield "| --- |" + " --- |" * (len(columns) - 1)
    for number, name in enumerate(names):
        if name:
            row = [cell for tally in tallies for cell in cells(tally, getattr(tally, which)[number])]
            yield f"| {name} | " + " | ".join(row) + " |"
    yield ""


def names(domain: str, count: int, first: int = 0) -> list[str]:
    """What the pieces are called; those before the first have no line."""
    return [WORDS.piece(domain, number) if number >= first else "" for number in range(count)]


def page(tallies: Sequence[Tally]) -> str:
    """The whole document."""
    one = tallies[0]
    lines = [INTRODUCTION.format(games=one.games, seed=one.seed, version=one.version), *points(tallies)]
    claims = [f"{name} ({value})" for name, value in zip(names("claim", 48), CLAIM_VALUES, strict=True)]
    fulfilled = ["held", "fulfilled", "won"]
    kept = ["kept", *fulfilled[1:]]
    came = ["came", "used", "won"]
    sections: list[tuple[str, str, Iterator[str]]] = [
        (
            "In Game Claims",
            CLAIMS_TEXT,
            table(tallies, "Claim (Influence)", fulfilled, claims, "claims", claim_cells),
        ),
        (
            "End of Game Claims",
            ENDS_TEXT,
            table(tallies, "Claim", kept, names("end_claim", 24), "ends", end_cells),
        ),
        (
            "Lords",
            LORDS_TEXT,
            table(tallies, "Lord", ["kept", "won"], names("lord", 8), "lords", lord_cells),
        ),
        (
            "Travelling Merchants",
            MERCHANTS_TEXT,
            table(tallies, "Merchant", came, names("merchant", 12), "merchants", card_cells),
        ),
        (
            "Royal Decrees",
            DECREES_TEXT,
            table(tallies, "Decree", came, names("decree", 24, 2), "decrees", card_cells),
        ),
        ("Outside 2 to 95 %", OUTLIERS_TEXT, outliers(tallies)),
    ]
    for heading, text, content in sections:
        lines += [f"## {heading}", "", text, *content]
    return "\n".join(lines).rstrip() + "\n"


def points(tallies: Sequence[Tally]) -> Iterator[str]:
    """How high the scores are."""
    yield "| Players | Winner's points | All points |"
    yield "| --- | --- | --- |"
    for tally in tallies:
        seats = tally.games * tally.seats
        yield f"| {tally.seats} | {tally.winners / tally.games:.1f} | {tally.points / seats:.1f} |"
    yield ""


def outliers(tallies: Sequence[Tally]) -> Iterator[str]:
    """Claims that hardly anybody or nearly everybody fulfils, and what could be tried."""
    lines = [*extremes(tallies, "claims", "claim", FIGURES.in_game_claims.entries)]
    lines += extremes(tallies, "ends", "end_claim", FIGURES.end_game_claims.entries)
    yield from lines or ["None."]
    yield ""


def extremes(
    tallies: Sequence[Tally], which: str, domain: str, entries: Sequence[InGameClaim | EndGameClaim]
) -> Iterator[str]:
    for number, entry in enumerate(entries):
        for tally in tallies:
            row: Row = getattr(tally, which)[number]
            rate = row.used / row.held if row.held else LEAST
            if not LEAST <= rate <= MOST:
                tried = proposal(entry, tally.seats, rate > MOST)
                name = WORDS.piece(domain, number)
                at_once = f", at once {percent(row.at_once, row.used)}" if row.at_once else ""
                yield f"- {name}, {tally.seats} players: {share(row.used, row.held)}{at_once}. {tried.text}"


# Playing


def tally_of(seats: int, games: int, seed: int, folder: Path | None) -> Tally:
    """The tally of so many games, kept from an earlier run where there is one."""
    kept = None if folder is None else folder / f"allegoria-{seats}-{games}-{seed}.json"
    if kept is not None and kept.exists():
        return msgspec.json.decode(kept.read_bytes(), type=Tally)
    began = process_time()
    tally = Tally(seats, seed)
    for tally in played(seats, games, seed):
        if tally.games % 50 == 0:
            spent = process_time() - began
            print(
                f"{seats} players: {tally.games} of {games} games, {spent:.0f} s", file=sys.stderr, flush=True
            )
    if kept is not None:
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(msgspec.json.encode(tally))
    return tally


def main(given: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.games.allegoria.balance.page")
    parser.add_argument("--games", type=int, default=2000, help="at tables of each size")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--keep", type=Path, help="where tallies are kept, so that a run can be taken up again"
    )
    parser.add_argument("--page", type=Path, default=PAGE)
    options = parser.parse_args(given)
    tallies = [tally_of(seats, options.games, options.seed, options.keep) for seats in TABLES]
    options.page.write_text(page(tallies), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
