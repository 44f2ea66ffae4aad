/** What a game says of its events, from `games/<game>/motion.ts` and `games/<game>/scenes.ts`, where there are such. */
import type { Happenings } from './motion'
import type { Scenes } from './stage.svelte'

export interface Told {
  happenings: Happenings
  scenes: Scenes
}

export const SILENT: Told = { happenings: { moves: {}, large: [] }, scenes: {} }

const motions = import.meta.glob<{ default: Happenings }>('./games/*/motion.ts')
const scenes = import.meta.glob<{ default: Scenes }>('./games/*/scenes.ts')

/** What cannot be fetched is not shown; the board has everything that counts. */
export async function loadHappenings(game: string): Promise<Told> {
  const [motion, scene] = await Promise.all([
    motions[`./games/${game}/motion.ts`]?.().catch(() => null),
    scenes[`./games/${game}/scenes.ts`]?.().catch(() => null),
  ])
  return {
    happenings: motion?.default ?? SILENT.happenings,
    scenes: scene?.default ?? SILENT.scenes,
  }
}
