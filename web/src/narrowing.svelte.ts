/** What can still be chosen after the picks so far: for a board, by things; for the list, by lines. */
import {
  countOf,
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
import { examplesOf, holds, isShort, members, within } from './forms'
import type { Book } from './generated'
import { type Ghost, Underway } from './underway.svelte'
import type { Action, Form, Previewed, Question } from './wire'

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

  readonly questions: Question[] = $derived(this.chain.at(-1)?.previewed.questions ?? this.base)
  /** The actions of the chain. */
  readonly composed = $derived(this.chain.map((link) => link.action))
  /** What is listed. */
  readonly options = $derived(this.questions.flatMap((question) => question.options))
  /** What is too much to list. */
  readonly forms = $derived(this.questions.flatMap((question) => question.forms ?? []))
  /** What is left of it, where that is still too much; else it is written out, and stands among what is left. */
  readonly large: Form[] = $derived(this.aside ? [] : this.formsLeft(this.picks).filter((form) => !isShort(form)))
  readonly left = $derived(
    [...this.options, ...this.writtenOut].filter(
      (action) => this.fits(action, this.picks) && (this.aside?.fits(action) ?? true) && !this.isUnderway(action),
    ),
  )
  /** Of forms so many members that every value of every field is among them: for what can be pointed at. */
  readonly examples = $derived(this.large.flatMap((form) => examplesOf(this.book, form)))
  /** How many actions can still be chosen. */
  readonly ways = $derived(countOf([...this.left, ...this.large]))
  /** The one action that all picks lead to. */
  readonly chosen = $derived(this.picks.length > 0 && this.ways === 1 && !this.atOnce ? (this.left[0] ?? null) : null)
  readonly asked = $derived(this.base.length > 0 && !this.sent && !this.halted)
  /** Whether the way back leads anywhere. */
  readonly begun = $derived(this.picks.length > 0 || this.chain.length > 0 || this.aside !== null)
  readonly kinds = $derived([
    ...new Set([...this.left.map((action) => action.do), ...this.large.map(({ form }) => form)]),
  ])
  /** There is nothing else to do than this. */
  readonly sole = $derived(this.options.length === 1 && this.forms.length === 0 ? (this.options[0] ?? null) : null)
  /** What ends the turn, where it may be ended now. */
  readonly closing = $derived(this.asked ? (this.options.find((action) => this.closes(action)) ?? null) : null)
  /** Nothing else is left to do. */
  readonly mustClose = $derived(
    this.closing !== null && this.forms.length === 0 && this.options.every((action) => this.closes(action)),
  )

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
    for (const action of [...this.left, ...this.examples]) {
      const field = this.openFields(action).find(([, of]) => of === domain)?.[0]
      if (field !== undefined) found.add(action[field] as number)
    }
    return found
  }

  /** Whether these members, and this kind if given, can be picked now, together. */
  can(members: Members, kind?: string): boolean {
    if (!this.asked || this.chosen) return false
    return this.isOpen([...this.picks, pickOf(members, kind)])
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
    const picks = [...this.picks, item.pick]
    const found = this.left.filter((action) => this.fits(action, picks))
    const { awaited } = this
    return awaited && this.formsLeft(picks).some((form) => holds(this.book, form, awaited))
      ? [...found, awaited]
      : found
  }

  /** What can be picked next, as lines. */
  menu(): Item[] {
    if (!this.asked || this.chosen) return []
    return linesOf(this.book, [...this.left, ...this.large], this.picks)
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

  /** Whether something is left that has all of this. */
  protected isOpen(picks: readonly Pick[]): boolean {
    return this.left.some((action) => this.fits(action, picks)) || this.formsLeft(picks).length > 0
  }

  /** Whether something that was asked for has all of this, whatever is picked now. */
  protected isOffered(picks: readonly Pick[]): boolean {
    return this.options.some((action) => this.fits(action, picks)) || this.formsLeft(picks).length > 0
  }

  private formsLeft(picks: readonly Pick[]): Form[] {
    return this.forms.flatMap((form) => within(this.book, form, picks) ?? [])
  }

  private get writtenOut(): Action[] {
    return this.formsLeft(this.picks)
      .filter(isShort)
      .flatMap((form) => members(this.book, form))
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
