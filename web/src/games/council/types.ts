/** Made by scripts/game_types.py from src/regency/games/council: change that, not this. */

/** Every field has the default that the rulings recommend. */
export interface Options {
  coast: 'A' | 'B' | 'random'
  hills: 'A' | 'B' | 'random'
  mountains: 'A' | 'B' | 'random'
  politics: '13/12' | '14/6'
  coin_cap: boolean
  last_emporium: 'every' | 'first'
  permit_again: 'any' | 'earlier'
  permit_ties: 'all' | 'none'
}

/** What everybody sees. Lists by seat, by city, by colour; sets of cities and of owners are bit masks. */
export interface Table {
  rules: Options
  /** the map, by its number in the atlas */
  atlas: number
  /** politics cards in the game, by kind */
  cards: number[]
  active: number
  turn: number
  main_actions: number
  main_done: boolean
  quick_actions: number
  king: number
  deck: number
  assistant_pool: number
  trigger: number
  finished: boolean
  /** permits taken by the main action under way, or by the last one */
  just_taken: number[]
  coins: number[]
  assistants: number[]
  points: number[]
  nobility: number[]
  hands: number[]
  built: number[]
  owners: number[]
  tokens: number[]
  discards: number[]
  pool: number[]
  /** four balconies of four, left (newest) to right */
  councils: number[]
  /** two face-up permits a region */
  market: number[]
  stacks: number[]
  /** who took the bonus tile */
  tiles: number[]
  /** who took them, top first */
  king_rewards: number[]
  /** face up before a seat */
  permits: number[][]
  /** face down */
  used: number[][]
}

/** What one seat sees: its politics cards, counted by colour, jokers last. */
export interface Screen {
  hand: number[]
}

/** Something that a seat can do. */
export type Action =
  /** Main action: push a councillor into a balcony for 4 coins. */
  | { do: 'ElectCouncillor'; colour: number; balcony: number }
  /** Main action: bribe the council of a region for one of its face-up permits. */
  | { do: 'AcquirePermit'; region: number; slot: number }
  /** Main action: build in a city that a face-up permit names. */
  | { do: 'BuildEmporium'; permit: number; city: number }
  /** Main action: bribe the king's council, move the king and build where he arrives. */
  | { do: 'BuildWithKing'; city: number }
  /** Quick action: an assistant for 3 coins. */
  | { do: 'EngageAssistant' }
  /** Quick action: new face-up permits in a region for an assistant. */
  | { do: 'ChangePermits'; region: number }
  /** Quick action: send an assistant to elect a councillor. */
  | { do: 'ElectByAssistant'; colour: number; balcony: number }
  /** Quick action: one more main action for three assistants. */
  | { do: 'BuyMainAction' }
  /** The turn is over. */
  | { do: 'EndTurn' }
  /** The politics cards that are played to satisfy a council. */
  | { do: 'PayBribe'; bribe: number }
  /** Which linked city's reward token comes next. */
  | { do: 'ChooseReward'; city: number }
  /** Nobility: the reward token of this city once more. */
  | { do: 'RepeatReward'; city: number }
  /** Nobility: this face-up permit, for nothing. */
  | { do: 'TakePermit'; region: number; slot: number }
  /** Nobility: no permit, thank you. */
  | { do: 'DeclinePermit' }
  /** Nobility: the bonus of this permit once more. */
  | { do: 'RepeatPermit'; permit: number }

/** A public fact. */
export type GameEvent =
  /** The boards, left to right. */
  | { was: 'MapLaid'; coast: number; hills: number; mountains: number }
  /** With two players an emporium of nobody's stands in this city. */
  | { was: 'NeutralBuilt'; city: number }
  | { was: 'TurnBegan'; seat: number; turn: number }
  /** So many politics cards; their colours are the drawer's secret. */
  | { was: 'CardsDrawn'; seat: number; count: number }
  /** The discards (counted by kind) make a new deck. */
  | { was: 'DeckShuffled'; cards: number[] }
  | { was: 'CouncillorElected'; seat: number; colour: number; balcony: number; dropped: number }
  /** The track may end before all of them are counted. */
  | { was: 'CoinsGained'; seat: number; coins: number }
  | { was: 'CoinsPaid'; seat: number; coins: number }
  | { was: 'PointsGained'; seat: number; points: number }
  | { was: 'AssistantsGained'; seat: number; assistants: number }
  | { was: 'AssistantsReturned'; seat: number; assistants: number }
  | { was: 'MainActionsGained'; seat: number; count: number }
  /** A bribe for the council of this balcony. */
  | { was: 'CardsPlayed'; seat: number; bribe: number; balcony: number }
  | { was: 'PermitTaken'; seat: number; permit: number; region: number; slot: number }
  | { was: 'PermitDeclined'; seat: number }
  | { was: 'PermitTurnedUp'; region: number; slot: number; permit: number }
  /** A face-up permit goes under its stack. */
  | { was: 'PermitPutUnder'; region: number; slot: number; permit: number }
  /** Turned face down: it stays, but cannot be built with again. */
  | { was: 'PermitUsed'; seat: number; permit: number }
  | { was: 'KingMoved'; seat: number; start: number; city: number; roads: number }
  | { was: 'EmporiumBuilt'; seat: number; city: number; left: number }
  /** The reward token of a city. */
  | { was: 'RewardGained'; seat: number; city: number }
  /** The bonus of a permit, gained once more. */
  | { was: 'PermitBonusGained'; seat: number; permit: number }
  | { was: 'NobilityAdvanced'; seat: number; space: number }
  /** On the last space further steps are lost. */
  | { was: 'NobilityEnded'; seat: number }
  /** A bonus tile for a completed colour or region; its points count at the end. */
  | { was: 'TileTaken'; seat: number; tile: number; points: number }
  | { was: 'KingRewardTaken'; seat: number; points: number }
  /** Ten emporiums stand: the others have one more turn each. */
  | { was: 'LastEmporiumBuilt'; seat: number }
  | { was: 'TurnEnded'; seat: number }
  /** Everybody has had the last turn; the score is taken. */
  | { was: 'GameEnded' }

/** What a seat is asked. */
export type Question =
  /** A main action, a quick action, or the end of the turn. */
  | { step: 'TakeActions'; seat: number }
  /** Which cards to play to the council of a region; then the tile, its bonus and a new tile. */
  | { step: 'BribeForPermit'; seat: number; region: number; slot: number }
  /** Which cards to play to the king's council; then he moves, and one builds. */
  | { step: 'BribeForKing'; seat: number; city: number }
  /** Which linked city's token comes next; asked as long as a nobility step is among several. */
  | { step: 'OrderRewards'; seat: number; city: number; cities: number }
  /** Which city's token to gain once more; `more` of others follow. */
  | { step: 'RewardAgain'; seat: number; but: number; more: number }
  /** Which face-up permit to take for nothing, if any. */
  | { step: 'FreePermit'; seat: number }
  /** Which of one's own permits gives its bonus once more. */
  | { step: 'PermitAgain'; seat: number }
