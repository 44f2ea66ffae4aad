/** The one socket of a tab: it comes back by itself, and notices when nobody is at the other end. */
import type { ServerClock } from './clock'
import type { FromClient, FromServer } from './generated'
import type { Reason } from './wire'

/** How often it is asked whether anybody is there, and after how long a silence nobody is: in milliseconds. */
const CALM = { every: 20_000, silent: 30_000 }
const WHERE_TIME_RUNS = { every: 2_000, silent: 4_000 }
/** So often the server's clock is asked for where a line begins, one answer after the other. */
const ASKED_FIRST = 5
const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
/** A socket that is refused ends with the status that a request would have, after 4000. */
const REFUSED = 4400
const CROWDED = 4429
const OUT_OF_ORDER = 4500
const BREATH = 500
const MOST_KEPT = 60
const LASTING = new Set(['Submit', 'Look', 'WantRemarks', 'Why', 'Say', 'Ping'])

/** Who listens at this end. */
export interface Listener {
  /** Where to connect, with what is known by now. */
  query(): URLSearchParams
  hear(message: FromServer): void
  /** What was asked on this connection will not be answered. */
  hungUp(): void
  lost(): void
  /** Nobody is let in here now, but it is worth trying again. */
  crowded(why: Reason | null): void
  /** There is no such table, or none that can be played: nothing will come. */
  gone(why: Reason | null): void
}

export class Line {
  private socket: WebSocket | null = null
  private closed = false
  private wait = FIRST_WAIT
  private number = 0
  private readonly run = Math.random().toString(36).slice(2, 10)
  private pinger: ReturnType<typeof setInterval> | undefined
  private deadline: ReturnType<typeof setTimeout> | undefined
  private pulse = CALM
  private heardAt = 0
  /** Pings that are still to be sent as soon as the one before is answered. */
  private eager = 0
  private fresh = false
  private again: ReturnType<typeof setTimeout> | undefined
  private readonly sent = new Map<string, FromClient>()
  /** Why the socket is about to be closed. */
  private why: Reason | null = null

  constructor(
    private readonly id: string,
    private readonly listener: Listener,
    private readonly clock: ServerClock,
  ) {}

  connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?${this.listener.query()}`)
    this.socket = socket
    this.why = null
    this.fresh = true
    socket.onmessage = (message) => {
      if (this.socket !== socket) return
      this.isAlive()
      const heard = JSON.parse(String(message.data)) as FromServer
      if (heard.got === 'Pong') this.ponged(heard.id, heard.now)
      if (heard.got === 'Refusal' && heard.id === '') this.why = heard.why as unknown as Reason
      if (!this.breathes(heard)) this.listener.hear(heard)
    }
    socket.onclose = (how) => {
      if (this.socket !== socket) return
      if (how.code === CROWDED) this.listener.crowded(this.why)
      else if (how.code >= REFUSED && how.code < OUT_OF_ORDER) this.end()
      this.lost()
    }
  }

  /** All is well: the next failure is the first one again. `now` is what the server said; whether the line is new. */
  steady(timed: boolean, now: number): boolean {
    this.wait = FIRST_WAIT
    this.pulse = timed ? WHERE_TIME_RUNS : CALM
    clearInterval(this.pinger)
    this.pinger = setInterval(() => this.ping(), this.pulse.every)
    if (!this.fresh) return false
    this.fresh = false
    this.clock.begin(now)
    this.eager = timed ? ASKED_FIRST : 0
    this.askOn()
    return true
  }

  /** Whether anybody is there is not known for certain, as after a long sleep: ask. */
  check(): void {
    if (this.socket?.readyState === WebSocket.OPEN && !this.fresh) this.ping()
  }

  /** Connect again at once: something was missed. */
  refresh(): void {
    clearTimeout(this.again)
    this.hangUp()
    this.connect()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.again)
    this.hangUp()
  }

  send(message: FromClient): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return
    this.socket.send(JSON.stringify(message))
    this.sent.set(message.id, message)
    for (const id of [...this.sent.keys()].slice(0, -MOST_KEPT)) this.sent.delete(id)
  }

  /** An id for a message: no other tab and no other run of this one makes the same. */
  newId(): string {
    this.number += 1
    return `${this.run}-${this.number}`
  }

  private end(): void {
    this.closed = true
    this.listener.gone(this.why)
  }

  /** The server takes nothing from a tab that sends too much at once; after a breath it does, and nobody need know. */
  private breathes(heard: FromServer): boolean {
    if (heard.got !== 'Refusal' || heard.why.why !== 'TooFast') return false
    const [message, socket] = [this.sent.get(heard.id), this.socket]
    if (!message || !this.canWait(message)) return false
    setTimeout(() => this.socket === socket && this.canWait(message) && this.send(message), BREATH)
    return true
  }

  /** Whether it means the same later: of several seats the last is to be shown, and nobody undoes twice by mistake. */
  private canWait(message: FromClient): boolean {
    if (message.send === 'Show') return [...this.sent.values()].findLast((one) => one.send === 'Show') === message
    return LASTING.has(message.send)
  }

  private hangUp(): void {
    clearInterval(this.pinger)
    this.isAlive()
    this.sent.clear()
    const socket = this.socket
    this.socket = null
    socket?.close()
    this.listener.hungUp()
  }

  private lost(): void {
    this.hangUp()
    this.listener.lost()
    if (this.closed) return
    this.again = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2))
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }

  private ping(): void {
    const id = this.newId()
    this.clock.ask(id)
    this.send({ send: 'Ping', id })
    const left = this.heardAt + this.pulse.silent - performance.now()
    this.deadline ??= setTimeout(() => this.lost(), Math.max(left, this.pulse.silent - this.pulse.every))
  }

  private ponged(id: string, now: number): void {
    if (this.clock.hear(id, now)) this.askOn()
  }

  private askOn(): void {
    if (this.eager <= 0) return
    this.eager -= 1
    this.ping()
  }

  /** Somebody has been heard, or nobody is waited for. */
  private isAlive(): void {
    this.heardAt = performance.now()
    clearTimeout(this.deadline)
    this.deadline = undefined
  }
}
