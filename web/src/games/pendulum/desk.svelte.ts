/** The desk of Pendulum: its things, the own workers, and how late it is. */
import type { Help } from '../../desk.svelte'
import { StagedDesk } from '../../staged.svelte'
import { type Aims, type Loose, stagesOf } from '../../stages'
import { helpFor } from './help'
import { type Effects, MODE, PHASE } from './data'
import {
  AREAS,
  type Figures,
  figuresOf,
  isGrande,
  NOTHING,
  type Pawn,
  pawnsOf,
  summed,
  tableOf,
  type Worker,
  workersOf,
} from './pieces'
import { type Drawn, type Ways, waysOf } from './ways'
import { SETTING_OUT, STAGES } from './stages'
import type { Action, GameEvent, Question, Table } from './types'

const SAID = ['Done', 'Hold', 'Ready', 'Withdraw', 'Pass', 'Forgo']

/** Where it goes is pointed at, though only one place were left. */
const PLACE = /^(?:box|slot)-|^home$/u
const PLACED = new Set(['PlaceWorker', 'ReturnWorker', 'TakeProvince'])

export class Desk extends StagedDesk<Table, GameEvent> {
  readonly table = $derived.by(() => tableOf(this.props.sight))
  readonly figures: Figures = $derived.by(() => figuresOf(this.props.sight))
  protected readonly stages = $derived.by(() => (this.asked === 'SetOut' ? SETTING_OUT : STAGES))
  protected readonly loose: Loose = { keys: [] }
  readonly pawns: Map<number, Pawn[]> = $derived.by(() => pawnsOf(this.table, this.seat))
  /** All that may be answered now. */
  readonly options = $derived.by(() => (this.props.choice.asked ? (this.props.choice.options as Action[]) : []))
  readonly workers: Worker[] = $derived.by(() =>
    this.seat === NOTHING ? [] : workersOf(this.table, this.figures, this.seat),
  )
  /** Slots and tracks of the mat are large enough to be pointed at. */
  drawn = $state.raw<Drawn>({ slot: true, track: true })
  readonly ways: Ways | null = $derived.by(() => waysOf(this, this.drawn))
  home = $state('round')
  /** When a worker was last picked no longer, by the clock of the page. */
  dropped = -Infinity
  /** With what each action begins. */
  private readonly firsts = $derived.by(
    () => new Set(this.options.flatMap((action) => stagesOf(this.scene, action)[0]?.map(({ key }) => key) ?? [])),
  )
  protected override readonly many = 14

  /** What leads to one action alone is that action, by one touch; but a place is always pointed at. */
  protected override light(): Aims {
    const { choice } = this.props
    const found = super.light()
    for (const [key, aim] of found) {
      const [action, ...others] = aim.actions
      if (action && others.length === 0 && (PLACE.test(key) || !PLACED.has(action.do)))
        aim.take = () => void choice.take(choice.wholePick(action))
    }
    return found
  }

  /** Something else is begun by one touch, though a worker is picked: nobody has time to put it back first. */
  private isInstead(key: string): boolean {
    const { picks, chain, asked, chosen } = this.props.choice
    return asked && !chosen && picks.length > 0 && chain.length === 0 && !this.aims.has(key) && this.firsts.has(key)
  }

  override isLive(key: string): boolean {
    return super.isLive(key) || this.isInstead(key)
  }

  override act(key: string): boolean {
    if (!this.pointed.has(key) && this.isInstead(key)) this.props.choice.restart()
    return super.act(key)
  }

  /** The reader's seat; a spectator has none. */
  get seat(): number {
    return this.props.sight.seat ?? NOTHING
  }

  get question(): Question | undefined {
    return this.props.choice.asked ? (this.props.choice.questions[0]?.ask as Question | undefined) : undefined
  }

  get asked(): Question['step'] | undefined {
    return this.question?.step
  }

  get isTimed(): boolean {
    return this.table.mode === MODE.realtime
  }

  /** What lies over the rows: mats to choose from, the Council, or nothing. */
  get sheet(): 'mats' | 'council' | null {
    if (this.table.phase === PHASE.council) return 'council'
    return this.table.phase === PHASE.setup && this.table.mats.includes(NOTHING) ? 'mats' : null
  }

  /** The areas whose timer may be flipped, the one that ran out first before the others. */
  get flips(): number[] {
    const { started, sand } = this.table
    const end = (area: number): number => (started[area] ?? 0) + (sand[area] ?? 0)
    const found = AREAS.filter((area) => this.isLive(`area-${area}`) || this.ghosted.has(`area-${area}`))
    return found.sort((one, other) => end(one) - end(other))
  }

  /** What is said and not pointed at: done, ready, pass and the like; what ends a turn has its place elsewhere. */
  get acts(): string[] {
    const { closing } = this.props.book
    return SAID.filter((kind) => !closing.includes(kind) && this.options.some((action) => action.do === kind))
  }

  /** The own worker that is picked, or NOTHING. */
  get picked(): number {
    const [worker] = this.props.choice.picked('worker')
    return worker ?? NOTHING
  }

  /** Own pawns on their way into a box, or into a reward box. */
  ghostsAt(kind: 'box' | 'task', value: number): Pawn[] {
    return this.props.choice.ghosts.flatMap(({ action }) => {
      const there = kind === 'box' ? action.do === 'PlaceWorker' : action.do === 'Act'
      const worker = action['worker'] as number
      return there && action[kind] === value
        ? [{ noble: this.seat, worker, grande: isGrande(worker), until: NOTHING }]
        : []
    })
  }

  /** What a slot brings somebody now, like things together. */
  produced(slot: number, seat = this.seat): Effects {
    return summed(this.figures.production[seat]?.[slot] ?? [])
  }

  /** Game time at which the sand of an area has run through. */
  ends(area: number): number {
    return (this.table.started[area] ?? 0) + (this.table.sand[area] ?? 0)
  }

  /** Whether sand runs in an area. */
  runs(area: number): boolean {
    const { phase, run_out: out } = this.table
    return this.isTimed && !out[area] && (phase === PHASE.play || phase === PHASE.lastActions)
  }

  /** Whether it has run out and waits to be turned, or for the Council. */
  isOut(area: number): boolean {
    const { phase, run_out: out } = this.table
    return this.isTimed && !!out[area] && (phase === PHASE.play || phase === PHASE.lastActions)
  }

  help(key: string): Help | null {
    return helpFor(key, this)
  }
}
