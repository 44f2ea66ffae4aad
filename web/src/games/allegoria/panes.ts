/** The panes of the board in a small box, and what lies on which. */
import type { Pane } from '../../panes'
import type { Words } from '../../words'

/** The name of each, and what it holds. */
const PANES = {
  draft: ['piece-pane-draft', /^(claim|end|lord|drawn)-/u],
  bids: ['piece-pane-bids', /^(space-|marker-|slot-|group-|open-|decree$)/u],
  realm: [
    'piece-pane-realm',
    /^(site-|house-|supply-|guild-|line-|merchant$|spoils-|fray$|Recruit$|Infiltrate$|Tradesman$)/u,
  ],
  town: ['piece-pane-town', /^(track-|areas$|diplomacy$|alms$|anarchy$)/u],
} as const

/** While there is something to choose from, it lies in place of the bids. */
export function panesOf(words: Words, drafting: boolean): Pane[] {
  const shown = [drafting ? 'draft' : 'bids', 'realm', 'town'] as const
  return shown.map((key) => {
    const [name, held] = PANES[key]
    return { key, name: words.say(name), holds: (piece) => held.test(piece) }
  })
}
