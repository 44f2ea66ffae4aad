/** What this browser read of the shuffles while the match was on: a later answer cannot change it. */
import { recall, remember } from './app.svelte'

const keyOf = (id: string): string => `regency seal ${id}`

export function note(id: string, commitment: string): void {
  if (commitment && recall(keyOf(id)) === null) remember(keyOf(id), commitment)
}

export function noted(id: string): string | null {
  return recall(keyOf(id))
}
