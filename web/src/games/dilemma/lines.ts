/** What lies on the bargaining table, line by line: first what waits for the reader's answer, last what is over. */
import type { Desk } from './desk.svelte'

/** A line: who is to do what, for so many coins, and the buttons by their keys. */
export interface Line {
  key: string
  /** The place on the table, as sentences count it; 0 where it has none. */
  place: number
  /** Whose crest stands before it. */
  seats: number[]
  text: string
  coins: number
  /** Coins that are still missing to a price. */
  missing: number
  buttons: string[]
}

export function linesOf(desk: Desk): Line[] {
  const all = [...whispersOf(desk), ...offersOf(desk), ...dealsOf(desk), ...promisesOf(desk)]
  const waits = (line: Line): boolean => line.buttons.some((key) => desk.isLive(key))
  return [...all.filter(waits), ...all.filter((line) => !waits(line))]
}

function offersOf(desk: Desk): Line[] {
  const { words, seat, table } = desk
  return table.slots.flatMap((offer, slot) => {
    if (offer === null) return []
    const [by, to, service, price, coins] = offer
    const laid = coins.reduce((sum, each) => sum + each, 0)
    const said = { seat: words.name(to), by: words.name(by), service: words.piece('service', service), price }
    const answers = to === seat && price === 0 ? ['accept', 'refuse'] : to === seat ? [] : ['join']
    const own = (coins[seat] ?? 0) > 0 || (price > 0 && by === seat)
    const names = own ? ['withdraw', ...answers.filter((name) => name !== 'join')] : answers
    return [
      {
        key: `slot-${slot}`,
        place: slot + 1,
        seats: price > 0 ? [to] : [by, to],
        text: words.say(price > 0 ? 'board-price' : 'board-offer', said),
        coins: laid,
        missing: price > 0 ? price - laid : 0,
        buttons: seat < 0 ? [] : names.map((name) => `${name}-${slot}`),
      },
    ]
  })
}

/** Own whispers by what is said; of those of others only that heads are put together. */
function whispersOf({ words, seat, table, own }: Desk): Line[] {
  const mine = (own?.whispered ?? []).map(([by, to, service, coins]): Line => {
    const said = { by: words.name(by), seat: words.name(to), service: words.piece('service', service) }
    return {
      key: `whisper-${by}-${to}`,
      place: 0,
      seats: [by, to],
      text: words.say('board-whisper', said),
      coins,
      missing: 0,
      buttons: to === seat ? [`hear-${by}`, `decline-${by}`] : [`unsay-${to}`],
    }
  })
  const others = table.whispers.filter(([by, to]) => by !== seat && to !== seat)
  const heads = others.map(([by, to]): Line => {
    const text = words.say('board-heads', { by: words.name(by), seat: words.name(to) })
    return { key: `heads-${by}-${to}`, place: 0, seats: [by, to], text, coins: 0, missing: 0, buttons: [] }
  })
  return [...mine, ...heads]
}

function dealsOf({ words, table }: Desk): Line[] {
  return table.deals.map(([payee, service, coins, done], place) => ({
    key: `deal-${place}`,
    place: 0,
    seats: [payee],
    text: words.say(done ? 'board-deal-kept' : 'board-deal', {
      seat: words.name(payee),
      service: words.piece('service', service),
    }),
    coins: coins.reduce((sum, each) => sum + each, 0),
    missing: 0,
    buttons: [],
  }))
}

function promisesOf({ words, table }: Desk): Line[] {
  return table.promises.map(([by, to, service], place) => ({
    key: `promise-${place}`,
    place: 0,
    seats: [by],
    text: words.say('board-promise', {
      by: words.name(by),
      seat: words.name(to),
      service: words.piece('service', service),
    }),
    coins: 0,
    missing: 0,
    buttons: [],
  }))
}
