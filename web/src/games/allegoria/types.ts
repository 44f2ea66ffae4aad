/** Made by scripts/game_types.py from src/regency/games/allegoria: change that, not this. */

/** Every field has the default that the rulings recommend. */
export interface Options {
  lowest_bidder_row: 'last_row' | 'rank_row'
  spoils_mode: 'combination' | 'either_or'
  payment_below_zero: 'forbidden' | 'waived'
  own_market_merchant: 'not_required' | 'required'
  spend_points: 'compulsory' | 'optional'
  first_player_from: 'at_once' | 'next_round'
  first_player_start: 'chosen' | 'random'
  centre_subterfuge_anarchy: 'always' | 'first_only'
  spy_guild_other_kind: 'must' | 'should'
  state_claims_on_draw: 'complete_at_once' | 'next_own_turn'
  town_layout: 'five_areas' | 'seven_areas'
}

/** What everybody sees. Lists are by seat unless said otherwise; a tuple in a list is replaced whole. */
export interface Table {
  rules: Options
  round: number
  queen_dead: boolean
  finished: boolean
  first: number
  next_first: number
  decree: number
  /** the event in force, twice the decree and 1 more when the Queen is dead */
  edict: number
  merchant: number
  decrees: number
  merchants: number
  deck: number
  claim_deck: number
  claim_discards: number
  /** who is looking at claims or cards just drawn */
  drawer: number
  drawn_claims: number
  drawn_cards: number
  /** End of Game Claims in every hand */
  ends: number
  /** Lords in every hand, before they are turned up */
  lord_cards: number
  space: number
  /** whose turn it is */
  active: number
  points: number
  kind: number
  crossed: boolean
  /** the point that crossed a Threshold is not spent yet */
  fresh: boolean
  subterfuges: number
  /** used this turn */
  hard_times: boolean
  spent_cards: number
  spent_raised: number
  /** seats whose star is still to be declared, as a mask */
  stars: number
  /** topics of claims since they were last checked */
  touched: number
  alms_tokens: number[]
  ranking: number[]
  old_decrees: number[]
  old_merchants: number[]
  /** Workforce cards by face */
  open: number[]
  /** by group */
  groups: number[][]
  /** by face */
  discards: number[]
  hands: number[]
  /** five a seat */
  tracks: number[]
  /** by seat, Territory and kind */
  workers: number[]
  supply: number[]
  diplomacy: number[]
  alms: number[]
  anarchy: number[]
  influence: number[]
  lords: number[]
  bids: number[]
  /** by space and seat */
  heights: number[]
  /** markers shown this round, by seat and kind */
  shown: number[]
  /** markers of the space that is open */
  revealed: number[][]
  /** by space: stacks from left to right */
  order: number[][]
  guilds: number[][]
  /** claims in hand: counts deeds since, waits for the next turn, cannot be */
  slots: [number, number, number][][]
  completed: number[][]
  fulfilled: number[][]
  missed: number[][]
  deeds: number[][][]
}

/** What one seat sees: its cards by face, its claims, and its markers by space and height. */
export interface Screen {
  hand: number[]
  /** in the order of the slots on the table */
  claims: number[]
  ends: number[]
  lords: number[]
  drawn_claims: number[]
  drawn_cards: number[]
  placed: number[][]
}

/** Something that a seat can do. */
export type Action =
  /** Take a settled choice back while others still choose. */
  | { do: 'Reconsider' }
  /** Setup: two of the five End of Game Claims leave the game unseen. */
  | { do: 'PutAside'; claim: number; other: number }
  /** Setup: keep one of the two Lords. */
  | { do: 'ChooseLord'; lord: number }
  /** Setup: who begins, where the players choose. */
  | { do: 'ChooseFirstPlayer'; player: number }
  /** Do what the Decree allows. */
  | { do: 'AcceptDecree' }
  /** Do without. */
  | { do: 'Decline' }
  /** Move a Town Track of one's own up by 1. */
  | { do: 'RaiseTrack'; track: number }
  /** Pay with a Town Track of one's own. */
  | { do: 'LowerTrack'; track: number }
  /** Lower two different Town Tracks by 1 each. */
  | { do: 'LowerTracks'; track: number; other: number }
  /** Take an Anarchy marker. */
  | { do: 'TakeAnarchy' }
  /** Return a Worker from this Territory to the Supply. */
  | { do: 'WithdrawWorker'; territory: number }
  /** Discard a Workforce card. */
  | { do: 'DiscardCard'; card: number }
  /** Place a Bidding marker face down. */
  | { do: 'PlaceMarker'; marker: number; space: number }
  /** Count the star as 1 or 2; as 1 it may activate an assigned Guild. */
  | { do: 'DeclareStar'; star: number; guild: number }
  /** Spy's Guild: a Worker returns, one of another kind takes its place. */
  | { do: 'ReplaceWorker'; territory: number; worker: number; other: number }
  /** Scholar's Guild: keep one of the cards drawn. */
  | { do: 'KeepCard'; card: number }
  /** Scholar's Guild: buy one of the open cards for 1 Wealth. */
  | { do: 'BuyCard'; card: number }
  /** Keep a claim that was drawn. */
  | { do: 'KeepClaim'; claim: number }
  /** Put all claims that were drawn back, for nothing. */
  | { do: 'KeepNoClaim' }
  /** Split the open Workforce cards into groups of 2, 2 and 1. */
  | { do: 'SplitCards'; split: number }
  /** Take one of the groups. */
  | { do: 'TakeGroup'; group: number }
  /** Take one card of a group, with exactly 1 Bid Point. */
  | { do: 'TakeCard'; card: number }
  /** Four players, second rank: 2 Deploy points or 1 Task point. */
  | { do: 'ChooseKind'; kind: number }
  /** Lower the track of this space by 1 for one more Action Point. */
  | { do: 'Supplement' }
  /** Hard Times: take an Anarchy marker for one more Action Point. */
  | { do: 'UseHardTimes' }
  /** Stop; points that are left are lost. */
  | { do: 'EndTurn' }
  /** Discard a Workforce card to raise the track. */
  | { do: 'SpendCard'; card: number }
  /** No further card. */
  | { do: 'Enough' }
  /** Deploy: a Worker to the own Battlefield, and cards to raise Strength. */
  | { do: 'Recruit' }
  /** Deploy: move Soldiers to an adjacent Battlefield. */
  | { do: 'Advance'; start: number; end: number; count: number }
  /** Task: remove Soldiers where no opponent has any, for an Influence each. */
  | { do: 'Raid'; territory: number; count: number }
  /** Task: attack an opponent's Soldiers; `boost` takes an Anarchy marker for +1. */
  | { do: 'Battle'; territory: number; defender: number; boost: number }
  /** The winner removes so many Soldiers; the rest of the Spoils is Influence. */
  | { do: 'DivideSpoils'; removed: number }
  /** Deploy: a Worker to the own Tavern, and cards to raise Intrigue. */
  | { do: 'Infiltrate' }
  /** Deploy: move Spies to an adjacent Tavern. */
  | { do: 'Sneak'; start: number; end: number; count: number }
  /** Task: a Spy lowers a track of the opponent it visits, for an Anarchy marker a second one. */
  | { do: 'Subterfuge'; opponent: number; track: number; second: number }
  /** Task: a Spy in the central Tavern moves the Diplomacy marker. */
  | { do: 'CentralSubterfuge' }
  /** Broken Treaties: pay for the step on the Diplomacy Track. */
  | { do: 'LowerForDiplomacy' }
  /** Deploy: a Worker to the own Market, and cards to raise Trade. */
  | { do: 'Tradesman' }
  /** Deploy: move Merchants to an adjacent Market. */
  | { do: 'Caravan'; start: number; end: number; count: number }
  /** Task: a Merchant uses a line of the Travelling Merchant. */
  | { do: 'Commerce'; territory: number; line: number; gain: number }
  /** Deploy: cards raise Wealth. */
  | { do: 'Profits' }
  /** Deploy: move Workers of any kind, with the group size of Wealth. */
  | { do: 'Wages'; worker: number; start: number; end: number; count: number }
  /** Task: put a Guild on a free space. */
  | { do: 'GrantGuild'; guild: number }
  /** Task: with both spaces full, put a Guild in place of another. */
  | { do: 'ExchangeGuild'; guild: number; old: number }
  /** Task: draw the top In Game Claim. */
  | { do: 'GrantClaim' }
  /** Take an Anarchy marker and discard the claim just drawn. */
  | { do: 'DiscardClaim' }
  /** Deploy: cards raise Knowledge. */
  | { do: 'Educate' }
  /** Deploy: draw the top Workforce card. */
  | { do: 'Apprenticeship' }
  /** Task: one space on the Alms Track; `back` also returns an Anarchy marker. */
  | { do: 'Alms'; back: number }

/** A public fact. */
export type GameEvent =
  | { was: 'LordTurnedUp'; seat: number; lord: number }
  | { was: 'FirstPlayerNamed'; seat: number }
  | { was: 'RoundBegan'; round: number }
  | { was: 'MerchantArrived'; merchant: number }
  /** The open Workforce cards of this round. */
  | { was: 'CardsRevealed'; cards: number[] }
  /** A Royal Decree, with the event that counts. */
  | { was: 'DecreeRevealed'; event: number }
  /** The Crown lies flat: from now on only lower events count. */
  | { was: 'QueenDied' }
  /** Tournament: everybody's die. */
  | { was: 'DiceRolled'; rolls: number[] }
  /** A Bidding marker, face down. */
  | { was: 'MarkerPlaced'; seat: number; space: number }
  | { was: 'SpaceOpened'; space: number }
  | { was: 'MarkersShown'; seat: number; space: number; markers: number[] }
  | { was: 'StarDeclared'; seat: number; value: number }
  | { was: 'GuildActivated'; seat: number; guild: number }
  | { was: 'WorkerReplaced'; seat: number; territory: number; worker: number; other: number }
  /** So many Workforce cards; what they are is the drawer's secret. */
  | { was: 'CardsDrawn'; seat: number; count: number }
  /** The discards (counted by face) make a new Workforce deck. */
  | { was: 'DeckShuffled'; cards: number[] }
  /** Scholar's Guild: one card was kept, these lie open. */
  | { was: 'CardsOffered'; seat: number; cards: number[] }
  | { was: 'CardBought'; seat: number; seller: number; card: number }
  /** Open cards that nobody took. */
  | { was: 'CardsDiscarded'; cards: number[] }
  | { was: 'ClaimsDrawn'; seat: number; count: number }
  | { was: 'ClaimKept'; seat: number }
  /** Face down. */
  | { was: 'ClaimsPutBack'; seat: number; count: number }
  /** The discarded claims make a new deck. */
  | { was: 'ClaimsShuffled'; count: number }
  | { was: 'FirstPlayerTaken'; seat: number }
  | { was: 'CardsSplit'; seat: number; first: number[]; second: number[]; third: number[] }
  /** Openly, from the Workforce space. */
  | { was: 'CardsTaken'; seat: number; cards: number[] }
  | { was: 'TurnBegan'; seat: number; space: number; points: number }
  | { was: 'KindChosen'; seat: number; kind: number }
  | { was: 'Supplemented'; seat: number; track: number; crossed: boolean }
  | { was: 'HardTimesUsed'; seat: number }
  /** From the Supply. */
  | { was: 'WorkerPlaced'; seat: number; worker: number; territory: number }
  /** To the Supply; `lost`: in a Battle, or as its Spoils. */
  | { was: 'WorkersReturned'; seat: number; worker: number; territory: number; count: number; lost: boolean }
  | { was: 'WorkersMoved'; seat: number; worker: number; start: number; end: number; count: number }
  | { was: 'CardDiscarded'; seat: number; card: number }
  | { was: 'TrackMoved'; seat: number; track: number; by: number; level: number }
  | { was: 'Raided'; seat: number; territory: number; count: number }
  /** Rolls and totals. */
  | {
      was: 'BattleFought'
      seat: number
      defender: number
      territory: number
      roll: number
      total: number
      defence: number
      against: number
    }
  | { was: 'SpoilsDivided'; seat: number; removed: number; influence: number }
  | { was: 'InfluenceGained'; seat: number; influence: number }
  | { was: 'SubterfugeDone'; seat: number; territory: number }
  | { was: 'CommerceDone'; seat: number; territory: number; line: number; paid: number }
  | { was: 'DiplomacyMoved'; seat: number; space: number }
  | { was: 'AlmsMoved'; seat: number; space: number }
  | { was: 'TokenResolved'; seat: number; token: number }
  | { was: 'AnarchyTaken'; seat: number; cause: number }
  | { was: 'AnarchyReturned'; seat: number; cause: number }
  | { was: 'GuildGranted'; seat: number; guild: number }
  | { was: 'GuildRemoved'; seat: number; guild: number }
  /** Revealed the moment it held; `deed` fulfilled it, or none (the last): it held at first sight. */
  | { was: 'ClaimCompleted'; seat: number; claim: number; deed: number }
  | { was: 'EndClaimsShown'; seat: number; fulfilled: number[]; missed: number[] }
  | { was: 'TurnEnded'; seat: number }
  | { was: 'RoundEnded'; round: number }
  | { was: 'GameEnded' }

/** What a seat is asked. */
export type Question =
  /** Which two of the five End of Game Claims leave the game. */
  | { step: 'PutAsideTwo'; seat: number }
  /** Which of the two Lords to play. */
  | { step: 'PickLord'; seat: number }
  /** Who begins, where the players choose; the first seat speaks for all. */
  | { step: 'NameFirst'; seat: number }
  /** What the Decree allows, or to do without. */
  | { step: 'Offer'; seat: number; lowest: number }
  /** What the Decree demands, where there is a choice. */
  | { step: 'Duty'; seat: number }
  /** Which marker to place face down, and where. */
  | { step: 'PlaceBid'; seat: number }
  /** Whether the star counts 1 or 2, and which Guild it activates; it stands once it is said. */
  | { step: 'Declare'; seat: number }
  /** Spy's Guild: which Worker returns, and what takes its place. */
  | { step: 'ChooseReplacement'; seat: number }
  /** Scholar's Guild: which card to keep secretly. */
  | { step: 'KeepOne'; seat: number }
  /** Scholar's Guild: pay 1 Wealth for one of the open cards, or not. */
  | { step: 'Buy'; seat: number; seller: number }
  /** Which of the claims drawn to keep, if any. */
  | { step: 'KeepDrawn'; seat: number }
  /** How the lowest bidder splits the open cards. */
  | { step: 'Split'; seat: number }
  /** Which group to take. */
  | { step: 'ChooseGroup'; seat: number }
  /** With 1 Bid Point: which card of the group to keep. */
  | { step: 'ChooseCard'; seat: number; group: number }
  /** Four players, second rank: two points for Deploy or one for a Task. */
  | { step: 'ChoosePoints'; seat: number }
  /** An action of the space, a supplement, or the end of the turn. */
  | { step: 'TakeActions'; seat: number }
  /** Which card to discard to raise the track, or enough. */
  | { step: 'SpendCards'; seat: number; track: number }
  /** How many Soldiers of the loser the winner removes; the rest of the Spoils is Influence. */
  | {
      step: 'DivideTheSpoils'
      seat: number
      loser: number
      territory: number
      attacker: number
      margin: number
      own: number
      opposed: number
      boost: number
    }
  /** Broken Treaties: lower Intrigue for the step on the Diplomacy Track, or leave it. */
  | { step: 'PayForDiplomacy'; seat: number; central: boolean }
  /** Keep the claim drawn by a Grant, or discard it for an Anarchy marker. */
  | { step: 'KeepGranted'; seat: number }
  /** Which Town Track the Alms token raises. */
  | { step: 'RaiseByToken'; seat: number }
