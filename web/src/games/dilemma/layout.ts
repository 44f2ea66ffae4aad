/** How the hall fits its box, and how many buttons stand beside each other. */

/** Broad: everything beside each other; tall: one above the other; else panes, upright or low. */
export type Form = 'broad' | 'tall' | 'upright' | 'low'

export function formOf(width: number, height: number): Form {
  if (width >= 880 && height >= 500) return 'broad'
  if (width >= 700 && height >= 800) return 'tall'
  return width > height * 1.2 ? 'low' : 'upright'
}

/** Columns that make the largest buttons for so many things of that width at least; words want them broader. */
export function columnsFor(count: number, width: number, height: number, least: number, broad = 1): number {
  const gap = 4
  let best = 1
  let largest = 0
  for (let columns = 1; columns <= count; columns += 1) {
    const across = (width - gap * (columns - 1)) / columns
    if (across < least && columns > 1) break
    const rows = Math.ceil(count / columns)
    const side = Math.min(across, ((height - gap * (rows - 1)) / rows) * broad)
    if (side > largest) [best, largest] = [columns, side]
  }
  return best
}

/** The size of letters at which prose of so many letters fits its box; 0 where it would be too small to read. */
export function letterSize(letters: number, width: number, height: number, least = 13, most = 23): number {
  const size = Math.floor(Math.sqrt((width * Math.max(0, height)) / (0.62 * Math.max(letters, 60))) * 2) / 2
  return size < least ? 0 : Math.min(most, size)
}

/** How a text begins, as far as it fits its box at a size: whole words, and a sign that it goes on. */
export function opening(text: string, width: number, height: number, size: number): string {
  const most = Math.max(0, Math.floor((width * height) / (0.7 * size * size)))
  return text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/u, '')} …`
}

/** The sentence that a front ends with: its question. */
export function lastSentence(text: string): string {
  return (
    text
      .replaceAll('\n', ' ')
      .trim()
      .split(/(?<=[.?!:”“])\s+/u)
      .at(-1) ?? ''
  )
}

const LEADING = 1.3
const LETTER = 0.5 // of the size: how broad a letter is, spaces and hyphens counted in

/** How high paragraphs of so many letters stand at a size, each with its margin. */
export function paragraphsHigh(letters: readonly number[], size: number, width: number, margin: number): number {
  const lines = letters.reduce((sum, each) => sum + Math.max(1, Math.ceil((each * size * LETTER) / width)), 0)
  return lines * size * LEADING + letters.length * margin
}

/** The size of letters at which paragraphs fit their box; 0 where it would be too small to read. */
export function paragraphsSize(
  letters: readonly number[],
  width: number,
  height: number,
  margin: number,
  least = 13,
  most = 23,
): number {
  for (let size = most; size >= least; size -= 0.5)
    if (paragraphsHigh(letters, size, width, margin) <= height) return size
  return 0
}

/** What has words stands beside figures, so broad. */
const BESIDE = 100

/** How high the place of what is chosen is, in a low hall how wide. `both`: figures and words beside each other. */
export function actsHigh(
  count: number,
  agendas: boolean,
  width: number,
  height: number,
  low: boolean,
  coarse: boolean,
  both = false,
): number {
  if (count === 0) return 0
  if (low) return Math.round(width * (agendas || count > 5 ? 0.58 : 0.42))
  if (agendas) return Math.min(width < 520 && count > 3 ? 188 : 120, Math.round(height * 0.45))
  const least = coarse ? 44 : 36
  if (both) {
    const across = Math.max(1, Math.floor((width - BESIDE) / (least + 4)))
    return Math.max(54, Math.min(Math.round(height * 0.48), Math.ceil((count - 1) / across) * (least + 4)))
  }
  if (count <= 4) return width < 372 && count > 2 ? 86 : 54
  const rows = Math.ceil(count / Math.max(1, Math.floor(width / (least + 4))))
  return Math.min(Math.round(height * 0.48), rows * (least + 4) + 56)
}
