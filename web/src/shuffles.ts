/** Checking the shuffles: does the seed in the record fit what was published when the match began? */

export interface Sealed {
  seed: string
  commitment: string
}

export type Verdict = 'fits' | 'differs' | 'insecure'

const HEX = /^(?:[0-9a-f]{2})+$/u
const LONGEST_HEADER = 65_536

/** The seed and the commitment in the first line of a record; null where it holds none. */
export function sealOf(line: string): Sealed | null {
  try {
    const { seed, commitment } = JSON.parse(line) as Record<string, unknown>
    const good = typeof seed === 'string' && typeof commitment === 'string' && HEX.test(seed) && HEX.test(commitment)
    return good ? { seed, commitment } : null
  } catch {
    return null
  }
}

/** The first line of an answer; the rest is not waited for. */
export async function firstLine(answer: Response): Promise<string> {
  const reader = answer.body?.getReader()
  const letters = new TextDecoder()
  let text = ''
  while (reader && !text.includes('\n') && text.length < LONGEST_HEADER) {
    const { value, done } = await reader.read()
    if (done) break
    text += letters.decode(value, { stream: true })
  }
  await reader?.cancel()
  return text.split('\n', 1)[0] ?? ''
}

/** Whether SHA-256 of the seed is the commitment; a browser computes that only on a secure page. */
export async function verdict(seed: string, commitment: string): Promise<Verdict> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  if (!subtle) return 'insecure'
  const bytes = Uint8Array.from(seed.match(/../gu) ?? [], (pair) => parseInt(pair, 16))
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes))
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex === commitment ? 'fits' : 'differs'
}
