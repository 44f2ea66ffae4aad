/** Whose totals are unfolded: a tap on the strip of a small screen opens the card of that player. */
import { SvelteSet } from 'svelte/reactivity'

export const unfolded = new SvelteSet<number>()

export function turn(seat: number): void {
  if (!unfolded.delete(seat)) unfolded.add(seat)
}
