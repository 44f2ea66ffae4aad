/** The desk of Throne of Allegoria: its things, and those pointed at that are no choice yet. */
import type { Help } from '../../desk.svelte'
import type { Attempt } from '../../generated'
import { StagedDesk } from '../../staged.svelte'
import { type Aim, type Loose, WAY } from '../../stages'
import type { Action } from '../../wire'
import { helpFor } from './help'
import { FIRST_TRACK_SPACE, figuresOf, NOTHING, screenOf, seatsOf, tableOf } from './pieces'
import { STAGES } from './stages'
import { triedIn } from './tried'
import type { GameEvent, Question, Table } from './types'

/** Things pointed at that are no choice yet; board and tray show the same. */
export const loose: Loose = $state({ keys: [] })

/** Whether what is to be drafted lies on the board: the tray leaves it out then. */
export const draft = $state({ onBoard: false })

/** A way in words, beside what was pointed at last. */
export interface Way {
  key: string
  action: Action
  aim: Aim
}

/** End of Game Claims that are kept. */
const KEPT = 3

export class Desk extends StagedDesk<Table, GameEvent> {
  readonly table = $derived.by(() => tableOf(this.props.sight))
  readonly own = $derived.by(() => screenOf(this.props.sight))
  readonly figures = $derived.by(() => figuresOf(this.props.sight))
  protected readonly stages = STAGES
  protected readonly loose = loose
  readonly ways: Way[] = $derived.by(() =>
    [...this.aims].flatMap(([key, aim]) =>
      key.startsWith(WAY) && aim.actions[0] ? [{ key, action: aim.actions[0], aim }] : [],
    ),
  )
  protected readonly home = 'house-4'
  protected override readonly many = 9

  /** The reader's seat; a spectator looks over the shoulder of nobody. */
  get seat(): number {
    return this.props.sight.seat ?? NOTHING
  }

  get seats(): number[] {
    return seatsOf(this.table)
  }

  /** The question that is answered now. */
  get question(): Question | undefined {
    return this.props.choice.asked ? (this.props.choice.questions[0]?.ask as Question | undefined) : undefined
  }

  /** Its type. */
  get asked(): Question['step'] | undefined {
    return this.question?.step
  }

  /** Whether the own answer is given, and only the others are waited for. */
  get settled(): boolean {
    return this.props.choice.questions[0]?.ask.step === 'Settled'
  }

  /** The track of the space that is open, where it has one. */
  get openTrack(): number {
    const { space } = this.table
    return space >= FIRST_TRACK_SPACE ? space - FIRST_TRACK_SPACE : NOTHING
  }

  /** Whether claims are to be put aside before the first round. */
  get sorting(): boolean {
    return this.own.ends.length > KEPT
  }

  /** Whether there is something to be drafted before the first round. */
  get drafting(): boolean {
    return this.own.lords.length > 0 || this.sorting
  }

  /** Whether something was drawn and is to be chosen from. */
  get drawn(): boolean {
    return this.own.drawn_claims.length + this.own.drawn_cards.length > 0
  }

  override attempts(key: string): Attempt[] {
    const found = super.attempts(key)
    return this.asked === 'TakeActions' ? triedIn({ space: this.table.space, seat: this.seat }, key, found) : found
  }

  help(key: string): Help | null {
    return helpFor(key, this)
  }
}
