import { describe, expect, test } from 'vitest'
import { ServerClock } from '../src/clock'

/** A page whose own clock the test turns, and a server that is so far ahead of it. */
class Travel {
  here = 0
  readonly clock = new ServerClock(() => this.here)
  private number = 0

  constructor(public ahead: number) {}

  /** A ping that takes so long there, and so long back. */
  ping(there: number, back: number): void {
    const id = String(this.number++)
    this.clock.ask(id)
    this.here += there
    const said = this.here + this.ahead
    this.here += back
    expect(this.clock.hear(id, said)).toBe(true)
  }

  get error(): number {
    return Math.abs(this.clock.now() - this.here - this.ahead)
  }
}

describe("the server's clock", () => {
  test('half of the way is added', () => {
    const line = new Travel(1_790_000_000_000)
    line.ping(150, 150)
    expect(line.error).toBe(0)
  })

  test('until a ping is answered, what the first message said will do', () => {
    const line = new Travel(0)
    line.clock.begin(5000)
    line.here += 300
    expect(line.clock.now()).toBe(5300)
  })

  test('of the last pings the quickest counts, as it can be wrong by the least', () => {
    const line = new Travel(1000)
    line.ping(400, 10)
    expect(line.error).toBe(195)
    line.ping(20, 10)
    expect(line.error).toBe(5)
    line.ping(900, 10)
    expect(line.error).toBe(5)
  })

  test('what was quick long ago is forgotten', () => {
    const line = new Travel(1000)
    line.ping(1, 1)
    for (let turn = 0; turn < 8; turn += 1) line.ping(30, 10)
    expect(line.error).toBe(10)
  })

  test('a page that slept does not trust what it measured before', () => {
    const line = new Travel(1000)
    line.ping(5, 5)
    line.ahead += 60_000 // the clock of the page stood still while the device slept
    line.ping(40, 40)
    expect(line.error).toBe(0)
  })

  test('an answer that nobody asked for tells nothing', () => {
    const line = new Travel(1000)
    line.ping(5, 5)
    expect(line.clock.hear('of another line', 1)).toBe(false)
    expect(line.error).toBe(0)
  })

  test('a new line begins anew', () => {
    const line = new Travel(1000)
    line.clock.ask('lost')
    line.ping(5, 5)
    line.clock.begin(7000)
    expect(line.clock.now()).toBe(7000)
    expect(line.clock.hear('lost', 1)).toBe(false)
  })

  test('with 150 ms each way, now and then more, it is wrong by less than 30 ms in 95 of 100', () => {
    const line = new Travel(1000)
    let seed = 7
    const late = (): number => (seed = (seed * 16807) % 2147483647) % 100
    const errors: number[] = []
    for (let turn = 0; turn < 500; turn += 1) {
      line.ping(150 + (late() < 20 ? late() * 4 : late() / 5), 150 + (late() < 20 ? late() * 4 : late() / 5))
      line.here += 2000
      errors.push(line.error)
    }
    errors.sort((one, other) => one - other)
    expect(errors[475]).toBeLessThan(30)
  })
})
