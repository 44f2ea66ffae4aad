/** What the board and the tray let one point at, and what is left to words. */
import { untrack } from 'svelte'
import type { Item } from './choice.svelte'
import type { BoardDesk } from './desk.svelte'
import type { Pane } from './panes'
import type { Action } from './wire'

/** What has no place of its own on the board: small buttons beside what was pointed at last. */
export const WAY = 'way'

/** The desks at work: a board, a tray, or none where nobody has drawn one. */
class Desks {
  now = $state.raw<readonly BoardDesk[]>([])
}
export const desks = new Desks()

/** The panes of a board that is split: what lies on one that is not shown can be pointed at too. */
class Split {
  panes = $state.raw<readonly Pane[]>([])
}
export const split = new Split()

export function enter(desk: BoardDesk): () => void {
  desks.now = [...untrack(() => desks.now), desk]
  return () => void (desks.now = untrack(() => desks.now).filter((other) => other !== desk))
}

/** The kinds of action that pointing leads to; `drawn` tells whether a piece is to be seen. */
export function pointable(drawn: (key: string) => boolean): Set<string> {
  const found = new Set<string>()
  for (const desk of desks.now)
    for (const [key, aim] of desk.aims)
      if (drawn(key) || key.startsWith(WAY) || split.panes.some((pane) => pane.holds(key)))
        for (const action of aim.actions) found.add(action.do)
  return found
}

/** The lines that lead to anything of a kind that cannot be pointed at. */
export function inWordsOnly(menu: readonly Item[], behind: (item: Item) => Action[], shown: Set<string>): Item[] {
  return menu.filter((item) => behind(item).some((action) => !shown.has(action.do)))
}
