## regency content

summary-content = eine eigene Geschichte prüfen, durchspielen lassen, neu anlegen
help-content = Für alle, die Geschichten schreiben. `check` prüft eine und sagt mit Datei und Zeile, was zu tun ist, `stats` lässt Bots ganze Kampagnen spielen und zählt, `new` legt eine leere an, `release` hält fest, was jede Kennung bedeutet.
help-content-examples =
    Beispiele:
      regency content new mein-land  ein Ordner mit allem, was zu schreiben ist
      regency content check mein-land  was nicht so ist, wie es sein soll
      regency content check mein-land --simulate 100  und was Kampagnen zeigen
      regency content stats mein-land --campaigns 50 --seats 4

    Eine Geschichte nennst du mit ihrem Ordner; ist sie eingebaut, mit ihrem Namen.
meta-task = AUFGABE
meta-pack = PAKET
meta-number = ZAHL
meta-bot = WER
arg-task = check, stats, new oder release
arg-pack = der Ordner einer Geschichte, oder der Name einer eingebauten
arg-simulate = check: dazu so viele Kampagnen mit jeder Zahl von Häusern spielen
arg-content-campaigns = stats: wie viele Kampagnen (20)
arg-houses = stats: wie viele Häuser (so viele, wie Platz haben)
arg-bot = welcher Bot spielt, greedy oder random (greedy)
arg-story-game = das Spiel, für das die Geschichte ist, falls es mehrere gibt
arg-packs = ein Ordner mit einer eigenen Geschichte, die statt der eingebauten gespielt wird
content-found = { $count ->
    [0] Es gibt nichts zu beanstanden.
    [one] Ein Befund.
   *[other] { $count } Befunde.
}
content-new = { $count } Dateien liegen in { $folder }. Schreib, wo TODO steht, dann: regency content check { $folder }
content-released = Was jede Kennung bedeutet, steht jetzt in { $file }.
content-played = { $pack }: { $campaigns ->
    [one] eine Kampagne
   *[other] { $campaigns } Kampagnen
}, { $seats } Häuser
content-speed = { NUMBER($seconds, maximumFractionDigits: 1) } s Rechenzeit, { NUMBER($each, maximumFractionDigits: 2) } s je Kampagne.
why-TaskNotNamed = Sag, was zu tun ist: { $known }.
why-NoSuchTask = Die Aufgabe „{ $task }“ gibt es nicht. Es gibt: { $known }.
why-PackNotNamed = Nenne die Geschichte: regency content { $task } PAKET
why-PacksUnclear = In { $folder } liegen mehrere Geschichten: { $known }. Nenne den Ordner von einer.
why-NoStories = { $game } hat keine Geschichten zur Wahl.
why-FolderThere = { $folder } gibt es schon. Überschrieben wird nichts; nenne einen anderen Ordner.
flaw-match = Kampagne { $campaign }, Sitzung { $sitting }: Etwas entstand oder verschwand ({ $error }). Das ist ein Fehler des Spiels: Bitte melde ihn.
flaw-file = Kampagne { $campaign }, Sitzung { $sitting }: Die Datei der Kampagne führt nicht zu derselben. Das ist ein Fehler des Spiels: Bitte melde ihn.
