/** What follows from a campaign as it is told: what comes next, who answers, what was missed, what may be shared. */
import { describe, expect, it } from 'vitest'
import { heightOf } from '../src/campaign_card'
import { answersFor, cardOf, cardText, mayPrefer, missed, moved, nextOf, sheetsOf, usualPlaces } from '../src/campaigns'
import type { CampaignInfo, ChronicleInfo, HouseInfo, SittingInfo } from '../src/generated'

const house = (number: number, name: string, more: Partial<HouseInfo> = {}): HouseInfo => ({
  house: number,
  name,
  since: 0,
  held: true,
  yours: false,
  ...more,
})
const campaign = (more: Partial<CampaignInfo> = {}): CampaignInfo => ({
  id: 'C',
  game: 'any',
  state: 'between',
  host: false,
  acts: 4,
  began: 0,
  changed: 0,
  king: 'Odo',
  houses: [house(0, 'Rohr', { yours: true }), house(3, 'Vael'), house(7, 'Tolk', { held: false })],
  sittings: 0,
  reigns: 0,
  vacant: [],
  arbiter: -1,
  saves: [],
  what_if: '',
  loaded: -1,
  undo: false,
  table: null,
  other_rules: null,
  ...more,
})
const sitting = (number: number, present: number[], more: Partial<SittingInfo> = {}): SittingInfo => ({
  number,
  king: `King ${number}`,
  present,
  state: 'reigned',
  began: 0,
  ended: 1,
  outcome: { reason: 'died', ranks: [1, 2], scores: [5, 3], lines: [] },
  account: null,
  leaves: [
    { page: `envelope-${number}`, house: -1 },
    { page: `sticker-${number}`, house: present[0] ?? -1 },
  ],
  table: 'T',
  ...more,
})
const told = (...sittings: SittingInfo[]): ChronicleInfo => ({ acts: 1, options: {}, sittings, realm: {}, keys: [] })

describe('what comes next', () => {
  it('follows the state of the campaign', () => {
    expect(nextOf(campaign(), 4)).toBe('join')
    expect(nextOf(campaign(), 3)).toBe('sit')
    expect(nextOf(campaign({ vacant: [3] }), 3)).toBe('crown')
    expect(nextOf(campaign({ vacant: [3, 0] }), 3)).toBe('prefer')
    expect(nextOf(campaign({ vacant: [3], state: 'rests' }), 3)).toBe('rests')
    expect(nextOf(campaign({ state: 'sitting' }), 3)).toBe('sitting')
  })

  it('is answered by whoever holds the house, and by the host where nobody does', () => {
    expect(answersFor(campaign(), 0)).toBe(true)
    expect(answersFor(campaign(), 3)).toBe(false)
    expect(answersFor(campaign(), 7)).toBe(false)
    expect(answersFor(campaign({ host: true }), 7)).toBe(true)
    expect(answersFor(campaign({ host: true }), 3)).toBe(false)
    expect(answersFor(campaign({ host: true }), 11)).toBe(false)
  })

  it('is decided by the arbiter, and without one by any winner', () => {
    expect(mayPrefer(campaign({ vacant: [0, 3], arbiter: 3 }))).toBe(false)
    expect(mayPrefer(campaign({ vacant: [3, 7], arbiter: 0 }))).toBe(true)
    expect(mayPrefer(campaign({ vacant: [0, 3] }))).toBe(true)
    expect(mayPrefer(campaign({ vacant: [3, 7] }))).toBe(false)
  })
})

describe('a sitting', () => {
  it('seats first whoever sat there last, and gives a bot to a house without a device', () => {
    const places = usualPlaces(campaign(), [7, 5, 0], 2)
    expect(places.map((place) => place.house)).toEqual([7, 0, 3])
    expect(places.map((place) => place.bot)).toEqual(['greedy', '', ''])
    expect(places.map((place) => place.sits)).toEqual([true, true, false])
  })

  it('lets places change, and leaves the first and the last where they are', () => {
    const places = usualPlaces(campaign(), [], 3)
    const order = (from: number, by: 1 | -1): number[] => moved(places, from, by).map((place) => place.house)
    expect(order(0, 1)).toEqual([3, 0, 7])
    expect(order(2, -1)).toEqual([0, 7, 3])
    expect(order(0, -1)).toEqual([0, 3, 7])
    expect(order(2, 1)).toEqual([0, 3, 7])
  })
})

describe('the story so far', () => {
  const broken = sitting(1, [0, 3], { state: 'broken off', outcome: null, leaves: [] })
  const chronicle = told(sitting(0, [0, 3]), broken, sitting(2, [3, 7]), sitting(3, [3, 7]))

  it('counts reigns, not sittings that were broken off', () => {
    const sheets = sheetsOf(chronicle)
    expect(sheets.map((sheet) => sheet.reign)).toEqual([1, 1, 2, 2, 3, 3])
    expect(sheets.at(-1)).toEqual({ page: 'sticker-3', house: 3, sitting: 3, reign: 3, king: 'King 3' })
  })

  it('is offered to a house that was away, until its owner knows it', () => {
    expect(missed(campaign(), chronicle, 0)).toBe(2)
    expect(missed(campaign(), chronicle, 2)).toBe(1)
    expect(missed(campaign(), chronicle, 3)).toBe(0)
    expect(missed(campaign({ houses: [house(3, 'Vael', { yours: true })] }), chronicle, 0)).toBe(0)
    expect(missed(campaign({ houses: [house(3, 'Vael')] }), chronicle, 0)).toBe(0)
  })

  it('is not on the card to share: kings, ends, houses and points are all there is', () => {
    const card = cardOf(
      campaign(),
      chronicle,
      (reason) => `end ${reason}`,
      (nth) => `${nth} points`,
    )
    expect(card.kings.map((line) => `${line.name}, ${line.said}`)).toEqual([
      'King 0, end died',
      'King 2, end died',
      'King 3, end died',
    ])
    expect(card.houses).toContainEqual({ name: 'Tolk', said: '7 points' })
    expect(cardText('Title', card)).not.toMatch(/envelope|sticker/u)
    expect(heightOf({ kings: Array(15).fill({ name: '', said: '' }), houses: [] })).toBeGreaterThan(heightOf(card))
  })
})
