/** The composition of a choice: what is still possible after the picks so far, step by step and back. */
import type { Book, PhraseInfo } from './generated'
import type { Gains } from './chips'
import type { Action, GameEvent, Previewed, Question } from './wire'

/** So many actions are listed whole instead of being narrowed field by field. */
export const SHORT = 8

/** Members of domains, by domain: `{ region: 1, slot: 0 }`. */
export type Members = Record<string, number>

/** One step of a composition, taken back as a whole: a kind of action, members of domains, or both. */
export interface Pick {
  kind?: string
  members: [domain: string, value: number][]
}

/** An action of the chain that is settled, and what was asked next. */
interface Link {
  action: Action
  picks: Pick[]
  previewed: Previewed
  forced: boolean
}

/** A line of the list: what it picks and how many actions are left then; `action` if it is one. */
export interface Item {
  pick: Pick
  count: number
  kind: string
  domain?: string
  value?: number
  action?: Action
}

/** How the store reaches the table. */
export interface Transport {
  look(chain: Action[]): Promise<Previewed>
  /** What the game has to say of each option behind a chain: a list a question, in their order. */
  remark(chain: Action[]): Promise<(PhraseInfo | null)[][]>
  submit(chain: Action[]): void
}

/** The reader's own switches. */
export interface Habits {
  skipForced: boolean
  unconfirmed: boolean
}

export class Choice {
  base = $state.raw<Question[]>([])
  chain = $state.raw<Link[]>([])
  picks = $state.raw<Pick[]>([])
  /** What the one action left would do, once the server has said it. */
  preview = $state.raw<Previewed | null>(null)
  /** Sent, and not yet answered. */
  sent = $state(false)

  readonly questions = $derived(this.chain.at(-1)?.previewed.questions ?? this.base)
  readonly options = $derived(this.questions.flatMap((question) => question.options))
  readonly left = $derived(this.options.filter((action) => this.fits(action, this.picks)))
  /** The one action that all picks lead to. */
  readonly chosen = $derived(this.picks.length > 0 && this.left.length === 1 ? (this.left[0] ?? null) : null)
  readonly asked = $derived(this.base.length > 0 && !this.sent)
  /** Whether the way back leads anywhere. */
  readonly begun = $derived(this.picks.length > 0 || this.chain.length > 0)
  readonly kinds = $derived([...new Set(this.left.map((action) => action.do))])
  /** What ends the turn, where it may be ended now. */
  readonly closing = $derived(this.asked ? (this.options.find((action) => this.closes(action)) ?? null) : null)
  /** Nothing else is left to do. */
  readonly mustClose = $derived(this.closing !== null && this.options.every((action) => this.closes(action)))
  /** What is certain to happen by what is composed so far. */
  readonly certain = $derived<GameEvent[]>(this.preview?.events ?? this.chain.at(-1)?.previewed.events ?? [])
  /** By how much the totals change for certain, by seat. */
  readonly gains = $derived<Gains>(this.preview ?? this.chain.at(-1)?.previewed ?? {})

  /** What a guide waits for, in order: nothing else is sent. Empty: that is not known yet; null: nobody guides. */
  wanted = $state.raw<readonly Action[] | null>(null)
  /** How often something else was to be sent. */
  strayed = $state(0)
  /** The action that the guide waits for next, as long as what is composed leads there. */
  readonly awaited = $derived.by(() => {
    const done = this.chain.map((link) => link.action)
    return this.isWanted(done) ? (this.wanted?.[done.length] ?? null) : null
  })

  /** A few words on the actions that are asked for now, such as what they cost. */
  private remarks = $state.raw<{ on: Question[]; said: Map<Action, PhraseInfo> } | null>(null)
  private ticket = 0
  /** To be sent once it is known what the guide waits for. */
  private held = false
  /** The turn is being ended where nothing else is left: that needs no confirmation. */
  private ending = false

  constructor(
    private readonly book: Book | null,
    private readonly transport: Transport | null = null,
    readonly habits: Habits = { skipForced: false, unconfirmed: false },
  ) {}

  /** New questions; a composition goes on where nothing that it answers has changed. */
  load(questions: Question[]): void {
    this.remarks = null // what is asked may be the same, and cost something else now
    if (JSON.stringify(questions) === JSON.stringify(this.base)) {
      if (this.chosen && !this.preview && !this.sent) void this.settle()
      return
    }
    this.base = questions
    this.begin()
  }

  /** What was sent is answered: whatever is asked now is new. */
  answered(): void {
    if (this.sent) this.begin()
  }

  private begin(): void {
    this.reset()
    // what acts at once never ends a turn by itself
    if (this.skips && !this.mustClose) this.force()
  }

  /** Back to the beginning. */
  reset(): void {
    this.ticket += 1
    this.chain = []
    this.picks = []
    this.preview = null
    this.sent = false
    this.ending = false
    this.held = false
  }

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

  /** Narrow what is left; false, and nothing changed, where nothing would be left. */
  pick(members: Members, kind?: string): boolean {
    return this.take(pickOf(members, kind))
  }

  // For the list

  /** The actions that are left behind a line of the list. */
  behind(item: Item): Action[] {
    return this.left.filter((action) => this.fits(action, [...this.picks, item.pick]))
  }

  /** What can be picked next, as lines. */
  menu(): Item[] {
    if (!this.asked || this.chosen) return []
    if (this.left.length <= SHORT && (this.picks.length > 0 || this.kinds.length === 1))
      return this.left.map((action) => this.whole(action))
    if (this.kinds.length > 1) return this.kinds.map((kind) => this.ofKind(kind))
    return this.ofField()
  }

  /** The domain that the list asks for, where it asks for one. */
  get domain(): string | null {
    return this.menu()[0]?.domain ?? null
  }

  /** What the game says of an action, once it has been asked for. */
  remarkOn(action: Action): PhraseInfo | null {
    return (this.remarks?.on === this.questions && this.remarks.said.get(action)) || null
  }

  /** Ask for a few words on everything that can be chosen now. */
  async wantRemarks(): Promise<void> {
    const on = this.questions
    if (!this.asked || !this.transport || this.remarks?.on === on) return
    this.remarks = { on, said: new Map() }
    const found = await this.transport.remark(this.chain.map((link) => link.action)).catch(() => [])
    if (this.questions !== on) return
    const pairs = on.flatMap((question, place) =>
      question.options.map((action, at) => [action, found[place]?.[at] ?? null] as const),
    )
    const said = new Map(pairs.filter((pair): pair is readonly [Action, PhraseInfo] => pair[1] !== null))
    this.remarks = { on, said }
  }

  take(pick: Pick): boolean {
    if (!this.asked || this.chosen) return false
    const picks = [...this.picks, pick]
    if (!this.left.some((action) => this.fits(action, picks))) return false
    this.picks = picks
    if (this.chosen) void this.settle()
    return true
  }

  /** The pick that stands for one whole action. */
  wholePick(action: Action): Pick {
    return {
      kind: action.do,
      members: this.fieldsOf(action).map(([field, domain]) => [domain, action[field] as number]),
    }
  }

  /** One step back; true where there was one. */
  back(): boolean {
    if (!this.begun || this.sent) return false
    this.ticket += 1
    this.ending = false
    this.preview = null
    if (this.picks.length > 0) this.picks = this.picks.slice(0, -1)
    else this.unchain()
    return true
  }

  /** End the turn: composed like everything else, or at once where nothing else is left. */
  close(): void {
    const action = this.closing
    if (!action) return
    this.ticket += 1
    this.preview = null
    this.picks = []
    this.ending = this.mustClose
    this.take(this.wholePick(action))
  }

  /** Send what is composed, as one submission; where somebody guides, only what belongs to the lesson. */
  confirm(): void {
    if (!this.chosen || this.sent || !this.transport) return
    const chain = [...this.chain.map((link) => link.action), this.chosen]
    this.held = this.wanted?.length === 0
    if (!this.isWanted(chain)) {
      this.ending = false
      if (!this.held) this.strayed += 1
      return
    }
    this.sent = true
    this.transport.submit(chain)
  }

  // For a guide

  /** Only this is sent from now on; what was to be sent before that was known is sent now, if it is this. */
  follow(wanted: readonly Action[] | null): void {
    this.wanted = wanted
    if (this.held && wanted?.length !== 0) this.confirm()
  }

  /** Whether any of these is what the guide waits for. */
  leads(actions: readonly Action[]): boolean {
    const { awaited } = this
    return awaited !== null && actions.some((action) => same(action, awaited))
  }

  private isWanted(chain: readonly Action[]): boolean {
    const { wanted } = this
    return wanted === null || chain.every((action, place) => wanted[place] && same(action, wanted[place]))
  }

  // Inside

  /** Whether what is forced is done by itself; nobody is forced to take up again what they have chosen. */
  private get skips(): boolean {
    return this.habits.skipForced && !this.base.every((question) => question.ask.step === 'Settled')
  }

  private closes(action: Action): boolean {
    return this.book?.closing.includes(action.do) ?? false
  }

  private unchain(): void {
    let last = this.chain.at(-1)
    while (last?.forced && this.chain.length > 1) {
      this.chain = this.chain.slice(0, -1)
      last = this.chain.at(-1)
    }
    this.chain = this.chain.slice(0, -1)
    this.picks = last?.picks.slice(0, -1) ?? []
  }

  private async settle(): Promise<void> {
    const action = this.chosen
    if (!action || !this.transport) return
    this.ticket += 1
    const ticket = this.ticket
    let previewed: Previewed
    try {
      previewed = await this.transport.look([...this.chain.map((link) => link.action), action])
    } catch {
      return
    }
    if (ticket !== this.ticket) return
    if (previewed.nested) this.goOn(action, previewed)
    else this.finish(previewed)
  }

  private goOn(action: Action, previewed: Previewed): void {
    const forced = this.options.length === 1
    this.chain = [...this.chain, { action, picks: this.picks, previewed, forced }]
    this.picks = []
    this.preview = null
    this.force()
  }

  private finish(previewed: Previewed): void {
    const forced = this.skips && this.base.flatMap((question) => question.options).length === 1
    this.preview = previewed
    const closes = this.chosen !== null && this.closes(this.chosen)
    if (closes ? this.ending : forced || (this.habits.unconfirmed && !previewed.final)) this.confirm()
  }

  /** Where there is only one answer it is given. */
  private force(): void {
    const only = this.options.length === 1 ? this.options[0] : undefined
    if (only) this.take(this.wholePick(only))
  }

  private whole(action: Action): Item {
    return { pick: this.wholePick(action), count: 1, kind: action.do, action }
  }

  private ofKind(kind: string): Item {
    const left = this.left.filter((action) => action.do === kind)
    const only = left.length === 1 ? left[0] : undefined
    return only ? this.whole(only) : { pick: { kind, members: [] }, count: left.length, kind }
  }

  private ofField(): Item[] {
    const first = this.left[0]
    if (!first) return []
    const open = this.openFields(first)
    const field = open.find(([name]) => new Set(this.left.map((action) => action[name])).size > 1) ?? open[0]
    if (!field) return this.left.map((action) => this.whole(action))
    const [name, domain] = field
    const values = [...new Set(this.left.map((action) => action[name] as number))].sort((a, b) => a - b)
    return values.map((value) => this.ofValue(first.do, name, domain, value))
  }

  private ofValue(kind: string, field: string, domain: string, value: number): Item {
    const left = this.left.filter((action) => action[field] === value)
    const only = left.length === 1 ? left[0] : undefined
    const pick: Pick = only ? this.wholePick(only) : { kind, members: [[domain, value]] }
    return { pick, count: left.length, kind, domain, value, ...(only ? { action: only } : {}) }
  }

  /** Whether an action has all that was picked; of several fields of one domain the first comes first. */
  private fits(action: Action, picks: readonly Pick[]): boolean {
    const open = this.fieldsOf(action)
    for (const pick of picks) {
      if (pick.kind !== undefined && pick.kind !== action.do) return false
      // A whole action repeats what was picked before.
      const fields =
        pick.kind !== undefined && pick.members.length === this.fieldsOf(action).length ? this.fieldsOf(action) : open
      for (const [domain, value] of pick.members) {
        const place = fields.findIndex(([, of]) => of === domain)
        const field = fields[place]
        if (!field || action[field[0]] !== value) return false
        fields.splice(place, 1)
      }
    }
    return true
  }

  private openFields(action: Action): [field: string, domain: string][] {
    const open = this.fieldsOf(action)
    for (const [domain] of this.picks.flatMap((pick) => pick.members)) {
      const place = open.findIndex(([, of]) => of === domain)
      if (place >= 0) open.splice(place, 1)
    }
    return open
  }

  private fieldsOf(action: Action): [field: string, domain: string][] {
    const domains = this.book?.fields[action.do] ?? {}
    return Object.keys(action)
      .filter((field) => field !== 'do')
      .map((field) => [field, domains[field] || field])
  }
}

function same(one: Action, other: Action): boolean {
  return (
    Object.keys(one).length === Object.keys(other).length && Object.keys(one).every((key) => one[key] === other[key])
  )
}

function pickOf(members: Members, kind?: string): Pick {
  return { ...(kind === undefined ? {} : { kind }), members: Object.entries(members) }
}
