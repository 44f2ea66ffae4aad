/** The desk of plain boards: what is lit is what is legal, each thing one action. */
import { describe, expect, it } from 'vitest'
import { Choice } from '../src/choice.svelte'
import type { BoardProps } from '../src/board'
import { PlainDesk } from '../src/plain.svelte'
import type { Question } from '../src/wire'
import { book } from './fixtures'

const KINDS = ['kind-LayCard', 'kind-LookAtHand', 'kind-Reconsider']
const asked = [
  {
    ask: { step: 'ChooseCard', seat: 0 },
    options: [
      { do: 'LayCard', card: 2 },
      { do: 'LayCard', card: 5 },
      { do: 'LookAtHand', player: 1 },
      { do: 'Reconsider' },
    ],
  },
] as unknown as Question[]

function deskAt(questions: Question[]): { desk: PlainDesk; choice: Choice } {
  const choice = new Choice(book, null)
  choice.load(questions)
  const props = {
    choice,
    book,
    words: { say: (key: string) => key, has: (key: string) => KINDS.includes(key), action: () => '' },
    sight: {},
  } as unknown as BoardProps
  return { desk: new PlainDesk(() => props, 'card-0', { card: 'help-card' }, { card: 'lay' }), choice }
}

describe('a plain desk', () => {
  it('lights every action by its one field, or by its kind where it has none', () => {
    expect([...deskAt(asked).desk.aims.keys()]).toEqual(['card-2', 'card-5', 'player-1', 'Reconsider'])
  })

  it('takes the action that was pointed at, and lights nothing more', () => {
    for (const [key, action] of [
      ['card-2', { do: 'LayCard', card: 2 }],
      ['player-1', { do: 'LookAtHand', player: 1 }],
      ['Reconsider', { do: 'Reconsider' }],
    ] as const) {
      const { desk, choice } = deskAt(asked)
      expect(desk.act(key)).toBe(true)
      expect(choice.chosen).toEqual(action)
      expect([...desk.pointed]).toEqual([key])
      expect(desk.aims.size).toBe(0)
    }
  })

  it('knows what a piece that is not lit would have been a part of', () => {
    const { desk } = deskAt(asked)
    expect(desk.attempts('card-7')).toEqual([{ kind: 'LayCard', fields: { card: 7 } }])
    expect(desk.attempts('player-0')).toEqual([{ kind: 'LookAtHand', fields: { player: 0 } }])
    expect(desk.attempts('Reconsider')).toEqual([{ kind: 'Reconsider', fields: {} }])
    expect(desk.attempts('favour-1')).toEqual([])
  })

  it('marks what is on its way, and lights it no more', () => {
    const { desk, choice } = deskAt(asked)
    choice.load(asked, true)
    choice.underway.sent('s-1', { do: 'LayCard', card: 5 })
    expect([...desk.ghosted]).toEqual(['card-5'])
    expect([desk.mark('card-5', '')['data-ghost'], desk.mark('card-2', '')['data-ghost']]).toEqual([true, undefined])
    expect(desk.isLit('card-5')).toBe(false)
    choice.answered('s-1')
    expect([desk.ghosted.size, desk.isLit('card-5')]).toEqual([0, true])
  })

  it('lights nothing where nothing is asked, and has no help for what it does not know', () => {
    expect(deskAt([]).desk.aims.size).toBe(0)
    expect(deskAt(asked).desk.help('favour-1')).toBeNull()
  })
})
