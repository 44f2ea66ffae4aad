/** Mouse, finger and keyboard on the things of a table, for its board and its tray alike. */
import { type BoardDesk, stop, tip } from './desk.svelte'
import { Dragging } from './dragging'
import { pressed } from './pressed'
import { enter } from './reach.svelte'

const LONG_PRESS = 450
const LINGER = 500
const GRACE = 350
const TIP = 'piece-tip'
/** What is lit, though something that only explains itself lies on it. */
const LIVE = '[data-lit], [data-pointed]'
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Whose tip is shown: a board and its tray have a hand each. */
let owner: symbol | null = null

type Timer = ReturnType<typeof setTimeout> | undefined
type Found = [piece: HTMLElement, key: string]

/** An action of Svelte: `use:pointing={desk}` on what holds the things. */
export function pointing(node: HTMLElement, given: BoardDesk): { update(desk: BoardDesk): void; destroy(): void } {
  const hand = new Pointing(given)
  for (const [name, listener] of hand.listeners) node.addEventListener(name, listener)
  addEventListener('scroll', hand.scrolled, true)
  addEventListener('pointerdown', hand.elsewhere, true)
  let leave = enter(given)
  return {
    update: (next) => {
      if (next === hand.desk) return // told of every change inside of it
      hand.desk = next
      leave()
      leave = enter(next)
    },
    destroy: () => {
      leave()
      removeEventListener('scroll', hand.scrolled, true)
      removeEventListener('pointerdown', hand.elsewhere, true)
      hand.destroy()
    },
  }
}

class Pointing {
  private readonly mine = Symbol('tip')
  private pressed: Timer
  private leaving: Timer
  /** The finger that is down, on what, and since when by its own clock: ours may be late. */
  private finger: { found: Found; since: number } | null = null
  private held = false
  /** What the mouse rests on, and is about to explain itself. */
  private rests: HTMLElement | null = null
  private described: HTMLElement | null = null
  private readonly dragging = new Dragging(
    () => this.desk,
    () => this.carries(),
  )

  constructor(public desk: BoardDesk) {}

  readonly listeners: [string, EventListener][] = Object.entries({
    click: (event: MouseEvent) => this.click(event),
    keydown: (event: KeyboardEvent) => this.keydown(event),
    pointerover: (event: PointerEvent) => this.over(event),
    // a finger that is lifted leaves too, and what it has asked for is to be read now
    pointerleave: (event: PointerEvent) => event.pointerType === 'mouse' && this.leave(),
    pointerdown: (event: PointerEvent) => this.down(event),
    pointerup: (event: PointerEvent) => this.up(event),
    pointercancel: () => this.lift(),
    focusin: (event: FocusEvent) => this.focus(event),
    focusout: () => this.unfocus(),
    contextmenu: (event: Event) => this.menu(event),
  }) as unknown as [string, EventListener][]

  private explain([piece, key]: Found, byKey = false): void {
    this.quiet()
    this.described?.removeAttribute('aria-describedby')
    tip.key = key
    tip.at = piece.getBoundingClientRect()
    tip.byKey = byKey
    owner = this.mine
    this.described = piece
    piece.setAttribute('aria-describedby', TIP)
  }

  private quiet(): void {
    clearTimeout(this.pressed)
    clearTimeout(this.leaving)
    this.rests = null
  }

  readonly hush = (): void => {
    this.quiet()
    this.hide()
  }

  /** The tip goes; what is about to explain itself does so all the same. */
  private readonly hide = (): void => {
    this.described?.removeAttribute('aria-describedby')
    this.described = null
    if (owner !== this.mine) return
    const shownAt = tip.at
    // a piece that is taken away loses the focus while the board is being drawn
    queueMicrotask(() => {
      if (tip.at === shownAt) tip.at = null
    })
  }

  destroy(): void {
    this.dragging.cancel()
    this.hush()
  }

  /** The tip goes with its piece; what else is scrolled, such as the log, is no matter of its. */
  readonly scrolled = (): void => {
    const at = tip.at
    if (!this.described || !at) return
    const now = this.described.getBoundingClientRect()
    if (now.x !== at.x || now.y !== at.y) tip.at = now
  }

  readonly elsewhere = (event: MouseEvent): void => {
    if (tip.at && !isTip(event)) this.hush()
  }

  private click(event: MouseEvent): void {
    const found = foundBy(event, LIVE) ?? foundBy(event)
    if (this.dragging.swallows()) return
    if (!found || this.held) return void (this.held = false)
    if (this.desk.act(found[1])) return this.hush()
    this.explain(found)
  }

  private keydown(event: KeyboardEvent): void {
    const found = foundBy(event)
    if (!found || event.ctrlKey || event.metaKey || event.altKey || !this.key(event, found)) return
    event.preventDefault()
    event.stopPropagation()
  }

  /** True where the key meant something to this piece. */
  private key({ key, shiftKey }: KeyboardEvent, [piece, name]: Found): boolean {
    const step = ARROWS[key]
    const { choice } = this.desk.props
    if (step) nearest(piece, step, shiftKey || !isLit(piece))?.focus()
    else if (key === 'Enter' && choice.preview && !this.desk.aims.has(name)) choice.confirm()
    else if (key === 'Enter' || key === ' ') this.desk.act(name)
    else if (key === 'Escape' && tip.at) this.hush()
    else if (key === 'r' || key === 'R') return this.desk.read(name)
    else return false
    return true
  }

  private over(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || pressed.at === `${event.clientX} ${event.clientY}`) return
    if (isTip(event) || isInTip(event)) {
      clearTimeout(this.pressed)
      this.rests = null
      return clearTimeout(this.leaving)
    }
    const found = foundBy(event)
    // a piece is drawn of many parts: going from one to the other is neither leaving nor coming
    if (found && found[0] === this.rests) return
    if (found && found[0] === this.described) {
      clearTimeout(this.pressed)
      this.rests = null
      return clearTimeout(this.leaving)
    }
    this.leave()
    if (!found) return
    this.rests = found[0]
    this.pressed = setTimeout(() => this.explain(found), LINGER)
  }

  /** There is time to reach what stands in the tip. */
  private leave(): void {
    clearTimeout(this.pressed)
    clearTimeout(this.leaving)
    this.rests = null
    if (tip.at && !tip.byKey) this.leaving = setTimeout(this.hide, GRACE)
  }

  private down(event: PointerEvent): void {
    this.held = false
    this.finger = null
    clearTimeout(this.pressed)
    const found = foundBy(event, LIVE) ?? foundBy(event)
    if (!found) return
    this.dragging.down(event, ...found)
    if (event.pointerType === 'mouse') return
    this.finger = { found: foundBy(event) ?? found, since: event.timeStamp }
    this.pressed = setTimeout(() => this.hold(), LONG_PRESS)
  }

  /** The finger has rested long enough: now it reads, and does nothing else. */
  private hold(): void {
    if (!this.finger || this.held) return
    this.held = true
    this.dragging.cancel()
    this.explain(this.finger.found)
  }

  /** On a busy machine the finger may be gone before our own clock has told us how long it was there. */
  private up(event: PointerEvent): void {
    if (this.finger && event.timeStamp - this.finger.since >= LONG_PRESS) this.hold()
    this.lift()
  }

  /** The finger is gone, or the browser scrolls by it: a tip that is there stays until something else is touched. */
  private lift(): void {
    clearTimeout(this.pressed)
    this.finger = null
  }

  private carries(): void {
    this.hush()
    this.finger = null
  }

  /** The browser's own long press, which may come before ours. */
  private menu(event: Event): void {
    if (!this.finger && !this.held) return
    event.preventDefault()
    this.hold()
  }

  private focus(event: FocusEvent): void {
    const found = foundBy(event)
    if (!found || !found[0].matches(':focus-visible')) return
    if (!isLit(found[0])) stop.key = found[1]
    this.explain(found, true)
  }

  /** What the keyboard has asked for goes with it; what mouse or finger have asked for does not. */
  private unfocus(): void {
    if (tip.byKey) this.hush()
  }
}

function foundBy(event: Event, which = '[data-aim]'): Found | null {
  const piece = (event.target as Element).closest<HTMLElement>(which)
  return piece ? [piece, piece.dataset['aim'] ?? ''] : null
}

function isLit(piece: HTMLElement): boolean {
  return piece.dataset['lit'] !== undefined || piece.dataset['pointed'] !== undefined
}

function isTip(event: Event): boolean {
  return (event.target as Element | null)?.closest?.(`#${TIP}`) != null
}

/** Over the tip, though what lies below it is what the mouse sees. */
function isInTip({ clientX: x, clientY: y }: PointerEvent): boolean {
  const box = tip.at && document.getElementById(TIP)?.getBoundingClientRect()
  return !!box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}

/** The nearest lit thing in a direction, on the board and in the tray; of all of them where `any` is wanted. */
function nearest(from: Element, [right, down]: readonly [number, number], any: boolean): HTMLElement | undefined {
  const here = middle(from)
  let best: HTMLElement | undefined
  let least = Infinity
  for (const other of document.querySelectorAll<HTMLElement>('[data-aim]')) {
    if (other === from || (!any && !isLit(other))) continue
    const there = middle(other)
    const ahead = (there.x - here.x) * right + (there.y - here.y) * down
    const aside = Math.abs((there.x - here.x) * down) + Math.abs((there.y - here.y) * right)
    if (ahead <= 1) continue
    const far = ahead + aside * 2
    if (far < least) [best, least] = [other, far]
  }
  return best
}

function middle(piece: Element): { x: number; y: number } {
  const box = piece.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
