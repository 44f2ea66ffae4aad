game-name = Die Gunst des Königs
game-about = Sechs Audienzen, sechs Gunstbeweise: Alle schicken geheim jemanden vom Hof. Der König empfängt, wer den höchsten Rang hat und allein kommt.
game-length = etwa 10 Minuten

## Teile. Ein Teil kann außer seinem Namen weitere Formen haben: $card ist der Name, $card-the eine Form davon.

card = { $name } ({ $rank })
    .the = { $name-the } ({ $rank })
card-0 = Page
    .the = den Pagen
card-1 = Köchin
    .the = die Köchin
card-2 = Spielmann
    .the = den Spielmann
card-3 = Falkner
    .the = den Falkner
card-4 = Schreiberin
    .the = die Schreiberin
card-5 = Ritter
    .the = den Ritter
card-6 = Abt
    .the = den Abt
card-7 = Baronin
    .the = die Baronin
card-8 = Gräfin
    .the = die Gräfin
card-9 = Herzog
    .the = den Herzog

favour = { $name } ({ $points })
favour-raven = { $name } ({ $points }, Rabe)
favour-0 = der erste Tanz
favour-1 = der Kellerschlüssel
favour-2 = das Geheimsiegel
favour-3 = ein Platz an der Tafel
favour-4 = die Hofjagd
favour-5 = eine Mühle am Fluss
favour-6 = der Brückenzoll
favour-7 = eine Burg
favour-8 = ein Herzogtum

player = { $seat }

pick-card = Welche Karte?
pick-player = Welche Person?

## Aktionen

kind-LayCard = Eine Karte legen
do-LayCard = Lege { $card-the }
kind-LookAtHand = Den Raben schicken
do-LookAtHand = Schicke den Raben zu { $player }

## Fragen: an die gefragte Person, und was die anderen währenddessen lesen

ask-ChooseCard = Wen vom Hof schickst du zum König?
wait-ChooseCard = { $seat } wählt jemanden vom Hof aus.
ask-ChooseHand = Dein Rabe darf eine fremde Karte ansehen: bei wem?
wait-ChooseHand = { $seat } wählt, wohin der Rabe fliegt.

## Ereignisse

was-FavourOffered = Audienz { $round }: Der König bietet an: { $favour }.
was-CardLaid = { $seat } legt eine Karte verdeckt hin.
was-CardTakenUp = { $seat } nimmt die Karte wieder auf.
was-CardTurned = { $seat } hat { $card-the } geschickt.
was-FavourTaken = Der König empfängt { $seat }: { $favour }.
was-FavoursCarried = Niemand kommt allein: Das Angebot des Königs bleibt für die nächste Audienz liegen.
was-FavourLost = Niemand kommt allein: { $favour } geht verloren.
was-HandLookedAt = Der Rabe von { $seat } sieht eine Karte von { $player } an.
was-GameEnded = Die Audienzen sind vorbei, die Punkte werden gezählt.

## Warum nicht

why-CardNotInHand = Du hast { $card-the } nicht auf der Hand.
why-OwnHand = Deine eigenen Karten muss dein Rabe nicht ansehen.
why-NobodyThere = { $player } sitzt nicht an diesem Tisch.

## Regeloptionen

option-ties = Niemand kommt allein
    .about = Was aus einem Gunstbeweis wird, den niemand bekommt.
option-ties-carried = er bleibt für die nächste Audienz liegen
option-ties-lost = er ist verloren
option-think_again = Anders überlegen
    .about = Ob eine gelegte Karte wieder aufgenommen werden darf, solange andere noch wählen.
option-think_again-true = ja
option-think_again-false = nein, gelegt ist gelegt

## Das Ende

end-favours-given = Alle sechs Audienzen sind gehalten.
end-out-of-reach = Niemand kann die Führung noch einholen.
score-favours = Gunstbeweise
score-respect = Meiste Gunstbeweise

## Neben den Summen

count-rounds-left = Weitere Audienzen
count-hand = Karten
count-favours = Gunstbeweise

title-favourite = { $seat }, in des Königs höchster Gunst
title-guest = { $seat }, gern gesehen bei Hof
title-stranger = { $seat }, fremd am Tor

## Was ein Tipp als Grund nennt

feature-points = bringt Punkte
feature-respect = hält dich bei den Gunstbeweisen vorn
feature-laid = macht mehr aus der gelegten Karte
feature-hand = spart gute Karten für später auf
feature-knowledge = verrät dir eine fremde Karte

## Der Tisch auf einer Seite

sheet-round = Audienz { $round } von { $of }:
sheet-player = Name
sheet-points = Punkte
sheet-favours = Gunst
sheet-hands = Karten
sheet-turned = Zuletzt geschickt
sheet-laid = verdeckt
sheet-hand = Hand:
sheet-face-down = verdeckt gelegt:
sheet-seen = der Rabe sah:

## Das Spielbrett: was ein Teil bewirkt, in einem Satz

help-card = Wird verdeckt gelegt; die höchste Karte, die sonst niemand legt, bekommt das Angebot des Königs.
help-favour = Geht an die höchste Karte, die allein ist; mit einem Raben darf man eine fremde Karte ansehen.
help-again = Solange andere noch wählen, darfst du deine Karte wieder aufnehmen und eine andere legen.
help-player = Wer einen Gunstbeweis mit einem Raben bekommt, wählt eine Person und sieht eine Karte dieser Hand an.
piece-laid = Die Karte, die du gelegt hast: { $card }
pane-court = Hof
pane-hand = Deine Hand
