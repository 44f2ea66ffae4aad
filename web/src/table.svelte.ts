/** A table as this tab sees it: one socket, the sight it keeps current, and what is on its way. */
import { app, forget, recall, remember } from './app.svelte'
import type { SeatInfo, Recent } from './board'
import { Choice } from './choice.svelte'
import type { Attempt, Book, Chatted, FromClient, FromServer, PhraseInfo, Proposal, TableInfo } from './generated'
import { SILENT, type Told as Telling } from './happenings'
import { Line } from './line'
import { namesOf } from './names'
import { type Happened, recap } from './recap'
import { note } from './seal'
import { colourOf, signOf } from './seats'
import { Stage } from './stage.svelte'
import type {
  Action,
  GameEvent,
  Hinted,
  Obstacle,
  Outcome,
  Previewed,
  Reason,
  Sight,
  Step,
  Told,
  Update,
  Welcome,
} from './wire'
import type { Words } from './words'

const MOST_TOLD = 400
const NOTHING_NEW: Recent = { entry: 0, events: [] }

interface Waiter<Answer> {
  resolve: (answer: Answer) => void
  reject: (why: unknown) => void
}

export class Table {
  info = $state.raw<TableInfo | null>(null)
  book = $state.raw<Book | null>(null)
  seat = $state<number | null>(null)
  sight = $state.raw<Sight | null>(null)
  entry = $state(0)
  told = $state.raw<Told[]>([])
  recent = $state.raw<Recent>(NOTHING_NEW)
  waitedFor = $state.raw<number[]>([])
  canUndo = $state(false)
  outcome = $state.raw<Outcome | null>(null)
  proposal = $state.raw<Proposal | null>(null)
  /** Why what was proposed last came to nothing. */
  voided = $state.raw<Reason | null>(null)
  chat = $state.raw<Chatted[]>([])
  hint = $state.raw<Hinted | null>(null)
  refusal = $state.raw<Reason | null>(null)
  /** What has become of a seat, told to everybody. */
  notice = $state.raw<{ seat: number; why: Reason } | null>(null)
  choice = $state.raw<Choice>(new Choice(null))
  online = $state(false)
  /** There is no such table. */
  gone = $state(false)
  /** Why this tab was not let in, the last time that it tried. */
  turnedAway = $state.raw<Reason | null>(null)
  /** What has happened since this reader last looked, on coming back. */
  missed = $state.raw<Told[]>([])
  /** The own seat that the device must be passed to before anything is shown. */
  curtain = $state<number | null>(null)
  unread = $state(0)
  /** The last entry that this tab has sent. */
  acted = $state(0)
  /** Whoever shows what happens: told of each entry before the page changes. */
  heard: ((entry: number, events: GameEvent[]) => void) | null = null
  readonly stage = new Stage()
  /** What the game says of its events, once that is here. */
  telling = $state.raw<Telling | null>(null)
  /** The reader wants to hear nothing of the chat at this table. */
  muted = $state(false)

  /** What was composed when a hint was asked for: behind anything else it is none. */
  private hintOn = $state('')
  /** The hint, as long as it is about what is asked. */
  readonly advice = $derived(this.hint && this.hintOn === JSON.stringify(this.choice.composed) ? this.hint : null)
  readonly names = $derived(this.info ? namesOf(this.info.chairs) : [])
  readonly words: Words = $derived(app.speak(this.info?.game ?? null, this.book, this.names))
  readonly mine = $derived(this.info?.chairs.flatMap((chair, seat) => (chair.yours ? [seat] : [])) ?? [])
  readonly seats: SeatInfo[] = $derived(
    this.info?.chairs.map((chair, seat) => ({
      seat,
      name: this.words.name(seat),
      colour: colourOf(seat),
      sign: signOf(seat),
      yours: chair.yours,
      bot: chair.kind === 'bot' || chair.stand_in || chair.gave_up,
      here: chair.here,
      waitedFor: this.waitedFor.includes(seat),
    })) ?? [],
  )
  /** The question on top of the stacks for everybody that the table waits for. */
  readonly pending: Step[] = $derived(this.waitedFor.map((seat) => this.askOf(seat)).filter((ask) => ask !== null))
  /** A bot plays for the own seat meanwhile. */
  readonly relieved = $derived(this.seat !== null && (this.info?.chairs[this.seat]?.stand_in ?? false))
  /** The match is over, with an outcome or by agreement. */
  readonly over = $derived(this.outcome !== null || (this.info?.ended ?? false))
  readonly myTurn = $derived(
    this.seat !== null && this.choice.base.length > 0 && this.outcome === null && !this.relieved,
  )
  /** The table waits for the own seat; without it an answer may still be changed, no more. */
  readonly due = $derived(this.myTurn && this.seat !== null && this.waitedFor.includes(this.seat))

  /** The sight before the last entry. */
  private earlier: Sight | null = null
  /** What a scene has yet to tell is not told beside it, unless the reader has to decide on it. */
  readonly shown: Sight | null = $derived(
    this.stage.held > 0 && this.stage.held === this.entry && !this.myTurn ? this.earlier : this.sight,
  )
  /** Whether the sight is that of the seat which is to see it: a device that is passed on still has the last one's. */
  readonly isOwn = $derived(this.sight !== null && (this.seat === null || this.sight.seat === this.seat))
  readonly shownRecent: Recent = $derived(this.stage.held === this.recent.entry ? NOTHING_NEW : this.recent)
  readonly tellable: Told[] = $derived(
    this.stage.held > 0 ? this.told.filter((one) => one.entry < this.stage.held) : this.told,
  )

  /** What happened since the own seat last acted, of what counts. */
  readonly happened: Happened[] = $derived(
    this.book && !this.over
      ? recap(this.tellable, this.seat, this.acted, this.book, (this.telling ?? SILENT).happenings)
      : [],
  )

  private offset = 0
  private readonly outbox = new Map<string, FromClient>()
  private readonly looks = new Map<string, Waiter<Previewed>>()
  private readonly remarks = new Map<string, Waiter<(PhraseInfo | null)[][]>>()
  private readonly whys = new Map<string, Waiter<Obstacle[]>>()
  /** The hint that is waited for; whoever moves without it may ask for the next one. */
  private hintDue = ''
  private readonly hints = new Set<string>()
  private welcomed = false
  /** What came in before the book that it is read with. */
  private early: FromServer[] = []
  private readonly line: Line

  constructor(readonly id: string) {
    this.muted = recall(this.muteKey()) !== null
    this.line = new Line(id, {
      query: () => this.query(),
      hear: (message) => (this.book ? this.hear(message) : void this.early.push(message)),
      hungUp: () => this.hungUp(),
      lost: () => (this.online = false),
      crowded: (why) => (this.turnedAway = why),
      gone: (why) => {
        this.gone = true
        this.turnedAway = why
      },
    })
  }

  // The connection

  /** Begin with what is known of the table; a device with several seats sees nothing before it is passed on. */
  open(info: TableInfo, book: Book | null = null): void {
    this.info = info
    this.waitedFor = info.waited_for
    this.seat = this.dueSeat()
    this.line.connect()
    if (book) this.read(book)
  }

  /** The book has come: now everything can be understood. */
  read(book: Book): void {
    this.book = book
    this.newChoice()
    for (const message of this.early.splice(0)) this.hear(message)
  }

  close(): void {
    this.line.close()
  }

  private query(): URLSearchParams {
    const query = new URLSearchParams()
    if (this.sight) query.set('seen', String(this.entry))
    if (this.seat !== null) query.set('seat', String(this.seat))
    this.welcomed = false
    return query
  }

  private hungUp(): void {
    this.early = []
    for (const waiters of [this.looks, this.remarks, this.whys]) {
      for (const waiter of waiters.values()) waiter.reject(null)
      waiters.clear()
    }
    this.hints.clear()
    this.hintDue = ''
  }

  /** The server's clock now. */
  now(): number {
    return Date.now() + this.offset
  }

  // What comes in

  private hear(message: FromServer): void {
    switch (message.got) {
      case 'Welcome':
        return this.welcome(message as unknown as Welcome)
      case 'Update':
        return this.update(message as unknown as Update)
      case 'Lobby':
        return this.lobby(message.table, message.proposal)
      case 'Voided':
        this.voided = message.why as unknown as Reason
        return
      case 'Done':
        if (this.outbox.delete(message.id)) {
          this.acted = message.entry
          this.choice.answered()
        }
        return
      case 'Refusal':
        return this.refused(message.id, message.why as unknown as Reason)
      case 'Previewed':
        return this.previewed(message as unknown as Previewed)
      case 'Remarked':
        this.remarks.get(message.id)?.resolve(message.remarks)
        this.remarks.delete(message.id)
        return
      case 'Obstacles':
        this.whys.get(message.id)?.resolve(message.obstacles as unknown as Obstacle[])
        this.whys.delete(message.id)
        return
      case 'Hinted':
        this.hinted(message.id)
        this.hint = message as unknown as Hinted
        return
      case 'Chatted':
        this.chat = [...this.chat, message].slice(-200)
        if (!this.muted && (message.seat === null || !this.mine.includes(message.seat))) this.unread += 1
        return
      case 'Notice':
        this.notice = { seat: message.seat, why: message.why as unknown as Reason }
        return
      case 'Pong':
        this.offset = message.now - Date.now()
    }
  }

  private welcome(message: Welcome): void {
    const before = this.seat
    const begins = this.sight === null && message.sight !== null
    this.welcomed = true
    this.online = true
    this.turnedAway = null
    this.offset = message.now - Date.now()
    this.info = message.table
    this.seat = message.seat
    this.sight = message.sight
    this.entry = message.entry
    if (this.recent.entry !== message.entry) this.recent = NOTHING_NEW // what happened last came and went unseen
    this.waitedFor = message.table.waited_for
    this.canUndo = message.can_undo
    this.outcome = message.outcome
    this.proposal = message.proposal
    this.voided = null
    this.chat = message.chat
    if (message.table.state === 'playing') note(this.id, message.table.commitment)
    this.missSeat(message)
    this.remind(message.told)
    this.append(message.told)
    if (begins && this.mine.length > 1 && !message.outcome) this.curtain = this.dueSeat()
    // Whoever held the device has left their chair: the next one's side is not for their eyes.
    if (before !== null && message.seat === null && this.mine.length > 0 && message.table.state === 'playing')
      this.curtain = this.dueSeat()
    if (this.takesSeat(message)) return
    if (before !== message.seat) this.newChoice()
    this.choice.load(message.questions)
    for (const waiting of this.outbox.values()) this.line.send(waiting)
    this.line.steady()
    this.look()
  }

  /** The match has begun while this tab looked on from nowhere: look from the own seat. */
  private takesSeat(message: Welcome): boolean {
    const next = this.dueSeat()
    if (message.seat !== null || next === null || message.table.state === 'waiting') return false
    this.show(next, this.curtain)
    return true
  }

  /** A device that slept while its seat moved away is told so when it wakes. */
  private missSeat({ table }: Welcome): void {
    const key = `regency held ${this.id}`
    const held = recall(key)
    const seat = this.mine[0] ?? Number(held)
    if (table.state === 'playing' && this.mine.length > 0) remember(key, String(seat))
    else if (held !== null) {
      forget(key)
      if (table.state === 'playing' && !table.chairs[seat]?.gave_up)
        this.notice = { seat, why: { why: 'SeatMoved', seat } }
    }
  }

  private update(message: Update): void {
    const shared = message.shared
    if (!this.welcomed || shared.entry <= this.entry) return
    if (shared.entry !== this.entry + 1 || !this.sight) return this.line.refresh()
    this.announce(shared.entry, shared.events)
    this.earlier = this.sight
    this.sight = merged(this.sight, message)
    this.entry = shared.entry
    this.waitedFor = shared.waited_for
    this.canUndo = message.can_undo
    this.outcome = shared.outcome
    // a hint holds for as long as the same is asked, whatever others do meanwhile
    if (JSON.stringify(message.questions) !== JSON.stringify(this.choice.base)) this.hint = null
    this.refusal = null
    this.recent = { entry: shared.entry, events: shared.events }
    this.append([{ entry: shared.entry, at: shared.at, events: shared.events }])
    this.choice.load(message.questions)
    this.look()
    this.passOn()
  }

  /** Whatever fails on the stage, the game goes on. */
  private announce(entry: number, events: GameEvent[]): void {
    try {
      this.heard?.(entry, events)
    } catch (error) {
      this.stage.finish()
      reportError(error)
    }
  }

  private lobby(table: TableInfo, proposal: Proposal | null): void {
    this.info = table
    this.proposal = proposal
    if (proposal) this.voided = null
  }

  private refused(id: string, why: Reason): void {
    const unseen = this.remarks.get(id) ?? this.whys.get(id)
    this.remarks.delete(id)
    this.whys.delete(id)
    if (unseen) return unseen.reject(why) // nobody asked for it in person, so nobody need hear of it
    if (this.hinted(id) && why.why === 'OtherQuestion') return // the game went on before the hint came
    const looked = this.looks.get(id)
    this.looks.delete(id)
    if (looked) return looked.reject(why) // whether it still matters the choice knows
    const sent = this.outbox.get(id)
    this.outbox.delete(id)
    if (sent?.send === 'Submit') this.choice.denied()
    this.refusal = why
  }

  private previewed(message: Previewed): void {
    this.looks.get(message.id)?.resolve(message)
    this.looks.delete(message.id)
  }

  private append(told: Told[]): void {
    const last = this.told.at(-1)?.entry ?? -1
    this.told = [...this.told, ...told.filter((one) => one.entry > last)].slice(-MOST_TOLD)
  }

  /** The own seat that the table waits for, else the first of them. */
  private dueSeat(): number | null {
    return this.mine.find((seat) => this.awaits(seat)) ?? this.mine[0] ?? null
  }

  // Coming back

  private muteKey(): string {
    return `regency muted ${this.id}`
  }

  mute(muted: boolean): void {
    this.muted = muted
    this.unread = 0
    if (muted) remember(this.muteKey(), '1')
    else forget(this.muteKey())
  }

  private seenKey(): string {
    return `regency ${this.id} ${this.seat ?? ''}`
  }

  private remind(told: Told[]): void {
    const kept = recall(this.seenKey())
    const seen = kept === null ? this.entry : Number(kept)
    const missed = told.filter((one) => one.entry > seen)
    if (missed.length > 0 && this.outcome === null) this.missed = missed
  }

  /** The reader looks at the table: what is here now is no longer news. */
  look(): void {
    if (document.visibilityState === 'visible' && this.curtain === null) remember(this.seenKey(), String(this.entry))
  }

  /** The tab is shown again, or hidden. */
  turnTo(): void {
    if (document.visibilityState === 'visible' && this.curtain === null) this.remind(this.told)
    this.look()
  }

  /** Whoever may still think again, but is not waited for, passes the device on: once in a round of secret choices. */
  private passOn(): void {
    const holder = this.curtain ?? this.seat
    if (this.mine.length < 2 || this.over || (holder !== null && this.awaits(holder))) return
    const next = this.mine.find((seat) => this.awaits(seat))
    if (next !== undefined && next !== holder) this.curtain = next
  }

  /** Whether the table waits for the person in this seat; for whom a bot plays nobody passes the device on. */
  private awaits(seat: number): boolean {
    return this.waitedFor.includes(seat) && !(this.info?.chairs[seat]?.stand_in ?? false)
  }

  // What goes out

  private newChoice(): void {
    const transport = {
      look: (chain: Action[]) => this.lookAt(chain),
      remark: (chain: Action[]) => this.remarkOn(chain),
      why: (chain: Action[], attempts: Attempt[]) => this.whyNot(chain, attempts),
      submit: (chain: Action[]) => this.submit(chain),
      refused: (why: Reason) => void (this.refusal = why),
    }
    this.choice = new Choice(this.book, transport, app.habits)
    if (this.info?.guided) this.choice.follow([]) // until the guide has said what may be sent
  }

  private lookAt(chain: Action[]): Promise<Previewed> {
    const seat = this.seat
    if (seat === null) return Promise.reject(new Error('no seat'))
    const id = this.line.newId()
    return new Promise((resolve, reject) => {
      this.looks.set(id, { resolve, reject })
      this.refusal = null
      this.line.send({ send: 'Look', id, seat, do: chain })
    })
  }

  private remarkOn(chain: Action[]): Promise<(PhraseInfo | null)[][]> {
    const seat = this.seat
    if (seat === null) return Promise.reject(new Error('no seat'))
    const id = this.line.newId()
    return new Promise((resolve, reject) => {
      this.remarks.set(id, { resolve, reject })
      this.line.send({ send: 'WantRemarks', id, seat, do: chain })
    })
  }

  private whyNot(chain: Action[], attempts: Attempt[]): Promise<Obstacle[]> {
    const seat = this.seat
    if (seat === null) return Promise.reject(new Error('no seat'))
    const id = this.line.newId()
    return new Promise((resolve, reject) => {
      this.whys.set(id, { resolve, reject })
      this.line.send({ send: 'Why', id, seat, do: chain, attempts })
    })
  }

  /** Send what must not be lost: it is sent again until it is answered. */
  private submit(chain: Action[]): void {
    if (this.seat === null) return
    const message: FromClient = { send: 'Submit', id: this.line.newId(), seat: this.seat, do: chain, seen: this.entry }
    this.outbox.set(message.id, message)
    this.hintDue = ''
    this.refusal = null
    this.line.send(message)
  }

  // None of these is sent again after a lost connection: twice could mean something else.

  takeBack(): void {
    this.once((id, seat) => ({ send: 'TakeBack', id, seat }))
  }

  consent(yes: boolean): void {
    const { number: proposal = 0 } = this.proposal ?? {}
    this.once((id, seat) => ({ send: 'Consent', id, seat, proposal, yes }))
  }

  standIn(whom: number, bot: '' | 'greedy' | 'random'): void {
    this.once((id) => ({ send: 'StandIn', id, seat: whom, bot }))
  }

  giveUp(): void {
    this.once((id, seat) => ({ send: 'GiveUp', id, seat }))
  }

  proposeEnd(): void {
    this.once((id, seat) => ({ send: 'ProposeEnd', id, seat }))
  }

  /** Whoever looks on says that a seat is theirs, and its device is lost. */
  askSeat(seat: number): void {
    this.refusal = null
    this.line.send({ send: 'AskSeat', id: this.line.newId(), seat })
  }

  wantHint(): void {
    if (this.hintDue) return // it is thought about already
    this.once((id, seat) => {
      this.hintDue = id
      this.hints.add(id)
      this.hintOn = JSON.stringify(this.choice.composed)
      return { send: 'WantHint', id, seat, do: this.choice.composed }
    })
  }

  /** A hint was answered, one way or the other; whether it was one. */
  private hinted(id: string): boolean {
    if (id === this.hintDue) this.hintDue = ''
    return this.hints.delete(id)
  }

  private once(make: (id: string, seat: number) => FromClient): void {
    this.refusal = null
    if (this.seat !== null) this.line.send(make(this.line.newId(), this.seat))
  }

  say(text: string): void {
    this.line.send({ send: 'Say', id: this.line.newId(), text: text.slice(0, 500) })
  }

  /** The device is in the hands of this seat's player now. */
  show(seat: number, curtain: number | null = null): void {
    this.curtain = curtain
    if (seat === this.seat && this.sight?.seat === seat) return this.look()
    this.stage.finish()
    this.missed = []
    this.acted = 0
    this.seat = seat
    this.newChoice()
    this.line.send({ send: 'Show', id: this.line.newId(), seat })
  }

  /** What a seat is asked, as everybody can see it. */
  askOf(seat: number): Step | null {
    const stacks = this.sight?.stacks ?? []
    const main = stacks[0]?.at(-1)
    const own = stacks[1 + seat]?.at(-1)
    return (
      [main, own].find((step) => step !== undefined && step['seat'] === seat && this.words.has(`wait-${step.step}`)) ??
      null
    )
  }
}

function merged(sight: Sight, { shared, own, figures }: Update): Sight {
  return {
    ...sight,
    clock: shared.clock,
    table: { ...sight.table, ...shared.table },
    stacks: shared.stacks,
    figures: { ...sight.figures, ...figures },
    tally: shared.tally ?? sight.tally ?? null,
    ...(sight.own ? { own: { ...sight.own, ...own } } : {}),
    ...(sight.seen === undefined ? {} : { seen: shared.entry }),
  }
}
