/** The great moments of Pendulum. */
import Herald from '../../parts/Herald.svelte'
import type { Scenes } from '../../stage.svelte'

const scenes: Scenes = {
  LegendaryGained: { part: Herald, lasts: 2400, what: 'star', at: () => 'prize-1' },
  GameEnded: { part: Herald, lasts: 2600, what: 'crown' },
}
export default scenes
