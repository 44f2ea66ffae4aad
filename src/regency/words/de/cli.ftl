## Der Befehl

version = regency { $version }, { $build }
build-compiled = kompiliert
build-interpreted = interpretiert
trouble = regency: { $reason }

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
summary-games = die Spiele an diesem Tisch, mit Regeloptionen und Bots
summary-play = im Terminal spielen, allein gegen Bots oder mit Freunden
summary-simulate = Bots viele Partien spielen lassen und zählen
summary-replay = eine aufgezeichnete Partie ansehen
summary-bench = messen, wie schnell dieser Rechner spielt

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

## Was an einer Befehlszeile nicht stimmt

why-UnknownCommand = Den Befehl „{ $command }“ gibt es nicht. Es gibt: { $known }. Mehr sagt regency --help.
why-UnknownLanguage = „{ $lang }“ wird hier nicht gesprochen. Es gibt: { $known }.
why-ValueMissing = Nach { $argument } fehlt ein Wert.
why-NoValueWanted = Nach { $argument } kann kein Wert stehen.
why-NotWanted = Das ist hier nicht zu verstehen: { $arguments }. Was hier gehen würde, sagt --help.
why-Unclear = Die Befehlszeile ist nicht zu verstehen: { $problem }
why-BadNumber = { $argument } muss eine ganze Zahl von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) } sein, nicht „{ $value }“.
why-GameNotNamed = Nenne das Spiel: regency play SPIEL. Es gibt: { $known }.
why-NoPair = „{ $given }“ ist keine Regeloption mit ihrem Wert; schreibe --option NAME=WERT.
why-GivenTwice = Die Regeloption „{ $option }“ ist doppelt angegeben.
why-BadName = „{ $name }“ geht nicht als Name an diesem Tisch: höchstens { $most } Zeichen.
why-FileMissing = Gib die Datei einer aufgezeichneten Partie an: regency replay DATEI
why-NotAFile = { $file } ist keine Datei, in der eine Aufzeichnung stehen könnte.
why-FileThere = { $file } gibt es schon. Mach mit --resume dort weiter oder nenne eine andere Datei.
why-UnknownPlayer = „{ $player }“ kann nicht mitspielen. Möglich ist: { $known }; ein Mensch mit Namen heißt human:NAME.
why-ResumeAlone = { $argument } passt nicht zu --resume: In der Aufzeichnung steht, wie die Partie begann.
why-OtherGame = Die Aufzeichnung ist vom Spiel { $game }, nicht von { $wanted }.
why-NobodyHuman = In einer Simulation sitzen nur Bots.
why-NoSuchEntry = Den Schritt „{ $at }“ gibt es in dieser Aufzeichnung nicht; ihr letzter Schritt ist { $most }.
why-UnknownBot = Den Bot „{ $bot }“ gibt es nicht. Es gibt: { $known }.
why-BotWithoutFeatures = Der Bot { $bot } kann { $game } nicht spielen.
why-UnknownPace = Das Tempo „{ $pace }“ gibt es nicht. Es gibt: { $known }.
why-NoTimeRuns = Bei { $game } läuft keine Zeit, daher haben die Bots kein Tempo.
why-WrongPaceCount = { $paces } Tempi für { $seats } Plätze: Eines gilt für alle, sonst braucht jeder Platz eines.
why-AgainstTime = An dieser Tastatur wird { $game } ohne Zeit gespielt. Zur Wahl steht mit --option: { $options }.
why-AgainstTimeAlone = { $game } wird gegen die Zeit gespielt und nicht an dieser Tastatur.
why-RecordAgainstTime = Diese Partie { $game } wird gegen die Zeit gespielt und geht an dieser Tastatur nicht weiter.

## Was das System als Ursache nennt

cause-ENOENT = die Datei oder den Ordner gibt es nicht
cause-EACCES = das ist nicht erlaubt
cause-EPERM = das ist nicht erlaubt
cause-EISDIR = das ist ein Ordner
cause-ENOTDIR = eine Datei ist einem Ordner im Weg
cause-EADDRNOTAVAIL = diese Adresse hat der Rechner nicht
cause-EEXIST = das gibt es schon
cause-ENOSPC = der Datenträger ist voll
cause-EDQUOT = dein Anteil am Datenträger ist verbraucht
cause-EROFS = der Datenträger lässt sich nur lesen
cause-EIO = der Datenträger hat versagt

## regency games

games-seats = Für { $least } bis { $most } Personen.
games-bots = Bots: { $bots }
games-options = Regeloptionen (regency play { $game } --option NAME=WERT):
games-option = { $name }: { $what }. { $about }
games-default = [Vorgabe]

## regency simulate

decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure = { NUMBER($value, maximumFractionDigits: 2) }
percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
interval = { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
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

## Am Tisch

chair-human = Spieler
chair-greedy = Gierig
chair-random = Zufall
greeting-players = Am Tisch: { $names }.
greeting-saved = Jede Eingabe wird sofort gespeichert in { $file }
greeting-narrow = Dieses Fenster ist schmaler als { $width } Zeichen; der Tisch wird gekürzt gezeigt.
greeting-help = Wähle mit Zahlen. r zeigt die Regeln in einer Minute, h einen Tipp, ? die Hilfe.
greeting-untimed = An dieser Tastatur läuft keine Zeit. { $option }: { $value }.
table-title = { $game } · { $turn }
news-title = Seit deiner letzten Entscheidung:
ask-title = { $name } ist gefragt
pick-title = { $kind }: { $pick }
heading-other = Oder
ways = { $count } Möglichkeiten
taken-back = Zurückgenommen.
news-first = Das Spiel beginnt:
prompt = >
prompt-help = Zahl, h Tipp, u zurücknehmen, t Tisch, l Verlauf, r Regeln, ? Hilfe, q Ende
prompt-help-nested = Zahl, b zurück, h Tipp, t Tisch, l Verlauf, r Regeln, ? Hilfe, q Ende
not-understood = „{ $line }“ ist hier nicht zu verstehen. Tippe eine Zahl aus der Liste oder ? für Hilfe.
no-such-number = Die { $number } gibt es nicht; die Liste geht von 1 bis { $most }.
preview-title = { $action }. Sicher ist:
preview-bare = { $action }?
cannot-undo = Danach lässt es sich nicht mehr zurücknehmen.
confirm-prompt = Enter: ausführen, b: zurück >
hint = Tipp: { $action }.
hint-why = Besser als „{ $other }“, denn das { $features }.
hint-even = Kaum besser als „{ $other }“: Mach es, wie du magst.
hint-take = Tippe ok, um das zu tun.
log-empty = Noch ist nichts geschehen, was alle sehen.
no-points = In diesem Spiel werden keine Punkte gezählt.
no-hint = Dazu gibt es keinen Tipp.
no-obstacle = Anderes gäbe es hier nicht zu tun.
nothing-proposed = Es liegt kein Vorschlag vor. Frag zuerst nach einem Tipp: h
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
no-such-section = Einen Abschnitt „{ $wanted }“ gibt es nicht.
no-manual = Zu diesem Spiel gibt es hier keine Regeln zum Nachlesen.
manual-how = regeln ZAHL zeigt einen Abschnitt, zum Beispiel: regeln 7
curtain = Gib die Tastatur an { $name } weiter. Alle anderen schauen bitte weg.
curtain-prompt = { $name }, drücke Enter, wenn du so weit bist >
keyboard-called = Ein Angebot wartet auf { $names }. g: die Tastatur weitergeben.
keyboard-asked = Ein Angebot wartet auf dich. Antworte, oder tippe g, und es geht ohne Antwort weiter.
keyboard-guest = Auf dich wartet hier nichts: Mit g gibst du die Tastatur zurück.
keyboard-whom = Wer soll die Tastatur bekommen? g und ein Name: { $names }
keyboard-nobody = Sonst kann an dieser Tastatur gerade niemand etwas tun.
not-saved = Die Partie ließ sich nicht speichern, darum zählt diese Aktion nicht. Schaffe Platz oder gib den Ordner frei und versuche es noch einmal.
not-saved-prompt = Enter: noch einmal, q: aufhören >
mended = Die letzte Zeile der Aufzeichnung war nicht vollständig; diese Aktion hat nie gezählt.
input-closed = Die Eingabe wurde geschlossen.
saved-in = Die Partie ist gespeichert in { $file }
resume-how = So geht es weiter: { $command }
outcome-title = { $game }: das Ende
score-total = Summe
score-rank = Rang
winners = { $count ->
    [0] Niemand gewinnt.
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
# Wer gewinnt, mit allen Titeln: „Anna: Der Kühne, Schutzherr aus dem Hause Roselie“
winner-title = { $name }: { $title }

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
why-CampaignAlone = { $argument } passt nicht zu einer Kampagne.
why-NotOfCampaigns = { $argument } gilt für eine einzelne Partie: Eine Kampagne wird im Ganzen gezeigt.
arg-campaign = eine Kampagne spielen: in dieser Datei beginnen oder mit ihr weiterspielen
arg-campaigns = so viele ganze Kampagnen spielen statt einzelner Partien
