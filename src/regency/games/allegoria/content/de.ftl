game-name = Throne of Allegoria
game-about = Heimlich bieten, Leute in die Stadt schicken und Anspruch auf den Thron erheben.
game-length = etwa zwei Stunden

## Spielmaterial. Neben dem Namen gibt es Formen davon: $track ist der Name, $territory-at eine Form.
## Formen mit own- gehören in Sätze über die Person selbst: »daheim« statt »in der Heimat von Anna«.

track-0 = Stärke
track-1 = Intrige
track-2 = Handel
track-3 = Reichtum
track-4 = Wissen

# Die zweite Leiste einer List; die letzte ist keine
second-0 = Stärke
    .too = { ", dann Stärke für einen Anarchiemarker" }
second-1 = Intrige
    .too = { ", dann Intrige für einen Anarchiemarker" }
second-2 = Handel
    .too = { ", dann Handel für einen Anarchiemarker" }
second-3 = Reichtum
    .too = { ", dann Reichtum für einen Anarchiemarker" }
second-4 = Wissen
    .too = { ", dann Wissen für einen Anarchiemarker" }
second-5 = keine zweite
    .too = { "" }

# .a und .many im Akkusativ: »stellt einen Soldaten auf«
worker-0 = Soldat
    .a = einen Soldaten
    .many = Soldaten
    .no = keinen Soldaten
    .dat = einem Soldaten
worker-1 = Spion
    .a = einen Spion
    .many = Spione
    .no = keinen Spion
    .dat = einem Spion
worker-2 = Händler
    .a = einen Händler
    .many = Händler
    .no = keinen Händler
    .dat = einem Händler

player = { $seat }
home = Heimat von { $seat }
    .at = in der Heimat von { $seat }
    .to = in die Heimat von { $seat }
    .from = aus der Heimat von { $seat }
    .battlefield = das Schlachtfeld von { $seat }
    .tavern = in der Taverne von { $seat }
    .market = auf dem Markt von { $seat }
    .own = eigene Heimat
    .own-at = daheim
    .own-to = zurück nach Hause
    .own-from = von daheim
    .own-battlefield = das eigene Schlachtfeld
    .own-tavern = in der eigenen Taverne
    .own-market = auf dem eigenen Markt
territory-4 = Zentrum
    .at = im Zentrum
    .to = ins Zentrum
    .from = aus dem Zentrum
    .battlefield = das zentrale Schlachtfeld
    .tavern = in der zentralen Taverne
    .market = auf dem zentralen Markt
house-0 = Roselie
house-1 = Culver-Lux
house-2 = Antares
house-3 = Umbral

space-0 = I „Während-des-Spiels“-Aufgaben
    .short = I Aufgaben
    .tag = Aufgaben
space-1 = II Arbeiterkarten
    .short = II Arbeiterkarten
    .tag = Karten
space-2 = III Soldat
    .short = III Soldat
    .tag = Soldat
space-3 = IV Spion
    .short = IV Spion
    .tag = Spion
space-4 = V Händler
    .short = V Händler
    .tag = Händler
space-5 = VI Bankier
    .short = VI Bankier
    .tag = Bankier
space-6 = VII Gelehrter
    .short = VII Gelehrter
    .tag = Gelehrter

# .alone: wie eine Zeile der Liste sie nennt, in der sonst nichts steht
marker-0 = 0
    .alone = Gebotsmarker 0
marker-1 = 1
    .alone = Gebotsmarker 1
marker-2 = 2
    .alone = Gebotsmarker 2
marker-3 = ★
    .alone = Sternmarker
star-0 = als 1
star-1 = als 2
point_kind-0 = 2 Punkte zum Stationieren
point_kind-1 = 1 Punkt für einen Auftrag
# Im Dativ: »mit 2 Spionen«
number = { $count }
    .soldiers = { $count ->
        [0] Keine Soldaten
        [one] { $count } Soldaten
       *[other] { $count } Soldaten
    }
    .spies = { $count ->
        [one] { $count } Spion
       *[other] { $count } Spionen
    }
    .merchants = { $count ->
        [one] { $count } Händler
       *[other] { $count } Händlern
    }
choice-0 = nein
    .boost = { "" }
    .back = { "" }
choice-1 = ja
    .boost = { ", +1 für einen Anarchiemarker" }
    .back = { " und einen Anarchiemarker zurücklegen" }

guild-0 = Gilde der Soldaten
    .text = Stärke +1 und Intrige +1.
guild-1 = Gilde der Spione
    .text = Nimm einen deiner Arbeiter aus einer beliebigen Region zurück und stelle dort einen von anderer Art auf.
guild-2 = Gilde der Händler
    .text = Handel +1 und Wissen +1.
guild-3 = Gilde der Bankiers
    .text = Reichtum +2; alle anderen senken Reichtum um 1, und für jeden Mitspieler, der das nicht kann, nimmst du 1 Einfluss.
guild-4 = Gilde der Gelehrten
    .text = Ziehe eine Arbeiterkarte mehr, als Spieler am Tisch sitzen, und behalte eine; jeder Mitspieler darf dir eine der übrigen für 1 Reichtum abkaufen.
# Die Gilde, die ein Stern aktiviert; die letzte ist keine
star_guild-0 = Gilde der Soldaten
    .too = { " und die Gilde der Soldaten aktivieren" }
star_guild-1 = Gilde der Spione
    .too = { " und die Gilde der Spione aktivieren" }
star_guild-2 = Gilde der Händler
    .too = { " und die Gilde der Händler aktivieren" }
star_guild-3 = Gilde der Bankiers
    .too = { " und die Gilde der Bankiers aktivieren" }
star_guild-4 = Gilde der Gelehrten
    .too = { " und die Gilde der Gelehrten aktivieren" }
star_guild-5 = keine Gilde
    .too = { "" }

card = { $type } { $value }
    .text = { $type-text } { $value ->
        [one] { $value } Schritt zu erhöhen.
       *[other] { $value } Schritte zu erhöhen.
    }
card-type-0 = Soldat
    .text = Wirf sie beim Anwerben ab, um Stärke um
card-type-1 = Spion
    .text = Wirf sie beim Infiltrieren ab, um Intrige um
card-type-2 = Händler
    .text = Wirf sie beim Gewerbe ab, um Handel um
card-type-3 = Bankier
    .text = Wirf sie bei den Gewinnen ab, um Reichtum um
card-type-4 = Gelehrter
    .text = Wirf sie bei der Bildung ab, um Wissen um
card-type-5 = Joker
    .text = Wirf ihn statt einer beliebigen anderen Arbeiterkarte ab, um deren Leiste um
# Plätze von Karten; allein sagen sie nichts, die Liste nennt die Karten selbst
split = { $third } allein, { $first } zusammen, { $second } zusammen
    .alone = { "" }
group-0 = erste Gruppe
group-1 = zweite Gruppe
group-2 = einzelne Karte

line-0 = Reichtum gegen Handel
    .paid = Reichtum
line-1 = Handel gegen Reichtum
    .paid = Handel
gain-0 = auf der anderen Leiste
gain-1 = als Einfluss
merchant = Fahrender Händler { $letter }
    .short = { $letter }
    .lines = { $wealth_gain } Handel für { $wealth_pay } Reichtum, { $trade_gain } Reichtum für { $trade_pay } Handel
    .text = Bei Kommerz zahlst du { $wealth_pay } Reichtum für { $wealth_gain } Handel oder { $trade_pay } Handel für { $trade_gain } Reichtum; auf einem fremden Markt darfst du stattdessen Einfluss nehmen.

token-0 = eine Arbeiterkarte
token-1 = 1 Einfluss
token-2 = Diplomatie +1
token-3 = eine beliebige Heimatleiste +1

cause-0 = Überfall
    .for = für den Überfall
cause-1 = Schlacht
    .for = für +1 in der Schlacht
cause-2 = List
    .for = für die List
cause-3 = Kommerz
    .for = für Kommerz auf dem eigenen Markt
cause-4 = Bewilligung
    .for = fürs Abwerfen der Aufgabe
cause-5 = Zusatzpunkt
    .for = für eine überschrittene Schwelle
cause-6 = Almosen
    .for = mit den Almosen
cause-7 = Erlass
    .for = durch den Erlass

deed-0 = Stärke
deed-1 = Intrige
deed-2 = Handel
deed-3 = Reichtum
deed-4 = Wissen
deed-5 = Arbeiter auf der Karte
deed-6 = die Gilden
deed-7 = die Diplomatie
deed-8 = die Anarchie
deed-9 = die Almosenleiste
deed-10 = die Hand
deed-11 = die Einflussmarker
deed-12 = eine andere Aufgabe
deed-13 = Anwerben
deed-14 = Infiltrieren
deed-15 = Gewerbe
deed-16 = Gewinne
deed-17 = Bildung
deed-18 = Ausbildung
deed-19 = eine Bewegung
deed-20 = eine Schlacht
deed-21 = ein Überfall
deed-22 = List
deed-23 = eine gesenkte Leiste
deed-24 = Kommerz
deed-25 = eine Bewilligung
deed-26 = Almosen
deed-27 = ein zurückgelegter Anarchiemarker
deed-28 = ein Anarchiemarker
deed-29 = ein Zusatzpunkt
deed-30 = eine Gilde
deed-31 = keine

# Eine Adelskarte mit dem, was sie bringt; ein Name; ein ganzer Titel
lord = { $title }
    .text = Beginnt mit { $gains }.
start-track = { $track } { $count }
start-worker = { $worker-dat } in der Heimat
name = { $lord } aus dem Hause { $house }
full-title = { $titles }, { $name }

# Adelskarten
lord-0 = Schutzherr
lord-1 = Marschall
lord-2 = Einflüsterer
lord-3 = Schatzmeister
lord-4 = Kanzler
lord-5 = Reichsverweser
lord-6 = Hüter
lord-7 = Gesandter

# Ereignisse der Königlichen Erlasse, zwei je Karte: das erste, solange die Königin lebt. Karte 0 ist ihr Tod
decree-0 = Die Königin ist tot!
    .text = Die Krone liegt flach; sofort wird der nächste Erlass aufgedeckt, und ab jetzt gelten nur noch untere Ereignisse.
decree-1 = Die Königin ist tot! (untere Hälfte)
    .text = Die Krone liegt flach; sofort wird der nächste Erlass aufgedeckt, und ab jetzt gelten nur noch untere Ereignisse.
decree-2 = Thronjubiläum
    .text = Alle dürfen eine Heimatleiste ihrer Wahl um 1 erhöhen.
decree-3 = Schwere Zeiten!
    .text = In dieser Runde darf man in III bis VII einmal je Zug 1 Anarchiemarker für 1 weiteren Aktionspunkt nehmen.
decree-4 = Ruf zu den Waffen
    .text = Alle dürfen 1 Arbeiter aus dem Vorrat als Soldaten auf das eigene Schlachtfeld stellen.
decree-5 = Fahnenflucht
    .text = Alle nehmen 1 eigenen Soldaten zurück in den Vorrat; wer keinen hat, senkt Stärke um 1.
decree-6 = Offener Hof
    .text = Alle dürfen 1 Arbeiter aus dem Vorrat als Spion in die eigene Taverne stellen.
decree-7 = Nacht der Dolche
    .text = Alle nehmen 1 eigenen Spion zurück in den Vorrat; wer keinen hat, senkt Intrige um 1.
decree-8 = Marktprivileg
    .text = In dieser Runde kostet Kommerz auf dem eigenen Markt keinen Anarchiemarker.
decree-9 = Gesperrte Straßen
    .text = In dieser Runde bewegen Vorrücken, Schleichen, Karawane und Lohn jeweils nur 1 Arbeiter.
decree-10 = Die Börse der Königin
    .text = Alle dürfen Reichtum um 1 erhöhen; wer am wenigsten hat, um 2.
decree-11 = Steueraufstand
    .text = Alle senken Reichtum um 1; wer auf 0 steht, nimmt 1 Anarchiemarker.
decree-12 = Offene Archive
    .text = Alle dürfen 1 Arbeiterkarte ziehen.
decree-13 = Seuche
    .text = Alle werfen 1 Arbeiterkarte ab; wer keine hat, senkt Wissen um 1.
decree-14 = Amnestie
    .text = Alle dürfen 1 Anarchiemarker zurücklegen.
decree-15 = Aufruhr
    .text = Alle nehmen 1 Anarchiemarker oder senken zwei verschiedene Heimatleisten um je 1.
decree-16 = Königliche Audienz
    .text = Alle dürfen die oberste „Während-des-Spiels“-Aufgabe ziehen und behalten oder abwerfen.
decree-17 = Bestrittene Ansprüche
    .text = In dieser Runde ziehen alle in Bereich I 1 Karte weniger (mindestens 1).
decree-18 = Tag der Barmherzigkeit
    .text = Alle dürfen eine Heimatleiste um 1 senken, um auf der Almosenleiste 1 Schritt vorzurücken.
decree-19 = Hungersnot
    .text = In dieser Runde kostet jede Almosen-Aktion zusätzlich 1 Reichtum.
decree-20 = Turnier
    .text = Alle würfeln; der höchste Wurf bringt 2 Einfluss, bei Gleichstand je 1.
decree-21 = Blutfehde
    .text = In dieser Runde bringt eine gewonnene Schlacht 1 Einfluss mehr und eine verlorene 1 Anarchiemarker.
decree-22 = Königliche Gesandte
    .text = Alle dürfen Intrige oder Wissen um 2 senken, um auf der Diplomatieleiste 1 Schritt vorzurücken.
decree-23 = Gebrochene Verträge
    .text = In dieser Runde bewegt List den Diplomatiemarker nur, wenn man dafür Intrige um 1 senkt.

claim = { $title }
    .text = { $title-text }
    .worth = { $value } Einfluss
# Titel der „Während-des-Spiels“-Aufgaben, jeder mit seiner Bedingung
claim-0 = Der Kühne
    .text = Beginne eine Schlacht, in der ein Mitspieler mindestens so viele Soldaten hat wie du.
claim-1 = Der Siegreiche
    .text = Gewinne eine Schlacht, die du in einer fremden Heimat beginnst.
claim-2 = Der Gnadenlose
    .text = Entferne mit der Kriegsbeute aus einem eigenen Angriff mindestens 1 Soldaten.
claim-3 = Der Plünderer
    .text = Erhalte in einem Zug mindestens 3 Einfluss durch Überfälle.
claim-4 = Der Dreiste
    .text = Überfalle das zentrale Schlachtfeld.
claim-5 = Der Rastlose
    .text = Bewege in einem Zug insgesamt mindestens 3 Soldaten (jeder zählt bei jedem Schritt).
claim-6 = Der Standhafte
    .text = Habe mindestens 4 Soldaten auf deinem eigenen Schlachtfeld.
claim-7 = Der Bedrohliche
    .text = Habe Soldaten in 2 fremden Heimatregionen (zu zweit: 3 Soldaten in der einen).
claim-8 = Der Mächtige
    .text = Habe Stärke 8 oder mehr.
claim-9 = Der Disziplinierte
    .text = Erhöhe in einem Zug deine Stärke durch Anwerben um mindestens 3.
claim-10 = Der Blutige
    .text = Gewinne eine Schlacht, die du beginnst, mit mindestens 4 Vorsprung.
claim-11 = Der Rächer
    .text = Gewinne eine Schlacht, die du auf dem eigenen oder dem zentralen Schlachtfeld beginnst.
claim-12 = Der Pfähler
    .text = Senke in einem Zug durch List Stärke und Intrige desselben Mitspielers.
claim-13 = Der Raffinierte
    .text = Führe in einem Zug mindestens 2 List-Aktionen in fremden Tavernen aus.
claim-14 = Der Argwöhnische
    .text = Habe mindestens 3 Spione in deiner eigenen Taverne.
claim-15 = Der Ungesehene
    .text = Habe Spione in 2 fremden Tavernen (zu zweit: 3 Spione in der einen).
claim-16 = Der Redegewandte
    .text = Stehe auf der Diplomatieleiste auf ×2 oder weiter.
claim-17 = Der Giftmischer
    .text = Senke in einem Zug durch List dieselbe Heimatleiste eines Mitspielers um mindestens 2.
claim-18 = Der Saboteur
    .text = Senke in einem Zug durch List Handel und Reichtum desselben Mitspielers.
claim-19 = Der Verleumder
    .text = Senke in einem Zug durch List 3 verschiedene fremde Heimatleisten.
claim-20 = Der Ränkevolle
    .text = Habe Intrige 8 oder mehr.
claim-21 = Der Flüchtige
    .text = Bewege in einem Zug insgesamt mindestens 3 Spione (jeder zählt bei jedem Schritt).
claim-22 = Der Strippenzieher
    .text = Führe eine List-Aktion in der zentralen Taverne aus.
claim-23 = Der Demütigende
    .text = Senke durch List eine fremde Heimatleiste über eine Schwelle hinweg.
claim-24 = Der Gewiefte
    .text = Erhöhe in einem Zug durch Kommerz Handel und Reichtum um insgesamt mindestens 3.
claim-25 = Der Gewinnsüchtige
    .text = Erhalte in einem Zug durch Kommerz mindestens 3 Einfluss.
claim-26 = Der Schmuggler
    .text = Führe eine Kommerz-Aktion auf deinem eigenen Markt aus.
claim-27 = Der Wandernde
    .text = Bewege in einem Zug insgesamt mindestens 3 Händler (jeder zählt bei jedem Schritt).
claim-28 = Der Monopolist
    .text = Habe mindestens 2 Händler auf dem zentralen Markt, während dort niemand sonst einen hat.
claim-29 = Der Florierende
    .text = Habe Handel 8 oder mehr.
claim-30 = Der Weltläufige
    .text = Habe Händler auf 2 fremden Märkten (zu zweit: 3 Händler auf dem einen).
claim-31 = Der Feilscher
    .text = Bezahle in einem Zug bei Kommerz-Aktionen sowohl mit Handel als auch mit Reichtum.
claim-32 = Der Gefällige
    .text = Bezahle in einem Zug für Kommerz auf fremden Märkten insgesamt mindestens 2 Schritte.
claim-33 = Der Goldene
    .text = Habe Reichtum 8 oder mehr.
claim-34 = Der Stifter
    .text = Lege eine Gilde auf einen freien Gildenplatz.
claim-35 = Der Gutvernetzte
    .text = Habe 2 Gilden ausliegen.
claim-36 = Der Finanzier
    .text = Erhöhe in einem Zug deinen Reichtum durch Gewinne um mindestens 3.
claim-37 = Der Zahlmeister
    .text = Bewege in einem Zug mit Lohn Arbeiter von mindestens 2 Arten.
claim-38 = Der Spekulant
    .text = Führe in einem Zug 2 Bewilligungs-Aktionen aus.
claim-39 = Der Verschwenderische
    .text = Nimm in einem Zug mindestens 2 Zusatzpunkte von einer Heimatleiste.
claim-40 = Der Weise
    .text = Habe Wissen 8 oder mehr.
claim-41 = Der Großzügige
    .text = Führe in einem Zug mindestens 3 Almosen-Aktionen aus.
claim-42 = Der Fleißige
    .text = Führe in einem Zug mindestens 2 Ausbildungs-Aktionen aus.
claim-43 = Der Aufgeklärte
    .text = Erhöhe in einem Zug dein Wissen durch Bildung um mindestens 3.
claim-44 = Der Reumütige
    .text = Lege in einem Zug mindestens 2 Anarchiemarker zurück.
claim-45 = Der Allgegenwärtige
    .text = Habe in jeder Region mindestens 1 Arbeiter (zu zweit: mindestens 3).
claim-46 = Der Vielseitige
    .text = Habe mindestens 3 Soldaten, 3 Spione und 3 Händler auf der Karte.
claim-47 = Der Berüchtigte
    .text = Habe mindestens 3 Anarchiemarker.

# Titel der „Spielende“-Aufgaben
end_claim-0 = Der Absolutist
    .text = Mindestens eine deiner Heimatleisten steht auf 11 oder 12.
end_claim-1 = Der Entschlossene
    .text = Du hast mindestens 3 „Während-des-Spiels“-Aufgaben erfüllt.
end_claim-2 = Der Ausgewogene
    .text = Alle fünf deiner Heimatleisten stehen auf 3 oder höher.
end_claim-3 = Der Vollendete
    .text = Mindestens drei deiner Heimatleisten stehen auf 6 oder höher.
end_claim-4 = Der Kriegerische
    .text = Deine Stärke beträgt 6 oder mehr und ist höher als jede andere.
end_claim-5 = Der Verschwiegene
    .text = Deine Intrige beträgt 6 oder mehr und ist höher als jede andere.
end_claim-6 = Der Handelskundige
    .text = Dein Handel beträgt 6 oder mehr und ist höher als jeder andere.
end_claim-7 = Der Prunkvolle
    .text = Dein Reichtum beträgt 6 oder mehr und ist höher als jeder andere.
end_claim-8 = Der Belesene
    .text = Dein Wissen beträgt 6 oder mehr und ist höher als jedes andere.
end_claim-9 = Der Diplomatische
    .text = Du stehst auf der Diplomatieleiste auf ×3 oder weiter.
end_claim-10 = Der Mildtätige
    .text = Du stehst auf dem letzten Schritt der Almosenleiste.
end_claim-11 = Der Untadelige
    .text = Du hast keinen Anarchiemarker.
end_claim-12 = Der Zunftherr
    .text = Du hast 2 Gilden und mindestens 4 Reichtum.
end_claim-13 = Der Eroberer
    .text = Du hast mindestens 3 Soldaten in fremden Heimatregionen.
end_claim-14 = Der Meisterspion
    .text = Du hast mindestens 3 Spione in fremden Tavernen.
end_claim-15 = Der Weitgereiste
    .text = Du hast mindestens 3 Händler auf fremden Märkten.
end_claim-16 = Der Einiger
    .text = Du hast mindestens 5 Arbeiter in der zentralen Region und mehr als alle anderen.
end_claim-17 = Der Eindringling
    .text = Du hast mindestens 5 Arbeiter von mindestens 2 Arten in fremden Heimatregionen.
end_claim-18 = Der Beschützer
    .text = Du hast mindestens 2 Soldaten, 2 Spione und 2 Händler in deiner Heimatregion.
end_claim-19 = Der Volkreiche
    .text = Alle 10 deiner Arbeiter sind auf der Karte, höchstens 5 davon in deiner Heimatregion.
end_claim-20 = Der Vorausschauende
    .text = Du hast mindestens 6 Arbeiterkarten auf der Hand.
end_claim-21 = Der Glorreiche
    .text = Deine Einflussmarker sind mindestens 8 wert.
end_claim-22 = Der Gefürchtete
    .text = Du hast mindestens 4 Anarchiemarker und mehr als alle anderen.
end_claim-23 = Der Weltoffene
    .text = Du hast mindestens 1 Soldaten, 1 Spion und 1 Händler in fremden Heimatregionen.

pick-track = Welche Heimatleiste?
pick-second = Welche zweite, für einen Anarchiemarker?
pick-worker = Welche Art von Arbeiter?
pick-territory = Welche Region?
pick-space = Welcher Bereich?
pick-marker = Welcher Marker?
pick-star = Wie viel zählt der Stern?
pick-guild = Welche Gilde?
pick-star_guild = Welche Gilde aktiviert er?
pick-card = Welche Karte?
pick-claim = Welche Aufgabe?
pick-end_claim = Welche „Spielende“-Aufgabe?
pick-lord = Welche Adelskarte?
pick-player = Wer?
pick-split = Erst die Karte, die allein liegt, dann zwei, die zusammengehören.
pick-group = Welche Gruppe?
pick-point_kind = Welche Punkte?
pick-count = Wie viele?
pick-number = Wie viele Soldaten?
pick-choice = Mit Anarchiemarker?
pick-line = Womit zahlst du?
pick-gain = Was erhältst du?

## Aktionen

kind-PutAside = Zwei Aufgaben weglegen
do-PutAside = Weglegen: { $claim } und { $other }
kind-ChooseLord = Eine Adelskarte wählen
do-ChooseLord = Die Adelskarte { $lord } wählen
kind-ChooseFirstPlayer = Bestimmen, wer beginnt
do-ChooseFirstPlayer = { $player } beginnt
kind-AcceptDecree = Tun, was der Erlass erlaubt
do-AcceptDecree = Tun, was der Erlass erlaubt
kind-Decline = Verzichten
do-Decline = Verzichten
kind-RaiseTrack = Eine Heimatleiste erhöhen
do-RaiseTrack = { $track } erhöhen
kind-LowerTrack = Mit einer Heimatleiste zahlen
do-LowerTrack = Mit { $track } zahlen
kind-LowerTracks = Zwei Heimatleisten senken
do-LowerTracks = { $track } und { $other } um je 1 senken
kind-TakeAnarchy = Einen Anarchiemarker nehmen
do-TakeAnarchy = Einen Anarchiemarker nehmen
kind-WithdrawWorker = Einen Arbeiter zurücknehmen
do-WithdrawWorker = Einen Arbeiter { $territory-from } zurücknehmen
kind-DiscardCard = Eine Karte abwerfen
do-DiscardCard = { $card } abwerfen
kind-PlaceMarker = Einen Marker legen
do-PlaceMarker = Marker { $marker } auf { $space-short } legen
kind-DeclareStar = Den Stern ansagen
do-DeclareStar = Den Stern { $star } zählen{ $guild-too }
kind-ReplaceWorker = Einen Arbeiter ersetzen
do-ReplaceWorker = Ersetzen: { $worker-a } { $territory-at } durch { $other-a }
kind-KeepCard = Eine Karte behalten
do-KeepCard = { $card } behalten
kind-BuyCard = Eine Karte kaufen
do-BuyCard = { $card } für 1 Reichtum kaufen
kind-KeepClaim = Eine Aufgabe behalten
do-KeepClaim = Behalten: { $claim }
kind-KeepNoClaim = Keine Aufgabe behalten
do-KeepNoClaim = Keine Aufgabe behalten
kind-SplitCards = Die Karten aufteilen
do-SplitCards = Aufteilen: { $split }
kind-TakeGroup = Eine Gruppe nehmen
do-TakeGroup = Nehmen: { $group }
kind-TakeCard = Eine Karte nehmen
do-TakeCard = { $card } nehmen
kind-ChooseKind = Die Punkte wählen
do-ChooseKind = { $kind } nehmen
kind-Supplement = Einen Zusatzpunkt nehmen
do-Supplement = Die Leiste dieses Bereichs um 1 senken, für einen weiteren Aktionspunkt
kind-UseHardTimes = Die schweren Zeiten nutzen
do-UseHardTimes = Einen Anarchiemarker nehmen, für einen weiteren Aktionspunkt
kind-EndTurn = Den Zug beenden
do-EndTurn = Den Zug beenden
kind-SpendCard = Eine Karte für die Leiste abwerfen
do-SpendCard = { $card } für die Leiste abwerfen
kind-Enough = Keine weitere Karte
do-Enough = Keine weitere Karte
kind-Recruit = Anwerben
do-Recruit = Anwerben: einen Soldaten aufs eigene Schlachtfeld, dazu Karten für Stärke
kind-Advance = Vorrücken
do-Advance = Vorrücken mit { $count-soldiers } { $start-from } { $end-to }
kind-Raid = Überfall
do-Raid = Überfall auf { $territory-battlefield } mit { $count-soldiers }
kind-Battle = Schlacht
do-Battle = Schlacht { $territory-at } gegen { $defender }{ $boost-boost }
kind-DivideSpoils = Die Kriegsbeute aufteilen
do-DivideSpoils = { $removed-soldiers } entfernen
kind-Infiltrate = Infiltrieren
do-Infiltrate = Infiltrieren: einen Spion in die eigene Taverne, dazu Karten für Intrige
kind-Sneak = Schleichen
do-Sneak = Schleichen mit { $count-spies } { $start-from } { $end-to }
kind-Subterfuge = List
do-Subterfuge = List gegen { $opponent }: { $track } senken{ $second-too }
kind-CentralSubterfuge = List im Zentrum
do-CentralSubterfuge = List in der zentralen Taverne
kind-LowerForDiplomacy = Für Diplomatie zahlen
do-LowerForDiplomacy = Intrige um 1 senken, um auf der Diplomatieleiste vorzurücken
kind-Tradesman = Gewerbe
do-Tradesman = Gewerbe: einen Händler auf den eigenen Markt, dazu Karten für Handel
kind-Caravan = Karawane
do-Caravan = Karawane mit { $count-merchants } { $start-from } { $end-to }
kind-Commerce = Kommerz
do-Commerce = Kommerz { $territory-market }: mit { $line-paid } zahlen, Gewinn { $gain }
kind-Profits = Gewinne
do-Profits = Gewinne: Karten für Reichtum abwerfen
kind-Wages = Lohn
do-Wages = Lohn für { $worker-many }: { $count } { $start-from } { $end-to }
kind-GrantGuild = Eine Gilde bewilligen
do-GrantGuild = Bewilligung: die { $guild } auslegen
kind-ExchangeGuild = Eine Gilde tauschen
do-ExchangeGuild = Bewilligung: die { $guild } statt der { $old } auslegen
kind-GrantClaim = Eine Aufgabe bewilligen
do-GrantClaim = Bewilligung: die oberste „Während-des-Spiels“-Aufgabe ziehen
kind-DiscardClaim = Die Aufgabe abwerfen
do-DiscardClaim = Die Aufgabe für einen Anarchiemarker abwerfen
kind-Educate = Bildung
do-Educate = Bildung: Karten für Wissen abwerfen
kind-Apprenticeship = Ausbildung
do-Apprenticeship = Ausbildung: die oberste Arbeiterkarte ziehen
kind-Alms = Almosen
do-Alms = Almosen geben{ $back-back }

## Fragen: an die gefragte Person, und was die anderen derweil lesen

ask-PutAsideTwo = Welche zwei deiner fünf „Spielende“-Aufgaben legst du weg? Die drei anderen bleiben bei dir.
wait-PutAsideTwo = { $seat } wählt „Spielende“-Aufgaben.
ask-PickLord = Welche Adelskarte wählst du?
wait-PickLord = { $seat } wählt eine Adelskarte.
ask-NameFirst = Wer beginnt?
wait-NameFirst = { $seat } bestimmt, wer beginnt.
ask-Offer = Möchtest du tun, was der Erlass erlaubt?
wait-Offer = { $seat } denkt über den Erlass nach.
ask-Duty = Wie befolgst du den Erlass?
asked-Offer = „{ $event }“: { $event-text } Möchtest du?
asked-Duty = „{ $event }“: { $event-text } Wie befolgst du das?
asked-Declare = { $space-short }: Wie viel zählt dein Stern? Als 1 darf er eine deiner Gilden aktivieren.
asked-ChoosePoints = { $space-short }, zweiter Rang zu viert: Welche Punkte nimmst du? Zusatzpunkte sind von derselben Art.
asked-TakeActions = { $space-short }: Wähle eine Aktion.
asked-spent = { $space-short }: Deine Punkte sind verbraucht. Nimm noch einen, oder beende den Zug.
asked-end = { $space-short }: Hier gibt es nichts mehr zu tun. Beende den Zug.
wait-Duty = { $seat } befolgt den Erlass.
ask-PlaceBid = Planung: Welchen Marker legst du verdeckt, und wohin?
wait-PlaceBid = { $seat } legt einen Marker.
ask-Declare = Wie viel zählt dein Stern? Als 1 darf er eine deiner Gilden aktivieren.
wait-Declare = { $seat } sagt den Stern an.
ask-ChooseReplacement = Gilde der Spione: Welchen Arbeiter ersetzt du?
wait-ChooseReplacement = { $seat } ersetzt einen Arbeiter.
ask-KeepOne = Gilde der Gelehrten: Welche Karte behältst du geheim? Die anderen werden angeboten.
wait-KeepOne = { $seat } sieht sich Arbeiterkarten an.
ask-Buy = Kaufst du für 1 Reichtum eine der offenen Karten von { $seller }?
wait-Buy = { $seat } sieht sich die Karten an, die { $seller } anbietet.
ask-KeepDrawn = Welche Aufgabe behältst du, wenn überhaupt eine?
wait-KeepDrawn = { $seat } sieht sich Aufgaben an.
ask-Split = Wie teilst du die offenen Karten auf? Wer mehr geboten hat, wählt zuerst.
wait-Split = { $seat } teilt die Arbeiterkarten auf.
ask-ChooseGroup = Welche Gruppe nimmst du?
wait-ChooseGroup = { $seat } wählt eine Gruppe von Karten.
ask-ChooseCard = Mit einem Gebot von 1 behältst du eine Karte ({ $group }): Welche?
wait-ChooseCard = { $seat } wählt eine Karte ({ $group }).
ask-ChoosePoints = Zu viert, auf dem zweiten Rang: Welche Punkte nimmst du? Zusatzpunkte sind von derselben Art.
wait-ChoosePoints = { $seat } wählt die Art der Punkte.
ask-TakeActions = Du bist dran: Wähle eine Aktion.
wait-TakeActions = { $seat } wählt eine Aktion.
ask-SpendCards = Welche Karte wirfst du ab, um { $track } zu erhöhen?
wait-SpendCards = { $seat } wirft Karten für { $track } ab.
ask-DivideTheSpoils = Du hast { $territory-at } gewonnen: Wie viele Soldaten von { $loser } entfernst du?
wait-DivideTheSpoils = { $seat } teilt die Kriegsbeute auf.
ask-PayForDiplomacy = Gebrochene Verträge: Senkst du Intrige um 1, um auf der Diplomatieleiste vorzurücken?
wait-PayForDiplomacy = { $seat } denkt über die Diplomatieleiste nach.
ask-KeepGranted = Behältst du die gezogene Aufgabe?
wait-KeepGranted = { $seat } sieht sich eine Aufgabe an.
ask-RaiseByToken = Almosenplättchen: Welche Heimatleiste erhöhst du um 1?
wait-RaiseByToken = { $seat } wählt eine Heimatleiste, die steigt.

## Ereignisse

was-LordTurnedUp = { $seat } spielt die Adelskarte { $lord }.
was-FirstPlayerNamed = { $seat } beginnt.
was-RoundBegan = Runde { $round } beginnt.
was-MerchantArrived = { $merchant } trifft ein: { $merchant-lines }.
was-CardsRevealed = Offene Arbeiterkarten: { $cards }.
was-DecreeRevealed = Königlicher Erlass „{ $event }“: { $event-text }
was-QueenDied = Die Königin ist tot! Die Krone liegt flach, und ab jetzt gelten die unteren Ereignisse der Erlasse.
was-DiceRolled = Turnier! Die Würfel zeigen { $rolls }.
was-MarkerPlaced = { $seat } legt einen Marker auf { $space-short }.
was-SpaceOpened = Weiter: { $space-short }.
was-MarkersShown = { $seat } deckt { $markers } auf.
was-StarDeclared = { $seat } zählt den Stern als { $value }.
was-GuildActivated = { $seat } aktiviert die { $guild }.
was-WorkerReplaced = { $seat } ersetzt { $worker-a } { $territory-at } durch { $other-a }.
was-CardsDrawn = { $count ->
    [one] { $seat } zieht eine Arbeiterkarte.
   *[other] { $seat } zieht { $count } Arbeiterkarten.
}
was-DeckShuffled = Die abgeworfenen Arbeiterkarten werden zu einem neuen Stapel gemischt.
was-CardsOffered = { $seat } behält eine Karte und bietet { $cards } an.
was-CardBought = { $seat } kauft { $card } von { $seller }.
was-CardsDiscarded = Auf den Ablagestapel: { $cards }.
was-ClaimsDrawn = { $count ->
    [one] { $seat } zieht eine Aufgabe.
   *[other] { $seat } zieht { $count } Aufgaben.
}
was-ClaimKept = { $seat } behält eine Aufgabe.
was-ClaimsPutBack = { $count ->
    [one] { $seat } legt eine Aufgabe zurück.
   *[other] { $seat } legt { $count } Aufgaben zurück.
}
was-ClaimsShuffled = { $count ->
    [one] Die zurückgelegte Aufgabe ist der neue Stapel.
   *[other] Die { $count } zurückgelegten Aufgaben werden zu einem neuen Stapel gemischt.
}
was-FirstPlayerTaken = { $seat } nimmt den Startspielermarker.
was-CardsSplit = { $seat } teilt die Karten auf: { $first } | { $second } | { $third }.
was-CardsTaken = { $seat } nimmt { $cards }.
was-TurnBegan = { $points ->
    [0] { $seat } ist dran: { $space-short }.
    [one] { $seat } ist dran: { $space-short }, { $points } Aktionspunkt.
   *[other] { $seat } ist dran: { $space-short }, { $points } Aktionspunkte.
}
was-KindChosen = { $seat } nimmt { $kind }.
was-Supplemented = { $crossed ->
    [true] { $seat } nimmt von { $track } einen Zusatzpunkt und überschreitet eine Schwelle.
   *[false] { $seat } nimmt von { $track } einen Zusatzpunkt.
}
was-HardTimesUsed = { $seat } nutzt die schweren Zeiten für einen weiteren Aktionspunkt.
was-WorkerPlaced = { $seat } stellt { $territory-at } { $worker-a } auf.
was-WorkersReturned = { $lost ->
    [true] { $count ->
        [one] { $seat } verliert { $territory-at } { $worker-a }.
       *[other] { $seat } verliert { $territory-at } { $count } { $worker-many }.
    }
   *[false] { $count ->
        [one] { $seat } nimmt { $worker-a } { $territory-from } zurück.
       *[other] { $seat } nimmt { $count } { $worker-many } { $territory-from } zurück.
    }
}
was-WorkersMoved = { $count ->
    [one] { $seat } bewegt { $worker-a } { $start-from } { $end-to }.
   *[other] { $seat } bewegt { $count } { $worker-many } { $start-from } { $end-to }.
}
was-CardDiscarded = { $seat } wirft { $card } ab.
was-TrackMoved = { $by ->
    [-1] { $track } von { $seat } fällt um 1 auf { $level }.
    [-2] { $track } von { $seat } fällt um 2 auf { $level }.
    [-3] { $track } von { $seat } fällt um 3 auf { $level }.
   *[other] { $track } von { $seat } steigt um { $by } auf { $level }.
}
was-Raided = { $seat } überfällt mit { $count } Soldaten { $territory-battlefield }.
was-BattleFought = Schlacht { $territory-at }: { $seat } würfelt { $roll } und kommt auf { $total }; { $defender } würfelt { $defence } und kommt auf { $against }.
was-SpoilsDivided = { $removed ->
    [0] { $seat } gewinnt die Schlacht.
   *[other] { $seat } gewinnt die Schlacht und entfernt { $removed } Soldaten.
}
was-InfluenceGained = { $seat } erhält { $influence } Einfluss.
was-SubterfugeDone = { $seat } wendet { $territory-tavern } List an.
was-CommerceDone = { $seat } handelt { $territory-market } und zahlt { $paid } { $line-paid }.
was-DiplomacyMoved = { $seat } erreicht ×{ $space } auf der Diplomatieleiste.
was-AlmsMoved = { $seat } erreicht Schritt { $space } der Almosenleiste.
was-TokenResolved = Almosenplättchen für { $seat }: { $token }.
was-AnarchyTaken = { $seat } nimmt { $cause-for } einen Anarchiemarker.
was-AnarchyReturned = { $seat } legt { $cause-for } einen Anarchiemarker zurück.
was-GuildGranted = { $seat } legt die { $guild } aus.
was-GuildRemoved = { $seat } nimmt die { $guild } weg.
was-ClaimCompleted = { $deed ->
    [keine] Eine Aufgabe ist sofort erfüllt: { $seat } heißt jetzt „{ $claim }“ ({ $claim-worth }).
   *[other] Eine Aufgabe ist erfüllt: { $seat } heißt jetzt „{ $claim }“ ({ $claim-worth }). Anlass: { $deed }.
}
was-EndClaimsShown = { $seat } zeigt die „Spielende“-Aufgaben. Erfüllt: { $fulfilled }. Verfehlt: { $missed }.
was-TurnEnded = { $seat } beendet den Zug.
was-RoundEnded = Runde { $round } ist vorbei.
was-GameEnded = Sechs Runden sind vorbei; der Einfluss wird gezählt.

## Warum nicht

why-TablesMalformed = Die Zahlen des Spiels sind nicht zu lesen: { $cause }
why-WrongCount = In der Schachtel sollten { $needed } davon sein ({ $what }), nicht { $found }.
why-UnknownCondition = Die Bedingung der Aufgabe „{ $claim }“ enthält das unbekannte Wort „{ $word }“.
why-ConstraintBroken = Eine Zahl widerspricht den Spielregeln: { $constraint }
why-StackFull = Auf { $space } liegen schon drei deiner Marker.
why-MarkerNotLeft = Alle deine Marker mit diesem Wert liegen schon.
why-GuildNeedsOne = Nur ein Stern, der 1 zählt, aktiviert eine Gilde.
why-GuildNotAssigned = Die { $guild } liegt nicht bei dir aus.
why-GuildAssigned = Die { $guild } liegt schon bei dir aus.
why-GuildSpaceFree = Du hast noch einen freien Gildenplatz; keine Gilde muss weichen.
why-NoGuildSpace = Deine beiden Gildenplätze sind belegt: Eine Gilde muss weichen.
why-SameKind = Der neue Arbeiter muss von anderer Art sein.
why-NoWorkerThere = Du hast { $territory-at } { $worker-no }.
why-NoWorkerInPlace = Du hast dafür { $worker-no } am richtigen Ort.
why-TooFewWorkers = { $workers ->
    [one] Dort hast du nur einen.
   *[other] Dort hast du nur { $workers }.
}
why-SupplyEmpty = Dein Vorrat ist leer.
why-NotAdjacent = Von einer Heimat in die andere geht es nur durch das Zentrum.
why-NotInPlay = Dort spielt niemand: { $territory }.
why-GroupTooLarge = { $group ->
    [one] Du darfst nur einen Arbeiter auf einmal bewegen.
   *[other] Du darfst nicht mehr als { $group } Arbeiter auf einmal bewegen.
}
why-CardNotHeld = { $card } hast du nicht.
why-WrongCard = Nur passende Karten und Joker erhöhen { $track }.
why-CardNeeded = Du brauchst mindestens eine Karte, die { $track } erhöht.
why-CardNotThere = Diese Karte steht nicht zur Wahl.
why-ClaimNotDrawn = „{ $claim }“ hast du nicht gezogen.
why-NotDealt = Diese Karte hast du nicht bekommen.
why-GroupGone = Diese Gruppe ist weg.
why-WrongSpace = Das gehört zu { $space }.
why-NoPointsLeft = { $points ->
    [0] Du hast keinen Aktionspunkt mehr.
    [one] Du hast nur { $points } Aktionspunkt, das ist zu wenig.
   *[other] Du hast nur { $points } Aktionspunkte, das ist zu wenig.
}
why-DeployOnly = Dein Gebot erlaubt nur Stationieren, keinen Auftrag.
why-TaskOnly = Du hast einen Auftragspunkt gewählt: Stationieren geht nicht.
why-PointsLeft = Nutze erst die Punkte deines Gebots.
why-PointsOwed = Punkte, die sich nutzen lassen, müssen genutzt werden.
why-NothingToBuy = Ein weiterer Punkt könnte hier keine Aktion bezahlen.
why-SupplementClosed = Du hast eine Schwelle überschritten: In diesem Bereich gibt es keine Zusatzpunkte mehr.
why-TrackTooLow = Das kostet { $needed } { $track }; du hast { $level }.
why-TrackFull = Höher geht es nicht: { $track } steht schon ganz oben.
why-NoAnarchyLeft = Alle Anarchiemarker sind vergeben.
why-NoAnarchyHeld = Du hast keinen Anarchiemarker, den du zurücklegen könntest.
why-RaidAtHome = Das eigene Schlachtfeld überfällt man nicht.
why-SoldiersInTheWay = Fremde Soldaten sind { $territory-at }: Das heißt Schlacht.
why-NoDefender = { $defender } hat { $territory-at } keine Soldaten.
why-NoSubterfugeAtHome = In der eigenen Taverne gibt es keine List.
why-InfluenceOnlyAbroad = Nur ein fremder Markt bringt Einfluss.
why-AlmsEnded = Du bist am Ende der Almosenleiste.
why-DiplomacyEnded = Du bist am Ende der Diplomatieleiste.
why-NoHardTimes = Es sind keine schweren Zeiten, oder du hast sie in diesem Zug schon genutzt.
why-TooMuchSpoils = Mit einer Kriegsbeute von { $spoils } lassen sich nicht so viele entfernen: { $soldiers ->
    [one] Dort ist noch { $soldiers } Soldat
   *[other] Dort sind noch { $soldiers } Soldaten
}.

## Regeloptionen

option-lowest_bidder_row = Punkte des niedrigsten Gebots
    .about = Bereiche III bis VII: welche Punkte das niedrigste von mehreren Geboten bringt.
option-lowest_bidder_row-last_row = immer 1 Punkt zum Stationieren
option-lowest_bidder_row-rank_row = die des Rangs
option-spoils_mode = Kriegsbeute
    .about = Ob man nach einer gewonnenen Schlacht Soldaten und Einfluss beliebig mischen darf.
option-spoils_mode-combination = beliebig gemischt (englische Regel)
option-spoils_mode-either_or = alles von einer Art (deutsche Regel)
option-payment_below_zero = Zu niedrige Leiste
    .about = Was gilt, wenn eine Heimatleiste nicht ganz zahlen kann.
option-payment_below_zero-forbidden = nicht erlaubt (englische Regel)
option-payment_below_zero-waived = der Rest entfällt (deutsche Regel)
option-own_market_merchant = Kommerz auf dem eigenen Markt
    .about = Ob auch Kommerz auf dem eigenen Markt einen Händler kostet.
option-own_market_merchant-required = kostet einen Händler (deutsche Regel)
option-own_market_merchant-not_required = kostet keinen (englische Regel, wörtlich)
option-spend_points = Ungenutzte Aktionspunkte
    .about = Ob man aufhören darf, solange sich noch Punkte nutzen lassen.
option-spend_points-optional = man darf aufhören (deutsche Regel)
option-spend_points-compulsory = man muss weitermachen (englische Regel, wörtlich)
option-first_player_from = Neuer Startspieler
    .about = Ab wann der neue Startspieler beginnt.
option-first_player_from-at_once = sofort (englische Regel)
option-first_player_from-next_round = ab der nächsten Runde (deutsche Regel)
option-first_player_start = Startspieler des Spiels
    .about = Wie bestimmt wird, wer beginnt.
option-first_player_start-random = zufällig (englische Regel)
option-first_player_start-chosen = der erste Platz bestimmt es (deutsche Regel)
option-centre_subterfuge_anarchy = Anarchie in der zentralen Taverne
    .about = Welche List in der zentralen Taverne einen Anarchiemarker kostet.
option-centre_subterfuge_anarchy-always = jede (englische Regel)
option-centre_subterfuge_anarchy-first_only = nur die, die Diplomatie bewegt (deutsche Liste)
option-spy_guild_other_kind = Gilde der Spione
    .about = Ob der neue Arbeiter von anderer Art sein muss.
option-spy_guild_other_kind-must = von anderer Art (deutsche Regel)
option-spy_guild_other_kind-should = von beliebiger Art (englische Regel)
option-state_claims_on_draw = Schon erfüllte Aufgaben
    .about = Wann eine Aufgabe erfüllt ist, deren Bedingung beim Behalten schon gilt.
option-state_claims_on_draw-complete_at_once = sofort
option-state_claims_on_draw-next_own_turn = im nächsten eigenen Zug
option-town_layout = Heimatleisten
    .about = In wie viele Abschnitte jede Heimatleiste geteilt ist: zwei Rekonstruktionen des Tableaus.
option-town_layout-five_areas = fünf Abschnitte
option-town_layout-seven_areas = sieben Abschnitte

## Das Ende

end-six-rounds = Sechs Runden sind gespielt.
score-guilds = Gilden
score-in-game-claims = „Während-des-Spiels“-Aufgaben
score-end-game-claims = „Spielende“-Aufgaben
score-unfulfilled = Nicht erfüllte Aufgaben
score-diplomacy = Diplomatieleiste
score-alms = Almosenleiste
score-anarchy = Anarchieleiste
score-tokens = Einflussmarker
score-strength = Stärke
score-intrigue = Intrige
score-trade = Handel
score-wealth = Reichtum
score-knowledge = Wissen

## Neben den Summen

count-rounds-left = Weitere Runden
count-hand = Karten
count-claims = Aufgaben
count-guilds = Gilden

## Was ein Tipp als Grund nennt

feature-tokens = bringt Einfluss
feature-town = hebt deine Heimatleisten
feature-claims = erfüllt Aufgaben
feature-diplomacy = bringt dich bei der Diplomatie voran
feature-open-claims = bringt „Während-des-Spiels“-Aufgaben näher
feature-end-claims = bringt „Spielende“-Aufgaben näher
feature-guilds = macht mehr aus deinen Gilden
feature-alms = bringt dich auf der Almosenleiste voran
feature-anarchy = erspart dir Anarchie
feature-cards = lässt dir bessere Arbeiterkarten
feature-workers = bringt Arbeiter an gute Orte
feature-turn = lässt dir diesen Zug mehr zu tun
feature-bids = macht deine Gebote aussichtsreicher
feature-rivals = bringt dich vor die anderen

## Wie weit eine Aufgabe ist

progress = { $found } von { $wanted }
progress-most = { $found } (höchstens { $most })
progress-against = { $found } gegen { $best }

## Der Tisch auf einer Seite

sheet-setup = Aufbau
sheet-round = Runde { $round } von { $of }
sheet-queen-lives = die Königin lebt
sheet-queen-dead = die Königin ist tot
sheet-first = zuerst:
sheet-active = am Zug:
sheet-points-mixed = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
sheet-points-deploy = { $points ->
    [one] { $points } Punkt, nur Stationieren
   *[other] { $points } Punkte, nur Stationieren
}
sheet-points-task = { $points ->
    [one] { $points } Punkt, nur Auftrag
   *[other] { $points } Punkte, nur Auftrag
}
sheet-decree = Erlass:
sheet-merchant = Fahrender Händler:
sheet-merchant-short = { $merchant-short }
sheet-merchant-lines = { $merchant-lines }
sheet-open = Arbeiterkarten:
sheet-discards = Abgeworfen:
sheet-earlier-decrees = Frühere Erlasse:
sheet-earlier-merchants = Frühere Händler:
sheet-anarchy-now = Anarchie:
sheet-anarchy-out = { $out ->
    [0] keiner von { $of } Markern vergeben
   *[other] { $out } von { $of } Markern vergeben, je { $value }
}
sheet-tokens = Almosenplättchen:
sheet-token = Schritt { $space }: { $token }
sheet-text = { $piece-text }
sheet-spaces = Bereiche
sheet-spaces-key = Stapel, von links gezählt
sheet-space = { $space-short }
sheet-space-now = ▸ { $space-short }
sheet-town = Heimattableau
sheet-town-key = Stand (Einfluss, Gruppengröße)
sheet-diplomacy-alms = Diplomatie · Almosen
sheet-anarchy-influence = Anarchie · Einfluss
sheet-cards-claims = Karten · Aufgaben
sheet-score = Stand bisher
sheet-map = Karte
sheet-map-key = Soldaten-Spione-Händler
sheet-supply = Vorrat
sheet-guilds = Gilden:
sheet-hand = auf der Hand:
sheet-cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
sheet-during = Aufgabe ({ $value }):
sheet-at-end = am Ende ({ $value }):
sheet-progress = → { $progress }

## Neben einer Aktion: was man vor der Wahl wissen möchte

brief = { $piece }: { $piece-text }
remark-text = { $piece-text }
remark-shift = { $track } { $old } → { $new }
remark-shift-area = { $track } { $old } → { $new }: nun { $influence } wert
remark-shift-group = { $track } { $old } → { $new }: nun { $influence } wert und Gruppen zu { $group }
remark-now = sofort: { $guild-text }
remark-guild = bei jedem Stern, der 1 zählt: { $guild-text }
remark-supplemented = { $points ->
    [one] mit { $points } Zusatzpunkt
   *[other] mit { $points } Zusatzpunkten
}
remark-threshold = überschreitet eine Schwelle
remark-anarchy = 1 Anarchiemarker zu { $value }
remark-diplomacy = Diplomatie ×{ $times }
remark-alms = { $gain ->
    [0] Schritt { $space } von { $of }
   *[other] Schritt { $space } von { $of }: am Ende +{ $gain } Einfluss
}
remark-token = Plättchen: { $token }
remark-there = { $count } dort
remark-upon = auf deine { $markers }
remark-place = { $place ->
    [1] erster Stapel dort
   *[other] Stapel { $place } von links
}
remark-bid = Gebot { $points }
remark-rank = derzeit Platz { $rank }
remark-price = { $points } Aktionspunkte
remark-claim = { $claim-worth }: { $claim-text } → { $progress }
remark-split = { $first } | { $second } | { $third }
remark-one-of = eine aus { $cards }
remark-lost = { $points ->
    [one] { $points } Aktionspunkt verfällt
   *[other] { $points } Aktionspunkte verfallen
}
remark-fitting = passende Karten: { $cards }
remark-no-fitting = keine passende Karte
remark-stay = { $count ->
    [0] keiner bleibt zurück
    [one] { $count } bleibt zurück
   *[other] { $count } bleiben zurück
}
remark-against = gegen { $count } Soldaten
remark-influence = du erhältst { $influence } Einfluss
remark-battle = { $own } gegen { $others }: { $won } % Sieg, { $lost } % Niederlage
remark-opponent = { $seat }: { $track } +{ $count }
remark-back = { $left ->
    [0] danach kein Marker mehr
   *[other] danach noch { $left }
}

heading-deploy = { $points ->
    [one] Stationieren ({ $points } Punkt)
   *[other] Stationieren ({ $points } Punkte)
}
heading-task = { $points ->
    [one] Auftrag ({ $points } Punkt)
   *[other] Auftrag ({ $points } Punkte)
}
heading-more = Weitere Punkte

## Das Brett: wie eine Sache dort heißt, und ihre Regel in einem Satz

piece-spaces = Aktionsbereiche
piece-map = Das Reich
piece-tracks = Heimatleisten
piece-pane-draft = Wahl
piece-pane-bids = Gebote
piece-pane-realm = Reich
piece-pane-town = Leisten
piece-only = Nur { $piece }
piece-rank = { $rank }.
piece-borders = grenzt an { $pieces }
piece-battlefield = Schlachtfeld
piece-tavern = Taverne
piece-market = Markt
piece-diplomacy = Diplomatie
piece-alms = Almosen
piece-alms-tokens = Plättchen: { $pieces }.
piece-anarchy = Anarchie
piece-setup = Aufbau
piece-planning = Planung
piece-over = Die Runden sind vorbei
piece-decree = Königlicher Erlass
piece-merchant = Fahrender Händler
piece-line = { $gain } { $gained } für { $pay } { $paid }
piece-round = Runde { $round } von { $rounds }
piece-markers = Marker zum Legen
piece-marker = Marker { $value }: noch { $count }
piece-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
piece-points-mixed = zum Stationieren und für Aufträge
piece-points-either = zum Stationieren oder für einen Auftrag
piece-points-deploy = nur zum Stationieren
piece-points-task = nur für einen Auftrag
piece-supply = Vorrat: { $count } Arbeiter
piece-anarchy-left = Anarchie: noch { $count } Marker
piece-workforce-deck = Stapel der Arbeiterkarten
piece-discards = Abgeworfene Arbeiterkarten
piece-deck = { $count ->
    [one] Noch { $count } Karte im Stapel.
   *[other] Noch { $count } Karten im Stapel.
}
piece-open-cards = Offene Arbeiterkarten
piece-own-hand = Deine Arbeiterkarten
piece-own-claims = Deine Aufgaben
piece-drawn-claims = Gezogene Aufgaben
piece-drawn-cards = Gezogene Karten
piece-first = Startspieler
sheet-influence = Einfluss
piece-hand = { $count ->
    [one] { $count } Arbeiterkarte auf der Hand
   *[other] { $count } Arbeiterkarten auf der Hand
}
piece-claims = { $count ->
    [one] { $count } „Während-des-Spiels“-Aufgabe auf der Hand
   *[other] { $count } „Während-des-Spiels“-Aufgaben auf der Hand
}
piece-unrest = { $count ->
    [one] { $count } Anarchiemarker
   *[other] { $count } Anarchiemarker
}
piece-guild = Gilde
piece-guilds = Gilden zur Wahl
piece-guild-space = Freier Gildenplatz
piece-total = { $count } Einfluss nach dem, was jetzt offen liegt
piece-help-battlefield = Arbeiter sind hier Soldaten: Vorrücken bewegt sie, ein Angriff ist ein Überfall, wo niemand im Weg steht, sonst eine Schlacht.
piece-help-tavern = Arbeiter sind hier Spione: Schleichen bewegt sie, List schickt einen zurück und senkt eine Leiste des besuchten Hauses.
piece-help-market = Arbeiter sind hier Händler: Die Karawane bewegt sie, Kommerz schickt einen zurück und nutzt eine Zeile des Fahrenden Händlers.
piece-help-home = Eine Heimat grenzt nur ans Zentrum; jeder Weg in eine andere Heimat führt hindurch.
piece-help-centre = Es grenzt an jede Heimat. Überfall und List kosten hier je einen Anarchiemarker.
piece-help-centre-first = Es grenzt an jede Heimat. Ein Überfall kostet hier einen Anarchiemarker, List nur dann, wenn sie dich auf der Diplomatieleiste voranbringt.
piece-help-supply = Anwerben, Infiltrieren und Gewerbe stellen von hier einen Arbeiter in die Heimat; entfernte Arbeiter kommen hierher zurück.
piece-help-track = Bereich { $space } nutzt sie. Dort kann sie für weitere Punkte gesenkt werden; eine überschrittene Schwelle bringt einen Anarchiemarker und beendet das.
piece-help-steps-none = Du stehst auf 0: In { $space } sind keine Zusatzpunkte möglich.
piece-help-steps = { $free ->
    [0] Du stehst auf { $level }: Der nächste Zusatzpunkt in { $space } überschreitet eine Schwelle und bringt einen Anarchiemarker.
    [one] Du stehst auf { $level }: Ein Zusatzpunkt in { $space } ist frei, der nächste überschreitet eine Schwelle und bringt einen Anarchiemarker.
   *[other] Du stehst auf { $level }: { $free } Zusatzpunkte in { $space } sind frei, der nächste überschreitet eine Schwelle und bringt einen Anarchiemarker.
}
piece-help-steps-free = { $free ->
    [one] Du stehst auf { $level }: Ein Zusatzpunkt in { $space } ist möglich, ohne eine Schwelle zu überschreiten.
   *[other] Du stehst auf { $level }: { $free } Zusatzpunkte in { $space } sind möglich, ohne eine Schwelle zu überschreiten.
}
piece-help-areas = Was jeder Abschnitt einer Leiste am Ende zählt; die kleinen Punkte sagen, wie viele Arbeiter sich zusammen bewegen dürfen, rote Linien sind Schwellen. Grüne Striche sind deine freien Zusatzpunkte, die Flamme ist der, der Anarchie bringt.
piece-help-group-size = { $group ->
    [one] Gruppengröße: { $group } Arbeiter.
   *[other] Gruppengröße: { $group } Arbeiter.
}
piece-help-supplement = Senke die Leiste dieses Bereichs um 1 für einen weiteren Punkt; eine überschrittene Schwelle bringt einen Anarchiemarker und beendet das.
piece-help-diplomacy = Am Ende zählt jede erfüllte „Während-des-Spiels“-Aufgabe so viel Einfluss mehr, wie dein Schritt zeigt; die erste List eines Zuges bringt dich einen Schritt voran.
piece-help-alms = Der erste Schritt kostet am Ende 3 Einfluss, der letzte bringt 5; ein Plättchen gibt allen, die es erreichen, seinen Bonus.
piece-help-anarchy = Am Ende zählt jeder deiner Marker { $value }; je mehr vergeben sind, desto schlimmer wird es.
piece-help-decree = Jede Runde wird ein neuer aufgedeckt: freundlich, solange die Königin lebt, hart nach ihrem Tod.
piece-help-merchant = Jede Runde kommt ein neuer und bestimmt die Preise für Kommerz.
piece-help-line = Kommerz kostet { $pay } { $paid } und schickt einen deiner Händler zurück in den Vorrat.
piece-help-line-free = Kommerz kostet { $pay } { $paid } und schickt einen deiner Händler zurück in den Vorrat, außer auf dem eigenen Markt.
piece-help-queen-lives = Die Königin lebt: Die oberen Ereignisse der Erlasse gelten.
piece-help-queen-dead = Die Königin ist tot: Nur noch die unteren Ereignisse der Erlasse gelten.
piece-help-points = Stationieren stellt und bewegt Arbeiter oder erhöht mit Karten eine Leiste; ein Auftrag nutzt das aus: Angriff, List, Kommerz, Bewilligung, Almosen. Jede Aktion kostet 1 Punkt, eine Bewilligung 2.
piece-help-end-claim = Sie zählt am Ende { $worth } Einfluss; verfehlst du sie, kostet sie { $price }.
piece-help-claim = Hältst du sie am Ende noch, kostet sie { $price } Einfluss.
piece-help-discards = Ist der Stapel leer, werden sie zu einem neuen gemischt.
piece-help-group = Mit einem Gebot von 2 oder mehr behältst du die ganze Gruppe, mit 1 eine Karte davon.
piece-help-slot = Wähle erst die Karte, die allein liegt, dann zwei, die zusammengehören; die beiden anderen sind die dritte Gruppe.
piece-help-guild-space = Mit einer Bewilligung legst du hier eine Gilde aus; sie zählt am Ende 2 Einfluss, und ein Stern als 1 aktiviert sie.
piece-help-marker = Wird verdeckt gelegt. Die höhere Summe in einem Bereich kommt zuerst dran, bei Gleichstand der Stapel weiter links.
piece-help-total = Die „Spielende“-Aufgaben kommen noch dazu.
piece-help-battle = Soldaten und Würfel ergeben die Summe. Beide verlieren einen Soldaten; wer gewinnt, nutzt den Unterschied für weitere Soldaten des Mitspielers oder für Einfluss.
piece-help-end = Übrige Punkte verfallen.
piece-help-space = Punkte nach Rang: { $points }; das niedrigste von mehreren Geboten hat 1 zum Stationieren. Weitere Punkte bringt es, { $track } zu senken.
piece-help-space-rank = Punkte nach Rang: { $points }. Weitere Punkte bringt es, { $track } zu senken.
piece-help-space-claims = So viele Aufgaben zieht man nach Rang: { $draws }; eine davon darf man behalten. Das niedrigste Gebot bekommt den Startspielermarker.
piece-discarded = Abgeworfen: { $pieces }.
piece-earlier = Bisher: { $pieces }.
piece-help-space-workforce = Das niedrigste Gebot teilt die Karten in 2, 2 und 1; dann nehmen alle nach Rang eine Gruppe.

## Über die Runden

race-about = Einfluss nach jeder Runde. Am Ende: { $points }.
race-up = Einfluss
gains = { $turn }: { $name } gewinnt { $count } Einfluss
race-across = Runden
race-turn = Runde { $turn }
race-length = Eine Partie dauert im Mittel { NUMBER($turns, maximumFractionDigits: 1) } Runden.
turn-back = Vorige Runde
turn-on = Nächste Runde

## Kosten und Gewinne

symbol-influence = { $count } Einfluss
chip-AnarchyTaken = { $count ->
    [one] +1 Anarchiemarker
   *[other] +{ $count } Anarchiemarker
}
    .tone = cost
chip-AnarchyReturned = { $count ->
    [one] −1 Anarchiemarker
   *[other] −{ $count } Anarchiemarker
}
    .tone = gain
