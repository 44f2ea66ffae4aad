/** The desk of Throne of Allegoria: its things, and those pointed at that are no choice yet. */
import { type Aim, type Aims, BoardDesk, type Help } from '../../desk.svelte'
import type { Action } from '../../wire'
import { aims, keysOf, type Loose, pointedAt, type Scene, WAY } from './aims'
import { helpFor } from './help'
import { FIRST_TRACK_SPACE, figuresOf, NOTHING, screenOf, seatsOf, tableOf } from './pieces'
import type { GameEvent, Question } from './types'

/** Things pointed at that are no choice yet; board and tray show the same. */
export const loose: Loose = $state({ keys: [] })

/** A way in words, beside what was pointed at last. */
export interface Way {
  key: string
  action: Action
  aim: Aim
}

export class Desk extends BoardDesk<GameEvent> {
  readonly table = $derived.by(() => tableOf(this.props.sight))
  readonly own = $derived.by(() => screenOf(this.props.sight))
  readonly figures = $derived.by(() => figuresOf(this.props.sight))
  private readonly scene: Scene = $derived.by(() => ({
    choice: this.props.choice,
    table: this.table,
    book: this.props.book,
  }))
  readonly aims: Aims = $derived.by(() => aims(this.scene, loose))
  readonly pointed = $derived.by(() => pointedAt(this.scene, loose))
  readonly ways: Way[] = $derived.by(() =>
    [...this.aims].flatMap(([key, aim]) =>
      key.startsWith(WAY) && aim.actions[0] ? [{ key, action: aim.actions[0], aim }] : [],
    ),
  )
  /** Everything that the question as a whole has to do with. */
  readonly offered: string[] = $derived.by(() =>
    this.props.choice.asked ? this.props.choice.options.flatMap((action) => keysOf(action, this.table)) : [],
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

  /** The track of the space that is open, where it has one. */
  get openTrack(): number {
    const { space } = this.table
    return space >= FIRST_TRACK_SPACE ? space - FIRST_TRACK_SPACE : NOTHING
  }

  isLit(key: string): boolean {
    return this.aims.has(key)
  }

  override act(key: string): boolean {
    const place = loose.keys.indexOf(key)
    if (place < 0) return super.act(key)
    loose.keys = loose.keys.slice(0, place)
    return true
  }

  help(key: string): Help | null {
    return helpFor(key, this)
  }
}
