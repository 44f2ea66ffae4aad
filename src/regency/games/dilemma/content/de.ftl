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
icon-concord = Eintracht steigt
icon-discord = Zwietracht steigt
event-0 = Hochwasser
event-1 = Konklave
event-2 = Unruhen
event-3 = Regentschaft
event-4 = Grenzkrieg
event-5 = Traum
ending-0 = Der König ist gestorben
ending-1 = Der König hat auf der Höhe seiner Macht abgedankt
ending-2 = Der König hat abgedankt, das Reich liegt darnieder
reckoning-0 = Ansehen zählt doppelt
reckoning-1 = Ansehen und Ambition zählen gleich viel
reckoning-2 = Ambition zählt dreifach
reckoning-3 = Ambition zählt vierfach
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
pick-reckoning = Was soll zählen?

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
kind-ChooseReckoning = Ausgang wählen
do-ChooseReckoning = Wähle: { $reckoning }
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
asked-sign-sticker = Ein Sticker in der Reihe { $resource }: Wer unterschreibt ihn?
asked-sign-envelope = Ein Umschlag wird geöffnet: Wer unterschreibt die Karte?
asked-sign-both = Ein Sticker in der Reihe { $resource } und ein Umschlag: Wer unterschreibt?
ask-BidForOffice = Wie viele Münzen bietest du für die Regentschaft, verdeckt?
wait-BidForOffice = { $seat } bietet verdeckt für die Regentschaft.
ask-ChooseOutcome = Eintracht und Zwietracht halten sich die Waage. Du hast den Anführermarker: Welcher Ausgang soll es sein?
wait-ChooseOutcome = { $seat } wählt den Ausgang.

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
was-DilemmaDrawn = Runde { $round }: Ein Dilemma wird gezogen.
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
was-ResultRead = Das Ergebnis wird verlesen: { $side }.
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
was-FinaleBegan = Das Finale beginnt, nach { $reigns ->
    [one] einer Herrschaft
   *[other] { $reigns } Herrschaften
}.
was-LastVotePut = Abstimmung { $vote } von 3: { $dilemma } liegt dem Rat vor.
was-ConcordMarked = Die Eintracht steigt um { $by } auf { $concord }.
was-DiscordMarked = Die Zwietracht steigt um { $by } auf { $discord }.
was-ReckoningChosen = { $seat } wählt: { $reckoning }.
was-OutcomeProclaimed = Die Neigung ist { $lean }: { $reckoning }.
was-HouseRanked = { $place }. { $house }: { $points } Punkte.
was-HouseListed = { $house }, ohne Platz: { $points } Punkte.
was-CampaignWon = Die Kampagne gewinnen die { $house }.
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
why-NotLevel = Die Neigung entscheidet. Nur bei null wählt, wer den Anführermarker hat, zwischen den beiden mittleren Ausgängen.
why-NothingToDream = Nur wer träumt, darf nachsehen, einmal je Herrschaft und bevor jemand stimmt.
why-BookNotSound = Die Geschichte, die diese Kampagne mitbringt, lässt sich nicht spielen: In { $envelope } stimmt etwas nicht.
why-DeckNotAllowed = Der Stapel dieser Kampagne ist nicht, was ihre geöffneten Umschläge und entschiedenen Dilemmas übrig lassen.
why-BequestNotAllowed = Keine Herrschaft könnte hinterlassen haben, was in dieser Kampagne steht.
why-AccountNotAllowed = Was diese Kampagne von einer Herrschaft erzählt, passt nicht zu dem, was sie hinterließ.
why-PackFileMissing = Dem Paket fehlt { $file }: Die Datei gehört in den Ordner des Pakets.
why-PackFileTooLarge = { $file } ist größer als { $most } Bytes: So groß darf keine Datei eines Pakets sein.
why-PackTooManyFiles = Ein Ordner des Pakets enthält mehr als { $most } Dateien: Es dürfen nur die des Pakets darin liegen.
why-PackLink = { $file } ist ein Verweis aus dem Paket hinaus: Die Datei selbst gehört dorthin.
why-PackUnreadable = { $file }, Zeile { $line }: Das lässt sich nicht lesen. Es muss UTF-8 sein, Tabellen in TOML.
why-PackWord = { $file }, Zeile { $line }: „{ $word }“ bedeutet hier nichts. Berichtige oder streiche es.
why-PackWordMissing = { $file }, Zeile { $line }: „{ $word }“ fehlt. Ergänze es.
why-PackTwice = { $file }, Zeile { $line }: „{ $word }“ steht zweimal da. Lass eines stehen.
why-PackIcon = { $file }, Zeile { $line }: „{ $word }“ wird angekündigt und geschieht nicht. Streiche das Zeichen oder lass es geschehen.
why-PackCycle = { $file }, Zeile { $line }: „{ $word }“ führt zu sich selbst zurück. Öffne dort einen anderen Umschlag.
why-PackText = { $file }, Zeile { $line }: Der Text „{ $word }“ fehlt oder ist nicht wohlgeformt. Schreib ihn unter seine eigene Überschrift; jedes [if …] braucht sein [else] und sein [end].
why-PackDry = { $file }, Zeile { $line }: Nach { $word } geht nichts weiter, und der Stapel kann leerlaufen. Öffne dort den nächsten Umschlag.
why-PackUnsound = { $file }, Zeile { $line }: Hier hält die Geschichte nicht zusammen ({ $word }). „regency content check“ sagt, was zu tun ist.
why-PackNameTaken = Ein Paket „{ $name }“ gibt es schon. Gib deinem in pack.toml eine andere Kennung.
why-NoPackThere = In { $folder } liegt kein Paket. Nenne den Ordner eines Pakets, oder einen, in dem Pakete liegen.

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
end-prestige-doubled = Die Kampagne ist zu Ende: Ansehen zählt doppelt.
end-points-alike = Die Kampagne ist zu Ende: Ansehen und Ambition zählen gleich viel.
end-crave-trebled = Die Kampagne ist zu Ende: Ambition zählt dreifach.
end-crave-fourfold = Die Kampagne ist zu Ende: Ambition zählt vierfach.
score-agenda = Geheime Agenda
score-coins = Münzen
score-open-agendas = Offene Agenden
score-power = Macht
score-prestige = Ansehen
score-crave = Ambition
title-kingmaker = { $seat } ernennt den nächsten König
title-winner = { $seat } gewinnt die Kampagne
title-councillor = { $seat } vom Rat der Zwölf Stühle

## Beside the totals

count-time = Karten auf der Zeitleiste
count-votes = Abstimmungen bis zum Ende
count-prestige = Ansehen
count-crave = Ambition
last-round = Mit diesem Dilemma kann der König sterben.

## What a hint gives as its reason

feature-stake = das Reich deinem Ziel näher bringt
feature-coins = Münzen bringt
feature-power = Macht übrig lässt
feature-office = dir einen Marker bringt
feature-owed = wert ist, was dafür gezahlt wurde

## The table on one page

sheet-reign = Herrschaft { $reign }, Runde { $round }:
sheet-stability = Stabilität { $stability }
sheet-time = { $count } von 8 auf der Zeitleiste
sheet-finale = Das Finale, Abstimmung { $vote } von 3:
sheet-lean = Eintracht { $concord }, Zwietracht { $discord }, Neigung { $lean }
sheet-reckoning = zurzeit:
sheet-question = Frage
sheet-result = Entschieden
sheet-signer = Unterschrift
sheet-place = Platz
sheet-points = Punkte
sheet-sat = Herrschaften
sheet-won = Gewonnen
sheet-unranked = keiner
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
sheet-office = Marker
sheet-leader = Anführer
sheet-moderator = Moderator
sheet-both = beide
sheet-offer = { $seat }, für „{ $service }“:
sheet-price = { $seat } will { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
} für „{ $service }“:
sheet-deal = { $seat } bekam { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} für „{ $service }“
sheet-own = hinter dem Sichtschirm: { $power } Macht, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
sheet-agenda = Agenda:
sheet-hand = zur Wahl:
sheet-whispered = { $from } hat { $seat } zugeflüstert: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} für „{ $service }“
sheet-whispers = es flüstern:
sheet-whisper = { $seat } mit { $player }
sheet-promise = { $seat } hat { $player } versprochen: { $service }
sheet-event = { $event }: Kästchen { $marks } von { $boxes }
sheet-unrest = Unruhe { $count }
sheet-front = Front bei { $count }
sheet-regent = Regentschaft: { $house }
sheet-tokens = Offene Agenden:

## The board

board-pane-hall = Saal
board-pane-table = Tisch
board-pane-realm = Reich
board-pane-lean = Neigung
board-realm = Das Reich
board-houses = Die Häuser
board-acts = Die Wahl im Saal
board-bargain = Der Verhandlungstisch
board-card = Das Dilemma
board-prologue = Am Tisch des Königs
board-no-card = Der Rat nimmt Platz.
board-read = In großer Schrift lesen
board-result = Ergebnis: { $side }
board-verdict = Ergebnis: { $side }. Ja { $ayes }, Nein { $nays }
board-story-by = Eine Geschichtenkarte. Unterschrift: { $house }
board-sticker-by = Sticker: { $resource } { $sign }. Unterschrift: { $house }
board-whole = Ganz lesen
board-on = Weiterlesen
board-to-dilemma = Nächstes Dilemma
board-last-read = Was zuletzt verlesen wurde
board-read-close = Seite schließen
board-says = „{ $line }“
board-page-before = Vorige Seite
board-page-next = Nächste Seite
board-stability = Stabilität { $stability } von 17
board-stability-word = Stabilität
board-time = { $count } von 8 Karten auf der Zeitleiste
board-balance = { $count } Macht in der Waage
board-power = { $count } Macht
board-screen = Hinter deinem Schirm
board-own = Hinter deinem Schirm: { $power } Macht, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
board-worth = jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-track = { $resource }: Reihe { $row }, { $face }
board-momentum = mit Schwung
board-voted-0 = Ja mit { $power } Macht
board-voted-1 = Nein mit { $power } Macht
board-voted-2 = passt und erhält Macht
board-voted-3 = passt und wird Moderator
board-gather = Passen, Macht
board-moderate = Passen, Moderator
board-passed = passt
board-power-word = Macht
board-coins-word = { $count ->
    [one] Münze
   *[other] Münzen
}
board-time-word = Zeit
board-say-accept = Annehmen
board-say-refuse = Ablehnen
board-say-join = Dazulegen
board-say-withdraw = Zurücknehmen
board-ask-MakeOffer = Was soll { $seat } dafür tun?
board-ask-NamePrice = Was würdest du tun, wenn man dich bezahlt?
board-ask-MakePromise = Was versprichst du { $seat }?
board-more = { $from } bis { $to } von { $count }: weiter
board-bare = Keine Münze liegt auf dem Tisch. Wer etwas will, bietet etwas.
board-offer = { $by } bietet { $seat }: { $service }
board-price = { $seat } für { $price }: { $service }
board-whisper = { $by } flüstert { $seat } zu: { $service }
board-heads = { $by } und { $seat } stecken die Köpfe zusammen
board-deal = { $seat } schuldet: { $service }
board-deal-kept = { $seat } hat gehalten: { $service }
board-promise = { $by } verspricht { $seat }: { $service }
board-service-2 = passen
board-service-3 = Macht
board-service-4 = Moderator
board-service-5 = nicht
board-services-aye = Ja stimmen, mit mindestens so viel Macht
board-services-nay = Nein stimmen, mit mindestens so viel Macht
board-services-pass = Passen
board-services-raise = Erhöhen
board-services-tie = Bei Gleichstand
board-services-leader = Anführer wird
board-services-sign = Es unterschreibt
board-binds-offer = Nimmt { $seat } an, so bindet das: { $service }. Bezahlt ist bezahlt, die Münzen kommen nicht zurück.
board-binds-whisper = Nur { $seat } hört das. Angenommen erfahren es alle, und es bindet { $seat }: { $service }. Bezahlt ist bezahlt.
board-binds-price = Sobald der Preis auf dem Tisch liegt, bindet es dich: { $service }. Bezahlt ist bezahlt.
board-binds-promise = Ein Versprechen an { $seat }: { $service }. Es bindet niemanden; doch ob es gehalten wird, bleibt in Erinnerung.
board-binds-JoinDeal = Deine Münzen liegen neben den anderen. Wird es ein Handel, so bindet er { $seat }: { $service }. Bezahlt ist bezahlt.
board-binds-AcceptOffer = Die Münzen gehören dir, und sofort bindet es dich: { $service }. Bezahlt ist bezahlt, und was dem widerspricht, kannst du nicht mehr verkaufen.
board-binds-RefuseOffer = Alle Münzen, die dort liegen, gehen zurück. { $seat } ist zu nichts verpflichtet.
board-binds-WithdrawOffer = Deine Münzen kommen zurück. Dann bindet { $seat } nichts mehr: { $service }.
board-help-side = Ja oder Nein. Die Seite mit mehr Macht gewinnt; ihr höchstes Einzelgebot nimmt den Anführermarker.
board-help-power = So viel Macht liegt auf deiner Karte. Gewinnt deine Seite, ist sie ausgegeben; verliert sie, nimmst du sie zurück.
board-help-stay = Nichts hinzufügen. Sind alle geblieben, wird ausgezählt.
board-help-gather = Nimm eine Münze und nach der Abstimmung einen Anteil der Macht in der Waage.
board-help-moderate = Nimm eine Münze und den Moderatormarker: Wer ihn hat, entscheidet bei Gleichstand. Ein Haus je Abstimmung.
board-help-agenda = Was dein Haus am Ende will: Marker in den goldenen Reihen bringen Punkte. Was sie jetzt wert ist, steht darunter.
board-help-screen = Macht und Münzen, die sonst niemand sieht.
board-help-track = Eine Ressource des Reiches, von Reihe 1 bis 17. Ein weißer Marker steigt leichter, ein schwarzer fällt leichter; ein Pfeil ist Schwung.
board-help-stability = Sie bewegt sich mit den Ressourcen. An beiden Enden dankt der König ab, und die Herrschaft ist vorbei.
board-help-face = Die Seite, die der Marker zeigt: weiß nach oben, schwarz nach unten.
board-help-token = Eine offene Agenda: Sie zählt am Ende danach, an welcher Stelle ihre Ressource steht.
board-help-player = Ein Haus, seine Stimme und sein Gebot; die Krone ist der Anführermarker, der Hammer der Moderator.
board-help-service = Was für die Münzen zu tun ist. Wer bezahlt wurde, muss es tun.
board-help-manner = Offen lesen es alle und dürfen Münzen dazulegen; Geflüstertes hört ihr beide allein.
board-help-coins = Sie liegen auf dem Tisch, bis jemand antwortet.
board-help-secret = Niemand sieht wie viel, bevor alle gewählt haben.
board-help-offer = Biete einem Haus Münzen für etwas, das es in dieser Abstimmung tun kann.
board-help-price = Sag, für wie viele Münzen du etwas tätest: Andere legen sie gemeinsam hin.
board-help-promise = Versprich etwas ohne Münzen. Es bindet niemanden; die Chronik vergisst es nicht.
board-help-join = Lege eigene Münzen neben die der anderen.
board-help-accept = Nimm die Münzen, und sei an das gebunden, wofür sie geboten wurden.
board-help-refuse = Sag nein: Die Münzen gehen zurück.
board-help-withdraw = Nimm zurück, was dir gehört.
board-help-soften = Einmal in einer Herrschaft darf dieses Haus eine Bewegung der Stabilität um eins verringern.
board-help-dream = Der Träumer darf einmal die verborgenen Symbole sehen, bevor jemand stimmt.
board-help-card = Die Frage dieser Runde. Jede Seite zeigt einiges von dem, was folgt; der Rest steht auf der Rückseite.
board-help-time = Hier endet jedes Dilemma. Je länger die Herrschaft, desto eher bringt eine Karte den Tod des Königs.
board-help-balance = Ausgegebene Macht. Wer passt, um Macht zu erhalten, teilt sie sich.
board-concord = Eintracht
board-discord = Zwietracht
board-last-votes = Die drei Abstimmungen
board-last-vote = { $vote }. { $side }, unterzeichnet von { $house }
board-vote-open = { $vote }. liegt dem Rat vor
board-vote-to-come = { $vote }. steht noch aus
board-from = { $least } oder mehr
board-between = { $least } bis { $most }
board-to = { $most } oder weniger
board-standing = Die Schlusstabelle
board-no-place = ohne Platz
board-help-reckoning = Eintracht und Zwietracht halten sich die Waage: Wer den Anführermarker hat, sagt, welcher von beiden es sein soll.
board-help-lean = Alle Eintracht weniger alle Zwietracht. Sie entscheidet, wie viel Ansehen und Ambition am Ende der Kampagne zählen.

## Das Reich von einer Herrschaft zur nächsten

kingdom-chronicle = Die Chronik
kingdom-space = { $resource }, Feld { $space }: frei
kingdom-age = { $count } von { $most } Alterskästchen
kingdom-unsigned = ohne Unterschrift
kingdom-stories = Sechs Geschichten
kingdom-not-begun = Noch nicht begonnen
kingdom-sealed-story = eine Geschichte, die noch niemand kennt
kingdom-mystery = Geheimnis: { $title }
kingdom-no-mystery = das Feld ihres Geheimnisses ist leer
kingdom-top = Obenauf: { $ability }
kingdom-bare = ihre oberste Karte bringt nichts weiter
kingdom-events = Ereignisse
kingdom-no-events = Gerade läuft keines.
kingdom-event = { $event }: { $count } von { $most } Kästchen
kingdom-unrest = Die Unruhe steht bei { $count }.
kingdom-front = Die Front steht bei { $count }.
kingdom-regent = Die Regentschaft hat { $name }.
kingdom-doors = Türen, die noch versiegelt sind
kingdom-no-doors = Bisher hat niemand eine gefunden.
kingdom-scales = Eintracht { $concord }, Zwietracht { $discord }
kingdom-nobody = Noch nimmt kein Haus teil.
kingdom-points = Ansehen { $prestige } · Ambition { $crave }
kingdom-about = Über das Haus lesen
kingdom-sat = { $count ->
    [0] Noch nicht am Tisch
    [one] Eine Herrschaft am Tisch
   *[other] { $count } Herrschaften am Tisch
}, { $won ->
    [0] keine gewonnen
    [one] eine gewonnen
   *[other] { $won } gewonnen
}
kingdom-lines = Gesinnungen
kingdom-line = { $agenda }: { $count } von { $most } Kästchen
kingdom-tasks = Errungenschaften
kingdom-boxes = { $count } von { $most } Kästchen
kingdom-complete = vollendet
kingdom-story-open = noch nicht erfüllt
kingdom-asks-0 = { $resource } am Ende am höchsten
kingdom-asks-1 = { $resource } am Ende am niedrigsten
kingdom-asks-2 = Offene Agenden im Wert von 2 Punkten oder mehr
kingdom-asks-3 = Am Ende 18 Münzen oder mehr
kingdom-asks-4 = Am Ende 10 Macht oder mehr
kingdom-asks-5 = Stabilität am Ende in der oberen Hälfte
kingdom-asks-6 = Stabilität am Ende in der unteren Hälfte
kingdom-asks-7 = Stabilität am Ende zwischen 5 und 13
kingdom-asks-8 = Am Ende der Moderatormarker
kingdom-gain-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
kingdom-gain-power = { $count } Macht
kingdom-gain-prestige = { $count } Ansehen
kingdom-gain-crave = { $count } Ambition
kingdom-gain-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
kingdom-timing-0 = { $gains }, sofort
kingdom-timing-1 = { $gains } zu Beginn jeder Herrschaft
kingdom-timing-2 = { $gains }, { $when }
kingdom-timing-3 = { $gains }, { $when }, noch { $count ->
    [one] einmal
   *[other] { $count }-mal
}
kingdom-for-any = Für jedes Haus: { $ability }
kingdom-for = Für { $name }: { $ability }
kingdom-when-none = sobald es zutrifft
kingdom-when-0 = wenn es einen Gleichstand entscheidet
kingdom-when-1 = wenn es mit 6 Macht oder mehr eine Abstimmung gewinnt
kingdom-when-2 = wenn es mit 3 Macht oder mehr eine Abstimmung verliert
kingdom-when-3 = wenn es eine Geschichtskarte unterschreibt
kingdom-when-4 = wenn es eine positive offene Agenda wertet
kingdom-when-5 = Zählt als 2 Münzen reicher, wenn Münzen verglichen werden
kingdom-when-6 = wenn es als einziges Macht sammelt
kingdom-when-7 = wenn eine negative offene Agenda es Punkte kostet
kingdom-when-8 = Verkürzt einmal je Herrschaft eine Bewegung der Stabilität um 1
kingdom-when-9 = beim ersten Handel einer Herrschaft, in dem es 3 Münzen oder mehr zahlt
kingdom-when-10 = wenn es einen negativen Sticker unterschreibt
kingdom-when-11 = wenn eine Ressource Reihe 1 erreicht
kingdom-when-12 = Bestimmt zu Beginn die Seite eines Markers
kingdom-when-13 = wenn die positive offene Agenda zu { $resource } gewertet wird
kingdom-words-about = Ein Handel bindet, ein Versprechen nicht: Aber die Chronik merkt es sich.
kingdom-all-reigns = Die ganze Kampagne
kingdom-in-reign = Herrschaft { $number }: { $king }
kingdom-head-served = Dienste verkauft
kingdom-head-earned = Münzen verdient
kingdom-head-paid = Münzen gezahlt
kingdom-head-promised = Versprochen
kingdom-head-kept = Gehalten
kingdom-head-broken = Gebrochen
kingdom-head-moot = Nie fällig
kingdom-no-words = Noch hat niemand ein Wort gegeben.
kingdom-paper = { $dilemma }: { $side }
