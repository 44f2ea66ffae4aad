/** Looking back at a match: where one is, by entries or by game time, and how it goes on by itself. */
import { GameTime } from './time.svelte'
import type { Timeline } from './times'
import type { Moment } from './wire'

/** How it goes on: so many entries a beat, or so much quicker than it was played. */
export interface Speed {
  by: 'steps' | 'time'
  times: number
}

export const SPEEDS: readonly Speed[] = [0.5, 1, 2, 4, 8].map((times) => ({ by: 'steps', times }))
export const QUICKER: readonly Speed[] = [1, 4, 20].map((times) => ({ by: 'time', times }))

/** Milliseconds a step; by game time the least for one that takes none of it, and between two pictures. */
const PACE = 1200
const LEAST_STEP = 250
const LEAST = 50

/** What is needed of a film. */
interface Roll {
  at(entry: number, view: string): Promise<Moment>
}

export class Playback {
  at = $state(0)
  seat = $state('')
  running = $state(false)
  speed = $state.raw<Speed>({ by: 'steps', times: 1 })
  moment = $state.raw<Moment | null>(null)
  /** Why there is nothing to be seen. */
  problem = $state.raw<unknown>(null)
  timeline = $state.raw<Timeline | null>(null)
  /** Entries of the match, as long as no moment has told it. */
  entries = $state(0)
  /** Game time, as what passes on the board shows it. */
  readonly time = new GameTime()
  readonly last = $derived(this.moment?.last ?? this.entries)
  private timer: ReturnType<typeof setTimeout> | undefined

  /** `moved`: whoever wants to know that another moment is looked at, once it is. */
  constructor(
    private readonly roll: Roll,
    private readonly moved: () => void,
  ) {}

  /** To an entry. */
  async go(entry: number): Promise<void> {
    this.at = Math.max(0, Math.min(this.last, entry))
    this.setTime(this.timeline?.of(this.at) ?? 0)
    await this.look()
    this.goOn()
  }

  /** To an instant of the game, between two entries too. */
  async goTo(time: number): Promise<void> {
    if (!this.timeline) return
    this.at = Math.min(this.last, this.timeline.entryAt(time))
    this.setTime(time)
    await this.look()
    this.goOn()
  }

  /** What is looked at is fetched, and shown unless somebody has gone on meanwhile. */
  async look(): Promise<void> {
    const wanted = `${this.at} ${this.seat}`
    if (!this.running) this.moved()
    try {
      const found = await this.roll.at(this.at, this.seat)
      if (wanted !== `${this.at} ${this.seat}`) return
      this.moment = found
      this.problem = null
      if (!this.timeline) this.time.stand(found.sight.clock.now)
    } catch (error) {
      this.problem = error
      this.stop()
    }
  }

  /** The end is fetched before anybody wants it. */
  foresee(): void {
    this.roll.at(this.last, this.seat).catch(() => undefined)
  }

  /** Times are known: it goes on by them unless somebody wants otherwise. */
  follow(timeline: Timeline): void {
    if (timeline.end === 0) return
    this.timeline = timeline
    this.speed = { by: 'time', times: 1 }
    this.setTime(timeline.of(this.at))
  }

  setSpeed(speed: Speed): void {
    this.speed = speed
    if (this.running) this.play()
  }

  play(): void {
    this.running = true
    this.setTime(this.time.now())
    this.goOn()
  }

  stop(): void {
    this.close()
    this.moved()
  }

  /** Nobody looks any more. */
  close(): void {
    this.running = false
    clearTimeout(this.timer)
    this.time.stand()
  }

  private get passes(): boolean {
    return this.running && this.speed.by === 'time' && !this.timeline?.isStill(this.at)
  }

  private setTime(time: number): void {
    if (this.passes) this.time.run(time, this.speed.times)
    else this.time.stand(time)
  }

  private goOn(): void {
    clearTimeout(this.timer)
    if (!this.running) return
    if (this.at >= this.last) this.stop()
    else this.timer = setTimeout(() => void this.advance(), this.wait())
  }

  private wait(): number {
    const { by, times } = this.speed
    if (!this.passes) return Math.max(by === 'time' ? LEAST_STEP : 0, PACE / times)
    return Math.max(LEAST, this.time.until(this.timeline?.of(this.at + 1) ?? 0))
  }

  /** On to the next entry; by game time to all that have come since, up to where time stands. */
  private async advance(): Promise<void> {
    const stood = !this.passes
    if (stood) this.at += 1
    else this.at = this.reached()
    if (stood || !this.passes) this.setTime(this.timeline?.of(this.at) ?? 0)
    await this.look()
    this.goOn()
  }

  private reached(): number {
    const { at, timeline } = this
    if (!timeline) return at
    const end = Math.min(this.last, Math.max(at, timeline.entryAt(this.time.now())))
    for (let entry = at + 1; entry < end; entry += 1) if (timeline.isStill(entry)) return entry
    return end
  }
}
