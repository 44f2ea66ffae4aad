// No line over 120 characters: what the formatter cannot break is broken by hand.
import { readdirSync, readFileSync } from 'node:fs'

const WIDTH = 120
const web = new URL('../', import.meta.url)
const long = []
for (const folder of ['src', 'test', 'scripts']) {
  for (const name of readdirSync(new URL(folder, web), { recursive: true, encoding: 'utf8' })) {
    if (!/\.(ts|mjs|js|svelte|css|svg|html)$/u.test(name)) continue
    const lines = readFileSync(new URL(`${folder}/${name}`, web), 'utf8').split('\n')
    for (const [at, line] of lines.entries()) if ([...line].length > WIDTH) long.push(`${folder}/${name}:${at + 1}`)
  }
}
if (long.length > 0) throw new Error(`lines over ${WIDTH} characters:\n${long.join('\n')}`)
