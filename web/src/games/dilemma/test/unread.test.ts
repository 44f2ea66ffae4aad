/** What was read aloud lies there until it is turned over: results with what they moved, stickers, story cards. */
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../types'
import { ALL_READ, heard, type Unread } from '../unread'

const ME = 0
const after = (...events: GameEvent[]): Unread => heard(ALL_READ, events, ME)
const keys = ({ leaves }: Unread): string[] => leaves.map(({ key }) => key)

const DECIDED: GameEvent = { was: 'VoteDecided', side: 1, ayes: 1, nays: 4 }
const READ: GameEvent = { was: 'ResultRead', dilemma: 7, side: 1 }
const MOVED: GameEvent[] = [
  { was: 'RowMoved', resource: 2, by: 2, row: 11 },
  { was: 'StabilityMoved', by: 2, stability: 11 },
  { was: 'RowMoved', resource: 4, by: -1, row: 8 },
  { was: 'StabilityMoved', by: -1, stability: 10 },
]
const STICKER: GameEvent = { was: 'StickerPlaced', house: 3, sticker: 5, resource: 1, face: -1 }
const OPENED: GameEvent = { was: 'EnvelopeOpened', envelope: 9 }

describe('what was read aloud', () => {
  it('is the result with the votes and all that moved by it', () => {
    const [result, ...more] = after(DECIDED, READ, ...MOVED).leaves
    expect(more).toEqual([])
    expect(result).toMatchObject({
      key: 'dilemma-7/nay',
      votes: [1, 4],
      moved: [
        [2, 2],
        [4, -1],
      ],
      stability: 1,
    })
  })

  it('knows the votes though somebody was asked between the count and the result', () => {
    const between = heard(after(DECIDED), [{ was: 'LeaderGiven', seat: 1, player: 2 }, READ], ME)
    expect(between.leaves[0]?.votes).toEqual([1, 4])
  })

  it('then stickers and story cards, in their order, with whoever signed them', () => {
    const all = after(READ, STICKER, OPENED, { was: 'StorySigned', envelope: 9, house: 4 })
    expect(keys(all)).toEqual(['dilemma-7/nay', 'sticker-5', 'envelope-9'])
    expect(all.leaves.map(({ signer }) => signer)).toEqual([-1, 3, 4])
    expect(all.leaves[1]?.about).toEqual([1, -1])
  })

  it('has been seen by whoever was asked under it to sign, and by nobody else', () => {
    const signed = (seat: number): string[] => keys(heard(after(READ), [{ was: 'SignatureGiven', seat }, STICKER], ME))
    expect(signed(ME)).toEqual(['sticker-5'])
    expect(signed(1)).toEqual(['dilemma-7/nay', 'sticker-5'])
  })

  it('begins anew with the next result', () => {
    expect(keys(heard(after(READ, OPENED), [{ was: 'ResultRead', dilemma: 8, side: 0 }], ME))).toEqual([
      'dilemma-8/aye',
    ])
  })

  it('is nothing where nothing was read', () => {
    expect(after(...MOVED, { was: 'Stayed', seat: 1 })).toEqual(ALL_READ)
  })
})
