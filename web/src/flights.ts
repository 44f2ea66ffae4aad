/** How flights are found and shown in the page: measured once, then left to the browser. */
import { FLOAT, type Flight, type Move, type Place, type Show, type Spot, WAY } from './motion'
import { TOKENS } from './tokens'

const SVG = 'http://www.w3.org/2000/svg'
const SIZE = 26

/** The middle of the first thing of these names that is in sight. */
export function onPage(place: Place): Spot | null {
  for (const key of typeof place === 'string' ? [place] : place) {
    const name = CSS.escape(key)
    for (const found of document.querySelectorAll(`[data-spot="${name}"], [data-aim="${name}"]`)) {
      const { left, top, width, height } = found.getBoundingClientRect()
      const spot = { x: left + width / 2, y: top + height / 2 }
      if (width > 0 && spot.x > 0 && spot.x < innerWidth && spot.y > 0 && spot.y < innerHeight) return spot
    }
  }
  return null
}

/** On a layer over the page, each by one animation of its own. */
export const onLayer =
  (layer: HTMLElement): Show =>
  (move, start, end, delay, done) => {
    const node = move.gain ? amount(move) : token(move)
    layer.append(node)
    const floats = move.gain !== undefined
    const animation = node.animate(floats ? rising(end) : along(start, end), {
      duration: floats ? FLOAT : WAY,
      delay,
      easing: floats ? 'ease-out' : 'cubic-bezier(0.45, 0.05, 0.35, 1)',
      fill: 'both',
    })
    const flight: Flight = {
      end: () => {
        animation.cancel()
        node.remove()
      },
    }
    animation.onfinish = () => {
      node.remove()
      done()
    }
    return flight
  }

/** A small drawing of what travels. */
export function token({ what, tone }: Pick<Move, 'what' | 'tone'>): HTMLElement {
  const node = document.createElement('span')
  node.className = 'flight'
  node.dataset['what'] = what
  if (tone) node.style.setProperty('--tone', `var(${tone})`)
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', TOKENS[what] ?? TOKENS.marker)
  svg.append(path)
  node.append(svg)
  return node
}

function amount(move: Move): HTMLElement {
  const node = token(move)
  const { gain = 0 } = move
  node.classList.add('gain')
  node.classList.toggle('loss', gain < 0)
  node.prepend(`${gain < 0 ? '\u2212' : '+'}${Math.abs(gain)}`)
  return node
}

const at = (spot: Spot, more = ''): string =>
  `translate(${spot.x.toFixed(1)}px, ${spot.y.toFixed(1)}px) translate(-50%, -50%) ${more}`

function along(start: Spot, end: Spot): Keyframe[] {
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - SIZE }
  return [
    { transform: at(start, 'scale(0.7)'), opacity: 0 },
    { transform: at(start, 'scale(1)'), opacity: 1, offset: 0.12 },
    { transform: at(middle, 'scale(1.25)'), opacity: 1, offset: 0.55 },
    { transform: at(end, 'scale(0.9)'), opacity: 0.9 },
  ]
}

function rising(spot: Spot): Keyframe[] {
  const place = { ...spot, x: Math.min(Math.max(spot.x, SIZE), innerWidth - SIZE) }
  const raised = (by: number): Spot => ({ ...place, y: Math.max(SIZE, spot.y - by) })
  return [
    { transform: at(raised(0), 'scale(0.6)'), opacity: 0 },
    { transform: at(raised(16), 'scale(1.15)'), opacity: 1, offset: 0.25 },
    { transform: at(raised(26)), opacity: 1, offset: 0.7 },
    { transform: at(raised(40)), opacity: 0 },
  ]
}

/** Figures that count up or down to what they say (`data-count`); the text itself says the truth at once. */
export class Counters {
  private readonly known = new WeakMap<Element, number>()
  private readonly running = new Set<Animation>()

  /** Look at all of them; those that changed are counted, if things move. */
  look(moving: boolean): void {
    for (const element of document.querySelectorAll<HTMLElement>('[data-count]')) {
      const now = Number(element.textContent.replace('−', '-'))
      const before = this.known.get(element)
      this.known.set(element, now)
      if (moving && before !== undefined && before !== now && Number.isInteger(now)) this.count(element, before, now)
    }
  }

  finish(): void {
    for (const animation of this.running) animation.finish()
  }

  private count(element: HTMLElement, before: number, now: number): void {
    element.dataset['counting'] = now > before ? 'up' : 'down'
    const animation = element.animate([{ '--counted': before }, { '--counted': now }] as unknown as Keyframe[], {
      duration: 600,
      easing: 'ease-out',
    })
    this.running.add(animation)
    animation.onfinish = animation.oncancel = () => {
      this.running.delete(animation)
      delete element.dataset['counting']
    }
  }
}
