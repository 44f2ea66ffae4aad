import { describe, expect, test } from 'vitest'
import { Leaves } from '../src/leaves.svelte'
import type { Book, PageText } from '../src/generated'
import { bundleOf, Words } from '../src/words'
import { book as invented } from './invented'

const book: Book = { ...invented, fields: { Turned: { seat: 'seat', card: 'card' } }, pieces: {}, sealed: ['card'] }
const TEXTS =
  'sealed-page = a page that is still sealed\nwas-Turned = { $seat } turns { $card }.\nseat-name = P{ $number }'
const page = (title: string): PageText => ({ title, text: 'One.\n\nTwo.' })

/** A server that serves what is open, and notes what it is asked. */
function serving(open: Record<string, PageText>): {
  leaves: Leaves
  asked: string[]
  as: { seat: number | null; language: string }
} {
  const asked: string[] = []
  const as = { seat: 0 as number | null, language: 'en' }
  const fetch = (language: string, keys: string[], seat: number | null): Promise<Record<string, PageText>> => {
    asked.push(`${language} ${seat ?? ''}: ${keys.join(',')}`)
    return Promise.resolve(Object.fromEntries(keys.flatMap((key) => (open[key] ? [[key, open[key]]] : []))))
  }
  const leaves = new Leaves(
    () => as.seat,
    fetch,
    () => as.language,
  )
  return { leaves, asked, as }
}

const speaking = (leaves: Leaves): Words =>
  new Words('en', [bundleOf('en', TEXTS)], book, ['Anna'], () => undefined, leaves.reader)
const settled = (): Promise<void> => new Promise((done) => setTimeout(done))

describe('a sealed piece', () => {
  test('is called by the title of its page, once that has come', async () => {
    const { leaves, asked } = serving({ 'card-4': page('The night of the \u0007lamps') })
    const event = { was: 'Turned', seat: 0, card: 4 }
    expect(speaking(leaves).event(event)).toBe('Anna turns a page that is still sealed.')
    await settled()
    expect(speaking(leaves).event(event)).toBe('Anna turns The night of the \ufffdlamps.')
    expect(speaking(leaves).piece('card', 4)).toBe('The night of the \ufffdlamps')
    expect(speaking(leaves).page('card-4')?.text).toBe('One.\n\nTwo.')
    expect(asked).toEqual(['en 0: card-4'])
  })

  test('that may not be read is asked for once, and again when something has happened', async () => {
    const open: Record<string, PageText> = {}
    const { leaves, asked } = serving(open)
    for (let again = 0; again < 3; again += 1) {
      speaking(leaves).piece('card', 7)
      await settled()
    }
    expect(asked).toHaveLength(1)
    open['card-7'] = page('Seven')
    leaves.turn()
    await settled()
    expect(asked).toHaveLength(2)
    expect(speaking(leaves).piece('card', 7)).toBe('Seven')
    leaves.turn()
    await settled()
    expect(asked).toHaveLength(2)
  })

  test('is asked for with all others that are needed at the same time', async () => {
    const { leaves, asked } = serving({})
    for (const card of [1, 2, 3, 2]) speaking(leaves).piece('card', card)
    await settled()
    expect(asked).toEqual(['en 0: card-1,card-2,card-3'])
    for (let card = 10; card < 90; card += 1) speaking(leaves).piece('card', card)
    await settled()
    expect(asked.slice(1).map((line) => line.split(',').length)).toEqual([64, 16])
  })

  test('is another to another seat, and in another language', async () => {
    const { leaves, asked, as } = serving({ 'card-1': page('One') })
    speaking(leaves).piece('card', 1)
    await settled()
    as.seat = 1
    expect(speaking(leaves).piece('card', 1)).toBe('a page that is still sealed')
    await settled()
    as.language = 'de'
    expect(speaking(leaves).piece('card', 1)).toBe('a page that is still sealed')
    await settled()
    expect(asked).toEqual(['en 0: card-1', 'en 1: card-1', 'de 1: card-1'])
    as.seat = 0
    as.language = 'en'
    expect(speaking(leaves).piece('card', 1)).toBe('One')
  })

  test('is left sealed where nobody answers', async () => {
    const leaves = new Leaves(
      () => null,
      () => Promise.reject(new Error('offline')),
      () => 'en',
    )
    speaking(leaves).piece('card', 1)
    await settled()
    expect(speaking(leaves).piece('card', 1)).toBe('a page that is still sealed')
  })
})
