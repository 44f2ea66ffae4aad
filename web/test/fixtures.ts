/** The fixtures that make_fixtures.py wrote from the engine. */
import { readFileSync } from 'node:fs'
import type { Book } from '../src/generated'
import type { Question, Step } from '../src/wire'

export interface Position {
  seat: number
  stacks: Step[][]
  questions: Question[]
}

export interface Said {
  sentences: ['do' | 'was' | 'ask' | 'wait' | 'why', Record<string, never>, string][]
  pieces: Record<string, string[]>
  kinds: Record<string, string>
  options: Record<string, string>
  'seat 5': string
  unknown: string
  lists: string[]
}

export function text(name: string): string {
  return readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8')
}

export const book = JSON.parse(text('book.json')) as Book
export const positions = JSON.parse(text('positions.json')) as Position[]
export const said = (language: string): Said => JSON.parse(text(`said.${language}.json`)) as Said
