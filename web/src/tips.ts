/** Where what explains a thing may stand. */
import type { Box } from './places'

/** How high: above the thing, but below where that hides fewer of these or there is no room above. */
export function besideOf(boxes: readonly Box[], thing: Box, tip: Box, edge: number): number {
  const height = tip.bottom - tip.top
  const last = edge - height - 4
  const [above, below] = [thing.top - height - 8, thing.bottom + 8]
  const hidden = (at: number): number =>
    boxes.filter((box) => box.left < tip.right && box.right > tip.left && box.top < at + height && box.bottom > at)
      .length
  const goesBelow = above <= 4 || (below <= last && hidden(below) < hidden(above))
  return goesBelow ? Math.max(4, Math.min(below, last)) : above
}
