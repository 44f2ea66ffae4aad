"""An empty pack: a prologue and one storyline with its doors, and a heading for every text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from ..printed.story import ENVELOPE_IDS
from .skeleton import SKELETON, Vote
from .writing import listed, quoted

LINE: Final = "T"
STAGINGS: Final = (
    "a petitioner in the hall",
    "a letter or bill that is read out",
    "minutes of a sitting",
    "a thing laid on the table",
    "a wager",
    "a rumour and who profits from it",
    "something we can see from the window",
    "two officers who disagree",
)
SEALED: Final = ("B1b", "B1a", "C1a", "C1b", "H1")
# Concord, Discord, the house whose story progress it is, Prestige and Crave of the majority of signers
ENDINGS: Final = {
    "TE1": (0, 3, 4, 0, 3),
    "TE2": (2, 0, 0, 2, 0),
    "TE3": (3, 0, 1, 3, 0),
    "TE4": (0, 2, 0, 0, 2),
}
TO_DO: Final = {
    "en": {"title": "TODO a title", "text": "TODO", "front": "TODO. Shall we do it?"},
    "de": {"title": "TODO ein Titel", "text": "TODO", "front": "TODO. Sollen wir es tun?"},
}
HEAD: Final = """\
id = {id}
edition = 1
languages = ["en", "de"]
title = {{ en = {title}, de = {title} }}
envelopes = {envelopes}
# What is opened and not written yet: a sealed door, at which a campaign waits.
sealed = {sealed}

[storylines.{line}]
title = {{ en = "TODO", de = "TODO" }}

# Words of the realm: a card that uses one in one language uses it in the other.
[glossary]

# Names that German writes otherwise. A name that does not stand here is the same in both languages.
[names]

# Flags that an envelope behind a sealed door will set, by the id of that envelope.
[flags]
"""


def drafted(name: str) -> Mapping[str, str]:
    """The files of a pack of this name."""
    lists = {"envelopes": list(SKELETON), "sealed": list(SEALED)}
    texts = {key: listed(value) for key, value in lists.items()}
    title = quoted(name.replace("-", " ").capitalize())
    files = {"pack.toml": HEAD.format(id=quoted(name), title=title, line=LINE, **texts)}
    nth = 0
    for each, (kind, event, votes) in SKELETON.items():
        stickers: list[str] = []
        body = ""
        for vote in votes:
            body += vote_text(vote, STAGINGS[nth % len(STAGINGS)], stickers)
            nth += 1
        files[f"{each}.toml"] = envelope_text(each, kind, event) + body + sticker_text(stickers)
        for language in TO_DO:
            parts = headings(kind, event, votes, len(stickers))
            files[f"{each}.{language}.md"] = prose(each, parts, language)
    return files


def envelope_text(name: str, kind: str, event: str) -> str:
    """What stands above the votes."""
    lines = [f'id = "{name}"', f"number = {ENVELOPE_IDS.index(name)}", f'kind = "{kind}"']
    if kind == "prologue":
        return "\n".join([*lines, "signed = false", ""])
    lines += [f'storyline = "{LINE}"', "signed = true"]
    if event:
        lines.append(f'event = "{event}"')
    if name in ENDINGS:
        concord, discord, house, prestige, crave = ENDINGS[name]
        lines += [f"concord = {concord}", f"discord = {discord}"]
        lines += [f"unlocks_story_progress_of_house = {house}"] if house else []
        lines.append(f"majority_signer_bonus = {{ prestige = {prestige}, crave = {crave} }}")
    return "\n".join([*lines, ""])


def vote_text(vote: Vote, staging: str, stickers: list[str]) -> str:
    """A vote with both its sides; what is not shown is left out of the preview."""
    name, role, death, *sides = vote
    lines = ["", "[[dilemma]]", f'id = "{name}"', f'role = "{role}"', f"death = {str(death).lower()}"]
    lines += [f'staging = "{staging}"', "tags = {}", 'why.aye = ""', 'why.nay = ""', 'clue = ""']
    for side, words in zip(("aye", "nay"), sides, strict=True):
        effects, preview = [], []
        for word in words.split(", "):
            effect = word.removeprefix("~")
            if effect.startswith("sticker "):
                stickers.append(effect.removeprefix("sticker "))
                effect = f"sticker {len(stickers)}"
            effects.append(effect)
            preview += icons(word, stickers)
        lines += [f"[dilemma.{side}]", f"preview = {listed(preview)}", f"effects = {listed(effects)}"]
    return "\n".join([*lines, ""])


def icons(word: str, stickers: list[str]) -> list[str]:
    """How an effect is shown, if it is."""
    first, _, last = word.rpartition(" ")
    if word.startswith("sticker "):
        return [f"sticker {stickers[-1].split()[1]}"]
    is_move = word[0] != "~" and " " not in first and last[0] in "+-"
    return [f"{first} {'up' if last[0] == '+' else 'down'}"] if is_move else []


def sticker_text(stickers: list[str]) -> str:
    if not stickers:
        return ""
    return "\n[stickers]\n" + "".join(f'{nth} = "{words}"\n' for nth, words in enumerate(stickers, 1))


def headings(kind: str, event: str, votes: tuple[Vote, ...], stickers: int) -> Iterator[tuple[str, bool]]:
    """Every heading, and whether a title stands behind it."""
    yield ("ending" if kind == "ending" else "story"), True
    for vote in votes:
        place = vote[0].rpartition(".")[2]
        yield from ((f"{place} {part}", False) for part in ("front", "aye", "nay"))
    yield from ((f"sticker {nth}", True) for nth in range(1, stickers + 1))
    if any("mystery " in side for vote in votes for side in vote[3:]):
        yield "mystery", True
    if event:
        yield "event", True


def prose(name: str, parts: Iterator[tuple[str, bool]], language: str) -> str:
    """A file of texts that are still to be written."""
    said = TO_DO[language]
    rows = [f"# {name}"]
    for heading, has_title in parts:
        head = f"{heading}: {said['title']}" if has_title else heading
        rows.append(f"\n## {head}\n{said['front' if heading.endswith('front') else 'text']}")
    return "\n".join([*rows, ""])
