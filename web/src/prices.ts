/** What the lines of a list cost, as far as the game says it beside them: for the cheapest to come first. */
import type { Item } from './choice.svelte'
import type { PhraseInfo } from './generated'

/** What is paid with, the most general first: what costs more of it is dearer, whatever the rest may be. */
const PAID = ['coins', 'cards', 'assistants'] as const

/** An amount of each; a track that goes down costs its steps, behind everything else. */
type Price = readonly number[]
type About = Readonly<Record<string, unknown>>

const FREE: Price = [...PAID, 'steps'].map(() => 0)

/** In order of price; what costs the same, or says nothing of it, stays in its order. */
export function cheapestFirst(items: readonly Item[], remarkOn: (item: Item) => PhraseInfo | null): Item[] {
  const priced = items.map((item) => ({ item, price: priceOf(remarkOn(item)) }))
  return priced.sort((one, other) => compare(one.price, other.price)).map(({ item }) => item)
}

export function priceOf(remark: PhraseInfo | null): Price {
  return remark ? sum(remark.about as About) : FREE
}

function sum(about: About): Price {
  const own = [...PAID.map((name) => amount(about[name])), steps(about)]
  const inner = Object.values(about).flatMap(phrasesIn).map(sum)
  return inner.reduce((total, one) => total.map((paid, place) => paid + (one[place] ?? 0)), own as Price)
}

function steps({ old, new: after }: About): number {
  return Math.max(0, amount(old) - amount(after))
}

function amount(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

/** Phrases may stand inside of phrases, and in lists there. */
function phrasesIn(value: unknown): About[] {
  if (Array.isArray(value)) return value.flatMap(phrasesIn)
  const about = (value as { about?: unknown } | null)?.about
  return about && typeof about === 'object' ? [about as About] : []
}

function compare(one: Price, other: Price): number {
  return one.map((paid, place) => paid - (other[place] ?? 0)).find((difference) => difference !== 0) ?? 0
}
