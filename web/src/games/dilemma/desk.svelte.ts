/** The desk of The King's Dilemma: its things, what is asked in the hall and what lies on the bargaining table. */
import type { Help } from '../../desk.svelte'
import { StagedDesk } from '../../staged.svelte'
import type { Loose } from '../../stages'
import { PHASE } from './data'
import { helpFor, nameOf } from './help'
import { type Figures, figuresOf, isFinale, NOTHING, outcomeOf, resultOf, screenOf, tableOf } from './pieces'
import { STAGES } from './stages'
import type { Action, GameEvent, Question, Table } from './types'

/** What is composed at the bargaining table. */
const DEALS = /^(?:MakeOffer|NamePrice|MakePromise|JoinDeal|(?:Accept|Refuse|Withdraw)(?:Offer|Whisper))$/u
export const AT_TABLE = /^(?:MakeOffer|NamePrice|MakePromise|to|service|manner|coins|join|accept|refuse|withdraw)\b/u
export const ANSWERS = /^(?:hear|decline|unsay)-/u
const ON_PLAQUE = /^player-/u

/** Before a vote these have their place, whether or not they can be done. */
const TURN = ['side-0', 'side-1', 'PassAndGather', 'PassAndModerate']

export const isOfTable = (key: string): boolean => AT_TABLE.test(key) || ANSWERS.test(key)

export class Desk extends StagedDesk<Table, GameEvent> {
  readonly table = $derived.by(() => tableOf(this.props.sight))
  readonly own = $derived.by(() => screenOf(this.props.sight))
  readonly figures: Figures = $derived.by(() => figuresOf(this.props.sight))
  protected readonly stages = STAGES
  protected readonly loose: Loose = { keys: [] }
  /** The page that is read, or none. */
  reading = $state<string | null>(null)
  home = $state('card')

  /** The kinds of questions that are asked now. */
  readonly asked: Question['step'][] = $derived.by(() =>
    this.props.choice.asked ? this.props.choice.questions.map((one) => one.ask.step as Question['step']) : [],
  )
  /** What is chosen in the hall, in its order; what is chosen already stays, as whoever goes by keys stands on it. */
  readonly acts: string[] = $derived.by(() => {
    const all = new Set([...this.pointed, ...this.aims.keys()])
    const found = [...all].filter((key) => !isOfTable(key) && !ON_PLAQUE.test(key))
    const isTurn = this.asked.includes('VoteTurn') && found.some((key) => TURN.includes(key) && this.aims.has(key))
    return isTurn ? [...TURN, ...found.filter((key) => !TURN.includes(key))] : found
  })
  /** What a deal is composed of next: houses, services, the manner, coins. */
  readonly parts: string[] = $derived.by(() =>
    [...this.aims.keys()].filter((key) => /^(?:to|service|manner|coins)-/u.test(key)),
  )
  /** The deal that is composed and only has to be confirmed. */
  readonly sealed: Action | null = $derived.by(() => {
    const { chosen } = this.props.choice
    return chosen && DEALS.test(chosen.do) ? (chosen as Action) : null
  })
  /** A deal is being composed. */
  readonly dealing: boolean = $derived.by(
    () => this.parts.length > 0 || this.props.choice.picks.some(({ kind }) => kind !== undefined && DEALS.test(kind)),
  )

  /** The reader's seat; a spectator has none. */
  get seat(): number {
    return this.props.sight.seat ?? NOTHING
  }

  /** The page of the open card that is shown: its front, and its back once the result was read. */
  get leaf(): string | null {
    const { card, phase } = this.table
    if (card === NOTHING) return outcomeOf(this.table)
    return (phase === PHASE['result'] ? resultOf(this.table, card) : null) ?? `dilemma-${card}`
  }

  /** Whether the last sitting of the campaign is held. */
  get last(): boolean {
    return isFinale(this.table)
  }

  name(key: string): string {
    return nameOf(key, this)
  }

  help(key: string): Help | null {
    return helpFor(key, this)
  }
}
