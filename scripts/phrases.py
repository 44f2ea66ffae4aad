"""What set-up says while a player waits, in English and German."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

ENGLISH = {
    "waiting": "Regency is already being set up; waiting for that to finish",
    "venv": "making room for Regency in .venv (only the first time)",
    "apt": "fetching what this system's Python lacks to make environments",
    "packages": "fetching the packages Regency needs",
    "node": "fetching Node, to build the pages of the table",
    "browser": "fetching Chromium, to test the pages in",
    "no browser": "The browser tests need Chromium. Install it (on Debian or Ubuntu:"
    " sudo apt-get install chromium-headless-shell) and start again.",
    "compile": "compiling the rules, so that they run fast (a minute or two)",
    "build": "installing Regency",
    "not compiled": "compiling did not work here; Regency runs from its source instead, only slower",
    "ready": "ready",
    "failed": "this step failed:",
    "no venv": "Python lacks its venv module. Install the package {package} (on Debian or Ubuntu:"
    " sudo apt-get install {package}) and start again.",
}
GERMAN = {
    "waiting": "Regency wird gerade schon eingerichtet; warte, bis das fertig ist",
    "venv": "schaffe Platz für Regency in .venv (nur beim ersten Mal)",
    "apt": "hole, was dem Python dieses Systems für eigene Umgebungen fehlt",
    "packages": "hole die Pakete, die Regency braucht",
    "node": "hole Node, um die Seiten des Tischs zu bauen",
    "browser": "hole Chromium, um die Seiten darin zu prüfen",
    "no browser": "Die Browsertests brauchen Chromium. Bitte einrichten (unter Debian oder Ubuntu:"
    " sudo apt-get install chromium-headless-shell) und noch einmal starten.",
    "compile": "übersetze die Regeln, damit sie schnell laufen (ein, zwei Minuten)",
    "build": "richte Regency ein",
    "not compiled": "Übersetzen ging hier nicht; Regency läuft aus dem Quelltext, nur langsamer",
    "ready": "fertig",
    "failed": "dieser Schritt ist gescheitert:",
    "no venv": "Diesem Python fehlt das Modul venv. Bitte das Paket {package} einrichten (unter Debian"
    " oder Ubuntu: sudo apt-get install {package}) und noch einmal starten.",
}


class Phrases(dict[str, str]):
    """The phrases of one language."""

    def __init__(self, language: str = "en") -> None:
        super().__init__(GERMAN if language == "de" else ENGLISH)


def language(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """`--lang` decides, else the locale that the environment names; English where neither says German."""
    words = [word for argument in arguments for word in argument.split("=", 1)]
    if "--lang" in words[:-1]:
        return words[words.index("--lang") + 1][:2].lower()
    named = [environment[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(key)]
    return "de" if named and named[0].lower().startswith("de") else "en"
