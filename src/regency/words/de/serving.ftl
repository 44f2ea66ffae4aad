## regency serve, backup, prune

summary-serve = der Tisch im Browser, für Freunde und Bots
summary-backup = alle Tische in eine Datei kopieren, auch während gespielt wird
summary-prune = Tische löschen, die lange niemand angerührt hat

help-serve = Deckt den Tisch: Wer den Link im Browser öffnet, kann sich setzen und spielen. Strg-C beendet; beim nächsten Start geht jede Partie weiter.
help-serve-examples =
    Beispiele:
      regency serve --open                        hier, und den Browser öffnen
      regency serve --host 0.0.0.0 --port 8080    für alle in diesem Netz
      regency serve --public-url https://play.example.org
                                                  hinter einem Proxy mit TLS

    Jede Einstellung geht auch als Umgebungsvariable: REGENCY_HOST, REGENCY_PORT,
    REGENCY_DATABASE, REGENCY_PUBLIC_URL, REGENCY_WEBHOOKS.

help-backup = Kopiert alle Tische in eine Datei, auch während der Server läuft. Eine vorhandene Datei wird nicht überschrieben.
help-backup-examples =
    Beispiele:
      regency backup montag.sqlite

help-prune = Löscht Tische, die so viele Tage niemand angerührt hat, samt Partien und Gesprächen.
help-prune-examples =
    Beispiele:
      regency prune --older-than 90

meta-host = ADRESSE
meta-port = ZAHL
meta-url = ADRESSE
meta-days = TAGE
meta-backup = DATEI
arg-host = die Adresse, an der gelauscht wird; 127.0.0.1 ist nur dieser Rechner
arg-port = der Port; ein belegter wird übergangen
arg-database = die Datei, in der die Tische liegen
arg-public-url = die Adresse, unter der man den Server erreicht
arg-webhooks = Tische dürfen einer https-Adresse sagen, wer dran ist
arg-backup = wohin die Kopie kommt
arg-browser = den Tisch im Browser öffnen
arg-older-than = vor wie vielen Tagen ein Tisch zuletzt angerührt wurde

serve-ready = Der Tisch ist gedeckt: { $link }
serve-elsewhere = Dieser Port ist belegt, also wird der nächste freie genommen.
backup-done = Alle Tische sind nach { $file } kopiert.
prune-campaigns = { $count ->
    [one] Eine Kampagne wurde mit ihren Tischen gelöscht.
   *[other] { $count } Kampagnen wurden mit ihren Tischen gelöscht.
}
prune-done = { $count ->
    [0] Es gab nichts zu löschen.
    [one] Ein Tisch ist gelöscht.
   *[other] { $count } Tische sind gelöscht.
}
why-TargetMissing = Sag, wohin die Kopie soll: regency backup DATEI
why-AgeMissing = Sag, nach wie vielen Tagen ein Tisch weg soll: regency prune --older-than TAGE
why-TargetThere = { $file } gibt es schon und wird nicht überschrieben. Nenne eine andere Datei.

## Shown with a link to a table

link-waiting = Ein Tisch für { $seats } wird gedeckt: { $free ->
    [0] alle sind da.
    [one] ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
link-playing = Eine Partie zu { $seats } ist im Gange. Sieh zu.
link-finished = Eine Partie zu { $seats }, zu Ende gespielt. Sieh dir jeden Zug an.
