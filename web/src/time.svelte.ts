/** Game time as a board shows it: how late it is, whether it runs, and how long something still takes. */

/** What is shown of an instant is set right only where it is wrong by more, in milliseconds. */
const UNSEEN = 15

/** The game time at an instant of the page, and how many milliseconds of it pass in one of the page's. */
interface Anchor {
  game: number
  at: number
  speed: number
}

/** A span of game time, in milliseconds. */
export interface Span {
  since: number
  until: number
}

export class GameTime {
  /** Until when nothing happens by itself, and since when that is known; null where nothing will, or nobody knows. */
  calm = $state.raw<Span | null>(null)
  private anchor = $state.raw<Anchor>({ game: 0, at: 0, speed: 0 })

  constructor(private readonly tick: () => number = () => performance.now()) {}

  /** Whether it runs: never in a pause, before the start, or while nobody knows. */
  get runs(): boolean {
    return this.anchor.speed > 0
  }

  /** Milliseconds of game time in one of the page's; 0 while it stands. A replay may be quicker. */
  get speed(): number {
    return this.anchor.speed
  }

  /** How late it is in the game. Whoever asks inside an effect is told when that is set right, not as it passes. */
  now(): number {
    const { game, at, speed } = this.anchor
    return game + (this.tick() - at) * speed
  }

  /** Milliseconds of the page until then; none where it is over, endless where time stands. */
  until(instant: number): number {
    const left = instant - this.now()
    return left <= 0 ? 0 : this.runs ? left / this.speed : Infinity
  }

  /** It is so late, and time runs; what runs on the page goes on undisturbed if that is no news. */
  run(game: number, speed = 1): void {
    if (this.speed === speed && Math.abs(this.now() - game) < UNSEEN * speed) return
    this.anchor = { game, at: this.tick(), speed }
  }

  /** Something will happen by itself then; negative: nothing will. */
  expect(until: number, now: number): void {
    if (until < 0) this.calm = null
    else if (this.calm?.until !== until) this.calm = { since: now, until }
  }

  /** It is so late, and time stands. */
  stand(game = this.now()): void {
    if (this.runs || this.anchor.game !== game) this.anchor = { game, at: this.tick(), speed: 0 }
  }
}
