game-name = The King's Dilemma
game-about = A council decides in the king's name. Vote with Power, bargain for coins, sign for what comes of it.
game-length = about 60 minutes

## Pieces

player = { $seat }
house-0 = Reeves of Harrowfen
house-1 = Counts of Sunderholt
house-2 = Burgraves of Ninebridge
house-3 = Princes of Vael
house-4 = Stewards of Kornhall
house-5 = Counts of Lindrath
house-6 = Protectors of Orrel’s Light
house-7 = Shipmasters of Port Ansel
house-8 = Margraves of Karrow
house-9 = Hill-Captains of Tarn
house-10 = Watchmen of Duskhollow
house-11 = Masters of Coldforge
agenda-0 = Extremist
agenda-1 = Opulent
agenda-2 = Moderate
agenda-3 = Rebel
agenda-4 = Opportunist
agenda-5 = Greedy
resource-0 = Influence
resource-1 = Wealth
resource-2 = Morale
resource-3 = Welfare
resource-4 = Knowledge
side-0 = Aye
side-1 = Nay
face-0 = positive
face-1 = negative
power = { $count } Power
pledge = { $count } Power
purse = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
slot = place { $count }
manner-0 = openly
manner-1 = in a whisper
dilemma = dilemma { $envelope }·{ $count }
envelope = envelope { $count }
sticker = sticker { $envelope }·{ $count }
storyline-0 = The Drowning Coast
storyline-1 = The Silent Bells
storyline-2 = The Engine Charter
storyline-3 = The Borrowed Crown
storyline-4 = The Glass March
storyline-5 = The Ashen Sleep
token-0 = { $resource } high
token-1 = { $resource } low
letter = sticker { $letter }
icon-up = { $resource } up
icon-down = { $resource } down
icon-sticker-0 = a positive sticker
icon-sticker-1 = a negative sticker
event-0 = The Long Flood
event-1 = The Conclave of Wicks
event-2 = The Night of Hammers
event-3 = The Regency of Chairs
event-4 = The War of Mirrors
event-5 = The Shared Dream
ending-0 = the king has died
ending-1 = the king has abdicated at the height of his rule
ending-2 = the king has abdicated in ruin
task-0 = story progress
task-1 = first achievement
task-2 = second achievement
task-3 = third achievement
service-0 = vote { $side }
service-1 = vote { $side } with { $count } Power or more
service-2 = pass
service-3 = pass and gather Power
service-4 = pass and become Moderator
service-5 = not raise
service-6 = raise by { $count } or more on the next turn
service-7 = break a tie with { $side }
service-8 = give the Leader token to { $seat }
service-9 = let { $seat } sign

pick-player = Which house?
pick-agenda = Which agenda?
pick-resource = Which resource?
pick-side = Aye or Nay?
pick-face = Which side?
pick-power = How much Power?
pick-pledge = How much Power do you pledge?
pick-purse = How many coins do you pledge?
pick-coins = How many coins?
pick-service = What for?
pick-manner = Openly, or in a whisper?
pick-slot = Which offer?
pick-token = Which open agenda?

## Actions

kind-ChooseFace = Turn a marker
do-ChooseFace = { $resource }: show { $face }
kind-TakeAgenda = Keep an agenda
do-TakeAgenda = Keep { $agenda }
kind-ReturnToken = Return an open agenda
do-ReturnToken = Return { $token }
kind-Vote = Vote
do-Vote = { $side }: { $power }
kind-PassAndGather = Pass and gather Power
do-PassAndGather = Pass and gather Power
kind-PassAndModerate = Pass and become Moderator
do-PassAndModerate = Pass and become Moderator
kind-Raise = Add Power
do-Raise = Add { $power }
kind-Stay = Stay
do-Stay = Stay as you are
kind-BreakTie = Break the tie
do-BreakTie = { $side } wins
kind-GiveLeader = Give the Leader token
do-GiveLeader = The Leader token to { $player }
kind-Sign = Sign
do-Sign = { $player } signs
kind-Soften = Reduce the move
do-Soften = Reduce this move of Stability by 1
kind-LetMove = Let it move
do-LetMove = Keep that for later
kind-PledgeCoins = Pledge coins
do-PledgeCoins = { $purse } to { $side }
kind-PledgePower = Pledge Power
do-PledgePower = { $pledge } for the war
kind-BidCoins = Bid for the office
do-BidCoins = Bid { $purse }
kind-LookAhead = Dream
do-LookAhead = Look at the hidden icons
kind-MakeOffer = Make an offer
do-MakeOffer = To { $player }, { $manner }: { $coins } to { $service }
kind-NamePrice = Name a price
do-NamePrice = For { $coins } I will { $service }
kind-JoinDeal = Join a deal
do-JoinDeal = Lay { $coins } beside those at { $slot }
kind-AcceptOffer = Accept
do-AcceptOffer = Accept the offer at { $slot }
kind-RefuseOffer = Refuse
do-RefuseOffer = Refuse the offer at { $slot }
kind-WithdrawOffer = Withdraw
do-WithdrawOffer = Take back what is yours at { $slot }
kind-AcceptWhisper = Accept a whisper
do-AcceptWhisper = Accept what { $player } whispered
kind-RefuseWhisper = Refuse a whisper
do-RefuseWhisper = Refuse what { $player } whispered
kind-WithdrawWhisper = Unsay a whisper
do-WithdrawWhisper = Unsay what you whispered to { $player }
kind-MakePromise = Promise something
do-MakePromise = Promise { $player } to { $service }

## Questions

ask-TurnMarker = The sides are drawn. Which side shall one marker show?
wait-TurnMarker = { $seat } may turn a marker.
ask-DraftAgenda = Which secret agenda do you keep? The others are passed on.
wait-DraftAgenda = { $seat } is choosing a secret agenda.
ask-GiveTokenBack = You have more than two open agendas of a kind. Which do you return?
wait-GiveTokenBack = { $seat } is returning open agendas.
ask-PledgeForWar = How much Power do you pledge for the war, in secret?
wait-PledgeForWar = { $seat } is pledging Power.
ask-PledgeForConclave = How many coins do you pledge, in secret: to the reformer (Aye) or to the keeper (Nay)?
wait-PledgeForConclave = { $seat } is pledging coins.
ask-Bargain = You may bargain.
wait-Bargain = { $seat } may bargain.
ask-VoteTurn = It is your turn to vote.
wait-VoteTurn = { $seat } is voting.
ask-DecideTie = It is even. You are the Moderator: Aye or Nay?
wait-DecideTie = { $seat } decides the tie.
ask-ChooseLeader = Who of the strongest takes the Leader token?
wait-ChooseLeader = { $seat } chooses who takes the Leader token.
ask-ReduceMove = Stability is about to move. Do you reduce the move by 1? Once in a reign.
wait-ReduceMove = { $seat } may reduce the move of Stability.
ask-GiveSignature = You are the Leader. Who signs?
wait-GiveSignature = { $seat } is about to sign.
ask-BidForOffice = How many coins do you bid for the office of regent, in secret?
wait-BidForOffice = { $seat } is bidding for the office of regent.

## Events

was-ReignBegan = Reign { $reign } begins.
was-HouseSeated = { $seat } speaks for the { $house }.
was-MarkerTurned = { $seat } turns { $resource }: { $face }.
was-AgendaTaken = { $seat } keeps a secret agenda.
was-RowShifted = What was left behind moves { $resource } by { $by }.
was-PoolTaken = { $seat } begins with { $power } Power and { $coins } coins.
was-TokenGiven = { $seat } has the open agenda { $token }.
was-TokenReturned = { $seat } returns the open agenda { $token }.
was-LeaderTaken = { $seat } takes the Leader token.
was-ModeratorTaken = { $seat } takes the Moderator token.
was-DreamerNamed = { $seat } is the dreamer of this reign.
was-DilemmaDrawn = Round { $round }: { $dilemma } is drawn.
was-TriggerDrawn = A trigger is drawn: { $dilemma }.
was-TriggersRecalled = The deck is empty: the triggers are shuffled in again.
was-DreamSeen = { $seat } looks at the hidden icons of the dilemma.
was-VoteCast = { $seat } votes { $side } with { $power } Power.
was-PowerGathered = { $seat } passes, to gather Power.
was-VoteRaised = { $seat } adds { $power } Power to { $side }.
was-Stayed = { $seat } stays.
was-StreetJoined = The street adds { $power } Power to Nay.
was-VoteDecided = { $side } has it: { $ayes } for Aye, { $nays } for Nay.
was-TieBroken = { $seat } breaks the tie: { $side }.
was-LeaderGiven = { $seat } gives the Leader token to { $player }.
was-PassCoinTaken = { $seat } takes { $coins ->
    [one] the coin
   *[other] { $coins } coins
} from the Pass card.
was-PowerShared = { $seat } gathers { $power } Power from the Balance.
was-PowerReturned = { $seat } takes { $power } Power back.
was-PowerSpent = { $power } Power of { $seat } goes to the Balance.
was-ResultRead = The result of { $dilemma } is read: { $side }.
was-RowMoved = { $resource } moves by { $by }, to row { $row }.
was-StabilityMoved = Stability moves by { $by }, to { $stability }.
was-MoveSoftened = { $seat } reduces the move of Stability.
was-KingAbdicated = It cannot go on: { $ending }.
was-PowerGained = { $seat } gains { $power } Power.
was-CoinsGained = { $seat } gains { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
was-CoinsLost = { $seat } loses { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
was-PowerLost = { $seat } loses { $power } Power.
was-PrestigeGained = { $house }: { $points } Prestige.
was-CraveGained = { $house }: { $points } Crave.
was-SignatureGiven = { $seat } signs.
was-StickerPlaced = { $house }: { $sticker } goes into the row of { $resource }, { $face }.
was-EnvelopeOpened = The council opens { $envelope }.
was-StorySigned = { $house }: their name stands under { $envelope }.
was-DoorSealed = { $envelope } is a door that stays sealed for now.
was-MysteryPlaced = A mystery comes to light: { $letter }.
was-StoryFulfilled = { $house }: their story progress is fulfilled.
was-EventBegan = An event begins: { $event }.
was-EventMarked = { $event }: box { $marks } is marked.
was-EventOver = { $event } is over.
was-UnrestMoved = Unrest stands at { $unrest }.
was-FrontMoved = The front stands at { $front }.
was-HasPledged = { $seat } has chosen in secret.
was-CoinsPledged = { $seat } has pledged { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}: { $side }.
was-PowerPledged = { $seat } has pledged { $power } Power.
was-RegencyBid = { $seat } has bid { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
was-RegentNamed = { $seat } is regent, for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
was-CardLaidDown = { $dilemma } is laid on the Time Counter, the card number { $space }.
was-OfferMade = { $seat } offers { $player } { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} to { $service }.
was-PriceNamed = { $seat } would { $service }, for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
was-DealJoined = { $seat } adds { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, for { $player } to { $service }.
was-DealMade = Paid is paid: for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} { $seat } will { $service }.
was-OfferRefused = { $seat } refuses { $player }’s offer: { $service }.
was-OfferWithdrawn = { $seat } takes something back: { $player } was to { $service }.
was-CoinsReturned = { $coins ->
    [one] 1 coin goes
   *[other] { $coins } coins go
} back to { $seat }.
was-WhisperMade = { $seat } whispers with { $player }.
was-WhisperEnded = { $seat } and { $player } put their heads apart again.
was-WhisperHeard = { $seat } has whispered to { $player }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} to { $service }.
was-PromiseMade = { $seat } promises { $player } to { $service }.
was-PromiseKept = { $seat } has kept a promise: { $service }.
was-PromiseBroken = { $seat } has broken a promise: { $service }.
was-PromiseMoot = A promise of { $seat } never fell due: { $service }.
was-ReignEnded = The reign is over: { $ending }.
was-CampaignRests = No card is left. To be continued.
was-AgendaRevealed = The secret agenda of { $seat }: { $agenda }.
was-PoolRevealed = { $seat } lifts the screen: { $power } Power and { $coins } coins.
was-AchievementMarked = { $house }: { $task }, box { $boxes }.
was-AchievementUnlocked = { $house }: { $task } is complete.
was-LineMarked = { $house }: { $agenda }, box { $boxes }.

## Why not

why-AgendaNotInHand = { $agenda } was not passed on to you.
why-NotYourToken = { $token } is not yours to return.
why-NotEnoughPower = You have { $power } Power.
why-NotEnoughCoins = You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
why-VoteStands = You have voted already: that stands.
why-OptionTaken = Somebody has become Moderator in this vote.
why-BoundByDeal = You were paid to { $service }.
why-NotAmongTied = { $player } is not among the strongest winners.
why-NotYoursToGive = { $player } has not bought the right to sign.
why-NobodyThere = { $player } is not at this table.
why-DealWithOneself = You need not pay or promise yourself anything.
why-TooManyOffers = You have made { $most } offers for this dilemma already.
why-TooManyWhispers = You have whispered { $most } times over this dilemma already.
why-TooManyPromises = You have made { $most } promises for this dilemma already.
why-TableFull = There is no room on the table for another offer.
why-StillWhispering = You are still whispering with { $player }.
why-CannotBeAsked = That cannot be asked now: { $service }.
why-NoSuchOffer = Nothing lies at { $slot }.
why-NotForYou = What lies at { $slot } is not for you to answer.
why-NotYours = Nothing at { $slot } is yours.
why-OwnDeal = What lies at { $slot } would be paid to yourself.
why-JoinedBefore = You have paid into { $slot } before.
why-MoreThanMissing = Only { $coins ->
    [one] 1 coin is
   *[other] { $coins } coins are
} missing.
why-NothingWhispered = Nothing hangs in the air between you and { $player }.
why-Contradicts = What was paid for earlier leaves no way to { $service }.
why-CannotKeep = You could not keep that: { $service }.
why-NothingToDream = Only the dreamer may look, once in a reign and before anybody votes.
why-PackFileMissing = The pack lacks { $file }.
why-PackFileTooLarge = { $file } is larger than { $most } bytes.
why-PackUnreadable = { $file }, line { $line }: this cannot be read.
why-PackWord = { $file }, line { $line }: “{ $word }” has no meaning here.
why-PackWordMissing = { $file }, line { $line }: “{ $word }” is missing.
why-PackTwice = { $file }, line { $line }: “{ $word }” is there twice.
why-PackIcon = { $file }, line { $line }: “{ $word }” is previewed and does not happen.
why-PackCycle = { $file }, line { $line }: “{ $word }” leads back to itself.
why-PackText = { $file }, line { $line }: the text “{ $word }” is missing or not well formed.

## Rule options

option-places = Shared places
    .about = Whether a place that several houses share skips the next one.
option-places-shared = first, first, third
option-places-dense = first, first, second
option-open_pools = Open pools
    .about = Whether everybody sees the Power and the coins of all houses.
option-open_pools-false = hidden behind the screens
option-open_pools-true = open

## The end

end-king-died = The king has died.
end-abdicated-top = The king has abdicated at the height of his rule.
end-abdicated-bottom = The king has abdicated in ruin.
score-agenda = Secret agenda
score-coins = Coins
score-open-agendas = Open agendas
score-power = Power
title-kingmaker = { $seat }, who names the next king
title-councillor = { $seat } of the Twelve Chairs

## Beside the totals

count-time = Cards on the Time Counter
count-prestige = Prestige
count-crave = Crave
last-round = The king may die with this dilemma.

## What a hint gives as its reason

feature-stake = brings the realm closer to your agenda
feature-coins = brings coins
feature-power = keeps Power in hand
feature-office = brings you a token
feature-owed = is worth what was paid for it

## The table on one page

sheet-reign = Reign { $reign }, round { $round }:
sheet-stability = Stability { $stability }
sheet-time = { $count } of 8 on the Time Counter
sheet-balance = { $count } Power in the Balance
sheet-card = On the table:
sheet-ayes = Aye shows
sheet-nays = Nay shows
sheet-resource = Resource
sheet-row = Row
sheet-face = Side
sheet-momentum = Momentum
sheet-white = up
sheet-black = down
sheet-yes = yes
sheet-house = House
sheet-seat = Player
sheet-prestige = Prestige
sheet-crave = Crave
sheet-vote = Vote
sheet-gather = gathers
sheet-moderate = moderates
sheet-leader = Leader
sheet-moderator = Moderator
sheet-offer = { $seat } to { $service }: { $coins } coins lie there
sheet-price = { $seat } would { $service } for { $price }: { $coins } coins lie there
sheet-deal = { $seat } was paid { $coins } coins to { $service }
sheet-own = behind the screen: { $power } Power, { $coins } coins
sheet-agenda = agenda:
sheet-hand = to choose from:
sheet-whispered = { $from } whispered to { $seat }: { $coins } coins to { $service }
