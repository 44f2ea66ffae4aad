## Warum der Server etwas ablehnt

why-NoSuchTable = Hinter diesem Link ist kein Tisch. Lass ihn dir noch einmal schicken oder eröffne einen neuen.
why-NotYourSeat = Dieser Platz gehört nicht zu diesem Gerät. Ist es deiner, dann hol ihn von deinem anderen Gerät herüber.
why-ChairTaken = Auf diesem Platz sitzt schon jemand. Nimm einen anderen.
why-NameInUse = „{ $name }“ heißt hier schon jemand, oder fast so. Nimm einen anderen Namen.
why-NoSuchChair = Diesen Platz gibt es an diesem Tisch nicht.
why-ChairsEmpty = Ein Platz ist noch frei. Lade jemanden ein oder setz einen Bot hin.
why-AlreadyBegun = Die Partie hat begonnen: Die Plätze stehen fest.
why-NotBegun = Die Partie hat noch nicht begonnen.
why-StillRunning = Das ist erst nach dem Ende der Partie zu sehen.
why-HostOnly = Das kann nur, wer den Tisch eröffnet hat.
why-LinkSpent = Dieser Link ist schon benutzt oder abgelaufen, oder es gab ihn nie. Lass dir einen neuen geben.
why-NoSuchCampaign = Unter diesem Link gibt es keine Kampagne.
why-CampaignHostOnly = Das kann nur, wer die Kampagne leitet.
why-NotInCampaign = Das kann nur, wer an der Kampagne teilnimmt.
why-NotYourHouse = Haus { $number } gehört zu einem anderen Gerät.
why-HouseUnheld = Das Haus „{ $name }“ spielt niemand von einem Gerät aus. Gib ihm für diese Sitzung einen Bot, oder lass es erst jemanden übernehmen.
why-PartOfCampaign = Dieser Tisch gehört zu einer Kampagne. Er bleibt so lange wie sie und wird nicht noch einmal gespielt.
why-NoAgreedUndo = In dieser Kampagne wird nicht zurückgenommen, was alle gesehen haben.
why-BranchesLeft = Andere Kampagnen haben mit Herrschaften dieser Kampagne begonnen. Lösche zuerst diese.
why-CampaignSpoilt = Was von dieser Kampagne aufbewahrt ist, lässt sich nicht mehr lesen. Wer sie leitet, kann sie löschen; die anderen sind heil.
why-TooManyCampaigns = Ein Gerät kann höchstens { $most } Kampagnen leiten. Lösche zuerst eine.
why-NoGuide = Dieses Spiel („{ $game }“) lehrt hier niemand.
why-TooManyTables = Du hast schon { $most } unbeendete Tische. Beende oder lösche zuerst einen.
why-TooManyRecords = Du hast schon { $most } Aufzeichnungen eingelesen. Lösche zuerst eine.
why-TooManyOpenTables = Von einem Anschluss aus lassen sich in einer Stunde höchstens { $most } Tische für alle öffnen. Öffne diesen nur für Leute mit dem Link, oder warte ein wenig.
why-TooFast = Das war zu schnell. Kurz durchatmen und noch einmal versuchen.
why-MessageTooLarge = Das ist zu lang: höchstens { $most } Bytes.
why-IdUsed = Das kam unter der Nummer eines früheren Zugs an und hat deshalb nicht gezählt. Versuche es noch einmal.
why-NothingProposed = Es gibt nichts mehr, dem man zustimmen könnte.
why-ProposalOvertaken = { $seat } hat inzwischen gezogen: Der Vorschlag ist hinfällig.
why-ProposalUndone = { $seat } hat inzwischen etwas zurückgenommen: Der Vorschlag ist hinfällig.
why-ProposalEnded = Die Partie ist zu Ende: Der Vorschlag ist hinfällig.
why-ProposalDeclined = { $seat } hat den Vorschlag abgelehnt.
why-ProposalReplaced = { $seat } hat etwas anderes vorgeschlagen: Der frühere Vorschlag ist hinfällig.
why-TooManyUndos = In dieser Partie wurde schon { $most }-mal gemeinsam zurückgegangen. Das muss genügen.
why-MatchTooLong = Diese Partie hat { $most } Einträge, mehr als je nötig sind. Sie lässt sich ansehen, aber nicht weiterspielen.
why-StillHere = Diesen Platz spielt gerade jemand. Er lässt sich nur zurückgeben, wenn sein Gerät nicht da ist.
why-NotTimed = An diesem Tisch läuft keine Zeit: Es gibt nichts anzuhalten, und Bots haben kein Tempo einzuhalten.
why-RealTimeOverDays = Gegen die Zeit spielt dieses Spiel nur, wer zugleich da ist. Nimm einen Tisch zum Sofortspielen, oder spielt ohne Zeit.
why-OneSeatADevice = Gegen die Zeit braucht jede Person ein eigenes Gerät: Niemand kann für zwei zugleich handeln.
why-Stale = Die Verbindung ist abgerissen, bevor das ankam, und die Zeit ist weitergelaufen. Schau noch einmal hin und wähle neu.
why-NothingToDecide = Niemand ist so lange weg, dass die anderen darüber entscheiden könnten.
why-NotAbsent = Ein Bot darf nur für jemanden einspringen, der schon eine Weile weg ist.
why-NoHint = Ein Tipp ist gerade nicht rechtzeitig gekommen. Versuch es gleich noch einmal.
why-QuickerBot = Dieser Bot hat zu lange überlegt. Diesmal hat ein schnellerer für ihn gezogen.
why-GaveUp = gibt auf. Bis zum Ende spielt ein Bot weiter.
why-NobodyToAsk = Hier sitzt sonst niemand, der zustimmen könnte. Das Wort zu deinem Platz holt ihn zurück.
why-OneAtATime = Der Tisch entscheidet gerade etwas anderes. Frag gleich noch einmal.
why-WrongWord = Das stimmt so nicht. Schau nach Wort und Platz.
why-RematchDeclined = spielt keine weitere Partie mit.
why-SeatMoved = Dieser Platz wird jetzt auf einem anderen Gerät gespielt. Hier schaust du zu.
why-ForeignOrigin = Diese Seite gehört zu einer anderen Adresse. Öffne den Tisch unter seinem eigenen Link.
why-NobodyTalks = Der Bot hat schon geantwortet.
why-UnknownText = Diesen Text gibt es in dieser Sprache nicht.
why-NoSuchMoment = Diesen Augenblick gibt es in der Partie nicht.
why-OtherVersion = { $known ->
    [0] Dieses Spiel gibt es hier nicht mehr. Der Tisch lässt sich ansehen, aber nicht weiterspielen.
   *[other] { $version ->
        [0] Dieser Tisch wurde nach anderen Regeln eröffnet, als es sie hier gibt. Er lässt sich nicht spielen.
       *[other] Diese Partie wurde nach Version { $version } der Regeln gespielt, hier gilt Version { $known }. Sie lässt sich ansehen, aber nicht weiterspielen.
    }
}
why-StoreFailed = Das ließ sich nicht speichern und zählt deshalb nicht. Versuch es gleich noch einmal.
why-TableGarbled = Was von diesem Tisch gespeichert ist, lässt sich nicht mehr lesen. Wer ihn eröffnet hat, kann ihn löschen; die anderen Tische sind heil.
why-DatabaseNewer = { $file } stammt von einer neueren Version von Regency ({ $version }, hier bekannt: { $known }). Aktualisiere Regency oder nenne eine andere Datenbank.
why-DatabaseInUse = { $file } gehört gerade einem anderen Regency-Server. Beende ihn zuerst oder nenne mit --database eine andere Datei.
why-DatabaseUnusable = { $file } lässt sich nicht als Datenbank verwenden: { $cause }.
why-ClientMissing = Die Seiten des Clients fehlen. Installiere Regency neu mit ./play: Dabei werden sie gebaut.
why-PortsBusy = Alle Ports von { $first } bis { $last } sind belegt. Nenne mit --port einen freien.
why-TooCrowded = Für einen weiteren Tab ist hier kein Platz. Schließ einen und versuch es noch einmal.
why-TooBusy = Der Server hat gerade alle Hände voll zu tun. Versuch es gleich noch einmal.
why-TooSlow = Die Anfrage kam nicht rechtzeitig an. Versuch es noch einmal.
why-TooManyHeaders = Diese Anfrage hat zu viele Kopfzeilen: höchstens { $most }.
why-NotUnderstood = Mit dieser Anfrage konnte der Server nichts anfangen. Lade die Seite neu und versuch es noch einmal.
why-NoSuchPage = Unter dieser Adresse ist nichts.
why-OutOfOrder = Auf dem Server ist etwas schiefgegangen. Versuch es gleich noch einmal.
why-CannotListen = Der Server bekommt { $host }, Port { $port } nicht: { $cause }. Nenne mit --host oder --port etwas anderes.
why-BadAddress = „{ $value }“ kann nicht die öffentliche Adresse sein. Nenne nur Schema und Rechner, etwa https://play.example.org.
why-BadSetting = { $name } kann nicht „{ $value }“ sein.
why-WebhooksBarred = Wer diesen Server betreibt, hat Nachrichten an andere Adressen nicht eingeschaltet.
why-WebhookRefused = Diese Adresse geht nicht. Sie muss mit https:// beginnen und im öffentlichen Internet liegen.

## Was ein Tisch nach außen sagt

webhook-waiting = { $game }: Ab jetzt steht hier, wer dran ist.
webhook-playing = { $game } – am Zug: { $names }.
webhook-approached = { $game } – ein Angebot wartet auf { $names }.
webhook-approached-too = Ein Angebot wartet auf { $names }.
webhook-finished = { $game }: Die Partie ist vorbei.
