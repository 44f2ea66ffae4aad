/** What can still be chosen after the picks so far: for a board, by things; for the list, by lines. */
import {
  type Field,
  fieldsOf,
  fits,
  type Item,
  linesOf,
  type Members,
  openFields,
  type Pick,
  pickOf,
  same,
  wholePick,
} from './picks'
import type { Book } from './generated'
import { type Ghost, Underway } from './underway.svelte'
import type { Action, Previewed, Question } from './wire'

/** An action of the chain that is settled, and what was asked next. */
export interface Link {
  action: Action
  picks: Pick[]
  previewed: Previewed
  forced: boolean
}

/** Things that are a pick only together: the actions that they are a part of, and how they are put back. */
export interface Aside {
  fits(action: Action): boolean
  putBack(): void
}

export class Narrowing {
  base = $state.raw<Question[]>([])
  chain = $state.raw<Link[]>([])
  picks = $state.raw<Pick[]>([])
  /** Sent, and not yet answered. */
  sent = $state(false)
  /** What is pointed at on the board and no pick yet: it narrows the list as a pick does. */
  aside = $state.raw<Aside | null>(null)
  /** Time runs: what is picked whole is sent at once, and nothing that is on its way is asked for again. */
  atOnce = $state(false)
  /** The table is paused: nothing can be chosen, and what is picked stays. */
  halted = $state(false)
  readonly underway = new Underway()

  readonly questions = $derived(this.chain.at(-1)?.previewed.questions ?? this.base)
  /** The actions of the chain. */
  readonly composed = $derived(this.chain.map((link) => link.action))
  readonly options = $derived(this.questions.flatMap((question) => question.options))
  readonly left = $derived(
    this.options.filter(
      (action) => this.fits(action, this.picks) && (this.aside?.fits(action) ?? true) && !this.isUnderway(action),
    ),
  )
  /** The one action that all picks lead to. */
  readonly chosen = $derived(
    this.picks.length > 0 && this.left.length === 1 && !this.atOnce ? (this.left[0] ?? null) : null,
  )
  readonly asked = $derived(this.base.length > 0 && !this.sent && !this.halted)
  /** Whether the way back leads anywhere. */
  readonly begun = $derived(this.picks.length > 0 || this.chain.length > 0 || this.aside !== null)
  readonly kinds = $derived([...new Set(this.left.map((action) => action.do))])
  /** What ends the turn, where it may be ended now. */
  readonly closing = $derived(this.asked ? (this.options.find((action) => this.closes(action)) ?? null) : null)
  /** Nothing else is left to do. */
  readonly mustClose = $derived(this.closing !== null && this.options.every((action) => this.closes(action)))

  /** What a guide waits for, in order: nothing else is sent. Empty: that is not known yet; null: nobody guides. */
  wanted = $state.raw<readonly Action[] | null>(null)
  /** The action that the guide waits for next, as long as what is composed leads there. */
  readonly awaited = $derived.by(() => {
    const done = this.chain.map((link) => link.action)
    return this.isWanted(done) ? (this.wanted?.[done.length] ?? null) : null
  })

  constructor(protected readonly book: Book | null) {}

  // For a board

  /** The members of a domain that can be picked next. */
  lit(domain: string): Set<number> {
    const found = new Set<number>()
    if (!this.asked || this.chosen) return found
    for (const action of this.left) {
      const field = this.openFields(action).find(([, of]) => of === domain)?.[0]
      if (field !== undefined) found.add(action[field] as number)
    }
    return found
  }

  /** Whether these members, and this kind if given, can be picked now, together. */
  can(members: Members, kind?: string): boolean {
    if (!this.asked || this.chosen) return false
    const picks = [...this.picks, pickOf(members, kind)]
    return this.left.some((action) => this.fits(action, picks))
  }

  /** The members of a domain that the picks so far contain, or that all actions left share. */
  picked(domain: string): Set<number> {
    const found = new Set<number>()
    for (const [of, value] of this.picks.flatMap((pick) => pick.members)) if (of === domain) found.add(value)
    if (this.chosen)
      for (const [field, of] of this.fieldsOf(this.chosen)) if (of === domain) found.add(this.chosen[field] as number)
    return found
  }

  /** What was sent and is not answered yet, in order: shown where it will be, as what it will be. */
  get ghosts(): readonly Ghost[] {
    return this.underway.ghosts
  }

  private isUnderway(action: Action): boolean {
    return this.ghosts.some((ghost) => same(ghost.action, action))
  }

  // For the list

  /** The actions that are left behind a line of the list. */
  behind(item: Item): Action[] {
    return this.left.filter((action) => this.fits(action, [...this.picks, item.pick]))
  }

  /** What can be picked next, as lines. */
  menu(): Item[] {
    if (!this.asked || this.chosen) return []
    return linesOf(this.book, this.left, this.picks)
  }

  /** The domain that the list asks for, where it asks for one. */
  get domain(): string | null {
    return this.menu()[0]?.domain ?? null
  }

  /** The pick that stands for one whole action. */
  wholePick(action: Action): Pick {
    return wholePick(this.book, action)
  }

  // For a guide

  /** Whether any of these is what the guide waits for. */
  leads(actions: readonly Action[]): boolean {
    const { awaited } = this
    return awaited !== null && actions.some((action) => same(action, awaited))
  }

  protected isWanted(chain: readonly Action[]): boolean {
    const { wanted } = this
    return wanted === null || chain.every((action, place) => wanted[place] && same(action, wanted[place]))
  }

  protected closes(action: Action): boolean {
    return this.book?.closing.includes(action.do) ?? false
  }

  protected fits(action: Action, picks: readonly Pick[]): boolean {
    return fits(this.book, action, picks)
  }

  protected openFields(action: Action): Field[] {
    return openFields(this.book, action, this.picks)
  }

  protected fieldsOf(action: Action): Field[] {
    return fieldsOf(this.book, action)
  }
}
