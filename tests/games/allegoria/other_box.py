"""Run by test_corrected: a game whose printed figures an owner of the box has corrected, or spoilt."""

from __future__ import annotations

import ast
import shutil
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import regency
from regency.games.allegoria import printed
from regency.games.allegoria.model.figures import TABLES


def write(tables: dict[str, Any], folder: Path) -> None:
    """A copy of the package in which the printed groups read like this."""
    [package], [pages] = regency.__path__, printed.__path__
    shutil.copytree(package, folder / "regency", ignore=shutil.ignore_patterns("static", "__pycache__"))
    for page in (folder / "regency" / Path(pages).relative_to(package)).glob("*.py"):
        lines = page.read_text(encoding="utf-8").splitlines()
        module = import_module(f"{printed.__name__}.{page.stem}")
        for node in reversed(ast.parse("\n".join(lines)).body):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                value = getattr(module, node.target.id)
                for group in [name for name in TABLES if TABLES[name] is value]:
                    lines[node.lineno - 1 : node.end_lineno] = [f"{node.target.id} = {tables[group]!r}"]
        page.write_text("\n".join(lines), encoding="utf-8")


def correct(t: dict[str, Any]) -> None:
    """Another figure in every group that is marked as reconstructed, within what the rulebooks say."""
    t["action_points"]["rows"]["3"][1].update(kind="D")
    t["action_points"]["rows"]["4"][2].update(points=2)
    t["claim_draws"]["rows"].update({"2": [4, 1], "4": [4, 3, 3, 1]})
    spans = ((0, 1), (2, 5), (6, 9), (10, 11), (12, 12))
    for area, (first, last) in zip(t["town_tracks"]["layouts"]["five_areas"], spans, strict=True):
        area.update(first=first, last=last)
    blank, token = {"influence": 0, "token": False}, {"influence": 0, "token": True}
    spaces = t["alms_track"]["spaces"]
    spaces[1:-1] = [token, token, blank, token]
    for column, spots in zip(t["anarchy_track"]["columns"], (3, 5, 7, 9), strict=True):
        column.update(spots=spots)
    t["lords"]["entries"][1].update(tracks={"strength": 5, "trade": 1}, workers={"soldier": 2})
    t["workforce"]["cards"].update(soldier=[4, 4, 4], joker=[6, 4, 2])
    t["travelling_merchants"]["entries"][0].update(wealth=[3, 6])
    correct_cards(t)


def correct_cards(t: dict[str, Any]) -> None:
    """Other amounts on every Decree that has one, another value and other conditions."""
    for decree in t["royal_decrees"]["entries"]:
        for event in (decree["alive"], decree["dead"]):
            for figure in {"amount", "other"} & set(event):
                event[figure] += 1
    claims = {claim["name"]: claim for claim in t["in_game_claims"]["entries"]}
    claims["mighty"].update(value=3, cond={"state": "track", "track": "strength", "value": 4})
    claims["founder"].update(cond={"events": "alms", "where": {"bonus": {">=": 1}}})
    ends = {claim["name"]: claim for claim in t["end_game_claims"]["entries"]}
    ends["absolutist"].update(cond={"state": "tracks_at_least", "level": 10, "value": 2})


def spoil(t: dict[str, Any]) -> None:
    """A word that the language of conditions does not know."""
    t["in_game_claims"]["entries"][8].update(cond={"state": "beauty", "value": 8})


def contradict(t: dict[str, Any]) -> None:
    """A penalty that the rulebooks do not have."""
    t["anarchy_track"]["columns"][0].update(penalty=-5)


def play(seats: int) -> None:
    """Whole games, with every check that a game owes the kernel."""
    from regency.games.allegoria import RULES
    from regency.kernel.conform import conform

    conform(RULES, seats, games=1, seed=seats)


def show() -> None:
    """What the corrected figures do at the table."""
    from regency.games.allegoria.model.actions import LowerTracks, RaiseTrack, TakeAnarchy
    from regency.games.allegoria.printed.claims import CLAIM_VALUES
    from regency.games.allegoria.printed.lords import LORD_TRACKS
    from regency.games.allegoria.printed.spaces import DRAWS
    from regency.games.allegoria.printed.tracks import ALMS_SPACES, PENALTY
    from tests.games.allegoria.builder import bare, decreed, turn
    from tests.games.allegoria.play import completed, do, tracks

    assert LORD_TRACKS[1] == [5, 0, 1, 0, 0]
    assert (DRAWS[4], ALMS_SPACES, CLAIM_VALUES[8]) == ([4, 3, 3, 1], [1, 2, 4], 3)
    assert [PENALTY.count(value) for value in (-1, -2, -3, -4)] == [3, 5, 7, 9]
    match = decreed(bare(edict="royal-jubilee"))
    do(match, 0, RaiseTrack(2))
    assert tracks(match, 0) == [0, 0, 2, 0, 0]
    match = decreed(bare(edict="uprising", tracks={0: "strength1 trade2 wealth3"}))
    assert match.options(0) == [TakeAnarchy(), LowerTracks(2, 3)]
    match = turn(bare(held={0: "mighty"}, tracks={0: "strength4"}), "soldier")
    assert completed(match, 0) == ["mighty"]


def main(what: str) -> None:
    if what == "shown":
        show()
    else:
        play(int(what))


if __name__ == "__main__":
    main(sys.argv[1])
