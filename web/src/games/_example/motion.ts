/** Where things lie in The King's Favours, and what is large. */
import type { Happenings } from '../../motion'
import type { GameEvent } from './types'

const player = (seat: number): string[] => [`player-${seat}`, `seat-${seat}`]
const tone = (seat: number): string => `--seat-${seat}`

const happenings: Happenings<GameEvent> = {
  moves: {
    CardLaid: ({ seat }) => ({
      what: 'card',
      from: [`hand-${seat}`, `seat-${seat}`],
      to: player(seat),
      tone: tone(seat),
    }),
    CardTakenUp: ({ seat }) => ({
      what: 'card',
      from: player(seat),
      to: [`hand-${seat}`, `seat-${seat}`],
      tone: tone(seat),
    }),
    FavourTaken: ({ seat, favour, points }) => ({
      what: 'star',
      from: `favour-${favour}`,
      to: player(seat),
      gain: points,
    }),
    HandLookedAt: ({ seat, player: other }) => ({ what: 'card', from: player(other), to: player(seat) }),
  },
  small: ['CardLaid', 'CardTakenUp', 'CardTurned'],
  large: ['FavourTaken', 'FavourLost', 'FavoursCarried', 'HandLookedAt'],
}
export default happenings
