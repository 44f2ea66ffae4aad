"""Harvest as a folder with all its texts, and a house in which it is played: it lies among no games."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from regency import games
from regency.games import finding
from regency.kernel.rules import AnyRules
from tests.minis import harvest

NAME: Final = "harvest"
DECLARATION: Final = "from tests.minis.harvest import HARVEST as RULES\n"
WORDS: Final = {
    "en": """
game-name = Harvest
game-about = While the sand runs everybody picks berries.
game-length = a minute
option-rounds = Rounds
    .about = How often the sand is turned twice.
berry-0 = a bilberry
berry-1 = a currant
berry-2 = a gooseberry
berry-3 = a raspberry
berry-4 = a strawberry
berry-5 = a blackberry
basket-0 = the left basket
basket-1 = the right basket
pick-berry = Which berry?
pick-basket = Which basket?
kind-Pick = Pick a berry
do-Pick = Pick { $berry }
kind-Stow = Stow it
do-Stow = Stow it in { $basket }
kind-Swap = Change the baskets round
do-Swap = Change the baskets round
kind-Done = Leave them
do-Done = Leave them as they are
was-Picked = { $seat } picks { $berry }.
was-Stowed = { $seat } stows it in { $basket }.
was-Swapped = { $seat } changes the baskets round.
was-Grown = These have ripened: { $row }.
was-RanOut = The sand has run out.
why-NoSuchBerry = Somebody else was quicker: { $berry } is gone.
ask-Free = Pick what is ripe.
wait-Free = { $seat } picks berries.
ask-Keep = Into which basket?
wait-Keep = { $seat } stows a berry.
ask-Order = Change your baskets round, or leave them.
wait-Order = { $seat } orders the baskets.
end-harvested = All is harvested.
score-berries = Berries
feature-berries = brings berries
""",
    "de": """
game-name = Ernte
game-about = Solange der Sand läuft, pflücken alle Beeren.
game-length = eine Minute
option-rounds = Runden
    .about = Wie oft der Sand zweimal gewendet wird.
berry-0 = eine Heidelbeere
berry-1 = eine Johannisbeere
berry-2 = eine Stachelbeere
berry-3 = eine Himbeere
berry-4 = eine Erdbeere
berry-5 = eine Brombeere
basket-0 = den linken Korb
basket-1 = den rechten Korb
pick-berry = Welche Beere?
pick-basket = Welcher Korb?
kind-Pick = Eine Beere pflücken
do-Pick = { $berry } pflücken
kind-Stow = Verstauen
do-Stow = In { $basket } legen
kind-Swap = Die Körbe tauschen
do-Swap = Die Körbe tauschen
kind-Done = Sie stehen lassen
do-Done = Sie stehen lassen
was-Picked = { $seat } pflückt { $berry }.
was-Stowed = { $seat } legt sie in { $basket }.
was-Swapped = { $seat } tauscht die Körbe.
was-Grown = Reif geworden: { $row }.
was-RanOut = Der Sand ist abgelaufen.
why-NoSuchBerry = Jemand war schneller: { $berry } ist weg.
ask-Free = Pflücke, was reif ist.
wait-Free = { $seat } pflückt Beeren.
ask-Keep = In welchen Korb?
wait-Keep = { $seat } verstaut eine Beere.
ask-Order = Tausche die Körbe, oder lass sie stehen.
wait-Order = { $seat } ordnet die Körbe.
end-harvested = Alles ist geerntet.
score-berries = Beeren
feature-berries = bringt Beeren
""",
}
RULES: Final = "# { }\n\n## Picking\n<!-- picking -->\n\nPick berries while the sand runs.\n"
PRIMER: Final = "## Pick\n\nPick berries while the sand runs.\n"


def write(folder: Path) -> None:
    """The folder of the game, in one that stands beside the games."""
    content = folder / NAME / "content"
    content.mkdir(parents=True)
    (folder / NAME / finding.DECLARATION).write_text(DECLARATION, encoding="utf-8")
    for lang, words in WORDS.items():
        (content / f"{lang}.ftl").write_text(words, encoding="utf-8")
        (content / f"rules.{lang}.md").write_text(RULES, encoding="utf-8")
        (content / f"primer.{lang}.md").write_text(PRIMER, encoding="utf-8")


def said(lang: str, key: str, **about: str) -> str:
    """A message of the game."""
    text = next(line for line in WORDS[lang].splitlines() if line.startswith(f"{key} = "))
    for name, value in about.items():
        text = text.replace(f"{{ ${name} }}", value)
    return text.removeprefix(f"{key} = ")


def bring(folder: Path, sand: int = harvest.SAND) -> None:
    """From now on it is here, in this process: before anything is imported that looks for games."""
    declared = finding.declared
    harvest.SAND = sand  # type: ignore[misc]

    def found(name: str) -> AnyRules:
        return harvest.HARVEST if name == NAME else declared(name)

    games.__path__.append(str(folder))
    games.ALL = (*games.ALL, NAME)  # type: ignore[misc]
    games.NAMES = (*games.NAMES, NAME)  # type: ignore[misc]
    games.declared = found  # type: ignore[assignment, attr-defined]
