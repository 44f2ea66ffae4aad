/** The panes of the board in a small box, and what lies on which. */
import type { Pane } from '../../panes'
import type { Words } from '../../words'

const HELD: Readonly<Record<string, RegExp>> = {
  draft: /^(claim|end|lord|drawn)-/u,
  bids: /^(space-|marker-|slot-|group-|open-|decree$)/u,
  realm: /^(site-|house-|supply-|guild-|line-|merchant$|spoils-|fray$|Recruit$|Infiltrate$|Tradesman$)/u,
  town: /^(track-|areas$|diplomacy$|alms$|anarchy$)/u,
}

/** While there is something to choose from, it lies in place of the bids. */
export function panesOf(words: Words, drafting: boolean): Pane[] {
  return [drafting ? 'draft' : 'bids', 'realm', 'town'].map((key) => ({
    key,
    name: words.say(`piece-pane-${key}`),
    holds: (piece) => HELD[key]?.test(piece) ?? false,
  }))
}
