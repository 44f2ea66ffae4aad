/** The fixtures that make_fixtures.py wrote from the engine: those of the example, and the words of every game. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Book } from '../src/generated'
import type { Question } from '../src/wire'

export interface Position {
  questions: Question[]
}

export interface Said {
  sentences: ['do' | 'was' | 'ask' | 'wait' | 'why', Record<string, never>, string][]
  pieces: Record<string, string[]>
  kinds: Record<string, string>
  options: Record<string, Record<string, string>>
  abouts: Record<string, string>
  'seat 5': string
  unknown: string
  lists: string[]
}

/** A game as the engine speaks of it. */
export interface Spoken {
  book: Book
  texts: Record<string, string>
  said: Record<string, Said>
}

/** Positions of a game, and how to speak of it. */
export interface Sample {
  book: Book
  positions: Position[]
}

const games = new URL('../src/games/', import.meta.url)

export function text(name: string): string {
  return readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8')
}

export const book = JSON.parse(text('book.json')) as Book
export const positions = JSON.parse(text('positions.json')) as Position[]
const said = (language: string): Said => JSON.parse(text(`said.${language}.json`)) as Said

const example: Spoken = {
  book,
  texts: { en: text('en.ftl'), de: text('de.ftl') },
  said: { en: said('en'), de: said('de') },
}

/** What every board that has such a fixture keeps beside its tests. */
function ofBoards<Kept>(file: string): Kept[] {
  return readdirSync(games)
    .map((game) => new URL(`${game}/test/${file}`, games))
    .filter((found) => existsSync(found))
    .map((found) => JSON.parse(gunzipSync(readFileSync(found)).toString()) as Kept)
}

export const spoken: Spoken[] = [example, ...ofBoards<Spoken>('said.json.gz')]
export const samples = (): Sample[] => [{ book, positions }, ...ofBoards<Sample>('positions.json.gz')]
