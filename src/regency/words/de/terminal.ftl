## Hilfe

help-usage = Aufruf:
help-arguments = Angaben
help-commands = Befehle
help-options = Schalter
help-regency-usage = regency BEFEHL [Schalter]
help-regency = Ein Tisch für Brettspiele, im Browser und im Terminal: mit Bots und Freunden spielen, Bots viele Partien spielen lassen, Aufzeichnungen ansehen.
help-regency-examples =
    Beispiele:
      regency serve --open  im Browser spielen
      regency play { $game }  im Terminal, du gegen einen Bot
      regency play { $game } --seats human:Anna,human:Ben,greedy
      regency play --help  alles über einen Befehl

    Mit --lang en spricht jeder Befehl Englisch.

help-games = Die Spiele, die es hier gibt: für wie viele, gegen welche Bots, mit welchen Regeloptionen.
help-games-examples =
    Beispiele:
      regency games
      regency games --json  dasselbe für Programme

help-play = Spielt eine Partie an dieser Tastatur. Jede Eingabe wird sofort gespeichert; was auch geschieht, die Partie lässt sich fortsetzen.
help-play-examples =
    Beispiele:
      regency play { $game }  du gegen einen Bot
      regency play { $game } --seats human,greedy,random  gegen zwei Bots
      regency play { $game } --seats human:Anna,human:Ben  zu zweit, eine Tastatur
      regency play { $game } --option NAME=WERT --seed 7  Regeloption und Startwert
      regency play --resume partie.jsonl  weiter nach der Pause

    Ohne --seats spielst du gegen einen Bot. Die Bots: greedy denkt, random würfelt.
    Im Spiel zeigt ? alles, was man tippen kann, r die Regeln, h einen Tipp.

help-simulate = Lässt Bots viele Partien spielen und zählt, wer gewinnt. Derselbe Startwert gibt dieselben Partien.
help-simulate-examples =
    Beispiele:
      regency simulate { $game } --seats greedy,random,random
      regency simulate { $game } --games 400 --workers 2
      regency simulate { $game } --records ordner --json  alles behalten, als JSON

help-replay = Prüft eine aufgezeichnete Partie vom ersten bis zum letzten Schritt und zeigt den Tisch an ihrem Ende oder nach einem beliebigen Schritt.
help-replay-examples =
    Beispiele:
      regency replay partie.jsonl  das Ende, mit den Punkten
      regency replay partie.jsonl --at 20  der Tisch nach 20 Schritten
      regency replay partie.jsonl --log  alles, was geschah

    Die Karten einer Partie, die noch läuft, bleiben verdeckt; --open zeigt sie.

help-bench = Misst, wie schnell dieser Rechner spielt, neben anderen Spielprogrammen, die es hier gibt.
help-bench-examples =
    Beispiele:
      regency bench
      regency bench --json

meta-game = SPIEL
meta-compared-game = [SPIEL]
meta-seats = WER,WER,...
meta-paces = TEMPO,TEMPO,...
meta-option = NAME=WERT
meta-seed = ZAHL
meta-count = ZAHL
meta-entry = SCHRITT
meta-file = DATEI
meta-folder = ORDNER
meta-lang = de|en

arg-game = das Spiel; `regency games` zählt sie auf
arg-compared-game = unser Spiel, mit dem die anderen verglichen werden; sonst das erste im Alphabet
arg-file = eine Aufzeichnung, wie `regency play` und `regency simulate` sie schreiben
arg-seats = wer wo sitzt, der Reihe nach: human, human:NAME, greedy, random
arg-bots = welche Bots mitspielen, greedy oder random; von Partie zu Partie rücken sie einen Platz weiter (greedy,random)
arg-paces = wie schnell Bots handeln, wo Zeit läuft: gentle, steady oder brisk, eines für alle oder eines für jeden (steady)
arg-option = eine Regeloption; darf mehrmals vorkommen
arg-seed = der Startwert, der alles Mischen bestimmt
arg-first-seed = der Startwert, der alles Mischen bestimmt (1)
arg-save = die Partie in dieser neuen Datei aufheben statt in deinem Datenordner
arg-resume = mit der Partie in dieser Datei weitermachen
arg-games = wie viele Partien (100)
arg-workers = wie viele Prozesse sich die Arbeit teilen (1)
arg-records = jede Partie in diesem Ordner aufzeichnen
arg-json = JSON ausgeben
arg-at = der Tisch nach so vielen Schritten
arg-log = alles erzählen, was geschah, Schritt für Schritt
arg-open = alle Karten zeigen, auch wenn die Partie noch läuft
arg-lang = die Sprache (sonst die deines Systems)
arg-help = diese Hilfe zeigen
arg-version = die Version zeigen, und ob die Regeln kompiliert sind

## regency games

games-seats = Für { $least } bis { $most } Personen.
games-bots = Bots: { $bots }
games-options = Regeloptionen (regency play { $game } --option NAME=WERT):
games-option = { $name }: { $what }. { $about }
games-default = [Vorgabe]
simulate-working = spiele
simulate-title = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, Startwert { NUMBER($seed, useGrouping: 0) }
simulate-seat = Bot
simulate-pace = Tempo
simulate-gentle = gemächlich
simulate-steady = stetig
simulate-brisk = flink
simulate-wins = Siege
simulate-share = Anteil
simulate-interval = 95-%-Bereich
simulate-points = Punkte im Mittel
simulate-length = Eine Partie dauert im Mittel { NUMBER($turns, maximumFractionDigits: 1) } Züge.
simulate-unwon = Von niemandem gewonnen: { $count }.
simulate-ends = So endeten die Partien:
simulate-speed = { $decisions } Entscheidungen in { NUMBER($seconds, maximumFractionDigits: 1) } s: { NUMBER($rate, maximumFractionDigits: 0) } pro Sekunde (Regeln { $build }).
simulate-records = Die Aufzeichnungen liegen in { $folder }.

## regency bench

bench-working = messe
bench-title = Zufallspartien, Regeln { $build }, Median aus { $rounds } Runden
bench-name = Programm
bench-rate = Entscheidungen/s
bench-copy = Kopie, µs
bench-faster = wir schneller um
bench-copies = Kopie schneller um

## regency replay

replay-title = { $game }: Aufzeichnung mit { $entries ->
    [one] einem Schritt
   *[other] { $entries } Schritten
}
replay-place = Nach Schritt { $entry } · { $turn }
replay-closed = Die Karten bleiben verdeckt, denn diese Partie läuft noch; --open zeigt sie.
replay-options = Regeloptionen: { $options }
replay-acts-closed = Was getan wurde, bleibt verdeckt, denn die Partie ist nicht zu Ende; --open erzählt es.
replay-no-result = Die Aufzeichnung nennt kein Ergebnis.
replay-how = Noch einmal ansehen: { $command }
greeting-players = Am Tisch: { $names }.
greeting-saved = Jede Eingabe wird sofort gespeichert in { $file }
greeting-narrow = Dieses Fenster ist schmaler als { $width } Zeichen; der Tisch wird gekürzt gezeigt.
greeting-help = Wähle mit Zahlen. r zeigt die Regeln in einer Minute, h einen Tipp, ? die Hilfe.
greeting-untimed = An dieser Tastatur läuft keine Zeit. { $option }: { $value }.
help-text =
    Wähle mit der Zahl vor einer Zeile. Mehrere Zahlen auf einmal folgen aufeinander: 1 3 2.
      b, 0   zurück: einen Schritt zurück in den Listen; aus der ersten heraus wie u
      u      zurücknehmen: deine letzte Aktion, solange nichts Neues ans Licht kam
      h      Tipp: was ein Bot an deiner Stelle täte; mit ok tust du es
      w      warum: was gerade nicht geht, und warum nicht
      t      Tisch: den Tisch noch einmal zeigen
      p      Punkte: wie sich die Summen zusammensetzen
      l      Verlauf: was geschah; verlauf 50 zeigt die letzten 50 Schritte
      r      Regeln: die Regeln in einer Minute; regeln 7 zeigt Abschnitt 7
      g      geben: die Tastatur weiterreichen, wenn ein Angebot auf jemanden wartet; g Ben reicht sie Ben
      ?      Hilfe: diese Seite
      q      Ende: die Partie ist gespeichert und lässt sich fortsetzen
    Englische Wörter gehen auch.
keyboard-called = Ein Angebot wartet auf { $names }. g: die Tastatur weitergeben.
keyboard-asked = Ein Angebot wartet auf dich. Antworte, oder tippe g, und es geht ohne Antwort weiter.
keyboard-guest = Auf dich wartet hier nichts: Mit g gibst du die Tastatur zurück.
keyboard-whom = Wer soll die Tastatur bekommen? g und ein Name: { $names }
keyboard-nobody = Sonst kann an dieser Tastatur gerade niemand etwas tun.

# Wörter für Befehle, der Buchstabe zuerst; sie gelten in jeder Sprache
command-undo = u, zurücknehmen, rückgängig
command-back = b, zurück
command-hint = h, tipp, hinweis
command-ok = ok, j, ja
command-why = w, warum
command-table = t, tisch, tabelle, plan
command-points = p, punkte, stand
command-log = l, verlauf, protokoll
command-rules = r, regeln
command-pass = g, geben, weitergeben
command-help = ?, hilfe
command-quit = q, ende, beenden

## Kampagnen an der Tastatur

campaign-title = { $game }: eine Kampagne mit { $reigns ->
    [one] einer Sitzung
   *[other] { $reigns } Sitzungen
}
campaign-what-if = Was wäre, wenn? Abgezweigt vom Spielstand „{ $save }“.
campaign-loaded = { $sittings ->
    [0] Sie wurde als Datei mitgebracht, vor ihrer ersten Sitzung.
    [one] Sie wurde als Datei mitgebracht, nach ihrer ersten Sitzung.
   *[other] Sie wurde als Datei mitgebracht, nach { $sittings } Sitzungen.
}
campaign-sitting = { $number }. Unter { $king }
campaign-nameless = einem König ohne Namen
campaign-present = Am Tisch: { $names }.
campaign-broken-off = Die Sitzung wurde abgebrochen.
campaign-won = { $count ->
    [one] Gewonnen hat { $names }.
   *[other] Gemeinsam gewonnen haben { $names }.
}
campaign-leaf = { $title }
campaign-signed = { $title }, unterschrieben von { $name }
campaign-over = Die Kampagne ist zu Ende.
campaign-rests = Die Kampagne ruht, bis ihre Geschichte weitergeht.
campaign-prefer = Wessen Haus heiratet in die Königsfamilie ein? Zahl von 1 bis { $most }, q für Ende:{" "}
campaign-crown = { $name } benennt den nächsten König (q für Ende):{" "}
campaign-crowned = Lang lebe { $king }!
campaign-how = Weiterspielen: { $command }
campaign-told = Das ist die Kampagne, wie sie erzählt wird. Ein Archiv würde sie beweisen.
campaign-proved = { $reigns ->
    [one] { $proofs } von einer Herrschaft
   *[other] { $proofs } von { $reigns } Herrschaften
} vom ersten bis zum letzten Schritt nachgewiesen.
campaigns-title = { $game }: { $campaigns ->
    [one] eine Kampagne
   *[other] { $campaigns } Kampagnen
}, Startwert { NUMBER($seed, useGrouping: 0) }
campaigns-ends = So gingen die Kampagnen aus:
campaigns-over = zu Ende gespielt
campaigns-rests = ruhend, weil die Geschichte nicht weiterführt
campaigns-unfinished = nicht beendet
campaigns-lengths = So lang waren sie:
campaigns-length = { $reigns ->
    [one] eine Herrschaft
   *[other] { $reigns } Herrschaften
}
campaigns-reigns = So endeten die Herrschaften:
campaigns-envelopes = Geöffnete Umschläge: { $count }
campaigns-choices = Getroffene Entscheidungen: { $count }
campaigns-page = Seite
campaigns-times = Anzahl
campaigns-share = je Kampagne
arg-campaign = eine Kampagne spielen: in dieser Datei beginnen oder mit ihr weiterspielen
arg-campaigns = so viele ganze Kampagnen spielen statt einzelner Partien
