/** The title in which a game proclaims who has won, from `games/<game>/title.ts` where there is one. */
import type { Sight } from '../wire'
import type { Words } from '../words'

export type Titled = (sight: Sight, words: Words, seat: number) => string

const titles = import.meta.glob<{ default: Titled }>('../games/*/title.ts')

export async function loadTitles(game: string): Promise<Titled | null> {
  return (await titles[`../games/${game}/title.ts`]?.())?.default ?? null
}
