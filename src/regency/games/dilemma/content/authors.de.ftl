## Was `regency content` Autoren sagt

check-ability-gain = { $card }: Eine Fähigkeit bringt etwas, und davon höchstens { $most }. Berichtige die Zahlen.
check-ability-lost = { $card }: Münzen und Macht, die sofort kommen, sind nach der Herrschaft verloren. Gib Ansehen oder Ambition, oder lass jede Herrschaft damit beginnen.
check-ability-missing = { $card }: Das Paket nennt eine Fähigkeit dafür. Schreib sie hierher oder streiche sie unter [abilities].
check-ability-other = { $card }: Das ist nicht die Fähigkeit, die pack.toml unter [abilities] nennt. Gleiche sie an.
check-ability-when = { $card }: `condition` und `limited` brauchen `when`, `limited` braucht `uses`, und andere haben beides nicht.
check-agenda = Agenda { $agenda } steht { $count }-mal in dieser Tabelle, { $meant }-mal ist gemeint.
check-alignment = Haus { $house } hat zweimal dieselbe Agenda. Gib ihm eine andere.
check-bonus = { $card }: Die Mehrheit der Unterschriften bekommt { $value } Punkte, { $least } bis { $most } sind gemeint.
check-bounds = { $card }: Die Bewegungen { $moves } sind zu groß. Eine oder zwei, je 1 bis 3, zusammen höchstens 4.
check-boxes = Haus { $house }: { $count } Kästchen für diese Bedingung, { $meant } sind gemeint.
check-cards = { $card }: Karten { $found }; gemeint sind { $meant }. Berichtige die Rollen oder ergänze, was fehlt.
check-characters = { $text }: { $count } Zeichen, höchstens { $most }. Kürze.
check-clue = { $card }: Etwas ist verborgen, und es fehlt ein Hinweis. Schreib nach `clue` die Worte der Vorderseite, die es erraten lassen.
check-conditions = Haus { $house } braucht drei verschiedene Bedingungen.
check-dated = { $text }: „{ $words }“ legt eine Zeit fest, und die Karte kann viel später gezogen werden. Streiche es.
check-deceptive = { $card }: Zu viele Vorschauen täuschen, in einem Paket dieser Größe höchstens { $most }. Zeig, was geschieht.
check-door-not-named = „{ $id }“ wird geöffnet und ist nicht da. Nenne es unter `sealed` oder schreib es.
check-dry = { $card }: Danach geht die Geschichte weder weiter noch zu Ende, und der Stapel kann leerlaufen. Öffne den nächsten Umschlag.
check-effect = { $card }: Diese Wirkung ist unbekannt: { $effect }. Berichtige oder streiche sie.
check-entry = { $card }: Mit dieser Frage beginnt auf beiden Seiten die Geschichte { $line }. Öffne einen Umschlag von ihr und keinen anderen.
check-event = { $card }: „{ $event }“ ist kein Ereignis. Es gibt: { $known }.
check-event-twice = { $card }: Das Ereignis „{ $event }“ gehört schon zu { $where }. Nimm ein anderes.
check-figure = { $text }: { $figure } steht nur im { $only ->
    [en] Englischen
   *[de] Deutschen
}. Gib beiden Sprachen dieselben Zahlen.
check-finale-early = { $card }: Das Finale ist da, und { $count } von { $all } Umschlägen fehlen, als erster { $first }. Schreib sie, oder lass 70 bis 74 weg.
check-flag-change = { $card }: Der Merker „{ $flag }“ darf diese Wirkung um eins größer oder kleiner machen, in derselben Richtung, mehr nicht.
check-flag-late = Der Merker „{ $flag }“ wird in { $id } gesetzt, und das entscheidet keine Kampagne, bevor dies gelesen wird. Lies einen anderen, oder setze ihn früher.
check-flag-one-language = { $text }: Die andere Sprache liest hier den Merker „{ $flag }“, diese nicht. Schreib beide Fassungen.
check-flag-promised = Der Merker „{ $flag }“ sollte in { $id } gesetzt werden; das ist da und tut es nicht. Setze ihn, oder streiche ihn unter [flags].
check-flag-unset = Der Merker „{ $flag }“ wird gelesen, und nichts setzt ihn. Setze ihn mit `flag { $flag }`, oder nenne unter [flags] den Umschlag hinter einer versiegelten Tür, der es tun wird.
check-flags-many = { $text }: { $count } Merker auf einer Karte ({ $flags }), höchstens { $most }.
check-free = { $card }: Dafür zahlt niemand. Lass es Vermögen oder anderes, Münzen oder Macht kosten, oder lege einen Sticker.
check-house-count = { $count } Häuser, { $meant } sind gemeint.
check-house-name = { $text }: Ein Haus hat einen Namen. Schreib ihn hinter den Doppelpunkt der Überschrift.
check-house-of-two = { $card }: Der Geschichtsfortschritt von Haus { $house } gehört zur Geschichte { $line }. Nenne ein anderes Haus.
check-house-unserved = Kein Ende bringt den Geschichtsfortschritt von Haus { $house }. Nenne es in einem Ende.
check-houses-of = Die Enden von { $line } bringen den Geschichtsfortschritt von { $count } Häusern, { $meant } sind gemeint.
check-hyphen = { $text }: „{ $word }“ ist zu lang für eine Zeile und braucht ein weiches Trennzeichen.
check-icon = { $card }: Das Zeichen { $icon } trifft nicht ein. Streiche es oder lass es geschehen.
check-icon-twice = { $card }: Das Zeichen { $icon } steht zweimal da. Lass eines stehen.
check-icon-unknown = { $card }: Ein unbekanntes Zeichen: { $icon }. Schreib eine Ressource mit up oder down, oder einen Sticker.
check-id = „{ $id }“ ist kein Umschlag des Spiels. Nimm eine seiner 75 Kennungen.
check-id-twice = „{ $id }“ ist zweimal da, zuerst in { $where }. Lass eines stehen.
check-kind = { $card }: „{ $kind }“ kann dieser Umschlag nicht sein. Möglich: { $meant }.
check-language = Diese Sprache fehlt. Schreib die Datei.
check-leads-back = { $card }: „{ $id }“ hat eine kleinere Nummer, der Weg könnte zurückführen. Öffne einen späteren Umschlag.
check-lean = Die Enden von { $line } neigen sich um { NUMBER($value, maximumFractionDigits: 2) }, bei gleichen Stimmen höchstens { NUMBER($most, maximumFractionDigits: 2) }. Ändere Eintracht oder Zwietracht.
check-left-to-right = { $card }: Jede Ressource bewegt sich einmal, von links nach rechts.
check-letter = Kein Weg durch { $line } legt den Rätselsticker { $letter }. Lege ihn mit einem Ende.
check-lix = { $text }: LIX { $value }, höchstens { $most }. Schreib kürzere Sätze und Wörter.
check-lost = Haus { $house }: Münzen und Macht, die sofort kommen, sind am Ende der Herrschaft verloren.
check-markup = { $text }: „{ $words }“ würde so dastehen, wie es ist. Schreib einfache Sätze.
check-measure = { $what }: { NUMBER($value, maximumFractionDigits: 2) }, gemeint sind { NUMBER($least, maximumFractionDigits: 2) } bis { NUMBER($most, maximumFractionDigits: 2) }.
check-mysteries = { $card }: { $count } Rätselsticker auf dem Weg { $way }, einer ist gemeint. Lege einen mit dem Ende.
check-name = { $text }: „{ $name }“ fehlt: { $form }. Verwende in beiden Sprachen dieselben Namen, oder nenne die andere Form unter [names].
check-no-card = { $text }: In den Regeln gibt es diese Karte nicht. Streiche den Text oder ergänze die Karte.
check-no-door = „{ $id }“ ist keine versiegelte Tür. Streiche es unter `sealed`.
check-no-ending = { $card }: Hier endet ein Weg durch die Geschichte, und das ist kein Ende. Ergänze einen Schlüssel, oder mach ein Ende daraus.
check-no-house = { $text }: Diesen Text braucht niemand. Streiche ihn.
check-no-house-text = Der Text { $text } fehlt. Schreib ihn.
check-no-icon = { $card }: Es fehlt ein Zeichen. Zeig wenigstens eines, das eintrifft.
check-no-start = { $card }: Mit dieser Station beginnt auf beiden Seiten die Geschichte { $line }. Öffne ihren ersten Umschlag.
check-no-such-house = { $card }: Ein Haus { $house } gibt es nicht. Sie haben die Nummern 1 bis 12.
check-no-text = { $card }: Der Text { $text } fehlt in der Sprache { $lang }. Schreib ihn unter seine eigene Überschrift.
check-not-named = { $id } ist da und steht nicht unter `envelopes`. Nenne es dort.
check-not-there = { $id } ist genannt und nicht da. Schreib es, oder streiche den Namen.
check-number = { $card } hat die Nummer { $meant }. Berichtige sie.
check-opened-twice = { $card }: „{ $id }“ kann schon geöffnet sein, durch { $where }. Öffne einen anderen Umschlag.
check-opening = { $text }: Die { $count }. Vorderseite, die mit „{ $words }“ beginnt, höchstens { $most }. Beginne anders.
check-opens-nothing = { $card }: Das öffnet nichts. Beide Seiten führen ihre Geschichte weiter: Öffne den nächsten Umschlag.
check-opens-unknown = { $card }: „{ $id }“ kann keine Karte öffnen. Öffne einen der Umschläge 01 bis 69.
check-order = { $card }: Die Reihenfolge ist Ressourcen, Zähler, Gaben, Sticker, flag, open, mystery.
check-pace = { $text }: Die Sätze haben im Mittel { NUMBER($mean, maximumFractionDigits: 1) } Wörter, gemeint sind { $least } bis { $most }.
check-phrase = { $text }: „{ $words }“ gehört nicht in den Text. Sag es mit eigenen Worten.
check-picture = „{ $words }“ darf in keinem Bild stehen: kein Skript, keine Stilvorlage, nichts von anderswo. Zeichne es mit Formen.
check-picture-kind = { $file } ist kein Bild, das sich zeigen lässt. Mach eine SVG-Zeichnung daraus.
check-placeholder = { $text }: „{ $words }“ hält nur einen Platz frei. Schreib den Text.
check-published = { $text }: „{ $name }“ gehört zum veröffentlichten Spiel. Nimm einen eigenen Namen.
check-quarrels = Zu oft streiten zwei Amtsträger, höchstens { $most }-mal. Erzähl es manchmal anders.
check-question = { $text }: Genau eine Frage, am Ende.
check-released-gone = „{ $id }“ ist veröffentlicht und nicht mehr da. Hol es zurück: Kampagnen erinnern sich daran.
check-released-other = „{ $id }“ ist als „{ $was }“ veröffentlicht und jetzt „{ $now }“. Nimm für Neues eine neue Kennung.
check-resource = { $resource } ist für { $count } Häuser von Belang, mindestens { $meant } sind gemeint.
check-reward = Haus { $house }: Der Geschichtsfortschritt zählt { $value } Punkte, 1 oder 2 sind gemeint.
check-run = { $text }: „{ $words }“ steht auch auf einer anderen Karte ({ $where }). Sag es auf einer davon anders.
check-said-before = { $text }: Diese Zeile wurde schon gesagt. Schreib eine andere.
check-same = { $card }: Beide Seiten tun dasselbe. Ändere eine.
check-seat = { $text }: Hier steht der Name eines Hauses. Karten begünstigen niemanden mit Namen.
check-sentence = { $text }: Ein Satz von { $count } Wörtern, höchstens { $most }. Teile ihn.
check-share = Das Deutsche hat { $share } Prozent der englischen Wörter, gemeint sind { $least } bis { $most }.
check-side-opens = { $card }: Eine Nebenkarte öffnet einen Umschlag, { $id }. Überlass das dem Schlüssel.
check-softened = { $text }: Ein Hinweis der Stufe 3 und keine mildere Fassung. Schreib sie unter „{ $text } softened“.
check-spread = { $card }: „{ $staging }“ erzählt { $count } Karten von { $line }, höchstens { $most }. Erzähl es anders.
check-staging = { $card }: „{ $staging }“ ist keine Art zu erzählen. Nimm eine der acht.
check-staging-twice = { $card }: „{ $staging }“ zweimal in diesem Umschlag. Erzähl eine Karte anders.
check-sticker-icon = { $card }: Das Zeichen { $icon } trifft nicht ein, ein solcher Sticker wird nicht gelegt. Streiche es oder lege einen.
check-sticker-number = { $card }: Sticker haben in jedem Umschlag die Nummern 1 bis { $most }.
check-stickers = { $card }: Beschrieben sind die Sticker { $meant }, gelegt werden { $placed }. Lege jeden einmal.
check-stickers-alike = { $card }: Mehr als { $most } Sticker „{ $sticker }“. Mach einen anderen daraus.
check-stickers-few = { $count } Sticker „{ $sticker }“, in einer ganzen Kampagne sind { $most } gemeint.
check-stray-mystery = { $card }: Der Rätselsticker { $letter } gehört nicht hierher. Nur die letzte Abstimmung seiner eigenen Geschichte legt ihn.
check-stray-start = { $card }: „{ $id }“ gehört zu einer Geschichte, die hier nicht beginnt. Überlass es der Station, mit der sie beginnt.
check-tag = { $card }: Diesen Hinweis gibt es nicht: { $tag } = { $level }. Nimm einen aus der Liste, mit einer Stufe von 1 bis 3.
check-term = { $text }: „{ $term }“ steht nur im { $only ->
    [en] Englischen
   *[de] Deutschen
}. Verwende das Wort des Reichs in beiden Sprachen.
check-tip = { $card }: { $name } ist { $value }, gemeint ist 0 bis { $most }.
check-title = { $text }: Ein Titel von { $least } bis { $most } Wörtern. Schreib ihn hinter den Doppelpunkt der Überschrift.
check-two-keys = { $card }: „{ $id }“ wäre eine zweite Karte, die diese Geschichte weiterführt. Öffne einen Umschlag von ihr.
check-unreached = { $card }: Keine Entscheidung öffnet diesen Umschlag. Öffne ihn irgendwo, oder nimm ihn heraus.
check-way = { $card }: { $count } Umschläge auf dem Weg { $way }, gemeint sind { $least } bis { $most }.
check-why = { $card }: why.aye, why.nay und clue fehlen noch. Schreib je einen Satz.
check-words = { $text }: { $count } Wörter, gemeint sind { $least } bis { $most }.
check-yes-or-no = { $text }: „{ $words }“ lässt sich nicht mit Ja beantworten. Ja heißt immer: es tun. Frag so.
checked-doors = { $count ->
    [one] Eine versiegelte Tür
   *[other] { $count } versiegelte Türen
}: { $doors }
checked-size = { $envelopes ->
    [one] Ein Umschlag
   *[other] { $envelopes } Umschläge
}, { $votes } Abstimmungen
measure-apart = Nebenkarten, deren Seiten auseinanderziehen
measure-deaths = Karten mit dem Todessymbol
measure-deaths-of = Karten von { $about } mit dem Todessymbol
measure-drift = Zug von { $about }
measure-gifts = Ergebnisse mit Münzen oder Macht
measure-hidden = Ergebnisse, die etwas verbergen
measure-one-way = Nebenergebnisse, die in eine Richtung ziehen
measure-quota = Nebenwirkungen auf { $about }
measure-single = Nebenergebnisse mit einer Wirkung
measure-size = Nebenwirkungen der Größe { $about }
measure-stability = Zug der Stabilität
measure-stickers = Ergebnisse mit einem Sticker

## Zahlen von Kampagnen

proof-abdicated = { $seats } Häuser: { NUMBER($value, maximumFractionDigits: 1) } % der Herrschaften enden mit Abdankung { $end ->
    [1] auf der Höhe
   *[other] im Untergang
}, mindestens 15 % sind gemeint. Lass Nebenkarten ein wenig dorthin ziehen.
proof-choice = { $card }: { NUMBER($value, maximumFractionDigits: 1) } % Ja, gemeint sind 25 % bis 75 %. Mach die andere Seite ebenso viel wert.
proof-died = { $seats } Häuser: In { NUMBER($value, maximumFractionDigits: 1) } % der Herrschaften stirbt der König, gemeint sind 40 % bis 60 %. Ändere die Größe der Wirkungen oder die Todessymbole.
proof-dry = { $seats } Häuser: In { $count } Kampagnen lief der Stapel vor dem Finale leer. Sieh nach, welche Umschläge nichts öffnen.
proof-outcome = { $seats } Häuser: Der Ausgang { $id } kommt in { NUMBER($value, maximumFractionDigits: 1) } % der Kampagnen, mindestens 5 % sind gemeint. Ändere Eintracht und Zwietracht der Enden.
proof-reigns = { $seats } Häuser: { NUMBER($value, maximumFractionDigits: 1) } % der Kampagnen haben 11 bis 20 Herrschaften, gemeint sind 95 %. Ändere die Größe der Wirkungen oder die Todessymbole.
stats-achievement = ein Haus, in einer Kampagne
stats-agenda = Agenda
stats-aye = Karte mit Ja entschieden
stats-broken = gebrochene Versprechen
stats-campaigns = Kampagnen
stats-card = { $id }
stats-coins = in Abmachungen gezahlte Münzen
stats-deals = Abmachungen
stats-dry = leergelaufen
stats-end = wie Herrschaften endeten
stats-ends = wie oft
stats-envelope = { $id }
stats-figure = Zahl
stats-finished = mit Finale
stats-interval = { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
stats-kept = gehaltene Versprechen
stats-lean = Neigung des Finales
stats-least = wenigste Herrschaften
stats-marked = Kästchen markiert
stats-mean = 95-%-Intervall
stats-most = meiste Herrschaften
stats-moves = Bewegungen je Herrschaft
stats-number = { NUMBER($value, maximumFractionDigits: 2) }
stats-outcome = Ausgang des Finales
stats-part = { $least } bis { $most }
stats-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
stats-played = gespielt
stats-points = Punkte im Mittel
stats-promises = Versprechen
stats-reigns = Herrschaften im Mittel
stats-resource = Ressource
stats-resting = ruhend, Fortsetzung folgt
stats-rounds = Runden je Herrschaft
stats-seen = Umschlag geöffnet
stats-share = Anteil
stats-steps = Schritte je Herrschaft
stats-talk = in einer Herrschaft
stats-times = { NUMBER($count, maximumFractionDigits: 1) } von { $of }
stats-unlocked = freigeschaltet
stats-wanted = 11 bis 20 Herrschaften
stats-won = gewonnen
