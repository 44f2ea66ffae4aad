## Die Seiten einer Kampagne

saga-sections = Teile der Kampagne
saga-mine = Kampagnen
saga-sitting-now = gerade wird eine Sitzung gehalten
saga-council = Rat
saga-story = Was bisher geschah
saga-realm = Das Reich
saga-houses = Die Häuser
saga-reigns = Die Herrschaften
saga-words = Wer Wort hielt
saga-card = Zum Teilen
saga-of = Kampagne
saga-king = Unter { $king }
saga-no-king = Der Thron ist leer
saga-reign-count = { $count ->
    [0] vor der ersten Herrschaft
    [one] nach einer Herrschaft
   *[other] nach { $count } Herrschaften
}
saga-what-if = Was wäre wenn: Dies ist ein Zweig einer Kampagne, ab dem Spielstand „{ $name }“.
saga-loaded = { $count ->
    [0] Diese Kampagne wurde in einer Datei mitgebracht, noch vor ihrer ersten Sitzung.
    [one] Diese Kampagne wurde in einer Datei mitgebracht, mit einer Sitzung.
   *[other] Diese Kampagne wurde in einer Datei mitgebracht, mit { $count } Sitzungen.
}
saga-sitting-number = Sitzung { $number } einer Kampagne
saga-none = Hier gibt es keine Kampagne
saga-began-on = begonnen am { $day }

## Beginnen und dazukommen

saga-begin-title = Eine Kampagne beginnen
saga-begin-about = Partien, die zusammenhängen: Häuser mit Namen, ein Reich mit Gedächtnis, ein König nach dem anderen. Das kann Monate dauern, und jedes Mal dürfen andere dabei sein.
saga-begin-king = Name des ersten Königs
saga-begin-story = Geschichte
saga-begin-undo = Der Tisch darf sich einigen, zurückzunehmen, was alle gesehen haben
saga-begin-do = Kampagne beginnen
saga-bring = Kampagne aus einer Datei mitbringen
saga-invite = Wer diesen Link hat, kann mitlesen und ein Haus übernehmen.
saga-choose = Wähle ein Haus
saga-choose-about = Sieh dir die Wappen an, lies, wer dahintersteht, und nimm eines. Du spielst es die ganze Kampagne lang.
saga-house-taken = { $house }: vergeben an { $name }
saga-house-chosen = Gewählt: { $house }
saga-family = Name der Familie
saga-family-about = Er steht unter allem, wofür dieses Haus geradesteht.
saga-join = Dieses Haus nehmen
saga-join-free = Für Bots: Kein Gerät hält dieses Haus
saga-join-free-do = Dieses Haus dazuholen
saga-all-taken = Alle Häuser sind vergeben.
saga-take-part = Wer dabei ist
saga-nobody = Noch niemand.
saga-house = Haus { $number }
saga-yours = deins
saga-held = wird gespielt
saga-unheld = frei zu übernehmen; Bots können es spielen
saga-since = { $count ->
    [0] von Anfang an dabei
    [one] nach einer Sitzung dazugekommen
   *[other] nach { $count } Sitzungen dazugekommen
}
saga-claim = Dieses Haus spiele ich
saga-release = Abgeben
saga-release-sure = Wirklich abgeben?
saga-move = Auf ein anderes Gerät
saga-move-text = Öffne diesen Link auf dem anderen Gerät. Er gilt einmal und einen Tag lang.
saga-hand-over = Ein anderes Gerät leiten lassen
saga-take-title = Ein Haus übernehmen
saga-take-text = Dieser Link bringt ein Haus oder die Leitung einer Kampagne auf dieses Gerät. Er gilt einmal.
saga-take-do = Auf dieses Gerät holen

## Wie es weitergeht

saga-next = Wie es weitergeht
saga-prefer = { $names } haben gemeinsam gewonnen. Wessen Haus heiratet in die königliche Linie ein?
saga-prefer-waits = { $names } haben gemeinsam gewonnen. { $arbiter } sagt, wer von ihnen den König benennt.
saga-prefer-any = Eines von ihnen
saga-crown = { $name } hat gewonnen und benennt den nächsten König.
saga-crown-waits = { $name } hat gewonnen und benennt den nächsten König. Danach kann die nächste Sitzung beginnen.
saga-crown-name = Name des nächsten Königs
saga-crown-do = Lang lebe der König
saga-held-now = Gerade wird eine Sitzung gehalten: { $names }.
saga-to-table = Zum Tisch
saga-watch = Zusehen
saga-break-off = Die Sitzung abbrechen
saga-break-off-sure = Wirklich? Sie hinterlässt dann nichts.
saga-wait-host = Wer die Kampagne leitet, beginnt die nächste Sitzung.
saga-need-houses = Eine Sitzung braucht { $least } bis { $most } Häuser. { $count ->
    [0] Bisher ist keines vergeben.
    [one] Bisher ist eines vergeben.
   *[other] Bisher sind { $count } vergeben.
}
saga-sit = Eine Sitzung beginnen
saga-sit-about = Wer am Tisch sitzt, im Uhrzeigersinn in dieser Reihenfolge.
saga-sit-in = { $name } sitzt am Tisch
saga-sit-who = Wer für { $name } spielt
saga-sit-holder = wer es hält
saga-sit-up = { $name } einen Platz nach vorn
saga-sit-down = { $name } einen Platz nach hinten
saga-sit-do = Sitzung beginnen
saga-tempo-usual = ruhig, wo Menschen sitzen, sonst zügig
saga-sit-count = { $count } von { $least } bis { $most } Plätzen
saga-rests = Fortsetzung folgt: Der Rest der Geschichte liegt hinter Türen, die noch versiegelt sind.
saga-extend = Holen, was die Geschichte mehr enthält
saga-over = Die Kampagne ist zu Ende.
saga-unplayable = Diese Kampagne begann mit Version { $version } ihrer Regeln; hier ist Version { $known }. Sie lässt sich herunterladen, aber nicht weiterspielen.
saga-unplayable-gone = Das Spiel dieser Kampagne gibt es hier nicht mehr. Sie lässt sich herunterladen, aber nicht weiterspielen.

## Was man mit ihr machen kann

saga-care = Die Kampagne verwalten
saga-saves = Spielstände
saga-save-name = Name des Spielstands
saga-save = Spielstand setzen
saga-saved = { $name }, { $count ->
    [0] vor der ersten Sitzung
    [one] nach einer Sitzung
   *[other] nach { $count } Sitzungen
}
saga-branch = Was wäre wenn? Hier abzweigen
saga-undo = Der Tisch darf sich einigen, zurückzunehmen, was alle gesehen haben. Das gilt ab der nächsten Sitzung.
saga-undo-on = Zurücknehmen im Einvernehmen ist erlaubt.
saga-undo-off = Zurücknehmen im Einvernehmen ist nicht erlaubt.
saga-file = Kampagne herunterladen
saga-file-about = Alles, was gespielt wurde, für einen anderen Server. Versiegeltes bleibt versiegelt: Weder die Reihenfolge von Karten noch Texte stehen darin.
saga-file-later = Zwischen zwei Sitzungen lässt sie sich herunterladen.
saga-archive = Archiv herunterladen
saga-archive-about = Alle Einträge und alle Aufzeichnungen. Der Befehl regency replay prüft sie nach.
saga-delete = Kampagne löschen
saga-delete-sure = Wirklich löschen, mit allen ihren Tischen?

## Was bisher geschah

saga-story-none = Noch ist nichts erzählt. Die Geschichte beginnt mit der ersten Sitzung.
saga-story-offer = { $count ->
    [one] Ohne dich ging eine Herrschaft über das Reich. Das ist geschehen.
   *[other] Ohne dich gingen { $count } Herrschaften über das Reich. Das ist geschehen.
}
saga-story-read = Lesen, was bisher geschah
saga-story-known = Kenne ich
saga-leaf = Seite { $page } von { $of }
saga-leaf-back = Seite davor
saga-leaf-on = Nächste Seite
saga-signed = Unterschrieben: { $name }
saga-together = Gemeinsam vorlesen
saga-together-about = In großer Schrift; wer eine Seite unterschrieben hat, liest sie vor.
saga-together-end = Zurück zur kleinen Schrift
saga-reads = { $name } liest vor
saga-reads-anybody = Wer mag, liest vor
saga-contents = Inhalt
saga-reign-of = Herrschaft { $number }: { $king }
saga-papers = Alles, was geöffnet wurde
saga-papers-about = Das alles lässt sich noch einmal lesen.
saga-close = Seite schließen

## Die Herrschaften

saga-no-reigns = Noch ist keine Herrschaft zu Ende gegangen.
saga-broken-off = Abgebrochen; sie hinterließ nichts.
saga-going-on = Dauert noch an.
saga-look-back = Zurückschauen
saga-brought = In einer Datei mitgebracht, hier lässt sich nicht zurückschauen.
saga-won-by = Gewonnen: { $names }.

## Zum Teilen

saga-card-about = Ein Bild für Freunde: Könige, Enden, Häuser und Punkte. Kein Satz der Geschichte steht darauf.
saga-card-save = Bild speichern
saga-card-copy = Als Text kopieren
