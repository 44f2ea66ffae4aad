/** A lit thing is taken along and let go on another: the same as pointing at the one and then at the other. */
import type { BoardDesk } from './desk.svelte'

/** A finger that moves less than this points. */
const FAR = 8
const LIT = '[data-lit]'

interface Drag {
  piece: HTMLElement
  key: string
  x: number
  y: number
  ghost: HTMLElement | null
}

/** An action of Svelte, beside `use:pointing`: `use:dragging={desk}` on what holds the things. */
export function dragging(node: HTMLElement, desk: BoardDesk): { destroy(): void } {
  let drag: Drag | null = null

  function down(event: PointerEvent): void {
    const piece = (event.target as Element).closest<HTMLElement>(LIT)
    if (!piece || !event.isPrimary || event.button !== 0) return
    drag = { piece, key: piece.dataset['aim'] ?? '', x: event.clientX, y: event.clientY, ghost: null }
  }

  function move(event: PointerEvent): void {
    if (!drag) return
    const [right, below] = [event.clientX - drag.x, event.clientY - drag.y]
    if (!drag.ghost && Math.hypot(right, below) >= FAR && !lift(drag)) drag = null
    if (drag?.ghost) drag.ghost.style.translate = `${right}px ${below}px`
  }

  /** It is pointed at, and a likeness of it goes with the hand. */
  function lift(from: Drag): boolean {
    const { left, top, width } = from.piece.getBoundingClientRect()
    const ghost = from.piece.cloneNode(true) as HTMLElement
    const scale = width / (from.piece.offsetWidth || width)
    if (!desk.act(from.key)) return false
    for (const name of ['data-aim', 'data-lit', 'data-spot', 'id']) ghost.removeAttribute(name)
    ghost.setAttribute('aria-hidden', 'true')
    ghost.style.cssText =
      `position: fixed; left: ${left}px; top: ${top}px; margin: 0; z-index: 40; pointer-events: none; opacity: 0.85; ` +
      `width: ${from.piece.offsetWidth}px; height: ${from.piece.offsetHeight}px; ` +
      `transform: scale(${scale}); transform-origin: 0 0`
    from.ghost = node.appendChild(ghost)
    // who drags wants no explanation
    node.dispatchEvent(new Event('pointercancel'))
    return true
  }

  function up(event: PointerEvent): void {
    const landed = drag?.ghost ? drag : null
    drop()
    if (!landed) return
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, true))
    const onto = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>(LIT)
    if (onto && node.contains(onto)) desk.act(onto.dataset['aim'] ?? '')
  }

  /** Also where the browser wants the finger for itself. */
  function drop(): void {
    drag?.ghost?.remove()
    drag = null
  }

  node.addEventListener('pointerdown', down)
  addEventListener('pointermove', move)
  addEventListener('pointerup', up)
  addEventListener('pointercancel', drop)
  return {
    destroy: () => {
      drop()
      node.removeEventListener('pointerdown', down)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', drop)
    },
  }
}

/** The click that ends a drag points at nothing. */
function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}
