/** A game that is none, for what the example lacks: actions of one shape, of several fields, nested questions. */
import type { Book } from '../src/generated'
import type { Action, GameEvent, Question } from '../src/wire'
import { book as example } from './fixtures'

const named = (domain: string, size: number): Book['pieces'][string] =>
  Array.from({ length: size }, (_, value) => ({ key: `${domain}-${value}`, about: {} }))

export const book: Book = {
  game: { ...example.game, name: 'painters' },
  fields: {
    PaintWall: { colour: 'colour', wall: 'wall' },
    PaintAtNight: { colour: 'colour', wall: 'wall' },
    FetchTile: { row: 'row', place: 'place' },
    SwapColours: { one: 'colour', other: 'colour' },
    Haggle: { price: 'price' },
    Rest: {},
    Leave: {},
    TileUsed: { seat: 'seat', tile: 'tile' },
    ViewGained: { seat: 'seat', wall: 'wall' },
  },
  pieces: {
    colour: named('colour', 6),
    wall: named('wall', 4),
    row: named('row', 3),
    place: named('place', 2),
    price: named('price', 12),
    tile: named('tile', 3),
  },
  closing: ['Leave'],
  sealed: [],
}

export const text = `
symbol-paint = { $count ->
    [one] one pot
   *[other] { $count } pots
}
symbol-brushes = { $count ->
    [one] { $count } brush
   *[other] { $count } brushes
}
tile-2 = the blue tile
wall-3 = the north wall
was-ViewGained = { $seat } gains the view from { $wall }.
was-PaintGained = { $seat } gains { $paint } pots.
`

export const paint = (colour: number, wall: number, kind = 'PaintWall'): Action => ({ do: kind, colour, wall })
export const fetchTile = (row: number, place: number): Action => ({ do: 'FetchTile', row, place })
export const swap = (one: number, other: number): Action => ({ do: 'SwapColours', one, other })
export const haggle = (price: number): Action => ({ do: 'Haggle', price })
export const rest: Action = { do: 'Rest' }
export const leave: Action = { do: 'Leave' }
export const paid: GameEvent = { was: 'PaintPaid', seat: 0, paint: 7 }

export const work = (options: Action[]): Question => ({ ask: { step: 'Work', seat: 0 }, options })
/** What is asked behind an action. */
export const bargain = (row: number): Question => ({
  ask: { step: 'Bargain', seat: 0, row, place: 0 },
  options: [haggle(3), haggle(9)],
})
