/** When in the game the entries of a match were: for whoever looks back by game time. */
import type { GameTimes } from './generated'

/** What came late: it counted because its sender could not have seen what was before it. */
const LATE = 'late'

/** Something that a game marks, or what came late. */
export interface Mark {
  was: string
  entry: number
  at: number
}

export class Timeline {
  private readonly still: ReadonlySet<number>

  constructor(private readonly times: GameTimes) {
    this.still = new Set(times.still)
  }

  /** The whole game time; 0 where none ran. */
  get end(): number {
    return this.times.at.at(-1) ?? 0
  }

  /** How late it was after an entry. */
  of(entry: number): number {
    return this.times.at[entry] ?? this.end
  }

  /** Whether time stood behind an entry, as the game wants it: nobody counts pauses. */
  isStill(entry: number): boolean {
    return this.still.has(entry)
  }

  /** The last entry at that time. */
  entryAt(time: number): number {
    const { at } = this.times
    let [low, high] = [0, at.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((at[middle] ?? 0) <= time) low = middle
      else high = middle - 1
    }
    return Math.max(0, low)
  }

  marks(kinds: readonly string[]): Mark[] {
    const found = kinds.flatMap((was) => (this.times.told[was] ?? []).map((entry) => ({ was, entry })))
    return [...found, ...this.times.late.map((entry) => ({ was: LATE, entry }))]
      .map((mark) => ({ ...mark, at: this.of(mark.entry) }))
      .sort((one, other) => one.entry - other.entry)
  }
}
