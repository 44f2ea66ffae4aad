/** The server's clock, by pings: of the last ones the quickest counts, and half of its way is added. */

/** So many pings are remembered. */
const KEPT = 8
/** How far two clocks may drift apart meanwhile, in milliseconds. */
const SLACK = 5

interface Sample {
  /** There and back, in milliseconds. */
  trip: number
  /** By how much the server's clock is ahead of the page's own. */
  ahead: number
}

export class ServerClock {
  private readonly asked = new Map<string, number>()
  private samples: readonly Sample[] = []
  /** What a message that nobody asked for has told: too little by the way that it took. */
  private guessed = 0

  /** `tick` never jumps, whatever becomes of the device's own clock. */
  constructor(private readonly tick: () => number = () => performance.now()) {}

  now(): number {
    return this.tick() + this.ahead
  }

  private get ahead(): number {
    const [first, ...others] = this.samples
    if (!first) return this.guessed
    return others.reduce((best, one) => (one.trip <= best.trip ? one : best), first).ahead
  }

  ask(id: string): void {
    if (!this.asked.has(id)) this.asked.set(id, this.tick())
  }

  /** Whether it was asked for. */
  hear(id: string, now: number): boolean {
    const since = this.asked.get(id)
    if (since === undefined) return false
    this.asked.delete(id)
    const here = this.tick()
    const made = { trip: here - since, ahead: now + (here - since) / 2 - here }
    this.samples = [...this.samples.filter((one) => isPossible(one, made)), made].slice(-KEPT)
    return true
  }

  /** A new line: the page may have slept meanwhile, and nothing that was measured before need hold. */
  begin(now: number): void {
    this.asked.clear()
    this.samples = []
    this.guessed = now - this.tick()
  }
}

/** Whether both can be true: each is wrong by half of its way at most. */
function isPossible(one: Sample, other: Sample): boolean {
  return Math.abs(one.ahead - other.ahead) <= (one.trip + other.trip) / 2 + SLACK
}
