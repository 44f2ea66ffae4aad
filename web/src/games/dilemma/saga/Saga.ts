/** The kingdom, its houses and their word, on the pages of a campaign. */
import type { SagaDrawing } from '../../../saga'
import Crest from './Crest.svelte'
import Kingdom from './Kingdom.svelte'
import Promises from './Promises.svelte'
import Screens from './Screens.svelte'
import { papersOf, realmOf } from './telling'

const saga: SagaDrawing = {
  Crest,
  Realm: Kingdom,
  Houses: Screens,
  Words: Promises,
  house: (words, house) => words.piece('house', house),
  about: (house) => `house-${house}`,
  points: (words, chronicle, house) => {
    const { prestige = 0, crave = 0 } = realmOf(chronicle).left.houses[house] ?? {}
    return words.say('kingdom-points', { prestige, crave })
  },
  papers: papersOf,
}

export default saga
