/** What has been read aloud since one last looked: results, stickers, story cards, in the order of the table. */
import type { GameEvent } from './types'

/** A page that was turned up, with what everybody should hear of it. */
export interface Leaf {
  /** The key of its page. */
  key: string
  /** Power on Aye and on Nay, of a result. */
  votes: readonly [number, number] | null
  /** What moved by it: resources by number, and Stability. */
  moved: readonly (readonly [resource: number, by: number])[]
  stability: number
  /** The house that signed it, or -1. */
  signer: number
  /** The resource and the side of a sticker. */
  about: readonly [resource: number, face: number] | null
}

export interface Unread {
  readonly leaves: readonly Leaf[]
  /** How the vote went whose result is read next. */
  readonly votes: readonly [number, number] | null
}

export const ALL_READ: Unread = { leaves: [], votes: null }
const NEW: Leaf = { key: '', votes: null, moved: [], stability: 0, signer: -1, about: null }
const SIDES = ['aye', 'nay'] as const

/** With what an entry has told; a result begins anew, for whatever lay there before has been talked over. */
export function heard(before: Unread, events: readonly GameEvent[], me: number): Unread {
  return events.reduce((found, event) => added(found, event, me), before)
}

function added({ leaves, votes }: Unread, event: GameEvent, me: number): Unread {
  const lay = (leaf: Partial<Leaf>): Unread => ({ leaves: [...leaves, { ...NEW, ...leaf }], votes })
  switch (event.was) {
    case 'VoteDecided':
      return { leaves, votes: [event.ayes, event.nays] }
    case 'ResultRead':
      return { leaves: [{ ...NEW, key: `dilemma-${event.dilemma}/${SIDES[event.side]}`, votes }], votes: null }
    case 'RowMoved':
      return { leaves: altered(leaves, (leaf) => ({ moved: [...leaf.moved, [event.resource, event.by]] })), votes }
    case 'StabilityMoved':
      return { leaves: altered(leaves, (leaf) => ({ stability: leaf.stability + event.by })), votes }
    case 'SignatureGiven': // whoever was asked for it had the result before their eyes
      return event.seat === me ? { leaves: [], votes } : { leaves, votes }
    case 'StickerPlaced':
      return lay({ key: `sticker-${event.sticker}`, signer: event.house, about: [event.resource, event.face] })
    case 'EnvelopeOpened':
      return lay({ key: `envelope-${event.envelope}` })
    case 'StorySigned':
      return { leaves: altered(leaves, () => ({ signer: event.house })), votes }
    case 'MysteryPlaced':
      return lay({ key: `letter-${event.letter}` })
  }
  return { leaves, votes }
}

/** The last one, otherwise. */
function altered(leaves: readonly Leaf[], change: (leaf: Leaf) => Partial<Leaf>): Leaf[] {
  return leaves.map((leaf, place) => (place === leaves.length - 1 ? { ...leaf, ...change(leaf) } : leaf))
}
