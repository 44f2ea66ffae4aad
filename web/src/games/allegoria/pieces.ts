/** The table of Throne of Allegoria as the board reads it. */
import type { Sight } from '../../wire'
import { AREA, GROUP, type Layout, MARKERS } from './data'
import type { Screen, Table } from './types'

/** A part of a claim: what is there, and what it has to be; `>` is said of the best opponent. */
export interface Part {
  found: number
  sign: '>=' | '<=' | '>'
  wanted: number
  met: boolean
}

/** What the rules reckon: the score pad by seat, what a marker of Anarchy counts, how far the own claims are. */
export interface Figures {
  pad: number[][]
  anarchy: number
  claims: Part[][]
  drawn_claims: Part[][]
  ends: Part[][]
}

export const NOTHING = -1
export const SEATS = 4
export const TRACKS = [0, 1, 2, 3, 4]
export const TRACK_NAMES = ['strength', 'intrigue', 'trade', 'wealth', 'knowledge'] as const
export const WORKERS = [0, 1, 2]
export const ANY = 3
export const CENTRE = 4
export const TERRITORIES = 5
export const SPACES = [0, 1, 2, 3, 4, 5, 6]
export const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII']
export const FIRST_TRACK_SPACE = 2
export const CARD_VALUES = 3
export const JOKER = 5
export const GUILDS = [0, 1, 2, 3, 4]
export const NO_GUILD = 5
/** A space that is free for a Guild, by its name on the board. */
export const GUILD_SPACE = 'guild-space'
export const NO_SECOND = 5
export const STAR = 3
/** Kinds of Action Points. */
export const DEPLOY = 1
export const TASK = 2
export const EITHER = 3
/** The card The Queen Is Dead. */
export const QUEEN = 0

const NOBODY: Screen = {
  hand: [],
  claims: [],
  ends: [],
  lords: [],
  drawn_claims: [],
  drawn_cards: [],
  placed: [],
}

export function tableOf(sight: Sight): Table {
  return sight.table as unknown as Table
}

export function screenOf(sight: Sight): Screen {
  return (sight.own as Screen | undefined) ?? NOBODY
}

export function figuresOf(sight: Sight): Figures {
  return sight.figures as Figures
}

/** What everything that lies open would count now. */
export function totalOf({ pad }: Figures, seat: number): number {
  return (pad[seat] ?? []).reduce((sum, points) => sum + points, 0)
}

/** How much of all parts of a claim is there, for a bar. */
export function shareOf(parts: readonly Part[]): number {
  const most = 0.95
  const shares = parts.map(({ found, sign, wanted, met }) =>
    met ? 1 : sign === '<=' ? 0 : Math.min(most, found / (sign === '>' ? wanted + 1 : wanted)),
  )
  return parts.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / parts.length
}

/** How many Bidding markers of a value are still to be placed. */
export function leftOf(own: Screen, marker: number): number {
  return (MARKERS[marker] ?? 0) - own.placed.flat().filter((one) => one === marker).length
}

export function levelOf(table: Table, seat: number, track: number): number {
  return table.tracks[seat * TRACKS.length + track] ?? 0
}

/** A seat's Workers of a kind in a Territory. */
export function workersIn(table: Table, seat: number, territory: number, kind: number): number {
  const first = (seat * TERRITORIES + territory) * WORKERS.length
  if (kind === ANY) return WORKERS.reduce((sum, one) => sum + (table.workers[first + one] ?? 0), 0)
  return table.workers[first + kind] ?? 0
}

export function seatsOf(table: Table): number[] {
  return table.supply.map((_, seat) => seat)
}

/** The homes of the players, then the centre. */
export function territoriesOf(table: Table): number[] {
  return [...seatsOf(table), CENTRE]
}

/** Whether lowering a track from this level by 1 crosses a Threshold. */
export function crossesBelow(layout: Layout, level: number): boolean {
  return level > 0 && AREA[layout][level] !== AREA[layout][level - 1]
}

/** How many supplements a level gives before the one that crosses a Threshold. */
export function freeSteps(layout: Layout, level: number): number {
  let steps = 0
  while (level - steps > 0 && !crossesBelow(layout, level - steps)) steps += 1
  return steps
}

export function groupOf(layout: Layout, level: number): number {
  return GROUP[layout][level] ?? 1
}

export function anarchyOut(table: Table): number {
  return table.anarchy.reduce((sum, some) => sum + some, 0)
}

export function typeOf(face: number): number {
  return Math.floor(face / CARD_VALUES)
}

export function valueOf(face: number): number {
  return 1 + (face % CARD_VALUES)
}

/** The faces of a hand counted by face, one by one. */
export function facesOf(counted: readonly number[]): number[] {
  return counted.flatMap((count, face) => Array.from({ length: count }, () => face))
}
