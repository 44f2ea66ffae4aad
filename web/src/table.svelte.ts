/** A table as this tab sees it: one socket, the sight it keeps current, and what is on its way. */
import { Answers } from './answers'
import { app, forget, recall, remember } from './app.svelte'
import { Choice } from './choice.svelte'
import { ServerClock } from './clock'
import type {
  Attempt,
  Book,
  FromClient,
  FromServer,
  LetTalk,
  Lobby,
  PhraseInfo,
  Submit,
  TableInfo,
  Verdict,
} from './generated'
import { sortedAll } from './forms'
import { Known, NOTHING_NEW } from './known.svelte'
import { Line } from './line'
import { note } from './seal'
import { merged } from './sights'
import type { Action, GameEvent, Hinted, Obstacle, Previewed, RawQuestion, Reason, Update, Welcome } from './wire'

export class Table extends Known {
  private readonly clock = new ServerClock()
  private readonly answers = new Answers()
  private readonly outbox = new Map<string, Submit>()
  /** The hint that is waited for; whoever moves without it may ask for the next one. */
  private hintDue = ''
  private readonly hints = new Set<string>()
  private welcomed = false
  /** What came in before the book that it is read with. */
  private early: FromServer[] = []
  private readonly line: Line

  constructor(id: string) {
    super(id)
    const listener = {
      query: () => this.query(),
      hear: (message: FromServer) => (this.book ? this.hear(message) : void this.early.push(message)),
      hungUp: () => this.hungUp(),
      lost: () => this.lost(),
      crowded: (why: Reason | null) => void (this.turnedAway = why),
      gone: (why: Reason | null) => {
        this.gone = true
        this.turnedAway = why
      },
    }
    this.line = new Line(id, listener, this.clock)
  }

  // The connection

  /** Begin with what is known of the table; a device with several seats sees nothing before it is passed on. */
  open(info: TableInfo, book: Book | null = null): void {
    this.info = info
    this.waitedFor = info.waited_for
    this.approached = info.approached
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

  override turnTo(): void {
    super.turnTo()
    if (this.timed && document.visibilityState === 'visible') this.line.check() // a page that is hidden may have slept
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
    this.answers.hangUp()
    this.hints.clear()
    this.hintDue = ''
  }

  /** Nobody is at the other end: how late it is in the game, nobody knows, and what is tapped would come too late. */
  private lost(): void {
    this.online = false
    this.retime()
    this.choice.halted = this.hurried
  }

  /** The server's clock now. */
  now(): number {
    return this.clock.now()
  }

  /** Game time as the last entry and the server's clock tell it. */
  private retime(): void {
    const clock = this.sight?.clock
    if (!clock) return
    if (!this.hurried || this.paused) this.time.stand(clock.now)
    else if (this.online) this.time.run(clock.now + Math.max(0, this.now() - clock.at))
    else this.time.stand()
  }

  /** When something happens by itself, as an instant of the server's clock; -1: nothing does. */
  private foresee(wake: number): void {
    const clock = this.sight?.clock
    if (clock && !this.paused) this.time.expect(wake < 0 || !this.hurried ? -1 : clock.now + wake - clock.at, clock.now)
  }

  // What comes in

  private hear(message: FromServer): void {
    switch (message.got) {
      case 'Welcome':
        return this.welcome(message as unknown as Welcome)
      case 'Update':
        return this.update(message as unknown as Update)
      case 'Lobby':
        return this.lobby(message)
      case 'Voided':
        this.voided = message.why as unknown as Reason
        return
      case 'Done':
        if (this.outbox.delete(message.id)) {
          this.acted = message.entry
          this.choice.answered(message.id)
        }
        return
      case 'Refusal':
        return this.refused(message.id, message.why as unknown as Reason)
      case 'Previewed':
        return this.answers.give(message.id, { ...message, questions: sortedAll(message.questions) })
      case 'Remarked':
        return this.answers.give(message.id, message.remarks)
      case 'Obstacles':
        return this.answers.give(message.id, message.obstacles)
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
        this.retime()
    }
  }

  private welcome(message: Welcome): void {
    const before = this.seat
    const begins = this.sight === null && message.sight !== null
    this.welcomed = true
    this.online = true
    this.turnedAway = null
    const isNew = this.line.steady(message.table.timed, message.now)
    this.info = message.table
    this.seat = message.seat
    this.sight = message.sight
    this.entry = message.entry
    if (this.recent.entry !== message.entry) this.recent = NOTHING_NEW // what happened last came and went unseen
    this.waitedFor = message.table.waited_for
    this.approached = message.table.approached
    this.canUndo = message.can_undo
    this.outcome = message.outcome
    this.proposal = message.proposal
    this.pause = message.pause
    this.talk = message.talk
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
    this.ask(message.questions)
    this.foresee(message.next_wake)
    if (isNew) for (const waiting of this.outbox.values()) this.line.send({ ...waiting, again: true })
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
    this.approached = shared.approached
    this.canUndo = message.can_undo
    this.outcome = shared.outcome
    // a hint holds for as long as the same is asked, whatever others do meanwhile
    if (JSON.stringify(sortedAll(message.questions)) !== JSON.stringify(this.choice.base)) this.hint = null
    if (!this.hurried) this.refusal = null
    this.recent = { entry: shared.entry, events: shared.events }
    this.append([{ entry: shared.entry, at: shared.at, events: shared.events }])
    this.leaves.turn()
    this.ask(message.questions)
    this.foresee(shared.next_wake)
    this.look()
    this.passOn()
  }

  /** In a pause nothing is asked, and what is picked stays for when it goes on. */
  private ask(questions: RawQuestion[]): void {
    this.retime()
    this.choice.halted = this.paused
    if (!this.paused) this.choice.load(questions, this.hurried)
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

  private lobby({ table, proposal, pause, talk }: Lobby): void {
    this.info = table
    this.talk = talk
    this.proposal = proposal
    this.pause = pause
    this.retime()
    if (proposal) this.voided = null
  }

  private refused(id: string, why: Reason): void {
    if (this.answers.refuse(id, why)) return // whether it still matters whoever asked knows
    if (this.hinted(id) && why.why === 'OtherQuestion') return // the game went on before the hint came
    if (this.outbox.delete(id) && this.choice.denied(id, why)) return
    this.refusal = why
  }

  /** Whoever may still think again, but is not waited for, passes the device on: once in a round of secret choices. */
  private passOn(): void {
    const holder = this.curtain ?? this.seat
    if (this.mine.length < 2 || this.over || (holder !== null && this.awaits(holder))) return
    if (holder !== null && this.approached.includes(holder)) return // they were given it to answer that
    const next = this.mine.find((seat) => this.awaits(seat))
    if (next !== undefined && next !== holder) this.curtain = next
  }

  /** Somebody else at this device takes it, to answer what is addressed to them, or to go on. */
  pass(seat: number): void {
    this.curtain = seat
  }

  // What goes out

  private newChoice(): void {
    const transport = {
      look: (chain: Action[]) => this.lookAt(chain),
      remark: (chain: Action[]) =>
        this.enquire<(PhraseInfo | null)[][]>((id, seat) => ({ send: 'WantRemarks', id, seat, do: chain })),
      why: (chain: Action[], attempts: Attempt[]) =>
        this.enquire<Obstacle[]>((id, seat) => ({ send: 'Why', id, seat, do: chain, attempts })),
      submit: (chain: Action[]) => this.submit(chain),
      refused: (why: Reason) => void (this.refusal = why),
    }
    this.choice = new Choice(this.book, transport, app.habits)
    if (this.info?.guided) this.choice.follow([]) // until the guide has said what may be sent
  }

  private lookAt(chain: Action[]): Promise<Previewed> {
    this.refusal = null
    return this.enquire((id, seat) => ({ send: 'Look', id, seat, do: chain }))
  }

  private enquire<Answer>(make: (id: string, seat: number) => FromClient): Promise<Answer> {
    if (this.seat === null) return Promise.reject(new Error('no seat'))
    const id = this.line.newId()
    const answer = this.answers.wait<Answer>(id)
    this.line.send(make(id, this.seat))
    return answer
  }

  /** Send what must not be lost: it is sent again until it is answered; where time has run since, it is too late. */
  private submit(chain: Action[]): string {
    if (this.seat === null) return ''
    const message: Submit = { send: 'Submit', id: this.line.newId(), seat: this.seat, do: chain, seen: this.entry }
    this.outbox.set(message.id, message)
    this.hintDue = ''
    this.refusal = null
    this.line.send(message)
    return message.id
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

  /** Time stands still, for everybody. */
  halt(): void {
    this.once((id, seat) => ({ send: 'Pause', id, seat }))
  }

  ready(ready: boolean): void {
    this.once((id, seat) => ({ send: 'Ready', id, seat, ready }))
  }

  /** While a bot lets people talk: go on, stop the countdown, or let it run on. */
  letTalk(wish: LetTalk['wish']): void {
    this.once((id, seat) => ({ send: 'LetTalk', id, seat, wish }))
  }

  /** What is to be done about whoever has been gone for long. */
  judge(choice: Verdict['choice']): void {
    this.once((id, seat) => ({ send: 'Verdict', id, seat, choice }))
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
}
