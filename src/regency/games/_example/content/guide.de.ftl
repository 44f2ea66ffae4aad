### Was der Lehrmeister in einer ersten Partie sagt. `.wrong`: zu allen, die etwas anderes versuchen.

guide-welcome = Der König bietet den Kellerschlüssel an, 3 Punkte. Nicht viel, aber denk an den Keller.
guide-hand = Dein Hofstaat. Alle schicken heimlich jemanden, und empfangen wird, wer als Höchster allein kommt.
guide-lay = Über dir steht niemand, wenn dieser hier geht: { $card-9 }. Schick ihn.
    .wrong = Gehen würden sie alle gern. Aber erst der hier, damit du weißt, wie Siegen sich anfühlt: { $card-9 }.
guide-raven = Am Schlüssel hing ein Rabe, und Raben lesen fremde Karten. Zeig ihm, wer links von dir sitzt.
    .wrong = Dort schläft man schon. Der Rabe möchte zum anderen.
guide-spared = Jetzt kennst du dort eine Karte. Als Nächstes kommt der erste Tanz, nur 2 Punkte: Dafür sind die Besten zu schade.
guide-again = Schick diesen: { $card-3 }. Billig, und wahrscheinlich allein.
    .wrong = Gut gewählt, für größere Gunst. Zum Tanzen genügt der hier: { $card-3 }.
guide-both = Ach je, zwei Gleiche. Beide mussten heim, und der Dritte tanzt. Das kommt bei Hofe öfter vor, als man denkt.
guide-free = Das war das Schlimmste. Die übrigen Audienzen gehören dir, oder ein König, der nichts aufhebt.
    .afterwards = Ein König in Eile
