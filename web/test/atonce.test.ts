import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Choice, type Transport } from '../src/choice.svelte'
import type { Action } from '../src/wire'
import { act, book, free, name, naming, place, turn } from './harvest'

/** A table that is only spoken to. */
class Table implements Transport {
  looks = 0
  asked = 0
  sent: Action[][] = []
  look(): Promise<never> {
    this.looks += 1
    return new Promise(() => undefined)
  }
  remark(): Promise<never[]> {
    this.asked += 1
    return Promise.resolve([])
  }
  why(): Promise<never[]> {
    this.asked += 1
    return Promise.resolve([])
  }
  submit(chain: Action[]): string {
    return `s-${this.sent.push(chain)}`
  }
  refused(): void {
    throw new Error('nothing is looked at')
  }
}

let table: Table
let choice: Choice
const all = [act(0), place(1, 2), place(1, 3), place(2, 3), turn]
const ghosts = (): Action[] => choice.ghosts.map((ghost) => ghost.action)

beforeEach(() => {
  vi.useFakeTimers()
  table = new Table()
  choice = new Choice(book, table, { skipForced: true, unconfirmed: false })
  choice.load([free(all)], true)
})
afterEach(() => void vi.useRealTimers())

describe('where time runs', () => {
  test('one tap acts: it is sent without a look, and shown as a ghost', () => {
    choice.pick({ worker: 0 }, 'Act')
    expect([table.sent, table.looks, ghosts()]).toEqual([[[act(0)]], 0, [act(0)]])
    expect([choice.sent, choice.asked, choice.begun, choice.preview]).toEqual([false, true, false, null])
  })

  test('two taps place, also where there is only one box', () => {
    choice.pick({ worker: 2 }, 'Place')
    expect([table.sent, [...choice.lit('box')]]).toEqual([[], [3]])
    choice.pick({ box: 3 })
    expect(table.sent).toEqual([[place(2, 3)]])
  })

  test('a kind without fields is one tap', () => {
    choice.pick({}, 'Turn')
    expect(table.sent).toEqual([[turn]])
  })

  test('a line of the list is sent at once too', () => {
    choice.take(choice.wholePick(place(1, 2)))
    expect(table.sent).toEqual([[place(1, 2)]])
  })

  test('several are under way, and none of them is sent twice', () => {
    choice.pick({ worker: 0 }, 'Act')
    choice.take(choice.wholePick(place(1, 2)))
    expect(ghosts()).toEqual([act(0), place(1, 2)])
    expect(choice.pick({ worker: 0 }, 'Act')).toBe(false)
    expect([...choice.lit('worker')].sort()).toEqual([1, 2])
    choice.answered('s-1')
    expect(ghosts()).toEqual([place(1, 2)])
    expect(choice.pick({ worker: 0 }, 'Act')).toBe(true)
  })

  test('a refused one vanishes, and its reason stays for two seconds, whatever others do', () => {
    choice.pick({ worker: 0 }, 'Act')
    expect(choice.denied('s-1', { why: 'RowLocked' })).toBe(true)
    expect(ghosts()).toEqual([])
    for (let entry = 0; entry < 15; entry += 1) {
      vi.advanceTimersByTime(100)
      choice.load([free(entry % 2 ? all : [turn])], true)
      expect(choice.underway.rebuffs.map(({ why }) => why.why)).toEqual(['RowLocked'])
    }
    vi.advanceTimersByTime(600)
    expect(choice.underway.rebuffs).toEqual([])
  })

  test('a refusal of something else is no matter of the place', () => {
    expect(choice.denied('s-9', { why: 'TooFast' })).toBe(false)
  })

  test('a selected worker stays selected while three others act', () => {
    choice.pick({ worker: 1 }, 'Place')
    for (const options of [all.slice(1), [place(1, 3), turn], [place(1, 3), place(2, 4), act(0)]])
      choice.load([free(options)], true)
    expect([...choice.picked('worker')]).toEqual([1])
    expect([...choice.lit('box')]).toEqual([3])
    expect([table.sent, table.looks, choice.lost]).toEqual([[], 0, null])
    choice.pick({ box: 3 })
    expect(table.sent).toEqual([[place(1, 3)]])
  })

  test('what is selected and gone is let go without a word, and nothing is asked of the server', () => {
    choice.pick({ worker: 1 }, 'Place')
    choice.load([free([turn])], true)
    expect([choice.begun, choice.lost, table.asked]).toEqual([false, null, 0])
  })

  test('what is asked within an action is answered at once and belongs to it', () => {
    choice.pick({ worker: 0 }, 'Act')
    choice.load([naming], true)
    choice.answered('s-1')
    choice.pick({ colour: 1 })
    choice.load([free([turn])], true)
    choice.answered('s-2')
    expect([table.sent, table.looks, ghosts()]).toEqual([[[act(0)], [name(1)]], 0, []])
  })

  test('nothing is done by itself, though only one thing is left', () => {
    choice.load([free([turn])], true)
    expect([table.sent, choice.begun]).toEqual([[], false])
    choice.show(turn)
    expect(table.sent).toEqual([])
  })

  test('in a pause nothing can be picked, and what is picked stays', () => {
    choice.pick({ worker: 1 }, 'Place')
    choice.halted = true
    expect([choice.asked, choice.pick({ box: 2 }), [...choice.lit('box')]]).toEqual([false, false, []])
    expect([...choice.picked('worker')]).toEqual([1])
    choice.halted = false
    choice.load([free(all)], true)
    expect(choice.pick({ box: 2 })).toBe(true)
    expect(table.sent).toEqual([[place(1, 2)]])
  })

  test('where time stands, what is chosen is looked at as ever', () => {
    choice.pick({ worker: 1 }, 'Place')
    choice.load([free(all)], false)
    choice.pick({ box: 2 })
    expect([table.sent, table.looks]).toEqual([[], 1])
  })

  test('remarks are not forgotten as long as the same is asked', async () => {
    await choice.wantRemarks()
    choice.load([free(all)], true)
    await choice.wantRemarks()
    expect(table.asked).toBe(1)
    choice.load([free([turn])], true)
    await choice.wantRemarks()
    expect(table.asked).toBe(2)
  })

  test('where somebody guides nothing else is sent', () => {
    choice.follow([turn])
    choice.pick({ worker: 0 }, 'Act')
    expect([table.sent, choice.strayed]).toEqual([[], 1])
    choice.pick({}, 'Turn')
    expect(table.sent).toEqual([[turn]])
  })
})
