## Die Startseite

web-home = Zur Startseite
web-motto = Brettspiele um Krone und Rat im Browser, mit Freunden oder gegen Bots: Der Thron ist leer, und für dich ist ein Platz frei.
web-continue = Weiterspielen
web-doors = Einen Tisch eröffnen
web-open-tables = Tische mit freiem Platz
web-learn = In zehn Minuten lernen
web-learn-on = Weiterlernen
web-newcomer = Neuling
web-call-guide = Lehrmeister rufen
web-finished = Gespielt
web-door-picture = Das Brett im Spiel.
web-import = Eine aufgezeichnete Partie öffnen
web-for-players = { $least } bis { $most } Personen
web-chairs-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
web-ready-to-start = Alle sind da; es kann losgehen.
web-is-over = Das Spiel ist aus.
web-no-winner = Vorzeitig beendet, niemand hat gewonnen.
web-ended = Die Partie wurde vorzeitig beendet.
web-your-turn = Du bist dran.
web-approached-you = Ein Angebot wartet auf dich.
web-approached = Ein Angebot wartet auf { $names }.
web-pass-device = Das Gerät an { $name } weitergeben
web-talk = { $name } lässt euch noch { $seconds } Sekunden Zeit zum Reden.
web-talk-stopped = { $name } lässt euch reden, solange ihr wollt.
web-talk-brief = { $name }: noch { $seconds } s
web-talk-brief-stopped = { $name } wartet.
web-talk-stop = Countdown anhalten
web-talk-run = Weiterlaufen lassen
web-talk-on = Weiter
web-turn-of = Warten auf { $names }.
web-may-change = Warten auf { $names }. Du kannst deine Antwort noch ändern.

## Einen Tisch eröffnen

web-your-name = Dein Name
web-how-many = Wie viele spielen mit?
web-who-plays = Wer spielt?
web-chair = Platz { $number }
web-sit-me = Ich
web-sit-friend = Jemand mit Link oder neben mir
web-sit-friend-by-link = Jemand mit Link
web-sit-greedy = Bot: denkt einen Schritt voraus
web-sit-random = Bot: spielt aufs Geratewohl
web-bot-greedy = Gierig
web-bot-greedy-about = Bot, denkt einen Schritt voraus
web-bot-random = Zufall
web-bot-random-about = Bot, spielt aufs Geratewohl
web-bot = Bot
web-bot-numbered = { $name } { $number }
web-options = Optionen
web-pace = Tempo
web-pace-live = alles an einem Stück
web-pace-days = über Tage, wenn gerade Zeit ist
web-pace-about = Entscheidet nur, ab wann jemand als abwesend gilt.
web-tempo = Wie Bots aufeinander folgen
web-tempo-calm = ruhig
web-tempo-quick = zügig
web-tempo-at-once = sofort
web-tempo-about = Lässt sich am Tisch jederzeit ändern.
web-days = Tage, bis jemand als abwesend gilt
web-door = Wer darf mitspielen?
web-door-link = wer den Link hat
web-door-open = alle auf diesem Server
web-open-table = Tisch eröffnen

## Der Warteraum

web-waiting-room = Warteraum
web-all-here = Alle Plätze sind besetzt.
web-another-name = Name einer weiteren Person an diesem Gerät
web-free-chair = frei
web-asked-chair = { $name } ist gefragt
web-you = du
web-here = da
web-away = gerade fort
web-sit-here = Hier hinsetzen
web-put-bot = Einen Bot hinsetzen
web-bot-out = Platz frei machen
web-bot-pace = Wie schnell er handelt
web-bot-pace-gentle = gemächlich
web-bot-pace-gentle-about = lässt sich Zeit und dich erst zu Ende bringen, was er sonst beenden würde
web-bot-pace-steady = stetig
web-bot-pace-steady-about = handelt etwa so oft wie jemand mit Übung
web-bot-pace-brisk = flink
web-bot-pace-brisk-about = verliert keine Zeit und lässt dir keine
web-against-time = Dieses Spiel wird gegen die Zeit gespielt, von allen zugleich. Anhalten kann es jede Person; reißt eine Verbindung ab oder sperrt sich ein Bildschirm, hält es von selbst an.
web-leave = Aufstehen
web-name-first = Sag zuerst, wie du heißt.
web-start = Anfangen
web-start-when = Sobald alle Plätze besetzt sind.
web-start-by-others = Jemand am Tisch fängt die Partie an.
web-delete-table = Diesen Tisch löschen
web-delete-sure = Wirklich löschen?
web-invite = Einladen
web-invite-text = Wer diesen Link hat, kann sich dazusetzen.
web-copy = Kopieren
web-copied = Kopiert
web-qr = Der Link als Code für die Kamera eines Telefons
web-webhook = Nachrichten an einen Chat
web-webhook-off = Nenne die Adresse eines Webhooks, und euer Chat erfährt, wer hier dran ist, samt dem Link zu diesem Tisch.
web-webhook-on = Eine Adresse außerhalb erfährt, wer hier dran ist.
web-webhook-failed = Die Adresse, die erfährt, wer dran ist, antwortet nicht; deshalb geht nichts mehr an sie.
web-webhook-address = Adresse des Webhooks
web-webhook-set = Dorthin melden
web-webhook-end = Nicht mehr melden
web-primer = Das Spiel in einer Minute
web-page = { $page } von { $of }
web-page-back = Vorige Karte
web-page-on = Nächste Karte

## Am Tisch

web-board = Spielplan
web-panes = Teile des Spielplans
web-lit = { $count } zur Wahl
web-own = Vor dir
web-hands = Vor den Mitspielern
web-tray = Deine Seite des Tischs
web-list = Liste
web-composed = Deine Wahl bis jetzt
web-choices-more = Nur in Worten zu wählen
web-choices-none = Für dich gibt es gerade nichts zu wählen.
web-watching = Du schaust zu
web-closer = Größer
web-whole = Der ganze Spielplan
web-see-board = Den Spielplan ansehen
web-see-scores = Die Wertung ansehen
web-around = Rund um den Tisch
web-players = Plätze
web-log = Verlauf
web-chat = Plaudern
web-rules = Regeln
web-help = Hilfe
web-watchers = { $count ->
    [one] Jemand schaut zu
   *[other] { $count } schauen zu
}
web-watch-on = Zuschauen
web-thinking = überlegt
web-choices = Was du tun kannst
web-ways = { $count } Möglichkeiten
web-which = Was davon?
web-how = Wie?
web-back = Zurück
web-confirm = Ausführen
web-go-on = Weiter
web-certain = Das geschieht mit Sicherheit
web-final = Danach lässt es sich nicht mehr zurücknehmen.
web-looking = Ein Blick voraus …
web-sending = Unterwegs …
web-coming = Einen Augenblick …
web-time-runs = Die Zeit läuft.
web-paused = Angehalten
web-pause-details = Wer bereit ist, und warum angehalten wurde
web-goes-on = Gleich geht es weiter …
web-who-ready = Wer bereit ist
web-is-ready = bereit
web-not-yet = noch nicht
web-is-lost = Leitung weg
web-ready = Ich bin bereit
web-not-ready = Doch noch nicht
web-stop-again = Halt, noch nicht
web-verdict-later = Wie es ohne { $names } weitergeht, könnt ihr entscheiden in
web-verdict = { $count ->
    [one] { $names } ist schon eine Weile weg. Was tun wir?
   *[other] { $names } sind schon eine Weile weg. Was tun wir?
}
web-verdict-wait = Warten
web-verdict-bot = Ein Bot springt ein
web-verdict-go-on = So weiterspielen
web-undo = Zurücknehmen
web-undo-ask = Um Rücknahme bitten
web-undone = zurückgenommen:
web-hint = Tipp
web-not-now = Gerade nicht möglich
web-let-go = Nicht mehr möglich: { $what }.
web-hint-take = Zeig es mir
web-log-empty = Noch ist nichts geschehen.
web-happened = Was geschah
web-happened-mine = Betrifft dich:{" "}
web-look-back = Wie es nach Schritt { $entry } stand
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-write = Etwas sagen
web-chat-send = Senden
web-chat-mute = Plaudern stummschalten
web-chat-muted = Das Plaudern ist an diesem Tisch stumm. Was inzwischen gesagt wird, ist da, sobald du es wieder hören willst.
web-guest = Gast
web-rules-jump = Zu einem Abschnitt
web-rules-here = Mehr in den Regeln
web-close = Schließen
web-no-board = Zu diesem Spiel gibt es noch kein Bild. Mit der Liste lässt sich alles tun.
web-offline = Keine Verbindung. Neuer Versuch läuft; nichts geht verloren.
web-no-answer = Der Server antwortet nicht. Bitte versuch es noch einmal.
web-no-table = Hier ist nichts
web-table-gone = Diesen Tisch gibt es nicht mehr.
web-recap = { $count ->
    [one] Während du fort warst: ein Schritt
   *[other] Während du fort warst: { $count } Schritte
}
web-recap-close = Gelesen
web-proposes-undo = { $name } möchte die letzte Aktion zurücknehmen. Ist dir das recht?
web-proposes-bot = { $name } schlägt vor, dass für { $absent } ein Bot spielt. Ist dir das recht?
web-proposes-end = { $name } möchte hier aufhören, ohne dass jemand gewinnt. Du auch?
web-proposes-seat = Jemand, der zuschaut, sagt: Ich bin { $name } und habe mein Gerät verloren. Stimmt das?
web-proposal-waits = Die anderen müssen noch zustimmen.
web-agree = Ja
web-disagree = Nein
web-hand-over = Einen Bot für mich spielen lassen
web-take-back-seat = Wieder selbst spielen
web-propose-bot = Einen Bot spielen lassen
web-bot-for-you = Ein Bot spielt für dich.
web-bot-stands-in = solange spielt ein Bot
web-gave-up = hat aufgegeben; ein Bot spielt weiter
web-give-up = Aufgeben
web-give-up-sure = Wirklich? Dann spielt ein Bot zu Ende
web-end = Partie beenden
web-end-sure = Wirklich, ohne dass jemand gewinnt?
web-move-seat = Auf ein anderes Gerät
web-move-text = Öffne diesen Link auf dem anderen Gerät. Er gilt einmal und einen Tag lang.
web-word = Ein Wort für meinen Platz
web-word-text = Schreib es auf, es wird nur einmal gezeigt: Geht dieses Gerät verloren, holt es den Platz von { $name } zurück.
web-lost = Ich habe mein Gerät verloren
web-lost-who = Ich bin
web-lost-ask = Die anderen um meinen Platz bitten
web-lost-word = Oder das Wort zum Platz
web-lost-take = Platz zurückholen
web-take-title = Nimm deinen Platz ein
web-take-text = Dieser Link holt einen Platz an einem Tisch auf dieses Gerät. Er gilt nur einmal.
web-take-do = Auf diesem Gerät spielen
web-curtain = Gib das Gerät an { $name } weiter.
web-curtain-text = Alle anderen schauen bitte weg.
web-curtain-lift = Ich bin { $name }

## Hilfe und Einstellungen

web-help-text = Klick oder tipp auf dem Spielplan auf etwas Umrandetes oder wähle aus der Liste. Bevor etwas gilt, siehst du, was es kostet und bringt.
web-key-arrows = durch die Möglichkeiten gehen
web-key-shift = zu jedem Teil gehen und seine Erklärung lesen
web-key-enter = wählen und ausführen
web-key-backspace = einen Schritt zurück
web-key-p = anhalten; in der Pause: Ich bin bereit
web-key-u = zurücknehmen oder darum bitten
web-key-h = ein Tipp
web-key-l = der Verlauf
web-key-r = die Regeln, an der passenden Stelle
web-key-w = die Liste aller Möglichkeiten
web-key-zoom = den Spielplan größer, kleiner, ganz
web-key-help = diese Seite
web-settings = Einstellungen
web-language = Sprache
web-other-language = In English
web-theme = Aussehen
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-unconfirmed = Sofort tun, was sich zurücknehmen lässt
web-skip-forced = Von selbst tun, was die einzige Möglichkeit ist
web-still = Ohne Bewegung
web-notify = Benachrichtigen, wenn ich dran bin
web-sound = Leise Klänge
web-volume = Lautstärke

## Hinterher

web-rematch = Noch eine Partie
web-rematch-asks = { $name } möchte noch eine Partie spielen. Du auch?
web-rematch-yes = Ja, ich bin dabei
web-rematch-no = Nein, danke
web-to-rematch = Zur nächsten Partie
web-to-campaign = Zur Kampagne
web-what-if = Was wäre wenn
web-brought = mitgebracht
web-replay = Rückschau
web-record = Aufzeichnung herunterladen
web-share = Link kopieren
web-race = Das Rennen
web-race-about = Punkte nach jedem Zug. Am Ende: { $points }.
web-race-points = { $name } { $points }
web-race-up = Punkte
web-race-across = Züge
web-race-turn = Zug { $turn }
web-race-start = Beginn
web-race-scoring = Schlusswertung
web-race-table = Das Rennen als Tabelle

## Wie es steht

web-total = { $name }: { $count } insgesamt. Wie es sich zusammensetzt
web-if-ended = Wenn jetzt Schluss wäre
web-totals-now = Summen: { $totals }.
web-last-round = Das ist die letzte Runde.
web-last-turn = Letzter Zug: { $names }.
web-last-turn-yours = Das ist dein letzter Zug.
web-gain = Summe { $count }
web-gain-sure = Summe { $count } sicher
web-gain-other = { $name }: { $count }
web-moments = { $count ->
    [one] Der Augenblick, der den Ausschlag gab
   *[other] Die Augenblicke, die den Ausschlag gaben
}
web-gains = { $count ->
    [one] { $turn }: { $name } gewinnt einen Punkt
   *[other] { $turn }: { $name } gewinnt { $count } Punkte
}
web-shuffles = Das Mischen prüfen
web-shuffles-about = Alles Mischen einer Partie folgt aus einem geheimen Startwert. Vor dem ersten Schritt hat der Server dessen Fingerabdruck veröffentlicht, den SHA-256-Wert des Startwerts; nun, da die Partie vorbei ist, steht der Startwert in der Aufzeichnung.
web-commitment = Fingerabdruck des Mischens
web-commitment-about = Der Server hat alles Mischen vor dem ersten Schritt festgelegt. Merke dir diesen Fingerabdruck, dann kannst du nach der Partie prüfen, dass nichts geändert wurde.
web-seed = Startwert, aus der Aufzeichnung
web-shuffles-fit = Dein Browser hat nachgerechnet: Startwert und Fingerabdruck passen zusammen. Alles Mischen stand vor dem ersten Schritt fest.
web-shuffles-differ = Startwert und Fingerabdruck passen nicht zusammen. Traue dieser Aufzeichnung nicht.
web-shuffles-insecure = Browser rechnen das nur auf einer sicheren Seite nach (https oder localhost). Von Hand lässt es sich überall prüfen.
web-shuffles-noted = Es ist der Fingerabdruck, den sich dieser Browser während der Partie gemerkt hat.
web-shuffles-changed = Während der Partie hat sich dieser Browser einen anderen Fingerabdruck gemerkt: { $before }
web-shuffles-by-hand = Zum Prüfen von Hand lade die Aufzeichnung herunter und lass sie vom Skript docs/check_shuffle.py aus dem Quelltext von Regency lesen. Es ist eine Seite schlichtes Python ohne Code des Servers: Es vergleicht Startwert und Fingerabdruck und mischt den Anfang der Partie noch einmal.
web-to-table = Zum Tisch
web-beginning = Der Anfang.
web-quiet-step = Jemand wählt noch; auf dem Tisch hat sich nichts geändert.
web-first = Zum Anfang
web-last = Zum Ende
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
web-turn-back = Voriger Zug
web-turn-on = Nächster Zug
web-copy-moment = Link zu diesem Zeitpunkt
web-run = Abspielen
web-speed = Tempo
web-by-steps = Schritt für Schritt
web-game-time = Spielzeit
web-time-of = { $now } von { $all }
web-mark-back = Voriger markierter Zeitpunkt
web-mark-on = Nächster markierter Zeitpunkt
web-scrub = Im Spiel vor und zurück
web-standing = Stand
web-pause = Anhalten
web-moment = Zeitpunkt
web-step = Schritt { $entry } von { $last }
web-view = Wessen Sicht
web-view-everybody = Was alle sehen
web-view-of = Sicht von { $name }
web-view-open = Alle Karten offen

## Ein Tisch einer anderen Version seines Spiels

web-past-version = Diese Partie wurde nach Version { $version } der Regeln gespielt, hier gilt Version { $known }.
web-past-no-game = Dieses Spiel gibt es hier nicht mehr.
web-past-unstarted = Dieser Tisch wurde nach anderen Regeln eröffnet, als es sie hier gibt. Er lässt sich nicht spielen.
web-past-readable = Sie lässt sich ansehen und herunterladen, aber nicht weiterspielen.
web-past-unended = Sie war noch nicht zu Ende. Sie lässt sich ansehen, aber nicht weiterspielen.
web-past-hidden = Was getan wurde, steht hier nicht: Nur die Regeln, nach denen gespielt wurde, wissen, was davon für alle offen war. Zu sehen ist, wer wann gehandelt hat.
web-past-result = Das Ergebnis
web-past-reckoned = Als diese Partie endete, wurde das Ergebnis noch nicht aufbewahrt. Es ist nach Version { $known } der Regeln neu ausgerechnet und muss nicht dasselbe sein.
web-past-unknown = Wie sie ausging, wurde nicht aufbewahrt.
web-past-card = Version { $version }: nur zum Ansehen
web-past-card-gone = Nicht mehr hier: nur zum Ansehen
web-past-step = Schritt { $entry }
