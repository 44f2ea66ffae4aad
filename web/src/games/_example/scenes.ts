/** The great moments of The King's Favours. */
import Herald from '../../parts/Herald.svelte'
import type { Scenes } from '../../stage.svelte'

const scenes: Scenes = { FavourTaken: { part: Herald, lasts: 1600, what: 'star' } }
export default scenes
