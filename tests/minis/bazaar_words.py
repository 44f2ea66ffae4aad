"""The texts of Bazaar."""

from __future__ import annotations

from typing import Final

WARES: Final = {
    "en": ("silk", "salt", "amber", "pepper", "wool", "indigo", "copper", "honey", "incense"),
    "de": ("Seide", "Salz", "Bernstein", "Pfeffer", "Wolle", "Indigo", "Kupfer", "Honig", "Weihrauch"),
}
WORDS: Final = {
    "en": """
game-name = Bazaar
game-about = Offer coins for wares, aloud or in a whisper.
game-length = five minutes
option-rounds = Rounds
    .about = How often everybody takes a turn.
player = { $seat }
coins = { $count ->
    [one] one coin
   *[other] { $count } coins
}
slot = offer { $count }
side-0 = work
side-1 = rest
manner-0 = aloud
manner-1 = in a whisper
pick-player = To whom?
pick-ware = For which ware?
pick-coins = How many coins?
pick-manner = Aloud?
pick-slot = Which offer?
pick-side = Work or rest?
kind-Cast = Take the turn
do-Cast = Take the turn: { $side }
kind-Offer = Make an offer
do-Offer = Offer { $to } { $coins } for { $ware }, { $manner }
kind-Accept = Accept
do-Accept = Accept { $slot }
kind-Refuse = Refuse
do-Refuse = Refuse { $slot }
kind-Withdraw = Withdraw
do-Withdraw = Withdraw { $slot }
was-TurnTaken = { $seat } takes a turn: { $side }.
was-Offered = { $seat } offers { $to } { $coins ->
    [one] one coin
   *[other] { $coins } coins
} for { $ware }.
was-WhisperedTo = { $seat } whispers with { $to }.
was-Closed = { $seat } hands { $ware } to { $by } for { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
was-Declined = { $seat } declines what { $by } has offered.
was-Withdrawn = { $seat } takes an offer to { $to } back.
was-RoundOver = The round is over.
why-TooDear = There are only { $purse } coins in the purse.
why-ToOneself = Nobody trades with themselves.
why-EnoughOffers = { $most } offers a round are enough.
why-NotInStock = There is no { $ware } left.
why-NotAddressed = There is no such offer.
ask-Turn = Take your turn.
wait-Turn = { $seat } takes a turn.
ask-Bargain = Offer something, or answer an offer.
wait-Bargain = { $seat } may offer something.
end-dusk = Dusk has come.
score-coins = Coins
score-wares = Wares wished for
feature-coins = brings coins
feature-wares = brings the ware that is wished for
sheet-purse = Purse: { $coins }. Wished for: { $ware }.
""",
    "de": """
game-name = Basar
game-about = Biete Münzen für Waren, laut oder flüsternd.
game-length = fünf Minuten
option-rounds = Runden
    .about = Wie oft alle an die Reihe kommen.
player = { $seat }
coins = { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
}
slot = Angebot { $count }
side-0 = arbeiten
side-1 = ruhen
manner-0 = laut
manner-1 = flüsternd
pick-player = Wem?
pick-ware = Für welche Ware?
pick-coins = Wie viele Münzen?
pick-manner = Laut?
pick-slot = Welches Angebot?
pick-side = Arbeiten oder ruhen?
kind-Cast = Den Zug machen
do-Cast = Den Zug machen: { $side }
kind-Offer = Ein Angebot machen
do-Offer = { $to } { $coins } für { $ware } bieten, { $manner }
kind-Accept = Annehmen
do-Accept = { $slot } annehmen
kind-Refuse = Ablehnen
do-Refuse = { $slot } ablehnen
kind-Withdraw = Zurückziehen
do-Withdraw = { $slot } zurückziehen
was-TurnTaken = { $seat } macht einen Zug: { $side }.
was-Offered = { $seat } bietet { $to } { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} für { $ware }.
was-WhisperedTo = { $seat } flüstert mit { $to }.
was-Closed = { $seat } gibt { $by } { $ware } für { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
was-Declined = { $seat } lehnt ab, was { $by } geboten hat.
was-Withdrawn = { $seat } zieht ein Angebot an { $to } zurück.
was-RoundOver = Die Runde ist vorbei.
why-TooDear = Im Beutel sind nur { $purse } Münzen.
why-ToOneself = Niemand handelt mit sich selbst.
why-EnoughOffers = { $most } Angebote in einer Runde sind genug.
why-NotInStock = Es ist nichts mehr da: { $ware }.
why-NotAddressed = Ein solches Angebot gibt es nicht.
ask-Turn = Mache deinen Zug.
wait-Turn = { $seat } macht einen Zug.
ask-Bargain = Biete etwas, oder antworte auf ein Angebot.
wait-Bargain = { $seat } kann etwas bieten.
end-dusk = Es dämmert.
score-coins = Münzen
score-wares = Gewünschte Waren
feature-coins = bringt Münzen
feature-wares = bringt die gewünschte Ware
sheet-purse = Im Beutel: { $coins }. Gewünscht: { $ware }.
""",
}


def words(lang: str) -> str:
    """All messages of the game."""
    named = [f"ware-{number} = {ware}" for number, ware in enumerate(WARES[lang])]
    return "\n".join([*named, WORDS[lang]])
