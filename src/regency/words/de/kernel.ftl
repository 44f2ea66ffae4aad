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
