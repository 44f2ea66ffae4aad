"""The rules of a game, section by section."""

from __future__ import annotations

from importlib.resources import files

from regency.words import Words

from .screen import Screen


def manual(game: str, part: str, lang: str) -> str:
    """The rules or the primer of a game in a language, empty where there is none."""
    source = files(f"regency.games.{game}") / "content" / f"{part}.{lang}.md"
    return source.read_text(encoding="utf-8") if source.is_file() else ""


def sections(text: str) -> list[tuple[str, str]]:
    """The headings of a manual with what stands below them; the first has the manual's own title."""
    found: list[tuple[str, list[str]]] = []
    for line in text.splitlines():
        if line.startswith(("# ", "## ")):
            found.append((line.lstrip("# ").strip(), []))
        elif found:
            found[-1][1].append(line)
    return [(heading, "\n".join(lines).strip()) for heading, lines in found]


def show_manual(screen: Screen, words: Words, game: str, wanted: str) -> None:
    """The list of sections, or those whose number or heading was asked for."""
    found = sections(manual(game, "rules", words.lang))
    if not found:
        screen.say(words.say("no-manual"))
        return
    for number, (heading, text) in enumerate(found[1:], start=1):
        if wanted and (wanted == str(number) or wanted in heading.casefold()):
            screen.page(f"## {heading}\n\n{text}")
            return
    if wanted:
        screen.say(words.say("no-such-section", wanted=wanted), "bad")
    else:
        screen.page(manual(game, "primer", words.lang))
    screen.rule(found[0][0])
    for number, (heading, _) in enumerate(found[1:], start=1):
        screen.say(f"{number:3}  {heading}")
    screen.say(words.say("manual-how"), "label")
