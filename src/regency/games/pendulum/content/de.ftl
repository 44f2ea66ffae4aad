game-name = Pendulum
game-about = Drei Sanduhren sagen, wann deine Arbeiter handeln. Sei schnell und klug und folge dem verschwundenen König nach.
game-length = etwa anderthalb Stunden

## Spielmaterial. Neben dem Namen gibt es Formen davon: $worker ist der Name, $worker-deinen eine Form.

worker-0 = Grande-Arbeiter
    .den = den Grande-Arbeiter
    .einem = einem Grande-Arbeiter
    .einen = einen Grande-Arbeiter
    .dein = dein Grande-Arbeiter
    .Dein = Dein Grande-Arbeiter
    .deinen = deinen Grande-Arbeiter
    .Deinen = Deinen Grande-Arbeiter
    .dem = deinem Grande-Arbeiter
worker-1 = erster Standard-Arbeiter
    .den = den ersten Standard-Arbeiter
    .einem = einem Standard-Arbeiter
    .einen = einen Standard-Arbeiter
    .dein = dein erster Standard-Arbeiter
    .Dein = Dein erster Standard-Arbeiter
    .deinen = deinen ersten Standard-Arbeiter
    .Deinen = Deinen ersten Standard-Arbeiter
    .dem = deinem ersten Standard-Arbeiter
worker-2 = zweiter Standard-Arbeiter
    .den = den zweiten Standard-Arbeiter
    .einem = einem Standard-Arbeiter
    .einen = einen Standard-Arbeiter
    .dein = dein zweiter Standard-Arbeiter
    .Dein = Dein zweiter Standard-Arbeiter
    .deinen = deinen zweiten Standard-Arbeiter
    .Deinen = Deinen zweiten Standard-Arbeiter
    .dem = deinem zweiten Standard-Arbeiter
worker-3 = dritter Standard-Arbeiter
    .den = den dritten Standard-Arbeiter
    .einem = einem Standard-Arbeiter
    .einen = einen Standard-Arbeiter
    .dein = dein dritter Standard-Arbeiter
    .Dein = Dein dritter Standard-Arbeiter
    .deinen = deinen dritten Standard-Arbeiter
    .Deinen = Deinen dritten Standard-Arbeiter
    .dem = deinem dritten Standard-Arbeiter
worker-4 = zweiter Grande-Arbeiter
    .den = den zweiten Grande-Arbeiter
    .einem = einem Grande-Arbeiter
    .einen = einen Grande-Arbeiter
    .dein = dein zweiter Grande-Arbeiter
    .Dein = Dein zweiter Grande-Arbeiter
    .deinen = deinen zweiten Grande-Arbeiter
    .Deinen = Deinen zweiten Grande-Arbeiter
    .dem = deinem zweiten Grande-Arbeiter

rival-0 = Gegner A
rival-1 = Gegner B
rival_worker-0 = Grande-Arbeiter
    .den = den Grande-Arbeiter
rival_worker-1 = Standard-Arbeiter
    .den = den Standard-Arbeiter
rival_worker-2 = zweiter Standard-Arbeiter
    .den = den zweiten Standard-Arbeiter

noble = { $seat }
    .short = { $seat }
noble-5 = die neutrale Farbe
    .short = neutral
noble-6 = Gegner A
    .short = Gegner A
noble-7 = Gegner B
    .short = Gegner B

area-0 = Violett
    .glass = violette Sanduhr
    .glassn = violetten Sanduhr
area-1 = Grün
    .glass = grüne Sanduhr
    .glassn = grünen Sanduhr
area-2 = Schwarz
    .glass = schwarze Sanduhr
    .glassn = schwarzen Sanduhr

row-0 = obere Reihe
row-1 = untere Reihe

# Was die Aktionen des Plans bringen; obere und untere Reihe sind gleich
deed-0 = braune Produktion
    .text = Zahle 2 Gold: Führe deine braune Produktion aus.
deed-1 = Popularität, Prestige, Stimme
    .text = Zahle 2 Gold: Erhalte 1 Popularitätspunkt, 1 Prestigepunkt und 1 Stimme.
deed-2 = blaue Produktion
    .text = Zahle 2 Gold: Führe deine blaue Produktion aus.
deed-3 = rote Produktion
    .text = Zahle 2 Gold: Führe deine rote Produktion aus.
deed-4 = 2 Popularität
    .text = Zahle 2 Gold: Erhalte 2 Popularitätspunkte.
deed-5 = Macht und 2 Stimmen
    .text = Zahle 2 Gold: Erhalte 1 Machtpunkt und 2 Stimmen.
deed-6 = gelbe Produktion
    .text = Führe deine gelbe Produktion aus.
deed-7 = eine Stimme
    .text = Erhalte 1 Stimme.
deed-8 = eine Provinz
    .text = Zahle 4 Militär: Nimm eine Provinz (offen oder oben vom Stapel) und schiebe sie unter.
deed-9 = beliebige Ressource
    .text = Erhalte 1 beliebige Ressource.
task = { $deed } ({ $row })
    .short = { $deed }
    .text = { $deed-text }

# Felder nach den Buchstaben darauf: ein breites hat zwei
box = { $area } { $letter }
    .does = { $deed }
box-wide = { $area } { $letter }
    .does = { $deed } oder { $other }
box-narrow = { $area } { $letter } (schmal)
    .does = { $deed }

slot-0 = braun
    .e = braune
    .en = braunen
slot-1 = rot
    .e = rote
    .en = roten
slot-2 = blau
    .e = blaue
    .en = blauen
slot-3 = gelb
    .e = gelbe
    .en = gelben

cube-0 = Militär
    .other = Kultur
cube-1 = Kultur
    .other = Militär
cube-2 = Gold
    .other = Gold

track-0 = Macht
track-1 = Prestige
track-2 = Popularität
onto-0 = Macht
onto-1 = Prestige
onto-2 = Popularität

space-0 = erster offener Platz
    .en = ersten offenen Platz
space-1 = zweiter offener Platz
    .en = zweiten offenen Platz
space-2 = dritter offener Platz
    .en = dritten offenen Platz
space-3 = vierter offener Platz
    .en = vierten offenen Platz

prize-0 = die untere Belohnung
prize-1 = das Legendenplättchen

automa = Karte { $number }

number = { $count }
    .resources = { $count ->
        [one] { $count } beliebige Ressource
       *[other] { $count } beliebige Ressourcen
    }
military-cubes = { $count } Militär
    .plus = { $count ->
        [0] { "" }
       *[other] { " " }+{ $count } Militär
    }
    .minus = { $count ->
        [0] { "" }
       *[other] { " " }−{ $count } Militär
    }
culture-cubes = { $count } Kultur
    .plus = { $count ->
        [0] { "" }
       *[other] { " " }+{ $count } Kultur
    }
    .minus = { $count ->
        [0] { "" }
       *[other] { " " }−{ $count } Kultur
    }
gold-cubes = { $count } Gold
    .plus = { $count ->
        [0] { "" }
       *[other] { " " }+{ $count } Gold
    }
    .minus = { $count ->
        [0] { "" }
       *[other] { " " }−{ $count } Gold
    }

# Figuren, jede mit den zwei Seiten ihres Tableaus
mat-0 = Brannoc, die Vorhut
    .text = Rekrutiert für 7 Militär.
mat-1 = Brannoc, der Verheerer
    .text = Die blaue Produktion bringt 3 Militär und 2 Gold; Zurücknehmen und Rekrutieren kosten je 2 Machtpunkte.
mat-2 = Seshka, die Flüsterin
    .text = Rekrutiert für 3 Stimmen.
mat-3 = Seshka, die Despotin
    .text = Die braune Produktion bringt 3 Stimmen; Zurücknehmen und Rekrutieren kosten je 4 Stimmen; eine Errungenschaft kann doppelt zählen.
mat-4 = Odrin, der Zahlmeister
    .text = Rekrutiert für 7 Gold.
mat-5 = Odrin, der Aufwiegler
    .text = Die rote Produktion bringt 2 Militär und holt einen Arbeiter zurück; kommt in Reihen mit Sanduhr; rekrutiert für 4 Militär und 4 Gold.
mat-6 = Marcella, die Unbeugsame
    .text = Rekrutiert für 8 beliebige Ressourcen.
mat-7 = Marcella, die Wandlerin
    .text = Die rote Produktion bringt 4, die blaue 5 beliebige Ressourcen; alle Kriegslisten kosten beliebige Ressourcen.
mat-8 = Aurion, der Schlichter
    .text = Rekrutiert für 7 Kultur.
mat-9 = Aurion, der Friedenswahrer
    .text = Die braune Produktion bringt 2 Kultur, die rote eine Provinz; kann eine Errungenschaft unerfüllt beanspruchen und eine Aktion verdoppeln.

# Eine Karte in einer langen Liste
brief = { $piece }: { $piece-text }

# Kriegslisten, vier je Seite eines Tableaus; dann Belohnungen des Rats, Schlussbelohnungen, Eck- und Grande-Belohnung
card-0 = Paradegruß
    .text = Erhalte 1 Prestigepunkt.
card-1 = Feldversorger
    .text = Erhalte 1 beliebige Ressource.
card-2 = Sammelruf
    .text = Hole 1 deiner Arbeiter aus einer Reihe mit Sanduhr zurück.
card-3 = Heerschau
    .text = Zahle 7 Militär: Rekrutiere 1 Standard-Arbeiter aus deinem Vorrat.
card-4 = Trophäensaal
    .text = Erhalte 1 Prestigepunkt.
card-5 = Beutehandel
    .text = Tausche beliebig viel Kultur gegen gleich viel Militär oder umgekehrt.
card-6 = Übergreifender Überfall
    .text = Wenn dein Arbeiter eine Aktion ausführt: Erhalte zusätzlich die Belohnung einer benachbarten Aktion dieser Reihe.
card-7 = Gepresste Rekruten
    .text = Zahle 2 Machtpunkte: Rekrutiere 1 Standard-Arbeiter aus deinem Vorrat.
card-8 = Verschleiertes Lob
    .text = Erhalte 1 Prestigepunkt.
card-9 = Verborgener Beutel
    .text = Erhalte 1 beliebige Ressource.
card-10 = Geheimtür
    .text = Hole 1 deiner Arbeiter aus einer Reihe mit Sanduhr zurück.
card-11 = Alte Schuld
    .text = Zahle 3 Stimmen: Rekrutiere 1 Standard-Arbeiter aus deinem Vorrat.
card-12 = Hofchronik
    .text = Zahle 3 Kultur: Erhalte 2 Prestigepunkte.
card-13 = Erzwungene Gaben
    .text = Zahle 1 Kultur: Erhalte 3 beliebige Ressourcen.
card-14 = Doppelt verkündet
    .text = Wenn du die Errungenschaft beanspruchst: Werte sie doppelt.
card-15 = Durch Eid gebunden
    .text = Zahle 4 Stimmen: Rekrutiere 1 Standard-Arbeiter aus deinem Vorrat.
card-16 = Bezahlter Beifall
    .text = Erhalte 1 Prestigepunkt.
card-17 = Handgeld
    .text = Erhalte 1 beliebige Ressource.
card-18 = Freikauf
    .text = Hole 1 deiner Arbeiter aus einer Reihe mit Sanduhr zurück.
card-19 = Handschlagprämie
    .text = Zahle 7 Gold: Rekrutiere 1 Standard-Arbeiter aus deinem Vorrat.
card-20 = Gassenlied
    .text = Erhalte 1 Prestigepunkt.
card-21 = Geplünderter Karren
    .text = Erhalte 1 beliebige Ressource.
card-22 = Tor aufbrechen
    .text = Setze 1 Arbeiter in ein Feld einer Reihe mit Sanduhr; er darf dort keine Produktion ausführen.
card-23 = Menge bewaffnen
    .text = Zahle 4 Militär und 4 Gold: Rekrutiere 1 Standard-Arbeiter aus deinem Vorrat.
card-24 = Kühler Ruhm
    .text = Erhalte 1 Prestigepunkt.
card-25 = Zehnt des Verwalters
    .text = Erhalte 1 beliebige Ressource.
card-26 = Strenger Ruf
    .text = Hole 1 deiner Arbeiter aus einer Reihe mit Sanduhr zurück.
card-27 = Allgemeine Aushebung
    .text = Zahle 8 beliebige Ressourcen: Rekrutiere 1 Standard-Arbeiter aus deinem Vorrat.
card-28 = Stein der Weisen
    .text = Zahle 2 beliebige Ressourcen: Erhalte 2 Punkte auf einer Leiste deiner Wahl (Macht, Prestige oder Popularität).
card-29 = Erneut destillieren
    .text = Zahle 2 beliebige Ressourcen: Nimm 1 deiner ausgespielten Kriegslisten zurück auf die Hand.
card-30 = Lösungsmittel
    .text = Zahle 2 beliebige Ressourcen: Hole 1 deiner Arbeiter aus einer Reihe mit Sanduhr zurück.
card-31 = Homunkulus
    .text = Zahle 8 beliebige Ressourcen: Rekrutiere 1 Standard-Arbeiter aus deinem Vorrat.
card-32 = Gerechtes Urteil
    .text = Erhalte 1 Prestigepunkt.
card-33 = Tempelgabe
    .text = Erhalte 1 beliebige Ressource.
card-34 = Freilassungsbrief
    .text = Hole 1 deiner Arbeiter aus einer Reihe mit Sanduhr zurück.
card-35 = Geweihter Dienst
    .text = Zahle 7 Kultur: Rekrutiere 1 Standard-Arbeiter aus deinem Vorrat.
card-36 = Segen
    .text = Zahle 1 Kultur: Erhalte 1 Prestigepunkt.
card-37 = Friedlicher Ausgleich
    .text = Zahle 4 Kultur und 2 Stimmen: Beanspruche die aktuelle Errungenschaft, ohne ihre Bedingung zu erfüllen.
card-38 = Doppelte Ernte
    .text = Wenn dein Arbeiter eine Aktion ausführt: Du darfst ihre Kosten noch einmal zahlen und die Belohnung noch einmal erhalten.
card-39 = Geliebter Anführer
    .text = Zahle 3 Popularitätspunkte: Rekrutiere 1 Standard-Arbeiter aus deinem Vorrat.
card-40 = Förderer der Künste
    .text = Führe deine blaue Produktion aus.
card-41 = Ruf zu den Waffen
    .text = Führe deine rote Produktion aus.
card-42 = Landschenkung I
    .text = Nimm eine Provinz (offen oder oben vom Stapel) und schiebe sie unter.
card-43 = Landschenkung II
    .text = Nimm eine Provinz (offen oder oben vom Stapel) und schiebe sie unter.
card-44 = Weitere Grenzen I
    .text = Behalte diese Karte: Du darfst bei jedem Rat 3 Provinzen je Aussparung behalten.
card-45 = Weitere Grenzen II
    .text = Behalte diese Karte: Du darfst bei jedem Rat 3 Provinzen je Aussparung behalten.
card-46 = Allgemeiner Beifall
    .text = Erhalte 1 Machtpunkt, 1 Prestigepunkt und 1 Popularitätspunkt.
card-47 = Frische Pläne
    .text = Nimm alle deine ausgespielten Kriegslisten zurück auf die Hand.
card-48 = Stehendes Heer
    .text = Erhalte 5 Militär.
card-49 = Königliche Bibliothek
    .text = Erhalte 5 Kultur.
card-50 = Schatztruhe
    .text = Erhalte 5 Gold.
card-51 = Treue Stimme I
    .text = Erhalte 1 Stimme.
card-52 = Treue Stimme II
    .text = Erhalte 1 Stimme.
card-53 = Umgeschriebene Annalen
    .text = Ziehe einen deiner Marker (Macht, Prestige, Popularität) 1 zurück und einen anderen davon 1 vor.
card-54 = Gewaltmarsch
    .text = Zahle 2 Militär: Hole 1 deiner Arbeiter aus einer Reihe mit Sanduhr zurück.
card-55 = Rückruf an den Hof
    .text = Zahle 2 Kultur: Hole 1 deiner Arbeiter aus einer Reihe mit Sanduhr zurück.
card-56 = Schneller Feldzug I
    .text = Zahle 3 Militär: Nimm eine Provinz (offen oder oben vom Stapel) und schiebe sie unter.
card-57 = Schneller Feldzug II
    .text = Zahle 3 Militär: Nimm eine Provinz (offen oder oben vom Stapel) und schiebe sie unter.
card-58 = Gildenkredit I
    .text = Wenn dein Arbeiter eine violette oder grüne Aktion ausführt: Zahle deren 2 Gold nicht.
card-59 = Gildenkredit II
    .text = Wenn dein Arbeiter eine violette oder grüne Aktion ausführt: Zahle deren 2 Gold nicht.
card-60 = Öffentliches Fest
    .text = Zahle 2 Gold: Erhalte 1 Popularitätspunkt.
card-61 = Exerzierhof
    .text = Zahle 2 Militär: Erhalte 1 Machtpunkt.
card-62 = Hofdichter
    .text = Zahle 2 Kultur: Erhalte 1 Prestigepunkt.
card-63 = Kleines Salär
    .text = Erhalte 1 Gold.
card-64 = Anschlussvotum
    .text = Zahle 2 Stimmen: Nimm eine Provinz (offen oder oben vom Stapel) und schiebe sie unter.
card-65 = Letzte Ovation
    .text = Erhalte 1 Machtpunkt, 1 Prestigepunkt und 1 Popularitätspunkt.
card-66 = Goldenes Jubiläum
    .text = Zahle 5 Gold: Erhalte 3 Popularitätspunkte.
card-67 = Letzter Feldzug
    .text = Zahle 5 Militär: Erhalte 3 Machtpunkte.
card-68 = Große Premiere
    .text = Zahle 5 Kultur: Erhalte 3 Prestigepunkte.
card-69 = Späte Legende
    .text = Zahle 10 beliebige Ressourcen: Erhalte den legendären Punkt.
card-70 = Offene Bittschrift
    .text = Erhalte 1 Punkt auf einer Leiste deiner Wahl (Macht, Prestige oder Popularität).
card-71 = Beförderung
    .text = Ersetze 1 deiner Standard-Arbeiter durch deinen zweiten Grande-Arbeiter.

achievement-0 = Gedrillte Vorhut
    .text = Besitze mindestens 6 Militär, 2 Kultur und 3 Stimmen (nichts wird ausgegeben). Belohnung: Erhalte 2 Militär, 2 Kultur und 2 Gold.
achievement-1 = Großes Symposium
    .text = Besitze mindestens 2 Militär, 6 Kultur und 3 Stimmen (nichts wird ausgegeben). Belohnung: Erhalte 5 Stimmen.
achievement-2 = Volle Speicher
    .text = Besitze mindestens 12 beliebige Ressourcen und 3 Stimmen (nichts wird ausgegeben). Belohnung: Führe deine blaue Produktion aus.
achievement-3 = Machtdemonstration
    .text = Besitze mindestens 8 Militär und 3 Stimmen (nichts wird ausgegeben). Belohnung: Erhalte 5 Gold.
achievement-4 = Blütezeit der Künste
    .text = Besitze mindestens 8 Kultur und 3 Stimmen (nichts wird ausgegeben). Belohnung: Nimm eine Provinz (offen oder oben vom Stapel) und schiebe sie unter.
achievement-5 = Söldnervertrag
    .text = Besitze mindestens 8 Gold und 3 Stimmen (nichts wird ausgegeben). Belohnung: Führe deine rote Produktion aus.
achievement-6 = Ausgewogener Hof
    .text = Besitze mindestens 3 Gold, 3 Militär, 3 Kultur und 3 Stimmen (nichts wird ausgegeben). Belohnung: Erhalte 1 Machtpunkt, 1 Prestigepunkt und 1 Popularitätspunkt.
achievement-7 = Kaufmannsgunst
    .text = Besitze mindestens 4 Kultur, 4 Gold und 3 Stimmen (nichts wird ausgegeben). Belohnung: Erhalte 1 Prestigepunkt und 1 Popularitätspunkt.
achievement-8 = Orden der Lanze
    .text = Besitze mindestens 4 Militär, 4 Kultur und 3 Stimmen (nichts wird ausgegeben). Belohnung: Erhalte 1 Machtpunkt und 1 Prestigepunkt.
achievement-9 = Soldtag der Garnison
    .text = Besitze mindestens 4 Militär, 4 Gold und 3 Stimmen (nichts wird ausgegeben). Belohnung: Erhalte 1 Machtpunkt und 1 Popularitätspunkt.

# Provinzen nach Familien, mit dem, was sie jeder Aussparung hinzufügen
province = { $name } ({ $family })
    .text = { $family-text }
family-0 = gemischt
    .text = braun 1 Macht, rot 2 Militär, blau 3 Kultur, gelb 1 Gold
family-1 = Militär
    .text = braun 1 Macht, rot 2 Militär, blau 3 Militär, gelb 1 Militär
family-2 = Militär mit Krone
    .text = braun 1 Macht, rot 1 Macht, blau 1 Macht, gelb 1 Militär
family-3 = Kultur
    .text = braun 1 Prestige, rot 2 Kultur, blau 3 Kultur, gelb 1 Kultur
family-4 = Kultur mit Krone
    .text = braun 1 Prestige, rot 1 Prestige, blau 1 Prestige, gelb 1 Kultur
family-5 = Gold
    .text = braun 1 Popularität, rot 2 Gold, blau 3 Gold, gelb 1 Gold
family-6 = Gold mit Krone
    .text = braun 1 Popularität, rot 1 Popularität, blau 1 Popularität, gelb 1 Gold
family-7 = Stimmen
    .text = braun 1 Macht, rot 2 Stimmen, blau 3 Stimmen, gelb 1 Stimme
province-0 = Bernsteinmoor
province-1 = Weidengrund
province-2 = Dornwiek
province-3 = Nebelsee
province-4 = Gerstenhügel
province-5 = Stillwasserbogen
province-6 = Fuchsgrund
province-7 = Grünmark
province-8 = Lerchenfeld
province-9 = Altmühlenfurt
province-10 = Haseltal
province-11 = Schlackental
province-12 = Rabenstatt
province-13 = Brackwasser
province-14 = Holundertal
province-15 = Kiefernwacht
province-16 = Binsenmoor
province-17 = Honigkreuz
province-18 = Salzwiese
province-19 = Reihersruh
province-20 = Langhügel
province-21 = Kupferlaub
province-22 = Windweiher
province-23 = Eschenbach
province-24 = Mühlentor
province-25 = Eggental
province-26 = Farngrund
province-27 = Hirschwasser
province-28 = Eisenwacht
province-29 = Rote Bastei
province-30 = Speerfeste
province-31 = Ambosspass
province-32 = Trommelburg
province-33 = Kriegskronenhöhe
province-34 = Bannergipfel
province-35 = Leierufer
province-36 = Gelehrtenkai
province-37 = Freskenhalle
province-38 = Tintenfassinsel
province-39 = Musenhafen
province-40 = Lorbeerkuppel
province-41 = Kristallakademie
province-42 = Münzfurt
province-43 = Vergoldete Docks
province-44 = Safranmarkt
province-45 = Zollbrücke
province-46 = Sonnengewölbe
province-47 = Festplatz
province-48 = Karnevalstor
province-49 = Versammlungshügel
province-50 = Flüsterhof
province-51 = Stimmhain
province-52 = Heroldsruh
province-53 = Violettes Forum
province-54 = Bittstellertreppe
province-55 = Schwurstein

pick-mat = Welche Figur?
pick-worker = Welcher Arbeiter?
pick-box = Welches Feld?
pick-task = Welche Aktion?
pick-area = Welche Sanduhr?
pick-card = Welche Karte?
pick-province = Welche Provinz?
pick-space = Welcher offene Platz?
pick-slot = Welche Aussparung?
pick-track = Welche Leiste?
pick-onto = Auf welche Leiste?
pick-cube = Welche Ressource?
pick-count = Wie viele?
pick-military = Wie viel Militär?
pick-culture = Wie viel Kultur?
pick-gold = Wie viel Gold?
pick-prize = Was beanspruchst du?

## Aktionen

kind-ChooseMat = Eine Figur wählen
do-ChooseMat = Spielen: { $mat }
kind-PlaceWorker = Einen Arbeiter einsetzen
do-PlaceWorker = { $worker-Deinen } auf { $box } setzen
kind-ReturnWorker = Einen Arbeiter heimholen
do-ReturnWorker = { $worker-Deinen } auf das Tableau zurücknehmen
kind-Act = Mit einem Arbeiter handeln
do-Act = Mit { $worker-dem } handeln: { $task }
kind-FlipTimer = Eine Sanduhr drehen
do-FlipTimer = Die { $area-glass } drehen
kind-PlayCard = Eine Kriegsliste spielen
do-PlayCard = „{ $card }“ spielen
kind-RecallStratagems = Kriegslisten zurücknehmen
do-RecallStratagems = Alle deine Kriegslisten zurücknehmen
kind-RefillProvince = Eine Provinz nachlegen
do-RefillProvince = Den { $space-en } auffüllen
kind-ClaimAchievement = Die Errungenschaft beanspruchen
do-ClaimAchievement = Die Errungenschaft beanspruchen: { $prize }
kind-Done = Fertig
do-Done = Ich bin fertig
kind-Withdraw = Doch noch nicht
do-Withdraw = Doch noch nicht
kind-Hold = Später handeln
do-Hold = Ich will später handeln
kind-Ready = Bereit
do-Ready = Ich bin bereit
kind-Pass = Passen
do-Pass = Passen
kind-Forgo = Verzichten
do-Forgo = Verzichten
kind-GainCubes = Wählen, was du erhältst
do-GainCubes = Erhalten:{ $military-plus }{ $culture-plus }{ $gold-plus }
kind-PayCubes = Wählen, was du zahlst
do-PayCubes = Zahlen:{ $military-minus }{ $culture-minus }{ $gold-minus }
kind-ChooseTrack = Eine Leiste wählen
do-ChooseTrack = Auf der Leiste { $track } vorrücken
kind-ConvertPoint = Einen Punkt umwandeln
do-ConvertPoint = Aus 1 { $track } wird 1 { $onto }
kind-SwapCubes = Ressourcen tauschen
do-SwapCubes = { $count } { $cube } gegen { $count } { $cube-other } tauschen
kind-TakeCardBack = Eine Kriegsliste zurücknehmen
do-TakeCardBack = „{ $card }“ zurücknehmen
kind-RetrieveWorker = Einen Arbeiter zurückholen
do-RetrieveWorker = { $worker-Deinen } zurückholen
kind-TakeProvince = Eine offene Provinz nehmen
do-TakeProvince = { $province } für die { $slot-e } Aussparung nehmen
kind-DrawProvince = Eine Provinz verdeckt ziehen
do-DrawProvince = Die oberste Provinz verdeckt ziehen
kind-TuckProvince = Die Provinz unterschieben
do-TuckProvince = Unter die { $slot-e } Aussparung schieben
kind-ChooseNeighbour = Die Nachbarbelohnung wählen
do-ChooseNeighbour = Zusätzlich erhalten: { $task }
kind-TakeReward = Eine Belohnung des Rats nehmen
do-TakeReward = „{ $card }“ nehmen
kind-PromoteWorker = Einen Arbeiter befördern
do-PromoteWorker = { $worker-Deinen } befördern
kind-DiscardProvince = Eine Provinz abgeben
do-DiscardProvince = { $province } abgeben

## Fragen: an die gefragte Person, und was die anderen derweil lesen

ask-PickMat = Welche Figur spielst du, und mit welcher Seite des Tableaus?
wait-PickMat = { $seat } wählt eine Figur.
ask-SetOut = Setze { $worker-deinen } in eine untere Reihe: Dorthin kommen gleich die Sanduhren.
wait-SetOut = { $seat } setzt { $worker-einen } ein.
ask-TakeTurn = Du bist dran: eine Aktion, oder passe.
wait-TakeTurn = { $seat } wählt eine Aktion.
ask-ActFreely = Reihe mit Sanduhr: handeln. Reihe ohne: einsetzen.
wait-ActFreely = { $seat } hat noch zu tun.
ask-Restock = Ein offener Platz ist leer: Alle dürfen ihn auffüllen.
wait-Restock = { $seat } darf eine Provinz nachlegen.
ask-WithAction = „{ $card }“: Welcher Arbeiter handelt damit?
wait-WithAction = { $seat } wählt eine Aktion für „{ $card }“.
ask-PickNeighbour = { $worker-Dein } nimmt: { $task-short }. Welche Nachbarbelohnung kommt dazu?
wait-PickNeighbour = { $seat } wählt eine Nachbarbelohnung zu: { $task-short }.
ask-WithClaim = „{ $card }“: Was beanspruchst du?
wait-WithClaim = { $seat } beansprucht mit „{ $card }“ die Errungenschaft.
ask-BreakGate = „{ $card }“: Welcher Arbeiter kommt in welche Reihe mit Sanduhr?
wait-BreakGate = { $seat } setzt mit „{ $card }“ einen Arbeiter ein.
ask-GainAny = Du erhältst { $count-resources }: welche?
wait-GainAny = { $seat } wählt Ressourcen aus.
ask-PayAny = „{ $card }“ kostet { $count-resources }: Welche zahlst du?
wait-PayAny = { $seat } bezahlt „{ $card }“.
ask-PickTrack = { $points ->
    [one] { $points } Punkt: Auf welcher Leiste?
   *[other] { $points } Punkte: Auf welcher Leiste?
}
wait-PickTrack = { $seat } wählt eine Leiste.
ask-PickConversion = Aus welchem Punkt wird welcher?
wait-PickConversion = { $seat } wandelt einen Punkt um.
ask-PickSwap = Wie viel Militär oder Kultur tauschst du?
wait-PickSwap = { $seat } tauscht Ressourcen.
ask-PickDiscard = „{ $card }“: Welche Kriegsliste nimmst du zurück?
wait-PickDiscard = { $seat } nimmt mit „{ $card }“ eine Kriegsliste zurück.
ask-Retrieve = Welcher Arbeiter kommt aus einer Reihe mit Sanduhr zurück?
wait-Retrieve = { $seat } holt einen Arbeiter zurück.
ask-Conquer = Welche Provinz nimmst du, und für welche Aussparung? Oder die oberste vom Stapel?
wait-Conquer = { $seat } wählt eine Provinz.
ask-Tuck = Du hast { $province } gezogen: Unter welche Aussparung kommt die Karte?
wait-Tuck = { $seat } schiebt { $province } unter.
ask-ConquerAgain = { $province } ging an einen besseren Rang. Eine andere, der Stapel, oder keine und die Kosten zurück?
wait-ConquerAgain = { $seat } hat { $province } verloren und wählt neu.
ask-TokenLost = Das Legendenplättchen ging an einen besseren Rang. Die untere Belohnung, oder den Marker zurück?
wait-TokenLost = { $seat } hat das Legendenplättchen verloren und wählt neu.
ask-RankBonus = { $points ->
    [one] Bonus deines Rangs: Auf welche Leiste kommt der Punkt?
   *[other] Bonus deines Rangs, { $points } Punkte: Auf welche Leiste kommt der nächste?
}
wait-RankBonus = { $seat } verteilt den Bonus des Rangs.
ask-ChooseReward = Welche Belohnung des Rats nimmst du?
wait-ChooseReward = { $seat } wählt eine Belohnung des Rats.
ask-Promote = Welcher Standard-Arbeiter wird dein zweiter Grande-Arbeiter?
wait-Promote = { $seat } befördert einen Arbeiter.
ask-TrimSlot = Zu viele Provinzen unter deiner { $slot-en } Aussparung: Welche geht?
wait-TrimSlot = { $seat } gibt eine Provinz der { $slot-en } Aussparung ab.

# Dasselbe, wie es nur der Tisch sagen kann
asked-turn = { $phase ->
    [last-actions] Der Rat ist einberufen. Letzte Aktionen, du bist dran: eine Aktion, oder passe.
    [pre-round] Vor Runde { $round }, du bist dran: Setze oder bewege einen Arbeiter, oder passe.
   *[play] Schritt { $step } von { $of }, du bist dran: eine Aktion, oder passe.
}
asked-done = Du bist fertig. Bis alle es sind, kannst du es zurücknehmen.
asked-step = Schritt { $step } von { $of }: Handle, wo eine Sanduhr steht, setze ein, wo keine steht. Dann sag, dass du fertig bist.
asked-last = Der Rat ist einberufen, keine Sanduhr wird mehr gedreht. Nutze, was geht, dann sag, dass du fertig bist.
asked-called = { $own ->
    [true] Du bist aufgerufen: Handle jetzt, niemand sonst kann es. Dann sag, dass du fertig bist.
   *[false] { $seat } ist aufgerufen und handelt jetzt allein.
}
asked-pre-round = { $done ->
    [true] Du bist bereit für Runde { $round }. Bis alle es sind, kannst du es zurücknehmen.
   *[false] Vor Runde { $round }: Setze ein, wo keine Sanduhr steht, dann sag, dass du bereit bist.
}
asked-countdown = Einen Moment: Gleich beginnt die Runde.

## Ereignisse

was-PrivilegeDrawn = Privileg, bester Rang zuerst: { $nobles }.
was-MatChosen = { $seat } ist { $mat }.
was-CountdownBegun = In drei Sekunden beginnt Runde { $round }.
was-RoundBegun = Runde { $round } hat begonnen.
was-StepBegun = Schritt { $step }.
was-CouncilCalled = Der Rat ist einberufen! Keine Sanduhr wird mehr gedreht.
was-CouncilBegun = Rat { $round } beginnt.
was-GameEnded = Der vierte Rat ist vorbei. Wer folgt dem König nach?
was-TimerRanOut = Die { $area-glass } ist abgelaufen.
was-TimerFlipped = { $row ->
    [0] { $seat } dreht die { $area-glass } zur oberen Reihe.
   *[1] { $seat } dreht die { $area-glass } zur unteren Reihe.
}
was-TimersFlipped = Gedreht: { $areas }.
was-FlipVoid = { $seat } wollte auch die { $area-glass } drehen; sie war schon gedreht.
was-WorkerPlaced = { $seat } setzt { $worker-einen } auf { $box }.
was-WorkerReturned = { $seat } nimmt { $worker-einen } auf das Tableau zurück.
was-WorkerActed = { $seat } handelt mit { $worker-einem }: { $task }.
was-WorkerRetrieved = { $seat } holt { $worker-einen } zurück.
was-WorkerRecruited = { $seat } rekrutiert { $worker-einen }.
was-WorkerPromoted = { $seat } ersetzt { $worker-einen } durch den zweiten Grande-Arbeiter.
was-WorkerEvicted = { $by } hat den besseren Rang und nimmt { $box }: { $seat } bekommt { $worker-den } zurück.
was-BoxConfirmed = { $box } gehört endgültig { $seat }.
was-CubesGained = { $seat } erhält { $count } { $cube }.
was-CubesPaid = { $seat } zahlt { $count } { $cube }.
was-VotesGained = { $votes ->
    [one] { $seat } erhält { $votes } Stimme.
   *[other] { $seat } erhält { $votes } Stimmen.
}
was-VotesPaid = { $votes ->
    [one] { $seat } zahlt { $votes } Stimme.
   *[other] { $seat } zahlt { $votes } Stimmen.
}
was-PointsGained = { $seat } erhält { $points } { $track }.
was-PointsPaid = { $seat } zahlt { $points } { $track }.
was-GloryGained = { $seat } erhält { $count } Ruhm für { $track }.
was-GloryPaid = { $seat } zahlt { $count } Ruhm von { $track }.
was-LegendaryGained = { $seat } erhält den legendären Punkt.
was-CardPlayed = { $seat } spielt „{ $card }“.
was-CardsRecalled = { $seat } nimmt zurück: { $cards }.
was-ProvinceTaken = { $seat } nimmt { $province } für die { $slot-e } Aussparung.
was-ProvinceDrawn = { $seat } zieht eine Provinz vom Stapel.
was-ProvinceTurnedUp = { $seat } hat { $province } gezogen.
was-ProvinceTucked = { $seat } schiebt { $province } unter die { $slot-e } Aussparung.
was-ProvinceTakenAway = { $by } hat den besseren Rang und nimmt { $seat } die Provinz { $province } weg.
was-ProvinceOpened = Neue offene Provinz: { $province }, { $space }.
was-SpaceRefilled = { $seat } füllt den { $space-en } auf.
was-ProvinceDiscarded = { $seat } gibt { $province } aus der { $slot-en } Aussparung ab.
was-ProvincesCleared = Die offenen Provinzen kommen aus dem Spiel.
was-ProvinceRemoved = { $rival } entfernt { $province }.
was-AchievementOpened = Neue Errungenschaft: { $achievement }. { $achievement-text }
was-AchievementClaimed = { $seat } beansprucht „{ $achievement }“ und nimmt { $prize }.
was-TokenTakenAway = { $by } hat den besseren Rang und nimmt { $seat } das Legendenplättchen weg.
was-MarkerTakenBack = { $seat } nimmt den Marker von der Errungenschaft zurück.
was-SeatDone = { $seat } ist fertig.
was-DoneWithdrawn = { $seat } ist doch noch nicht fertig.
was-SeatHeld = { $seat } will später handeln.
was-SeatCalled = { $seat } ist aufgerufen und hat zehn Sekunden allein.
was-SeatReady = { $seat } ist bereit.
was-SeatPassed = { $seat } passt.
was-PrivilegeOrdered = Neue Rangfolge: { $nobles }. Stimmen: { $votes }.
was-RewardsOpened = Belohnungen des Rats: { $cards }.
was-RewardTaken = { $seat } nimmt „{ $card }“: { $card-text }
was-RewardsCleared = Die übrigen Belohnungen des Rats kommen aus dem Spiel.
was-AutomaDrawn = { $rival } zieht { $automa }.
was-AutomasShuffled = Die Karten der Gegner werden neu gemischt.
was-RivalPlaced = { $rival } setzt { $rival_worker-den } auf { $box }.
was-RivalLeft = { $rival } findet kein Feld und nimmt { $rival_worker-den } vom Plan.
was-RivalFlipped = { $row ->
    [0] { $rival } dreht die { $area-glass } zur oberen Reihe.
   *[1] { $rival } dreht die { $area-glass } zur unteren Reihe.
}
was-RivalScored = { $points ->
    [one] { $rival } erhält { $points } Punkt.
   *[other] { $rival } erhält { $points } Punkte.
}
was-RivalTookReward = { $rival } nimmt „{ $card }“ weg.
was-RivalTookToken = { $rival } nimmt das Legendenplättchen.

## Warum nicht

why-NothingInCountdown = Einen Moment: Es geht los, sobald die Sanduhren gedreht sind.
why-NotYourTurn = Du bist noch nicht dran.
why-AnotherIsCalled = Nur { $seat } darf jetzt handeln.
why-AlreadyDone = Du hast schon gesagt, dass es weitergehen kann. Nimm das erst zurück.
why-NotDone = Da ist nichts zurückzunehmen: Du hast noch nicht gesagt, dass es weitergehen kann.
why-WithdrawnTwice = Das gilt jetzt und lässt sich nicht mehr zurücknehmen.
why-HeldBefore = Später handeln wolltest du schon einmal; noch einmal geht das nicht.
why-OnlyInLastActions = Das geht nur bei den letzten Aktionen, wenn die Zeit läuft.
why-OnlyBeforeARound = Das geht nur zwischen einem Rat und der nächsten Runde.
why-OnlyMovesNow = Vor der Runde werden Arbeiter nur gesetzt. Gehandelt wird, sobald die Sanduhren gedreht sind.
why-SandRuns = In der { $area-glassn } läuft noch Sand. Drehe sie, wenn sie abgelaufen ist.
why-CouncilWasCalled = Der Rat ist einberufen: Keine Sanduhr wird mehr gedreht.
why-NobodyFlips = Ohne Zeit dreht niemand selbst: Jeder Schritt dreht seine Sanduhren.
why-WorkerNotInPlay = { $worker-Dein } ist nicht im Spiel.
why-WorkerLocked = { $worker-Dein } ist gesperrt, bis die Sanduhr seine Reihe verlässt.
why-RowLocked = Bei { $box } steht die Sanduhr: Setze ein, wo keine steht.
why-RowNotLocked = Bei { $box } steht keine Sanduhr: Diese Karte führt in Reihen mit Sanduhr.
why-BoxTaken = Auf { $box } steht eine andere Farbe: Nur ein Grande-Arbeiter darf dazu.
why-OwnWorkerThere = Auf { $box } steht schon dein eigener Arbeiter: nach der Regeloption nur einer je Feld.
why-BoxNotHere = { $box } gibt es auf dieser Seite des Plans nicht.
why-OnlyProductionThere = { $box } bietet nur Produktion, und die verbietet diese Karte.
why-LowerRowsOnly = { $box } liegt in einer oberen Reihe: Beginne in einer unteren.
why-StandsThere = { $worker-Dein } steht schon dort.
why-MovedTwice = { $worker-Dein } ist schon zweimal gezogen; vorerst bleibt er stehen.
why-NoTimerThere = Bei { $worker-dem } steht keine Sanduhr: Er handelt, wenn sie kommt.
why-HasActed = { $worker-Dein } hat gehandelt: Setze ihn erst wieder auf ein Feld.
why-OnMat = { $worker-Dein } ist auf dem Tableau: Setze ihn erst ein.
why-NotItsAction = { $worker-Dein } steht auf einem anderen Feld, nicht bei: { $task }.
why-BoxProvisional = Ein besserer Rang kann { $worker-dem } das Feld noch nehmen: eine Sekunde.
why-NoProductionThere = { $worker-Dein } ist eingebrochen: dabei keine Produktion.
why-NotInARowWithTimer = { $worker-Dein } steht nicht in einer Reihe mit Sanduhr.
why-NoWorkerToRetrieve = Keiner deiner Arbeiter steht in einer Reihe mit Sanduhr.
why-FourWorkers = Du hast schon vier Arbeiter; mehr sind es nie.
why-NotCommon = { $worker-Dein } kann nicht befördert werden: Wähle einen Standard-Arbeiter im Spiel.
why-CubesMissing = Du brauchst { $needed } { $cube } und hast { $has }.
why-ResourcesMissing = Du brauchst { $needed } beliebige Ressourcen und hast { $has }.
why-VotesMissing = { $needed ->
    [one] Du brauchst { $needed } Stimme und hast { $has }.
   *[other] Du brauchst { $needed } Stimmen und hast { $has }.
}
why-PointsMissing = { $needed ->
    [one] Du brauchst { $needed } Punkt der Leiste { $track } und hast { $has }.
   *[other] Du brauchst { $needed } Punkte der Leiste { $track } und hast { $has }.
}
why-ColourFull = Für mehr { $cube } hast du keinen Platz.
why-WrongAmount = Wähle zusammen { $needed }, nicht mehr und nicht weniger.
why-CardNotInHand = „{ $card }“ ist nicht auf deiner Hand.
why-CardNotDiscarded = „{ $card }“ liegt nicht bei deinen ausgespielten Kriegslisten.
why-NoFittingAction = Keiner deiner Arbeiter kann jetzt mit „{ $card }“ handeln.
why-NoFittingBox = Für „{ $card }“ fehlt jetzt ein Arbeiter oder ein Feld.
why-NothingDiscarded = Du hast keine Kriegsliste ausgespielt, die zurückkommen könnte.
why-NoPointToConvert = Du hast keinen Punkt, den du umwandeln könntest.
why-NothingToSwap = Du hast nichts, was du tauschen könntest.
why-NotANeighbour = Das liegt nicht neben deiner Aktion: { $task }.
why-MatTaken = Schon vergeben: { $mat }. Wähle eine andere Figur.
why-ProvinceGone = { $province } liegt nicht offen aus.
why-ProvinceHeld = { $province } hat gerade ein besserer Rang genommen.
why-ProvinceNotThere = { $province } ist nicht unter dieser Aussparung.
why-StackEmpty = Der Stapel der Provinzen ist leer.
why-SpaceNotEmpty = Dort liegt schon eine Provinz ({ $space }).
why-SpaceHeld = Die Karte von dort kann noch zurückkommen ({ $space }): eine Sekunde.
why-RefilledByItself = Offene Plätze füllen sich hier von selbst.
why-ClaimedBefore = Diese Errungenschaft hast du schon; nach dem Rat kommt eine neue.
why-TokenNotHere = Das Legendenplättchen liegt erst ab Runde 2 auf der Karte.
why-TokenTaken = Das Legendenplättchen ist in dieser Runde schon weg.
why-LegendOwned = Den legendären Punkt hast du schon.
why-RewardGone = „{ $card }“ liegt nicht offen aus.
why-BordersOwned = So eine Karte hast du schon; eine zweite darfst du nicht nehmen.
why-GrandeRewardTaken = Die Grande-Belohnung ist bei diesem Rat schon vergeben.
why-NobodyToPromote = Du hast keinen Standard-Arbeiter im Spiel oder keinen zweiten Grande-Arbeiter mehr.

## Regeloptionen

option-mode = Zeit
    .about = Ob wirklich Sand läuft oder alle so lange überlegen, wie sie mögen.
option-mode-realtime = Echtzeit, mit Sand
option-mode-untimed_simultaneous = ohne Zeit, alle zugleich
option-mode-untimed_turns = ohne Zeit, reihum
option-province_refill = Leere offene Plätze
    .about = Wer die offenen Provinzen nachlegt.
option-province_refill-manual = wer mag, wann er mag
option-province_refill-auto = sofort aufgefüllt
option-advanced_placement = Eigene Arbeiter auf einem Feld
    .about = Ob mehrere eigene Arbeiter auf demselben Feld stehen dürfen.
option-advanced_placement-false = mehrere
option-advanced_placement-true = nur einer (für Fortgeschrittene)
option-glory = Ruhm
    .about = Was aus Punkten wird, die über das Ende einer Leiste hinausgehen.
option-glory-false = sie verfallen
option-glory-true = sie zählen als Ruhm (für Fortgeschrittene)
option-ravager_neighbour_cost = Preis einer Nachbarbelohnung
    .about = Was der Verheerer für eine Aktion und ihre Nachbarin zahlt.
option-ravager_neighbour_cost-own_only = die eigene Aktion
option-ravager_neighbour_cost-both = beide Aktionen
option-timer_speed_percent = Tempo des Sandes
    .about = Wie schnell der Sand läuft, verglichen mit dem Spiel aus der Schachtel.
option-timer_speed_percent-100 = 100 %, wie in der Schachtel
option-timer_speed_percent-75 = 75 %, langsamer, fürs erste Spiel
option-timer_speed_percent-125 = 125 %, schneller
option-timer_speed_percent-150 = 150 %, sehr schnell
option-auto_flip = Drehen
    .about = Ob jemand eine abgelaufene Sanduhr drehen muss.
option-auto_flip-false = durch die Spieler
option-auto_flip-true = von selbst
option-solo_level = Stufe der Gegner
    .about = Wie stark die zwei Gegner sind, wenn man allein spielt.
option-solo_level-1 = 1, sanft
option-solo_level-2 = 2
option-solo_level-3 = 3
option-solo_level-4 = 4
option-solo_level-5 = 5
option-solo_level-6 = 6, gnadenlos

## Das Ende

end-crowned = Jemand hat alle vier Marker im Pergament: Der König hat einen Nachfolger.
end-nearest = Niemand hat alle vier Marker im Pergament: Unter denen mit dem legendären Punkt gewinnt, wer am nächsten daran ist.
end-vacant = Niemand hat den legendären Punkt: Der Thron bleibt leer.
score-power = Macht
score-prestige = Prestige
score-popularity = Popularität
score-legendary = Legendär
score-glory = Ruhm

## Neben den Summen

count-rounds-left = Runden, die noch kommen
count-steps-left = Schritte bis ins Pergament
count-rank = Rang
count-provinces = Provinzen
last-round = Letzte Runde: Nach diesem Rat steht fest, wer nachfolgt.
race-turn = Runde { $turn }

## Kosten und Gewinn, kurz

symbol-votes = { $count ->
    [one] { $count } Stimme
   *[other] { $count } Stimmen
}
chip-WorkerRecruited = { $count ->
    [one] + Arbeiter
   *[other] + { $count } Arbeiter
}
    .tone = gain
chip-WorkerRetrieved = { $count ->
    [one] Arbeiter zurück
   *[other] { $count } Arbeiter zurück
}
    .tone = gain
chip-LegendaryGained = { $count ->
    [one] + legendärer Punkt
   *[other] + { $count } legendäre Punkte
}
    .tone = gain
gain-points = { $count } { $track }
gain-any = { $count ->
    [one] { $count } beliebige Ressource
   *[other] { $count } beliebige Ressourcen
}
gain-province = eine Provinz
gain-worker = einen Arbeiter zurück

## Neben einer Aktion: was man vorher wissen sollte

remark-mat = beginnt mit { $goods }; Pergament nach { $need }. { $mat-text }
remark-deal = { $price } → { $gain }
remark-gain = → { $gain }
remark-or = { $first }, oder { $second }
remark-in-box = auf { $box }
remark-in-reward-box = hat gehandelt: { $task }
remark-on-mat = auf dem Tableau
remark-unused = { $count ->
    [one] einer von deinen hat noch nicht gehandelt
   *[other] { $count } von deinen haben noch nicht gehandelt
}
remark-freed = { $count ->
    [one] einer von deinen wird frei
   *[other] { $count } von deinen werden frei
}
remark-awaited = { $count ->
    [one] einer von deinen kann dann handeln
   *[other] { $count } von deinen können dann handeln
}
remark-calls = beruft den Rat ein
remark-able = { $count ->
    [one] einer deiner Arbeiter könnte noch handeln
   *[other] { $count } deiner Arbeiter könnten noch handeln
}
remark-text = { $piece-text }
remark-recall = { $price } → { $cards }
remark-token = der legendäre Punkt, ohne den niemand gewinnt
remark-track = { $track } { $old } → { $new }, Pergament ab { $need }
remark-adds = bringt jedes Mal { $gain }
remark-stack = { $count } im Stapel

heading-act = Handeln, wo eine Sanduhr steht
heading-place = Einsetzen, wo keine Sanduhr steht
heading-free = Freie Aktionen

## Board

board-act = Handeln
board-place = Setzen
board-letter-purple = V
board-letter-green = G
board-letter-black = S
board-upper-act = { $area }, obere Reihe: handeln, hier steht die Sanduhr
board-upper-place = { $area }, obere Reihe: setzen, hier steht keine Sanduhr
board-lower-act = { $area }, untere Reihe: handeln, hier steht die Sanduhr
board-lower-place = { $area }, untere Reihe: setzen, hier steht keine Sanduhr
board-glass = { $area }: Sanduhr
board-run-out = abgelaufen
board-sand-runs = der Sand läuft
board-no-loss = kostet dich nichts
board-turn = Drehen
board-grande-of = Grande-Arbeiter von { $noble }
board-common-of = Standard-Arbeiter von { $noble }
board-brings = Dir bringt das { $gain }.
board-acted = Gehandelt haben: { $who }.
board-on-mat = auf dem Tableau
board-state-act = handelt
board-state-short = zu arm
board-state-held = 1 Sekunde
board-state-waits = wartet
board-state-free = frei
board-state-rests = ruht
board-state-out = nicht im Spiel
board-workers = Deine Arbeiter
board-home = Aufs Tableau
board-goods = Rang { $rank }; { $goods }.
board-legend-has = Der legendäre Punkt ist da.
board-legend-lacks = Der legendäre Punkt fehlt.
board-track-inside = { $track }: { $points ->
    [one] { $points } Punkt im Pergament.
   *[other] { $points } Punkte im Pergament.
}
board-track-before = { $track }: { $steps ->
    [one] { $steps } Schritt bis zum Pergament.
   *[other] { $steps } Schritte bis zum Pergament.
}
board-slot = Aussparung { $slot }, { $count ->
    [one] { $count } Provinz
   *[other] { $count } Provinzen
}: { $gain }.
board-space = Leerer offener Platz { $number }
board-stack = Provinzstapel: { $count }
board-recall = Zurücknehmen
board-recall-name = Zurücknehmen für { $cost }: { $count ->
    [one] { $count } Kriegsliste
   *[other] { $count } Kriegslisten
}
board-rank-of = { $noble }: Rang { $rank }.
board-rival = { $noble }: Rang { $rank }; { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
board-able = { $able } von { $count } Arbeitern können handeln.
board-bonus = { $count ->
    [one] Bonus: { $count } Punkt.
   *[other] Bonus: { $count } Punkte.
}
board-mat-side = { $mat }. Beginnt mit { $start }; Pergament nach { $needs }. { $text }
board-has-cards = Auf der Hand: { $hand }. Gespielt: { $discarded }.
board-hand = Deine Kriegslisten
board-discards = Deine gespielten Kriegslisten
board-others = Die anderen
board-achievement = Errungenschaft
board-provinces = Offene Provinzen
board-mat = Dein Tableau
board-slots = Aussparungen
board-council = Rat
board-council-of = Rat { $round }
board-privilege = Privileg, die Besten zuerst
board-rewards = Belohnungen
board-mats = Figuren
board-pane-rows = Reihen
board-pane-own = Tableau
board-round = Runde { $round }
board-step = Schritt { $step } von 11
board-called = { $seat } ist aufgerufen
board-phase-setup = Aufbau
board-phase-countdown = Die Runde beginnt
board-phase-last = Rat einberufen: letzte Aktionen
board-phase-council = Rat
board-phase-before = Vor der Runde
board-phase-over = Das Spiel ist aus
board-help-glass = Ist ihr Sand abgelaufen, darf sie jeder zur anderen Reihe drehen. Das dritte Drehen der violetten Sanduhr in einer Runde beruft den Rat ein.
board-help-locked = Hier steht die Sanduhr: Arbeiter handeln und können nicht weg.
board-help-open = Hier steht keine Sanduhr: Arbeiter kommen und gehen, handeln aber nicht.
board-help-task = Wer handelt, zieht vom Feld auf dieses Belohnungsfeld und ruht dort, bis die Sanduhr die Reihe verlässt.
board-help-worker = Ein Arbeiter handelt, wo eine Sanduhr steht, und wird gesetzt, wo keine steht.
board-help-act = Eine Berührung lässt ihn handeln.
board-help-free = Eine Berührung zeigt die Felder, auf die er gesetzt werden kann.
board-help-waits = Er kann handeln, sobald die Sanduhr kommt. Bis dahin kann er bewegt werden.
board-help-rests = Er hat gehandelt und kann wieder bewegt werden, wenn die Sanduhr die Reihe verlässt.
board-help-short = Er steht, wo er handeln könnte, aber du kannst nicht zahlen.
board-help-held = Wer im Rang besser steht, kann ihm das Feld noch nehmen.
board-help-home = Der Arbeiter kehrt auf dein Tableau zurück.
board-help-stratagem = Eine Kriegsliste wird einmal gespielt; beim Zurücknehmen kommen alle wieder auf die Hand.
board-help-reward-now = Sie wird sofort ausgeführt und verlässt das Spiel.
board-help-reward-keep = Sie kommt auf deine Hand und wird wie eine Kriegsliste gespielt.
board-help-reward-end = Nur der letzte Rat bietet sie an.
board-help-corner = Immer da, für alle.
board-help-grande = Einmal in jedem Rat.
board-help-recall = Einmal zahlen und alle gespielten Kriegslisten auf die Hand nehmen.
board-help-achievement = Wer all das hat, darf sie einmal in der Runde beanspruchen; ausgegeben wird nichts.
board-help-prize = Für alle, die den legendären Punkt haben oder das Legendenplättchen nicht bekommen.
board-help-token = Ohne den legendären Punkt gewinnt niemand. Das Plättchen gibt es einmal in der Runde.
board-help-province = Unter einer Aussparung gibt sie bei jeder Produktion dazu, was sie dort zeigt.
board-help-space = Alle dürfen ihn vom Stapel auffüllen.
board-help-stack = Die oberste Karte nimmt man ungesehen.
board-help-slot = Eine Produktion bringt, was das Tableau zeigt, und was jede Provinz der Aussparung zeigt. Beim Rat bleiben zwei Provinzen je Aussparung, mit Weiteren Grenzen drei.
board-help-track = Wer alle vier Marker im Pergament hat, geht allen vor, die das nicht haben. Jeder Schritt ab dessen erstem Feld ist ein Punkt.
board-help-steps = Ohne Zeit dreht jeder Schritt die gezeigten Sanduhren.
board-help-goods = Höchstens zehn von jeder Ressource. Stimmen entscheiden beim Rat den Rang und werden dann abgelegt.
board-help-neutral = Ihre Arbeiter stehen das ganze Spiel in den schmalen Feldern; sie zählt wie drei Stimmen.
board-help-rival = Er nimmt Felder, dreht Sanduhren und nimmt Belohnungen. Alle seine Punkte stehen auf einer Leiste, das Pergament beginnt bei 12.
board-help-round = Vier Runden, und nach jeder ein Rat.
board-help-markers = Jedes Drehen der violetten Sanduhr nimmt einen Zeitmarker weg. Mit dem letzten ist der Rat einberufen.
board-help-cubes = Wähle, wie viel von jedem.
board-help-done = Du tust vorerst nichts mehr. Sind alle fertig, geht es weiter.
board-help-hold = Du wartest. Handelt niemand mehr, werden die Wartenden einzeln aufgerufen, der schlechteste Rang zuerst, für je zehn Sekunden.
board-help-ready = Deine Arbeiter stehen, wie sie sollen.
board-help-withdraw = Höchstens zweimal.
board-help-pass = Du darfst später wieder handeln, außer alle passen nacheinander: Dann geht es weiter.
board-help-forgo = Es kommt nichts dabei heraus.

## Der Tisch auf einer Seite

sheet-round = Runde { $round } von { $of }
sheet-phase = { $phase ->
    [setup] Aufbau
    [countdown] gleich geht es los
    [last-actions] letzte Aktionen
    [council] Rat
    [pre-round] vor der Runde
    [end] vorbei
   *[play] im Gange
}
sheet-step = Schritt { $step } von { $of }
sheet-markers = { $count ->
    [one] noch einmal Violett bis zum Rat
   *[other] noch { $count }-mal Violett bis zum Rat
}
sheet-privilege = Privileg, bester Rang zuerst:
sheet-achievement = Errungenschaft:
sheet-text = { $piece-text }
sheet-token-card = das Legendenplättchen liegt darauf
sheet-token-stack = kein Legendenplättchen vor Runde 2
sheet-token-taken = Legendenplättchen: { $noble }
sheet-provinces-open = Provinzen:
sheet-stack = { $count } im Stapel
sheet-rewards = Belohnungen des Rats:
sheet-card = { $card }
sheet-rival = { $points } Punkte, Pergament ab { $need }
sheet-legend = legendär
sheet-action = Aktion
sheet-price = Preis
sheet-upper = Obere Reihe
sheet-lower = Untere Reihe
sheet-upper-act = oben: HANDELN
sheet-upper-place = oben: einsetzen
sheet-lower-act = unten: HANDELN
sheet-lower-place = unten: einsetzen
sheet-board-key = G Grande, s Standard, → hat gehandelt, ? kann noch weichen müssen
sheet-box-empty = { $letter }
sheet-box-there = { $letter } { $there }
sheet-box-rest = { $letter } → { $rest }
sheet-box-both = { $letter } { $there } → { $rest }
sheet-worker = { $noble-short } { $grande ->
    [true] G
   *[false] s
}{ $held ->
    [true] ?
   *[false] { "" }
}
sheet-player = Name
sheet-rank = Rang
sheet-military = Militär
sheet-culture = Kultur
sheet-gold = Gold
sheet-votes = Stimmen
sheet-power = Macht
sheet-prestige = Prest.
sheet-popularity = Popul.
sheet-legendary = Leg.
sheet-slot = { $count ->
    [0] { $slot }: { $gain }
    [one] { $slot } ({ $count } Provinz): { $gain }
   *[other] { $slot } ({ $count } Provinzen): { $gain }
}
sheet-hand = Hand:
sheet-played = ausgespielt:
sheet-beside = neben dem Tableau:
sheet-claimed = hat beansprucht
sheet-state = { $state ->
    [act] kann jetzt handeln
    [short] könnte handeln, aber du kannst nicht zahlen
    [held] kann sein Feld noch verlieren
    [waits] wartet auf die Sanduhr
    [rests] ruht, bis die Sanduhr geht
   *[free] kann eingesetzt werden
}

# Was ein Tipp sagt: „Besser als ..., denn das ...“
feature-points = bringt deine Marker dem Pergament näher
feature-legend = bringt die legendäre Errungenschaft näher
feature-cubes = lässt dir mehr Ressourcen
feature-votes = lässt dir mehr Stimmen
feature-provinces = bringt dir aus Provinzen mehr ein
feature-workers = lässt dir mehr Arbeiter
feature-prospects = bringt deine Arbeiter dorthin, wo sie bald etwas einbringen
feature-cards = lässt dir bessere Karten
feature-sand = hält den Sand am Laufen
