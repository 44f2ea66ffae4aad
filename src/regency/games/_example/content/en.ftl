game-name = The King's Favours
game-about = Six audiences, six favours: send a courtier in secret. The king receives the highest who comes alone.
game-length = about 10 minutes

## Pieces. Besides its name a piece may have forms: $card is the name, $card-the a form of it.

card = { $name } ({ $rank })
    .the = the { $name } ({ $rank })
card-0 = Page
card-1 = Cook
card-2 = Minstrel
card-3 = Falconer
card-4 = Scribe
card-5 = Knight
card-6 = Abbot
card-7 = Baroness
card-8 = Countess
card-9 = Duke

favour = { $name } ({ $points })
favour-raven = { $name } ({ $points }, raven)
favour-0 = the first dance
favour-1 = the cellar key
favour-2 = the privy seal
favour-3 = a seat at table
favour-4 = the royal hunt
favour-5 = a mill on the river
favour-6 = the bridge toll
favour-7 = a castle
favour-8 = a duchy

player = { $seat }

pick-card = Which card?
pick-player = Which player?

## Actions

kind-LayCard = Lay a card
do-LayCard = Lay { $card-the }
kind-LookAtHand = Send the raven
do-LookAtHand = Send the raven to { $player }

## Questions: to the one who is asked, and what the others read meanwhile

ask-ChooseCard = Which courtier do you send to the king?
wait-ChooseCard = { $seat } is choosing a courtier.
ask-ChooseHand = Your raven may look at one card of another player: whose?
wait-ChooseHand = { $seat } is choosing where the raven flies.

## Events

was-FavourOffered = Audience { $round }: the king offers { $favour }.
was-CardLaid = { $seat } lays a card face down.
was-CardTakenUp = { $seat } takes the card up again.
was-CardTurned = { $seat } has sent { $card-the }.
was-FavourTaken = The king receives { $seat }: { $favour }.
was-FavoursCarried = Nobody comes alone: what the king offers waits for the next audience.
was-FavourLost = Nobody comes alone: { $favour } is lost.
was-HandLookedAt = The raven of { $seat } looks at a card of { $player }.
was-GameEnded = The audiences are over; the points are counted.

## Why not

why-CardNotInHand = You do not have { $card-the } in your hand.
why-OwnHand = Your raven need not look at your own cards.
why-NobodyThere = { $player } is not at this table.

## Rule options

option-ties = Nobody comes alone
    .about = What becomes of a favour that nobody takes.
option-ties-carried = it waits for the next audience
option-ties-lost = it is lost
option-think_again = Think again
    .about = Whether a card that was laid may be taken up again while others still choose.
option-think_again-true = yes
option-think_again-false = no, a card laid is laid

## The end

end-favours-given = All six audiences have been held.
end-out-of-reach = Nobody can catch the leader any more.
score-favours = Favours
score-respect = Most favours

## Beside the totals

count-rounds-left = Audiences to come
count-hand = Cards
count-favours = Favours

title-favourite = { $seat }, Favourite of the King
title-guest = { $seat }, Guest at Court
title-stranger = { $seat }, Stranger at the Gate

## What a hint gives as its reason

feature-points = brings points
feature-respect = keeps you ahead in favours
feature-laid = makes more of the card you lay
feature-hand = keeps good cards for later
feature-knowledge = lets you know a card of another hand

## The table on one page

sheet-round = Audience { $round } of { $of }:
sheet-player = Player
sheet-points = Points
sheet-favours = Favours
sheet-hands = Cards
sheet-turned = Sent last
sheet-laid = face down
sheet-hand = hand:
sheet-face-down = face down:
sheet-seen = the raven saw:

## The board: what a piece does, in one sentence

help-card = Laid face down; the highest card that nobody else lays takes what the king offers.
help-favour = Goes to the highest card that is alone; with a raven its taker looks at a card of another hand.
help-again = As long as others still choose, you may take your card up again and lay another one.
help-player = Whoever takes a favour with a raven chooses a player and looks at one card of that hand.
piece-laid = The card you have laid: { $card }
pane-court = Court
pane-hand = Your hand
