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
icon-concord = Concord up
icon-discord = Discord up
event-0 = High Water
event-1 = Conclave
event-2 = Unrest
event-3 = Regency
event-4 = Border War
event-5 = Dream
ending-0 = the king has died
ending-1 = the king has abdicated at the height of his rule
ending-2 = the king has abdicated in ruin
reckoning-0 = Prestige counts double
reckoning-1 = Prestige and Crave count alike
reckoning-2 = Crave counts threefold
reckoning-3 = Crave counts fourfold
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
pick-reckoning = What shall count?

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
kind-ChooseReckoning = Choose the outcome
do-ChooseReckoning = Choose: { $reckoning }
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
asked-sign-sticker = A sticker in the row of { $resource }: who signs it?
asked-sign-envelope = An envelope is opened: who signs its story card?
asked-sign-both = A sticker in the row of { $resource }, and an envelope: who signs?
ask-BidForOffice = How many coins do you bid for the office of regent, in secret?
wait-BidForOffice = { $seat } is bidding for the office of regent.
ask-ChooseOutcome = Concord and Discord are level. You have the Leader token: which outcome shall it be?
wait-ChooseOutcome = { $seat } chooses the outcome.

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
was-DilemmaDrawn = Round { $round }: a dilemma is drawn.
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
was-ResultRead = The result is read: { $side }.
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
was-FinaleBegan = The finale begins, { $reigns ->
    [one] after one reign
   *[other] after { $reigns } reigns
}.
was-LastVotePut = Vote { $vote } of 3: { $dilemma } is put to the council.
was-ConcordMarked = Concord rises by { $by }, to { $concord }.
was-DiscordMarked = Discord rises by { $by }, to { $discord }.
was-ReckoningChosen = { $seat } chooses: { $reckoning }.
was-OutcomeProclaimed = The lean is { $lean }: { $reckoning }.
was-HouseRanked = { $place }. { $house }: { $points } points.
was-HouseListed = { $house }, without a place: { $points } points.
was-CampaignWon = The campaign is won by the { $house }.
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
why-NotLevel = The lean decides. Only at zero may the Leader choose, between the two outcomes in the middle.
why-NothingToDream = Only the dreamer may look, once in a reign and before anybody votes.
why-BookNotSound = The story that this campaign carries cannot be played: something in { $envelope } is wrong.
why-DeckNotAllowed = The deck of this campaign is not what its opened envelopes and resolved dilemmas leave.
why-BequestNotAllowed = No reign could have left what this campaign says.
why-AccountNotAllowed = What this campaign tells of a reign does not fit what the reign left.
why-PackFileMissing = The pack lacks { $file }: put it into the folder of the pack.
why-PackFileTooLarge = { $file } is larger than { $most } bytes: no file of a pack may be.
why-PackTooManyFiles = A folder of the pack holds more than { $most } files: leave only those of the pack in it.
why-PackLink = { $file } is a link out of the pack: put the file itself there.
why-PackUnreadable = { $file }, line { $line }: this cannot be read. It has to be in UTF-8, and tables in TOML.
why-PackWord = { $file }, line { $line }: “{ $word }” has no meaning here. Correct it or take it away.
why-PackWordMissing = { $file }, line { $line }: “{ $word }” is missing. Add it.
why-PackTwice = { $file }, line { $line }: “{ $word }” is there twice. Leave one.
why-PackIcon = { $file }, line { $line }: “{ $word }” is previewed and does not happen. Take the icon away, or let it happen.
why-PackCycle = { $file }, line { $line }: “{ $word }” leads back to itself. Open another envelope there.
why-PackText = { $file }, line { $line }: the text “{ $word }” is missing or not well formed. Write it under its own heading; every [if …] needs its [else] and its [end].
why-PackDry = { $file }, line { $line }: after { $word } nothing leads on, and the deck can run dry. Open the next envelope there.
why-PackUnsound = { $file }, line { $line }: here the story does not hold together ({ $word }). “regency content check” says what to do.
why-PackNameTaken = There is a pack “{ $name }” already. Give yours another id in pack.toml.
why-NoPackThere = There is no pack in { $folder }. Name the folder of a pack, or one that holds packs.

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
end-prestige-doubled = The campaign is over: Prestige counts double.
end-points-alike = The campaign is over: Prestige and Crave count alike.
end-crave-trebled = The campaign is over: Crave counts threefold.
end-crave-fourfold = The campaign is over: Crave counts fourfold.
score-agenda = Secret agenda
score-coins = Coins
score-open-agendas = Open agendas
score-power = Power
score-prestige = Prestige
score-crave = Crave
title-kingmaker = { $seat }, who names the next king
title-winner = { $seat }, who has won the campaign
title-councillor = { $seat } of the Twelve Chairs

## Beside the totals

count-time = Cards on the Time Counter
count-votes = Votes to come
count-prestige = Prestige
count-crave = Crave
last-round = The king may die with this dilemma.

## What a hint gives as its reason

feature-stake = brings the realm closer to what you are after
feature-coins = brings coins
feature-power = keeps Power in hand
feature-office = brings you a token
feature-owed = is worth what was paid for it

## The table on one page

sheet-reign = Reign { $reign }, round { $round }:
sheet-stability = Stability { $stability }
sheet-time = { $count } of 8 on the Time Counter
sheet-finale = The finale, vote { $vote } of 3:
sheet-lean = Concord { $concord }, Discord { $discord }, lean { $lean }
sheet-reckoning = now:
sheet-question = Vote
sheet-result = Decided
sheet-signer = Signed by
sheet-place = Place
sheet-points = Points
sheet-sat = Reigns
sheet-won = Won
sheet-unranked = none
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
sheet-office = Token
sheet-leader = Leader
sheet-moderator = Moderator
sheet-both = both
sheet-offer = { $seat } to { $service }:
sheet-price = { $seat } would { $service }, for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}:
sheet-deal = { $seat } was paid { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} to { $service }
sheet-own = behind the screen: { $power } Power, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
sheet-agenda = agenda:
sheet-hand = to choose from:
sheet-whispered = { $from } whispered to { $seat }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} to { $service }
sheet-whispers = whispers:
sheet-whisper = { $seat } to { $player }
sheet-promise = { $seat } has promised { $player } to { $service }
sheet-event = { $event }: box { $marks } of { $boxes }
sheet-unrest = unrest { $count }
sheet-front = the front at { $count }
sheet-regent = regent: { $house }
sheet-tokens = open agendas:

## The board

board-pane-hall = Hall
board-pane-table = Table
board-pane-realm = Realm
board-pane-lean = Lean
board-realm = The realm
board-houses = The houses
board-acts = Choices in the hall
board-bargain = The bargaining table
board-card = The dilemma
board-prologue = The King’s Table
board-no-card = The council takes its seats.
board-read = Read in large letters
board-result = Result: { $side }
board-verdict = Result: { $side }. Aye { $ayes }, Nay { $nays }
board-story-by = A story card, signed by { $house }
board-sticker-by = Sticker: { $resource } { $sign }, signed by { $house }
board-whole = Read all of it
board-on = Read on
board-to-dilemma = Next dilemma
board-last-read = What was read aloud last
board-read-close = Close the page
board-says = “{ $line }”
board-page-before = Page before
board-page-next = Next page
board-stability = Stability { $stability } of 17
board-stability-word = Stability
board-time = { $count } of 8 cards on the timeline
board-balance = { $count } Power in the Balance
board-power = { $count } Power
board-screen = Behind your screen
board-own = Behind your screen: { $power } Power, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
board-worth = { $points ->
    [one] 1 point now
   *[other] { $points } points now
}
board-track = { $resource }: row { $row }, { $face }
board-momentum = with momentum
board-voted-0 = Aye with { $power } Power
board-voted-1 = Nay with { $power } Power
board-voted-2 = gathers Power
board-voted-3 = is becoming Moderator
board-gather = Pass, gather
board-moderate = Pass, moderate
board-passed = passes
board-power-word = Power
board-coins-word = { $count ->
    [one] coin
   *[other] coins
}
board-time-word = Time
board-say-accept = Accept
board-say-refuse = Refuse
board-say-join = Add coins
board-say-withdraw = Take back
board-ask-MakeOffer = What is { $seat } to do for it?
board-ask-NamePrice = What would you do, if you are paid?
board-ask-MakePromise = What do you promise { $seat }?
board-more = { $from } to { $to } of { $count }: next
board-bare = No coin lies on the table. Whoever wants something offers something.
board-offer = { $by } offers { $seat }: { $service }
board-price = { $seat } would { $service }, for { $price }
board-whisper = { $by } whispers to { $seat }: { $service }
board-heads = { $by } and { $seat } put their heads together
board-deal = Owed by { $seat }: { $service }
board-deal-kept = Kept by { $seat }: { $service }
board-promise = { $by } promises { $seat }: { $service }
board-service-2 = pass
board-service-3 = gather
board-service-4 = moderate
board-service-5 = not
board-services-aye = Vote Aye, with so much Power or more
board-services-nay = Vote Nay, with so much Power or more
board-services-pass = Pass
board-services-raise = Raise the bid
board-services-tie = Break a tie
board-services-leader = Leader token to
board-services-sign = Let this house sign
board-binds-offer = If { $seat } accepts, { $seat } is bound to { $service }. Paid is paid: the coins do not come back.
board-binds-whisper = Only { $seat } hears this. Once accepted, everybody does, and { $seat } is bound to { $service }. Paid is paid.
board-binds-price = As soon as the price lies on the table you are bound to { $service }. Paid is paid.
board-binds-promise = A promise to { $seat }: { $service }. It binds nobody, but whether it is kept is remembered.
board-binds-JoinDeal = Your coins lie beside the others. Once it is a deal, { $seat } is bound to { $service }. Paid is paid.
board-binds-AcceptOffer = The coins are yours, and you are bound at once: { $service }. Paid is paid, and nothing else can be sold that contradicts it.
board-binds-RefuseOffer = All coins that lie there go back. { $seat } is not bound to anything.
board-binds-WithdrawOffer = Your coins come back to you. Nothing binds { $seat } then: { $service }.
board-help-side = Aye or Nay. The side with more Power wins; the highest single bid of it takes the Leader token.
board-help-power = How much Power lies on your card. If your side wins it is spent; if it loses you take it back.
board-help-stay = Add nothing. Once everybody has stayed, the vote is counted.
board-help-gather = Take a coin, and after the vote a share of the Power in the Balance.
board-help-moderate = Take a coin and the Moderator token: whoever has it breaks ties. One house a vote.
board-help-agenda = What your house wants at the end: markers in the golden rows bring points. What it is worth now stands below.
board-help-screen = Power and coins that nobody else sees.
board-help-track = A resource of the realm, from row 1 to row 17. A white marker goes up more easily, a black one down; an arrow is momentum.
board-help-stability = It moves with the resources. At either end the king abdicates and the reign is over.
board-help-face = The side that the marker shows: white for up, black for down.
board-help-token = An open agenda: it counts at the end, by how its resource ranks.
board-help-player = A house, its vote and its bid; the crown is the Leader token, the gavel the Moderator.
board-help-service = What is to be done for the coins. Whoever was paid must do it.
board-help-manner = Openly everybody reads it and may add coins; a whisper only the two of you hear.
board-help-coins = They lie on the table till somebody answers.
board-help-secret = Nobody sees how much before everybody has chosen.
board-help-offer = Offer coins to a house for something that it can do in this vote.
board-help-price = Say for how many coins you would do something: others lay them down together.
board-help-promise = Promise something without coins. It binds nobody; the chronicle remembers.
board-help-join = Lay own coins beside those of others.
board-help-accept = Take the coins, and be bound to what they were offered for.
board-help-refuse = Say no: the coins go back.
board-help-withdraw = Take back what is yours.
board-help-soften = Once in a reign this house may reduce a move of Stability by one.
board-help-dream = The dreamer may see the hidden icons, once and before anybody votes.
board-help-card = The question of this round. Each side shows some of what follows; the rest stands on its back.
board-help-time = Each dilemma ends here. The longer the reign, the sooner a card may bring the king's death.
board-help-balance = Power that was spent. Whoever passes to gather shares it.
board-concord = Concord
board-discord = Discord
board-last-votes = The three votes
board-last-vote = { $vote }. { $side }, signed by { $house }
board-vote-open = { $vote }. on the table
board-vote-to-come = { $vote }. to come
board-from = { $least } or more
board-between = { $least } to { $most }
board-to = { $most } or less
board-standing = The final table
board-no-place = no place
board-help-reckoning = Concord and Discord are level: the Leader says which of these two it shall be.
board-help-lean = All Concord minus all Discord. It decides how much Prestige and Crave count at the end of the campaign.

## The realm from one reign to the next

kingdom-chronicle = The chronicle
kingdom-space = { $resource }, space { $space }: free
kingdom-age = { $count } of { $most } boxes of age
kingdom-unsigned = without a signature
kingdom-stories = Six stories
kingdom-not-begun = Not begun
kingdom-sealed-story = a story that nobody knows yet
kingdom-mystery = Mystery: { $title }
kingdom-no-mystery = the field of its mystery is empty
kingdom-top = On top: { $ability }
kingdom-bare = its card on top brings nothing further
kingdom-events = Events
kingdom-no-events = None is running.
kingdom-event = { $event }: { $count } of { $most } boxes
kingdom-unrest = Unrest stands at { $count }.
kingdom-front = The front stands at { $count }.
kingdom-regent = { $name } is regent.
kingdom-doors = Doors that are still sealed
kingdom-no-doors = None that anybody has found.
kingdom-scales = Concord { $concord }, Discord { $discord }
kingdom-nobody = No house takes part yet.
kingdom-points = Prestige { $prestige } · Crave { $crave }
kingdom-about = Read about the house
kingdom-sat = { $count ->
    [0] Not at the table yet
    [one] One reign at the table
   *[other] { $count } reigns at the table
}, { $won ->
    [0] none won
    [one] one won
   *[other] { $won } won
}
kingdom-lines = Alignments
kingdom-line = { $agenda }: { $count } of { $most } boxes
kingdom-tasks = Achievements
kingdom-boxes = { $count } of { $most } boxes
kingdom-complete = complete
kingdom-story-open = not fulfilled yet
kingdom-asks-0 = { $resource } highest at the end
kingdom-asks-1 = { $resource } lowest at the end
kingdom-asks-2 = Open agendas worth 2 points or more
kingdom-asks-3 = 18 coins or more at the end
kingdom-asks-4 = 10 Power or more at the end
kingdom-asks-5 = Stability in the upper half at the end
kingdom-asks-6 = Stability in the lower half at the end
kingdom-asks-7 = Stability between 5 and 13 at the end
kingdom-asks-8 = The Moderator token at the end
kingdom-gain-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
kingdom-gain-power = { $count } Power
kingdom-gain-prestige = { $count } Prestige
kingdom-gain-crave = { $count } Crave
kingdom-gain-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
kingdom-timing-0 = { $gains }, at once
kingdom-timing-1 = { $gains } at the start of each reign
kingdom-timing-2 = { $gains } { $when }
kingdom-timing-3 = { $gains } { $when }, { $count ->
    [one] once more
   *[other] { $count } more times
}
kingdom-for-any = For every house: { $ability }
kingdom-for = For { $name }: { $ability }
kingdom-when-none = when it applies
kingdom-when-0 = when it breaks a tie
kingdom-when-1 = when it wins a vote with 6 Power or more
kingdom-when-2 = when it loses a vote with 3 Power or more
kingdom-when-3 = when it signs a story card
kingdom-when-4 = when it scores a positive open agenda
kingdom-when-5 = Counts as 2 coins richer when coins are ranked
kingdom-when-6 = when it alone gathers Power
kingdom-when-7 = when it loses points for a negative open agenda
kingdom-when-8 = Reduces one move of Stability by 1 in each reign
kingdom-when-9 = for the first deal of a reign in which it pays 3 coins or more
kingdom-when-10 = when it signs a negative sticker
kingdom-when-11 = when a resource reaches row 1
kingdom-when-12 = Chooses the side of one marker at the start
kingdom-when-13 = when a positive open agenda of { $resource } is scored
kingdom-words-about = Deals bind, promises do not: but the chronicle remembers them.
kingdom-all-reigns = The whole campaign
kingdom-in-reign = Reign { $number }: { $king }
kingdom-head-served = Services sold
kingdom-head-earned = Coins earned
kingdom-head-paid = Coins paid
kingdom-head-promised = Promised
kingdom-head-kept = Kept
kingdom-head-broken = Broken
kingdom-head-moot = Never due
kingdom-no-words = Nobody has given their word yet.
kingdom-paper = { $dilemma }: { $side }
