/** The composition of a choice: what is still possible after the picks so far, step by step and back. */
import { attemptsFor } from './attempts'
import { sortedAll } from './forms'
import { asksAlike, countOf, type Members, type Pick, pickOf } from './picks'
import { Enquiries } from './enquiries.svelte'
import { type Link, Narrowing } from './narrowing.svelte'
import type { Habits, Lost, Transport } from './transport'
import type { Gains } from './chips'
import type { Attempt, Book, PhraseInfo } from './generated'
import type { Action, GameEvent, Obstacle, Previewed, RawQuestion, Reason } from './wire'

export type { Aside } from './narrowing.svelte'
export type { Item, Members, Pick } from './picks'
export type { Habits, Lost, Transport } from './transport'

export class Choice extends Narrowing {
  /** What the one action left would do, once the server has said it. */
  preview = $state.raw<Previewed | null>(null)
  /** What had to be let go because of what others did. */
  lost = $state.raw<Lost | null>(null)

  /** What is certain to happen by what is composed so far. */
  readonly certain = $derived<GameEvent[]>(this.preview?.events ?? this.chain.at(-1)?.previewed.events ?? [])
  /** By how much the totals change for certain, by seat. */
  readonly gains = $derived<Gains>(this.preview ?? this.chain.at(-1)?.previewed ?? {})

  /** How often something else was to be sent. */
  strayed = $state(0)
  private ticket = 0
  /** What was confirmed before it was known what the guide waits for: that is sent then, and nothing else. */
  private held: string | null = null
  /** What was sent last, as what is asked may have changed before it is answered. */
  private submitted: Action | null = null
  /** The line was lost before it was known what has become of what is composed. */
  private cut = false
  /** The turn is being ended where nothing else is left: that needs no confirmation. */
  private ending = false
  /** It is there to be looked at: whatever acts at once does not act now. */
  private still = false
  /** What is composed was the only answer, and nobody has picked it. */
  private forced = false
  private readonly enquiries: Enquiries
  /** More may be added to what is picked: what it leads to is asked once the reader goes on. */
  private grows = false

  constructor(
    book: Book | null,
    private readonly transport: Transport | null = null,
    readonly habits: Habits = { skipForced: false, unconfirmed: false },
  ) {
    super(book)
    this.enquiries = new Enquiries(this, transport)
  }

  /** New questions; what is composed stays as far as some option still fits it. `atOnce`: time runs. */
  load(asked: RawQuestion[], atOnce = false): void {
    const questions = sortedAll(asked)
    const before = this.base
    const isSame = JSON.stringify(questions) === JSON.stringify(before)
    if (!isSame || !atOnce) this.enquiries.forget()
    if (atOnce !== this.atOnce) this.hasten(atOnce)
    if (isSame) {
      if (!this.sent) this.askAnew()
      return
    }
    const had = this.chosen
    const kinds = this.kinds
    this.base = questions
    this.cut = false
    if (this.sent) return // what has become of it is told by its answer
    if (this.begun && !this.forced && asksAlike(before, questions)) this.keep(kinds, had)
    else this.begin()
  }

  /** What was sent is answered: whatever is asked now is new. */
  answered(id: string): void {
    if (!this.underway.done(id) && this.sent) this.begin()
  }

  /** What was sent is refused: what is still possible of it stays. Whether the reason is told where it was touched. */
  denied(id: string, why: Reason): boolean {
    if (this.underway.refused(id, why)) return true
    this.restore()
    return false
  }

  private restore(): void {
    if (!this.sent) return
    const kinds = this.kinds
    this.sent = false
    this.still = true // nothing that was refused is sent again by itself
    this.ending = false
    if (this.begun) this.keep(kinds, this.submitted)
  }

  /** The reader begins anew; what is sent is not called back by that. */
  restart(): void {
    if (!this.sent) this.reset()
  }

  private begin(): void {
    this.reset()
    // what acts at once never ends a turn by itself, and where time runs nothing is done by itself
    if (this.skips && !this.mustClose && !this.atOnce) this.force()
  }

  /** Back to the beginning. */
  reset(): void {
    this.ticket += 1
    this.putBack()
    this.chain = []
    this.picks = []
    this.preview = null
    this.sent = false
    this.ending = false
    this.held = null
    this.cut = false
    this.still = false
    this.forced = false
    this.grows = false
    this.lost = null
  }

  // For a board

  /** Narrow what is left; false, and nothing changed, where nothing would be left. `grows`: more may be added to it. */
  pick(members: Members, kind?: string, grows = false): boolean {
    return this.take(pickOf(members, kind), grows)
  }

  // For the list

  /** What the game says of an action, once it has been asked for. */
  remarkOn(action: Action): PhraseInfo | null {
    return this.enquiries.remarkOn(action)
  }

  /** Ask for a few words on everything that can be chosen now. */
  wantRemarks(): Promise<void> {
    return this.enquiries.wantRemarks()
  }

  /** Why what is tried cannot be done now; asked for once, as long as nothing happens. */
  why(attempts: Attempt[] = []): Promise<Obstacle[]> {
    return this.enquiries.why(attempts)
  }

  take(pick: Pick, grows = false): boolean {
    if (!this.asked || this.chosen) return false
    const picks = [...this.picks, pick]
    if (!this.isOpen(picks)) return false
    this.picks = picks
    this.grows = grows
    this.still = false
    this.forced = false
    this.lost = null
    if (this.atOnce) this.act()
    else if (this.chosen) void this.settle()
    return true
  }

  /** Show what an action would do, and never do it: what is composed up to it stays where it belongs there. */
  show(action: Action): void {
    if (this.sent || this.atOnce) return
    const wanted = JSON.stringify(action)
    const isListed = this.options.some((option) => JSON.stringify(option) === wanted)
    if (!isListed && !this.isOffered([this.wholePick(action)])) this.reset()
    this.ticket += 1
    this.putBack()
    this.preview = null
    this.picks = []
    if (this.take(this.wholePick(action))) this.still = true
  }

  private putBack(): void {
    const aside = this.aside
    this.aside = null
    aside?.putBack()
  }

  /** One step back; true where there was one. */
  back(): boolean {
    if (!this.begun || this.sent) return false
    this.ticket += 1
    this.ending = false
    this.held = null
    this.still = false
    this.lost = null
    this.preview = null
    if (this.aside) this.putBack()
    else if (this.picks.length > 0) this.picks = this.picks.slice(0, -1)
    else this.unchain()
    return true
  }

  /** End the turn: composed and confirmed by a second tap, or at once where nothing else is left. */
  close(): void {
    const action = this.closing
    if (!action) return
    if (this.preview && this.chosen && this.closes(this.chosen)) return this.confirm()
    this.ticket += 1
    this.putBack()
    this.preview = null
    this.picks = []
    this.ending = this.mustClose
    this.take(this.wholePick(action))
  }

  /** Where time runs: once all of an action is picked it is sent, and the next can be picked at once. */
  private act(): void {
    const whole = this.ways === 1 ? this.left[0] : undefined
    if (!whole || this.openFields(whole).length > 0 || !this.transport) return
    this.putBack()
    this.picks = []
    if (this.isWanted([whole])) this.underway.sent(this.transport.submit([whole]), whole)
    else this.strayed += 1
  }

  /** Time begins to run, or stands: what is answered by a look is looked at anew. */
  private hasten(atOnce: boolean): void {
    this.ticket += 1
    this.atOnce = atOnce
    this.preview = null
    this.ending = false
    if (this.chain.length > 0 && !this.sent) this.reset()
  }

  /** Send what is composed, as one submission; where somebody guides, only what belongs to the lesson. */
  confirm(): void {
    if (!this.chosen || this.sent || !this.transport) return
    if (this.preview?.nested) return this.goOn(this.chosen, this.preview)
    const chain = [...this.composed, this.chosen]
    this.held = this.wanted?.length === 0 ? JSON.stringify(chain) : null
    if (!this.isWanted(chain)) {
      this.ending = false
      if (this.held === null) this.strayed += 1
      return
    }
    this.sent = true
    this.submitted = this.chosen
    this.transport.submit(chain)
  }

  // For a guide

  /** Only this is sent from now on; what was to be sent before that was known is sent now, if it is this. */
  follow(wanted: readonly Action[] | null): void {
    this.wanted = wanted
    if (this.held === null || wanted?.length === 0) return
    const isSame = this.held === JSON.stringify([...this.composed, this.chosen])
    this.held = null
    if (isSame) this.confirm()
  }

  // Inside

  /** Whether what is forced is done by itself; nobody is forced to take up again what they have chosen. */
  private get skips(): boolean {
    return this.habits.skipForced && !this.base.every((question) => question.ask.step === 'Settled')
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
      previewed = await this.transport.look([...this.composed, action])
    } catch (why) {
      if (ticket !== this.ticket) return
      if (!why) return void (this.cut = true)
      this.reset()
      this.transport.refused(why as Reason)
      return
    }
    if (ticket !== this.ticket) return
    if (!previewed.nested) this.finish(previewed)
    else if (this.grows) this.preview = previewed
    else this.goOn(action, previewed)
  }

  private goOn(action: Action, previewed: Previewed): void {
    const forced = this.sole !== null
    this.putBack()
    this.chain = [...this.chain, { action, picks: this.picks, previewed, forced }]
    this.picks = []
    this.preview = null
    this.force()
  }

  private finish(previewed: Previewed): void {
    const forced = this.skips && countOf(this.base.flatMap(({ options, forms = [] }) => [...options, ...forms])) === 1
    this.preview = previewed
    const closes = this.chosen !== null && this.closes(this.chosen)
    if (this.still) return
    if (closes ? this.ending : forced || (this.habits.unconfirmed && !previewed.final)) this.confirm()
  }

  /** Where there is only one answer it is given. */
  private force(): void {
    const only = this.sole
    const still = this.still
    if (!only || !this.take(this.wholePick(only))) return
    this.still = still
    this.forced = this.chain.length === 0
  }

  // What others do meanwhile

  /** The same is asked as before: what nobody has answered since is asked again. */
  private askAnew(): void {
    if (this.atOnce) return
    if (this.cut) {
      this.cut = false
      this.keep(this.kinds, this.chosen)
    } else if (this.chosen && !this.preview) void this.settle()
  }

  /** Others have acted: what is picked stays as far as some option fits it; `kinds` and `had` are as it was. */
  private keep(kinds: string[], had: Action | null): void {
    if (this.chain.length > 0) void this.rechain(kinds, had)
    else this.narrow(kinds, had)
  }

  /** What is nested is asked for anew, question by question, as far as it is still asked. */
  private async rechain(kinds: string[], had: Action | null): Promise<void> {
    const { base, chain, transport } = this
    this.ticket += 1
    const links: Link[] = []
    for (const link of chain) {
      const previewed = await transport
        ?.look(chain.slice(0, links.length + 1).map(({ action }) => action))
        .catch((why: unknown) => (why ? null : 'cut'))
      if (this.base !== base || this.sent) return // somebody has acted again, or it is done
      if (previewed === 'cut') return void (this.cut = true)
      if (!previewed?.nested) break
      links.push({ ...link, previewed })
    }
    if (this.chain !== chain) return // the reader has gone on or back meanwhile
    const broken = chain[links.length]
    this.chain = links
    if (broken) this.letGo(this.wholePick(broken.action).members, [broken.action.do], broken.action)
    else this.narrow(kinds, had)
  }

  private narrow(kinds: string[], had: Action | null): void {
    if (this.aside && !this.options.some(this.aside.fits)) this.putBack()
    const kept: Pick[] = []
    const lost: Pick[] = []
    for (const pick of this.picks) {
      const fits = this.isOffered([...kept, pick])
      ;(fits ? kept : lost).push(pick)
    }
    const members = this.picks.flatMap((pick) => pick.members)
    if (lost.length > 0) return this.letGo(members, kinds, had, kept, lost)
    // nobody has chosen what others have left over
    if (this.chosen && JSON.stringify(had) !== JSON.stringify(this.chosen)) {
      this.still = true
      this.preview = null
    }
    if (this.chosen) void this.settle()
    else this.preview = null
  }

  /** Some of what was picked is gone: the rest stays, and why is told as soon as the table has said it. */
  private letGo(
    members: Pick['members'],
    kinds: string[],
    action: Action | null,
    kept: Pick[] = [],
    lost: Pick[] = [],
  ): void {
    this.ticket += 1
    this.preview = null
    this.picks = kept
    if (this.atOnce) return // the board tells
    const gone: Lost = { action, members: lost.flatMap((pick) => pick.members), why: null }
    this.lost = gone
    this.still = true
    if (this.chosen) void this.settle()
    void this.why(attemptsFor(this.book, kinds, members)).then(([first]) => {
      if (this.lost === gone && first) this.lost = { ...gone, why: first.why }
    })
  }
}
