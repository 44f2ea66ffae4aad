/** Politics cards played to a council: counts by kind, jokers last, and the number each choice has in the game. */
import { JOKER } from './data'

export type Cards = readonly number[]

const MOST = 4

/** All ways to choose so many cards among a kind and the later ones, in the order of the game's numbers. */
function spread(before: Cards, cards: number): Cards[] {
  if (before.length === JOKER) return [[...before, cards]]
  return Array.from({ length: cards + 1 }, (_, fewer) => spread([...before, cards - fewer], fewer)).flat()
}

/** All ways to play one to four cards, by their number. */
export const BRIBES: readonly Cards[] = Array.from({ length: MOST }, (_, fewer) => spread([], fewer + 1)).flat()
const NUMBERS = new Map(BRIBES.map((cards, bribe) => [cards.join(''), bribe]))
/** Coins by the number of cards. */
export const PRICE: readonly number[] = [0, 10, 7, 4, 0]

export const NO_CARDS: Cards = [0, 0, 0, 0, 0, 0, 0]

/** The number of a choice of cards; undefined for none and for more than four. */
export function bribeOf(cards: Cards): number | undefined {
  return NUMBERS.get(cards.join(''))
}

/** What so many cards leave to be paid: fewer cost more, each joker one coin on top. */
export function priceOf(cards: Cards): number {
  return (PRICE[count(cards)] ?? 0) + (cards[JOKER] ?? 0)
}

export function count(cards: Cards): number {
  return cards.reduce((sum, some) => sum + some, 0)
}

/** These cards and one more of a kind, or one fewer. */
export function changed(cards: Cards, kind: number, by: 1 | -1): Cards {
  return cards.map((some, of) => (of === kind ? some + by : some))
}

export function within(cards: Cards, others: Cards): boolean {
  return cards.every((some, kind) => some <= (others[kind] ?? 0))
}

/** Which of four councillors these cards satisfy: colours first, each joker the next one that is left. */
export function satisfied(council: readonly number[], cards: Cards): boolean[] {
  const rest = [...cards]
  const met = council.map((colour) => {
    const held = rest[colour] ?? 0
    rest[colour] = held - 1
    return held > 0
  })
  let jokers = rest[JOKER] ?? 0
  return met.map((done) => done || jokers-- > 0)
}
