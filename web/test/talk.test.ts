/** A bot that lets people talk, and the way on to somebody else at this device: what is shown, and what it sends. */
import { render } from 'svelte/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Chair, FromClient, TalkInfo } from '../src/generated'
import type { Table as TableClass } from '../src/table.svelte'
import { bundleOf, Words } from '../src/words'
import { book } from './fixtures'
import { chair, clock, info, kept, Socket } from './page'

const TEXTS = `
seat-name = Seat { $number }
web-talk = { $name } lets you talk for { $seconds } seconds.
web-talk-stopped = { $name } lets you talk.
web-talk-brief = { $name }: { $seconds } s
web-talk-brief-stopped = { $name } waits.
web-talk-stop = Stop the countdown
web-talk-run = Let it run on
web-talk-on = Go on
web-approached = An offer is waiting for { $names }.
web-approached-you = An offer is waiting for you.
web-turn-of = Waiting for { $names }.
web-pass-device = Pass the device to { $name }
ask-ChooseCard = Choose a card.
wait-ChooseCard = { $seat } chooses.
`
const BOT: Chair = { ...chair('Greedy', false), kind: 'bot', bot: 'greedy' }
const NOW = 1_000_000

let table: TableClass
const socket = (): Socket => Socket.made.at(-1) as Socket
const sent = (): FromClient[] => socket().sent

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW })
  kept.clear()
  Socket.made = []
  const { app } = await import('../src/app.svelte')
  const words = new Words('en', [bundleOf('en', TEXTS)], book, ['Anna', 'Ben', 'Greedy'])
  vi.spyOn(app, 'speak').mockReturnValue(words)
  const { Table } = await import('../src/table.svelte')
  table = new Table('T')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Anna's side of a table; whose device it is, and whom the game waits for. */
function enter(more: { talk?: TalkInfo; yours?: number[]; waited?: number[]; approached?: number[] } = {}): void {
  const { talk = null, yours = [0], waited = [2], approached = [] } = more
  const chairs = ['Anna', 'Ben'].map((name, seat) => chair(name, yours.includes(seat)))
  const known = { ...info([...chairs, BOT], waited), approached }
  table.open(known, book)
  socket().tell({
    got: 'Welcome',
    table: known,
    seat: 0,
    now: NOW,
    entry: 3,
    sight: { clock: clock(3), table: {}, stacks: [[]], seat: 0, own: {}, figures: {} },
    questions: [],
    told: [],
    can_undo: false,
    next_wake: -1,
    outcome: null,
    proposal: null,
    pause: null,
    chat: [],
    talk,
  })
  table.seat = 0
}

async function shown(part: 'Talk' | 'PassOn' | 'Notices', props: object = {}): Promise<string> {
  const parts = {
    Talk: async () => (await import('../src/parts/Talk.svelte')).default,
    PassOn: async () => (await import('../src/parts/PassOn.svelte')).default,
    Notices: async () => (await import('../src/parts/Notices.svelte')).default,
  }
  return render((await parts[part]()) as never, { props: { table, ...props } as never }).body.replaceAll(
    /<!--.*?-->/gu,
    '',
  )
}

/** The names of the buttons, as whoever hears them is told. */
const buttons = (html: string): string[] =>
  [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/gsu)].map(
    ([, tag = '', inside = '']) => /aria-label="([^"]*)"/u.exec(tag)?.[1] ?? inside.replaceAll(/<[^>]*>/gu, '').trim(),
  )

const talks = (over: Partial<TalkInfo> = {}): TalkInfo => ({
  seat: 2,
  until: NOW + 12_400,
  ready: [],
  needed: [0, 1],
  ...over,
})

describe('a bot that lets people talk', () => {
  test('says for how long, from its first frame on; the seconds are not read aloud one by one', async () => {
    enter({ talk: talks() })
    const html = await shown('Talk')
    expect(html).toContain('Greedy lets you talk for 13 seconds.')
    expect(/role="status"[^>]*>([^<]*)</u.exec(html)?.[1]).toBe('Greedy lets you talk.')
    expect(/aria-hidden="true"[^>]*>(?:(?!lets).)*Greedy lets you talk for 13/su.test(html)).toBe(true)
  })

  test('can be stopped or hurried by whoever sits at the table', async () => {
    enter({ talk: talks() })
    expect(buttons(await shown('Talk'))).toEqual(['Stop the countdown', 'Go on'])
    const brief = await shown('Talk', { brief: true })
    expect(buttons(brief)).toEqual(['Stop the countdown', 'Go on'])
    expect(brief).toContain('Greedy: 13 s')
  })

  test('waits for as long as one likes once it is stopped, and can be let go on', async () => {
    enter({ talk: talks({ until: -1 }) })
    const html = await shown('Talk')
    expect(html).not.toContain('seconds')
    expect(buttons(html)).toEqual(['Let it run on', 'Go on'])
    expect(await shown('Talk', { brief: true })).toContain('Greedy waits.')
  })

  test('is not asked twice: whoever is ready waits for the others', async () => {
    enter({ talk: talks({ ready: [0] }) })
    expect(buttons(await shown('Talk'))).toEqual(['Stop the countdown'])
  })

  test('is no business of an onlooker', async () => {
    enter({ talk: talks({ needed: [1] }) })
    expect(buttons(await shown('Talk'))).toEqual([])
  })

  test('is gone once nobody is waited for any more', async () => {
    enter({ talk: talks() })
    socket().tell({ got: 'Lobby', table: table.info, proposal: null, pause: null, talk: null })
    expect(await shown('Talk')).not.toContain('data-talk')
  })

  test.each(['stop', 'run', 'go-on'] as const)('hears what is wanted, for this seat: %s', (wish) => {
    enter({ talk: talks() })
    table.letTalk(wish)
    expect(sent().at(-1)).toMatchObject({ send: 'LetTalk', seat: 0, wish })
  })
})

describe('the device', () => {
  test('can be passed to somebody else at it to whom something is addressed, and to nobody else', async () => {
    enter({ yours: [0, 1], approached: [1, 2] })
    const html = await shown('PassOn')
    expect(html).toContain('An offer is waiting for Ben.')
    expect(buttons(html)).toEqual(['Pass the device to Ben'])
    expect(buttons(await shown('PassOn', { brief: true }))).toEqual(['Pass the device to Ben'])
  })

  test('is offered to whoever is waited for as such', async () => {
    enter({ yours: [0, 1], waited: [1] })
    table.curtain = null
    expect(await shown('PassOn')).toContain('Waiting for Ben.')
  })

  test('stays where it is as long as nobody else at it is wanted', async () => {
    enter({ yours: [0], waited: [1], approached: [1] })
    expect(buttons(await shown('PassOn'))).toEqual([])
    enter({ yours: [0, 1] })
    expect(buttons(await shown('PassOn'))).toEqual([])
  })

  test('lies behind a curtain once it is passed, and nothing is sent for it', () => {
    enter({ yours: [0, 1], approached: [1] })
    const before = sent().length
    table.pass(1)
    expect(table.curtain).toBe(1)
    expect(sent()).toHaveLength(before)
  })

  test('has its button in the title line of a small screen, and no notice over the board', async () => {
    enter({ yours: [0, 1], approached: [1], talk: talks() })
    expect(await shown('Notices')).toContain('data-caller')
    expect(await shown('Notices', { phone: true })).not.toMatch(/data-caller|data-talk/u)
  })
})
