/** The fixture that scripts/board_positions.py made of Throne of Allegoria. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Book } from '../../../generated'
import type { Action, Question, Sight } from '../../../wire'

export interface Position {
  sight: Sight
  questions: Question[]
  /** An answer that leads to another question at once, and that question. */
  nested: { do: Action; questions: Question[] } | null
}

const packed = readFileSync(new URL('./positions.json.gz', import.meta.url))
export const { book, positions } = JSON.parse(gunzipSync(packed).toString()) as {
  book: Book
  positions: Position[]
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
