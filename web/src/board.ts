/** What a board of a game is given, and how the shell finds it. */
import type { Component } from 'svelte'
import type { Choice } from './choice.svelte'
import type { Book } from './generated'
import type { GameTime } from './time.svelte'
import type { GameEvent, Sight } from './wire'
import type { Words } from './words'

/** A player as every part of the client shows them: the colour and sign are those of the seat. */
export interface SeatInfo {
  seat: number
  name: string
  colour: string // a CSS custom property: var(--seat-0)
  sign: string // one of those in seats.ts, drawn by art/Sign.svelte
  yours: boolean
  bot: boolean
  here: boolean
  waitedFor: boolean
}

/** The events of one entry that has just come in: for what moves. Empty after a reload. */
export interface Recent {
  entry: number
  events: GameEvent[]
}

/** The props of every `games/<game>/Board.svelte` and, where there is one, `games/<game>/Tray.svelte`. */
export interface BoardProps {
  /** What this tab may see: table, stacks, clock; `own` and `seat` are missing for a spectator. */
  sight: Sight
  book: Book
  words: Words
  /** What is being composed. Light only what `choice.lit(domain)` or `choice.can({...})` says. */
  choice: Choice
  seatsInfo: SeatInfo[]
  recent: Recent
  /** How late it is in the game, and whether time runs: for what passes on the board (`passing.ts`). */
  time: GameTime
  /** Whether things may move: false where the reader has asked for reduced motion. */
  moving: boolean
  /** Opens the rules at an anchor of theirs; missing where there is no room for them. */
  openRules?: ((anchor: string) => void) | undefined
}

export type BoardComponent = Component<BoardProps>

/** Where the rules speak of it: anchors by kinds of actions, questions and pieces, in `games/<game>/passages.ts`. */
export type Passages = Readonly<Record<string, string>>

type Loader = () => Promise<{ default: BoardComponent }>
const boards = import.meta.glob<{ default: BoardComponent }>('./games/*/Board.svelte')
const trays = import.meta.glob<{ default: BoardComponent }>('./games/*/Tray.svelte')
const passages = import.meta.glob<{ default: Passages }>('./games/*/passages.ts')

/** The board of a game, fetched when it is first needed; null where nobody has drawn one. */
export function loadBoard(game: string): Promise<BoardComponent | null> {
  return load(boards[`./games/${game}/Board.svelte`])
}

/** What lies before a player, where the board does not show it itself. */
export function loadTray(game: string): Promise<BoardComponent | null> {
  return load(trays[`./games/${game}/Tray.svelte`])
}

async function load(loader: Loader | undefined): Promise<BoardComponent | null> {
  return loader ? (await loader()).default : null
}

/** Board and tray of a game, once they are here: a page that begins with them is laid out once and not twice. */
export const drawn = new Map<string, { Board: BoardComponent | null; Tray: BoardComponent | null }>()

export async function draw(game: string): Promise<void> {
  const [Board, Tray] = await Promise.all([loadBoard(game), loadTray(game)])
  drawn.set(game, { Board, Tray })
}

/** Where the rules of a game speak of what. */
export async function loadPassages(game: string): Promise<Passages> {
  return (await passages[`./games/${game}/passages.ts`]?.())?.default ?? {}
}
