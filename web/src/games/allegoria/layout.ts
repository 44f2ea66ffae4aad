/** Where the Territories lie on the map: the own home below on the left, the others clockwise, the centre between. */
import { CENTRE, NOTHING } from './pieces'

/** A field of the grid: row and column, from 1. */
export interface Field {
  row: number
  column: number
}

/** Homes clockwise from the own one, by the number of players; wide has three columns, tall three rows. */
const WIDE: Record<number, readonly Field[]> = {
  2: [
    { row: 2, column: 1 },
    { row: 1, column: 3 },
  ],
  3: [
    { row: 2, column: 1 },
    { row: 1, column: 1 },
    { row: 1, column: 3 },
  ],
  4: [
    { row: 2, column: 1 },
    { row: 1, column: 1 },
    { row: 1, column: 3 },
    { row: 2, column: 3 },
  ],
}
const TALL: Record<number, readonly Field[]> = {
  2: [
    { row: 3, column: 1 },
    { row: 1, column: 2 },
  ],
  3: [
    { row: 3, column: 1 },
    { row: 1, column: 1 },
    { row: 1, column: 2 },
  ],
  4: [
    { row: 3, column: 1 },
    { row: 1, column: 1 },
    { row: 1, column: 2 },
    { row: 3, column: 2 },
  ],
}

export function fieldOf(territory: number, seats: number, seat: number, wide: boolean): Field {
  if (territory === CENTRE) return wide ? { row: 1, column: 2 } : { row: 2, column: 1 }
  const own = seat === NOTHING ? 0 : seat
  const turn = (territory - own + seats) % seats
  return ((wide ? WIDE : TALL)[seats] ?? [])[turn] ?? { row: 1, column: 1 }
}

export interface Growth {
  kind: 'hill' | 'tree' | 'field' | 'reeds'
  x: number
  y: number
  size: number
}

const KINDS: readonly Growth['kind'][] = ['hill', 'tree', 'tree', 'field', 'hill', 'reeds']

/** What grows on the land, the same each time. */
export function growth(width: number, height: number): Growth[] {
  const chance = dice(23)
  const found: Growth[] = []
  for (let tries = Math.round((width * height) / 700); tries > 0; tries -= 1) {
    const x = 12 + chance() * (width - 24)
    const y = 16 + chance() * (height - 24)
    const kind = KINDS[Math.floor(chance() * KINDS.length)] ?? 'tree'
    if (found.some((other) => Math.hypot(other.x - x, (other.y - y) * 1.5) < 34)) continue
    found.push({ kind, x: Math.round(x), y: Math.round(y), size: 0.75 + chance() * 0.4 })
  }
  return found.sort((one, other) => one.y - other.y)
}

function dice(seed: number): () => number {
  let state = seed * 2654435761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296
  }
}
