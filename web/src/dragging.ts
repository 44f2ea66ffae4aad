/** Dragging: a thing that may be pointed at is carried onto another, which is the same as pointing at both. */
import type { BoardDesk } from './desk.svelte'

/** So far the pointer wanders before it is a drag; a finger is less sure than a mouse. */
const STARTS = { mouse: 6, touch: 12 }
/** So near to a thing is on it. */
export const NEAR = 40
/** Milliseconds: the click of a finger may come somewhat after it is lifted. */
const CLICK_WITHIN = 350

interface Carried {
  pointer: number
  key: string
  piece: HTMLElement
  from: { x: number; y: number }
  ghost: HTMLElement | null
  /** It has been pointed at already, so that what it can be put on is lit. */
  taken: boolean
  /** Where it lay, and whether the pointer has ever been anywhere else: if not, it was a click of an unsure hand. */
  home: DOMRect
  left: boolean
}

/** The hand of one board or tray; what it carries may be put down on any other. */
export class Dragging {
  private carried: Carried | null = null
  /** What was carried has just been put down: the click that follows is none. */
  private dropped = false

  constructor(
    private readonly desk: () => BoardDesk,
    /** Called as soon as it is a drag: nobody wants to read or to press long any more. */
    private readonly begins: () => void,
  ) {}

  down(event: PointerEvent, piece: HTMLElement, key: string): void {
    this.cancel()
    this.dropped = false
    if (!event.isPrimary || event.button !== 0 || !this.desk().aims.has(key)) return
    const from = { x: event.clientX, y: event.clientY }
    const home = piece.getBoundingClientRect()
    this.carried = { pointer: event.pointerId, key, piece, from, ghost: null, taken: false, home, left: false }
    addEventListener('pointermove', this.move)
    addEventListener('pointerup', this.up)
    addEventListener('pointercancel', this.snatched)
  }

  /** Whether the click that is heard now ends a drag. */
  swallows(): boolean {
    const was = this.dropped
    this.dropped = false
    return was
  }

  readonly cancel = (): void => {
    this.carried?.ghost?.remove()
    this.carried = null
    removeEventListener('pointermove', this.move)
    removeEventListener('pointerup', this.up)
    removeEventListener('pointercancel', this.snatched)
  }

  /** The browser has taken the finger for something else: nothing was put anywhere. */
  private readonly snatched = (event: PointerEvent): void => {
    const carried = this.carried
    if (!carried || event.pointerId !== carried.pointer) return
    this.cancel()
    if (carried.taken) this.desk().putBack(carried.key)
  }

  private readonly move = (event: PointerEvent): void => {
    const carried = this.carried
    if (!carried || event.pointerId !== carried.pointer) return
    if (!carried.ghost && !this.lifts(carried, event)) return
    if (!this.isAt(carried.home, carried.key, event)) carried.left = true
    place(carried.ghost, event)
  }

  private lifts(carried: Carried, event: PointerEvent): boolean {
    const starts = event.pointerType === 'mouse' ? STARTS.mouse : STARTS.touch
    if (Math.hypot(event.clientX - carried.from.x, event.clientY - carried.from.y) < starts) return false
    this.begins()
    carried.ghost = ghostOf(carried.piece)
    // one action alone would perhaps be done at once: that waits until it is put down
    carried.taken = (this.desk().aims.get(carried.key)?.actions.length ?? 0) > 1
    if (carried.taken) this.desk().act(carried.key)
    return true
  }

  private readonly up = (event: PointerEvent): void => {
    const carried = this.carried
    if (!carried || event.pointerId !== carried.pointer) return
    this.cancel()
    if (!carried.ghost) return
    this.dropped = true
    setTimeout(() => (this.dropped = false), CLICK_WITHIN) // where no click follows
    this.put(carried, event)
  }

  private put(carried: Carried, event: PointerEvent): void {
    const desk = this.desk()
    const { key, piece, taken } = carried
    if (!carried.left && this.isAt(carried.home, key, event)) return void (taken || desk.act(key))
    const home = piece.isConnected ? piece.getBoundingClientRect() : carried.home
    const isHome = this.isAt(home, key, event)
    const meant = !isHome && isOnTable(event) // else it goes back where it came from
    if (!taken && (!meant || !desk.act(key))) return
    const target = isHome ? null : landing(event, home, (other) => other !== key && desk.aims.has(other))
    if (target !== null) desk.act(target)
    else if (taken && !meant) desk.putBack(key)
  }

  /** Whether the pointer is where a thing lies, and on nothing that lies on it and could be meant. */
  private isAt(home: DOMRect, key: string, event: PointerEvent): boolean {
    if (distance(home, event.clientX, event.clientY) > 0) return false
    const keys = keysBelow(event)
    const at = keys.indexOf(key)
    return !keys.slice(0, at < 0 ? keys.length : at).some((other) => this.desk().aims.has(other))
  }
}

/** The things below the pointer, the topmost first. */
function keysBelow({ clientX: x, clientY: y }: PointerEvent): string[] {
  const found = document.elementsFromPoint(x, y).map((element) => element.closest<HTMLElement>('[data-aim]'))
  return found.flatMap((piece) => piece?.dataset['aim'] ?? [])
}

/** The thing below the pointer, else the nearest of those that are near enough, and nearer than where it lay. */
function landing(event: PointerEvent, home: DOMRect, takes: (key: string) => boolean): string | null {
  const { clientX: x, clientY: y } = event
  const below = keysBelow(event).find(takes)
  if (below !== undefined) return below
  let best: string | null = null
  let least = Math.min(NEAR, distance(home, x, y))
  for (const piece of document.querySelectorAll<HTMLElement>('[data-aim]')) {
    const key = piece.dataset['aim'] ?? ''
    const far = distance(piece.getBoundingClientRect(), x, y)
    if (far <= least && takes(key)) [best, least] = [key, far]
  }
  return best
}

function distance(box: DOMRect, x: number, y: number): number {
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
}

function isOnTable(event: PointerEvent): boolean {
  return keysBelow(event).length > 0
}

function ghostOf(piece: HTMLElement): HTMLElement {
  const box = piece.getBoundingClientRect()
  const ghost = document.createElement('div')
  ghost.className = 'carried'
  ghost.ariaHidden = 'true'
  Object.assign(ghost.style, { width: `${box.width}px`, height: `${box.height}px` })
  if (piece instanceof HTMLElement) ghost.append(likenessOf(piece))
  document.body.append(ghost)
  return ghost
}

/** A copy that is nothing but a picture. */
function likenessOf(piece: HTMLElement): HTMLElement {
  const copy = piece.cloneNode(true) as HTMLElement
  for (const element of [copy, ...copy.querySelectorAll('*')])
    for (const name of ['id', 'data-aim', 'data-lit', 'data-pointed', 'role', 'tabindex', 'aria-label'])
      element.removeAttribute(name)
  Object.assign(copy.style, { position: 'static', inset: 'auto', margin: '0', translate: 'none' })
  return copy
}

function place(ghost: HTMLElement | null, { clientX: x, clientY: y }: PointerEvent): void {
  if (ghost) ghost.style.translate = `calc(${x}px - 50%) calc(${y}px - 50%)`
}
