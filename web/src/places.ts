/** Where something may stand that comes over the board. */

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Placed {
  left: number
  top: number
  width: number
  height: number
}

/** How high something stands so that it hides nothing of these, else as little as may be: as near as possible. */
export function clearOf(
  boxes: readonly Box[],
  { left, top, width, height }: Placed,
  [least, most]: readonly [number, number],
  margin: number,
): number {
  const beside = boxes.filter((box) => box.right > left && box.left < left + width)
  const hidden = (at: number): number =>
    beside.reduce(
      (sum, box) =>
        sum +
        Math.max(0, Math.min(box.right, left + width) - Math.max(box.left, left)) *
          Math.max(0, Math.min(box.bottom, at + height) - Math.max(box.top, at)),
      0,
    )
  const spots = [top, least, most, ...beside.flatMap((box) => [box.bottom + margin, box.top - height - margin])]
    .filter((spot) => spot >= least && spot <= most)
    .toSorted((one, other) => Math.abs(one - top) - Math.abs(other - top))
  return spots.reduce((best, spot) => (hidden(spot) < hidden(best) ? spot : best), spots[0] ?? top)
}
