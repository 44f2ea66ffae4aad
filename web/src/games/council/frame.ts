/** How the board fills its box: one picture where there is room for it, three panes where there is not. */

/** `desk`: all beside each other; `page`: narrower or for fingers, in more rows; `panes`: a part at a time. */
export type Form = 'desk' | 'page' | 'panes'

export function formOf(width: number, height: number, coarse: boolean): Form {
  if (width >= (coarse ? 1300 : 900) && height >= 520) return 'desk'
  return width >= 660 && height >= 520 ? 'page' : 'panes'
}

/** The box for which the sizes of each form are drawn, and how far they grow with a larger one. */
const DRAWN: Readonly<Record<Form, readonly [width: number, height: number, most: number]>> = {
  desk: [925, 535, 1.5],
  page: [800, 860, 1.35],
  panes: [376, 500, 1.3],
}
const LYING = [552, 222, 1.4] as const

/** By how much everything that is not the map is larger than drawn. */
export function unitOf(form: Form, width: number, height: number): number {
  const [wide, high, most] = form === 'panes' && width > height ? LYING : DRAWN[form]
  return Math.max(1, Math.min(width / wide, height / high, most))
}

export interface Fit {
  wide: number
  high: number
  /** Only the letters of a permit have room. */
  letters: boolean
}

const TILES: readonly Fit[] = [
  { wide: 76, high: 58, letters: false },
  { wide: 64, high: 50, letters: false },
  { wide: 54, high: 50, letters: false },
  { wide: 44, high: 40, letters: true },
  { wide: 40, high: 40, letters: true },
]

/** The largest tiles with which so many of each player, row by row, fit into a box. */
export function fitTiles(counts: readonly number[], width: number, height: number, gap: number): Fit {
  const isWhole = ({ wide, high }: Fit): boolean => {
    const columns = Math.max(1, Math.floor((width + gap) / (wide + gap)))
    const rows = counts.reduce((sum, count) => sum + Math.max(1, Math.ceil(count / columns)), 0)
    return rows * (high + gap) <= height + gap
  }
  return TILES.find(isWhole) ?? (TILES.at(-1) as Fit)
}
