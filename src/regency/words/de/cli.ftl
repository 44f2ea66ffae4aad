## Der Befehl

version = regency { $version }, { $build }
build-compiled = kompiliert
build-interpreted = interpretiert
trouble = regency: { $reason }
summary-games = die Spiele an diesem Tisch, mit Regeloptionen und Bots
summary-play = im Terminal spielen, allein gegen Bots oder mit Freunden
summary-simulate = Bots viele Partien spielen lassen und zählen
summary-replay = eine aufgezeichnete Partie ansehen
summary-bench = messen, wie schnell dieser Rechner spielt

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

## regency simulate

decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure = { NUMBER($value, maximumFractionDigits: 2) }
percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
interval = { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

## Am Tisch

chair-human = Spieler
chair-greedy = Gierig
chair-random = Zufall
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
no-such-section = Einen Abschnitt „{ $wanted }“ gibt es nicht.
no-manual = Zu diesem Spiel gibt es hier keine Regeln zum Nachlesen.
manual-how = regeln ZAHL zeigt einen Abschnitt, zum Beispiel: regeln 7
curtain = Gib die Tastatur an { $name } weiter. Alle anderen schauen bitte weg.
curtain-prompt = { $name }, drücke Enter, wenn du so weit bist >
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
why-CampaignAlone = { $argument } passt nicht zu einer Kampagne.
why-NotOfCampaigns = { $argument } gilt für eine einzelne Partie: Eine Kampagne wird im Ganzen gezeigt.
