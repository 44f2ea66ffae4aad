/** What the pages of a campaign say of houses and cards. */
import type { ChronicleInfo, SittingInfo } from '../../../generated'
import type { Paper } from '../../../saga'
import type { Words } from '../../../words'
import type { Account, HouseLegacy, Realm } from '../types'

export const NOTHING = -1
export const STORYLINES = [0, 1, 2, 3, 4, 5]
/** Whose story progress and achievements say something, in the order of their bits. */
export const VOICES = ['story', 'first', 'second', 'third'] as const
const SIDES = ['aye', 'nay'] as const

const TIMING = { immediate: 0, start: 1, condition: 2, limited: 3 }
const ANY = 1
const GAINS = [
  'kingdom-gain-coins',
  'kingdom-gain-power',
  'kingdom-gain-prestige',
  'kingdom-gain-crave',
  'kingdom-gain-points',
]
const TIMINGS = ['kingdom-timing-0', 'kingdom-timing-1', 'kingdom-timing-2', 'kingdom-timing-3']
const WHENS = [
  'kingdom-when-0',
  'kingdom-when-1',
  'kingdom-when-2',
  'kingdom-when-3',
  'kingdom-when-4',
  'kingdom-when-5',
  'kingdom-when-6',
  'kingdom-when-7',
  'kingdom-when-8',
  'kingdom-when-9',
  'kingdom-when-10',
  'kingdom-when-11',
  'kingdom-when-12',
  'kingdom-when-13',
]
/** What achievements ask for. */
export const ASKS = [
  'kingdom-asks-0',
  'kingdom-asks-1',
  'kingdom-asks-2',
  'kingdom-asks-3',
  'kingdom-asks-4',
  'kingdom-asks-5',
  'kingdom-asks-6',
  'kingdom-asks-7',
  'kingdom-asks-8',
]
const FIRST_GAIN = 4
/** Not about gains: counting as richer, a shorter move of Stability, choosing a side. */
const ALONE = [5, 8, 12]

export const realmOf = (chronicle: ChronicleInfo): Realm => chronicle.realm as Realm
export const accountOf = (sitting: SittingInfo): Account | null => sitting.account as Account | null
export const resource = (words: Words, which: number): string => words.piece('resource', which)

/** An ability in words: when it counts, and what it brings; nothing where there is none. */
export function abilityText(words: Words, ability: readonly number[], left = 0): string {
  if (ability.length === 0) return ''
  const [timing = 0, when = NOTHING, of = NOTHING] = ability
  if (timing === TIMING.condition && ALONE.includes(when)) return words.say(WHENS[when] ?? '')
  const gains = GAINS.flatMap((name, nth) => {
    const count = ability[FIRST_GAIN + nth] ?? 0
    return count === 0 ? [] : [words.say(name, { count })]
  })
  return words.say(TIMINGS[timing] ?? '', {
    gains: words.list(gains),
    when:
      when === NOTHING
        ? words.say('kingdom-when-none')
        : words.say(WHENS[when] ?? '', { resource: of === NOTHING ? '' : resource(words, of) }),
    count: left,
  })
}

/** What the card on top of a stack brings, and to whom. */
export function cardText(
  words: Words,
  card: readonly [number, number, number, number[], number],
  signer: string,
): string {
  const [, , house, ability, left] = card
  const text = abilityText(words, ability, left)
  if (!text) return ''
  if (ability[3] === ANY) return words.say('kingdom-for-any', { ability: text })
  return house === NOTHING ? text : words.say('kingdom-for', { name: signer, ability: text })
}

/** The pages in which a house has spoken so far, the latest that it has unlocked last. */
export function voicesOf(house: number, screen: HouseLegacy): string[] {
  const unlocked = VOICES.filter((_, nth) => (screen.unlocked >> nth) & 1)
  return [...(screen.sat > 0 ? ['seat'] : []), ...unlocked].map((line) => `house-${house}/${line}`)
}

/** Every dilemma that was decided in a sitting: its front, and the result that was read. */
export function papersOf(words: Words, sitting: SittingInfo): Paper[] {
  return (accountOf(sitting)?.results ?? []).map((code) => {
    const [card, side] = [Math.floor(code / 2), code % 2]
    return {
      title: words.say('kingdom-paper', { dilemma: words.piece('dilemma', card), side: words.piece('side', side) }),
      pages: [`dilemma-${card}`, `dilemma-${card}/${SIDES[side] ?? 'aye'}`],
    }
  })
}

/** How the houses of a campaign have dealt: sums over reigns, by what is told of each. */
export type WordRow = [house: number, ...counts: number[]]

export function summed(rows: readonly WordRow[]): WordRow[] {
  const sums = new Map<number, number[]>()
  for (const [house, ...counts] of rows)
    sums.set(
      house,
      counts.map((count, nth) => count + (sums.get(house)?.[nth] ?? 0)),
    )
  return [...sums].sort(([one], [other]) => one - other).map(([house, counts]) => [house, ...counts])
}
