### What the guide says in a first reign. `.wrong`: to whoever tries something else.

guide-welcome = The king is new, the council is old, and you sit on it. First of all you choose what you secretly want.
guide-agenda = Keep { $agenda-2 }: it likes resources in the middle, and there they all stand. The rest is passed on.
    .wrong = That one needs some patience. For the first reign { $agenda-2 } will do: half of it is won already.
guide-dilemma = A dilemma. Its icons show what Aye and Nay will move, but not how far. Somebody has voted { $side-0 } with 1 Power.
guide-deal = That house names a price, too: for { $coins-1 } it will { $service-21 }. Lay them down. Paid is paid: it is bound then.
    .wrong = Later, gladly. First buy that silence: lay { $coins-1 } down at { $slot-0 }.
guide-vote = Vote { $side-1 } with { $power-1 }. Whoever puts down most takes the Leader token, on either side.
    .wrong = Bold. But try { $side-1 } with { $power-1 } first: it is just enough.
guide-result = You have won, and your Power goes to the Balance. Whoever lost keeps theirs: that is how this council works.
guide-sign = An envelope is to be opened, and the Leader signs for it. That is you now.
    .wrong = All in good time: first put your name under it.
guide-bargain = From the next vote on make offers yourself, openly or in a whisper. Who takes your coins is held to it.
guide-free = That was all of it: vote, pay, sign. The other dilemmas are yours, and so is whatever comes of them.
