/** The card to share as a picture, always on paper: whoever gets it has a look of their own. */
import type { CampaignCard, CardLine } from './campaigns'

export const WIDE = 1200
const HEAD = 190
const ROW = 46
const LEAST = 630
export const TALL = LEAST
const [PAPER, INK, SOFT, LINE] = ['#f6f0e2', '#2a2118', '#5f513f', '#8f7f63']
const SERIF = 'Alegreya, Georgia, serif'
const SANS = '"Alegreya Sans", system-ui, sans-serif'

export interface CardWords {
  title: string
  about: string
  kings: string
  houses: string
}

/** How high the picture is: every king and every house has a row. */
export function heightOf(card: CampaignCard): number {
  return Math.max(LEAST, HEAD + 90 + ROW * Math.max(2 * card.kings.length, 2 * card.houses.length))
}

export function paint(canvas: HTMLCanvasElement, card: CampaignCard, words: CardWords): void {
  canvas.height = heightOf(card)
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, WIDE, canvas.height)
  pen.strokeStyle = LINE
  pen.lineWidth = 2
  pen.strokeRect(18, 18, WIDE - 36, canvas.height - 36)
  write(pen, words.title, 60, 100, `700 56px ${SERIF}`, INK, WIDE - 120)
  write(pen, words.about, 60, 146, `400 30px ${SANS}`, SOFT, WIDE - 120)
  column(pen, words.kings, card.kings, 60)
  column(pen, words.houses, card.houses, 640)
}

function column(pen: CanvasRenderingContext2D, heading: string, lines: readonly CardLine[], left: number): void {
  const room = WIDE / 2 - 100
  write(pen, heading, left, HEAD + 26, `700 30px ${SERIF}`, SOFT, room)
  lines.forEach(({ name, said }, nth) => {
    const top = HEAD + 76 + nth * 2 * ROW
    write(pen, name, left, top, `700 34px ${SERIF}`, INK, room)
    write(pen, said, left, top + 36, `400 26px ${SANS}`, SOFT, room)
  })
}

/** A line, made narrower where it would not fit. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  left: number,
  top: number,
  font: string,
  colour: string,
  room: number,
): void {
  pen.font = font
  pen.fillStyle = colour
  pen.fillText(text, left, top, room)
}
