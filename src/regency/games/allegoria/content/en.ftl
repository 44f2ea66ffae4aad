game-name = Throne of Allegoria
game-about = Bid in secret, send your people to town, and press your claim to the throne.
game-length = about two hours

## Pieces. Besides its name a piece may have forms: $track is the name, $territory-at a form of it.
## Forms that begin with own- are those of a sentence about the owner: "home" instead of "Anna's home".

track-0 = Strength
track-1 = Intrigue
track-2 = Trade
track-3 = Wealth
track-4 = Knowledge

# The second track of a Subterfuge; the last is none
second-0 = Strength
    .too = { ", then Strength for an Anarchy marker" }
second-1 = Intrigue
    .too = { ", then Intrigue for an Anarchy marker" }
second-2 = Trade
    .too = { ", then Trade for an Anarchy marker" }
second-3 = Wealth
    .too = { ", then Wealth for an Anarchy marker" }
second-4 = Knowledge
    .too = { ", then Knowledge for an Anarchy marker" }
second-5 = no second one
    .too = { "" }

worker-0 = Soldier
    .a = a Soldier
    .many = Soldiers
worker-1 = Spy
    .a = a Spy
    .many = Spies
worker-2 = Merchant
    .a = a Merchant
    .many = Merchants

player = { $seat }
home = { $seat }'s home
    .at = in { $seat }'s home
    .to = to { $seat }'s home
    .from = from { $seat }'s home
    .battlefield = { $seat }'s Battlefield
    .tavern = { $seat }'s Tavern
    .market = { $seat }'s Market
    .own = home
    .own-at = at home
    .own-to = back home
    .own-from = from home
    .own-battlefield = the home Battlefield
    .own-tavern = the home Tavern
    .own-market = the home Market
territory-4 = the centre
    .at = in the centre
    .to = to the centre
    .from = from the centre
    .battlefield = the central Battlefield
    .tavern = the central Tavern
    .market = the central Market
house-0 = Roselie
house-1 = Culver-Lux
house-2 = Antares
house-3 = Umbral

space-0 = I In Game Claims
    .short = I Claims
    .tag = Claims
space-1 = II Workforce
    .short = II Workforce
    .tag = Workforce
space-2 = III Soldier
    .short = III Soldier
    .tag = Soldier
space-3 = IV Spy
    .short = IV Spy
    .tag = Spy
space-4 = V Merchant
    .short = V Merchant
    .tag = Merchant
space-5 = VI Banker
    .short = VI Banker
    .tag = Banker
space-6 = VII Scholar
    .short = VII Scholar
    .tag = Scholar

# .alone: what a line of the list calls them that says nothing else
marker-0 = 0
    .alone = Bidding marker 0
marker-1 = 1
    .alone = Bidding marker 1
marker-2 = 2
    .alone = Bidding marker 2
marker-3 = ★
    .alone = Star marker
star-0 = as 1
star-1 = as 2
point_kind-0 = 2 Deploy points
point_kind-1 = 1 Task point
number = { $count }
    .soldiers = { $count ->
        [0] no Soldiers
        [one] { $count } Soldier
       *[other] { $count } Soldiers
    }
    .spies = { $count ->
        [one] { $count } Spy
       *[other] { $count } Spies
    }
    .merchants = { $count ->
        [one] { $count } Merchant
       *[other] { $count } Merchants
    }
choice-0 = no
    .boost = { "" }
    .back = { "" }
choice-1 = yes
    .boost = { ", +1 for an Anarchy marker" }
    .back = { " and return an Anarchy marker" }

guild-0 = Soldier's Guild
    .text = Strength +1 and Intrigue +1.
guild-1 = Spy's Guild
    .text = Return one of your Workers from any Territory, then place one of another kind there.
guild-2 = Merchant's Guild
    .text = Trade +1 and Knowledge +1.
guild-3 = Banker's Guild
    .text = Wealth +2; every opponent lowers Wealth by 1, and you take 1 Influence for each who cannot.
guild-4 = Scholar's Guild
    .text = Draw one Workforce card more than there are players and keep one; each opponent may buy one of the others from you for 1 Wealth.
# The Guild that a star activates; the last is none
star_guild-0 = Soldier's Guild
    .too = { " and activate the Soldier's Guild" }
star_guild-1 = Spy's Guild
    .too = { " and activate the Spy's Guild" }
star_guild-2 = Merchant's Guild
    .too = { " and activate the Merchant's Guild" }
star_guild-3 = Banker's Guild
    .too = { " and activate the Banker's Guild" }
star_guild-4 = Scholar's Guild
    .too = { " and activate the Scholar's Guild" }
star_guild-5 = no Guild
    .too = { "" }

card = { $type } { $value }
    .text = { $type-text } { $value ->
        [one] { $value } space.
       *[other] { $value } spaces.
    }
card-type-0 = Soldier
    .text = Discard it with Recruit to raise Strength by
card-type-1 = Spy
    .text = Discard it with Infiltrate to raise Intrigue by
card-type-2 = Merchant
    .text = Discard it with Tradesman to raise Trade by
card-type-3 = Banker
    .text = Discard it with Profits to raise Wealth by
card-type-4 = Scholar
    .text = Discard it with Educate to raise Knowledge by
card-type-5 = Joker
    .text = Discard it in place of any other Workforce card to raise its track by
# Places of cards; alone they say nothing, the list names the cards themselves
split = { $third } alone, { $first } together, { $second } together
    .alone = { "" }
group-0 = first group
group-1 = second group
group-2 = single card

line-0 = Wealth for Trade
    .paid = Wealth
line-1 = Trade for Wealth
    .paid = Trade
gain-0 = on the other track
gain-1 = Influence
merchant = Travelling Merchant { $letter }
    .short = { $letter }
    .lines = { $wealth_pay } Wealth buys { $wealth_gain } Trade, { $trade_pay } Trade buys { $trade_gain } Wealth
    .text = With Commerce you pay { $wealth_pay } Wealth for { $wealth_gain } Trade or { $trade_pay } Trade for { $trade_gain } Wealth; in an opponent's Market you may take Influence instead.

token-0 = a Workforce card
token-1 = 1 Influence
token-2 = Diplomacy +1
token-3 = any Town Track +1

cause-0 = Raid
    .for = for the Raid
cause-1 = Battle
    .for = for +1 in the Battle
cause-2 = Subterfuge
    .for = for the Subterfuge
cause-3 = Commerce
    .for = for Commerce in the home Market
cause-4 = Grant
    .for = for discarding the claim
cause-5 = supplement
    .for = for crossing a Threshold
cause-6 = Alms
    .for = with the Alms
cause-7 = Decree
    .for = under the Decree

deed-0 = Strength
deed-1 = Intrigue
deed-2 = Trade
deed-3 = Wealth
deed-4 = Knowledge
deed-5 = Workers on the map
deed-6 = the Guilds
deed-7 = Diplomacy
deed-8 = Anarchy
deed-9 = the Alms Track
deed-10 = the hand
deed-11 = the Influence tokens
deed-12 = another claim
deed-13 = Recruit
deed-14 = Infiltrate
deed-15 = Tradesman
deed-16 = Profits
deed-17 = Educate
deed-18 = Apprenticeship
deed-19 = a move
deed-20 = a Battle
deed-21 = a Raid
deed-22 = Subterfuge
deed-23 = a lowered track
deed-24 = Commerce
deed-25 = a Grant
deed-26 = Alms
deed-27 = a returned Anarchy marker
deed-28 = an Anarchy marker
deed-29 = a supplement
deed-30 = a Guild
deed-31 = none

# A Lord with what it brings; a name; a full title
lord = { $title }
    .text = Starts with { $gains }.
start-track = { $track } { $count }
start-worker = { $worker-a } at home
name = { $lord } of House { $house }
full-title = { $titles }, { $name }

# Lords
lord-0 = Patron
lord-1 = Marshal
lord-2 = Whisperer
lord-3 = Treasurer
lord-4 = Chancellor
lord-5 = Regent
lord-6 = Warden
lord-7 = Envoy

# Events of the Royal Decrees, two a card: the first while the Queen lives. Card 0 is her death
decree-0 = The Queen Is Dead
    .text = The Crown lies flat; the next Decree is revealed at once, and from now on only lower events count.
decree-1 = The Queen Is Dead (lower half)
    .text = The Crown lies flat; the next Decree is revealed at once, and from now on only lower events count.
decree-2 = Royal Jubilee
    .text = Everybody may raise one Town Track of their choice by 1.
decree-3 = Hard Times!
    .text = This round, once in each turn in III to VII, you may take 1 Anarchy marker for 1 more Action Point.
decree-4 = Call to Arms
    .text = Everybody may place 1 Worker from the Supply as a Soldier on their own Battlefield.
decree-5 = Desertion
    .text = Everybody returns 1 Soldier to the Supply; whoever has none lowers Strength by 1.
decree-6 = Open Court
    .text = Everybody may place 1 Worker from the Supply as a Spy in their own Tavern.
decree-7 = Night of Daggers
    .text = Everybody returns 1 Spy to the Supply; whoever has none lowers Intrigue by 1.
decree-8 = Market Privilege
    .text = This round, Commerce in one's own Market costs no Anarchy marker.
decree-9 = Closed Roads
    .text = This round, every Advance, Sneak, Caravan or Wages action moves only 1 Worker.
decree-10 = The Queen's Purse
    .text = Everybody may raise Wealth by 1; whoever has the least, by 2.
decree-11 = Tax Revolt
    .text = Everybody lowers Wealth by 1; whoever is at 0 takes 1 Anarchy marker.
decree-12 = Open Archives
    .text = Everybody may draw 1 Workforce card.
decree-13 = Plague
    .text = Everybody discards 1 Workforce card; whoever has none lowers Knowledge by 1.
decree-14 = Amnesty
    .text = Everybody may return 1 Anarchy marker.
decree-15 = Uprising
    .text = Everybody takes 1 Anarchy marker or lowers two different Town Tracks by 1 each.
decree-16 = Royal Audience
    .text = Everybody may draw the top In Game Claim and keep or discard it.
decree-17 = Disputed Claims
    .text = This round, everybody draws 1 card fewer in space I (at least 1).
decree-18 = Day of Mercy
    .text = Everybody may lower one Town Track by 1 to move 1 space on the Alms Track.
decree-19 = Famine
    .text = This round, each Alms action also costs 1 Wealth.
decree-20 = Tournament
    .text = Everybody rolls; the highest roll brings 2 Influence; if tied, 1 each.
decree-21 = Blood Feud
    .text = This round, a Battle won brings 1 more Influence, a Battle lost 1 Anarchy marker.
decree-22 = Royal Envoys
    .text = Everybody may lower Intrigue or Knowledge by 2 to move 1 space on the Diplomacy Track.
decree-23 = Broken Treaties
    .text = This round, Subterfuge moves the Diplomacy marker only if you lower Intrigue by 1 for it.

claim = { $title }
    .text = { $title-text }
    .worth = { $value } Influence
# Titles of the In Game Claims, each with its condition
claim-0 = The Bold
    .text = Start a Battle in which the defender has at least as many Soldiers as you.
claim-1 = The Victorious
    .text = As the attacker, win a Battle in an opponent's Home Territory.
claim-2 = The Merciless
    .text = As the attacker, remove at least 1 opposing Soldier with Spoils of War.
claim-3 = The Plunderer
    .text = In one turn, gain at least 3 Influence from Raids.
claim-4 = The Brazen
    .text = Raid the central Battlefield.
claim-5 = The Restless
    .text = In one turn, move at least 3 Soldiers in total (each one counts for each step).
claim-6 = The Steadfast
    .text = Have at least 4 Soldiers on your own Battlefield.
claim-7 = The Menacing
    .text = Have Soldiers in the homes of 2 opponents (two players: 3 Soldiers in your opponent's).
claim-8 = The Mighty
    .text = Have Strength 8 or more.
claim-9 = The Disciplined
    .text = In one turn, raise Strength by at least 3 with Recruit actions.
claim-10 = The Bloody
    .text = As the attacker, win a Battle by at least 4.
claim-11 = The Avenger
    .text = As the attacker, win a Battle on your own or the central Battlefield.
claim-12 = The Impaler
    .text = In one turn, lower the Strength and the Intrigue of the same opponent with Subterfuge.
claim-13 = The Cunning
    .text = In one turn, take at least 2 Subterfuge actions in opponents' Taverns.
claim-14 = The Suspicious
    .text = Have at least 3 Spies in your own Tavern.
claim-15 = The Unseen
    .text = Have Spies in the Taverns of 2 opponents (two players: 3 Spies in your opponent's).
claim-16 = The Silver-Tongued
    .text = Stand on ×2 or further on the Diplomacy Track.
claim-17 = The Poisoner
    .text = In one turn, lower the same Town Track of one opponent by at least 2 with Subterfuge.
claim-18 = The Saboteur
    .text = In one turn, lower the Trade and the Wealth of the same opponent with Subterfuge.
claim-19 = The Slanderer
    .text = In one turn, lower 3 different Town Tracks of opponents with Subterfuge.
claim-20 = The Scheming
    .text = Have Intrigue 8 or more.
claim-21 = The Elusive
    .text = In one turn, move at least 3 Spies in total (each one counts for each step).
claim-22 = The Puppeteer
    .text = Take a Subterfuge action in the central Tavern.
claim-23 = The Humbling
    .text = With Subterfuge, push an opponent's Town Track back across a Threshold.
claim-24 = The Shrewd
    .text = In one turn, raise Trade and Wealth by at least 3 in total with Commerce.
claim-25 = The Profiteer
    .text = In one turn, gain at least 3 Influence with Commerce.
claim-26 = The Smuggler
    .text = Take a Commerce action in your own Market.
claim-27 = The Wayfaring
    .text = In one turn, move at least 3 Merchants in total (each one counts for each step).
claim-28 = The Monopolist
    .text = Have at least 2 Merchants in the central Market while no opponent has one there.
claim-29 = The Prosperous
    .text = Have Trade 8 or more.
claim-30 = The Worldly
    .text = Have Merchants in the Markets of 2 opponents (two players: 3 Merchants in your opponent's).
claim-31 = The Haggler
    .text = In one turn, pay for Commerce with both Trade and Wealth.
claim-32 = The Obliging
    .text = In one turn, pay at least 2 spaces in total for Commerce in opponents' Markets.
claim-33 = The Golden
    .text = Have Wealth 8 or more.
claim-34 = The Founder
    .text = Place a Guild card on an empty Guild space.
claim-35 = The Well-Connected
    .text = Have 2 Guilds assigned.
claim-36 = The Financier
    .text = In one turn, raise Wealth by at least 3 with Profits actions.
claim-37 = The Paymaster
    .text = In one turn, move Workers of at least 2 kinds with Wages.
claim-38 = The Speculator
    .text = Take 2 Grant actions in one turn.
claim-39 = The Extravagant
    .text = In one turn, supplement at least 2 Action Points.
claim-40 = The Wise
    .text = Have Knowledge 8 or more.
claim-41 = The Generous
    .text = Take at least 3 Alms actions in one turn.
claim-42 = The Studious
    .text = Take at least 2 Apprenticeship actions in one turn.
claim-43 = The Enlightened
    .text = In one turn, raise Knowledge by at least 3 with Educate actions.
claim-44 = The Penitent
    .text = Return at least 2 Anarchy markers in one turn.
claim-45 = The Ubiquitous
    .text = Have at least 1 Worker in every Territory (two players: at least 3).
claim-46 = The Versatile
    .text = Have at least 3 Soldiers, 3 Spies and 3 Merchants on the map.
claim-47 = The Notorious
    .text = Have at least 3 Anarchy markers.

# Titles of the End of Game Claims
end_claim-0 = The Absolutist
    .text = At least one of your Town Tracks is at 11 or 12.
end_claim-1 = The Determined
    .text = You have completed at least 3 In Game Claims.
end_claim-2 = The Even-Handed
    .text = All five of your Town Tracks are at 3 or higher.
end_claim-3 = The Accomplished
    .text = At least three of your Town Tracks are at 6 or higher.
end_claim-4 = The Warlike
    .text = Your Strength is 6 or more and higher than every opponent's.
end_claim-5 = The Secretive
    .text = Your Intrigue is 6 or more and higher than every opponent's.
end_claim-6 = The Mercantile
    .text = Your Trade is 6 or more and higher than every opponent's.
end_claim-7 = The Opulent
    .text = Your Wealth is 6 or more and higher than every opponent's.
end_claim-8 = The Learned
    .text = Your Knowledge is 6 or more and higher than every opponent's.
end_claim-9 = The Diplomatic
    .text = You stand on ×3 or further on the Diplomacy Track.
end_claim-10 = The Charitable
    .text = You stand on the last space of the Alms Track.
end_claim-11 = The Blameless
    .text = You have no Anarchy marker.
end_claim-12 = The Guildmaster
    .text = You have 2 Guilds and Wealth 4 or more.
end_claim-13 = The Conqueror
    .text = You have at least 3 Soldiers in opponents' Home Territories.
end_claim-14 = The Spymaster
    .text = You have at least 3 Spies in opponents' Taverns.
end_claim-15 = The Far-Travelled
    .text = You have at least 3 Merchants in opponents' Markets.
end_claim-16 = The Unifier
    .text = You have at least 5 Workers in the Central Territory and more than every opponent.
end_claim-17 = The Intruder
    .text = You have Workers of at least 2 kinds in opponents' Home Territories, at least 5 Workers in all.
end_claim-18 = The Protector
    .text = You have at least 2 Soldiers, 2 Spies and 2 Merchants in your own Home Territory.
end_claim-19 = The Populous
    .text = All 10 of your Workers are on the map, no more than 5 of them in your own Home Territory.
end_claim-20 = The Provident
    .text = You hold at least 6 Workforce cards.
end_claim-21 = The Glorious
    .text = Your Influence tokens are worth at least 8.
end_claim-22 = The Feared
    .text = You have at least 4 Anarchy markers and more than every opponent.
end_claim-23 = The Cosmopolitan
    .text = You have at least 1 Soldier, 1 Spy and 1 Merchant in opponents' Home Territories.

pick-track = Which Town Track?
pick-second = Which second one, for an Anarchy marker?
pick-worker = Which kind of Worker?
pick-territory = Which Territory?
pick-space = Which action space?
pick-marker = Which marker?
pick-star = What does the star count as?
pick-guild = Which Guild?
pick-star_guild = Which Guild does it activate?
pick-card = Which card?
pick-claim = Which claim?
pick-end_claim = Which End of Game Claim?
pick-lord = Which Lord?
pick-player = Which player?
pick-split = First the card that lies alone, then two that go together.
pick-group = Which group?
pick-point_kind = Which points?
pick-count = How many?
pick-number = How many Soldiers?
pick-choice = With an Anarchy marker?
pick-line = What do you pay?
pick-gain = What do you gain?

## Actions

kind-PutAside = Put two claims aside
do-PutAside = Put { $claim } and { $other } aside
kind-ChooseLord = Choose a Lord
do-ChooseLord = Play the { $lord }
kind-ChooseFirstPlayer = Choose the first player
do-ChooseFirstPlayer = { $player } begins
kind-AcceptDecree = Do what the Decree allows
do-AcceptDecree = Do what the Decree allows
kind-Decline = Do without
do-Decline = Do without
kind-RaiseTrack = Raise a Town Track
do-RaiseTrack = Raise { $track }
kind-LowerTrack = Pay with a Town Track
do-LowerTrack = Pay with { $track }
kind-LowerTracks = Lower two Town Tracks
do-LowerTracks = Lower { $track } and { $other } by 1 each
kind-TakeAnarchy = Take an Anarchy marker
do-TakeAnarchy = Take an Anarchy marker
kind-WithdrawWorker = Return a Worker
do-WithdrawWorker = Return a Worker { $territory-from }
kind-DiscardCard = Discard a card
do-DiscardCard = Discard { $card }
kind-PlaceMarker = Place a marker
do-PlaceMarker = Place marker { $marker } in { $space-short }
kind-DeclareStar = Declare the star
do-DeclareStar = Count the star { $star }{ $guild-too }
kind-ReplaceWorker = Replace a Worker
do-ReplaceWorker = Replace { $worker-a } { $territory-at } with { $other-a }
kind-KeepCard = Keep a card
do-KeepCard = Keep { $card }
kind-BuyCard = Buy a card
do-BuyCard = Buy { $card } for 1 Wealth
kind-KeepClaim = Keep a claim
do-KeepClaim = Keep { $claim }
kind-KeepNoClaim = Keep no claim
do-KeepNoClaim = Keep no claim
kind-SplitCards = Split the cards
do-SplitCards = Split: { $split }
kind-TakeGroup = Take a group
do-TakeGroup = Take the { $group }
kind-TakeCard = Take a card
do-TakeCard = Take { $card }
kind-ChooseKind = Choose the points
do-ChooseKind = Take { $kind }
kind-Supplement = Supplement a point
do-Supplement = Lower the track of this space by 1 for one more Action Point
kind-UseHardTimes = Use the Hard Times
do-UseHardTimes = Take an Anarchy marker for one more Action Point
kind-EndTurn = End the turn
do-EndTurn = End the turn
kind-SpendCard = Discard a card to raise the track
do-SpendCard = Discard { $card } to raise the track
kind-Enough = No further card
do-Enough = No further card
kind-Recruit = Recruit
do-Recruit = Recruit: a Soldier to your Battlefield, and cards for Strength
kind-Advance = Advance
do-Advance = Advance with { $count-soldiers } { $start-from } { $end-to }
kind-Raid = Raid
do-Raid = Raid { $territory-battlefield } with { $count-soldiers }
kind-Battle = Battle
do-Battle = Battle { $territory-at } against { $defender }{ $boost-boost }
kind-DivideSpoils = Divide the Spoils
do-DivideSpoils = Remove { $removed-soldiers }
kind-Infiltrate = Infiltrate
do-Infiltrate = Infiltrate: a Spy to your Tavern, and cards for Intrigue
kind-Sneak = Sneak
do-Sneak = Sneak with { $count-spies } { $start-from } { $end-to }
kind-Subterfuge = Subterfuge
do-Subterfuge = Lower { $opponent }'s { $track }{ $second-too }
kind-CentralSubterfuge = Subterfuge in the centre
do-CentralSubterfuge = Subterfuge in the central Tavern
kind-LowerForDiplomacy = Pay for Diplomacy
do-LowerForDiplomacy = Lower Intrigue by 1 to move on the Diplomacy Track
kind-Tradesman = Tradesman
do-Tradesman = Tradesman: a Merchant to your Market, and cards for Trade
kind-Caravan = Caravan
do-Caravan = Caravan with { $count-merchants } { $start-from } { $end-to }
kind-Commerce = Commerce
do-Commerce = Commerce in { $territory-market }: pay { $line-paid }, gain { $gain }
kind-Profits = Profits
do-Profits = Profits: discard cards for Wealth
kind-Wages = Wages
do-Wages = Wages for { $worker-many }: { $count } { $start-from } { $end-to }
kind-GrantGuild = Grant a Guild
do-GrantGuild = Grant: assign the { $guild }
kind-ExchangeGuild = Exchange a Guild
do-ExchangeGuild = Grant: assign the { $guild } in place of the { $old }
kind-GrantClaim = Grant a claim
do-GrantClaim = Grant: draw the top In Game Claim
kind-DiscardClaim = Discard the claim
do-DiscardClaim = Discard the claim for an Anarchy marker
kind-Educate = Educate
do-Educate = Educate: discard cards for Knowledge
kind-Apprenticeship = Apprenticeship
do-Apprenticeship = Apprenticeship: draw the top Workforce card
kind-Alms = Alms
do-Alms = Give Alms{ $back-back }

## Questions: to the one who is asked, and what the others read meanwhile

ask-PutAsideTwo = Which two of your five End of Game Claims do you put aside? The three others stay with you.
wait-PutAsideTwo = { $seat } is choosing End of Game Claims.
ask-PickLord = Which Lord do you play?
wait-PickLord = { $seat } is choosing a Lord.
ask-NameFirst = Who is the first player?
wait-NameFirst = { $seat } is choosing the first player.
ask-Offer = Do you want to do what the Decree allows?
wait-Offer = { $seat } is thinking about the Decree.
asked-Offer = “{ $event }”: { $event-text } Would you like to?
asked-Duty = “{ $event }”: { $event-text } How do you obey?
asked-Declare = { $space-short }: how much does your star count? As 1 it may activate one of your Guilds.
asked-ChoosePoints = { $space-short }, second rank of four: which points do you take? Supplements are of the same kind.
asked-TakeActions = { $space-short }: choose an action.
asked-spent = { $space-short }: your points are used up. Take one more, or end the turn.
asked-end = { $space-short }: there is nothing more to do here. End the turn.
ask-Duty = How do you obey the Decree?
wait-Duty = { $seat } is obeying the Decree.
ask-PlaceBid = Planning: which marker do you place face down, and where?
wait-PlaceBid = { $seat } is placing a marker.
ask-Declare = What does your star count as? As 1 it may activate one of your Guilds.
wait-Declare = { $seat } is declaring the star.
ask-ChooseReplacement = Spy's Guild: which Worker do you replace?
wait-ChooseReplacement = { $seat } is replacing a Worker.
ask-KeepOne = Scholar's Guild: which card do you keep in secret? The others are offered.
wait-KeepOne = { $seat } is looking at Workforce cards.
ask-Buy = Do you buy one of the open cards from { $seller } for 1 Wealth?
wait-Buy = { $seat } is looking at the cards that { $seller } offers.
ask-KeepDrawn = Which claim do you keep, if any?
wait-KeepDrawn = { $seat } is looking at claims.
ask-Split = How do you split the open cards? Whoever bid more chooses first.
wait-Split = { $seat } is splitting the Workforce cards.
ask-ChooseGroup = Which group do you take?
wait-ChooseGroup = { $seat } is choosing a group of cards.
ask-ChooseCard = With 1 Bid Point you keep one card of the { $group }: which one?
wait-ChooseCard = { $seat } is choosing a card of the { $group }.
ask-ChoosePoints = Four players, second rank: which points do you take? Supplements will be of the same kind.
wait-ChoosePoints = { $seat } is choosing the kind of points.
ask-TakeActions = Your turn: choose an action.
wait-TakeActions = { $seat } is choosing an action.
ask-SpendCards = Which card do you discard to raise { $track }?
wait-SpendCards = { $seat } is discarding cards for { $track }.
ask-DivideTheSpoils = You have won { $territory-at }: how many of { $loser }'s Soldiers do you remove?
wait-DivideTheSpoils = { $seat } is dividing the Spoils of War.
ask-PayForDiplomacy = Broken Treaties: do you lower Intrigue by 1 to move on the Diplomacy Track?
wait-PayForDiplomacy = { $seat } is thinking about the Diplomacy Track.
ask-KeepGranted = Do you keep the claim you have drawn?
wait-KeepGranted = { $seat } is looking at a claim.
ask-RaiseByToken = Alms token: which Town Track do you raise by 1?
wait-RaiseByToken = { $seat } is choosing a Town Track to raise.

## Events

was-LordTurnedUp = { $seat } plays the { $lord }.
was-FirstPlayerNamed = { $seat } is the first player.
was-RoundBegan = Round { $round } begins.
was-MerchantArrived = { $merchant } arrives: { $merchant-lines }.
was-CardsRevealed = Open Workforce cards: { $cards }.
was-DecreeRevealed = Royal Decree “{ $event }”: { $event-text }
was-QueenDied = The Queen is dead! The Crown lies flat, and from now on the lower events of the Decrees count.
was-DiceRolled = Tournament! The dice show { $rolls }.
was-MarkerPlaced = { $seat } places a marker in { $space-short }.
was-SpaceOpened = Next: { $space-short }.
was-MarkersShown = { $seat } reveals { $markers }.
was-StarDeclared = { $seat } counts the star as { $value }.
was-GuildActivated = { $seat } activates the { $guild }.
was-WorkerReplaced = { $seat } replaces { $worker-a } { $territory-at } with { $other-a }.
was-CardsDrawn = { $count ->
    [one] { $seat } draws a Workforce card.
   *[other] { $seat } draws { $count } Workforce cards.
}
was-DeckShuffled = The discarded Workforce cards are shuffled into a new deck.
was-CardsOffered = { $seat } keeps one card and offers { $cards }.
was-CardBought = { $seat } buys { $card } from { $seller }.
was-CardsDiscarded = To the discards: { $cards }.
was-ClaimsDrawn = { $count ->
    [one] { $seat } draws a claim.
   *[other] { $seat } draws { $count } claims.
}
was-ClaimKept = { $seat } keeps a claim.
was-ClaimsPutBack = { $count ->
    [one] { $seat } puts a claim back.
   *[other] { $seat } puts { $count } claims back.
}
was-ClaimsShuffled = { $count ->
    [one] The claim that was put back makes a new deck.
   *[other] The { $count } claims that were put back are shuffled into a new deck.
}
was-FirstPlayerTaken = { $seat } takes the First Player marker.
was-CardsSplit = { $seat } splits the cards: { $first } | { $second } | { $third }.
was-CardsTaken = { $seat } takes { $cards }.
was-TurnBegan = { $points ->
    [0] { $seat } acts in { $space-short }.
    [one] { $seat } acts in { $space-short } with { $points } Action Point.
   *[other] { $seat } acts in { $space-short } with { $points } Action Points.
}
was-KindChosen = { $seat } takes { $kind }.
was-Supplemented = { $crossed ->
    [true] { $seat } takes another Action Point from { $track } and crosses a Threshold.
   *[false] { $seat } takes another Action Point from { $track }.
}
was-HardTimesUsed = { $seat } uses the Hard Times for another Action Point.
was-WorkerPlaced = { $seat } places { $worker-a } { $territory-at }.
was-WorkersReturned = { $lost ->
    [true] { $count ->
        [one] { $seat } loses { $worker-a } { $territory-at }.
       *[other] { $seat } loses { $count } { $worker-many } { $territory-at }.
    }
   *[false] { $count ->
        [one] { $seat } takes { $worker-a } back { $territory-from }.
       *[other] { $seat } takes { $count } { $worker-many } back { $territory-from }.
    }
}
was-WorkersMoved = { $count ->
    [one] { $seat } moves { $worker-a } { $start-from } { $end-to }.
   *[other] { $seat } moves { $count } { $worker-many } { $start-from } { $end-to }.
}
was-CardDiscarded = { $seat } discards { $card }.
was-TrackMoved = { $by ->
    [-1] { $seat }'s { $track } falls by 1 to { $level }.
    [-2] { $seat }'s { $track } falls by 2 to { $level }.
    [-3] { $seat }'s { $track } falls by 3 to { $level }.
   *[other] { $seat }'s { $track } rises by { $by } to { $level }.
}
was-Raided = { $count ->
    [one] { $seat } raids { $territory-battlefield } with { $count } Soldier.
   *[other] { $seat } raids { $territory-battlefield } with { $count } Soldiers.
}
was-BattleFought = Battle { $territory-at }: { $seat } rolls { $roll } and has { $total } in all; { $defender } rolls { $defence } and has { $against }.
was-SpoilsDivided = { $removed ->
    [0] { $seat } wins the Battle.
    [one] { $seat } wins the Battle and removes { $removed } Soldier.
   *[other] { $seat } wins the Battle and removes { $removed } Soldiers.
}
was-InfluenceGained = { $seat } gains { $influence } Influence.
was-SubterfugeDone = { $seat } uses Subterfuge in { $territory-tavern }.
was-CommerceDone = { $seat } trades in { $territory-market } and pays { $paid } { $line-paid }.
was-DiplomacyMoved = { $seat } reaches ×{ $space } on the Diplomacy Track.
was-AlmsMoved = { $seat } reaches step { $space } of the Alms Track.
was-TokenResolved = Alms token for { $seat }: { $token }.
was-AnarchyTaken = { $seat } takes an Anarchy marker { $cause-for }.
was-AnarchyReturned = { $seat } returns an Anarchy marker { $cause-for }.
was-GuildGranted = { $seat } assigns the { $guild }.
was-GuildRemoved = { $seat } takes the { $guild } away.
was-ClaimCompleted = { $deed ->
    [none] A claim holds at once: { $seat } is now called { $claim } ({ $claim-worth }).
   *[other] A claim is completed: { $seat } is now called { $claim } ({ $claim-worth }), thanks to { $deed }.
}
was-EndClaimsShown = { $seat } shows the End of Game Claims. Fulfilled: { $fulfilled }. Missed: { $missed }.
was-TurnEnded = { $seat } ends the turn.
was-RoundEnded = Round { $round } is over.
was-GameEnded = Six rounds have passed; the Influence is counted.

## Why not

why-TablesMalformed = The figures of the game cannot be read: { $cause }
why-WrongCount = The box should hold { $needed } of these ({ $what }), not { $found }.
why-UnknownCondition = The claim “{ $claim }” has a condition with the unknown word “{ $word }”.
why-ConstraintBroken = A figure contradicts the rulebooks: { $constraint }
why-StackFull = There are three markers of yours in { $space } already.
why-MarkerNotLeft = You have placed all markers of this value.
why-GuildNeedsOne = Only a star that counts 1 activates a Guild.
why-GuildNotAssigned = The { $guild } is not assigned to you.
why-GuildAssigned = You already have the { $guild }.
why-GuildSpaceFree = You still have a free Guild space; no Guild has to go.
why-NoGuildSpace = Both of your Guild spaces are full: one Guild has to go.
why-SameKind = The new Worker must be of another kind.
why-NoWorkerThere = You have no { $worker } { $territory-at }.
why-NoWorkerInPlace = You have no { $worker } in the right place for that.
why-TooFewWorkers = { $workers ->
    [one] You have only one there.
   *[other] You have only { $workers } there.
}
why-SupplyEmpty = Your Supply is empty.
why-NotAdjacent = Every way between two homes leads through the centre.
why-NotInPlay = Nobody plays there: { $territory }.
why-GroupTooLarge = { $group ->
    [one] You may move only one Worker at a time.
   *[other] You may move no more than { $group } Workers at a time.
}
why-CardNotHeld = You do not have { $card }.
why-WrongCard = Only the matching cards and Jokers raise { $track }.
why-CardNeeded = You need at least one card that raises { $track }.
why-CardNotThere = This card is not among those to choose from.
why-ClaimNotDrawn = You have not drawn { $claim }.
why-NotDealt = This card was not dealt to you.
why-GroupGone = This group is gone.
why-WrongSpace = That is done in { $space }.
why-NoPointsLeft = { $points ->
    [0] You have no Action Point left.
    [one] You have only { $points } Action Point, which is too few.
   *[other] You have only { $points } Action Points, which is too few.
}
why-DeployOnly = Your bid allows Deploy actions only, no Task.
why-TaskOnly = You have chosen a Task point: no Deploy action is possible.
why-PointsLeft = First use the points of your bid.
why-PointsOwed = Points that can be used must be used.
why-NothingToBuy = One more point could not pay for any action here.
why-SupplementClosed = You have crossed a Threshold: no more supplements in this space.
why-TrackTooLow = That costs { $needed } { $track }; you have { $level }.
why-TrackFull = Your { $track } is at the top already.
why-NoAnarchyLeft = All Anarchy markers are taken.
why-NoAnarchyHeld = You have no Anarchy marker to return.
why-RaidAtHome = Nobody raids their own Battlefield.
why-SoldiersInTheWay = There are other Soldiers { $territory-at }: that means Battle.
why-NoDefender = { $defender } has no Soldiers { $territory-at }.
why-NoSubterfugeAtHome = There is no Subterfuge in your own Tavern.
why-InfluenceOnlyAbroad = Only an opponent's Market pays in Influence.
why-AlmsEnded = You have reached the end of the Alms Track.
why-DiplomacyEnded = You have reached the end of the Diplomacy Track.
why-NoHardTimes = There are no Hard Times, or you have used them this turn.
why-TooMuchSpoils = With Spoils of { $spoils } you cannot remove so many: { $soldiers ->
    [one] there is { $soldiers } Soldier left
   *[other] there are { $soldiers } Soldiers left
}.

## Rule options

option-lowest_bidder_row = Points of the lowest bidder
    .about = Spaces III to VII: which points the lowest of several bidders gets.
option-lowest_bidder_row-last_row = always 1 Deploy point
option-lowest_bidder_row-rank_row = those of the rank
option-spoils_mode = Spoils of War
    .about = Whether the winner of a Battle may take Soldiers and Influence in any mix.
option-spoils_mode-combination = any mix (English rules)
option-spoils_mode-either_or = all of one kind (German rules)
option-payment_below_zero = Track too low to pay
    .about = What happens when a Town Track cannot pay in full.
option-payment_below_zero-forbidden = not allowed (English rules)
option-payment_below_zero-waived = the rest is waived (German rules)
option-own_market_merchant = Commerce in one's own Market
    .about = Whether Commerce in one's own Market takes a Merchant, as everywhere else.
option-own_market_merchant-required = takes a Merchant (German rules)
option-own_market_merchant-not_required = takes none (English rules to the letter)
option-spend_points = Unused Action Points
    .about = Whether one may stop while there are points that could be used.
option-spend_points-optional = one may stop (German rules)
option-spend_points-compulsory = one must go on (English rules to the letter)
option-first_player_from = New first player
    .about = When the new first player takes over.
option-first_player_from-at_once = at once (English rules)
option-first_player_from-next_round = from the next round on (German rules)
option-first_player_start = First player of the game
    .about = How the first player is chosen.
option-first_player_start-random = at random (English rules)
option-first_player_start-chosen = the first seat chooses (German rules)
option-centre_subterfuge_anarchy = Anarchy in the central Tavern
    .about = Which Subterfuges in the central Tavern cost an Anarchy marker.
option-centre_subterfuge_anarchy-always = every one (English rules)
option-centre_subterfuge_anarchy-first_only = only the one that moves Diplomacy (German list)
option-spy_guild_other_kind = Spy's Guild
    .about = Whether the new Worker has to be of another kind.
option-spy_guild_other_kind-must = of another kind (German rules)
option-spy_guild_other_kind-should = of any kind (English rules)
option-state_claims_on_draw = Claims that already hold
    .about = When a claim is completed whose condition holds as it is kept.
option-state_claims_on_draw-complete_at_once = at once
option-state_claims_on_draw-next_own_turn = in the owner's next turn
option-town_layout = Town Tracks
    .about = Into how many areas each Town Track is cut: two reconstructions of the board.
option-town_layout-five_areas = five areas
option-town_layout-seven_areas = seven areas

## The end

end-six-rounds = Six rounds have been played.
score-guilds = Guild Cards
score-in-game-claims = In Game Claims
score-end-game-claims = End of Game Claims
score-unfulfilled = Unfulfilled Claims
score-diplomacy = Diplomacy Track
score-alms = Alms Track
score-anarchy = Anarchy Track
score-tokens = Influence Tokens
score-strength = Strength
score-intrigue = Intrigue
score-trade = Trade
score-wealth = Wealth
score-knowledge = Knowledge

## Beside the totals

count-rounds-left = Rounds to come
count-hand = Cards
count-claims = Claims
count-guilds = Guild Cards

## What a hint gives as its reason

feature-tokens = brings Influence
feature-town = raises your Town Tracks
feature-claims = completes claims
feature-diplomacy = moves you on in Diplomacy
feature-open-claims = brings In Game Claims nearer
feature-end-claims = brings End of Game Claims nearer
feature-guilds = makes more of your Guilds
feature-alms = moves you along the Alms Track
feature-anarchy = spares you Anarchy
feature-cards = leaves you better Workforce cards
feature-workers = puts Workers in good places
feature-turn = leaves you more to do this turn
feature-bids = makes your bids more promising
feature-rivals = puts you ahead of the others

## How far a claim is

progress = { $found } of { $wanted }
progress-most = { $found } (at most { $most })
progress-against = { $found } against { $best }

## The table on one page

sheet-setup = Setup
sheet-round = Round { $round } of { $of }
sheet-queen-lives = the Queen lives
sheet-queen-dead = the Queen is dead
sheet-first = first:
sheet-active = acting:
sheet-points-mixed = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sheet-points-deploy = { $points ->
    [one] { $points } point, Deploy only
   *[other] { $points } points, Deploy only
}
sheet-points-task = { $points ->
    [one] { $points } point, Task only
   *[other] { $points } points, Task only
}
sheet-decree = Decree:
sheet-merchant = Travelling Merchant:
sheet-merchant-short = { $merchant-short }
sheet-merchant-lines = { $merchant-lines }
sheet-open = Workforce:
sheet-discards = Discarded:
sheet-earlier-decrees = Earlier Decrees:
sheet-earlier-merchants = Earlier Merchants:
sheet-anarchy-now = Anarchy:
sheet-anarchy-out = { $out ->
    [0] none of { $of } markers taken
   *[other] { $out } of { $of } markers taken, { $value } each
}
sheet-tokens = Alms tokens:
sheet-token = step { $space }: { $token }
sheet-text = { $piece-text }
sheet-spaces = Action spaces
sheet-spaces-key = stacks, counted from the left
sheet-space = { $space-short }
sheet-space-now = ▸ { $space-short }
sheet-town = Town
sheet-town-key = level (Influence, group size)
sheet-diplomacy-alms = Diplomacy · Alms
sheet-anarchy-influence = Anarchy · Influence
sheet-cards-claims = Cards · claims
sheet-score = Score so far
sheet-map = Map
sheet-map-key = Soldiers-Spies-Merchants
sheet-supply = Supply
sheet-guilds = Guilds:
sheet-hand = hand:
sheet-cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
sheet-during = claim ({ $value }):
sheet-at-end = at the end ({ $value }):
sheet-progress = → { $progress }

## Beside an action: what to know before choosing it

brief = { $piece }: { $piece-text }
remark-text = { $piece-text }
remark-shift = { $track } { $old } → { $new }
remark-shift-area = { $track } { $old } → { $new }: now worth { $influence }
remark-shift-group = { $track } { $old } → { $new }: now worth { $influence } and groups of { $group }
remark-now = now: { $guild-text }
remark-guild = with each star that counts 1: { $guild-text }
remark-supplemented = { $points ->
    [one] { $points } point supplemented
   *[other] { $points } points supplemented
}
remark-threshold = crosses a Threshold
remark-anarchy = 1 Anarchy marker worth { $value }
remark-diplomacy = Diplomacy ×{ $times }
remark-alms = { $gain ->
    [0] step { $space } of { $of }
   *[other] step { $space } of { $of }: +{ $gain } Influence at the end
}
remark-token = token: { $token }
remark-there = { $count } there
remark-upon = on your { $markers }
remark-place = { $place ->
    [1] first stack there
   *[other] stack { $place } from the left
}
remark-bid = { $points ->
    [one] { $points } Bid Point
   *[other] { $points } Bid Points
}
remark-rank = place { $rank } as it stands
remark-price = { $points } Action Points
remark-claim = { $claim-worth }: { $claim-text } → { $progress }
remark-split = { $first } | { $second } | { $third }
remark-one-of = one of { $cards }
remark-lost = { $points ->
    [one] { $points } Action Point is lost
   *[other] { $points } Action Points are lost
}
remark-fitting = matching cards: { $cards }
remark-no-fitting = no matching card
remark-stay = { $count ->
    [0] none stays behind
    [one] { $count } stays behind
   *[other] { $count } stay behind
}
remark-against = { $count ->
    [one] against { $count } Soldier
   *[other] against { $count } Soldiers
}
remark-influence = you gain { $influence } Influence
remark-battle = { $own } against { $others }: { $won } % victory, { $lost } % defeat
remark-opponent = { $seat }: { $track } +{ $count }
remark-back = { $left ->
    [0] then no marker is left
    [one] then { $left } is left
   *[other] then { $left } are left
}

heading-deploy = { $points ->
    [one] Deploy ({ $points } point)
   *[other] Deploy ({ $points } points)
}
heading-task = { $points ->
    [one] Task ({ $points } point)
   *[other] Task ({ $points } points)
}
heading-more = More points

## The board: what a piece is called there, and its rule in one sentence

piece-spaces = Action spaces
piece-map = The realm
piece-tracks = Town Tracks
piece-pane-draft = Pick
piece-pane-bids = Bids
piece-pane-realm = Realm
piece-pane-town = Tracks
piece-only = Only { $piece }
piece-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
piece-borders = borders { $pieces }
piece-battlefield = Battlefield
piece-tavern = Tavern
piece-market = Market
piece-diplomacy = Diplomacy
piece-alms = Alms
piece-alms-tokens = Tokens: { $pieces }.
piece-anarchy = Anarchy
piece-setup = Setup
piece-planning = Planning
piece-over = The rounds are over
piece-decree = Royal Decree
piece-merchant = Travelling Merchant
piece-line = { $gain } { $gained } for { $pay } { $paid }
piece-round = Round { $round } of { $rounds }
piece-markers = Markers to place
piece-marker = Marker { $value }: { $count ->
    [one] { $count } left
   *[other] { $count } left
}
piece-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
piece-points-mixed = for Deploy and Task
piece-points-either = for Deploy, or for a Task
piece-points-deploy = for Deploy only
piece-points-task = for a Task only
piece-supply = { $count ->
    [one] Supply: { $count } Worker
   *[other] Supply: { $count } Workers
}
piece-anarchy-left = { $count ->
    [one] Anarchy: { $count } marker left
   *[other] Anarchy: { $count } markers left
}
piece-workforce-deck = Workforce deck
piece-discards = Discarded Workforce cards
piece-deck = { $count ->
    [one] { $count } card left in the deck.
   *[other] { $count } cards left in the deck.
}
piece-open-cards = Open Workforce cards
piece-own-hand = Your Workforce cards
piece-own-claims = Your claims
piece-drawn-claims = Claims drawn
piece-drawn-cards = Cards drawn
piece-first = First Player
sheet-influence = Influence
piece-hand = { $count ->
    [one] { $count } Workforce card in hand
   *[other] { $count } Workforce cards in hand
}
piece-claims = { $count ->
    [one] { $count } In Game Claim in hand
   *[other] { $count } In Game Claims in hand
}
piece-unrest = { $count ->
    [one] { $count } Anarchy marker
   *[other] { $count } Anarchy markers
}
piece-guild = Guild
piece-guilds = Guilds to choose from
piece-guild-space = Free Guild space
piece-total = { $count } Influence from what is open now
piece-help-battlefield = Workers here are Soldiers: Advance moves them, Attack raids where nobody opposes them or battles whoever does.
piece-help-tavern = Workers here are Spies: Sneak moves them, Subterfuge sends one back to lower a track of the house they visit.
piece-help-market = Workers here are Merchants: Caravan moves them, Commerce sends one back to use a line of the Travelling Merchant.
piece-help-home = A home is adjacent to the centre only; every way to another home leads through it.
piece-help-centre = It is adjacent to every home. Raids and Subterfuge here cost an Anarchy marker each.
piece-help-centre-first = It is adjacent to every home. A Raid here costs an Anarchy marker, Subterfuge only where it moves you on the Diplomacy Track.
piece-help-supply = Recruit, Infiltrate and Tradesman place a Worker from here at home; Workers that are removed come back here.
piece-help-track = Space { $space } uses it. It can be lowered there for more points; crossing a Threshold brings an Anarchy marker and ends that.
piece-help-steps-none = You are at 0: you cannot supplement in { $space }.
piece-help-steps = { $free ->
    [0] You are at { $level }: the next supplement in { $space } crosses a Threshold and brings an Anarchy marker.
    [one] You are at { $level }: one supplement in { $space } is free, the next crosses a Threshold and brings an Anarchy marker.
   *[other] You are at { $level }: { $free } supplements in { $space } are free, the next crosses a Threshold and brings an Anarchy marker.
}
piece-help-steps-free = { $free ->
    [one] You are at { $level }: one supplement in { $space } is possible without crossing a Threshold.
   *[other] You are at { $level }: { $free } supplements in { $space } are possible without crossing a Threshold.
}
piece-help-areas = What each area of a track counts at the end; the dots say how many Workers may move together, red lines are Thresholds. Green marks are your free supplements, the flame is the one that brings Anarchy.
piece-help-group-size = { $group ->
    [one] Group size: { $group } Worker.
   *[other] Group size: { $group } Workers.
}
piece-help-supplement = Lower the track of this space by 1 for one more point; crossing a Threshold brings an Anarchy marker and ends that.
piece-help-diplomacy = At the end every completed In Game Claim counts as much more Influence as your space shows; the first Subterfuge of a turn moves you on by one.
piece-help-alms = The first space costs 3 Influence at the end, the last brings 5; a token gives its bonus to everyone who reaches it.
piece-help-anarchy = At the end each of your markers counts { $value }; the more are out, the worse it gets.
piece-help-decree = A new one is revealed in every round: kind while the Queen lives, harsh once she is dead.
piece-help-merchant = A new one arrives in every round and sets the prices of Commerce.
piece-help-line = Commerce costs { $pay } { $paid } and sends one of your Merchants back to the Supply.
piece-help-line-free = Commerce costs { $pay } { $paid } and sends one of your Merchants back to the Supply, except in your own Market.
piece-help-queen-lives = The Queen lives: the upper events of the Decrees count.
piece-help-queen-dead = The Queen is dead: only the lower events of the Decrees count.
piece-help-points = Deploy places and moves Workers, or raises a track with cards; a Task makes use of them: Attack, Subterfuge, Commerce, Grant, Alms. Each costs 1 point, a Grant 2.
piece-help-end-claim = It counts { $worth } Influence at the end, or costs { $price } if you miss it.
piece-help-claim = It costs { $price } Influence if you still hold it at the end.
piece-help-discards = When the deck is empty, they are shuffled into a new one.
piece-help-group = With 2 or more Bid Points you keep the whole group, with 1 only one card of it.
piece-help-slot = First choose the card that lies alone, then two that go together; the other two are the third group.
piece-help-guild-space = A Grant assigns a Guild here; it counts 2 Influence at the end, and a star declared as 1 activates it.
piece-help-marker = Placed face down. The higher sum in a space acts first, ties go to the stack further left.
piece-help-total = End of Game Claims come on top.
piece-help-battle = Soldiers and die make the total. Both lose a Soldier; the winner spends the difference on the loser's Soldiers or on Influence.
piece-help-end = Points that are left are lost.
piece-help-space = Points by rank: { $points }; the lowest of several bidders has 1 for Deploy. Lower { $track } for more points.
piece-help-space-rank = Points by rank: { $points }. Lower { $track } for more points.
piece-help-space-claims = Claims drawn by rank: { $draws }, one may be kept. The lowest bidder becomes First Player.
piece-discarded = Discarded: { $pieces }.
piece-earlier = Earlier: { $pieces }.
piece-help-space-workforce = The lowest bidder splits the cards 2, 2 and 1; then everybody takes a group, by rank.

## Over the rounds

race-about = Influence after every round. At the end: { $points }.
race-up = Influence
gains = { $turn }: { $name } gains { $count } Influence
race-across = Rounds
race-turn = Round { $turn }
race-length = A game takes { NUMBER($turns, maximumFractionDigits: 1) } rounds on average.
turn-back = Previous round
turn-on = Next round

## Costs and gains

symbol-influence = { $count } Influence
chip-AnarchyTaken = { $count ->
    [one] +1 Anarchy marker
   *[other] +{ $count } Anarchy markers
}
    .tone = cost
chip-AnarchyReturned = { $count ->
    [one] −1 Anarchy marker
   *[other] −{ $count } Anarchy markers
}
    .tone = gain
