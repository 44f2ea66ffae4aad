/** The great moments of Throne of Allegoria. */
import type { Scenes } from '../../stage.svelte'
import Bids from './scenes/Bids.svelte'
import Crown from './scenes/Crown.svelte'
import Dice from './scenes/Dice.svelte'
import Ends from './scenes/Ends.svelte'
import Sealed from './scenes/Sealed.svelte'
import Unrolled from './scenes/Unrolled.svelte'

const scenes: Scenes = {
  BattleFought: {
    part: Dice,
    lasts: 2600,
    holds: true,
    at: ({ territory }) => [`territory-${territory}`, `house-${territory}`],
  },
  ClaimCompleted: { part: Sealed, lasts: 2400, at: ({ seat }) => [`titles-${seat}`, `total-${seat}`] },
  MarkersShown: { part: Bids, lasts: 3200, at: ({ space }) => `space-${space}` },
  QueenDied: { part: Crown, lasts: 3200 },
  DecreeRevealed: { part: Unrolled, lasts: 3000 },
  // over the empty throne, while the score pad is written below it
  EndClaimsShown: { part: Ends, lasts: 4200, at: () => 'throne' },
}
export default scenes
