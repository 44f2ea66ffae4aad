"""The section on figures that are not certain lists what the printed tables mark, and nothing else."""

from __future__ import annotations

import ast
import copy
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from regency.games.allegoria.model.figures import TABLES
from regency.games.allegoria.printed.terms import CARD_NAMES
from tests.docs.reading import LANGUAGES, numbers
from tests.games.allegoria.docs.reading import items, prose, table, titles

Tables = dict[str, Any]
MARK = "reconstructed"
ROOT = Path(__file__).resolve().parents[4]
PRINTED = ROOT / "src" / "regency" / "games" / "allegoria" / "printed"
GROUPS = {
    "action_points": ("Action Points", "Aktionspunkte"),
    "claim_draws": ("Claims drawn in space I", "In Bereich I gezogene Aufgaben"),
    "town_tracks": ("Town Tracks", "Heimatleisten"),
    "alms_track": ("Alms Track", "Almosenleiste"),
    "anarchy_track": ("Anarchy Track", "Anarchieleiste"),
    "lords": ("Lords", "Adelskarten"),
    "workforce": ("Workforce cards", "Arbeiterkarten"),
    "travelling_merchants": ("Travelling Merchants", "Fahrende Händler"),
    "royal_decrees": ("Royal Decrees", "Königliche Erlasse"),
    "in_game_claims": ("In Game Claims", "„Während-des-Spiels“-Aufgaben"),
    "end_game_claims": ("End of Game Claims", "„Spielende“-Aufgaben"),
}
DERIVED_DRAWS = {("3", 1), ("3", 2)}  # the worked example has them: constraint K02


def listed(lang: str) -> dict[str, str]:
    """What is said about each group of the printed tables."""
    found = [re.fullmatch(r"\*\*(.+?):\*\* (.+)\.", item) for item in items(lang, "figures")]
    return {group_of(lang, match[1]): match[2] for match in found if match is not None}


def group_of(lang: str, title: str) -> str:
    """The group of the printed tables that players know by this name."""
    return next(group for group, names in GROUPS.items() if names[LANGUAGES.index(lang)] == title)


def is_marked(group: Tables, entry: Tables) -> bool:
    """An entry's own confidence, or that of its group."""
    return bool(entry.get("confidence", group["confidence"]) == MARK)


def has_marks(group: Tables) -> bool:
    rows = [row for rows in group.get("rows", {}).values() for row in rows if isinstance(row, dict)]
    return group["confidence"] == MARK or any(row.get("confidence") == MARK for row in rows)


def named(told: str) -> list[str]:
    """The names behind the last colon."""
    return [name.strip() for name in told.rpartition(": ")[2].split(",")]


def marked_entries(tables: Tables, group: str, names: list[str]) -> list[str]:
    """Those of the names whose entry is marked."""
    entries = tables[group]["entries"]
    return [name for name, entry in zip(names, entries, strict=True) if is_marked(tables[group], entry)]


def missing(lang: str, tables: Tables) -> list[str]:
    """The groups whose marked figures are not those that are listed."""
    told = listed(lang)
    wrong = [name for name, group in tables.items() if has_marks(group) != (name in told)]
    return wrong + [
        name for name, figures in expected(lang, tables).items() if figures != found(name, told[name])
    ]


def found(group: str, told: str) -> list[Any]:
    return numbers(told) if group in ("action_points", "claim_draws") else list(named(told))


def expected(lang: str, tables: Tables) -> dict[str, list[Any]]:
    """For the groups whose entries are marked one by one: what has to be listed."""
    decrees = zip(titles(lang, "upper"), titles(lang, "lower"), strict=True)
    events = marked_entries(tables, "royal_decrees", [f"{alive}|{dead}" for alive, dead in decrees])
    return {
        "action_points": ranks(tables["action_points"]),
        "claim_draws": ranks(tables["claim_draws"]),
        "lords": marked_entries(tables, "lords", [row[0] for row in table(lang, "lords")]),
        "workforce": [row[0] for row in table(lang, "cards")],
        "travelling_merchants": marked_entries(
            tables, "travelling_merchants", [row[0] for row in table(lang, "merchants")]
        ),
        "royal_decrees": [title for pair in events for title in pair.split("|")],
        "in_game_claims": marked_entries(tables, "in_game_claims", titles(lang, "in-game")),
        "end_game_claims": marked_entries(tables, "end_game_claims", titles(lang, "end-game")),
    }


def ranks(group: Tables) -> list[int]:
    """For each number of players the ranks that are marked."""
    told: list[int] = []
    for seats, rows in group["rows"].items():
        of_rank = [row if isinstance(row, dict) else {} for row in rows]
        marked = [rank for rank, row in enumerate(of_rank, start=1) if is_marked(group, row)]
        if "confidence" not in of_rank[0]:
            marked = [rank for rank in marked if (seats, rank) not in DERIVED_DRAWS]
        told += [int(seats), *marked]
    return told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_marked_figure_is_listed(lang: str) -> None:
    assert missing(lang, TABLES) == []
    assert len(listed(lang)["workforce"].rpartition(": ")[2].split(",")) == len(CARD_NAMES)


def another_lord(t: Tables) -> None:
    t["lords"]["entries"][1]["confidence"] = "rulebook"


def a_whole_group(t: Tables) -> None:
    t["setup"]["confidence"] = MARK


def another_rank(t: Tables) -> None:
    t["action_points"]["rows"]["3"][0]["confidence"] = MARK


def the_impaler(t: Tables) -> None:
    del t["in_game_claims"]["entries"][12]["confidence"]


def a_group_that_is_known(t: Tables) -> None:
    t["anarchy_track"]["confidence"] = "rulebook"


CHANGES: dict[str, tuple[Callable[[Tables], None], str]] = {
    "a lord who is known": (another_lord, "lords"),
    "a group that is uncertain": (a_whole_group, "setup"),
    "a rank that is uncertain": (another_rank, "action_points"),
    "a claim that is uncertain": (the_impaler, "in_game_claims"),
    "a group that is known": (a_group_that_is_known, "anarchy_track"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", CHANGES)
def test_another_mark_is_noticed(case: str, lang: str) -> None:
    change, group = CHANGES[case]
    tables = copy.deepcopy(TABLES)
    change(tables)
    assert missing(lang, tables) == [group]


def single_figures(source: str) -> dict[str, tuple[str, str]]:
    """Figures that stand in front of their group: by name the mark behind each, and that of the group."""
    lines = source.splitlines()
    found: dict[str, tuple[str, str]] = {}
    behind: dict[str, str] = {}
    for node in ast.parse(source).body:
        match node:
            case ast.AnnAssign(value=ast.Dict(keys=[ast.Constant("confidence"), *_], values=[mark, *others])):
                names = [value.id for value in others if isinstance(value, ast.Name)]
                found |= {name: (behind[name], ast.literal_eval(mark)) for name in names}
            case ast.AnnAssign(target=ast.Name(id=name)):
                behind[name] = lines[node.lineno - 1].rpartition("  # ")[2]
    return found


def wrongly_marked(source: str) -> list[str]:
    """Single figures without a mark, or less sure than their group says."""
    marks = single_figures(source)
    return [name for name, (mark, group) in marks.items() if mark not in {group, "rulebook"}]


def test_a_figure_by_itself_has_its_mark_behind_it() -> None:
    sources = [path.read_text(encoding="utf-8") for path in sorted(PRINTED.glob("*.py"))]
    assert sum(len(single_figures(source)) for source in sources) == 18
    assert [name for source in sources for name in wrongly_marked(source)] == []


@pytest.mark.parametrize("mark", ["  # reconstructed", "  # by guess", ""])
def test_a_figure_without_its_mark_is_noticed(mark: str) -> None:
    group = 'SETUP: Final = {"confidence": "rulebook", "rounds": ROUNDS}'
    assert wrongly_marked(f"ROUNDS: Final = 6{mark}\n{group}") == ["ROUNDS"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_figures_of_the_tracks(lang: str) -> None:
    tracks, alms, anarchy = (TABLES[name] for name in ("town_tracks", "alms_track", "anarchy_track"))
    told = listed(lang)
    assert numbers(told["town_tracks"]) == [0, tracks["top"], 5, 6, 4, 5]  # constraints K06 and K07
    assert numbers(told["alms_track"]) == [len(alms["spaces"]) - 2]
    assert numbers(told["anarchy_track"]) == [column["spots"] for column in anarchy["columns"]][:1]
    assert len({column["spots"] for column in anarchy["columns"]}) == 1
    assert len(prose(lang, "figures")) == sum(len(numbers(line)) for line in told.values())
