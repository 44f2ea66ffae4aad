/** The great moments of The King's Dilemma. */
import Herald from '../../parts/Herald.svelte'
import type { Scenes } from '../../stage.svelte'

const scenes: Scenes = {
  EnvelopeOpened: { part: Herald, lasts: 2000, what: 'scroll' },
  KingAbdicated: { part: Herald, lasts: 2400, what: 'crown' },
  ReignEnded: { part: Herald, lasts: 2600, what: 'crown' },
  FinaleBegan: { part: Herald, lasts: 2600, what: 'scroll' },
  OutcomeProclaimed: { part: Herald, lasts: 3000, what: 'seal' },
  CampaignWon: { part: Herald, lasts: 3200, what: 'crown' },
}
export default scenes
