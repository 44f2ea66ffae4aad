/** The fixture that scripts/board_positions.py made of Throne of Allegoria. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Table } from '../types'
import type { Book } from '../../../generated'
import type { Action, Question, Sight } from '../../../wire'

export interface Position {
  sight: Sight
  questions: Question[]
  /** The score pad: lines, each with a number a seat. */
  pad: number[][]
  /** An answer that leads to another question at once, and that question. */
  nested: { do: Action; questions: Question[] } | null
}

/** A table with random figures, and what the rules find there: claims during the game first, then those of its end. */
export interface World {
  table: Table
  seat: number
  since: number
  holds: number[]
  parts: [found: number, sign: string, wanted: number][][]
}

const packed = readFileSync(new URL('./positions.json.gz', import.meta.url))
export const { book, positions, worlds } = JSON.parse(gunzipSync(packed).toString()) as {
  book: Book
  positions: Position[]
  worlds: World[]
}

export const STEPS = [
  ...[
    'PutAsideTwo',
    'PickLord',
    'NameFirst',
    'Settled',
    'Offer',
    'Duty',
    'PlaceBid',
    'Declare',
    'ChooseReplacement',
    'KeepOne',
    'Buy',
  ],
  ...[
    'KeepDrawn',
    'Split',
    'ChooseGroup',
    'ChooseCard',
    'ChoosePoints',
    'TakeActions',
    'SpendCards',
    'DivideTheSpoils',
    'PayForDiplomacy',
  ],
  ...['KeepGranted', 'RaiseByToken'],
]

export function asked(step: string): Position[] {
  return positions.filter((position) => position.questions[0]?.ask.step === step)
}

export function options(position: Position): Action[] {
  return position.questions.flatMap((question) => question.options)
}
