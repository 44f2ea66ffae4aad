/** Pictures of boards in play, which a game lays into its folder: `door.webp` is shown on the start page. */
const doors = import.meta.glob<string>('./games/*/door.webp', { eager: true, query: '?url', import: 'default' })

export function doorOf(game: string): string | undefined {
  return doors[`./games/${game}/door.webp`]
}

/** Never shown here: named, so that each is built for the server, which names it to whoever shows a link. */
export const CARDS = import.meta.glob<string>('./games/*/card.jpg', { eager: true, query: '?url', import: 'default' })
