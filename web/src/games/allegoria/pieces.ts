/** The table of Throne of Allegoria as the board reads it. */
import type { Sight } from '../../wire'
import { AREA, GROUP } from './data'

export interface AllegoriaTable {
  layout: number
  last_row: boolean
  either_or: boolean
  own_market_free: boolean
  first_only: boolean
  round: number
  queen_dead: boolean
  finished: boolean
  first: number
  decree: number
  edict: number
  merchant: number
  deck: number
  claim_deck: number
  drawer: number
  space: number
  active: number
  points: number
  kind: number
  crossed: boolean
  stars: number
  alms_tokens: number[]
  ranking: number[]
  old_decrees: number[]
  old_merchants: number[]
  open: number[]
  groups: number[][]
  discards: number[]
  hands: number[]
  tracks: number[]
  workers: number[]
  supply: number[]
  diplomacy: number[]
  alms: number[]
  anarchy: number[]
  influence: number[]
  lords: number[]
  bids: number[]
  heights: number[]
  revealed: number[][]
  order: number[][]
  guilds: number[][]
  slots: number[][][]
  completed: number[][]
  fulfilled: number[][]
  missed: number[][]
  deeds: number[][][]
}

/** What only the owner sees. */
export interface AllegoriaScreen {
  hand: number[]
  claims: number[]
  ends: number[]
  lords: number[]
  drawn_claims: number[]
  drawn_cards: number[]
  placed: number[][]
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
export const NO_SECOND = 5
export const STAR = 3
/** Kinds of Action Points. */
export const DEPLOY = 1
export const TASK = 2
export const EITHER = 3
/** The card The Queen Is Dead. */
export const QUEEN = 0

const NOBODY: AllegoriaScreen = {
  hand: [],
  claims: [],
  ends: [],
  lords: [],
  drawn_claims: [],
  drawn_cards: [],
  placed: [],
}

export function tableOf(sight: Sight): AllegoriaTable {
  return sight.table as unknown as AllegoriaTable
}

export function screenOf(sight: Sight): AllegoriaScreen {
  return (sight.own as AllegoriaScreen | undefined) ?? NOBODY
}

export function levelOf(table: AllegoriaTable, seat: number, track: number): number {
  return table.tracks[seat * TRACKS.length + track] ?? 0
}

/** A seat's Workers of a kind in a Territory. */
export function workersIn(table: AllegoriaTable, seat: number, territory: number, kind: number): number {
  const first = (seat * TERRITORIES + territory) * WORKERS.length
  if (kind === ANY) return WORKERS.reduce((sum, one) => sum + (table.workers[first + one] ?? 0), 0)
  return table.workers[first + kind] ?? 0
}

export function seatsOf(table: AllegoriaTable): number[] {
  return table.supply.map((_, seat) => seat)
}

/** The homes of the players, then the centre. */
export function territoriesOf(table: AllegoriaTable): number[] {
  return [...seatsOf(table), CENTRE]
}

/** Whether lowering a track from this level by 1 crosses a Threshold. */
export function crossesBelow(layout: number, level: number): boolean {
  return level > 0 && AREA[layout]?.[level] !== AREA[layout]?.[level - 1]
}

/** How many supplements a level gives before the one that crosses a Threshold. */
export function freeSteps(layout: number, level: number): number {
  let steps = 0
  while (level - steps > 0 && !crossesBelow(layout, level - steps)) steps += 1
  return steps
}

export function groupOf(layout: number, level: number): number {
  return GROUP[layout]?.[level] ?? 1
}

export function anarchyOut(table: AllegoriaTable): number {
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
