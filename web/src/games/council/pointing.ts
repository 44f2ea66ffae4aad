/** Mouse, finger and keyboard on the things of the table, for the board and the tray alike. */
import { type Desk, tip } from './desk.svelte'

const LONG_PRESS = 450
const LINGER = 500
const SHOWN_FOR = 4000
const ARROWS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

export function pointing(node: HTMLElement, given: Desk): { update(desk: Desk): void; destroy(): void } {
  let desk = given
  let pressed: ReturnType<typeof setTimeout> | undefined
  let shown: ReturnType<typeof setTimeout> | undefined
  let held = false

  const keyOf = (event: Event): [Element, string] | null => {
    const piece = (event.target as Element).closest('[data-aim]')
    return piece ? [piece, (piece as HTMLElement).dataset['aim'] ?? ''] : null
  }
  const explain = (piece: Element, key: string): void => {
    clearTimeout(shown)
    tip.key = key
    tip.at = piece.getBoundingClientRect()
  }
  const hush = (): void => {
    clearTimeout(pressed)
    const shownAt = tip.at
    // a piece that is taken away loses the focus while the board is being drawn
    queueMicrotask(() => {
      if (tip.at === shownAt) tip.at = null
    })
  }
  const click = (event: MouseEvent): void => {
    const found = keyOf(event)
    if (!found || held) return void (held = false)
    if (desk.act(found[1])) return hush()
    explain(...found)
    shown = setTimeout(hush, SHOWN_FOR)
  }
  const keydown = (event: KeyboardEvent): void => {
    const found = keyOf(event)
    const step = ARROWS[event.key]
    if (found && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      event.stopPropagation()
      if (event.key === 'Enter' && desk.props.choice.preview && !desk.aims.has(found[1])) desk.props.choice.confirm()
      else desk.act(found[1])
    } else if (step && found) {
      event.preventDefault()
      event.stopPropagation()
      nextLit(found[0], step)?.focus()
    }
  }
  const over = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return
    const found = keyOf(event)
    hush()
    if (found) pressed = setTimeout(() => explain(...found), LINGER)
  }
  const down = (event: PointerEvent): void => {
    held = false
    const found = event.pointerType === 'mouse' ? null : keyOf(event)
    clearTimeout(pressed)
    if (!found) return
    pressed = setTimeout(() => {
      held = true
      explain(...found)
      shown = setTimeout(hush, SHOWN_FOR)
    }, LONG_PRESS)
  }
  const up = (): void => clearTimeout(pressed)
  const focus = (event: FocusEvent): void => {
    const found = keyOf(event)
    if (found && found[0].matches(':focus-visible')) explain(...found)
  }
  const menu = (event: Event): void => {
    if (held) event.preventDefault()
  }

  const listeners: [string, (event: never) => void][] = [
    ['click', click],
    ['keydown', keydown],
    ['pointerover', over],
    ['pointerleave', hush],
    ['pointerdown', down],
    ['pointerup', up],
    ['pointercancel', hush],
    ['focusin', focus],
    ['focusout', hush],
    ['contextmenu', menu],
  ]
  for (const [name, listener] of listeners) node.addEventListener(name, listener as EventListener)
  addEventListener('scroll', hush, true)
  return {
    update: (next) => void (desk = next),
    destroy: () => {
      removeEventListener('scroll', hush, true)
      hush()
    },
  }
}

/** Scroll the first of these into view, unless one of them is. */
export function bring(things: Element[], board: Element, smoothly: boolean): void {
  const frame = (board.parentElement ?? board).getBoundingClientRect()
  const isSeen = (thing: Element): boolean => {
    const box = thing.getBoundingClientRect()
    return box.top >= frame.top && box.bottom <= frame.bottom
  }
  if (!things.some(isSeen)) things[0]?.scrollIntoView({ block: 'center', behavior: smoothly ? 'smooth' : 'auto' })
}

/** The nearest lit thing in a direction, on the board and in the tray. */
function nextLit(from: Element, [right, down]: readonly [number, number]): HTMLElement | undefined {
  const here = middle(from)
  let best: HTMLElement | undefined
  let least = Infinity
  for (const other of document.querySelectorAll<HTMLElement>('[data-aim][tabindex="0"]')) {
    const there = middle(other)
    const ahead = (there.x - here.x) * right + (there.y - here.y) * down
    const aside = Math.abs((there.x - here.x) * down) + Math.abs((there.y - here.y) * right)
    if (other === from || ahead <= 1) continue
    const far = ahead + aside * 2
    if (far < least) [best, least] = [other, far]
  }
  return best
}

function middle(piece: Element): { x: number; y: number } {
  const box = piece.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
