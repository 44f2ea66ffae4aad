import { describe, expect, it } from 'vitest'
import { goOn, heldOn, litOn, type Pane, turnTo } from '../src/panes'

const PANES: Pane[] = [
  { key: 'map', name: 'Map', holds: (piece) => piece.startsWith('city-') },
  { key: 'courts', name: 'Courts', holds: (piece) => piece.startsWith('balcony-') },
]

describe('the panes of a board', () => {
  it('counts what is lit on each, and not what lies in the hand', () => {
    expect(litOn(PANES, ['city-1', 'city-2', 'balcony-0', 'card-3'])).toEqual([2, 1])
  })

  it('turns to the pane with most to point at when something new is asked', () => {
    expect(turnTo([1, 4], 0)).toBe(1)
  })

  it('stays where as much is lit, and where nothing is', () => {
    expect(turnTo([2, 2], 1)).toBe(1)
    expect(turnTo([0, 0], 1)).toBe(1)
  })

  it('stays after a pick as long as anything is lit there', () => {
    expect(goOn([1, 9], 0)).toBe(0)
    expect(goOn([0, 2], 0)).toBe(1)
  })

  it('does not count what can be done at any time, and does not turn away from it either', () => {
    const panes = PANES.map((pane) => ({ ...pane, counts: (piece: string) => !piece.endsWith('-9') }))
    expect(litOn(panes, ['city-1', 'balcony-0', 'balcony-9'])).toEqual([1, 1])
    expect(litOn(panes, ['balcony-9'])).toEqual([0, 0])
    expect(goOn([4, 0], 1, heldOn(panes, ['city-1', 'balcony-9']))).toBe(1)
    expect(goOn([4, 0], 1, heldOn(panes, ['city-1']))).toBe(0)
  })
})
