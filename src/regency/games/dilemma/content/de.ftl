game-name = Das Dilemma des Königs
game-about = Ein Rat entscheidet im Namen des Königs: mit Macht stimmen, um Münzen feilschen, unterschreiben, was daraus wird.
game-length = etwa 60 Minuten

## Pieces

player = { $seat }
house-0 = Vögte von Harrowfen
house-1 = Grafen von Sunderholt
house-2 = Burggrafen von Neunbrück
house-3 = Fürsten von Vael
house-4 = Verwalter von Kornhall
house-5 = Grafen von Lindrath
house-6 = Schirmvögte von Orrelslicht
house-7 = Reeder von Port Ansel
house-8 = Markgrafen von Karrow
house-9 = Hügelhauptleute von Tarn
house-10 = Wächter von Dämmergrund
house-11 = Meister von Kaltschmiede
agenda-0 = Radikal
agenda-1 = Wohlhabend
agenda-2 = Moderat
agenda-3 = Rebellisch
agenda-4 = Angepasst
agenda-5 = Gierig
resource-0 = Einfluss
resource-1 = Vermögen
resource-2 = Moral
resource-3 = Wohlergehen
resource-4 = Wissen
side-0 = Ja
side-1 = Nein
face-0 = positiv
face-1 = negativ
power = { $count } Macht
pledge = { $count } Macht
purse = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
slot = Platz { $count }
manner-0 = offen
manner-1 = geflüstert
dilemma = Dilemma { $envelope }·{ $count }
envelope = Umschlag { $count }
sticker = Sticker { $envelope }·{ $count }
storyline-0 = Die sinkende Küste
storyline-1 = Die stummen Glocken
storyline-2 = Der Maschinenbrief
storyline-3 = Die geborgte Krone
storyline-4 = Die Gläserne Mark
storyline-5 = Der Aschenschlaf
token-0 = { $resource } hoch
token-1 = { $resource } tief
letter = Sticker { $letter }
icon-up = { $resource } steigt
icon-down = { $resource } fällt
icon-sticker-0 = ein positiver Sticker
icon-sticker-1 = ein negativer Sticker
event-0 = Die lange Flut
event-1 = Das Konklave der Dochte
event-2 = Die Nacht der Hämmer
event-3 = Die Regentschaft der Stühle
event-4 = Der Spiegelkrieg
event-5 = Der gemeinsame Traum
ending-0 = Der König ist gestorben
ending-1 = Der König hat auf der Höhe seiner Macht abgedankt
ending-2 = Der König hat abgedankt, das Reich liegt darnieder
task-0 = Geschichtsfortschritt
task-1 = erste Errungenschaft
task-2 = zweite Errungenschaft
task-3 = dritte Errungenschaft
service-0 = { $side } stimmen
service-1 = { $side } stimmen, mit mindestens { $count } Macht
service-2 = passen
service-3 = passen und Macht erhalten
service-4 = passen und Moderator werden
service-5 = nicht erhöhen
service-6 = im nächsten Zug um mindestens { $count } erhöhen
service-7 = bei Gleichstand { $side } wählen
service-8 = den Anführermarker an { $seat } geben
service-9 = { $seat } unterschreiben lassen

pick-player = Welches Haus?
pick-agenda = Welche Agenda?
pick-resource = Welche Ressource?
pick-side = Ja oder Nein?
pick-face = Welche Seite?
pick-power = Wie viel Macht?
pick-pledge = Wie viel Macht gibst du?
pick-purse = Wie viele Münzen gibst du?
pick-coins = Wie viele Münzen?
pick-service = Wofür?
pick-manner = Offen oder geflüstert?
pick-slot = Welches Angebot?
pick-token = Welche offene Agenda?

## Actions

kind-ChooseFace = Marker drehen
do-ChooseFace = { $resource }: { $face } zeigen
kind-TakeAgenda = Agenda behalten
do-TakeAgenda = { $agenda } behalten
kind-ReturnToken = Offene Agenda zurückgeben
do-ReturnToken = { $token } zurückgeben
kind-Vote = Stimmen
do-Vote = { $side }: { $power }
kind-PassAndGather = Passen und Macht erhalten
do-PassAndGather = Passen und Macht erhalten
kind-PassAndModerate = Passen und Moderator werden
do-PassAndModerate = Passen und Moderator werden
kind-Raise = Macht hinzulegen
do-Raise = { $power } hinzulegen
kind-Stay = Bleiben
do-Stay = Es dabei belassen
kind-BreakTie = Gleichstand entscheiden
do-BreakTie = { $side } gewinnt
kind-GiveLeader = Anführermarker vergeben
do-GiveLeader = Der Anführermarker an { $player }
kind-Sign = Unterschreiben
do-Sign = { $player } unterschreibt
kind-Soften = Bewegung mindern
do-Soften = Diese Bewegung der Stabilität um 1 mindern
kind-LetMove = Geschehen lassen
do-LetMove = Das Recht aufsparen
kind-PledgeCoins = Münzen geben
do-PledgeCoins = { $purse } für { $side }
kind-PledgePower = Macht geben
do-PledgePower = { $pledge } für den Krieg
kind-BidCoins = Für das Amt bieten
do-BidCoins = { $purse } bieten
kind-LookAhead = Träumen
do-LookAhead = Die verborgenen Zeichen ansehen
kind-MakeOffer = Ein Angebot machen
do-MakeOffer = An { $player }, { $manner }: { $coins } für „{ $service }“
kind-NamePrice = Einen Preis nennen
do-NamePrice = Für { $coins }: „{ $service }“
kind-JoinDeal = Sich beteiligen
do-JoinDeal = { $coins } zu denen an { $slot } legen
kind-AcceptOffer = Annehmen
do-AcceptOffer = Das Angebot an { $slot } annehmen
kind-RefuseOffer = Ablehnen
do-RefuseOffer = Das Angebot an { $slot } ablehnen
kind-WithdrawOffer = Zurücknehmen
do-WithdrawOffer = Das Eigene von { $slot } zurücknehmen
kind-AcceptWhisper = Geflüstertes annehmen
do-AcceptWhisper = Annehmen, was { $player } geflüstert hat
kind-RefuseWhisper = Geflüstertes ablehnen
do-RefuseWhisper = Ablehnen, was { $player } geflüstert hat
kind-WithdrawWhisper = Geflüstertes zurücknehmen
do-WithdrawWhisper = Zurücknehmen, was { $player } zu hören bekam
kind-MakePromise = Etwas versprechen
do-MakePromise = { $player } versprechen: „{ $service }“

## Questions

ask-TurnMarker = Die Seiten sind gezogen. Welche Seite soll ein Marker zeigen?
wait-TurnMarker = { $seat } darf einen Marker drehen.
ask-DraftAgenda = Welche geheime Agenda behältst du? Die anderen gehen weiter.
wait-DraftAgenda = { $seat } wählt eine geheime Agenda.
ask-GiveTokenBack = Du hast mehr als zwei offene Agenden einer Art. Welche gibst du zurück?
wait-GiveTokenBack = { $seat } gibt offene Agenden zurück.
ask-PledgeForWar = Wie viel Macht gibst du für den Krieg, verdeckt?
wait-PledgeForWar = { $seat } gibt verdeckt Macht.
ask-PledgeForConclave = Wie viele Münzen gibst du, verdeckt: der Reformerin (Ja) oder der Hüterin (Nein)?
wait-PledgeForConclave = { $seat } gibt verdeckt Münzen.
ask-Bargain = Du kannst verhandeln.
wait-Bargain = { $seat } kann verhandeln.
ask-VoteTurn = Du bist mit der Abstimmung an der Reihe.
wait-VoteTurn = { $seat } stimmt ab.
ask-DecideTie = Gleichstand. Du bist Moderator: Ja oder Nein?
wait-DecideTie = { $seat } entscheidet den Gleichstand.
ask-ChooseLeader = Wer von den Stärksten bekommt den Anführermarker?
wait-ChooseLeader = { $seat } vergibt den Anführermarker.
ask-ReduceMove = Die Stabilität bewegt sich gleich. Minderst du die Bewegung um 1? Einmal in dieser Herrschaft.
wait-ReduceMove = { $seat } darf die Bewegung der Stabilität mindern.
ask-GiveSignature = Du hast den Anführermarker. Wer unterschreibt?
wait-GiveSignature = { $seat } greift zur Feder.
ask-BidForOffice = Wie viele Münzen bietest du für die Regentschaft, verdeckt?
wait-BidForOffice = { $seat } bietet verdeckt für die Regentschaft.

## Events

was-ReignBegan = Herrschaft { $reign } beginnt.
was-HouseSeated = { $seat } spricht für: { $house }.
was-MarkerTurned = { $seat } dreht { $resource }: { $face }.
was-AgendaTaken = { $seat } behält eine geheime Agenda.
was-RowShifted = Das Erbe bewegt { $resource } um { $by }.
was-PoolTaken = { $seat } beginnt mit { $power } Macht und { $coins } Münzen.
was-TokenGiven = { $seat } hat die offene Agenda { $token }.
was-TokenReturned = { $seat } gibt die offene Agenda { $token } zurück.
was-LeaderTaken = { $seat } nimmt den Anführermarker.
was-ModeratorTaken = { $seat } nimmt den Moderatormarker.
was-DreamerNamed = { $seat } träumt in dieser Herrschaft.
was-DilemmaDrawn = Runde { $round }: { $dilemma } wird gezogen.
was-TriggerDrawn = Ein Auslöser wird gezogen: { $dilemma }.
was-TriggersRecalled = Der Stapel ist leer: Die Auslöser werden wieder eingemischt.
was-DreamSeen = { $seat } sieht die verborgenen Zeichen des Dilemmas.
was-VoteCast = { $seat } stimmt { $side } mit { $power } Macht.
was-PowerGathered = { $seat } passt, um Macht zu erhalten.
was-VoteRaised = { $seat } legt { $power } Macht zu { $side }.
was-Stayed = { $seat } belässt es dabei.
was-StreetJoined = Die Straße legt { $power } Macht auf Nein.
was-VoteDecided = { $side } gewinnt: { $ayes } für Ja, { $nays } für Nein.
was-TieBroken = { $seat } entscheidet den Gleichstand: { $side }.
was-LeaderGiven = { $seat } gibt den Anführermarker an { $player }.
was-PassCoinTaken = { $seat } nimmt { $coins ->
    [one] die Münze
   *[other] { $coins } Münzen
} von der Passkarte.
was-PowerShared = { $seat } erhält { $power } Macht von der Waage.
was-PowerReturned = { $seat } nimmt { $power } Macht zurück.
was-PowerSpent = { $power } Macht von { $seat } kommt auf die Waage.
was-ResultRead = Das Ergebnis von { $dilemma } wird verlesen: { $side }.
was-RowMoved = { $resource } bewegt sich um { $by } auf Reihe { $row }.
was-StabilityMoved = Die Stabilität bewegt sich um { $by } auf { $stability }.
was-MoveSoftened = { $seat } mindert die Bewegung der Stabilität.
was-KingAbdicated = So geht es nicht weiter. { $ending }.
was-PowerGained = { $seat } erhält { $power } Macht.
was-CoinsGained = { $seat } erhält { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
was-CoinsLost = { $seat } verliert { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
was-PowerLost = { $seat } verliert { $power } Macht.
was-PrestigeGained = { $house }: { $points } Ansehen.
was-CraveGained = { $house }: { $points } Ambition.
was-SignatureGiven = { $seat } unterschreibt.
was-StickerPlaced = { $house }: { $sticker } kommt in die Reihe { $resource }, { $face }.
was-EnvelopeOpened = Der Rat öffnet { $envelope }.
was-StorySigned = { $house }: Ihr Name steht unter { $envelope }.
was-DoorSealed = { $envelope } ist eine Tür, die vorerst versiegelt bleibt.
was-MysteryPlaced = Ein Mysterium tritt zutage: { $letter }.
was-StoryFulfilled = { $house }: Ihr Geschichtsfortschritt ist erreicht.
was-EventBegan = Ein Ereignis beginnt: { $event }.
was-EventMarked = { $event }: Kästchen { $marks } ist abgestrichen.
was-EventOver = { $event } ist vorüber.
was-UnrestMoved = Die Unruhe steht bei { $unrest }.
was-FrontMoved = Die Front steht bei { $front }.
was-HasPledged = { $seat } hat verdeckt gewählt.
was-CoinsPledged = { $seat } hat { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} gegeben: { $side }.
was-PowerPledged = { $seat } hat { $power } Macht gegeben.
was-RegencyBid = { $seat } hat { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} geboten.
was-RegentNamed = { $seat } führt die Regentschaft, für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
was-CardLaidDown = { $dilemma } kommt auf die Zeitleiste, als Karte Nummer { $space }.
was-OfferMade = { $seat } bietet { $player } { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}: „{ $service }“.
was-PriceNamed = { $seat } wäre bereit: „{ $service }“, für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
was-DealJoined = { $seat } legt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} dazu, für { $player }: „{ $service }“.
was-DealMade = Bezahlt ist bezahlt: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} an { $seat } für „{ $service }“.
was-OfferRefused = { $seat } lehnt das Angebot von { $player } ab: „{ $service }“.
was-OfferWithdrawn = { $seat } nimmt etwas zurück; { $player } sollte: „{ $service }“.
was-CoinsReturned = { $coins ->
    [one] 1 Münze geht
   *[other] { $coins } Münzen gehen
} zurück an { $seat }.
was-WhisperMade = { $seat } flüstert mit { $player }.
was-WhisperEnded = { $seat } und { $player } rücken wieder auseinander.
was-WhisperHeard = { $seat } hatte { $player } zugeflüstert: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} für „{ $service }“.
was-PromiseMade = { $seat } verspricht { $player }: „{ $service }“.
was-PromiseKept = { $seat } hat Wort gehalten: „{ $service }“.
was-PromiseBroken = { $seat } hat das Wort gebrochen: „{ $service }“.
was-PromiseMoot = Das Versprechen von { $seat } wurde nie fällig: „{ $service }“.
was-ReignEnded = Die Herrschaft ist zu Ende. { $ending }.
was-CampaignRests = Es ist keine Karte mehr da. Fortsetzung folgt.
was-AgendaRevealed = Die geheime Agenda von { $seat }: { $agenda }.
was-PoolRevealed = { $seat } hebt den Sichtschirm: { $power } Macht und { $coins } Münzen.
was-AchievementMarked = { $house }: { $task }, Kästchen { $boxes }.
was-AchievementUnlocked = { $house }: { $task } vollendet.
was-LineMarked = { $house }: { $agenda }, Kästchen { $boxes }.

## Why not

why-AgendaNotInHand = { $agenda } ist nicht bis zu dir gekommen.
why-NotYourToken = { $token } kannst du nicht zurückgeben.
why-NotEnoughPower = Du hast { $power } Macht.
why-NotEnoughCoins = Du hast { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
why-VoteStands = Du hast schon gestimmt: Das gilt.
why-OptionTaken = Bei dieser Abstimmung ist schon jemand Moderator geworden.
why-BoundByDeal = Dafür bist du bezahlt: „{ $service }“.
why-NotAmongTied = { $player } gehört nicht zu den Stärksten unter denen, die gewonnen haben.
why-NotYoursToGive = { $player } hat das Recht zu unterschreiben nicht gekauft.
why-NobodyThere = { $player } sitzt nicht an diesem Tisch.
why-DealWithOneself = Dir selbst musst du nichts zahlen oder versprechen.
why-TooManyOffers = Du hast zu diesem Dilemma schon { $most } Angebote gemacht.
why-TooManyWhispers = Du hast über dieses Dilemma schon { $most } Mal geflüstert.
why-TooManyPromises = Du hast zu diesem Dilemma schon { $most } Versprechen gegeben.
why-TableFull = Auf dem Tisch ist kein Platz für ein weiteres Angebot.
why-StillWhispering = Du flüsterst noch mit { $player }.
why-CannotBeAsked = Das kann jetzt niemand verlangen: „{ $service }“.
why-NoSuchOffer = An { $slot } liegt nichts.
why-NotForYou = Was an { $slot } liegt, hast nicht du zu beantworten.
why-NotYours = An { $slot } liegt nichts von dir.
why-OwnDeal = Was an { $slot } liegt, ginge an dich selbst.
why-JoinedBefore = An { $slot } hast du schon etwas gelegt.
why-MoreThanMissing = Es { $coins ->
    [one] fehlt nur 1 Münze
   *[other] fehlen nur { $coins } Münzen
}.
why-NothingWhispered = Zwischen dir und { $player } hängt nichts in der Luft.
why-Contradicts = Was früher bezahlt wurde, schließt das aus: „{ $service }“.
why-CannotKeep = Das könntest du nicht halten: „{ $service }“.
why-NothingToDream = Nur wer träumt, darf nachsehen, einmal je Herrschaft und bevor jemand stimmt.
why-PackFileMissing = Dem Paket fehlt { $file }.
why-PackFileTooLarge = { $file } ist größer als { $most } Bytes.
why-PackUnreadable = { $file }, Zeile { $line }: Das lässt sich nicht lesen.
why-PackWord = { $file }, Zeile { $line }: „{ $word }“ bedeutet hier nichts.
why-PackWordMissing = { $file }, Zeile { $line }: „{ $word }“ fehlt.
why-PackTwice = { $file }, Zeile { $line }: „{ $word }“ steht zweimal da.
why-PackIcon = { $file }, Zeile { $line }: „{ $word }“ wird angekündigt und geschieht nicht.
why-PackCycle = { $file }, Zeile { $line }: „{ $word }“ führt zu sich selbst zurück.
why-PackText = { $file }, Zeile { $line }: Der Text „{ $word }“ fehlt oder ist nicht wohlgeformt.

## Rule options

option-places = Geteilte Plätze
    .about = Ob ein Platz, den sich mehrere Häuser teilen, den nächsten überspringt.
option-places-shared = erster, erster, dritter
option-places-dense = erster, erster, zweiter
option-open_pools = Offene Vorräte
    .about = Ob alle sehen, wie viel Macht und wie viele Münzen jedes Haus hat.
option-open_pools-false = verborgen hinter den Sichtschirmen
option-open_pools-true = offen

## The end

end-king-died = Der König ist gestorben.
end-abdicated-top = Der König hat auf der Höhe seiner Macht abgedankt.
end-abdicated-bottom = Der König hat abgedankt, das Reich liegt darnieder.
score-agenda = Geheime Agenda
score-coins = Münzen
score-open-agendas = Offene Agenden
score-power = Macht
title-kingmaker = { $seat } ernennt den nächsten König
title-councillor = { $seat } vom Rat der Zwölf Stühle

## Beside the totals

count-time = Karten auf der Zeitleiste
count-prestige = Ansehen
count-crave = Ambition
last-round = Mit diesem Dilemma kann der König sterben.

## What a hint gives as its reason

feature-stake = das Reich deiner Agenda näher bringt
feature-coins = Münzen bringt
feature-power = Macht übrig lässt
feature-office = dir einen Marker bringt
feature-owed = wert ist, was dafür gezahlt wurde

## The table on one page

sheet-reign = Herrschaft { $reign }, Runde { $round }:
sheet-stability = Stabilität { $stability }
sheet-time = { $count } von 8 auf der Zeitleiste
sheet-balance = { $count } Macht auf der Waage
sheet-card = Auf dem Tisch:
sheet-ayes = Ja zeigt
sheet-nays = Nein zeigt
sheet-resource = Ressource
sheet-row = Reihe
sheet-face = Seite
sheet-momentum = Schwung
sheet-white = hinauf
sheet-black = hinab
sheet-yes = ja
sheet-house = Haus
sheet-seat = Wer
sheet-prestige = Ansehen
sheet-crave = Ambition
sheet-vote = Stimme
sheet-gather = erhält Macht
sheet-moderate = moderiert
sheet-leader = Anführermarker
sheet-moderator = Moderatormarker
sheet-offer = An { $seat }, für „{ $service }“: { $coins } Münzen liegen da
sheet-price = { $seat } verlangt { $price } für „{ $service }“: { $coins } Münzen liegen da
sheet-deal = { $seat } bekam { $coins } Münzen für „{ $service }“
sheet-own = hinter dem Sichtschirm: { $power } Macht, { $coins } Münzen
sheet-agenda = Agenda:
sheet-hand = zur Wahl:
sheet-whispered = { $from } hat { $seat } zugeflüstert: { $coins } Münzen für „{ $service }“
