import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../src/words'

const src = new URL('../src/', import.meta.url)
const code = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/u.test(name))
  .map((name) => readFileSync(new URL(name, src), 'utf8'))
  .join('\n')
const said = new Set([...code.matchAll(/['"`](web-[a-z-]*[a-z])['"`]/gu)].map((found) => found[1] ?? ''))
// Unless the game has words of its own.
for (const [, key] of code.matchAll(/\.own\('([a-z-]+)'/gu)) said.add(`web-${key}`)
const begun = [...code.matchAll(/`(web-[a-z-]*)\$\{/gu)]
  .map((found) => found[1] ?? '')
  .filter((start) => start !== 'web-')
const tabs = ['web-players', 'web-log', 'web-chat', 'web-rules', 'web-help']

describe.each(LANGUAGES)('the words of the shell in %s', (language) => {
  const file = readFileSync(new URL(`../../src/regency/words/${language}/web.ftl`, import.meta.url), 'utf8')
  const keys = [...file.matchAll(/^([\w-]+) =/gmu)].map((found) => found[1] ?? '')

  test('are all there', () => {
    expect([...said, ...tabs].filter((key) => !keys.includes(key))).toEqual([])
  })

  test('are all said somewhere', () => {
    const idle = keys.filter(
      (key) => !said.has(key) && !tabs.includes(key) && !begun.some((start) => key.startsWith(start)),
    )
    expect(idle).toEqual([])
  })
})
