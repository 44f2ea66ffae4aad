"""Only verbs, the setup and imagination write to compartments."""

from __future__ import annotations

from pathlib import Path

import pytest

from regency import games

from .writes import writes

GAMES = Path(__file__).resolve().parents[2] / "src" / "regency" / "games"
FILES = sorted(GAMES.glob("*/**/*.py"))


def may_write(path: Path) -> bool:
    """Verbs, the setup, and imagination, which lays a world out."""
    inner = path.relative_to(GAMES).parts[1:]
    return inner[0] == "effects" or inner in {("rules", "setup.py"), ("hidden", "imagine.py")}


def shown(path: Path) -> str:
    return path.relative_to(GAMES).as_posix()


@pytest.mark.parametrize("path", [path for path in FILES if not may_write(path)], ids=shown)
def test_a_rule_changes_nothing_by_itself(path: Path) -> None:
    assert writes(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("game", games.ALL)
def test_the_verbs_do(game: str) -> None:
    verbs = [path for path in (GAMES / game / "effects").glob("*.py") if path.name != "__init__.py"]
    assert verbs and all(writes(path.read_text(encoding="utf-8")) for path in verbs)


BAD = {
    "a field": "def f(g):\n g.table.king = 3",
    "a member": "def f(g, seat):\n g.table.coins[seat] = 3",
    "a slice": "def f(g):\n g.table.coins[:] = [1]",
    "counting up": "def f(g, seat):\n g.table.coins[seat] += 3",
    "through a local": "def f(g):\n t = g.table\n t.king = 3",
    "through two locals": "def f(g):\n t = g.table\n coins = t.coins\n coins[0] -= 1",
    "bound later": "def f(g):\n while True:\n  a = b\n  b = g.box\n  a.deck = []",
    "unpacked": "def f(g):\n t, n = g.table, 1\n t.king = n",
    "by walrus": "def f(g):\n if (t := g.table):\n  t.king = 3",
    "in a loop": "def f(g):\n for stack in g.box.stacks:\n  stack.pop()",
    "in a numbered loop": "def f(g):\n for n, screen in enumerate(g.screens):\n  screen.hand = []",
    "either of two": "def f(g, a):\n t = g.table if a else None\n t.king = 3",
    "a parameter": "def f(table: Table):\n table.coins.append(1)",
    "one's own screen": "def f(me):\n me.own.hand[0] = 1",
    "append": "def f(g):\n g.box.deck.append(1)",
    "pop": "def f(g):\n return g.box.deck.pop()",
    "sort": "def f(g):\n g.screens[0].hand.sort()",
    "shuffle": "def f(g, rng):\n rng.shuffle(g.box.deck)",
    "adding to a list": "def f(g):\n deck = g.box.deck\n deck += [1]",
    "del": "def f(g):\n del g.box.deck[0]",
    "the whole table": "def f(g, other):\n g.table = other",
    "the stacks of steps": "def f(g):\n g.stacks[0].append(1)",
    "a swap": "def f(g):\n g.box.deck[0], g.box.deck[1] = 1, 2",
    "setattr": "def f(g):\n setattr(g.table, 'king', 3)",
    "in a lambda": "def f(g):\n return lambda: g.box.deck.pop()",
    "in a method": "class A:\n def f(self, g):\n  g.table.king = 3",
    "at the top of a module": "TABLE.table.king = 3",
    "as the target of a loop": "def f(g):\n for g.table.king in range(3): pass",
}
GOOD = {
    "reading": "def f(g):\n return g.table.coins[0] + 1",
    "a copy": "def f(g):\n coins = g.table.coins[:]\n coins[0] = 1",
    "a list of its own": "def f(g):\n found = []\n for c in g.table.coins:\n  found.append(c)\n found += [1]",
    "what was counted": "def f(g):\n n = sum(g.table.coins)\n n += 1",
    "binding anew": "def f(g):\n t = g.table\n t = None",
    "a verb": "def f(g):\n pay_coins(g, 0, 3)\n g.then(1)",
    "another function's local": "def f(g):\n t = g.table\ndef h(t):\n t.x = 1",
    "a constructor": "class Box:\n def __init__(self, stacks):\n  self.stacks = stacks",
}


@pytest.mark.parametrize("case", BAD)
def test_a_planted_write_is_found(case: str) -> None:
    assert len(writes(BAD[case])) == 1


@pytest.mark.parametrize("case", GOOD)
def test_what_writes_nothing_is_fine(case: str) -> None:
    assert writes(GOOD[case]) == []
