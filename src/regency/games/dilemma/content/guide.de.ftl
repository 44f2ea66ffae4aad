### Was in einer ersten Herrschaft gesagt wird. `.wrong`: wenn etwas anderes versucht wird.

guide-welcome = Der König ist neu, der Rat ist alt, und du sitzt darin. Zuerst wählst du, was du insgeheim willst.
guide-agenda = Behalte { $agenda-2 }: Dort mag man Ressourcen in der Mitte, und da stehen alle. Der Rest geht weiter.
    .wrong = Dafür braucht es Geduld. Für die erste Herrschaft genügt { $agenda-2 }: Die Hälfte ist schon gewonnen.
guide-dilemma = Ein Dilemma. Die Zeichen zeigen, was Ja und Nein bewegen, aber nicht, wie weit. Jemand hat mit 1 Macht { $side-0 } gestimmt.
guide-deal = Das Haus nennt auch einen Preis: Für { $coins-1 } wird es { $service-21 }. Lege sie hin. Bezahlt ist bezahlt: Dann ist es gebunden.
    .wrong = Später gern. Kaufe zuerst dieses Schweigen: Lege { $coins-1 } an { $slot-0 }.
guide-vote = Stimme { $side-1 } mit { $power-1 }. Wer am meisten legt, nimmt den Anführermarker, auf welcher Seite auch immer.
    .wrong = Kühn. Versuche zuerst { $side-1 } mit { $power-1 }: Das reicht gerade.
guide-result = Gewonnen; deine Macht kommt auf die Waage. Wer verloren hat, behält sie: So arbeitet dieser Rat.
guide-sign = Ein Umschlag ist zu öffnen, und dafür unterschreibt der Anführer. Das bist jetzt du.
    .wrong = Alles zu seiner Zeit: Setze zuerst deinen Namen darunter.
guide-bargain = Ab der nächsten Abstimmung biete selbst, offen oder geflüstert. Wer deine Münzen nimmt, ist gebunden.
guide-free = Das war alles: stimmen, zahlen, unterschreiben. Die anderen Dilemmas gehören dir, samt allem, was daraus wird.
