## Verbinden

list-comma = { $before }, { $next }
list-and = { $before } und { $last }
list-at = { $place }: { $what }
remark-and-gain = { $remark } · { $gain }
gain = Summe { $gain }
gain-span = Summe { $least } bis { $most }
sealed-page = eine noch versiegelte Seite
list-none = nichts

# Ein Platz, an dem niemand mit Namen sitzt
seat-name = Platz { $number }

## Was jedes Spiel hat

do-Reconsider = Noch einmal überlegen
kind-Reconsider = Noch einmal überlegen
ask-Settled = Du hast gewählt. Bis alle so weit sind, kannst du es dir anders überlegen.
wait-Settled = { $seat } hat gewählt.
was-TakenBack = { $agreed ->
    [true] { $seat } geht zu einem früheren Augenblick zurück.
   *[false] { $seat } nimmt den letzten Schritt zurück.
}

was-Paused = { $why ->
    [player] { $seat } bittet um eine Pause.
    [line] Die Verbindung zu { $seat } ist verloren: Der Tisch macht Pause.
    [restart] Der Tisch war eine Weile nicht da und macht Pause.
   *[other] Der Tisch macht Pause.
}
was-Resumed = Das Spiel geht weiter.
was-EndedEarly = Alle waren sich einig, hier aufzuhören. Niemand hat gewonnen.

## Eine Partie einer anderen Version ihres Spiels: Man kann von ihr erzählen, sie aber nicht spielen

past-did = { $seat }: { $actions }
past-acted = { $seat } handelt.
past-Undo = { $seat } nimmt etwas zurück.
past-Tick = Zeit vergeht.
past-Halt = Der Tisch macht Pause.
past-Resume = Das Spiel geht weiter.
past-recorded = Das Ergebnis steht so in der Aufzeichnung; geprüft ist es nicht.

## Warum nicht: am Tisch

why-NotAnOption = Das geht jetzt nicht.
why-OtherQuestion = Jetzt wird etwas anderes gefragt.
why-NotAsked = { $seat } ist gerade nicht gefragt.
why-NoSuchSeat = { $seat } gibt es nicht: Hier sind { $seats } Plätze.
why-NothingDone = Es wurde keine Aktion angegeben.
why-TooManyActions = { $most ->
    [one] Es kann nur eine Aktion auf einmal angegeben werden.
   *[other] Mehr als { $most } Aktionen auf einmal gehen nicht.
}
why-Malformed = Das ist keine Aktion dieses Spiels.
why-GameOver = Das Spiel ist zu Ende.
why-GameHalted = Der Tisch macht Pause.
why-NotHalted = Der Tisch macht gar keine Pause.
why-TimeRunsBackwards = Das trägt den Stempel { $at } ms, doch der Tisch ist schon bei { $last } ms.
why-FromTheFuture = Das will schon Schritt { $seen } kennen, doch das Spiel ist erst bei Schritt { $last }.
why-Hasty = Zu früh. Warte einen Augenblick und versuche es noch einmal.
why-TickFirst = Vorher geschieht noch etwas anderes. Bitte versuche es noch einmal.
why-NothingWakes = Jetzt steht nichts an.
why-NothingToUndo = Nur der eigene letzte Schritt lässt sich zurücknehmen; gerade gibt es keinen.
why-UndoBarred = Das lässt sich nicht zurücknehmen: Seither wurde etwas gezogen, gezeigt oder endgültig entschieden.
why-UndoWhileTimeRuns = Was geschah, während die Zeit lief, lässt sich nicht zurücknehmen.
why-WrongSeatCount = Das Spiel { $game } ist für { $least } bis { $most } Personen, nicht für { $seats }.
why-UnknownGame = Ein Spiel „{ $game }“ gibt es hier nicht. Es gibt: { $known }.
why-NoDeclaration = Das Spiel „{ $game }“ bleibt weg: { $file } fehlt; dort wird es angemeldet.
why-BrokenDeclaration = Das Spiel „{ $game }“ bleibt weg: In { $file } stimmt etwas nicht. { $error }
why-NameTaken = Das Spiel „{ $game }“ bleibt weg: { $file } meldet den Namen „{ $name }“ an. Ein Spiel heißt wie sein Ordner.
why-BrokenScript = Der Lehrmeister von „{ $game }“ bleibt weg: In { $file } stimmt etwas nicht. { $error }
why-TextMissing = Das Spiel „{ $game }“ bleibt weg: { $file } fehlt. Jedes Spiel spricht Deutsch und Englisch.
why-UnknownOption = Eine Regeloption „{ $option }“ gibt es nicht. Es gibt: { $known }.
why-BadValue = Die Regeloption „{ $option }“ kann nicht „{ $value }“ sein. Möglich ist: { $allowed }.

## Warum nicht: Aufzeichnungen

why-RecordTooLarge = Mit { $bytes } Bytes ist die Aufzeichnung zu groß; { $most } sind die Grenze.
why-RecordCut = Die Aufzeichnung bricht in Zeile { $line } ab.
why-RecordGarbled = Zeile { $line } der Aufzeichnung ergibt dort keinen Sinn.
why-RecordEmpty = Die Aufzeichnung ist leer.
why-RecordOfUnknownGame = Die Aufzeichnung gehört zu einem anderen Spiel: „{ $game }“.
why-RecordOfUnknownVersion = Die Aufzeichnung wurde mit Version { $version } der Regeln von { $game } gespielt; hier ist Version { $known }.
why-RecordOfUnknownFormat = Die Aufzeichnung hat Format { $format }; hier lässt sich nur Format { $known } lesen.
why-SeedChanged = Die Aufzeichnung wurde verändert: Ihr Startwert passt nicht zu ihrem Siegel.
why-RecordParts = Ab Schritt { $entry } führt die Aufzeichnung nicht dorthin, wo sie sagt.
why-OutcomeChanged = Die Aufzeichnung wurde verändert: Ihr Ergebnis ist nicht das, was gespielt wurde.
why-PackMissing = Das Paket „{ $pack }“, mit dem diese Partie gespielt wird, ist nicht da.
why-PackChanged = Das Paket „{ $pack }“ ist nicht das, mit dem diese Partie begann: Es wurde seither geändert.
why-RecordUnreadable = { $file } lässt sich nicht lesen: { $cause }
why-RecordUnwritable = { $file } lässt sich nicht schreiben: { $cause }

## Warum nicht: Kampagnen

why-NameEmpty = Von diesem Namen bleibt nichts übrig, was man lesen könnte.
why-NameTooLong = Mit { $letters } Zeichen ist der Name zu lang; { $most } sind die Grenze.
why-NoCampaign = Das Spiel „{ $game }“ wird Partie für Partie gespielt: Kampagnen hat es nicht.
why-NotTheBeginning = Eine Kampagne beginnt mit ihrem ersten Eintrag und mit keinem anderen.
why-CampaignFull = In einer Kampagne ist Platz für { $most } Einträge, und diese ist voll.
why-CampaignOver = Die Kampagne ist zu Ende: Weitere Sitzungen folgen nicht.
why-ToBeContinued = Fortsetzung folgt: Der Rest der Geschichte liegt hinter versiegelten Türen. Sobald das Paket mehr enthält, geht die Kampagne weiter.
why-NothingNew = Das Paket enthält nichts, was dieser Kampagne fehlt.
why-SittingHeld = Das muss warten, bis die laufende Sitzung zu Ende ist.
why-NoSitting = Gerade findet keine Sitzung statt.
why-NotThisSitting = Diese Partie gehört nicht zur laufenden Sitzung.
why-SittingGoesOn = Die Partie dieser Sitzung ist noch nicht zu Ende.
why-NoSuchHouse = Ein Haus { $number } gibt es nicht: Es gibt { $houses } Häuser.
why-HouseTaken = Haus { $number } wird schon gespielt.
why-HouseNameInUse = Es gibt schon ein Haus, dessen Name sich wie „{ $name }“ liest.
why-HouseNotJoined = Haus { $number } wird in dieser Kampagne von niemandem gespielt.
why-HouseTwice = Das Haus „{ $name }“ kann nicht auf zwei Plätzen sitzen.
why-WrongHouseCount = Eine Sitzung ist für { $least } bis { $most } Häuser, nicht für { $houses }.
why-KingUnnamed = Bevor die nächste Herrschaft beginnt, braucht ihr König einen Namen.
why-NoKingWanted = Gerade ist kein König zu benennen.
why-NotTheirKing = Das Haus „{ $name }“ hat nicht gewonnen: Es benennt den nächsten König nicht.
why-TieUnbroken = Mehrere Häuser haben gewonnen: Erst muss feststehen, welches von ihnen in die königliche Linie einheiratet.
why-NoTie = Ein einziges Haus hat gewonnen: Da ist nichts zu entscheiden.
why-SaveTwice = Einen Spielstand „{ $name }“ gibt es schon.
why-TooManySaves = Eine Kampagne kann höchstens { $most } Spielstände haben.
why-NoSuchSave = Einen Spielstand „{ $name }“ gibt es nicht.

## Warum nicht: Dateien von Kampagnen

why-CampaignTooLarge = Mit { $bytes } Bytes ist die Datei für eine Kampagne zu groß; { $most } sind die Grenze.
why-CampaignUnreadable = { $file } lässt sich nicht lesen: { $cause }
why-CampaignUnwritable = { $file } lässt sich nicht schreiben: { $cause }
why-CampaignEmpty = Die Datei ist leer.
why-CampaignCut = Die Datei bricht in Zeile { $line } ab.
why-CampaignGarbled = Zeile { $line } der Datei ergibt in einer Kampagne keinen Sinn.
why-CampaignOfUnknownGame = Das ist eine Kampagne eines anderen Spiels: „{ $game }“.
why-CampaignOfUnknownVersion = Die Kampagne begann mit Version { $version } der Regeln von { $game }; hier ist Version { $known }.
why-CampaignOfUnknownFormat = Die Kampagne hat Format { $format }; hier lässt sich nur Format { $known } lesen.
why-ActChanged = Die Kampagne wurde verändert: Eintrag { $act } ist nicht der, der geschrieben wurde.
why-StillSealed = Die Kampagne ist nicht zu Ende: Bis dahin bleiben ihre Aufzeichnungen versiegelt.
why-RecordMissing = Dem Archiv fehlt die Aufzeichnung der Herrschaft { $reign }.
why-RecordUnasked = Das Archiv enthält eine Aufzeichnung der Herrschaft { $reign }, die nicht hineingehört.
why-ReignChanged = Die Aufzeichnung der Herrschaft { $reign } ist nicht die, die geschrieben wurde.
why-ReignParts = Ab Schritt { $entry } führt die Aufzeichnung der Herrschaft { $reign } nicht dorthin, wo sie sagt.
why-LegacyParts = Die Herrschaft { $reign } begann nicht mit dem, was die Herrschaften vor ihr hinterließen.
why-BequestParts = Die Herrschaft { $reign } hinterließ nicht, was die Kampagne von ihr sagt.
why-AccountParts = Was die Kampagne von der Herrschaft { $reign } erzählt, ist dort nicht geschehen.
