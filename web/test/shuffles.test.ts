import { createHash } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { firstLine, sealOf, verdict } from '../src/shuffles'

const seed = '66e1032531db1342279f897527958ff063a15fc9ce6cd08728e4834c4153a3bc'
const commitment = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')
const header = JSON.stringify({ line: 'header', game: '_example', seats: 2, commitment, seed })

afterEach(() => vi.unstubAllGlobals())

describe('the seed', () => {
  test('fits the fingerprint that was published', async () => {
    expect(await verdict(seed, commitment)).toBe('fits')
  })

  test('does not fit when either was changed', async () => {
    expect(await verdict(`00${seed.slice(2)}`, commitment)).toBe('differs')
    expect(await verdict(seed, `00${commitment.slice(2)}`)).toBe('differs')
    expect(await verdict(seed, '')).toBe('differs')
  })

  test('cannot be checked on a page that is not secure', async () => {
    vi.stubGlobal('crypto', {})
    expect(await verdict(seed, commitment)).toBe('insecure')
  })
})

describe('the head of a record', () => {
  test('holds seed and fingerprint', () => {
    expect(sealOf(header)).toEqual({ seed, commitment })
  })

  test('is refused where it is no such thing', () => {
    for (const line of [
      '',
      '[]',
      '{',
      'null',
      '{"seed":"xy","commitment":"00"}',
      '{"seed":7,"commitment":"00"}',
      '{"seed":"00"}',
    ])
      expect(sealOf(line)).toBeNull()
  })

  test('is read from the first line, in whatever pieces it comes, and the rest is left', async () => {
    let pulled = 0
    const pieces = [header.slice(0, 20), header.slice(20), '\n{"line":"entry"}\n', 'x'.repeat(1000), 'y'.repeat(1000)]
    const body = new ReadableStream<Uint8Array>({
      pull(control) {
        const piece = pieces[pulled]
        pulled += 1
        if (piece === undefined) control.close()
        else control.enqueue(new TextEncoder().encode(piece))
      },
    })
    expect(await firstLine(new Response(body))).toBe(header)
    expect(pulled).toBeLessThan(pieces.length + 1)
    expect(await firstLine(new Response(header))).toBe(header)
    expect(await firstLine(new Response(null))).toBe('')
  })
})
