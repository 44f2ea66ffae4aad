/** How the board fills its box: all beside each other, or on each other, or in two panes where it is low. */

/** `broad`: a desk; `tall`: a tablet; `upright`: a phone; `low`: a phone that lies, or a desk enlarged. */
export type Form = 'broad' | 'tall' | 'upright' | 'low'

export interface Plan {
  form: Form
  /** How much larger than its least size everything is drawn. */
  zoom: number
  width: number
  height: number
}

/** Sizes of what stands in the rows, in pixels. */
export interface Sizes {
  /** How word, timer and time stand at the head of a row. */
  gate: 'wide' | 'stack' | 'line'
  glass: number
  pawn: number
  mark: number
  badge: number
  /** A worker in the bar. */
  worker: number
  /** Symbols on achievements and provinces. */
  card: number
  /** Tiles of the others beside each other. */
  columns: number
}

/** The room that each form needs at least; what there is more of makes it larger. */
const LEAST: Readonly<Record<Form, readonly [width: number, height: number]>> = {
  broad: [930, 540],
  tall: [700, 800],
  upright: [390, 560],
  low: [600, 230],
}
const LOW = 1.4
/** On a desk a little less than the least is drawn smaller, before the board is split; text stays above 11 px. */
const SMALLER = 0.95

export const SIZES: Readonly<Record<Form, Sizes>> = {
  broad: { gate: 'wide', glass: 46, pawn: 31, mark: 17, badge: 18, worker: 34, card: 15, columns: 2 },
  tall: { gate: 'wide', glass: 42, pawn: 28, mark: 17, badge: 18, worker: 30, card: 15, columns: 4 },
  upright: { gate: 'stack', glass: 30, pawn: 22, mark: 14, badge: 14, worker: 30, card: 12, columns: 4 },
  low: { gate: 'line', glass: 20, pawn: 21, mark: 13, badge: 13, worker: 20, card: 14, columns: 1 },
}

function formOf(width: number, height: number): Form {
  const fits = (form: Form): boolean => width >= LEAST[form][0] && height >= LEAST[form][1]
  if (width === 0 || (width >= LEAST.broad[0] * SMALLER && height >= LEAST.broad[1] * SMALLER)) return 'broad'
  if (fits('tall')) return 'tall'
  return width > height * LOW ? 'low' : 'upright'
}

export function planOf(width: number, height: number): Plan {
  const form = formOf(width, height)
  const [least, lowest] = LEAST[form]
  const zoom = width === 0 ? 1 : Math.floor(Math.min(width / least, height / lowest) * 100) / 100
  return { form, zoom, width: width / zoom, height: height / zoom }
}
