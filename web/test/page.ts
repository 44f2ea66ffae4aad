/** A page without a browser, and a table at the other end of whose socket is the test. */
import { vi } from 'vitest'
import type { Chair, FromClient, TableInfo } from '../src/generated'
import { text } from './fixtures'

/** A socket whose other end is the test. */
export class Socket {
  static OPEN = 1
  static made: Socket[] = []
  readyState = 1
  sent: FromClient[] = []
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: ((how: { code: number }) => void) | null = null
  constructor(readonly url: string) {
    Socket.made.push(this)
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as FromClient)
  }
  close(): void {
    this.readyState = 3
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  break(code = 1006): void {
    this.onclose?.({ code })
  }
}

export const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
export const page = { documentElement: { dataset: {} }, visibilityState: 'visible' }

vi.stubGlobal('WebSocket', Socket)
vi.stubGlobal('location', { pathname: '/', host: 'here', protocol: 'http:', search: '' })
vi.stubGlobal('document', page)
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('navigator', { languages: ['en'] })
vi.stubGlobal('localStorage', storage)
vi.stubGlobal('fetch', () => Promise.resolve(new Response(text('en.ftl'))))

export const chair = (name: string, yours: boolean): Chair => ({
  kind: 'person',
  name,
  bot: '',
  here: true,
  yours,
  stand_in: false,
  gave_up: false,
  pace: '',
})
export const info = (chairs: Chair[], waited = [0]): TableInfo => ({
  id: 'T',
  game: '_example',
  options: {},
  pace: 'live',
  days: 2,
  open: false,
  state: 'playing',
  chairs,
  host: true,
  waited_for: waited,
  approached: [],
  entries: 3,
  commitment: '',
  created: 0,
  rematch: null,
  rematch_by: null,
  webhook: 'off',
  tempo: 'calm',
  other_rules: null,
  watching: 0,
  ended: false,
  guided: false,
  changed: 0,
  ranks: [],
  winners: [],
  timed: false,
  campaign: null,
})
export const clock = (entry: number): object => ({ entry, at: 0, now: 0, running: false, halted: false })
export const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
