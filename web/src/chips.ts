/** What is certain to happen, briefly: chips for costs and gains, sentences for the rest. */
import type { Book } from './generated'
import type { GameEvent, Previewed } from './wire'
import { figure, type Words } from './words'

export interface Chip {
  text: string
  tone: 'cost' | 'gain'
}

export interface Certain {
  chips: Chip[]
  sentences: string[]
}

type Tone = Chip['tone']

/** What is added up where it comes again. */
interface Amount {
  key: string
  count: number
  chip(count: number): Chip
}

const COSTS = /(Paid|Returned|Played|Spent|Lost|Used|Discarded)$/u
const GAINS = /(Gained|Taken|Earned|Received)$/u
const PIECES = /(Played|Used|Discarded|Taken)$/u
const SIGN = { cost: '−', gain: '+' }

/** What the totals change by, and whether something nobody knows may change them further. */
export type Gains = Pick<Previewed, 'gains' | 'open'>

/** The change of the totals first, then amounts, of the same thing added up, in the order of the events. */
export function certain(
  events: readonly GameEvent[],
  seat: number | null,
  book: Book | null,
  words: Words,
  gains: Gains = {},
): Certain {
  const amounts = new Map<string, Amount>()
  const sentences: string[] = []
  for (const event of events) {
    const found = event['seat'] === seat ? amountOf(event, book, words) : null
    const before = found && amounts.get(found.key)
    if (before) before.count += found.count
    else if (found) amounts.set(found.key, found)
    else sentences.push(words.event(event))
  }
  const chips = [...amounts.values()].map((amount) => amount.chip(amount.count))
  return { chips: [...gained(gains, seat, words), ...chips], sentences }
}

/** By just so much the counters will have changed. */
function gained({ gains = [], open = false }: Gains, seat: number | null, words: Words): Chip[] {
  return gains
    .map((gain, whose) => ({ gain, whose }))
    .filter(({ gain }) => gain !== 0)
    .toSorted((one, other) => Number(other.whose === seat) - Number(one.whose === seat))
    .map(({ gain, whose }) => {
      const count = (gain > 0 ? '+' : '') + figure(gain)
      const tone = gain < 0 ? 'cost' : 'gain'
      if (whose === seat) return { text: words.say(open ? 'web-gain-sure' : 'web-gain', { count }), tone }
      return { text: words.say('web-gain-other', { name: words.name(whose), count }), tone }
    })
}

function amountOf(event: GameEvent, book: Book | null, words: Words): Amount | null {
  return (
    inOwnWords(event, words) ?? moved(event, book, words) ?? counted(event, words) ?? handedOver(event, book, words)
  )
}

/** The game says itself what the event costs or brings: one of it, or as many as the event counts. */
function inOwnWords(event: GameEvent, words: Words): Amount | null {
  if (!words.chip(event.was, 1)) return null
  const { count } = event
  return {
    key: event.was,
    count: typeof count === 'number' ? count : 1,
    chip: (sum) => words.chip(event.was, sum) as Chip,
  }
}

/** A piece that goes up or down by so much. */
function moved(event: GameEvent, book: Book | null, words: Words): Amount | null {
  const { by } = event
  const piece = typeof by === 'number' && by !== 0 ? pieceOf(event, book, words) : null
  if (!piece) return null
  const tone = (by as number) < 0 ? 'cost' : 'gain'
  return { key: `${tone} ${piece}`, count: Math.abs(by as number), chip: (count) => signed(tone, `${count} ${piece}`) }
}

/** A number with a word for what it counts. */
function counted(event: GameEvent, words: Words): Amount | null {
  const tone = toneOf(event)
  if (!tone) return null
  for (const [field, value] of Object.entries(event)) {
    const symbol = `symbol-${field}`
    if (typeof value === 'number' && value > 0 && words.has(symbol))
      return { key: `${tone} ${symbol}`, count: value, chip: (count) => signed(tone, words.say(symbol, { count })) }
  }
  return null
}

/** A piece that changes hands. */
function handedOver(event: GameEvent, book: Book | null, words: Words): Amount | null {
  const tone = PIECES.test(event.was) ? toneOf(event) : null
  const piece = tone ? pieceOf(event, book, words) : null
  return tone && piece
    ? {
        key: `${tone} ${piece} of its own`,
        count: 1,
        chip: (count) => signed(tone, count > 1 ? `${count} × ${piece}` : piece),
      }
    : null
}

function toneOf(event: GameEvent): Tone | null {
  if (COSTS.test(event.was)) return 'cost'
  return GAINS.test(event.was) ? 'gain' : null
}

function pieceOf(event: GameEvent, book: Book | null, words: Words): string | null {
  for (const [field, value] of Object.entries(event)) {
    const domain = book?.fields[event.was]?.[field]
    if (domain && domain !== 'seat' && typeof value === 'number' && book?.pieces[domain])
      return words.form(domain, value, 'short')
  }
  return null
}

function signed(tone: Tone, text: string): Chip {
  return { text: `${SIGN[tone]}\u2009${text}`, tone }
}
