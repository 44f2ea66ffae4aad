/** What is certain to happen, briefly: chips for costs and gains, sentences for the rest. */
import type { Book } from './generated'
import type { GameEvent } from './wire'
import type { Words } from './words'

export interface Chip {
  text: string
  tone: 'cost' | 'gain'
}

export interface Certain {
  chips: Chip[]
  sentences: string[]
}

type Tone = Chip['tone']

const COSTS = /(Paid|Returned|Played|Spent|Lost|Used|Discarded)$/u
const GAINS = /(Gained|Taken|Earned|Received)$/u
const PIECES = /(Played|Used|Discarded|Taken)$/u
const SIGN = { cost: '−', gain: '+' }

/** Amounts of the same thing are added up; the order is that of the events. */
export function certain(events: readonly GameEvent[], seat: number | null, book: Book | null, words: Words): Certain {
  const amounts = new Map<string, { symbol: string; tone: Tone; count: number }>()
  const found: (string | Chip)[] = []
  const sentences: string[] = []
  for (const event of events) {
    const tone = event['seat'] === seat ? toneOf(event) : null
    const amount = tone ? amountOf(event, words) : null
    const piece = tone ? pieceOf(event, book, words) : null
    if (tone && amount) {
      const key = `${tone} ${amount.symbol}`
      const before = amounts.get(key)
      if (before) before.count += amount.count
      else {
        amounts.set(key, { ...amount, tone })
        found.push(key)
      }
    } else if (tone && piece) found.push({ text: signed(tone, piece), tone })
    else sentences.push(words.event(event))
  }
  const chips = found.map((one) => (typeof one === 'string' ? summed(amounts.get(one), words) : one))
  return { chips: chips.filter((one) => one !== null), sentences }
}

function toneOf(event: GameEvent): Tone | null {
  if (COSTS.test(event.was)) return 'cost'
  return GAINS.test(event.was) ? 'gain' : null
}

/** A number with a word for what it counts. */
function amountOf(event: GameEvent, words: Words): { symbol: string; count: number } | null {
  for (const [field, value] of Object.entries(event))
    if (typeof value === 'number' && value > 0 && words.has(`symbol-${field}`)) return { symbol: `symbol-${field}`, count: value }
  return null
}

/** The piece that changes hands. */
function pieceOf(event: GameEvent, book: Book | null, words: Words): string | null {
  if (!PIECES.test(event.was)) return null
  for (const [field, value] of Object.entries(event)) {
    const domain = book?.fields[event.was]?.[field]
    if (domain && domain !== 'seat' && typeof value === 'number' && book?.pieces[domain]) return words.piece(domain, value)
  }
  return null
}

function summed(amount: { symbol: string; tone: Tone; count: number } | undefined, words: Words): Chip | null {
  return amount ? { text: signed(amount.tone, words.say(amount.symbol, { count: amount.count })), tone: amount.tone } : null
}

function signed(tone: Tone, text: string): string {
  return `${SIGN[tone]}\u2009${text}`
}
