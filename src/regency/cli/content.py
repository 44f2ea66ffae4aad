"""`regency content`: stories for those who write them: looked through, played, begun."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

import msgspec

from regency import games
from regency.kernel.errors import NotSaved, PackMissing, RecordUnwritable, Refused
from regency.kernel.rules import AnyRules, Phrase
from regency.kernel.stories import AnyStories, Checked, Finding
from regency.lab.authors import CampaignPlan, Played, plan_campaigns, play_campaigns
from regency.lab.statistics import wilson
from regency.terminal.draw import draw
from regency.terminal.screen import Screen, clean
from regency.words import Words

from . import usage
from .parser import Parser
from .play import SEEDS
from .progress import bar
from .simulate import WORKERS
from .usage import (
    FolderThere,
    GameNotNamed,
    Interval,
    Misused,
    NoStories,
    NoSuchTask,
    PackNotNamed,
    TaskNotNamed,
)

TASKS: Final = ("check", "stats", "new", "release")
CAMPAIGNS: Final = Interval(1, 100_000)
MANY: Final = 20
BOT: Final = "greedy"


def arguments(parser: Parser) -> None:
    parser.thing("task", "task")
    parser.thing("pack", "pack")
    parser.value("--simulate", "count", key="simulate")
    parser.value("--campaigns", "count", key="content-campaigns")
    parser.value("--seats", "number", key="houses")
    parser.value("--bot", "bot")
    parser.value("--seed", "seed", key="first-seed")
    parser.value("--workers", "count")
    parser.value("--game", "game", key="story-game")
    parser.flag("--json")


def run(given: Namespace, words: Words) -> int:
    """One of the tasks."""
    if given.task is None:
        raise Misused(TaskNotNamed(", ".join(TASKS)))
    if given.task not in TASKS:
        raise Misused(NoSuchTask(given.task, ", ".join(TASKS)))
    if given.pack is None:
        raise Misused(PackNotNamed(given.task))
    rules = storied(given.game)
    table = Words(words.lang, rules)
    task = {"check": check, "stats": stats, "new": new, "release": release}[given.task]
    return task(given, table, rules)


def storied(name: str | None) -> AnyRules:
    """The game that has stories: the one that is named, else the only one."""
    found = [rules for rules in games.playable() if rules.stories is not None]
    if name is not None:
        rules = usage.rules_of(name)
        if rules.stories is None:
            raise Misused(NoStories(name))
        return rules
    if len(found) != 1:
        raise Misused(GameNotNamed(", ".join(rules.name for rules in found)))
    return found[0]


def stories_of(rules: AnyRules) -> AnyStories:
    assert rules.stories is not None
    return rules.stories


def folder_of(rules: AnyRules, name: str) -> Path:
    """Where a story is: a folder that is named, else one that is installed."""
    path = Path(name)
    if path.is_dir():
        return path
    found = stories_of(rules).folder(name)
    if found is None:
        raise Refused(PackMissing(name))
    return found


# Looking through


def check(given: Namespace, words: Words, rules: AnyRules) -> int:
    """Tell every finding; nothing to find is success."""
    folder = folder_of(rules, given.pack)
    found = stories_of(rules).check(folder)
    if given.simulate is not None and not found.findings:
        found = Checked(tuple(proofs(given, words, rules, folder)), found.remarks)
    if given.json:
        print(as_json(words, found))
    else:
        tell(words, folder, found)
    return usage.FAILED if found.findings else 0


def proofs(given: Namespace, words: Words, rules: AnyRules, folder: Path) -> list[Finding]:
    """What campaigns show that are played with any number of houses."""
    many = usage.number("--simulate", given.simulate, CAMPAIGNS)
    almanac = stories_of(rules).almanac
    content = stories_of(rules).read(folder)
    found: list[Finding] = []
    for seats in rules.seats:
        played = campaigns(given, words, plan_for(given, rules, content, seats, many, checked=True))
        figures = almanac.figures(content, [each.kept for each in played], seats, wilson)
        found += [flaw for each in played for flaw in each.flaws]
        found += almanac.prove(content, figures)
    return found


def tell(words: Words, folder: Path, found: Checked) -> None:
    """A finding a line: file, line, rule, and what to do."""
    for each in found.findings:
        print(clean(f"{folder / each.file}:{each.line}: {each.rule}: {said(words, each)}"))
    for remark in found.remarks:
        print(clean(words.phrase(remark)))
    print(words.say("content-found", count=len(found.findings)))


def said(words: Words, finding: Finding) -> str:
    return words.phrase(finding.what) if isinstance(finding.what, Phrase) else words.reason(finding.what)


def as_json(words: Words, found: Checked) -> str:
    """The same for programs."""
    rows = [
        {"file": each.file, "line": each.line, "rule": each.rule, "text": said(words, each)}
        for each in found.findings
    ]
    remarks = [words.phrase(remark) for remark in found.remarks]
    return msgspec.json.format(msgspec.json.encode({"findings": rows, "remarks": remarks})).decode()


# Playing


def stats(given: Namespace, words: Words, rules: AnyRules) -> int:
    """Whole campaigns between bots, counted."""
    stories = stories_of(rules)
    content: Any = stories.read(folder_of(rules, given.pack))
    many = MANY if given.campaigns is None else usage.number("--campaigns", given.campaigns, CAMPAIGNS)
    room = Interval(rules.seats[0], rules.seats[-1])
    seats = room.most if given.seats is None else usage.number("--seats", given.seats, room)
    played = campaigns(given, words, plan_for(given, rules, content, seats, many))
    figures = stories.almanac.figures(content, [each.kept for each in played], seats, wilson)
    if given.json:
        print(msgspec.json.format(msgspec.json.encode(figures)).decode())
        return 0
    screen = Screen()
    screen.rule(words.say("content-played", pack=given.pack, campaigns=many, seats=seats))
    draw(screen, words, (), stories.almanac.sheet(figures))
    seconds = sum(each.seconds for each in played)
    screen.say(words.say("content-speed", seconds=seconds, each=seconds / many))
    return 0


def plan_for(
    given: Namespace, rules: AnyRules, content: Any, seats: int, many: int, checked: bool = False
) -> CampaignPlan:
    """The bots, and the number that decides everything."""
    seed = 1 if given.seed is None else usage.number("--seed", given.seed, SEEDS)
    return plan_campaigns(rules, content, (given.bot or BOT,) * seats, many, seed, checked)


def campaigns(given: Namespace, words: Words, plan: CampaignPlan) -> Sequence[Played]:
    """Play them, with a bar where somebody watches."""
    workers = 1 if given.workers is None else usage.number("--workers", given.workers, WORKERS)
    with bar(words.say("simulate-working")) as step:
        return play_campaigns(plan, min(workers, plan.campaigns), step)


# Writing


def new(given: Namespace, words: Words, rules: AnyRules) -> int:
    """Lay out an empty story; nothing is written over."""
    path = Path(given.pack)
    if path.exists():
        raise Misused(FolderThere(str(path)))
    files = stories_of(rules).draft(path.name)
    written(path, files)
    print(words.say("content-new", folder=str(path), count=len(files)))
    return 0


def release(given: Namespace, words: Words, rules: AnyRules) -> int:
    """Write down what every id means, once nothing is to be found."""
    folder = folder_of(rules, given.pack)
    found = stories_of(rules).check(folder)
    if found.findings:
        tell(words, folder, found)
        return usage.FAILED
    files = stories_of(rules).release(folder)
    written(folder, files)
    print(words.say("content-released", file=str(folder / next(iter(files)))))
    return 0


def written(folder: Path, files: Mapping[str, str]) -> None:
    """Files in a folder, which is made if need be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            (folder / name).write_text(text, encoding="utf-8")
    except OSError as error:
        not_written(folder, error)


def not_written(folder: Path, error: OSError) -> NoReturn:
    raise NotSaved(RecordUnwritable(str(folder), error.strerror or str(error))) from None
