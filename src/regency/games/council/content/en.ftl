game-name = The Council of Four
game-about = Bribe councils, build emporiums, and bring the king along.
game-length = about an hour

## Pieces. Besides its name a piece may have forms: $city is the name, $region-at a form of it.

region-0 = coast
    .at = on the coast
region-1 = hills
    .at = in the hills
region-2 = mountains
    .at = in the mountains

balcony-0 = coast council
balcony-1 = hills council
balcony-2 = mountain council
balcony-3 = king's council

colour-0 = white
    .a = a white
colour-1 = black
    .a = a black
colour-2 = orange
    .a = an orange
colour-3 = purple
    .a = a purple
colour-4 = blue
    .a = a blue
colour-5 = pink
    .a = a pink

card-0 = white
    .one = one white card
    .many = white cards
    .name = white card
card-1 = black
    .one = one black card
    .many = black cards
    .name = black card
card-2 = orange
    .one = one orange card
    .many = orange cards
    .name = orange card
card-3 = purple
    .one = one purple card
    .many = purple cards
    .name = purple card
card-4 = blue
    .one = one blue card
    .many = blue cards
    .name = blue card
card-5 = pink
    .one = one pink card
    .many = pink cards
    .name = pink card
card-6 = joker
    .one = a joker
    .many = jokers
    .name = joker
cards-of = { $count ->
    [1] { $card-one }
    [2] two { $card-many }
    [3] three { $card-many }
    [4] four { $card-many }
   *[other] { $count } { $card-many }
}
bribe = { $cards }
    .short = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

slot-0 = left
slot-1 = right

city-0 = Arkon
city-1 = Burgen
city-2 = Castrum
city-3 = Dorful
city-4 = Esti
city-5 = Framek
city-6 = Graden
city-7 = Hellar
city-8 = Indur
city-9 = Juvelar
city-10 = Kultos
city-11 = Lyram
city-12 = Merkatim
city-13 = Naris
city-14 = Osium

side-0 = A
side-1 = B

permit = permit { $cities } ({ $bonus })
    .short = permit { $cities }

symbol-assistants = { $count ->
    [one] { $count } assistant
   *[other] { $count } assistants
}
symbol-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
symbol-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
symbol-main-actions = { $count ->
    [one] { $count } main action
   *[other] { $count } main actions
}
symbol-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
symbol-nobility = { $count ->
    [one] { $count } nobility step
   *[other] { $count } nobility steps
}

tile-0 = gold bonus tile ({ $points } points)
    .where = in every gold city
tile-1 = silver bonus tile ({ $points } points)
    .where = in every silver city
tile-2 = bronze bonus tile ({ $points } points)
    .where = in every bronze city
tile-3 = iron bonus tile ({ $points } points)
    .where = in every iron city
tile-4 = coast bonus tile ({ $points } points)
    .where = in every city of the coast
tile-5 = hills bonus tile ({ $points } points)
    .where = in every city of the hills
tile-6 = mountain bonus tile ({ $points } points)
    .where = in every city of the mountains

pick-region = Which region?
pick-balcony = Which council?
pick-colour = Which colour?
pick-slot = Which of the two?
pick-city = Which city?
pick-permit = Which permit?
pick-bribe = Which cards?

## Actions

kind-ElectCouncillor = Elect a councillor
do-ElectCouncillor = Elect { $colour-a } councillor to the { $balcony }
kind-AcquirePermit = Acquire a permit
do-AcquirePermit = Acquire the { $slot } permit { $region-at }
kind-BuildEmporium = Build with a permit
do-BuildEmporium = Build in { $city } with { $permit-short }
kind-BuildWithKing = Build with the king's help
do-BuildWithKing = Build in { $city } with the king's help
kind-EngageAssistant = Engage an assistant
do-EngageAssistant = Engage an assistant for 3 coins
kind-ChangePermits = Change permits
do-ChangePermits = Change the permits { $region-at } for 1 assistant
kind-ElectByAssistant = Send an assistant to elect
do-ElectByAssistant = Send an assistant to elect { $colour-a } councillor to the { $balcony }
kind-BuyMainAction = One more main action
do-BuyMainAction = Take one more main action for 3 assistants
kind-EndTurn = End the turn
do-EndTurn = End the turn
kind-PayBribe = Play politics cards
do-PayBribe = Play { $bribe }
kind-ChooseReward = Choose the next reward
do-ChooseReward = Gain the reward of { $city } next
kind-RepeatReward = Gain a reward again
do-RepeatReward = Gain the reward of { $city } again
kind-TakePermit = Take a permit for free
do-TakePermit = Take the { $slot } permit { $region-at } for free
kind-DeclinePermit = Take no permit
do-DeclinePermit = Take no permit
kind-RepeatPermit = Gain the bonus of a permit again
do-RepeatPermit = Gain the bonus of { $permit } again

## Questions: to the one who is asked, and what the others read meanwhile

ask-TakeActions = Your turn: choose an action.
wait-TakeActions = { $seat } is choosing an action.
asked-main = Your turn: choose a main action.
asked-quick = A quick action, if you like; or end the turn.
asked-end = Everything is done: end the turn.
ask-BribeForPermit = Which cards do you play to bribe the council { $region-at }?
wait-BribeForPermit = { $seat } is choosing cards to bribe the council { $region-at }.
ask-BribeForKing = Which cards do you play to bribe the king's council and build in { $city }?
wait-BribeForKing = { $seat } is choosing cards to bribe the king's council and build in { $city }.
ask-OrderRewards = { $city } links several of your cities: whose reward comes next?
wait-OrderRewards = { $seat } is putting the rewards of the cities linked to { $city } in order.
ask-RewardAgain = { $more ->
    [0] Nobility: which city's reward do you gain again?
   *[other] Nobility: which city's reward do you gain again first? Another city may follow.
}
wait-RewardAgain = { $more ->
    [0] { $seat } is choosing a city whose reward comes again.
   *[other] { $seat } is choosing the first of two cities whose rewards come again.
}
ask-FreePermit = Nobility: which face-up permit do you take for free?
wait-FreePermit = { $seat } is choosing a free permit.
ask-PermitAgain = Nobility: which of your permits gives its bonus again?
wait-PermitAgain = { $seat } is choosing a permit whose bonus comes again.

## Events

was-MapLaid = The map is laid out: coast { $coast }, hills { $hills }, mountains { $mountains }.
was-NeutralBuilt = A neutral emporium stands in { $city }.
was-TurnBegan = Turn { $turn }: it is { $seat }'s turn.
was-CardsDrawn = { $count ->
    [one] { $seat } draws a politics card.
   *[other] { $seat } draws { $count } politics cards.
}
was-DeckShuffled = The played politics cards are shuffled into a new deck.
was-CouncillorElected = { $seat } elects { $colour-a } councillor to the { $balcony }; { $dropped-a } one drops out.
was-CoinsGained = { $coins ->
    [0] { $seat } gains no coins: the coin track is full.
    [one] { $seat } gains { $coins } coin.
   *[other] { $seat } gains { $coins } coins.
}
was-CoinsPaid = { $coins ->
    [one] { $seat } pays { $coins } coin.
   *[other] { $seat } pays { $coins } coins.
}
was-PointsGained = { $points ->
    [one] { $seat } gains { $points } point.
   *[other] { $seat } gains { $points } points.
}
was-AssistantsGained = { $assistants ->
    [0] { $seat } gains no assistants: none are left in the pool.
    [one] { $seat } gains { $assistants } assistant.
   *[other] { $seat } gains { $assistants } assistants.
}
was-AssistantsReturned = { $assistants ->
    [one] { $seat } returns { $assistants } assistant.
   *[other] { $seat } returns { $assistants } assistants.
}
was-MainActionsGained = { $count ->
    [one] { $seat } may take one more main action.
   *[other] { $seat } may take { $count } more main actions.
}
was-CardsPlayed = { $seat } bribes the { $balcony } with { $bribe }.
was-PermitTaken = { $seat } takes { $permit } { $region-at }.
was-PermitDeclined = { $seat } takes no permit.
was-PermitTurnedUp = New { $region-at }: { $permit }.
was-PermitPutUnder = Under the stack { $region-at }: { $permit }.
was-PermitUsed = { $seat } uses { $permit-short } and turns it face down.
was-KingMoved = { $roads ->
    [one] { $seat } leads the king from { $start } to { $city } along { $roads } road.
   *[other] { $seat } leads the king from { $start } to { $city } along { $roads } roads.
}
was-EmporiumBuilt = { $left ->
    [0] { $seat } builds an emporium in { $city }; none is left.
   *[other] { $seat } builds an emporium in { $city }; { $left } left.
}
was-RewardGained = { $seat } gains the reward of { $city }.
was-PermitBonusGained = { $seat } again gains the bonus of { $permit }.
was-NobilityAdvanced = { $seat } rises to space { $space } of the nobility track.
was-NobilityEnded = { $seat } is at the end of the nobility track already; the step is lost.
was-TileTaken = { $seat } has built { $tile-where } and takes the { $tile }.
was-KingRewardTaken = { $points ->
    [one] { $seat } receives a king's reward worth { $points } point.
   *[other] { $seat } receives a king's reward worth { $points } points.
}
was-LastEmporiumBuilt = { $seat } has built all ten emporiums! Everybody else has one last turn.
was-TurnEnded = { $seat } ends the turn.
was-GameEnded = The game is over; the points are counted.

## Why not

why-NoMainActionLeft = You have no main action left this turn.
why-NoQuickActionLeft = You have no quick action left this turn.
why-MainActionOwed = You must take a main action before the turn can end.
why-NotEnoughCoins = { $short ->
    [one] { $short } coin short: that costs { $needed }, and you have { $coins }.
   *[other] { $short } coins short: that costs { $needed }, and you have { $coins }.
}
why-NotEnoughAssistants = { $short ->
    [one] { $short } assistant short: that takes { $needed }, and you have { $assistants }.
   *[other] { $short } assistants short: that takes { $needed }, and you have { $assistants }.
}
why-NoAssistantsInPool = There are no assistants left in the pool.
why-NotInPool = There is no { $colour } councillor beside the board.
why-NoPermitThere = There is no face-up permit in that place { $region-at }.
why-NoFittingCards = None of your cards fits the { $balcony }.
why-CardsNotHeld = You do not have these cards.
why-CardsDoNotFit = The { $balcony } has no councillor left for that: each card needs one of its own colour.
why-PermitNotHeld = There is no { $permit-short } in front of you that you could use for this.
why-NoPermitForIt = None of your face-up permits allows that.
why-PermitJustTaken = You have only just taken { $permit-short }; choose a permit that you had before.
why-AlreadyBuilt = You already have an emporium in { $city }.
why-NoEmporiumLeft = You have built all your emporiums.
why-NoEmporiumThere = You have no emporium in { $city }.
why-NoRewardThere = { $city } belongs to the king and has no reward.
why-NobilityNotAgain = { $city } gives a nobility step, which cannot be gained again this way.
why-RewardChosenBefore = You have just gained the reward of { $city } again; choose another city.

## Rule options

option-coast = Coast board
    .about = Which side of the coast board is used.
option-coast-random = random
option-coast-A = side A
option-coast-B = side B
option-hills = Hills board
    .about = Which side of the hills board is used; it also decides where the king begins.
option-hills-random = random
option-hills-A = side A
option-hills-B = side B
option-mountains = Mountain board
    .about = Which side of the mountain board is used.
option-mountains-random = random
option-mountains-A = side A
option-mountains-B = side B
option-politics = Politics cards
    .about = How many cards of each colour and how many jokers there are: the editions differ.
option-politics-14_6 = 14 of each colour, 6 jokers (German edition)
option-politics-13_12 = 13 of each colour, 12 jokers (other editions)
option-coin_cap = Limit of 20 coins
    .about = Whether coins beyond the end of the coin track are lost.
option-coin_cap-true = yes, any more are lost
option-coin_cap-false = no limit
option-last_emporium = Points for the last emporium
    .about = Who gains 3 points for building the tenth emporium.
option-last_emporium-first = only the first to build it
option-last_emporium-every = everyone who builds it
option-permit_again = Bonus of a permit again
    .about = Which permit may give its bonus again on space 14 of the nobility track.
option-permit_again-earlier = one acquired earlier
option-permit_again-any = any, even the one just taken
option-permit_ties = Tie for most permits
    .about = Who gains the 3 points for most permits when several players have equally many.
option-permit_ties-all = all of them
option-permit_ties-none = none of them

## The end

end-last-emporium = One player has built all ten emporiums, and everybody else has had a last turn.
score-track = Point track
score-tiles = Bonus tiles
score-king-rewards = King's rewards
score-nobility = Nobility
score-permits = Most permits

## Beside the totals

count-emporiums-left = Emporiums left
count-hand = Cards
count-permits = Permits
count-tiles = Tiles
last-round = Last round: one more turn for everybody else.

## What a hint gives as its reason

feature-points = brings points
feature-tiles = brings bonus tiles and king's rewards
feature-sets = brings bonus tiles nearer
feature-emporiums = gets emporiums built
feature-permits = gets you permits to build with
feature-bribes = brings bribes within reach
feature-assistants = leaves you more assistants
feature-coins = leaves you more coins
feature-cards = leaves you more politics cards
feature-nobility = moves you along the nobility track
feature-majorities = puts you ahead in nobility and permits
feature-main-actions = gives you further main actions
feature-ending = puts you ahead in the last turns

## The table on one page

sheet-city = City
sheet-metal = Colour
sheet-token = Reward
sheet-roads = Roads
sheet-neutral = neutral
sheet-plain-city = { $city }
sheet-king-city = { $city } ♔
sheet-metal-0 = gold
sheet-metal-1 = silver
sheet-metal-2 = bronze
sheet-metal-3 = iron
sheet-metal-4 = purple
sheet-count = { $count } { $colour }
sheet-council = council: →
sheet-permits = permits:
sheet-king = King ♔
sheet-king-reward = next reward: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sheet-pool = Councillors to elect:
sheet-tiles = Tiles for all cities of a colour:
sheet-player = Name
sheet-points = Points
sheet-coins = Coins
sheet-assistants = Assist.
sheet-nobility = Nobility
sheet-emporiums = Emporiums
sheet-cards = Cards
sheet-tiles-won = Tiles
sheet-region-tile = all five: { $points } points
sheet-permit = { $cities } ({ $bonus })
sheet-tile = { $name } { $points }
sheet-permits-held = Permits
sheet-stack = { $count } below
sheet-held = may build with:
sheet-used = has built with:
sheet-taken = tiles:
sheet-reward = king's reward { $points }
sheet-hand = hand:

## In short, before a choice is confirmed: what it costs and brings

chip-PermitUsed = { $count ->
    [one] − { $count } face-up permit
   *[other] − { $count } face-up permits
}
    .tone = cost
chip-NobilityAdvanced = { $count ->
    [one] + { $count } nobility step
   *[other] + { $count } nobility steps
}
    .tone = gain
chip-MainActionsGained = { $count ->
    [one] + { $count } main action
   *[other] + { $count } main actions
}
    .tone = gain
chip-CardsDrawn = { $count ->
    [one] + { $count } card
   *[other] + { $count } cards
}
    .tone = gain

## Beside an action: what to know before choosing it

remark-elect = brings { $gain } coins; { $dropped } drops out
remark-elect-by = for { $assistants ->
    [one] { $assistants } assistant
   *[other] { $assistants } assistants
}; { $dropped } drops out
remark-acquire = { $coins ->
    [0] { $permit }; the bribe may cost no coins
    [one] { $permit }; the bribe costs at least { $coins } coin
   *[other] { $permit }; the bribe costs at least { $coins } coins
}
remark-change = under the stack: { $permits }
remark-build = { $assistants ->
    [0] reward: { $reward }
    [one] for { $assistants } assistant; reward: { $reward }
   *[other] for { $assistants } assistants; reward: { $reward }
}
remark-king = bribe from { $bribe ->
    [one] { $bribe } coin
   *[other] { $bribe } coins
}, { $coins ->
    [0] the king stays
   *[other] { $coins } more for the roads
}{ $assistants ->
    [0] { "" }
    [one] , { $assistants } assistant
   *[other] , { $assistants } assistants
}; reward: { $reward }
remark-bribe = { $coins ->
    [0] no coins
    [one] and { $coins } coin
   *[other] and { $coins } coins
}
remark-no-reward = none

heading-main = Main action ({ $count } left)
heading-quick = Quick action (if you like)

## The board: what a piece is called there, and its rule in one sentence

piece-king = The king
piece-king-in = The king, in { $city }
piece-pool = Councillors to elect: { $colour }, { $count }
piece-stack = Stack of permits: { $count }
piece-deck = Deck of politics cards: { $count }
piece-help-deck = At the beginning of your turn you draw one; when the deck is empty, the cards played are shuffled.
pane-land = Map
pane-councils = Councils
pane-honours = Nobility
piece-own = What you have
piece-help-own = Coins, assistants, emporiums still to be built, points so far, and steps on the nobility track.
piece-gap = No permit
piece-space = Nobility, space { $space }
piece-reward = King's reward: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
piece-others = Permits of the others
piece-help-city = Reward: { $reward }. Build at most one emporium here, with a permit that names the city or with the king's help; each emporium of others here costs you one assistant.
piece-help-king = Bribe his council, lead him to a city for 2 coins per road, and build there without a permit.
piece-help-balcony = Each card of a bribe needs a councillor of its colour here; elect a new one and the rightmost drops out.
piece-help-pool = Push one into any council: as a main action this brings 4 coins, as a quick action it costs an assistant.
piece-help-market = Bribe the council of the region to take it: you gain its bonus at once and may later build with it in one of its cities ({ $cities }).
piece-help-owned = You have an emporium in each of its cities already.
piece-help-permit = Build with it in one of its cities ({ $cities }); then it is turned face down and still counts at the end.
piece-help-used = It has been built with, so it lies face down ({ $cities }); at the end it still counts for the most permits.
piece-help-stack = As a quick action, for one assistant, both face-up permits go under the stack and two new ones are turned up.
piece-help-gap = The stack of this region is empty.
piece-help-refill = A new permit is turned up here once the bonus of the one taken is done.
piece-help-card = Satisfies a councillor of its colour in a bribe; on top of one to four cards you pay 10, 7, 4 or no coins.
piece-help-joker = Satisfies any councillor in a bribe, for one coin more.
piece-help-space = Whoever reaches this space gains { $bonus }.
piece-help-empty-space = Nothing here; at the end first place on the nobility track gains 5 points, second place 2.
piece-help-token-again = Whoever reaches this space gains the reward of one city with an emporium of theirs again, but no nobility step.
piece-help-tokens-again = Whoever reaches this space gains the rewards of two cities with emporiums of theirs again, but no nobility steps.
piece-help-free-permit = Whoever reaches this space may take a face-up permit for free.
piece-help-permit-again = { $permits ->
    [any] Whoever reaches this space gains the bonus of one of their permits again, used or not.
   *[earlier] Whoever reaches this space gains once more the bonus of a permit acquired before this action, used or not.
}
piece-help-colour-tile = The first player with emporiums in all cities of this colour gains { $points } points at the end, and the next king's reward.
piece-help-region-tile = The first player with emporiums in all five cities of the region gains { $points } points at the end, and the next king's reward.
piece-help-reward = Goes with the next bonus tile that anyone takes; its points count at the end.
piece-help-engage = A quick action: 3 coins for one of the { $count } assistants in the pool.
piece-help-more = A quick action: 3 assistants for one more main action this turn.
piece-help-end = Unused main actions are lost.
