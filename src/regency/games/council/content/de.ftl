game-name = Das Konzil der Vier
game-about = Räte bestechen, Kontore bauen und den König mitnehmen.
game-length = etwa eine Stunde

## Spielmaterial. Neben dem Namen gibt es Formen davon: $city ist der Name, $region-at eine Form.

region-0 = Küste
    .at = an der Küste
region-1 = Hügelland
    .at = im Hügelland
region-2 = Gebirge
    .at = im Gebirge

balcony-0 = Rat der Küste
balcony-1 = Rat des Hügellands
balcony-2 = Rat des Gebirges
balcony-3 = Rat des Königs

# Mit -en: »einen weißen Konziliar«
colour-0 = weiß
    .en = weißen
colour-1 = schwarz
    .en = schwarzen
colour-2 = orange
    .en = orangen
colour-3 = violett
    .en = violetten
colour-4 = blau
    .en = blauen
colour-5 = rosa
    .en = rosafarbenen

# Im Akkusativ: »spielt einen Joker«
card-0 = weiß
    .one = eine weiße Karte
    .many = weiße Karten
    .name = weiße Karte
card-1 = schwarz
    .one = eine schwarze Karte
    .many = schwarze Karten
    .name = schwarze Karte
card-2 = orange
    .one = eine orange Karte
    .many = orange Karten
    .name = orange Karte
card-3 = violett
    .one = eine violette Karte
    .many = violette Karten
    .name = violette Karte
card-4 = blau
    .one = eine blaue Karte
    .many = blaue Karten
    .name = blaue Karte
card-5 = rosa
    .one = eine rosa Karte
    .many = rosa Karten
    .name = rosa Karte
card-6 = Joker
    .one = einen Joker
    .many = Joker
    .name = Joker
cards-of = { $count ->
    [1] { $card-one }
    [2] zwei { $card-many }
    [3] drei { $card-many }
    [4] vier { $card-many }
   *[other] { $count } { $card-many }
}
bribe = { $cards }
    .short = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

slot-0 = links
    .the = die linke
slot-1 = rechts
    .the = die rechte

city-0 = Arkon
city-1 = Burgen
city-2 = Castrum
city-3 = Dorful
city-4 = Esti
city-5 = Framek
city-6 = Graden
city-7 = Hellar
city-8 = Indur
city-9 = Juvelar
city-10 = Kultos
city-11 = Lyram
city-12 = Merkatim
city-13 = Naris
city-14 = Osium

side-0 = A
side-1 = B

permit = Baugenehmigung { $cities } ({ $bonus })
    .short = Baugenehmigung { $cities }

symbol-assistants = { $count ->
    [one] { $count } Assistent
   *[other] { $count } Assistenten
}
symbol-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
symbol-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
symbol-main-actions = { $count ->
    [one] { $count } Hauptaktion
   *[other] { $count } Hauptaktionen
}
symbol-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
symbol-nobility = { $count ->
    [one] { $count } Adelsschritt
   *[other] { $count } Adelsschritte
}

tile-0 = Bonusplättchen Gold ({ $points } Punkte)
    .where = in jeder goldenen Stadt
tile-1 = Bonusplättchen Silber ({ $points } Punkte)
    .where = in jeder silbernen Stadt
tile-2 = Bonusplättchen Bronze ({ $points } Punkte)
    .where = in jeder bronzenen Stadt
tile-3 = Bonusplättchen Eisen ({ $points } Punkte)
    .where = in jeder eisernen Stadt
tile-4 = Bonusplättchen Küste ({ $points } Punkte)
    .where = in jeder Stadt an der Küste
tile-5 = Bonusplättchen Hügelland ({ $points } Punkte)
    .where = in jeder Stadt im Hügelland
tile-6 = Bonusplättchen Gebirge ({ $points } Punkte)
    .where = in jeder Stadt im Gebirge

pick-region = Welche Region?
pick-balcony = Welcher Rat?
pick-colour = Welche Farbe?
pick-slot = Welche von beiden?
pick-city = Welche Stadt?
pick-permit = Welche Baugenehmigung?
pick-bribe = Welche Karten?

## Aktionen

kind-ElectCouncillor = Einen Konziliar wählen
do-ElectCouncillor = Einen { $colour-en } Konziliar in den { $balcony } wählen
kind-AcquirePermit = Eine Baugenehmigung erwerben
do-AcquirePermit = Erwerben: { $slot-the } Baugenehmigung { $region-at }
kind-BuildEmporium = Mit einer Baugenehmigung bauen
do-BuildEmporium = In { $city } mit der { $permit-short } bauen
kind-BuildWithKing = Mit Hilfe des Königs bauen
do-BuildWithKing = In { $city } mit Hilfe des Königs bauen
kind-EngageAssistant = Einen Assistenten anwerben
do-EngageAssistant = Für 3 Münzen einen Assistenten anwerben
kind-ChangePermits = Baugenehmigungen austauschen
do-ChangePermits = Für 1 Assistenten die Baugenehmigungen { $region-at } austauschen
kind-ElectByAssistant = Einen Assistenten zur Wahl schicken
do-ElectByAssistant = Einen Assistenten schicken, der einen { $colour-en } Konziliar in den { $balcony } wählt
kind-BuyMainAction = Eine weitere Hauptaktion
do-BuyMainAction = Für 3 Assistenten eine weitere Hauptaktion ausführen
kind-EndTurn = Den Zug beenden
do-EndTurn = Den Zug beenden
kind-PayBribe = Politikkarten spielen
do-PayBribe = Spielen: { $bribe }
kind-ChooseReward = Die nächste Belohnung wählen
do-ChooseReward = Als Nächstes die Belohnung von { $city } erhalten
kind-RepeatReward = Eine Belohnung noch einmal erhalten
do-RepeatReward = Die Belohnung von { $city } noch einmal erhalten
kind-TakePermit = Eine Baugenehmigung kostenlos nehmen
do-TakePermit = Kostenlos nehmen: { $slot-the } Baugenehmigung { $region-at }
kind-DeclinePermit = Keine Baugenehmigung nehmen
do-DeclinePermit = Keine Baugenehmigung nehmen
kind-RepeatPermit = Den Bonus einer Baugenehmigung noch einmal erhalten
do-RepeatPermit = Noch einmal den Bonus der { $permit } erhalten

## Fragen: an die gefragte Person, und was die anderen derweil lesen

ask-TakeActions = Du bist dran: Wähle eine Aktion.
wait-TakeActions = { $seat } wählt eine Aktion.
asked-main = Du bist dran: Wähle eine Hauptaktion.
asked-quick = Eine schnelle Aktion, wenn du magst; oder beende den Zug.
asked-end = Alles ist getan: Beende den Zug.
ask-BribeForPermit = Welche Karten spielst du, um den Rat { $region-at } zu bestechen?
wait-BribeForPermit = { $seat } wählt Karten, um den Rat { $region-at } zu bestechen.
ask-BribeForKing = Welche Karten spielst du, um den Rat des Königs zu bestechen und in { $city } zu bauen?
wait-BribeForKing = { $seat } wählt Karten, um den Rat des Königs zu bestechen und in { $city } zu bauen.
ask-OrderRewards = { $city } verbindet mehrere deiner Städte: Welche Belohnung kommt als Nächstes?
wait-OrderRewards = { $seat } ordnet die Belohnungen der Städte, die mit { $city } verbunden sind.
ask-RewardAgain = { $more ->
    [0] Adel: Die Belohnung welcher Stadt erhältst du noch einmal?
   *[other] Adel: Die Belohnung welcher Stadt erhältst du zuerst noch einmal? Eine zweite Stadt kann folgen.
}
wait-RewardAgain = { $more ->
    [0] { $seat } wählt eine Stadt, deren Belohnung noch einmal kommt.
   *[other] { $seat } wählt die erste von zwei Städten, deren Belohnungen noch einmal kommen.
}
ask-FreePermit = Adel: Welche offene Baugenehmigung nimmst du kostenlos?
wait-FreePermit = { $seat } wählt eine kostenlose Baugenehmigung.
ask-PermitAgain = Adel: Welche deiner Baugenehmigungen gibt ihren Bonus noch einmal?
wait-PermitAgain = { $seat } wählt eine Baugenehmigung, deren Bonus noch einmal kommt.

## Ereignisse

was-MapLaid = Der Spielplan liegt aus: Küste { $coast }, Hügelland { $hills }, Gebirge { $mountains }.
was-NeutralBuilt = In { $city } steht ein neutrales Kontor.
was-TurnBegan = Zug { $turn }: { $seat } ist dran.
was-CardsDrawn = { $count ->
    [one] { $seat } zieht eine Politikkarte.
   *[other] { $seat } zieht { $count } Politikkarten.
}
was-DeckShuffled = Die gespielten Politikkarten werden zu einem neuen Stapel gemischt.
was-CouncillorElected = { $seat } wählt einen { $colour-en } Konziliar in den { $balcony } und verdrängt dort einen { $dropped-en }.
was-CoinsGained = { $coins ->
    [0] { $seat } erhält keine Münzen: Die Münzleiste ist voll.
    [one] { $seat } erhält { $coins } Münze.
   *[other] { $seat } erhält { $coins } Münzen.
}
was-CoinsPaid = { $coins ->
    [one] { $seat } zahlt { $coins } Münze.
   *[other] { $seat } zahlt { $coins } Münzen.
}
was-PointsGained = { $points ->
    [one] { $seat } erhält { $points } Punkt.
   *[other] { $seat } erhält { $points } Punkte.
}
was-AssistantsGained = { $assistants ->
    [0] { $seat } erhält keine Assistenten: Der Vorrat ist leer.
    [one] { $seat } erhält { $assistants } Assistenten.
   *[other] { $seat } erhält { $assistants } Assistenten.
}
was-AssistantsReturned = { $assistants ->
    [one] { $seat } gibt einen Assistenten zurück.
   *[other] { $seat } gibt { $assistants } Assistenten zurück.
}
was-MainActionsGained = { $count ->
    [one] { $seat } darf eine weitere Hauptaktion ausführen.
   *[other] { $seat } darf { $count } weitere Hauptaktionen ausführen.
}
was-CardsPlayed = { $seat } spielt { $bribe }, um den { $balcony } zu bestechen.
was-PermitTaken = { $seat } nimmt { $region-at } die { $permit }.
was-PermitDeclined = { $seat } nimmt keine Baugenehmigung.
was-PermitTurnedUp = Neu { $region-at }: { $permit }.
was-PermitPutUnder = Unter den Stapel { $region-at }: { $permit }.
was-PermitUsed = { $seat } nutzt die { $permit-short } und dreht sie um.
was-KingMoved = { $roads ->
    [one] { $seat } führt den König über { $roads } Straße von { $start } nach { $city }.
   *[other] { $seat } führt den König über { $roads } Straßen von { $start } nach { $city }.
}
was-EmporiumBuilt = { $left ->
    [0] { $seat } baut ein Kontor in { $city }; keines ist mehr übrig.
    [one] { $seat } baut ein Kontor in { $city }; eines ist noch übrig.
   *[other] { $seat } baut ein Kontor in { $city }; { $left } sind noch übrig.
}
was-RewardGained = { $seat } erhält die Belohnung von { $city }.
was-PermitBonusGained = { $seat } erhält noch einmal den Bonus der { $permit }.
was-NobilityAdvanced = { $seat } steigt auf Feld { $space } der Adelsleiste.
was-NobilityEnded = { $seat } steht schon am Ende der Adelsleiste; der Schritt verfällt.
was-TileTaken = { $seat } hat { $tile-where } gebaut und nimmt das { $tile }.
was-KingRewardTaken = { $points ->
    [one] { $seat } erhält eine Belohnung des Königs im Wert von { $points } Punkt.
   *[other] { $seat } erhält eine Belohnung des Königs im Wert von { $points } Punkten.
}
was-LastEmporiumBuilt = { $seat } hat alle zehn Kontore gebaut! Alle anderen haben noch einen letzten Zug.
was-TurnEnded = { $seat } beendet den Zug.
was-GameEnded = Das Spiel ist zu Ende; die Punkte werden gezählt.

## Warum nicht

why-NoMainActionLeft = Du hast in diesem Zug keine Hauptaktion mehr.
why-NoQuickActionLeft = Du hast in diesem Zug keine schnelle Aktion mehr.
why-MainActionOwed = Bevor der Zug enden kann, musst du eine Hauptaktion ausführen.
why-NotEnoughCoins = { $short ->
    [one] Es fehlt { $short } Münze: Das kostet { $needed }, und du hast { $coins }.
   *[other] Es fehlen { $short } Münzen: Das kostet { $needed }, und du hast { $coins }.
}
why-NotEnoughAssistants = { $short ->
    [one] Es fehlt { $short } Assistent: Dafür brauchst du { $needed } und hast { $assistants }.
   *[other] Es fehlen { $short } Assistenten: Dafür brauchst du { $needed } und hast { $assistants }.
}
why-NoAssistantsInPool = Im Vorrat sind keine Assistenten mehr.
why-NotInPool = Neben dem Spielplan steht kein Konziliar dieser Farbe ({ $colour }).
why-NoPermitThere = An diesem Platz { $region-at } liegt keine offene Baugenehmigung.
why-NoFittingCards = Keine deiner Karten passt zum { $balcony }.
why-CardsNotHeld = Diese Karten hast du nicht.
why-CardsDoNotFit = Im { $balcony } ist dafür kein Konziliar mehr da: Jede Karte braucht einen ihrer Farbe.
why-PermitNotHeld = Vor dir liegt keine { $permit-short }, die du dafür nutzen könntest.
why-NoPermitForIt = Keine offene Baugenehmigung vor dir erlaubt das.
why-PermitJustTaken = Die { $permit-short } hast du gerade erst genommen; wähle eine, die du schon vorher hattest.
why-AlreadyBuilt = In { $city } hast du schon ein Kontor.
why-NoEmporiumLeft = Du hast alle deine Kontore gebaut.
why-NoEmporiumThere = In { $city } hast du kein Kontor.
why-NoRewardThere = { $city } gehört dem König und hat keine Belohnung.
why-NobilityNotAgain = { $city } gibt einen Adelsschritt; der lässt sich so nicht noch einmal erhalten.
why-RewardChosenBefore = Die Belohnung von { $city } hast du gerade noch einmal erhalten; wähle eine andere Stadt.

## Regeloptionen

option-coast = Plan der Küste
    .about = Welche Seite des Küstenplans ausliegt.
option-coast-random = zufällig
option-coast-A = Seite A
option-coast-B = Seite B
option-hills = Plan des Hügellands
    .about = Welche Seite des Hügellandplans ausliegt; sie bestimmt auch, wo der König beginnt.
option-hills-random = zufällig
option-hills-A = Seite A
option-hills-B = Seite B
option-mountains = Plan des Gebirges
    .about = Welche Seite des Gebirgsplans ausliegt.
option-mountains-random = zufällig
option-mountains-A = Seite A
option-mountains-B = Seite B
option-politics = Politikkarten
    .about = Wie viele Karten jeder Farbe und wie viele Joker es gibt: Die Ausgaben unterscheiden sich.
option-politics-14_6 = 14 je Farbe, 6 Joker (deutsche Ausgabe)
option-politics-13_12 = 13 je Farbe, 12 Joker (andere Ausgaben)
option-coin_cap = Grenze von 20 Münzen
    .about = Ob Münzen verfallen, die über das Ende der Münzleiste hinausgehen.
option-coin_cap-true = ja, weitere verfallen
option-coin_cap-false = keine Grenze
option-last_emporium = Punkte für das letzte Kontor
    .about = Wer für das zehnte Kontor 3 Punkte erhält.
option-last_emporium-first = nur, wer es als Erstes baut
option-last_emporium-every = alle, die es bauen
option-permit_again = Bonus einer Baugenehmigung noch einmal
    .about = Welche Baugenehmigung auf Feld 14 der Adelsleiste ihren Bonus noch einmal geben darf.
option-permit_again-earlier = eine früher erworbene
option-permit_again-any = jede, auch die gerade genommene
option-permit_ties = Gleichstand bei den meisten Baugenehmigungen
    .about = Wer die 3 Punkte für die meisten Baugenehmigungen erhält, wenn mehrere gleich viele haben.
option-permit_ties-all = alle, die gleichauf liegen
option-permit_ties-none = niemand

## Das Ende

end-last-emporium = Jemand hat alle zehn Kontore gebaut, und alle anderen hatten noch einen Zug.
score-track = Punkteleiste
score-tiles = Bonusplättchen
score-king-rewards = Belohnungen des Königs
score-nobility = Adel
score-permits = Meiste Baugenehmigungen

## Neben den Summen

count-emporiums-left = Kontore übrig
count-hand = Karten
count-permits = Genehm.
count-tiles = Plättchen
last-round = Letzte Runde: noch ein Zug für alle anderen.

## Was ein Tipp als Grund nennt

feature-points = bringt Punkte
feature-tiles = bringt Bonusplättchen und Belohnungen des Königs
feature-sets = bringt Bonusplättchen näher
feature-emporiums = bringt Kontore auf den Plan
feature-permits = bringt nutzbare Baugenehmigungen
feature-bribes = macht Bestechungen möglich
feature-assistants = lässt dir mehr Assistenten
feature-coins = lässt dir mehr Münzen
feature-cards = lässt dir mehr Politikkarten
feature-nobility = bringt dich auf der Adelsleiste voran
feature-majorities = bringt dich bei Adel und Baugenehmigungen nach vorn
feature-main-actions = bringt weitere Hauptaktionen
feature-ending = bringt dir in den letzten Zügen einen Vorsprung

## Der Tisch auf einer Seite

sheet-city = Stadt
sheet-metal = Farbe
sheet-token = Belohnung
sheet-roads = Straßen
sheet-neutral = Neutral
sheet-plain-city = { $city }
sheet-king-city = { $city } ♔
sheet-metal-0 = Gold
sheet-metal-1 = Silber
sheet-metal-2 = Bronze
sheet-metal-3 = Eisen
sheet-metal-4 = Violett
sheet-count = { $count } { $colour }
sheet-council = Rat: →
sheet-permits = Genehm.:
sheet-king = König ♔
sheet-king-reward = Belohnung: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
sheet-pool = Konziliare zur Wahl:
sheet-tiles = Plättchen für alle Städte einer Farbe:
sheet-player = Name
sheet-points = Punkte
sheet-coins = Münzen
sheet-assistants = Assist.
sheet-nobility = Adel
sheet-emporiums = Kontore
sheet-cards = Karten
sheet-tiles-won = Plättch.
sheet-region-tile = alle fünf: { $points } Punkte
sheet-permit = { $cities } ({ $bonus })
sheet-tile = { $name } { $points }
sheet-permits-held = Genehm.
sheet-stack = { $count } darunter
sheet-held = kann bauen mit:
sheet-used = hat gebaut mit:
sheet-taken = Plättchen:
sheet-reward = Belohnung des Königs { $points }
sheet-hand = auf der Hand:

## In Kürze, bevor eine Wahl bestätigt wird: was sie kostet und bringt

chip-PermitUsed = { $count ->
    [one] − { $count } offene Baugenehmigung
   *[other] − { $count } offene Baugenehmigungen
}
    .tone = cost
chip-NobilityAdvanced = { $count ->
    [one] + { $count } Adelsschritt
   *[other] + { $count } Adelsschritte
}
    .tone = gain
chip-MainActionsGained = { $count ->
    [one] + { $count } Hauptaktion
   *[other] + { $count } Hauptaktionen
}
    .tone = gain
chip-CardsDrawn = { $count ->
    [one] + { $count } Karte
   *[other] + { $count } Karten
}
    .tone = gain

## Neben einer Aktion: was man vor der Wahl wissen möchte

remark-elect = bringt { $gain } Münzen; { $dropped } scheidet aus
remark-elect-by = für { $assistants ->
    [one] { $assistants } Assistenten
   *[other] { $assistants } Assistenten
}; { $dropped } scheidet aus
remark-acquire = { $coins ->
    [0] { $permit }; die Bestechung kann ohne Münzen gelingen
    [one] { $permit }; die Bestechung kostet mindestens { $coins } Münze
   *[other] { $permit }; die Bestechung kostet mindestens { $coins } Münzen
}
remark-change = unter den Stapel: { $permits }
remark-build = { $assistants ->
    [0] Belohnung: { $reward }
    [one] für { $assistants } Assistenten; Belohnung: { $reward }
   *[other] für { $assistants } Assistenten; Belohnung: { $reward }
}
remark-king = Bestechung ab { $bribe ->
    [one] { $bribe } Münze
   *[other] { $bribe } Münzen
}, { $coins ->
    [0] der König bleibt
   *[other] { $coins } weitere für die Straßen
}{ $assistants ->
    [0] { "" }
    [one] , { $assistants } Assistent
   *[other] , { $assistants } Assistenten
}; Belohnung: { $reward }
remark-bribe = { $coins ->
    [0] keine Münzen
    [one] und { $coins } Münze
   *[other] und { $coins } Münzen
}
remark-no-reward = keine

heading-main = Hauptaktion (noch { $count })
heading-quick = Schnelle Aktion (wenn du magst)

## Das Spielbrett: wie ein Teil dort heißt, und seine Regel in einem Satz

piece-king = Der König
piece-king-in = Der König, in { $city }
piece-pool = Konziliare zur Wahl: { $colour }, { $count }
piece-stack = Stapel der Baugenehmigungen: { $count }
piece-deck = Stapel der Politikkarten: { $count }
piece-help-deck = Zu Beginn deines Zuges ziehst du eine; ist der Stapel leer, werden die gespielten Karten gemischt.
pane-land = Karte
pane-councils = Räte
pane-honours = Adel
piece-own = Das hast du
piece-help-own = Münzen, Assistenten, noch nicht gebaute Kontore, Punkte bisher und Schritte auf der Adelsleiste.
piece-gap = Keine Baugenehmigung
piece-space = Adel, Feld { $space }
piece-reward = Belohnung des Königs: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
piece-others = Genehmigungen der anderen
piece-help-city = Belohnung: { $reward }. Bau hier höchstens ein Kontor, mit einer Baugenehmigung, die die Stadt nennt, oder mit Hilfe des Königs; jedes fremde Kontor hier kostet dich einen Assistenten.
piece-help-king = Bestich seinen Rat, führ ihn für 2 Münzen je Straße in eine Stadt und bau dort ohne Baugenehmigung.
piece-help-balcony = Jede Karte einer Bestechung braucht hier einen Konziliar ihrer Farbe; wird ein neuer gewählt, scheidet der ganz rechts aus.
piece-help-pool = Schieb einen davon in einen beliebigen Rat: Als Hauptaktion bringt das 4 Münzen, als schnelle Aktion kostet es einen Assistenten.
piece-help-market = Bestich den Rat der Region, um sie zu nehmen: Du bekommst sofort ihren Bonus und kannst später mit ihr in einer ihrer Städte bauen ({ $cities }).
piece-help-owned = In jeder ihrer Städte hast du schon ein Kontor.
piece-help-permit = Bau mit ihr in einer ihrer Städte ({ $cities }); danach liegt sie verdeckt und zählt am Ende noch mit.
piece-help-used = Mit ihr ist schon gebaut worden, deshalb liegt sie verdeckt ({ $cities }); am Ende zählt sie bei den meisten Baugenehmigungen noch mit.
piece-help-stack = Als schnelle Aktion, für einen Assistenten, kommen beide offenen Baugenehmigungen unter den Stapel, und zwei neue werden aufgedeckt.
piece-help-gap = Der Stapel dieser Region ist leer.
piece-help-refill = Hier wird eine neue Baugenehmigung aufgedeckt, sobald der Bonus der genommenen abgehandelt ist.
piece-help-card = Stellt bei einer Bestechung einen Konziliar ihrer Farbe zufrieden; zu einer bis vier Karten kommen 10, 7, 4 oder keine Münzen dazu.
piece-help-joker = Stellt bei einer Bestechung jeden Konziliar zufrieden, für eine Münze mehr.
piece-help-space = Wer dieses Feld erreicht, bekommt { $bonus }.
piece-help-empty-space = Hier gibt es nichts; am Ende bringt der erste Platz auf der Adelsleiste 5 Punkte, der zweite 2.
piece-help-token-again = Wer dieses Feld erreicht, bekommt die Belohnung einer Stadt mit eigenem Kontor noch einmal, aber keinen Adelsschritt.
piece-help-tokens-again = Wer dieses Feld erreicht, bekommt die Belohnungen zweier Städte mit eigenem Kontor noch einmal, aber keine Adelsschritte.
piece-help-free-permit = Wer dieses Feld erreicht, darf eine offene Baugenehmigung kostenlos nehmen.
piece-help-permit-again = { $permits ->
    [any] Wer dieses Feld erreicht, bekommt den Bonus einer eigenen Baugenehmigung noch einmal, ob benutzt oder nicht.
   *[earlier] Wer dieses Feld erreicht, bekommt den Bonus einer schon vor dieser Aktion erworbenen Baugenehmigung noch einmal, ob benutzt oder nicht.
}
piece-help-colour-tile = Wer als Erstes in allen Städten dieser Farbe ein Kontor hat, bekommt { $points } Punkte am Ende und die nächste Belohnung des Königs.
piece-help-region-tile = Wer als Erstes in allen fünf Städten der Region ein Kontor hat, bekommt { $points } Punkte am Ende und die nächste Belohnung des Königs.
piece-help-reward = Kommt zum nächsten Bonusplättchen dazu, das jemand nimmt; ihre Punkte zählen am Ende.
piece-help-engage = Eine schnelle Aktion: 3 Münzen für einen der { $count } Assistenten im Vorrat.
piece-help-more = Eine schnelle Aktion: 3 Assistenten für eine weitere Hauptaktion in diesem Zug.
piece-help-end = Übrige Hauptaktionen verfallen.
