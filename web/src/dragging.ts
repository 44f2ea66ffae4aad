/** Dragging: a thing that may be pointed at is carried onto another, which is the same as pointing at both. */
import type { BoardDesk } from './desk.svelte'

/** So far the pointer wanders before it is a drag; a finger is less sure than a mouse. */
const STARTS = { mouse: 6, touch: 12 }
/** So near to a thing is on it. */
export const NEAR = 40

interface Carried {
  pointer: number
  key: string
  piece: HTMLElement
  from: { x: number; y: number }
  ghost: HTMLElement | null
  /** It has been pointed at already, so that what it can be put on is lit. */
  taken: boolean
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
    this.carried = { pointer: event.pointerId, key, piece, from, ghost: null, taken: false }
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
    this.cancel()
    if (!carried?.ghost || event.pointerId !== carried.pointer) return
    this.dropped = true
    setTimeout(() => (this.dropped = false)) // where no click follows
    this.put(carried, event)
  }

  private put(carried: Carried, event: PointerEvent): void {
    const desk = this.desk()
    const meant = !isNear(carried.piece, event) && isOnTable(event) // else it goes back where it came from
    if (meant && !carried.taken) desk.act(carried.key)
    const target = landing(event, (key) => key !== carried.key && desk.aims.has(key))
    if (target !== null) desk.act(target)
    else if (carried.taken && !meant) desk.putBack(carried.key)
  }
}

/** The thing below the pointer, else the nearest of those that are near enough. */
function landing({ clientX: x, clientY: y }: PointerEvent, takes: (key: string) => boolean): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const key = element.closest<HTMLElement>('[data-aim]')?.dataset['aim']
    if (key !== undefined && takes(key)) return key
  }
  let best: string | null = null
  let least = NEAR
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

function isNear(piece: HTMLElement, { clientX: x, clientY: y }: PointerEvent): boolean {
  return piece.isConnected && distance(piece.getBoundingClientRect(), x, y) === 0
}

function isOnTable({ clientX: x, clientY: y }: PointerEvent): boolean {
  return document.elementsFromPoint(x, y).some((element) => element.closest('[data-aim]'))
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
