/** The desk of a board that lists the stages of its actions. */
import { BoardDesk } from './desk.svelte'
import type { Attempt } from './generated'
import { aims, type Aims, attempts, keysOf, type Loose, pointedAt, putAside, type Scene, type Stages } from './stages'
import type { GameEvent } from './wire'

export abstract class StagedDesk<Table, Told extends { was: string } = GameEvent> extends BoardDesk<Told> {
  abstract readonly table: Table
  protected abstract readonly stages: Stages<Table>
  /** Things pointed at that are no choice yet; board and tray show the same. */
  protected abstract readonly loose: Loose
  protected readonly scene: Scene<Table> = $derived.by(() => ({
    choice: this.props.choice,
    table: this.table,
    book: this.props.book,
    stages: this.stages,
  }))
  readonly aims: Aims = $derived.by(() => this.light())
  readonly pointed: Set<string> = $derived.by(() => pointedAt(this.scene, this.loose))
  readonly ghosted: Set<string> = $derived.by(
    () => new Set(this.props.choice.ghosts.flatMap(({ action }) => keysOf(this.scene, action))),
  )
  /** Everything that the question as a whole has to do with. */
  readonly offered: string[] = $derived.by(() =>
    this.props.choice.asked
      ? [...this.props.choice.options, ...this.props.choice.examples].flatMap((action) => keysOf(this.scene, action))
      : [],
  )

  protected light(): Aims {
    return aims(this.scene, this.loose)
  }

  override attempts(key: string): Attempt[] {
    return attempts(this.scene, key)
  }

  isLit(key: string): boolean {
    return this.aims.has(key)
  }

  /** One of things that go together is let go, and with it what was pointed at after it. */
  override act(key: string): boolean {
    const place = this.loose.keys.indexOf(key)
    if (place < 0) return super.act(key)
    putAside(this.scene, this.loose, this.loose.keys.slice(0, place))
    return true
  }
}
