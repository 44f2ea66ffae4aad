import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const server = process.env.REGENCY_SERVER ?? 'http://127.0.0.1:8000'
const GAME = /[\\/]src[\\/]games[\\/](\w+)[\\/]/u
/** A file of a game, but for its seal and its pictures, which the first page shows, and what its campaigns need. */
const BOARD = /[\\/]src[\\/]games[\\/](\w+)[\\/](?!Seal\.|door\.|card\.|saga[\\/])/u

/** Files of the source by their names, up to the first dot. */
const files = (names: string, parts: string): RegExp =>
  new RegExp(`[\\\\/]src[\\\\/](?:${names.replaceAll(' ', '|')}|parts[\\\\/](?:${parts.replaceAll(' ', '|')}))\\.`, 'u')
/** What boards need, at a table and in a replay. */
const BOARDS = files(
  'attempts board choice desk dragging enquiries happenings narrowing panes picks plain pointing race reach ' +
    'staged stages stats time tips tokens touch underway',
  'BoardFrame CopyLink Hands Herald Panes Piece Standing Tip TokenMark scrolled',
)
/** What is fetched only where time runs. */
const TIMED = files('awake bells feeling passing times', 'Bubbles Pace Pause Sand TimeRail Timed')

/** What is found by folder leaves the games out that are there to be copied, unless they are asked for. */
const offered = {
  name: 'offered-games',
  enforce: 'pre' as const,
  transform: (code: string) =>
    process.env.REGENCY_EXAMPLE === '1' ? null : code.replaceAll('/games/*/', '/games/[!_]*/'),
}

export default defineConfig({
  plugins: [offered, svelte()],
  build: {
    outDir: '../src/regency/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      output: {
        // By the name of its game, so that the server finds the picture that a link shows.
        assetFileNames: ({ originalFileNames: [from = ''] }) =>
          `assets/${GAME.exec(`/${from}`)?.[1] ? `${GAME.exec(`/${from}`)?.[1]}-` : ''}[name]-[hash][extname]`,
        // One file a game, and one for what all boards share: on a slow line every further one is a wait.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'Timed', test: TIMED },
            { debugName: 'games', name: (id) => BOARD.exec(id)?.[1] ?? null },
            { name: 'board', test: BOARDS },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['test/**/*.test.ts', 'src/games/*/test/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
})
