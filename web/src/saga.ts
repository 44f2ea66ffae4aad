/** What only a game knows of its campaigns, from `games/<game>/saga/Saga.ts` where there is one. */
import type { Component } from 'svelte'
import type { ChronicleInfo, SittingInfo } from './generated'
import type { Court } from './court.svelte'
import type { Words } from './words'

export interface SagaProps {
  court: Court
  /** Opens a page that may be read. */
  read: (key: string) => void
}

/** Something that was decided or laid out in a sitting, and the pages that tell of it. */
export interface Paper {
  title: string
  pages: string[]
}

export interface SagaDrawing {
  Crest: Component<{ house: number; size?: number }>
  /** How things stand. */
  Realm: Component<SagaProps>
  Houses: Component<SagaProps>
  /** What became of promises. */
  Words: Component<SagaProps>
  /** What a house is called, whoever plays it. */
  house: (words: Words, house: number) => string
  /** The page that introduces a house. */
  about: (house: number) => string
  /** What a house has gathered in the campaign, in a few words. */
  points: (words: Words, chronicle: ChronicleInfo, house: number) => string
  /** What was read in a sitting beside the pages of its story. */
  papers: (words: Words, sitting: SittingInfo) => Paper[]
}

const drawings = import.meta.glob<{ default: SagaDrawing }>('./games/*/saga/Saga.ts')

export async function loadSaga(game: string): Promise<SagaDrawing | null> {
  return (await drawings[`./games/${game}/saga/Saga.ts`]?.())?.default ?? null
}
