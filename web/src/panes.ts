/** A board in two or three parts where its box is small: which part has how much to point at, and which is shown. */

export interface Pane {
  key: string
  /** As its tab calls it: one short word. */
  name: string
  /** Whether a piece, by its `data-aim`, lies on this pane. */
  holds(piece: string): boolean
  /** Whether it is counted beside the name: not what can be done at any time. Without it, all that it holds. */
  counts?(piece: string): boolean
}

/** How many of the lit pieces are counted on each pane; a piece that several panes hold counts on each of them. */
export function litOn(panes: readonly Pane[], lit: Iterable<string>): number[] {
  const keys = [...lit]
  return panes.map((pane) => keys.filter((key) => pane.holds(key) && (pane.counts?.(key) ?? true)).length)
}

/** How many of the lit pieces lie on each pane, counted or not. */
export function heldOn(panes: readonly Pane[], lit: Iterable<string>): number[] {
  const keys = [...lit]
  return panes.map((pane) => keys.filter((key) => pane.holds(key)).length)
}

/** The pane for a new question: the one with most to point at, and rather the one that is shown already. */
export function turnTo(lit: readonly number[], shown: number): number {
  const most = Math.max(0, ...lit)
  return lit[shown] === most || most === 0 ? shown : lit.indexOf(most)
}

/** The pane after a pick: the one that is shown, as long as there is anything to point at on it. */
export function goOn(lit: readonly number[], shown: number, held = lit): number {
  return (held[shown] ?? 0) > 0 ? shown : turnTo(lit, shown)
}
