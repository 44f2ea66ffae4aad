"""Synthetic packs within the budgets of the story, from a seed: 6 to 75 envelopes, every ability."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from regency.games.dilemma.model.book import Book
from regency.games.dilemma.packs import compile_book
from regency.games.dilemma.printed.figures import RESOURCE_NAMES
from regency.games.dilemma.printed.finale import FINALE_HOME, MARKS, VOTES
from regency.games.dilemma.printed.story import COUNTERS, ENVELOPE_IDS, LETTERS, STORYLINE_NAMES
from regency.kernel.rng import Rng, stream

PARTS = {
    "prologue": ["P1", "P2", "P3"],
    "ending": ["S1", "S2"],
    "finale": ["F1", "F2", "F3"],
    "outcome": [],
}
SPECIALS = {
    "T4": "long_flood",
    "B4": "conclave",
    "C3": "night_of_hammers",
    "H4": "regency",
    "G4": "war_of_mirrors",
    "A4": "shared_dream",
}
OPENED_BY = {"T2": "H1", "B2": "G1", "C2": "A1"}  # beside the next station of their own storyline
ABILITIES = (
    '{ timing = "start_of_game", target = "signer", coins = 1 }',
    '{ timing = "immediate", target = "signer", prestige = 1 }',
    '{ timing = "limited", target = "signer", when = "you_break_a_vote_tie", coins = 2, uses = 2 }',
    (
        '{ timing = "condition", target = "any", when = "positive_open_agenda_scored:morale",'
        " agenda_points = 1 }"
    ),
    '{ timing = "start_of_game", target = "signer", power = 1 }',
    (
        '{ timing = "limited", target = "signer", when = "you_lose_a_vote_with_3_or_more_power_on_your_card",'
        " coins = 1, uses = 2 }"
    ),
    '{ timing = "immediate", target = "signer", crave = 1 }',
    (
        '{ timing = "limited", target = "signer", when = "you_sign_a_negative_chronicle_sticker",'
        " coins = 2, uses = 1 }"
    ),
    (
        '{ timing = "limited", target = "signer", when = "you_are_the_only_house_gathering_power",'
        " power = 1, uses = 2 }"
    ),
)
GIFTS = (
    "leader coins +1",
    "moderator power +1",
    "all coins -1",
    "gatherers power -1",
    "leader crave +1",
    "all prestige +1",
    "gatherers coins +1",
)
GIFT_SHARE, STICKER_SHARE, HIDDEN_SHARE, DEATH_SHARE = 12, 37, 35, 40


def write(folder: Path, envelopes: int, seed: int) -> Path:
    """A pack with the first so many envelopes; whatever else its cards open are sealed doors."""
    rng = stream(bytes(32), f"pack {seed}", envelopes)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "pack.toml").write_text(f'id = "synthetic-{envelopes}-{seed}"\nedition = 1\n', encoding="utf-8")
    for number in range(envelopes if envelopes == len(ENVELOPE_IDS) else min(envelopes, FINALE_HOME)):
        name = ENVELOPE_IDS[number]
        stickers: list[str] = []
        dilemmas = "".join(each_dilemma(name, stickers, rng))
        (folder / f"{name}.toml").write_text(
            head(name, number, rng) + dilemmas + listed(stickers), encoding="utf-8"
        )
        for language in ("en", "de"):
            (folder / f"{name}.{language}.md").write_text(prose(name, len(stickers)), encoding="utf-8")
    return folder


@cache
def book(envelopes: int = 75, seed: int = 1) -> Book:
    """The rules' side of such a pack."""
    with TemporaryDirectory() as folder:
        return compile_book(write(Path(folder), envelopes, seed))


def kind(name: str) -> str:
    if name == "00":
        return "prologue"
    if name[0] == "7":
        return "finale" if name == "70" else "outcome"
    return "special" if name in SPECIALS else "ending" if "E" in name else "standard"


def head(name: str, number: int, rng: Rng) -> str:
    """What stands above the dilemmas."""
    lines = [f'id = "{name}"', f"number = {number}", f'kind = "{kind(name)}"']
    if kind(name) in ("prologue", "finale", "outcome"):
        return "\n".join([*lines, "signed = false\n"])
    lines += [
        f'storyline = "{name[0]}"',
        "signed = true",
        f"ability = {ABILITIES[rng.below(len(ABILITIES))]}",
    ]
    if kind(name) == "special":
        lines.append(f'event = "{SPECIALS[name]}"')
    if kind(name) == "ending":
        lines += [
            f"concord = {rng.below(4)}",
            f"discord = {rng.below(4)}",
            f"unlocks_story_progress_of_house = {1 + rng.below(12)}",
            f"majority_signer_bonus = {{ prestige = {1 + rng.below(2)}, crave = {rng.below(2)} }}",
        ]
    return "\n".join([*lines, ""])


def each_dilemma(name: str, stickers: list[str], rng: Rng) -> Iterator[str]:
    """The key or trigger, and the sides."""
    if name == "00":
        for nth, line in enumerate("TBC"):
            opened = (f"open {line}1a", f"open {line}1b")
            yield dilemma(f"P{nth + 1}", "entry", opened, stickers, rng)
        return
    if kind(name) == "finale":
        yield from map(last_vote, range(VOTES))
    if kind(name) in ("finale", "outcome"):
        return
    if kind(name) != "ending":
        role = "trigger" if kind(name) == "special" else "key"
        yield dilemma(f"{name}.K", role, leads(name), stickers, rng)
    for side in ("S1", "S2"):
        yield dilemma(f"{name}.{side}", "side", ("", ""), stickers, rng)


def last_vote(nth: int) -> str:
    """A vote of the finale: one side for Concord, one for Discord, and a little more in the second."""
    lines = ["", "[[dilemma]]", f'id = "F{nth + 1}"', 'role = "finale"', "death = false", "tags = {}"]
    for side, (counter, by) in zip(("aye", "nay"), MARKS[nth], strict=True):
        name = COUNTERS[counter]
        effects = [f"{name} +{by}", *(["all coins +1"] if nth == 1 else [])]
        lines += [f"[dilemma.{side}]", f"preview = {quoted([f'{name} up'])}", f"effects = {quoted(effects)}"]
    return "\n".join([*lines, ""])


def leads(name: str) -> tuple[str, str]:
    """What Aye and Nay of a key open: the next station, or an ending with a mystery sticker."""
    line, station = name[0], int(name[1])
    ids = [each for each in ENVELOPE_IDS if each.startswith(line)]
    following = sorted(each for each in ids if each[1] == str(station + 1))
    endings = sorted(each for each in ids if each[1] == "E")
    if following:
        more = f"|open {OPENED_BY[name]}" if name in OPENED_BY else ""
        return f"open {following[0]}{more}", f"open {following[-1]}{more}"
    second = name.endswith("b")
    letter = LETTERS[2 * STORYLINE_NAMES.index(line) + second]
    first = endings[2 * second] if 2 * second < len(endings) else endings[-1]
    return (
        f"open {first}|mystery {letter}",
        f"open {endings[min(2 * second + 1, len(endings) - 1)]}|mystery {letter}",
    )


def dilemma(name: str, role: str, opened: tuple[str, str], stickers: list[str], rng: Rng) -> str:
    death = "true" if rng.below(100) < DEATH_SHARE else "false"
    lines = ["", "[[dilemma]]", f'id = "{name}"', f'role = "{role}"', f"death = {death}"]
    lines += ['staging = "a wager"', "tags = {}", 'why.aye = "a"', 'why.nay = "b"', 'clue = "c"']
    for nth, side in enumerate(("aye", "nay")):
        effects, preview = outcome(name, role, nth, stickers, rng)
        effects += [each for each in opened[nth].split("|") if each]
        lines += [f"[dilemma.{side}]", f"preview = {quoted(preview)}", f"effects = {quoted(effects)}"]
    return "\n".join([*lines, ""])


def outcome(name: str, role: str, nth: int, stickers: list[str], rng: Rng) -> tuple[list[str], list[str]]:
    """One or two movements, perhaps a sticker, a gift, a flag; a third of it unseen."""
    first = rng.below(5)
    way = rng.below(2)
    moves = [(first, way)]
    if role != "side" or rng.below(100) < 65:
        moves.append(((first + 1 + rng.below(4)) % 5, way if rng.below(100) < 10 else 1 - way))
    effects, preview = [], []
    for resource, up in sorted(moves):
        roll = rng.below(100)
        size = 1 if roll < 60 else 2 if roll < 93 else 3
        effects.append(f"{RESOURCE_NAMES[resource]} {'+' if up else '-'}{size}")
        preview.append(f"{RESOURCE_NAMES[resource]} {'up' if up else 'down'}")
    if len(preview) > 1 and rng.below(100) < HIDDEN_SHARE:
        preview.pop(rng.below(2))
    if role == "side" and rng.below(100) < GIFT_SHARE:
        effects.append(GIFTS[rng.below(len(GIFTS))])
    if len(stickers) < 4 and rng.below(100) < STICKER_SHARE:
        face = "positive" if rng.below(2) else "negative"
        stickers.append(f"{RESOURCE_NAMES[rng.below(5)]} {face}")
        effects.append(f"sticker {len(stickers)}")
        if rng.below(2):
            preview.append(f"sticker {face}")
    if role != "side":
        effects.append(f"flag {name.replace('.', '_').lower()}_{nth}")
    elif rng.below(6) == 0:
        words = effects[0].split()
        bigger = f"{words[1][0]}{min(3, int(words[1][1:]) + 1)}"
        effects[0] = f"{words[0]} {words[1]} else {bigger} if p1_{nth}"
    return effects, preview


def quoted(words: list[str]) -> str:
    return "[" + ", ".join(f'"{word}"' for word in words) + "]"


def listed(stickers: list[str]) -> str:
    return "\n[stickers]\n" + "".join(f'{nth} = "{words}"\n' for nth, words in enumerate(stickers, 1))


def prose(name: str, stickers: int) -> str:
    """Something under each heading."""
    parts = PARTS.get(kind(name), ["K", "S1", "S2"])
    own = kind(name) if kind(name) in ("ending", "outcome") else "story"
    headings = [f"{own}: A title"]
    headings += [f"{part} {side}" for part in parts for side in ("front", "aye", "nay")]
    headings += [f"sticker {nth}: A sticker" for nth in range(1, stickers + 1)]
    headings += ["mystery: A mystery", "event: An event"]
    return f"# {name}\n" + "".join(f"\n## {heading}\n{body(name, heading)}\n" for heading in headings)


def body(name: str, heading: str) -> str:
    """Stickers, mysteries and events remember nothing, all other texts do."""
    passage = " [if p1_0] It was so. [else] It was otherwise. [end]"
    return f"Sentence of {name}." + ("" if heading.startswith(("sticker", "mystery", "event")) else passage)
