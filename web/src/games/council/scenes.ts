/** The great moments of The Council of Four. */
import Herald from '../../parts/Herald.svelte'
import type { Scenes } from '../../stage.svelte'

const scenes: Scenes = {
  TileTaken: { part: Herald, lasts: 2200, what: 'seal', at: ({ tile }) => `tile-${tile}` },
  KingRewardTaken: { part: Herald, lasts: 2000, what: 'crown', at: () => 'king' },
  LastEmporiumBuilt: { part: Herald, lasts: 3000, what: 'house' },
}
export default scenes
