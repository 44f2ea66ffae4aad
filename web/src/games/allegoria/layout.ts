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

/** How the board divides its box: all at once, broad or tall, or in panes, upright or low. */
export type Shape = 'broad' | 'tall' | 'upright' | 'low'

export interface Plan {
  shape: Shape
  /** How much larger than its least size everything is drawn. */
  zoom: number
  width: number
  height: number
}

/** The room that each shape needs at least; what there is more of makes it larger. */
const LEAST: Readonly<Record<Shape, readonly [width: number, height: number]>> = {
  broad: [930, 540],
  tall: [700, 768],
  upright: [390, 560],
  low: [600, 230],
}
/** A board in panes that is much wider than high has its tabs at the side. */
const LOW = 1.4

function shapeOf(width: number, height: number): Shape {
  const fits = (shape: Shape): boolean => width >= LEAST[shape][0] && height >= LEAST[shape][1]
  if (width === 0 || fits('broad')) return 'broad'
  if (fits('tall')) return 'tall'
  return width > height * LOW ? 'low' : 'upright'
}

export function planOf(width: number, height: number): Plan {
  const shape = shapeOf(width, height)
  const [least, lowest] = LEAST[shape]
  const zoom = width === 0 ? 1 : Math.floor(Math.min(width / least, height / lowest) * 100) / 100
  return { shape, zoom, width: width / zoom, height: height / zoom }
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
