/** The board as a desk to work at: what is lit, what it is called, what it does when it is pointed at. */
import type { BoardProps } from '../../board'
import type { Action } from '../../wire'
import { type Aims, aims, isBribe, laidOut, type Loose, pointedAt, ways } from './aims'
import { type Cards, NO_CARDS, satisfied } from './bribes'
import { helpFor } from './help'
import { councilOf, KING, tableOf } from './pieces'

/** Cards laid out that are no bribe yet; board and tray show the same. */
export const loose: Loose = $state({ cards: NO_CARDS })

/** The piece that explains itself, and where it is. */
export const tip: { key: string; at: DOMRect | null } = $state({ key: '', at: null })

export class Desk {
  readonly table = $derived.by(() => tableOf(this.props.sight))
  readonly aims: Aims = $derived.by(() => aims(this.props.choice, loose))
  readonly pointed = $derived.by(() => pointedAt(this.props.choice))
  readonly ways = $derived.by(() => ways(this.props.choice))
  readonly bribing = $derived.by(() => isBribe(this.props.choice))
  readonly cards: Cards = $derived.by(() => laidOut(this.props.choice, loose))
  /** At the beginning of a choice much may be pointed at: it is lit more calmly then. */
  readonly calm = $derived.by(() => !this.props.choice.begun && this.aims.size > 12)

  constructor(private readonly given: () => BoardProps) {}

  get props(): BoardProps {
    return this.given()
  }

  get words(): BoardProps['words'] {
    return this.props.words
  }

  /** The balcony whose council is being bribed. */
  get bribed(): number | null {
    const ask = this.bribing ? this.props.choice.questions[0]?.ask : undefined
    if (!ask) return null
    return ask.step === 'BribeForKing' ? KING : (ask['region'] as number)
  }

  /** Which councillors of a balcony the cards laid out satisfy. */
  met(balcony: number): boolean[] {
    return this.bribed === balcony ? satisfied(councilOf(this.table, balcony), this.cards) : []
  }

  /** The attributes of a thing on the table. */
  mark(key: string, name: string): Record<string, unknown> {
    const aim = this.aims.get(key)
    const pointed = this.pointed.has(key)
    const live = aim !== undefined || pointed
    return {
      'data-aim': key,
      'data-lit': aim ? (this.calm ? 'calm' : 'now') : undefined,
      'data-pointed': pointed || undefined,
      'aria-label': aim ? this.label(name, aim.actions) : name,
      'aria-disabled': live ? undefined : true,
      'aria-pressed': pointed || undefined,
      role: 'button',
      tabindex: live ? 0 : -1,
    }
  }

  /** The attributes of a thing that only explains itself. */
  show(key: string, name: string): Record<string, unknown> {
    return { 'data-aim': key, 'aria-label': name, role: 'img' }
  }

  /** The one action it leads to, or the kinds of those it may lead to. */
  private label(name: string, actions: Action[]): string {
    const only = actions.length === 1 ? actions[0] : undefined
    if (only) return this.words.action(only)
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

  help(key: string): { name: string; text: string } | null {
    return helpFor(key, this)
  }

  /** The events of the newest entry of one type. */
  recent(type: string): Record<string, number>[] {
    if (!this.props.moving) return []
    return this.props.recent.events.filter((event) => event.was === type) as unknown as Record<string, number>[]
  }
}
