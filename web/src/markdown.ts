/** A small Markdown reader for our own texts: it yields blocks to be shown as text, never HTML. */

export interface Run {
  text: string
  style: 'plain' | 'strong' | 'em'
}

export type Block =
  | { type: 'heading'; level: number; runs: Run[]; id: string }
  | { type: 'paragraph'; runs: Run[] }
  | { type: 'list'; ordered: boolean; items: Run[][] }
  | { type: 'table'; head: Run[][]; rows: Run[][][] }

/** Text with *emphasis* and **weight**. */
export function runs(text: string): Run[] {
  const found: Run[] = []
  for (const part of text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/u)) {
    if (part === '') continue
    if (part.startsWith('**')) found.push({ text: part.slice(2, -2), style: 'strong' })
    else if (part.startsWith('*')) found.push({ text: part.slice(1, -1), style: 'em' })
    else found.push({ text: part, style: 'plain' })
  }
  return found
}

const ITEM = /^(?:[-*]|\d+\.) +/u
const cells = (line: string): Run[][] =>
  line
    .replace(/^\||\|$/gu, '')
    .split('|')
    .map((cell) => runs(cell.trim()))

/** A document as its blocks. */
export function blocks(source: string): Block[] {
  const found: Block[] = []
  const clean = source.replace(/\r/gu, '')
  for (const chunk of clean.split(/\n{2,}/u)) {
    const anchor = /<!--\s*([\w-]+)\s*-->/u.exec(chunk)?.[1] ?? ''
    const lines = chunk.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('<!--'))
    add(found, lines, anchor)
  }
  return found
}

function add(found: Block[], lines: string[], anchor: string): void {
  const first = lines[0]
  if (first === undefined) return
  const heading = /^(#+) +(.*)$/u.exec(first)
  if (heading) {
    found.push({ type: 'heading', level: heading[1]?.length ?? 1, runs: runs(heading[2] ?? ''), id: anchor })
    add(found, lines.slice(1), '')
  } else if (first.startsWith('|')) {
    const rows = lines.filter((line) => !/^\|[\s|:-]+$/u.test(line)).map(cells)
    found.push({ type: 'table', head: rows[0] ?? [], rows: rows.slice(1) })
  } else if (ITEM.test(first)) {
    found.push({ type: 'list', ordered: /^\d/u.test(first), items: items(lines).map(runs) })
  } else {
    const end = lines.findIndex((line) => ITEM.test(line))
    const own = end < 0 ? lines : lines.slice(0, end)
    found.push({ type: 'paragraph', runs: runs(own.join(' ')) })
    if (end >= 0) add(found, lines.slice(end), '')
  }
}

function items(lines: string[]): string[] {
  const found: string[] = []
  for (const line of lines) {
    if (ITEM.test(line)) found.push(line.replace(ITEM, ''))
    else found.push(`${found.pop() ?? ''} ${line.trim()}`.trim())
  }
  return found
}
