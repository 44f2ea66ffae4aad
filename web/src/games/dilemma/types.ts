/** Made by scripts/game_types.py from src/regency/games/dilemma: change that, not this. */

/** Every field has the default that the rulings recommend. */
export interface Options {
  places: 'dense' | 'shared'
  open_pools: boolean
}

/** A story card on its stack: who signed it, and what it can do. */
export type Placed = [number, number, number, number[], number]

/** Coins on the table before whoever would serve; or, with a price, coins that are asked for. */
export type Offer = [number, number, number, number, number[], number]

/** What was paid for. */
export type Deal = [number, number, number[], boolean]

/** A promise without coins, and whether it was kept. */
export type Pledged = [number, number, number, number]

/** What two houses know and nobody else. */
export type Whisper = [number, number, number, number]

/** The open part of a campaign: the kingdom as the last reign left it. */
export interface Kingdom {
  cover: Cover
  left: Legacy
}

/** What everybody may know of a pack; `holds`: the envelopes that are in it. */
export interface Cover {
  pack: string
  edition: number
  holds: number[]
}

/**
 * A campaign as one sitting sees it; `present`: the house of each seat. `reign`: the number of the next sitting. Behind
 * the finale there are an outcome and the final table.
 */
export interface Legacy {
  book: Book
  present: number[]
  reign: number
  houses: HouseLegacy[]
  stickers: StickerLegacy[]
  stories: Placed[]
  mystery: number[]
  concord: number
  discord: number
  opened: number[]
  doors: number[]
  spent: number[]
  deck: number[]
  flags: number[]
  recalled: number[]
  events: EventLegacy
  outcome: number
  standing: Standing[]
}

/** A pack's side of the rules; `at` says where in it an envelope is, or NOTHING: a sealed door. */
export type Book = [
  string,
  number,
  Envelope[],
  number[],
  string[],
  [number, number, number],
  [number, number, number][],
]

/** A story card with its dilemmas; an ending has figures for the finale and for its signers. */
export type Envelope = [
  number,
  number,
  number,
  boolean,
  number[],
  number,
  number,
  number,
  number,
  [number, number],
  Card[],
]

/** A dilemma: icons and effects of Aye and of Nay. */
export type Card = [number, number, boolean, [number[], number[]], [number[][], number[][]]]

/** A house screen between two reigns. */
export interface HouseLegacy {
  member: boolean
  prestige: number
  crave: number
  unlocked: number
  boxes: number[]
  lines: number[]
  kept: number
  broken: number
  moot: number
  sat: number
  won: number
}

/** A chronicle sticker: where, which, its polarity (1 or -1), who signed, how old. */
export type StickerLegacy = [number, number, number, number, number]

/** The event area. */
export interface EventLegacy {
  running: number[]
  marks: number[]
  home: number[]
  unrest: number
  front: number
  regent: number
}

/** A house in the final table; its place is NOTHING where it sat in too few reigns to have one. */
export type Standing = [number, number, number, number, number, number, number]

/**
 * What is told of a reign: results in order (twice the card, and the side), and what was laid out. `moderator`: the
 * house that had the token at the end.
 */
export interface Account {
  results: number[]
  laid: Laid[]
  words: Word[]
  moderator: number
}

/** A story card, a sticker or a mystery sticker, and the house that signed it. */
export type Laid = [number, number, number]

/** How a house dealt in a reign: services sold, coins earned and paid, and what became of promises. */
export type Word = [number, number, number, number, number, number, number, number]

/** What everybody sees. Lists by seat, by house, by resource, or as their comment says. */
export interface Table {
  rules: Options
  /** the story that is told */
  pack: string
  reign: number
  phase: number
  /** of dilemmas; triggers are none */
  round: number
  /** how, or NOTHING */
  ended: number
  /** by seat */
  house: number[]
  /** 1: has sat at the table in this campaign */
  member: number[]
  prestige: number[]
  crave: number[]
  /** masks: story progress, then the three achievements */
  unlocked: number[]
  /** of the achievements */
  boxes: number[][]
  /** boxes by agenda */
  lines: number[][]
  kept: number[]
  broken: number[]
  moot: number[]
  /** reigns before this one in which each was at the table */
  sat: number[]
  /** and those of them that it won */
  won: number[]
  row: number[]
  /** 1 white, -1 black */
  face: number[]
  momentum: number[]
  stability: number
  /** TOP, BOTTOM or NOTHING */
  abdicated: number
  /** how far Stability is about to move, while somebody is asked */
  moving: number
  /** 1: the move of Stability that may be reduced once was */
  softened: number
  balance: number
  leader: number
  moderator: number
  sticker: number[]
  sticker_face: number[]
  /** houses */
  sticker_signer: number[]
  marks: number[]
  /** open agendas, positive and negative by resource: a seat, or NOTHING */
  token: number[]
  stories: Placed[]
  /** by storyline */
  mystery: number[]
  concord: number
  discord: number
  /** envelopes */
  opened: number[]
  /** envelopes that the pack does not have yet */
  doors: number[]
  /** dilemmas that never return */
  spent: number[]
  /** as a set: each draw is random */
  deck: number[]
  /** results read in this reign: twice the card, and the side */
  results: number[]
  /** passages of texts that were read as what was decided has them */
  recalled: number[]
  /** the cards of this reign on the Time Counter, the death space last */
  time: number[]
  /** by event: 1 while it runs */
  running: number[]
  event_marks: number[]
  /** the envelope of each event, or NOTHING */
  event_home: number[]
  /** cards in the event area */
  triggers: number[]
  unrest: number
  front: number
  /** a house */
  regent: number
  /** a seat */
  dreamer: number
  has_dreamt: number
  /** the card whose hidden icons the dreamer sees */
  dream_of: number
  /** 1: the card laid down last bears the symbol */
  death: number
  card: number
  /** of Aye and of Nay */
  icons: number[][]
  /** 1: the question of a trigger */
  on_last_mark: number
  /** 1 once somebody has taken a turn in this vote */
  voted: number
  choice: number[]
  bid: number[]
  first_bid: number[]
  pass_coin: number[]
  /** Power that nobody owns, on Nay */
  street: number
  result: number
  /** seats of whom one is to be chosen */
  tied: number[]
  /** effects still to be carried out */
  coming: number[][]
  /** effects of this card that moved a resource */
  done: number[][]
  signer: number
  must_sign: number
  slots: (Offer | null)[]
  /** who has leaned over to whom */
  whispers: [number, number][]
  deals: Deal[]
  promises: Pledged[]
  offers_made: number[]
  whispers_made: number[]
  promises_made: number[]
  /** 1: has paid for a dear deal in this reign */
  has_paid: number[]
  agenda_taken: number[]
  /** seats, lowest Prestige first */
  draft_order: number[]
  draft_size: number
  draft_at: number
  /** 1: has pledged in secret */
  pledging: number[]
  /** all there is: behind screens, on cards, in the Balance */
  power_total: number
  coin_total: number
  /** with open pools */
  open_power: number[]
  open_coins: number[]
  agendas: number[]
  coins_left: number[]
  power_left: number[]
  pad: number[][]
  /** Prestige and Crave of the place */
  gained: [number, number][]
}

/** What one seat sees. */
export interface Screen {
  power: number
  coins: number
  agenda: number
  /** agendas to choose from */
  hand: number[]
  /** those made to this seat, and its own, whose coins are set aside */
  whispered: Whisper[]
  pledge: number
  pledge_side: number
  /** hidden icons of the open card */
  dreamt: number[][]
}

export type Realm = Kingdom

/** Something that a seat can do. */
export type Action =
  /** Coldforge's ability: the side that one marker shows. */
  | { do: 'ChooseFace'; resource: number; face: number }
  /** Keep this one, and pass the others on. */
  | { do: 'TakeAgenda'; agenda: number }
  /** Nobody keeps more than two open agendas of a kind. */
  | { do: 'ReturnToken'; token: number }
  /** Put Power on Aye or on Nay. */
  | { do: 'Vote'; side: number; power: number }
  /** A coin, and a share of the Balance. */
  | { do: 'PassAndGather' }
  /** A coin, and the Moderator token. */
  | { do: 'PassAndModerate' }
  /** Add Power to the own card. */
  | { do: 'Raise'; power: number }
  /** Add nothing for now. */
  | { do: 'Stay' }
  | { do: 'BreakTie'; side: number }
  /** Among equals on the winning side. */
  | { do: 'GiveLeader'; player: number }
  /** Whoever signs: the Leader, or a house that bought the right. */
  | { do: 'Sign'; player: number }
  /** Orrel's Light: reduce this move of Stability, once in a reign. */
  | { do: 'Soften' }
  /** Not this time. */
  | { do: 'LetMove' }
  /** In secret, to the reformer (Aye) or to the keeper (Nay). */
  | { do: 'PledgeCoins'; side: number; purse: number }
  /** In secret, for the War of Mirrors. */
  | { do: 'PledgePower'; pledge: number }
  /** In secret, for the office of regent. */
  | { do: 'BidCoins'; purse: number }
  /** The dreamer looks at the hidden icons of the dilemma. */
  | { do: 'LookAhead' }
  /** Where Concord and Discord are level: which of the two outcomes in the middle. */
  | { do: 'ChooseReckoning'; reckoning: number }
  /** Coins for a service, on the table or whispered. */
  | { do: 'MakeOffer'; player: number; service: number; coins: number; manner: number }
  /** For so many coins I will. */
  | { do: 'NamePrice'; service: number; coins: number }
  /** Lay own coins beside those of others. */
  | { do: 'JoinDeal'; slot: number; coins: number }
  | { do: 'AcceptOffer'; slot: number }
  | { do: 'RefuseOffer'; slot: number }
  /** Take the own coins, or the own price, off the table. */
  | { do: 'WithdrawOffer'; slot: number }
  /** What this player has whispered to me. */
  | { do: 'AcceptWhisper'; player: number }
  | { do: 'RefuseWhisper'; player: number }
  /** What I have whispered to this player. */
  | { do: 'WithdrawWhisper'; player: number }
  /** Without coins, and binding nobody. */
  | { do: 'MakePromise'; player: number; service: number }

/** A public fact. */
export type GameEvent =
  | { was: 'ReignBegan'; reign: number }
  | { was: 'HouseSeated'; seat: number; house: number }
  /** Coldforge's ability. */
  | { was: 'MarkerTurned'; seat: number; resource: number; face: number }
  /** Which one, nobody is told. */
  | { was: 'AgendaTaken'; seat: number }
  /** By what earlier reigns have left: no momentum, no turning, no Stability. */
  | { was: 'RowShifted'; resource: number; by: number }
  /** What a house begins with follows from what everybody sees. */
  | { was: 'PoolTaken'; seat: number; power: number; coins: number }
  | { was: 'TokenGiven'; seat: number; token: number }
  | { was: 'TokenReturned'; seat: number; token: number }
  | { was: 'LeaderTaken'; seat: number }
  | { was: 'ModeratorTaken'; seat: number }
  | { was: 'DreamerNamed'; seat: number }
  | { was: 'DilemmaDrawn'; round: number; dilemma: number }
  | { was: 'TriggerDrawn'; dilemma: number }
  /** The deck is empty: what fired in this reign is shuffled in again. */
  | { was: 'TriggersRecalled' }
  /** That the dreamer looks is told; what is seen is not. */
  | { was: 'DreamSeen'; seat: number }
  | { was: 'VoteCast'; seat: number; side: number; power: number }
  /** Passed, to gather Power. */
  | { was: 'PowerGathered'; seat: number }
  | { was: 'VoteRaised'; seat: number; power: number; side: number }
  | { was: 'Stayed'; seat: number }
  /** The Night of Hammers: Power that nobody owns, on Nay. */
  | { was: 'StreetJoined'; power: number }
  | { was: 'VoteDecided'; side: number; ayes: number; nays: number }
  | { was: 'TieBroken'; seat: number; side: number }
  | { was: 'LeaderGiven'; seat: number; player: number }
  | { was: 'PassCoinTaken'; seat: number; coins: number }
  | { was: 'PowerShared'; seat: number; power: number }
  | { was: 'PowerReturned'; seat: number; power: number }
  /** Into the middle of the Balance. */
  | { was: 'PowerSpent'; seat: number; power: number }
  | { was: 'ResultRead'; dilemma: number; side: number }
  | { was: 'RowMoved'; resource: number; by: number; row: number }
  | { was: 'StabilityMoved'; by: number; stability: number }
  | { was: 'MoveSoftened'; seat: number }
  | { was: 'KingAbdicated'; ending: number }
  | { was: 'PowerGained'; seat: number; power: number }
  | { was: 'CoinsGained'; seat: number; coins: number }
  /** What there was of them; nobody owes the rest. */
  | { was: 'CoinsLost'; seat: number; coins: number }
  | { was: 'PowerLost'; seat: number; power: number }
  | { was: 'PrestigeGained'; house: number; points: number }
  | { was: 'CraveGained'; house: number; points: number }
  /** The Leader signs, or whoever bought the right. */
  | { was: 'SignatureGiven'; seat: number }
  | { was: 'StickerPlaced'; house: number; sticker: number; resource: number; face: number }
  | { was: 'EnvelopeOpened'; envelope: number }
  | { was: 'StorySigned'; envelope: number; house: number }
  /** An envelope that the story does not contain yet. */
  | { was: 'DoorSealed'; envelope: number }
  | { was: 'MysteryPlaced'; letter: number }
  /** The story progress of a house. */
  | { was: 'StoryFulfilled'; house: number }
  | { was: 'EventBegan'; event: number }
  | { was: 'EventMarked'; event: number; marks: number }
  | { was: 'EventOver'; event: number }
  | { was: 'UnrestMoved'; unrest: number }
  | { was: 'FrontMoved'; front: number }
  /** How much, nobody is told yet. */
  | { was: 'HasPledged'; seat: number }
  | { was: 'CoinsPledged'; seat: number; side: number; coins: number }
  | { was: 'PowerPledged'; seat: number; power: number }
  | { was: 'RegencyBid'; seat: number; coins: number }
  | { was: 'RegentNamed'; seat: number; coins: number }
  /** On the Time Counter. */
  | { was: 'CardLaidDown'; dilemma: number; space: number }
  | { was: 'OfferMade'; seat: number; player: number; service: number; coins: number }
  | { was: 'PriceNamed'; seat: number; service: number; coins: number }
  | { was: 'DealJoined'; seat: number; player: number; service: number; coins: number }
  /** Paid is paid: it binds. */
  | { was: 'DealMade'; seat: number; service: number; coins: number }
  | { was: 'OfferRefused'; seat: number; player: number; service: number }
  | { was: 'OfferWithdrawn'; seat: number; player: number; service: number }
  /** From the table to whoever had laid them there. */
  | { was: 'CoinsReturned'; seat: number; coins: number }
  /** Who leans over to whom is seen; what is said is not. */
  | { was: 'WhisperMade'; seat: number; player: number }
  /** Without a deal. */
  | { was: 'WhisperEnded'; seat: number; player: number }
  /** It was accepted, and is public from now on: who had whispered to whom, and what. */
  | { was: 'WhisperHeard'; seat: number; player: number; service: number; coins: number }
  | { was: 'PromiseMade'; seat: number; player: number; service: number }
  | { was: 'PromiseKept'; seat: number; service: number }
  | { was: 'PromiseBroken'; seat: number; service: number }
  | { was: 'PromiseMoot'; seat: number; service: number }
  | { was: 'ReignEnded'; ending: number }
  /** The sixth mystery is out, and a new council sits. */
  | { was: 'FinaleBegan'; reigns: number }
  /** One of the three votes of the finale. */
  | { was: 'LastVotePut'; vote: number; dilemma: number }
  | { was: 'ConcordMarked'; by: number; concord: number }
  | { was: 'DiscordMarked'; by: number; discord: number }
  /** Concord and Discord were level, and the Leader has chosen. */
  | { was: 'ReckoningChosen'; seat: number; reckoning: number }
  /** What Prestige and Crave count. */
  | { was: 'OutcomeProclaimed'; lean: number; reckoning: number }
  /** A line of the final table. */
  | { was: 'HouseRanked'; place: number; house: number; points: number }
  /** A house that sat in too few reigns to have a place in the final table. */
  | { was: 'HouseListed'; house: number; points: number }
  | { was: 'CampaignWon'; house: number }
  /** Everything else lies behind sealed doors: to be continued. */
  | { was: 'CampaignRests' }
  | { was: 'AgendaRevealed'; seat: number; agenda: number }
  | { was: 'PoolRevealed'; seat: number; power: number; coins: number }
  | { was: 'AchievementMarked'; house: number; task: number; boxes: number }
  | { was: 'AchievementUnlocked'; house: number; task: number }
  /** A box on the line of the agenda just played. */
  | { was: 'LineMarked'; house: number; agenda: number; boxes: number }

/** What a seat is asked. */
export type Question =
  /** Which side one marker shows. */
  | { step: 'TurnMarker'; seat: number }
  /** Which secret agenda to keep. */
  | { step: 'DraftAgenda'; seat: number }
  /** Which open agenda not to use in this reign. */
  | { step: 'GiveTokenBack'; seat: number }
  /** Power for the war, in secret. */
  | { step: 'PledgeForWar'; seat: number }
  /** Coins for the reformer or for the keeper, in secret. */
  | { step: 'PledgeForConclave'; seat: number }
  /** Whatever one may offer, join, answer, take back or promise. */
  | { step: 'Bargain'; seat: number }
  /** A turn of the vote. */
  | { step: 'VoteTurn'; seat: number }
  /** The Moderator: Aye or Nay. */
  | { step: 'DecideTie'; seat: number }
  /** Who of the strongest winners takes the Leader token. */
  | { step: 'ChooseLeader'; seat: number }
  /** Orrel's Light: whether to use its right now. */
  | { step: 'ReduceMove'; seat: number }
  /** The Leader signs; until then the right may be bought. */
  | { step: 'GiveSignature'; seat: number }
  /** Coins for the office of regent, in secret. */
  | { step: 'BidForOffice'; seat: number }
  /** Concord and Discord are level: which of the two outcomes in the middle. */
  | { step: 'ChooseOutcome'; seat: number }
