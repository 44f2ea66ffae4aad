/** Choices within an action that have no place on the board, and what is offered of each. */
import type { Action } from '../../wire'
import { SLOTS, TRACKS } from './pieces'

/** What is needed of the desk. */
export interface Offers {
  aims: ReadonlyMap<string, unknown>
  pointed: ReadonlySet<string>
  options: readonly Action[]
  asked: string | undefined
}

export interface Ways {
  /** Cubes by colour, each with the counts that fit; one alone is a tap on its colour. */
  mixes: { name: CubeName; counts: number[] }[]
  single: boolean
  tracks: number[]
  onto: number[]
  cubes: number[]
  counts: number[]
  slots: number[]
  /** Own provinces of which one must go. */
  trimmed: number[]
}

export const CUBE_NAMES = ['military', 'culture', 'gold'] as const
export type CubeName = (typeof CUBE_NAMES)[number]

/** Whether slots and tracks are large enough on the mat itself. */
export interface Drawn {
  slot: boolean
  track: boolean
}

/** Nothing is left of it once all is picked. */
export function waysOf({ aims, pointed, options, asked }: Offers, drawn: Drawn): Ways | null {
  const offered = (keys: Iterable<string>, name: string): number[] =>
    [...keys].flatMap((key) => (key.startsWith(`${name}-`) ? [Number(key.slice(name.length + 1))] : []))
  const of = (name: string): number[] =>
    [...new Set([...offered(aims.keys(), name), ...offered(pointed, name)])].sort((one, other) => one - other)
  const onMat = (name: keyof Drawn, all: readonly number[]): number[] =>
    drawn[name] && asked !== 'PickConversion' ? [] : of(name).filter((value) => all.includes(value))
  const ways: Ways = {
    mixes: CUBE_NAMES.map((name) => ({ name, counts: of(name) })).filter(({ counts }) => counts.length > 0),
    single: options.some(isCubes) && options.filter(isCubes).every((mix) => sumOf(mix) === 1),
    tracks: onMat('track', TRACKS),
    onto: of('onto'),
    cubes: of('cube'),
    counts: of('count'),
    slots: onMat('slot', SLOTS),
    trimmed: asked === 'TrimSlot' ? of('province') : [],
  }
  const names = Object.entries(NAMES).flatMap(([part, kinds]) =>
    ways[part as keyof typeof NAMES].length > 0 ? kinds : [],
  )
  return names.some((name) => offered(aims.keys(), name).length > 0) ? ways : null
}

/** By part, the things that it offers. */
const NAMES = {
  mixes: CUBE_NAMES,
  tracks: ['track'],
  onto: ['onto'],
  cubes: ['cube'],
  counts: ['count'],
  slots: ['slot'],
  trimmed: ['province'],
} as const

const isCubes = (action: Action): boolean => action.do === 'GainCubes'

function sumOf(action: Action): number {
  return CUBE_NAMES.reduce((sum, name) => sum + (action[name] as number), 0)
}
