/** The desk of The King's Dilemma: its things, what is asked in the hall and what lies on the bargaining table. */
import type { Help } from '../../desk.svelte'
import { StagedDesk } from '../../staged.svelte'
import type { Loose } from '../../stages'
import { PHASE } from './data'
import { helpFor, nameOf, titleOf } from './help'
import { type Figures, figuresOf, isFinale, NOTHING, outcomeOf, resultOf, screenOf, tableOf } from './pieces'
import { STAGES } from './stages'
import type { Action, GameEvent, Question, Table } from './types'
import { ALL_READ, heard, type Leaf, type Unread } from './unread'

/** What is composed at the bargaining table. */
const DEALS = /^(?:MakeOffer|NamePrice|MakePromise|JoinDeal|(?:Accept|Refuse|Withdraw)(?:Offer|Whisper))$/u
export const AT_TABLE = /^(?:MakeOffer|NamePrice|MakePromise|to|service|manner|coins|join|accept|refuse|withdraw)\b/u
export const ANSWERS = /^(?:hear|decline|unsay)-/u
const ON_PLAQUE = /^player-/u

/** Before a vote these have their place, whether or not they can be done. */
const TURN = ['side-0', 'side-1', 'PassAndGather', 'PassAndModerate']

/** What may be said at any time, to whoever listens. */
const AT_ANY_TIME = /^(?:MakeOffer|NamePrice|MakePromise|join|withdraw|unsay)\b/u

export const isOfTable = (key: string): boolean => AT_TABLE.test(key) || ANSWERS.test(key)
/** Whether somebody waits for it at the bargaining table, or it is a part of what is composed there. */
export const isAwaited = (key: string): boolean => isOfTable(key) && !AT_ANY_TIME.test(key)

export class Desk extends StagedDesk<Table, GameEvent> {
  readonly table = $derived.by(() => tableOf(this.props.sight))
  readonly own = $derived.by(() => screenOf(this.props.sight))
  readonly figures: Figures = $derived.by(() => figuresOf(this.props.sight))
  protected readonly stages = STAGES
  protected readonly loose: Loose = { keys: [] }
  /** The page that is read, or none. */
  reading = $state<string | null>(null)
  home = $state('card')
  /** What was read aloud and has not been turned over yet. */
  unread = $state.raw<Unread>(ALL_READ)
  private followed = 0

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

  /** Follow the table; in a replay each moment shows its own pages, and undone is unread. */
  hear(): void {
    const { entry, events } = this.props.recent
    if (entry === this.followed || entry === 0) return
    const goesOn = entry > this.followed && this.props.openRules !== undefined
    this.followed = entry
    this.unread = heard(goesOn ? this.unread : ALL_READ, events as unknown as GameEvent[], this.seat)
  }

  /** On to the next page; by a first pick in the hall everything is read. */
  turnOver(all = false): void {
    this.unread = { ...this.unread, leaves: all ? [] : this.unread.leaves.slice(1) }
  }

  /** The page that was read aloud last, as long as it is not turned over. */
  get told(): Leaf | null {
    return this.unread.leaves[0] ?? null
  }

  /** The result of the open card was read: no other one is drawn yet. */
  get isReadOut(): boolean {
    return this.table.phase === PHASE['result']
  }

  /** The page that is shown: what was read aloud, the front of the open card, its back once the result was read. */
  get leaf(): string | null {
    return this.told?.key ?? this.lying
  }

  /** The page that lies there once all is turned over. */
  get lying(): string | null {
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

  /** What a page is called. */
  titleOf(key: string): string {
    return titleOf(key, this)
  }

  help(key: string): Help | null {
    return helpFor(key, this)
  }
}
