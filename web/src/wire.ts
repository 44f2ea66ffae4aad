/** What the generated messages leave open: values that belong to a game. */
import type {
  Film as RawFilm,
  FilmStep as RawFilmStep,
  GuideInfo,
  Moment as RawMoment,
  PastMatch as RawPastMatch,
  PhraseInfo,
  Previewed as RawPreviewed,
  Shared as RawShared,
  Update as RawUpdate,
  Welcome as RawWelcome,
} from './generated'

export type Value = number | string | boolean | null | Value[]

/** An action of a game: its type in `do`, one number a field. */
export interface Action {
  do: string
  [field: string]: number | string
}

/** A public fact: its type in `was`. */
export interface GameEvent {
  was: string
  [field: string]: Value
}

/** A step on a public stack: its type in `step`; a question has a seat. */
export interface Step {
  step: string
  [field: string]: Value
}

/** Why something is refused: its type in `why`. */
export interface Reason {
  why: string
  [field: string]: Value
}

/** What stands in the way of a kind of action. */
export interface Obstacle {
  kind: string
  why: Reason
}

export interface Clock {
  entry: number
  at: number
  now: number
  running: boolean
  halted: boolean
}

/** What a seat sees, or a spectator, who has neither `own` nor `seat`. */
export interface Sight {
  clock: Clock
  // The table of a game is typed by its board.
  /* eslint-disable @typescript-eslint/no-explicit-any */
  table: Record<string, any>
  stacks: Step[][]
  seat?: number
  own?: Record<string, any>
  /** What the rules reckon for the board. */
  figures: Record<string, any>
  /** How it stands; null where the game keeps no score. */
  tally?: Tally | null
  /* eslint-enable @typescript-eslint/no-explicit-any */
  seen?: number
}

/** Options too many to list: every action of a kind with one of the values in each field, in their order. */
export interface Form {
  form: string
  values: number[][]
}

export type Option = Action | Form

/** A question as it comes in: what is listed and forms, as the rules have them. */
export interface RawQuestion {
  ask: Step
  options: Option[]
  /** The question in words, where its own fields do not say it all. */
  said?: PhraseInfo | null
}

/** The same sorted; `places`: where the listed actions stand among all options, if there are forms. */
export interface Question extends Omit<RawQuestion, 'options'> {
  options: Action[]
  forms?: Form[]
  places?: number[]
}

export interface Told {
  entry: number
  at: number
  events: GameEvent[]
}

export interface ScoreLine {
  item: string
  points: number[]
}

export interface Outcome {
  reason: string
  ranks: number[]
  scores: number[]
  lines: ScoreLine[]
  /** Who has won, a switch a seat, where that is not all who came first; perhaps nobody. */
  won?: boolean[]
}

/** The seats that have won. */
export function winnersOf(outcome: Outcome): number[] {
  const won = outcome.won ?? outcome.ranks.map((rank) => rank === 1)
  return won.flatMap((has, seat) => (has ? [seat] : []))
}

/** Totals with the lines that make them up, what is compared at the end only, and what ends the game. */
export interface Tally {
  totals: number[]
  lines: ScoreLine[]
  pending: ScoreLine[]
  /** A number a seat, or one for everybody. */
  counts: ScoreLine[]
  last_round: boolean
  last_turns: number[]
}

export type Welcome = Omit<RawWelcome, 'sight' | 'questions' | 'told' | 'outcome'> & {
  sight: Sight | null
  questions: RawQuestion[]
  told: Told[]
  outcome: Outcome | null
}

export type Shared = Omit<RawShared, 'events' | 'table' | 'tally' | 'clock' | 'stacks' | 'outcome'> & {
  events: GameEvent[]
  table: Record<string, unknown>
  tally: Tally | null
  clock: Clock
  stacks: Step[][]
  outcome: Outcome | null
}

export type Update = Omit<RawUpdate, 'shared' | 'own' | 'figures' | 'questions'> & {
  shared: Shared
  own: Record<string, unknown> | null
  figures: Record<string, unknown>
  questions: RawQuestion[]
}

export type Previewed = Omit<RawPreviewed, 'events' | 'questions' | 'gains' | 'open'> & {
  events: GameEvent[]
  questions: Question[]
  gains?: number[]
  open?: boolean
}

/** How it stood at an entry; `screens`: all hands, where they are laid open. */
export type Moment = Omit<RawMoment, 'sight' | 'events'> & {
  sight: Sight & { screens?: Record<string, unknown>[] }
  events: GameEvent[]
}

/** A reel of a film: a moment, and what each entry behind it changed. */
export type Film = Omit<RawFilm, 'sight' | 'events' | 'steps'> & {
  sight: Moment['sight']
  events: GameEvent[]
  steps: FilmStep[]
}

export type FilmStep = Omit<RawFilmStep, 'events' | 'changes'> & {
  events: GameEvent[]
  changes: Record<string, unknown>
}

/** A match that cannot be played here. */
export type PastMatch = Omit<RawPastMatch, 'outcome'> & { outcome: Outcome | null }

/** What a guide has said so far, and what it waits for. */
export type Guided = Omit<GuideInfo, 'left'> & { left: Action[] }

export interface Hinted {
  got: 'Hinted'
  id: string
  action: Action
  remark: PhraseInfo | null
  next_best: Action | null
  reasons: string[]
}
