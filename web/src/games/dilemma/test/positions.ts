/** The fixture that scripts/board_positions.py made of The King’s Dilemma, and desks to look at it. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { BoardProps } from '../../../board'
import { Choice, type Transport } from '../../../choice.svelte'
import type { Book } from '../../../generated'
import { GameTime } from '../../../time.svelte'
import type { Action, Question, Sight } from '../../../wire'
import { bundleOf, Words } from '../../../words'
import { Desk } from '../desk.svelte'
import { tableOf } from '../pieces'

export interface Position {
  sight: Sight
  questions: Question[]
  nested: { do: Action; questions: Question[] } | null
}

const packed = readFileSync(new URL('./positions.json.gz', import.meta.url))
export const { book, positions } = JSON.parse(gunzipSync(packed).toString()) as {
  book: Book
  positions: Position[]
}

export const STEPS = [...new Set(positions.map((position) => position.questions[0]?.ask.step ?? ''))].sort()

export function asked(step: string): Position[] {
  return positions.filter((position) => position.questions[0]?.ask.step === step)
}

export function options({ questions }: { questions: Question[] }): Action[] {
  return questions.flatMap((question) => question.options)
}

export function having(kind: string): Position[] {
  return positions.filter((position) => options(position).some((action) => action.do === kind))
}

/** A copy in which something is otherwise. */
export function altered(position: Position, change: (position: Position) => void): Position {
  const copy = structuredClone(position)
  change(copy)
  return copy
}

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dag', 'Emil']
const content = (path: string): string =>
  readFileSync(new URL(`../../../../../src/regency/${path}`, import.meta.url), 'utf8')

/** `page`: what may be read, if anything may. */
export function wordsIn(language: string, page?: Words['page']): Words {
  const sources = [`words/${language}/kernel.ftl`, `words/${language}/web.ftl`, `games/dilemma/content/${language}.ftl`]
  return new Words(language, [bundleOf(language, sources.map(content).join('\n'))], book, NAMES, undefined, page)
}

export const english = wordsIn('en')

export function propsOf(
  position: Position,
  words = english,
  atOnce = false,
  transport: Transport | null = null,
): BoardProps {
  const choice = new Choice(book, transport)
  choice.load(position.questions, atOnce)
  const seatsInfo = tableOf(position.sight).house.map((_, seat) => ({
    seat,
    name: words.name(seat),
    colour: '',
    sign: 'rose',
    yours: seat === position.sight.seat,
    bot: false,
    here: true,
    waitedFor: false,
  }))
  const time = new GameTime(() => 0)
  if (position.sight.clock.running) time.run(position.sight.clock.now)
  else time.stand(position.sight.clock.now)
  const { sight } = position
  return { sight, book, words, choice, seatsInfo, recent: { entry: 0, events: [] }, time, moving: false }
}

export function deskOf(position: Position, words = english): Desk {
  const props = propsOf(position, words)
  return new Desk(() => props)
}
