/** A game against time that is none: workers are placed in boxes and act, and whoever acts names a colour. */
import type { Book } from '../src/generated'
import type { Action, Question } from '../src/wire'
import { book as example } from './fixtures'

const named = (domain: string, size: number): Book['pieces'][string] =>
  Array.from({ length: size }, (_, value) => ({ key: `${domain}-${value}`, about: {} }))

export const book: Book = {
  game: { ...example.game, name: 'harvesters' },
  fields: {
    Place: { worker: 'worker', box: 'box' },
    Act: { worker: 'worker' },
    Name: { colour: 'colour' },
    Turn: {},
  },
  pieces: { worker: named('worker', 4), box: named('box', 6), colour: named('colour', 3) },
  closing: [],
  sealed: [],
}

export const place = (worker: number, box: number): Action => ({ do: 'Place', worker, box })
export const act = (worker: number): Action => ({ do: 'Act', worker })
export const name = (colour: number): Action => ({ do: 'Name', colour })
export const turn: Action = { do: 'Turn' }

/** The standing question, and what is asked within an action. */
export const free = (options: Action[]): Question => ({ ask: { step: 'Free', seat: 0 }, options })
export const naming: Question = { ask: { step: 'Naming', seat: 0 }, options: [name(0), name(1)] }
