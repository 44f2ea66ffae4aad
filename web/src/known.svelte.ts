/** What this tab knows of a table: the sight it keeps current, what was told, and what follows from both. */
import { app, forget, recall, remember } from './app.svelte'
import type { SeatInfo, Recent } from './board'
import { Choice } from './choice.svelte'
import type { Book, Chatted, PauseInfo, Proposal, TableInfo, TalkInfo } from './generated'
import { SILENT, type Told as Telling } from './happenings'
import { namesOf } from './names'
import { type Happened, recap } from './recap'
import { colourOf, signOf } from './seats'
import { Stage } from './stage.svelte'
import { GameTime } from './time.svelte'
import type { GameEvent, Hinted, Outcome, Reason, Sight, Step, Told } from './wire'
import { Leaves } from './leaves.svelte'
import type { Words } from './words'

const MOST_TOLD = 400
export const NOTHING_NEW: Recent = { entry: 0, events: [] }

export class Known {
  info = $state.raw<TableInfo | null>(null)
  book = $state.raw<Book | null>(null)
  seat = $state<number | null>(null)
  sight = $state.raw<Sight | null>(null)
  entry = $state(0)
  told = $state.raw<Told[]>([])
  recent = $state.raw<Recent>(NOTHING_NEW)
  waitedFor = $state.raw<number[]>([])
  /** Seats with something addressed to them that nobody waits for. */
  approached = $state.raw<number[]>([])
  canUndo = $state(false)
  outcome = $state.raw<Outcome | null>(null)
  proposal = $state.raw<Proposal | null>(null)
  /** A bot lets people talk before it answers. */
  talk = $state.raw<TalkInfo | null>(null)
  /** Who has paused, and who is ready to go on; null where time is not paused. */
  pause = $state.raw<PauseInfo | null>(null)
  /** Game time, where the game has any. */
  readonly time = new GameTime()
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
  protected hintOn = $state('')
  /** The hint, as long as it is about what is asked. */
  readonly advice = $derived(this.hint && this.hintOn === JSON.stringify(this.choice.composed) ? this.hint : null)
  /** What may be read here. */
  readonly leaves: Leaves
  readonly names = $derived(this.info ? namesOf(this.info.chairs) : [])
  readonly words: Words = $derived.by(() => app.speak(this.info?.game ?? null, this.book, this.names, this.leaves))
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
      waitedFor: this.waitedFor.includes(seat) && !this.hurried,
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
  /** Time runs in this match, now or at other times. */
  readonly timed = $derived(this.info?.timed ?? false)
  /** Time would run now, if it were not paused. */
  readonly hurried = $derived(!this.over && (this.sight?.clock.running ?? false))
  /** Nothing can be done until all are ready to go on. */
  readonly paused = $derived(!this.over && this.timed && (this.sight?.clock.halted ?? false))
  /** Others at this device who have something to answer, or are waited for: it can be passed to them. */
  readonly callers: number[] = $derived(
    this.over || this.hurried
      ? []
      : this.mine.filter((seat) => seat !== this.seat && (this.approached.includes(seat) || this.awaits(seat))),
  )
  /** Something is addressed to the own seat. */
  readonly called = $derived(!this.over && this.seat !== null && this.approached.includes(this.seat))
  /** The table waits for the own seat; without it an answer may still be changed, no more. */
  readonly due = $derived(this.myTurn && this.seat !== null && this.waitedFor.includes(this.seat))

  /** The sight before the last entry. */
  protected earlier: Sight | null = null
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
    this.book && !this.over && !this.hurried
      ? recap(this.tellable, this.seat, this.acted, this.book, (this.telling ?? SILENT).happenings)
      : [],
  )

  constructor(readonly id: string) {
    this.muted = recall(this.muteKey()) !== null
    // Not by what depends on it: what is made there it would not see change
    this.leaves = Leaves.at(
      id,
      () => this.sight?.seat ?? null,
      () => app.language,
    )
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
  protected append(told: Told[]): void {
    const last = this.told.at(-1)?.entry ?? -1
    this.told = [...this.told, ...told.filter((one) => one.entry > last)].slice(-MOST_TOLD)
  }

  /** The own seat that the table waits for, else the first of them. */
  protected dueSeat(): number | null {
    return this.mine.find((seat) => this.awaits(seat)) ?? this.mine[0] ?? null
  }

  /** Whether the table waits for the person in this seat; for whom a bot plays nobody passes the device on. */
  protected awaits(seat: number): boolean {
    return this.waitedFor.includes(seat) && !(this.info?.chairs[seat]?.stand_in ?? false)
  }

  // Coming back

  protected muteKey(): string {
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

  protected remind(told: Told[]): void {
    const kept = recall(this.seenKey())
    const seen = kept === null ? this.entry : Number(kept)
    const missed = told.filter((one) => one.entry > seen)
    if (missed.length > 0 && this.outcome === null && !this.hurried) this.missed = missed
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
}
