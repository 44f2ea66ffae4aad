/** Made by scripts/game_types.py from src/regency/games/pendulum: change that, not this. */

/** Every field has the default that the rulings recommend. */
export interface Options {
  mode: 'realtime' | 'untimed_simultaneous' | 'untimed_turns'
  province_refill: 'auto' | 'manual'
  advanced_placement: boolean
  glory: boolean
  ravager_neighbour_cost: 'both' | 'own_only'
  timer_speed_percent: '100' | '125' | '150' | '75'
  auto_flip: boolean
  solo_level: number
}

/** What everybody sees. Lists by seat, by area, by worker (five a seat) or by slot (four a seat). */
export interface Table {
  rules: Options
  /** real time, untimed simultaneous, untimed turns */
  mode: number
  /** of the board */
  side: number
  phase: number
  /** 1 to 4 */
  round: number
  /** of the timer track in untimed play */
  step: number
  /** whose turn it is in untimed turns, or NOTHING */
  active: number
  /** one after the other, in untimed turns */
  passes: number
  /** how, or NOTHING */
  ended: number
  /** nobles, best rank first */
  privilege: number[]
  /** where the timer stands: upper or lower */
  rows: number[]
  /** of the purple timer */
  circle: number
  /** time markers by purple circle */
  markers: boolean[]
  /** how long a run lasts, in milliseconds of game time */
  sand: number[]
  /** game time of the last flip */
  started: number[]
  run_out: boolean[]
  /** the entry of the last flip */
  flipped: number[]
  /** until then who could not have seen it may act as before it, or NEVER */
  late_until: number[]
  /** or NEVER */
  countdown_ends: number
  /** box, reward box, mat, reserve or gone */
  at: number[]
  /** since it has acted, where no clock runs */
  moves: number[]
  /** broke in: no production during this stay */
  intruders: boolean[]
  /** until when its box is provisional, or NEVER */
  holds: number[]
  /** where it came from, while it is */
  origins: number[]
  /** three workers of each automated opponent */
  rival_at: number[]
  mats: number[]
  military: number[]
  culture: number[]
  gold: number[]
  votes: number[]
  /** steps */
  power: number[]
  prestige: number[]
  popularity: number[]
  legendary: number[]
  /** cubes at the track ends, three a seat */
  glory: number[]
  hands: number[][]
  discards: number[][]
  /** provinces, four slots a seat */
  slots: number[][]
  /** the Wider Borders card beside the mat, or NOTHING */
  wider: number[]
  /** the marker lies on the achievement */
  claimed: boolean[]
  /** the open ones, or NOTHING */
  spaces: number[]
  provinces_left: number
  provinces_out: number[]
  /** province, seat, slot, space, paid, until */
  pending: [number, number, number, number, number, number][]
  /** from the stack and not yet tucked, by seat, or NOTHING */
  drawn: number[]
  achievement: number
  achievements_left: number
  achievements_out: number[]
  /** on the stack, on the card, or the noble who took it this round */
  token: number
  /** until when it is provisional, or NEVER */
  token_until: number
  /** how it was claimed, while it is */
  token_way: number
  /** the open cards, or NOTHING */
  rewards: number[]
  rewards_left: number
  rewards_out: number[]
  /** the grande reward is turned over */
  grande_taken: boolean
  /** or ready */
  done: boolean[]
  /** how often */
  withdrawn: number[]
  holding: boolean[]
  /** how often */
  held: number[]
  /** was called, and is done for good */
  final: boolean[]
  /** who does nothing until then holds, or NEVER */
  idle_at: number[]
  /** then everybody holds, or NEVER */
  calls_at: number
  /** the seat that acts alone, or NOTHING */
  called: number
  /** or NEVER */
  call_ends: number
  rival_points: number[]
  rival_legendary: number[]
  /** what they have drawn for this Council, or NOTHING */
  rival_cards: number[]
  automas_left: number
  automas_out: number[]
}

/** Nothing is hidden from the others. */
export type Screen = Record<string, never>

/** Something that a seat can do. */
export type Action =
  /** Setup: a character, and a side of its mat. */
  | { do: 'ChooseMat'; mat: number }
  /** Place a worker from the mat, or move it, into a box. */
  | { do: 'PlaceWorker'; worker: number; box: number }
  /** Take a worker back to the mat. */
  | { do: 'ReturnWorker'; worker: number }
  /** Let a worker act: pay, move it to the reward box, take the reward. */
  | { do: 'Act'; worker: number; task: number }
  /** Free action: flip a timer that has run out. */
  | { do: 'FlipTimer'; area: number }
  /** Free action: play a stratagem; with some a worker acts, is placed, or the achievement is claimed. */
  | { do: 'PlayCard'; card: number }
  /** Free action: pay, and take all discarded stratagems back. */
  | { do: 'RecallStratagems' }
  /** Free action: fill an empty open space from the stack. */
  | { do: 'RefillProvince'; space: number }
  /** Free action: lay the marker on the open achievement, for the lower reward or the token. */
  | { do: 'ClaimAchievement'; prize: number }
  /** No more actions, unless it is withdrawn. */
  | { do: 'Done' }
  /** Not done, or not ready, after all. */
  | { do: 'Withdraw' }
  /** Last actions: act later, after those of worse rank. */
  | { do: 'Hold' }
  /** Before a round: the workers stand as they should. */
  | { do: 'Ready' }
  /** Untimed turns: nothing now; the step ends when all pass one after the other. */
  | { do: 'Pass' }
  /** Leave it: a choice inside an action that one need not make. */
  | { do: 'Forgo' }
  /** Which cubes to gain, of any resources. */
  | { do: 'GainCubes'; military: number; culture: number; gold: number }
  /** Which cubes to pay, of any resources. */
  | { do: 'PayCubes'; military: number; culture: number; gold: number }
  /** On which track to gain the points. */
  | { do: 'ChooseTrack'; track: number }
  /** A point back on one track, and one forward on another. */
  | { do: 'ConvertPoint'; track: number; onto: number }
  /** Return so many of military or culture, and take as many of the other. */
  | { do: 'SwapCubes'; cube: number; count: number }
  /** Take one discarded stratagem back to the hand. */
  | { do: 'TakeCardBack'; card: number }
  /** Take a worker back from a row with a timer. */
  | { do: 'RetrieveWorker'; worker: number }
  /** Take an open province for a slot. */
  | { do: 'TakeProvince'; province: number; slot: number }
  /** Take the top province of the stack, unseen. */
  | { do: 'DrawProvince' }
  /** The slot for a province from the stack. */
  | { do: 'TuckProvince'; slot: number }
  /** Of which neighbouring action to gain the reward too. */
  | { do: 'ChooseNeighbour'; task: number }
  /** Council: an open card, the corner reward, or the grande reward. */
  | { do: 'TakeReward'; card: number }
  /** Replace this common worker by the second grande. */
  | { do: 'PromoteWorker'; worker: number }
  /** Council: a province beyond the limit of its slot goes out of the game. */
  | { do: 'DiscardProvince'; province: number }

/** A public fact. */
export type GameEvent =
  /** The order of the privilege track at the start, best first. */
  | { was: 'PrivilegeDrawn'; nobles: number[] }
  | { was: 'MatChosen'; seat: number; mat: number }
  /** Three seconds, then all timers are flipped. */
  | { was: 'CountdownBegun'; round: number }
  | { was: 'RoundBegun'; round: number }
  /** The token of the untimed game moves on. */
  | { was: 'StepBegun'; step: number }
  /** The last time marker is gone: no timer is flipped any more. */
  | { was: 'CouncilCalled' }
  | { was: 'CouncilBegun'; round: number }
  | { was: 'GameEnded' }
  | { was: 'TimerRanOut'; area: number }
  /** By whom, and to the upper (0) or the lower (1) row. */
  | { was: 'TimerFlipped'; seat: number; area: number; row: number }
  /** By the rules: at the start of a round, at a step of the untimed game, or by itself. */
  | { was: 'TimersFlipped'; areas: number[] }
  /** Somebody else was faster; nothing happens. */
  | { was: 'FlipVoid'; seat: number; area: number }
  | { was: 'WorkerPlaced'; seat: number; worker: number; box: number }
  /** Back to the mat, by its owner. */
  | { was: 'WorkerReturned'; seat: number; worker: number }
  /** To the reward box. */
  | { was: 'WorkerActed'; seat: number; worker: number; task: number }
  /** From a row with a timer to the mat. */
  | { was: 'WorkerRetrieved'; seat: number; worker: number }
  | { was: 'WorkerRecruited'; seat: number; worker: number }
  /** It leaves the game; the second grande stands in its place. */
  | { was: 'WorkerPromoted'; seat: number; worker: number }
  /** A better rank took the box inside the second: back to where it came from. */
  | { was: 'WorkerEvicted'; seat: number; worker: number; box: number; by: number }
  /** Nobody can take it away any more. */
  | { was: 'BoxConfirmed'; seat: number; box: number }
  | { was: 'CubesGained'; seat: number; cube: number; count: number }
  | { was: 'CubesPaid'; seat: number; cube: number; count: number }
  | { was: 'VotesGained'; seat: number; votes: number }
  | { was: 'VotesPaid'; seat: number; votes: number }
  | { was: 'PointsGained'; seat: number; track: number; points: number }
  | { was: 'PointsPaid'; seat: number; track: number; points: number }
  /** A cube of the track's colour at its end. */
  | { was: 'GloryGained'; seat: number; track: number; count: number }
  /** The cube returns to the supply. */
  | { was: 'GloryPaid'; seat: number; track: number; count: number }
  | { was: 'LegendaryGained'; seat: number }
  | { was: 'CardPlayed'; seat: number; card: number }
  | { was: 'CardsRecalled'; seat: number; cards: number[] }
  /** An open one, for a slot. */
  | { was: 'ProvinceTaken'; seat: number; province: number; slot: number }
  | { was: 'ProvinceDrawn'; seat: number }
  /** Drawn from the stack: everybody sees it. */
  | { was: 'ProvinceTurnedUp'; seat: number; province: number }
  /** It is under the slot, and produces from now on. */
  | { was: 'ProvinceTucked'; seat: number; province: number; slot: number }
  /** A better rank took it inside the second. */
  | { was: 'ProvinceTakenAway'; seat: number; province: number; by: number }
  | { was: 'ProvinceOpened'; space: number; province: number }
  /** Somebody refills an empty open space; which card comes is told by itself. */
  | { was: 'SpaceRefilled'; seat: number; space: number }
  /** Beyond the limit of its slot: out of the game. */
  | { was: 'ProvinceDiscarded'; seat: number; province: number; slot: number }
  /** The open ones go out of the game. */
  | { was: 'ProvincesCleared' }
  /** By an automated opponent. */
  | { was: 'ProvinceRemoved'; rival: number; province: number }
  | { was: 'AchievementOpened'; achievement: number }
  | { was: 'AchievementClaimed'; seat: number; achievement: number; prize: number }
  /** A better rank took it inside the second. */
  | { was: 'TokenTakenAway'; seat: number; by: number }
  /** The claim is withdrawn. */
  | { was: 'MarkerTakenBack'; seat: number }
  | { was: 'SeatDone'; seat: number }
  | { was: 'DoneWithdrawn'; seat: number }
  /** Wants to act later, or has done nothing for too long. */
  | { was: 'SeatHeld'; seat: number }
  /** Ten seconds of one's own. */
  | { was: 'SeatCalled'; seat: number }
  | { was: 'SeatReady'; seat: number }
  | { was: 'SeatPassed'; seat: number }
  /** By votes, best first, with the votes of each. */
  | { was: 'PrivilegeOrdered'; nobles: number[]; votes: number[] }
  | { was: 'RewardsOpened'; cards: number[] }
  | { was: 'RewardTaken'; seat: number; card: number }
  /** What nobody took goes out of the game. */
  | { was: 'RewardsCleared' }
  | { was: 'AutomaDrawn'; rival: number; automa: number }
  | { was: 'AutomasShuffled' }
  | { was: 'RivalPlaced'; rival: number; rival_worker: number; box: number }
  /** No box is free for it: off the board. */
  | { was: 'RivalLeft'; rival: number; rival_worker: number }
  | { was: 'RivalFlipped'; rival: number; area: number; row: number }
  | { was: 'RivalScored'; rival: number; points: number }
  | { was: 'RivalTookReward'; rival: number; card: number }
  | { was: 'RivalTookToken'; rival: number }

/** What a seat is asked. */
export type Question =
  /** Setup: which character and side. */
  | { step: 'PickMat'; seat: number }
  /** Setup: where a worker is placed in a lower row. */
  | { step: 'SetOut'; seat: number; worker: number }
  /** Untimed turns: one action, or pass. */
  | { step: 'TakeTurn'; seat: number }
  /** Real time and untimed simultaneous: anything, one thing at a time. */
  | { step: 'ActFreely'; seat: number }
  /** Untimed turns and Council: anybody may refill an empty open space. */
  | { step: 'Restock'; seat: number }
  /** Which worker acts with the card, or which other card is added. */
  | { step: 'WithAction'; seat: number; card: number; plan: number }
  /** Of which neighbouring action the reward is gained too. */
  | { step: 'PickNeighbour'; seat: number; worker: number; task: number; plan: number }
  /** What is claimed by the card: the lower reward, or the token. */
  | { step: 'WithClaim'; seat: number; card: number }
  /** Which worker enters which box of a row with a timer. */
  | { step: 'BreakGate'; seat: number; card: number }
  /** Which cubes to gain. */
  | { step: 'GainAny'; seat: number; count: number }
  /** Which cubes to pay for a card. */
  | { step: 'PayAny'; seat: number; card: number; count: number }
  /** On which track to gain the points. */
  | { step: 'PickTrack'; seat: number; points: number }
  /** Which point becomes which. */
  | { step: 'PickConversion'; seat: number }
  /** How many cubes are exchanged. */
  | { step: 'PickSwap'; seat: number }
  /** Which discarded stratagem comes back. */
  | { step: 'PickDiscard'; seat: number; card: number }
  /** Which worker comes back from a row that had a timer when it began. */
  | { step: 'Retrieve'; seat: number; rows: number }
  /** Which province, an open one for a slot or the top of the stack. */
  | { step: 'Conquer'; seat: number; paid: number }
  /** Under which slot the province from the stack goes. */
  | { step: 'Tuck'; seat: number; province: number }
  /** A better rank took the province: another one, the stack, or none and the payment back. */
  | { step: 'ConquerAgain'; seat: number; province: number; paid: number }
  /** A better rank took the token: the lower reward, or the marker back. */
  | { step: 'TokenLost'; seat: number; way: number }
  /** On which track the next bonus point of the rank goes. */
  | { step: 'RankBonus'; seat: number; points: number }
  /** An open card, the corner reward, or the grande reward. */
  | { step: 'ChooseReward'; seat: number }
  /** Council: which common worker becomes the second grande. */
  | { step: 'Promote'; seat: number }
  /** Which province beyond the limit goes out of the game. */
  | { step: 'TrimSlot'; seat: number; slot: number }
