"""The texts of Errands, and a house in which small games are played: no folder among the games has them."""

from __future__ import annotations

from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource

from regency import games, words
from regency.games.finding import declared
from regency.kernel.rules import AnyRules
from regency.words.texts import bundle, sources
from tests.minis import folders
from tests.minis.errands import ERRANDS

EN = """
game-name = Errands
courier-0 = Anselm
courier-1 = Berta
courier-2 = Clemens
courier-3 = Dorothea
courier-4 = Emil
courier-5 = Frieda
town-0 = Northgate
town-1 = Eastbridge
town-2 = Southwold
town-3 = Westport
pick-courier = Which courier?
pick-town = Which town?
door-0 = the red door
door-1 = the green door
door-2 = the blue door
pick-door = Which door?
kind-Send = Send a courier
do-Send = Send { $courier } to { $town }
kind-Beg = Beg
do-Beg = Beg for coins
kind-Knock = Knock
do-Knock = Knock at { $door }
kind-EndTurn = End the turn
do-EndTurn = End the turn
heading-errand = Errand of the day
heading-beside = Beside it
remark-wages = { $coins } coins
ask-Turn = Your turn: what is to be done?
wait-Turn = { $seat } is thinking.
ask-AtDoor = Which door do you knock at?
wait-AtDoor = { $seat } is looking for a door.
was-CourierSent = { $seat } sends { $courier } to { $town }.
was-CoinsGained = { $seat } gains { $coins ->
    [one] a coin
   *[other] { $coins } coins
}.
was-TurnEnded = { $seat } ends the turn.
end-evening = Evening has come.
score-coins = Coins
feature-coins = coins
feature-cards = cards
feature-evening = an early evening
feature-pride = pride
sheet-coins = coins:
sheet-hand = hand:
"""
DE = """
game-name = Botengänge
courier-0 = Anselm
courier-1 = Berta
courier-2 = Clemens
courier-3 = Dorothea
courier-4 = Emil
courier-5 = Frieda
town-0 = Nordtor
town-1 = Ostbrück
town-2 = Südwald
town-3 = Westhafen
pick-courier = Welcher Bote?
pick-town = Welche Stadt?
door-0 = die rote Tür
door-1 = die grüne Tür
door-2 = die blaue Tür
pick-door = Welche Tür?
kind-Send = Einen Boten schicken
do-Send = { $courier } nach { $town } schicken
kind-Beg = Betteln
do-Beg = Um Münzen betteln
kind-Knock = Anklopfen
do-Knock = Klopfe an: { $door }
kind-EndTurn = Den Zug beenden
do-EndTurn = Den Zug beenden
heading-errand = Botengang des Tages
heading-beside = Nebenbei
remark-wages = { $coins } Münzen
ask-Turn = Du bist dran: Was ist zu tun?
wait-Turn = { $seat } überlegt.
ask-AtDoor = An welche Tür klopfst du?
wait-AtDoor = { $seat } sucht eine Tür.
was-CourierSent = { $seat } schickt { $courier } nach { $town }.
was-CoinsGained = { $seat } bekommt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
was-TurnEnded = { $seat } beendet den Zug.
end-evening = Es ist Abend.
score-coins = Münzen
feature-coins = Münzen
feature-cards = Karten
feature-evening = ein früher Abend
feature-pride = Stolz
sheet-coins = Münzen:
sheet-hand = auf der Hand:
"""


HERE = {ERRANDS.name: ERRANDS, **folders.HERE}
SAID = {ERRANDS.name: {"en": EN, "de": DE}, **folders.SAID}


@cache
def texts(lang: str, game: str) -> FluentBundle:
    """All that is said at a table of one of them."""
    made = FluentBundle([lang], use_isolating=False)
    for source in sources(lang, None):
        made.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    made.add_resource(FluentResource(SAID[game][lang]))
    return made


def spoken(lang: str, game: str | None) -> FluentBundle:
    return texts(lang, game) if game in HERE else bundle(lang, game)


def found(name: str) -> AnyRules:
    return HERE[name] if name in HERE else declared(name)


def bring(monkeypatch: pytest.MonkeyPatch) -> None:
    """These games are here, as if their folders lay among the others, and have their words."""
    monkeypatch.setattr(games, "ALL", (*games.ALL, *HERE))
    monkeypatch.setattr(games, "declared", found)
    monkeypatch.setattr(words, "bundle", spoken)
