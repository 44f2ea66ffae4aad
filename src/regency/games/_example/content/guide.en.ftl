### What the guide says in a first game. `.wrong`: to whoever tries something else.

guide-welcome = The king offers the cellar key, 3 points. Not much, but think of the cellar.
guide-hand = Your court. Everybody sends one courtier in secret, and the king receives the highest who comes alone.
guide-lay = Nobody outranks the { $card-9 }. Send him.
    .wrong = They would all go gladly. But let the { $card-9 } show you first how winning feels.
guide-raven = With the key came a raven, and ravens read other people's hands. Point it at your neighbour on the left.
    .wrong = That one is asleep. The raven prefers the other.
guide-spared = Now you know one card over there. Next comes the first dance, 2 points only: hardly worth your best people.
guide-again = Send the { $card-3 }. Cheap, and probably alone.
    .wrong = A fine choice for a larger favour. For a dance the { $card-3 } will do.
guide-both = Oh dear: two of a kind. Both went home, and the third dances. It happens at court more often than one would think.
guide-free = Now you have seen even the worst. The other audiences are yours; the most points win. Or try a king who keeps nothing.
    .afterwards = A king in a hurry
