game-name = Pendulum
game-about = Three sand timers say when your workers act. Be quick, be clever, and follow the vanished king.
game-length = about an hour and a half

## Pieces. Besides its name a piece may have forms: $worker is the name, $worker-your a form of it.

worker-0 = grande worker
    .a = a grande worker
worker-1 = first common worker
    .a = a common worker
worker-2 = second common worker
    .a = a common worker
worker-3 = third common worker
    .a = a common worker
worker-4 = second grande worker
    .a = a grande worker

rival-0 = Rival A
rival-1 = Rival B
rival_worker-0 = grande worker
rival_worker-1 = common worker
rival_worker-2 = second common worker

noble = { $seat }
    .short = { $seat }
noble-5 = the neutral colour
    .short = neutral
noble-6 = Rival A
    .short = Rival A
noble-7 = Rival B
    .short = Rival B

area-0 = purple
area-1 = green
area-2 = black

row-0 = upper row
row-1 = lower row

# What the actions of the board bring; upper and lower rows have the same
deed-0 = brown production
    .text = Pay 2 gold: carry out your brown production.
deed-1 = popularity, prestige, vote
    .text = Pay 2 gold: gain 1 popularity point, 1 prestige point and 1 vote.
deed-2 = blue production
    .text = Pay 2 gold: carry out your blue production.
deed-3 = red production
    .text = Pay 2 gold: carry out your red production.
deed-4 = 2 popularity
    .text = Pay 2 gold: gain 2 popularity points.
deed-5 = power and 2 votes
    .text = Pay 2 gold: gain 1 power point and 2 votes.
deed-6 = yellow production
    .text = Carry out your yellow production.
deed-7 = a vote
    .text = Gain 1 vote.
deed-8 = a province
    .text = Pay 4 military: take a province (open or from the top of the stack) and tuck it.
deed-9 = any resource
    .text = Gain any 1 resource.
task = { $deed } ({ $row })
    .short = { $deed }
    .text = { $deed-text }

# Boxes by the letters on them: a wide one has two
box = { $area } { $letter }
    .does = { $deed }
box-wide = { $area } { $letter }
    .does = { $deed } or { $other }
box-narrow = { $area } { $letter } (narrow)
    .does = { $deed }

slot-0 = brown
slot-1 = red
slot-2 = blue
slot-3 = yellow

cube-0 = military
    .other = culture
cube-1 = culture
    .other = military
cube-2 = gold
    .other = gold

track-0 = power
track-1 = prestige
track-2 = popularity
onto-0 = power
onto-1 = prestige
onto-2 = popularity

space-0 = first open space
space-1 = second open space
space-2 = third open space
space-3 = fourth open space

prize-0 = the lower reward
prize-1 = the legendary token

automa = card { $number }

number = { $count }
    .resources = { $count ->
        [one] any { $count } resource
       *[other] any { $count } resources
    }
military-cubes = { $count } military
    .plus = { $count ->
        [0] { "" }
       *[other] { " " }+{ $count } military
    }
    .minus = { $count ->
        [0] { "" }
       *[other] { " " }−{ $count } military
    }
culture-cubes = { $count } culture
    .plus = { $count ->
        [0] { "" }
       *[other] { " " }+{ $count } culture
    }
    .minus = { $count ->
        [0] { "" }
       *[other] { " " }−{ $count } culture
    }
gold-cubes = { $count } gold
    .plus = { $count ->
        [0] { "" }
       *[other] { " " }+{ $count } gold
    }
    .minus = { $count ->
        [0] { "" }
       *[other] { " " }−{ $count } gold
    }

# Characters, each with the two sides of its mat
mat-0 = Brannoc, the Vanguard
    .text = Recruits for 7 military.
mat-1 = Brannoc, the Ravager
    .text = Blue production gives 3 military and 2 gold; recalling and recruiting cost 2 power points each.
mat-2 = Seshka, the Whisperer
    .text = Recruits for 3 votes.
mat-3 = Seshka, the Despot
    .text = Brown production gives 3 votes; recalling and recruiting cost 4 votes each; may count an achievement twice.
mat-4 = Odrin, the Paymaster
    .text = Recruits for 7 gold.
mat-5 = Odrin, the Firebrand
    .text = Red production gives 2 military and takes a worker back; may enter a row with a timer; recruits for 4 military and 4 gold.
mat-6 = Marcella, the Unyielding
    .text = Recruits for any 8 resources.
mat-7 = Marcella, the Transmuter
    .text = Red production gives any 4 resources, blue any 5; all stratagems are paid with any resources.
mat-8 = Aurion, the Arbiter
    .text = Recruits for 7 culture.
mat-9 = Aurion, the Peacekeeper
    .text = Brown production gives 2 culture, red a province; may claim an achievement unmet and take an action twice.

# A card in a list of many
brief = { $piece }: { $piece-text }

# Stratagems, four a side of a mat; then council rewards, end rewards, corner and grande reward
card-0 = Parade Salute
    .text = Gain 1 prestige point.
card-1 = Camp Forager
    .text = Gain any 1 resource.
card-2 = Rally Cry
    .text = Take 1 of your workers back from a row with a timer.
card-3 = Drill Muster
    .text = Pay 7 military: recruit 1 common worker from your reserve.
card-4 = Trophy Hall
    .text = Gain 1 prestige point.
card-5 = Plunder Trade
    .text = Exchange any amount of culture for the same amount of military, or the reverse.
card-6 = Spill-over Raid
    .text = When your worker takes an action: also gain the reward of one neighbouring action of that row.
card-7 = Pressed Recruits
    .text = Pay 2 power points: recruit 1 common worker from your reserve.
card-8 = Veiled Praise
    .text = Gain 1 prestige point.
card-9 = Hidden Purse
    .text = Gain any 1 resource.
card-10 = Secret Door
    .text = Take 1 of your workers back from a row with a timer.
card-11 = Owed Favour
    .text = Pay 3 votes: recruit 1 common worker from your reserve.
card-12 = Court Chronicle
    .text = Pay 3 culture: gain 2 prestige points.
card-13 = Forced Gifts
    .text = Pay 1 culture: gain any 3 resources.
card-14 = Twice Proclaimed
    .text = When you claim the achievement: resolve it twice.
card-15 = Bound by Oath
    .text = Pay 4 votes: recruit 1 common worker from your reserve.
card-16 = Paid Applause
    .text = Gain 1 prestige point.
card-17 = Pocket Change
    .text = Gain any 1 resource.
card-18 = Buy-out
    .text = Take 1 of your workers back from a row with a timer.
card-19 = Signing Bounty
    .text = Pay 7 gold: recruit 1 common worker from your reserve.
card-20 = Street Ballad
    .text = Gain 1 prestige point.
card-21 = Looted Cart
    .text = Gain any 1 resource.
card-22 = Break the Gate
    .text = Place 1 worker into a box of a row that has a timer; it may not take a production action there.
card-23 = Arm the Crowd
    .text = Pay 4 military and 4 gold: recruit 1 common worker from your reserve.
card-24 = Cold Renown
    .text = Gain 1 prestige point.
card-25 = Steward's Tithe
    .text = Gain any 1 resource.
card-26 = Firm Summons
    .text = Take 1 of your workers back from a row with a timer.
card-27 = Levy Everything
    .text = Pay any 8 resources: recruit 1 common worker from your reserve.
card-28 = Philosopher's Stone
    .text = Pay any 2 resources: gain 2 points on one track of your choice (power, prestige or popularity).
card-29 = Distil Again
    .text = Pay any 2 resources: return 1 of your played stratagems to your hand.
card-30 = Solvent
    .text = Pay any 2 resources: take 1 of your workers back from a row with a timer.
card-31 = Homunculus
    .text = Pay any 8 resources: recruit 1 common worker from your reserve.
card-32 = Fair Verdict
    .text = Gain 1 prestige point.
card-33 = Temple Gift
    .text = Gain any 1 resource.
card-34 = Writ of Release
    .text = Take 1 of your workers back from a row with a timer.
card-35 = Ordained Service
    .text = Pay 7 culture: recruit 1 common worker from your reserve.
card-36 = Blessing
    .text = Pay 1 culture: gain 1 prestige point.
card-37 = Peaceful Accord
    .text = Pay 4 culture and 2 votes: claim the current achievement without meeting its requirement.
card-38 = Double Harvest
    .text = When your worker takes an action: you may pay its cost again to gain its reward again.
card-39 = Beloved Leader
    .text = Pay 3 popularity points: recruit 1 common worker from your reserve.
card-40 = Patron of Arts
    .text = Carry out your blue production.
card-41 = Call to Arms
    .text = Carry out your red production.
card-42 = Land Grant I
    .text = Take a province (open or from the top of the stack) and tuck it.
card-43 = Land Grant II
    .text = Take a province (open or from the top of the stack) and tuck it.
card-44 = Wider Borders I
    .text = Keep this card: you may hold 3 provinces per slot at every Council.
card-45 = Wider Borders II
    .text = Keep this card: you may hold 3 provinces per slot at every Council.
card-46 = Universal Acclaim
    .text = Gain 1 power point, 1 prestige point and 1 popularity point.
card-47 = Fresh Schemes
    .text = Return all your played stratagems to your hand.
card-48 = Standing Army
    .text = Gain 5 military.
card-49 = Royal Library
    .text = Gain 5 culture.
card-50 = Treasury Chest
    .text = Gain 5 gold.
card-51 = Loyal Voice I
    .text = Gain 1 vote.
card-52 = Loyal Voice II
    .text = Gain 1 vote.
card-53 = Rewritten Annals
    .text = Move one of your power, prestige or popularity markers 1 back and another of them 1 forward.
card-54 = Forced March
    .text = Pay 2 military: take 1 of your workers back from a row with a timer.
card-55 = Court Recall
    .text = Pay 2 culture: take 1 of your workers back from a row with a timer.
card-56 = Swift Campaign I
    .text = Pay 3 military: take a province (open or from the top of the stack) and tuck it.
card-57 = Swift Campaign II
    .text = Pay 3 military: take a province (open or from the top of the stack) and tuck it.
card-58 = Guild Credit I
    .text = When your worker takes a purple or green action: do not pay its 2 gold.
card-59 = Guild Credit II
    .text = When your worker takes a purple or green action: do not pay its 2 gold.
card-60 = Public Feast
    .text = Pay 2 gold: gain 1 popularity point.
card-61 = Drill Yard
    .text = Pay 2 military: gain 1 power point.
card-62 = Court Poet
    .text = Pay 2 culture: gain 1 prestige point.
card-63 = Small Stipend
    .text = Gain 1 gold.
card-64 = Annexation Vote
    .text = Pay 2 votes: take a province (open or from the top of the stack) and tuck it.
card-65 = Final Ovation
    .text = Gain 1 power point, 1 prestige point and 1 popularity point.
card-66 = Golden Jubilee
    .text = Pay 5 gold: gain 3 popularity points.
card-67 = Last Campaign
    .text = Pay 5 military: gain 3 power points.
card-68 = Grand Premiere
    .text = Pay 5 culture: gain 3 prestige points.
card-69 = Belated Legend
    .text = Pay any 10 resources: gain the legendary point.
card-70 = Open Petition
    .text = Gain 1 point on one track of your choice (power, prestige or popularity).
card-71 = Promotion
    .text = Replace 1 of your common workers with your second grande worker.

achievement-0 = Drilled Vanguard
    .text = Have at least 6 military, 2 culture and 3 votes (nothing is spent). Reward: gain 2 military, 2 culture and 2 gold.
achievement-1 = Great Symposium
    .text = Have at least 2 military, 6 culture and 3 votes (nothing is spent). Reward: gain 5 votes.
achievement-2 = Full Storehouses
    .text = Have at least any 12 resources and 3 votes (nothing is spent). Reward: carry out your blue production.
achievement-3 = Show of Force
    .text = Have at least 8 military and 3 votes (nothing is spent). Reward: gain 5 gold.
achievement-4 = Flowering of Letters
    .text = Have at least 8 culture and 3 votes (nothing is spent). Reward: take a province (open or from the top of the stack) and tuck it.
achievement-5 = Mercenary Contract
    .text = Have at least 8 gold and 3 votes (nothing is spent). Reward: carry out your red production.
achievement-6 = Balanced Court
    .text = Have at least 3 gold, 3 military, 3 culture and 3 votes (nothing is spent). Reward: gain 1 power point, 1 prestige point and 1 popularity point.
achievement-7 = Merchant Patronage
    .text = Have at least 4 culture, 4 gold and 3 votes (nothing is spent). Reward: gain 1 prestige point and 1 popularity point.
achievement-8 = Order of the Lance
    .text = Have at least 4 military, 4 culture and 3 votes (nothing is spent). Reward: gain 1 power point and 1 prestige point.
achievement-9 = Garrison Payday
    .text = Have at least 4 military, 4 gold and 3 votes (nothing is spent). Reward: gain 1 power point and 1 popularity point.

# Provinces by family, with what they add to each slot
province = { $name } ({ $family })
    .text = { $family-text }
family-0 = mixed
    .text = brown 1 power, red 2 military, blue 3 culture, yellow 1 gold
family-1 = military
    .text = brown 1 power, red 2 military, blue 3 military, yellow 1 military
family-2 = military crown
    .text = brown 1 power, red 1 power, blue 1 power, yellow 1 military
family-3 = culture
    .text = brown 1 prestige, red 2 culture, blue 3 culture, yellow 1 culture
family-4 = culture crown
    .text = brown 1 prestige, red 1 prestige, blue 1 prestige, yellow 1 culture
family-5 = gold
    .text = brown 1 popularity, red 2 gold, blue 3 gold, yellow 1 gold
family-6 = gold crown
    .text = brown 1 popularity, red 1 popularity, blue 1 popularity, yellow 1 gold
family-7 = vote
    .text = brown 1 power, red 2 votes, blue 3 votes, yellow 1 vote
province-0 = Amberfen
province-1 = Willowreach
province-2 = Thornwick
province-3 = Mistmere
province-4 = Barley Down
province-5 = Stillwater Bend
province-6 = Foxhollow
province-7 = Greenmarch
province-8 = Larkfield
province-9 = Oldmill Ford
province-10 = Hazelcombe
province-11 = Cindervale
province-12 = Ravenstead
province-13 = Brackwater
province-14 = Elderglen
province-15 = Pinewatch
province-16 = Rushmoor
province-17 = Honeycross
province-18 = Saltmeadow
province-19 = Heron's Rest
province-20 = Longbarrow
province-21 = Copperleaf
province-22 = Windmere
province-23 = Ashbrook
province-24 = Millgate
province-25 = Harrowdale
province-26 = Fernhollow
province-27 = Stagwater
province-28 = Ironwatch
province-29 = Red Bastion
province-30 = Spearhold
province-31 = Anvil Pass
province-32 = Drumfort
province-33 = Warcrown Heights
province-34 = Banner Summit
province-35 = Lyrebank
province-36 = Scholars' Quay
province-37 = Fresco Hall
province-38 = Inkwell Isle
province-39 = Muse Harbour
province-40 = Laurel Dome
province-41 = Crystal Academy
province-42 = Coinford
province-43 = Gilded Docks
province-44 = Saffron Market
province-45 = Tollbridge
province-46 = Sunvault
province-47 = Festival Square
province-48 = Carnival Gate
province-49 = Assembly Hill
province-50 = Whispering Court
province-51 = Ballot Grove
province-52 = Herald's Rest
province-53 = Violet Forum
province-54 = Petition Steps
province-55 = Oathstone

pick-mat = Which character?
pick-worker = Which worker?
pick-box = Which box?
pick-task = Which action?
pick-area = Which timer?
pick-card = Which card?
pick-province = Which province?
pick-space = Which open space?
pick-slot = Which slot?
pick-track = Which track?
pick-onto = Onto which track?
pick-cube = Which resource?
pick-count = How many?
pick-military = How much military?
pick-culture = How much culture?
pick-gold = How much gold?
pick-prize = What do you claim?

## Actions

kind-ChooseMat = Choose a character
do-ChooseMat = Play { $mat }
kind-PlaceWorker = Place a worker
do-PlaceWorker = Place your { $worker } in { $box }
kind-ReturnWorker = Take a worker home
do-ReturnWorker = Take your { $worker } back to the mat
kind-Act = Act with a worker
do-Act = Act with your { $worker }: { $task }
kind-FlipTimer = Flip a timer
do-FlipTimer = Flip the { $area } timer
kind-PlayCard = Play a stratagem
do-PlayCard = Play “{ $card }”
kind-RecallStratagems = Recall your stratagems
do-RecallStratagems = Recall all your stratagems
kind-RefillProvince = Refill a province
do-RefillProvince = Refill the { $space }
kind-ClaimAchievement = Claim the achievement
do-ClaimAchievement = Claim the achievement for { $prize }
kind-Done = Done
do-Done = I am done
kind-Withdraw = Not yet after all
do-Withdraw = Not yet after all
kind-Hold = Act later
do-Hold = I want to act later
kind-Ready = Ready
do-Ready = I am ready
kind-Pass = Pass
do-Pass = Pass
kind-Forgo = Leave it
do-Forgo = Leave it
kind-GainCubes = Choose what you gain
do-GainCubes = Gain:{ $military-plus }{ $culture-plus }{ $gold-plus }
kind-PayCubes = Choose what you pay
do-PayCubes = Pay:{ $military-minus }{ $culture-minus }{ $gold-minus }
kind-ChooseTrack = Choose a track
do-ChooseTrack = Advance { $track }
kind-ConvertPoint = Convert a point
do-ConvertPoint = Turn 1 { $track } into 1 { $onto }
kind-SwapCubes = Exchange resources
do-SwapCubes = Exchange { $count } { $cube } for { $count } { $cube-other }
kind-TakeCardBack = Take a stratagem back
do-TakeCardBack = Take “{ $card }” back
kind-RetrieveWorker = Retrieve a worker
do-RetrieveWorker = Retrieve your { $worker }
kind-TakeProvince = Take an open province
do-TakeProvince = Take { $province } for the { $slot } slot
kind-DrawProvince = Draw a province unseen
do-DrawProvince = Draw the top province unseen
kind-TuckProvince = Tuck the province
do-TuckProvince = Tuck it in the { $slot } slot
kind-ChooseNeighbour = Choose the neighbouring reward
do-ChooseNeighbour = Also gain: { $task }
kind-TakeReward = Take a council reward
do-TakeReward = Take “{ $card }”
kind-PromoteWorker = Promote a worker
do-PromoteWorker = Promote your { $worker }
kind-DiscardProvince = Give a province up
do-DiscardProvince = Give up { $province }

## Questions: to the one who is asked, and what the others read meanwhile

ask-PickMat = Which character do you play, and which side of the mat?
wait-PickMat = { $seat } is choosing a character.
ask-SetOut = Place your { $worker } in a lower row: the first flip brings the timers there.
wait-SetOut = { $seat } is placing { $worker-a }.
ask-TakeTurn = Your turn: one action, or pass.
wait-TakeTurn = { $seat } is choosing an action.
ask-ActFreely = Row with a timer: act. Row without: place.
wait-ActFreely = { $seat } is still busy.
ask-Restock = An open space is empty: anybody may refill it.
wait-Restock = { $seat } may refill a province.
ask-WithAction = “{ $card }”: which worker acts with it?
wait-WithAction = { $seat } is choosing an action for “{ $card }”.
ask-PickNeighbour = Your { $worker } takes { $task-short }: which neighbouring reward comes on top?
wait-PickNeighbour = { $seat } is choosing a neighbouring reward beside { $task-short }.
ask-WithClaim = “{ $card }”: what do you claim?
wait-WithClaim = { $seat } is claiming the achievement with “{ $card }”.
ask-BreakGate = “{ $card }”: which worker enters which row with a timer?
wait-BreakGate = { $seat } is placing a worker with “{ $card }”.
ask-GainAny = Gain { $count-resources }: which?
wait-GainAny = { $seat } is choosing resources to gain.
ask-PayAny = “{ $card }” costs { $count-resources }: which do you pay?
wait-PayAny = { $seat } is paying for “{ $card }”.
ask-PickTrack = { $points ->
    [one] { $points } point: on which track?
   *[other] { $points } points: on which track?
}
wait-PickTrack = { $seat } is choosing a track.
ask-PickConversion = Which point becomes which?
wait-PickConversion = { $seat } is converting a point.
ask-PickSwap = How much military or culture do you exchange?
wait-PickSwap = { $seat } is exchanging resources.
ask-PickDiscard = “{ $card }”: which stratagem do you take back?
wait-PickDiscard = { $seat } is taking a stratagem back with “{ $card }”.
ask-Retrieve = Which worker comes back from a row with a timer?
wait-Retrieve = { $seat } is retrieving a worker.
ask-Conquer = Which province do you take, and for which slot? Or the top of the stack, unseen?
wait-Conquer = { $seat } is choosing a province.
ask-Tuck = You have drawn { $province }: in which slot do you tuck it?
wait-Tuck = { $seat } is tucking { $province }.
ask-ConquerAgain = A better rank took { $province }. Another one, the stack, or none and your payment back?
wait-ConquerAgain = { $seat } has lost { $province } and is choosing again.
ask-TokenLost = A better rank took the legendary token. The lower reward, or your marker back?
wait-TokenLost = { $seat } has lost the legendary token and is choosing again.
ask-RankBonus = { $points ->
    [one] Bonus of your rank: on which track do you put the point?
   *[other] Bonus of your rank, { $points } points: on which track do you put the next one?
}
wait-RankBonus = { $seat } is placing the bonus of the rank.
ask-ChooseReward = Which council reward do you take?
wait-ChooseReward = { $seat } is choosing a council reward.
ask-Promote = Which common worker becomes your second grande worker?
wait-Promote = { $seat } is promoting a worker.
ask-TrimSlot = Too many provinces in your { $slot } slot: which one goes?
wait-TrimSlot = { $seat } is giving up a province of the { $slot } slot.

# The same as the table puts it
asked-turn = { $phase ->
    [last-actions] The Council is called. Last actions, your turn: one action, or pass.
    [pre-round] Before round { $round }, your turn: place or move a worker, or pass.
   *[play] Step { $step } of { $of }, your turn: one action, or pass.
}
asked-done = You are done. Until all are, you may withdraw it.
asked-step = Step { $step } of { $of }: act where a timer stands, place where none does. Then say that you are done.
asked-last = The Council is called: no more flips. Use what you can, then say that you are done.
asked-called = { $own ->
    [true] You are called: act now, nobody else can. Then say that you are done.
   *[false] { $seat } is called and acts alone now.
}
asked-pre-round = { $done ->
    [true] You are ready for round { $round }. Until all are, you may withdraw it.
   *[false] Before round { $round }: place your workers where no timer stands, then say that you are ready.
}
asked-countdown = A moment: the round begins.

## Events

was-PrivilegeDrawn = Privilege, best first: { $nobles }.
was-MatChosen = { $seat } plays { $mat }.
was-CountdownBegun = Round { $round } begins in three seconds.
was-RoundBegun = Round { $round } has begun.
was-StepBegun = Step { $step }.
was-CouncilCalled = The Council is called! No timer is flipped any more.
was-CouncilBegun = Council { $round } begins.
was-GameEnded = The fourth Council is over. Who follows the king?
was-TimerRanOut = The { $area } timer has run out.
was-TimerFlipped = { $row ->
    [0] { $seat } flips the { $area } timer to the upper row.
   *[1] { $seat } flips the { $area } timer to the lower row.
}
was-TimersFlipped = Flipped: { $areas }.
was-FlipVoid = { $seat } wanted to flip the { $area } timer too; it was flipped already.
was-WorkerPlaced = { $seat } places { $worker-a } in { $box }.
was-WorkerReturned = { $seat } takes { $worker-a } back to the mat.
was-WorkerActed = { $seat } acts with { $worker-a }: { $task }.
was-WorkerRetrieved = { $seat } retrieves { $worker-a }.
was-WorkerRecruited = { $seat } recruits { $worker-a }.
was-WorkerPromoted = { $seat } replaces { $worker-a } with the second grande worker.
was-WorkerEvicted = { $by } has the better rank and takes { $box }: { $seat }'s { $worker } goes back.
was-BoxConfirmed = { $seat } has { $box } for good.
was-CubesGained = { $seat } gains { $count } { $cube }.
was-CubesPaid = { $seat } pays { $count } { $cube }.
was-VotesGained = { $votes ->
    [one] { $seat } gains { $votes } vote.
   *[other] { $seat } gains { $votes } votes.
}
was-VotesPaid = { $votes ->
    [one] { $seat } pays { $votes } vote.
   *[other] { $seat } pays { $votes } votes.
}
was-PointsGained = { $seat } gains { $points } { $track }.
was-PointsPaid = { $seat } pays { $points } { $track }.
was-GloryGained = { $seat } gains { $count } glory for { $track }.
was-GloryPaid = { $seat } pays { $count } glory of { $track }.
was-LegendaryGained = { $seat } gains the legendary point.
was-CardPlayed = { $seat } plays “{ $card }”.
was-CardsRecalled = { $seat } takes back: { $cards }.
was-ProvinceTaken = { $seat } takes { $province } for the { $slot } slot.
was-ProvinceDrawn = { $seat } draws a province from the stack.
was-ProvinceTurnedUp = { $seat } has drawn { $province }.
was-ProvinceTucked = { $seat } tucks { $province } in the { $slot } slot.
was-ProvinceTakenAway = { $by } has the better rank and takes { $province } from { $seat }.
was-ProvinceOpened = Now open: { $province }, { $space }.
was-SpaceRefilled = { $seat } refills the { $space }.
was-ProvinceDiscarded = { $seat } gives up { $province } from the { $slot } slot.
was-ProvincesCleared = The open provinces leave the game.
was-ProvinceRemoved = { $rival } removes { $province }.
was-AchievementOpened = New achievement: { $achievement }. { $achievement-text }
was-AchievementClaimed = { $seat } claims “{ $achievement }” and takes { $prize }.
was-TokenTakenAway = { $by } has the better rank and takes the legendary token from { $seat }.
was-MarkerTakenBack = { $seat } takes the marker back from the achievement.
was-SeatDone = { $seat } is done.
was-DoneWithdrawn = { $seat } is not done after all.
was-SeatHeld = { $seat } will act later.
was-SeatCalled = { $seat } is called and has ten seconds alone.
was-SeatReady = { $seat } is ready.
was-SeatPassed = { $seat } passes.
was-PrivilegeOrdered = New order of privilege: { $nobles }. Votes: { $votes }.
was-RewardsOpened = Council rewards: { $cards }.
was-RewardTaken = { $seat } takes “{ $card }”: { $card-text }
was-RewardsCleared = The other council rewards leave the game.
was-AutomaDrawn = { $rival } draws { $automa }.
was-AutomasShuffled = The rivals' cards are shuffled again.
was-RivalPlaced = { $rival } moves a { $rival_worker } to { $box }.
was-RivalLeft = { $rival } finds no box: its { $rival_worker } leaves the board.
was-RivalFlipped = { $row ->
    [0] { $rival } flips the { $area } timer to the upper row.
   *[1] { $rival } flips the { $area } timer to the lower row.
}
was-RivalScored = { $points ->
    [one] { $rival } gains { $points } point.
   *[other] { $rival } gains { $points } points.
}
was-RivalTookReward = { $rival } takes “{ $card }” away.
was-RivalTookToken = { $rival } takes the legendary token.

## Why not

why-NothingInCountdown = A moment: you can act as soon as the timers are flipped.
why-NotYourTurn = It is not your turn yet.
why-AnotherIsCalled = Only { $seat } may act now.
why-AlreadyDone = You have said that you are finished. Withdraw that first.
why-NotDone = There is nothing to withdraw: you have not said that you are finished.
why-WithdrawnTwice = It stands now and cannot be withdrawn any more.
why-HeldBefore = You have asked to act later once; it cannot be asked again.
why-OnlyInLastActions = That is only for last actions, with the clock running.
why-OnlyBeforeARound = That is for the time between a Council and the next round.
why-OnlyMovesNow = Before the round workers only move. They act once the timers are flipped.
why-SandRuns = Sand is still running in the { $area } timer. Flip it when it has run out.
why-CouncilWasCalled = The Council is called: no timer is flipped any more.
why-NobodyFlips = Without a clock nobody flips: each step turns its timers.
why-WorkerNotInPlay = Your { $worker } is not in play.
why-WorkerLocked = Your { $worker } is locked until the timer leaves its row.
why-RowLocked = The timer stands at { $box }: place where none does.
why-RowNotLocked = No timer stands at { $box }: this card enters rows with a timer.
why-BoxTaken = Another colour stands in { $box }: only a grande worker may join.
why-OwnWorkerThere = Your own worker stands in { $box }: one per box, by the rule option.
why-BoxNotHere = There is no { $box } on this side of the board.
why-OnlyProductionThere = This card allows no production, and { $box } offers nothing else.
why-LowerRowsOnly = Begin in a lower row: { $box } is in an upper one.
why-StandsThere = Your { $worker } stands there already.
why-MovedTwice = Your { $worker } has moved twice; for now it stays.
why-NoTimerThere = No timer stands at your { $worker }: it acts when one comes.
why-HasActed = Your { $worker } has acted: move it to a box before it acts again.
why-OnMat = Your { $worker } is on the mat: place it first.
why-NotItsAction = Your { $worker } stands in another box, not at { $task }.
why-BoxProvisional = A better rank may still take the box of your { $worker }: one second.
why-NoProductionThere = Your { $worker } broke in: no production during this stay.
why-NotInARowWithTimer = Your { $worker } is not in a row with a timer.
why-NoWorkerToRetrieve = None of your workers is in a row with a timer.
why-FourWorkers = You have four workers already; there are never more.
why-NotCommon = Your { $worker } cannot be promoted: choose a common worker in play.
why-CubesMissing = You need { $needed } { $cube } and have { $has }.
why-ResourcesMissing = You need any { $needed } resources and have { $has }.
why-VotesMissing = { $needed ->
    [one] You need { $needed } vote and have { $has }.
   *[other] You need { $needed } votes and have { $has }.
}
why-PointsMissing = { $needed ->
    [one] You need { $needed } point of { $track } and have { $has }.
   *[other] You need { $needed } points of { $track } and have { $has }.
}
why-ColourFull = You have no room for more { $cube }.
why-WrongAmount = Choose { $needed } in all, no more and no fewer.
why-CardNotInHand = “{ $card }” is not in your hand.
why-CardNotDiscarded = “{ $card }” is not among your played stratagems.
why-NoFittingAction = None of your workers can act with “{ $card }” now.
why-NoFittingBox = “{ $card }” finds no worker or no box now.
why-NothingDiscarded = You have played no stratagem that could come back.
why-NoPointToConvert = You have no point to convert.
why-NothingToSwap = There is nothing you could exchange.
why-NotANeighbour = That is not next to the action you take: { $task }.
why-MatTaken = Taken already: { $mat }. Choose another character.
why-ProvinceGone = { $province } does not lie open.
why-ProvinceHeld = A better rank has just taken { $province }.
why-ProvinceNotThere = { $province } is not in that slot.
why-StackEmpty = The stack of provinces is empty.
why-SpaceNotEmpty = The { $space } is not empty.
why-SpaceHeld = The card of the { $space } may still come back: one second.
why-RefilledByItself = Open spaces refill themselves here.
why-ClaimedBefore = You have claimed this achievement; a new one comes after the Council.
why-TokenNotHere = The legendary token is not on the card before round 2.
why-TokenTaken = The legendary token is gone for this round.
why-LegendOwned = You have the legendary point already.
why-RewardGone = “{ $card }” does not lie open.
why-BordersOwned = You have such a card; a second one may not be taken.
why-GrandeRewardTaken = The grande reward has been taken in this Council.
why-NobodyToPromote = You have no common worker in play, or no second grande worker left.

## Rule options

option-mode = Time
    .about = Whether sand really runs, or everybody takes as long as they like.
option-mode-realtime = real time, with sand
option-mode-untimed_simultaneous = untimed, all at once
option-mode-untimed_turns = untimed, in turns
option-province_refill = Empty open spaces
    .about = Who refills the open provinces.
option-province_refill-manual = anybody, when they like
option-province_refill-auto = refilled at once
option-advanced_placement = Own workers in a box
    .about = Whether you may have several workers of your own in one box.
option-advanced_placement-false = several
option-advanced_placement-true = only one (advanced)
option-glory = Glory
    .about = What becomes of points beyond the end of a track.
option-glory-false = they are lost
option-glory-true = they count as glory (advanced)
option-ravager_neighbour_cost = Price of a neighbouring reward
    .about = What the Ravager pays for an action and its neighbour.
option-ravager_neighbour_cost-own_only = the own action
option-ravager_neighbour_cost-both = both actions
option-timer_speed_percent = Speed of the sand
    .about = How fast the sand runs, compared with the boxed game.
option-timer_speed_percent-100 = 100 %, as in the box
option-timer_speed_percent-75 = 75 %, slower, for a first game
option-timer_speed_percent-125 = 125 %, faster
option-timer_speed_percent-150 = 150 %, very fast
option-auto_flip = Flipping
    .about = Whether somebody has to flip a timer that has run out.
option-auto_flip-false = by the players
option-auto_flip-true = by itself
option-solo_level = Solo level
    .about = How strong the two rivals are when one plays alone.
option-solo_level-1 = 1, gentle
option-solo_level-2 = 2
option-solo_level-3 = 3
option-solo_level-4 = 4
option-solo_level-5 = 5
option-solo_level-6 = 6, merciless

## The end

end-crowned = Somebody has all four markers in the parchment: the king has a successor.
end-nearest = Nobody has all four markers in the parchment: of those with the legendary point the nearest wins.
end-vacant = Nobody has the legendary point: the throne stays empty.
score-power = Power
score-prestige = Prestige
score-popularity = Popularity
score-legendary = Legendary
score-glory = Glory

## Beside the totals

count-rounds-left = Rounds to come
count-steps-left = Steps to the parchment
count-rank = Rank
count-provinces = Provinces
last-round = Last round: after this Council the heir is named.
race-turn = Round { $turn }

## Costs and gains, in brief

symbol-votes = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}
chip-WorkerRecruited = { $count ->
    [one] + worker
   *[other] + { $count } workers
}
    .tone = gain
chip-WorkerRetrieved = { $count ->
    [one] worker back
   *[other] { $count } workers back
}
    .tone = gain
chip-LegendaryGained = { $count ->
    [one] + legendary point
   *[other] + { $count } legendary points
}
    .tone = gain
gain-points = { $count } { $track }
gain-any = { $count ->
    [one] any { $count } resource
   *[other] any { $count } resources
}
gain-province = a province
gain-worker = a worker back

## Beside an action: what to know before choosing it

remark-mat = starts with { $goods }; parchment after { $need }. { $mat-text }
remark-deal = { $price } → { $gain }
remark-gain = → { $gain }
remark-or = { $first }, or { $second }
remark-in-box = in { $box }
remark-in-reward-box = has acted: { $task }
remark-on-mat = on the mat
remark-unused = { $count ->
    [one] one of yours has not acted
   *[other] { $count } of yours have not acted
}
remark-freed = { $count ->
    [one] one of yours is free then
   *[other] { $count } of yours are free then
}
remark-awaited = { $count ->
    [one] one of yours can act then
   *[other] { $count } of yours can act then
}
remark-calls = calls the Council
remark-able = { $count ->
    [one] one of your workers could still act
   *[other] { $count } of your workers could still act
}
remark-text = { $piece-text }
remark-recall = { $price } → { $cards }
remark-token = the legendary point, without which nobody wins
remark-track = { $track } { $old } → { $new }, parchment from { $need }
remark-adds = brings { $gain } each time
remark-stack = { $count } in the stack

heading-act = Act, where a timer stands
heading-place = Place, where no timer stands
heading-free = Free actions

## Board

board-act = Act
board-place = Place
board-letter-purple = P
board-letter-green = G
board-letter-black = B
board-upper-act = { $area }, upper row: act, the timer stands here
board-upper-place = { $area }, upper row: place, no timer here
board-lower-act = { $area }, lower row: act, the timer stands here
board-lower-place = { $area }, lower row: place, no timer here
board-glass = { $area } timer
board-run-out = run out
board-sand-runs = sand is running
board-no-loss = costs you nothing
board-turn = Flip
board-grande-of = grande worker of { $noble }
board-common-of = common worker of { $noble }
board-brings = For you that is { $gain }.
board-acted = Have acted: { $who }.
board-on-mat = on the mat
board-state-act = act now
board-state-short = unpaid
board-state-held = 1 second
board-state-waits = waits
board-state-free = free
board-state-rests = rests
board-state-out = not in play
board-workers = Your workers
board-home = To the mat
board-goods = rank { $rank }; { $goods }.
board-legend-has = The legendary point is gained.
board-legend-lacks = The legendary point is missing.
board-track-inside = { $track }: { $points ->
    [one] { $points } point in the parchment.
   *[other] { $points } points in the parchment.
}
board-track-before = { $track }: { $steps ->
    [one] { $steps } step to the parchment.
   *[other] { $steps } steps to the parchment.
}
board-slot = { $slot } slot, { $count ->
    [one] { $count } province
   *[other] { $count } provinces
}: { $gain }.
board-space = Empty open space { $number }
board-stack = Stack of provinces: { $count }
board-recall = Recall
board-recall-name = Recall for { $cost }: { $count ->
    [one] { $count } stratagem
   *[other] { $count } stratagems
}
board-rank-of = { $noble }: rank { $rank }.
board-rival = { $noble }: rank { $rank }; { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
board-able = { $able } of { $count } workers can act.
board-bonus = { $count ->
    [one] Bonus: { $count } point.
   *[other] Bonus: { $count } points.
}
board-mat-side = { $mat }. Starts with { $start }; parchment after { $needs }. { $text }
board-has-cards = In hand: { $hand }. Played: { $discarded }.
board-hand = Your stratagems
board-discards = Your played stratagems
board-others = The others
board-achievement = Achievement
board-provinces = Open provinces
board-mat = Your mat
board-slots = Production slots
board-council = Council
board-council-of = Council { $round }
board-privilege = Privilege, best first
board-rewards = Rewards
board-mats = Characters
board-pane-rows = Rows
board-pane-own = Mat
board-round = Round { $round }
board-step = Step { $step } of 11
board-called = { $seat } is called
board-phase-setup = Setup
board-phase-countdown = The round begins
board-phase-last = Council called: last actions
board-phase-council = Council
board-phase-before = Before the round
board-phase-over = The game is over
board-help-glass = When its sand has run out, anybody may flip it to the other row. The third purple flip of a round calls the Council.
board-help-locked = The timer stands here: workers act and cannot leave.
board-help-open = No timer stands here: workers come and go, and cannot act.
board-help-task = Whoever acts moves from the box to this reward box and rests there until the timer leaves the row.
board-help-worker = A worker acts where a timer stands and is placed where none does.
board-help-act = A touch lets it act.
board-help-free = A touch lights the boxes where it can be placed.
board-help-waits = It acts when the timer comes. Until then it can be moved.
board-help-rests = It has acted, and can be moved again when the timer leaves the row.
board-help-short = It stands where it could act, but you cannot pay.
board-help-held = A better rank may still take its box.
board-help-home = The worker goes back to your mat.
board-help-stratagem = A stratagem is played once; a recall brings all of them back.
board-help-reward-now = It is carried out at once and leaves the game.
board-help-reward-keep = It goes to your hand and is played like a stratagem.
board-help-reward-end = Only the last Council offers it.
board-help-corner = Always there, for everybody.
board-help-grande = Once in each Council.
board-help-recall = Pay once and take all played stratagems back to your hand.
board-help-achievement = Whoever has all this may claim it once a round; nothing is spent.
board-help-prize = For whoever has the legendary point, or does not get the token.
board-help-token = Without the legendary point nobody wins. The token can be taken once a round.
board-help-province = Tucked under a slot it adds what it shows there to every production of that slot.
board-help-space = Anybody may refill it from the stack.
board-help-stack = The top card is taken unseen.
board-help-slot = A production brings what the mat shows and what every province under the slot shows. At the Council two provinces stay in a slot, three with Wider Borders.
board-help-track = Whoever has all four markers in the parchment comes before all who have not. Each step from its first space on is a point.
board-help-steps = Without a clock each step flips the timers shown.
board-help-goods = At most ten of each resource. Votes decide the rank at the Council, and are discarded then.
board-help-neutral = Its workers stand in the narrow boxes for the whole game; it counts as three votes.
board-help-rival = It takes boxes, flips timers and takes rewards. All its points are on one track, with the parchment from 12 on.
board-help-round = Four rounds, and a Council after each.
board-help-markers = Each purple flip takes a time marker away. The last one calls the Council.
board-help-cubes = Choose how many of each.
board-help-done = You do nothing more for now. When all are done, the game goes on.
board-help-hold = You wait. When nobody acts any more, those who wait are called one by one, worst rank first, for ten seconds each.
board-help-ready = Your workers stand as they should.
board-help-withdraw = Twice at most.
board-help-pass = You may act again later, unless all pass one after the other: then the game goes on.
board-help-forgo = Nothing comes of it.

## The table on one page

sheet-round = Round { $round } of { $of }
sheet-phase = { $phase ->
    [setup] setup
    [countdown] countdown
    [last-actions] last actions
    [council] Council
    [pre-round] before the round
    [end] over
   *[play] under way
}
sheet-step = step { $step } of { $of }
sheet-markers = { $count ->
    [one] { $count } purple flip to the Council
   *[other] { $count } purple flips to the Council
}
sheet-privilege = privilege, best first:
sheet-achievement = achievement:
sheet-text = { $piece-text }
sheet-token-card = the legendary token lies on it
sheet-token-stack = no legendary token before round 2
sheet-token-taken = legendary token: { $noble }
sheet-provinces-open = provinces:
sheet-stack = { $count } in the stack
sheet-rewards = council rewards:
sheet-card = { $card }
sheet-rival = { $points } points, parchment from { $need }
sheet-legend = legendary
sheet-action = Action
sheet-price = Price
sheet-upper = Upper row
sheet-lower = Lower row
sheet-upper-act = upper: ACT
sheet-upper-place = upper: place
sheet-lower-act = lower: ACT
sheet-lower-place = lower: place
sheet-board-key = G grande, c common, → has acted, ? may still be driven out
sheet-box-empty = { $letter }
sheet-box-there = { $letter } { $there }
sheet-box-rest = { $letter } → { $rest }
sheet-box-both = { $letter } { $there } → { $rest }
sheet-worker = { $noble-short } { $grande ->
    [true] G
   *[false] c
}{ $held ->
    [true] ?
   *[false] { "" }
}
sheet-player = Name
sheet-rank = Rank
sheet-military = Military
sheet-culture = Culture
sheet-gold = Gold
sheet-votes = Votes
sheet-power = Power
sheet-prestige = Prest.
sheet-popularity = Popul.
sheet-legendary = Leg.
sheet-slot = { $count ->
    [0] { $slot }: { $gain }
    [one] { $slot } ({ $count } province): { $gain }
   *[other] { $slot } ({ $count } provinces): { $gain }
}
sheet-hand = hand:
sheet-played = played:
sheet-beside = beside the mat:
sheet-claimed = has claimed
sheet-state = { $state ->
    [act] can act now
    [short] could act, but you cannot pay
    [held] may still lose its box
    [waits] waits for the timer
    [rests] rests until the timer leaves
   *[free] free to be placed
}

# What a hint says: "Better than ..., because it ..."
feature-points = moves your markers towards the parchment
feature-legend = brings the legendary achievement nearer
feature-cubes = leaves you more resources
feature-votes = leaves you more votes
feature-provinces = gives your provinces more to produce
feature-workers = gives you more workers to play with
feature-prospects = puts your workers where they will soon earn
feature-cards = leaves you better cards
feature-sand = keeps the sand running
