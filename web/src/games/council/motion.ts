/** Where things lie in The Council of Four, and what is large. */
import type { Happenings, Move, Place } from '../../motion'
import type { Token } from '../../tokens'
import { TONES } from './pieces'
import type { GameEvent } from './types'

const SUPPLY = ['supply', 'pool']
const of = (seat: number): string => `seat-${seat}`
const hand = (seat: number): string[] => [`hand-${seat}`, of(seat)]
const purse = (seat: number): string[] => [`purse-${seat}`, of(seat)]
const points = (seat: number): string[] => [`points-${seat}`, of(seat)]
const tone = (seat: number): string => `--seat-${seat}`
const robe = (colour: number): string => `--tone-${TONES[colour] ?? 'white'}`

const gained = (what: Token, to: Place, gain: number, more: Partial<Move> = {}): Move => ({
  what,
  from: SUPPLY,
  to,
  gain,
  count: gain,
  ...more,
})

const happenings: Happenings<GameEvent> = {
  moves: {
    CardsDrawn: ({ seat, count }) => ({ what: 'card', from: ['deck', 'supply'], to: hand(seat), count }),
    CardsPlayed: ({ seat, balcony }) => ({ what: 'card', from: hand(seat), to: `balcony-${balcony}`, count: 2 }),
    CouncillorElected: ({ colour, dropped, balcony }) => [
      { what: 'person', from: `colour-${colour}`, to: `balcony-${balcony}`, tone: robe(colour) },
      { what: 'person', from: `balcony-${balcony}`, to: `colour-${dropped}`, tone: robe(dropped) },
    ],
    CoinsGained: ({ seat, coins }) => gained('coin', purse(seat), coins),
    CoinsPaid: ({ seat, coins }) => ({ what: 'coin', from: purse(seat), to: SUPPLY, count: coins }),
    PointsGained: ({ seat, points: gain }) => ({ what: 'star', to: points(seat), gain }),
    AssistantsGained: ({ seat, assistants }) => gained('person', purse(seat), assistants, { tone: '--silver' }),
    AssistantsReturned: ({ seat, assistants }) => ({
      what: 'person',
      from: purse(seat),
      to: SUPPLY,
      count: assistants,
      tone: '--silver',
    }),
    PermitTaken: ({ seat, permit, region, slot }) => ({
      what: 'deed',
      from: `market-${region}-${slot}`,
      to: [`permit-${permit}`, ...hand(seat)],
    }),
    PermitTurnedUp: ({ region, slot }) => ({ what: 'deed', from: `stack-${region}`, to: `market-${region}-${slot}` }),
    PermitPutUnder: ({ region, slot }) => ({ what: 'deed', from: `market-${region}-${slot}`, to: `stack-${region}` }),
    KingMoved: ({ start, city }) => ({ what: 'crown', from: `city-${start}`, to: `city-${city}` }),
    EmporiumBuilt: ({ seat, city }) => ({ what: 'house', from: of(seat), to: `city-${city}`, tone: tone(seat) }),
    RewardGained: ({ seat, city }) => ({ what: 'star', from: `city-${city}`, to: of(seat) }),
    NobilityAdvanced: ({ seat, space }) => ({
      what: 'marker',
      from: `space-${space - 1}`,
      to: `space-${space}`,
      tone: tone(seat),
    }),
    TileTaken: ({ seat, tile, points: gain }) => ({ what: 'seal', from: `tile-${tile}`, to: points(seat), gain }),
    KingRewardTaken: ({ seat, points: gain }) => ({ what: 'crown', from: 'king', to: points(seat), gain }),
  },
  large: [
    'EmporiumBuilt',
    'TileTaken',
    'KingRewardTaken',
    'LastEmporiumBuilt',
    'KingMoved',
    'PermitTaken',
    'CouncillorElected',
  ],
  small: ['CardsDrawn'],
}
export default happenings
