import { describe, expect, test } from 'vitest'
import { Choice, type Transport } from '../src/choice.svelte'
import { placeOf } from '../src/lesson'
import type { Action, Previewed, Question } from '../src/wire'
import { book, leave, paint, rest } from './invented'

const questions: Question[] = [{ ask: { step: 'Turn', seat: 0 }, options: [rest, leave, paint(0, 0)] }]

/** A table that previews everything as whole, and notes what is sent. */
function listening(): { sent: Action[][]; transport: Transport } {
  const sent: Action[][] = []
  const whole: Previewed = { got: 'Previewed', id: '', events: [], questions: [], nested: false, final: false }
  const transport = {
    look: () => Promise.resolve(whole),
    remark: () => Promise.resolve([]),
    why: () => Promise.resolve([]),
    refused: () => undefined,
    submit: (chain: Action[]) => String(sent.push(chain)),
  }
  return { sent, transport }
}

async function chosen(choice: Choice, action: Action): Promise<void> {
  choice.take(choice.wholePick(action))
  await Promise.resolve()
  await Promise.resolve()
}

describe('a choice with a guide beside it', () => {
  test('nothing but what is waited for is sent', async () => {
    const { sent, transport } = listening()
    const choice = new Choice(book, transport)
    choice.load(questions)
    choice.follow([leave])
    await chosen(choice, rest)
    choice.confirm()
    expect([sent, choice.strayed, choice.sent]).toEqual([[], 1, false])
    choice.reset()
    await chosen(choice, leave)
    expect(choice.leads([leave])).toBe(true)
    choice.confirm()
    expect([sent, choice.strayed]).toEqual([[[leave]], 1])
  })

  test('what is confirmed before the guide was heard waits for its word', async () => {
    const { sent, transport } = listening()
    const choice = new Choice(book, transport)
    choice.load(questions)
    choice.follow([])
    await chosen(choice, leave)
    choice.confirm()
    expect([sent, choice.strayed]).toEqual([[], 0])
    choice.follow([leave])
    expect(sent).toEqual([[leave]])
  })

  test('what was confirmed too early and is wrong is told, and not sent', async () => {
    const { sent, transport } = listening()
    const choice = new Choice(book, transport)
    choice.load(questions)
    choice.follow([])
    await chosen(choice, rest)
    choice.confirm()
    choice.follow([leave])
    expect([sent, choice.strayed]).toEqual([[], 1])
  })

  test('without a guide all is sent as ever', async () => {
    const { sent, transport } = listening()
    const choice = new Choice(book, transport)
    choice.load(questions)
    choice.follow([leave])
    choice.follow(null)
    await chosen(choice, rest)
    choice.confirm()
    expect(sent).toEqual([[rest]])
  })
})

describe('the place in a lesson', () => {
  const step = (acts: boolean): { say: string; point: string[]; acts: boolean } => ({ say: '', point: [], acts })
  const read = step(false)
  const act = step(true)

  test.each([
    ['on', [read, read, act], 0, 0],
    ['on', [read, read, act], 1, 1],
    ['on', [read, read, act], 2, 2],
    ['on', [read, read, act], 9, 2],
    ['on', [read, read, act, read, act], 1, 3],
    ['on', [read, read, act, read, act], 4, 4],
    ['on', [read, act, act], 0, 2],
    ['over', [read, act, read, read], 0, 2],
    ['over', [read, act, read, read], 9, 3],
    ['over', [read, act], 0, 1],
    ['lost', [], 5, 0],
  ] as const)('%s, %j, read up to %i: %i', (state, steps, kept, place) => {
    expect(placeOf({ state, steps: [...steps] }, kept)).toBe(place)
  })
})
