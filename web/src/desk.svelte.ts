/** A board as a desk to work at, whatever the game: what is lit, what it is called, what pointing at it does. */
import type { BoardProps } from './board'
import type { Attempt } from './generated'
import type { Aims } from './stages'
import { touch } from './touch'
import type { Action, GameEvent, Obstacle } from './wire'

/** A piece in words: its name, its rule in one sentence, and the passage of the rules that has the rest. */
export interface Help {
  name: string
  text: string
  passage?: string
}

/** The piece that explains itself, where it is, and whether the keyboard asked for it. */
export const tip: { key: string; at: DOMRect | null; byKey: boolean } = $state({ key: '', at: null, byKey: false })

/** The piece that is no choice and yet a stop of the tabulator: from it arrows lead to all the others. */
export const stop: { key: string } = $state({ key: '' })

/** `Told` are the events of the game. */
export abstract class BoardDesk<Told extends { was: string } = GameEvent> {
  /** What may be pointed at now. */
  abstract readonly aims: Aims
  /** What has been pointed at so far. */
  abstract readonly pointed: Set<string>
  /** What is on its way to the table. */
  abstract readonly ghosted: Set<string>
  /** The piece where a walk over the board by keys begins. */
  protected abstract readonly home: string
  /** So many lit things at the beginning of a choice are lit more calmly. */
  protected readonly many: number = 12

  constructor(private readonly given: () => BoardProps) {}

  abstract help(key: string): Help | null

  /** What pointing at a thing would have been a part of, where it cannot be done. */
  attempts(_key: string): Attempt[] {
    return []
  }

  /** Why pointing at a thing does nothing now, in the words of the rules: one sentence a reason. */
  async whyNot(key: string): Promise<string[]> {
    const { choice } = this.props
    const attempts = choice.asked && !this.isLive(key) ? this.attempts(key) : []
    const offered = new Set([...choice.options.map((action) => action.do), ...choice.forms.map(({ form }) => form)])
    return attempts.length > 0 ? sentences(await choice.why(attempts), this.words, offered) : []
  }

  get props(): BoardProps {
    return this.given()
  }

  get words(): BoardProps['words'] {
    return this.props.words
  }

  private get calm(): boolean {
    return !this.props.choice.begun && this.aims.size > this.many
  }

  /** Whether pointing at a thing does something now. */
  isLive(key: string): boolean {
    return this.aims.has(key) || this.pointed.has(key)
  }

  /** The attributes of a thing that may be pointed at. */
  mark(key: string, name: string): Record<string, unknown> {
    const aim = this.aims.get(key)
    const pointed = this.pointed.has(key)
    const live = this.isLive(key)
    return {
      'data-aim': key,
      'data-lit': aim ? (this.calm ? 'calm' : 'now') : undefined,
      'data-pointed': pointed || undefined,
      'data-ghost': this.ghosted.has(key) || undefined,
      'aria-label': aim ? this.label(name, aim.actions) : name,
      'aria-disabled': live ? undefined : true,
      'aria-pressed': pointed || undefined,
      role: 'button',
      tabindex: live ? 0 : this.rank(key),
    }
  }

  /** The attributes of a thing that only explains itself. */
  show(key: string, name: string): Record<string, unknown> {
    return { 'data-aim': key, 'aria-label': name, role: 'img', tabindex: this.rank(key) }
  }

  private rank(key: string): 0 | -1 {
    return key === (stop.key || this.home) ? 0 : -1
  }

  /** The one action it leads to, or the kinds of those it may lead to. */
  private label(name: string, actions: Action[]): string {
    const only = actions.length === 1 ? actions[0] : undefined
    if (only) return this.words.action(only, this.props.sight.seat)
    const kinds = [...new Set(actions.map((action) => action.do))].map((kind) => this.words.kind(kind))
    return kinds.length > 0 ? `${name}: ${kinds.join(', ')}` : name
  }

  /** Point at a thing; what has been pointed at is let go. */
  act(key: string): boolean {
    const aim = this.aims.get(key)
    if (aim) aim.take()
    else if (!this.pointed.has(key) || !this.props.choice.back()) return false
    return true
  }

  /** The same by a key of the board's own: what comes of it is told where the thing is. */
  press(key: string): boolean {
    touch(document.querySelector(`[data-aim="${key}"]`))
    return this.act(key)
  }

  /** What was taken up is not wanted after all. */
  putBack(key: string): void {
    if (this.pointed.has(key)) this.act(key)
  }

  /** Open the rules where they speak of a piece. */
  read(key: string): boolean {
    const passage = this.help(key)?.passage
    if (passage === undefined || !this.props.openRules) return false
    this.props.openRules(passage)
    return true
  }

  /** The events of the newest entry of one type. */
  recent<Was extends Told['was']>(type: Was): Extract<Told, { was: Was }>[] {
    if (!this.props.moving) return []
    return this.props.recent.events.filter((event) => event.was === type) as unknown as Extract<Told, { was: Was }>[]
  }
}

/**
 * Each reason once, with the kinds of action that it stands in the way of; without where there is only one reason,
 * and something of these kinds can be done: then it is what one has in mind.
 */
export function sentences(
  obstacles: readonly Obstacle[],
  words: BoardProps['words'],
  offered: ReadonlySet<string>,
): string[] {
  const kinds = new Map<string, Set<string>>()
  for (const { kind, why } of obstacles) {
    const reason = words.reason(why)
    kinds.set(reason, (kinds.get(reason) ?? new Set()).add(words.kind(kind)))
  }
  const found = [...kinds].map(([reason, of]) => `${[...of].join(', ')}: ${reason}`)
  return kinds.size === 1 && obstacles.some(({ kind }) => offered.has(kind)) ? [...kinds.keys()] : found
}
