/** Where things lie in Pendulum, what is large, what is heard, and what is said to whoever does not look. */
import type { Happenings, Move, Place } from '../../motion'
import type { Tone } from '../../tones'
import type { Token } from '../../tokens'
import { BOX_TASKS } from './data'
import { NEUTRAL, RIVAL_A } from './pieces'
import type { GameEvent } from './types'

const of = (seat: number): string => `seat-${seat}`
const purse = (seat: number): string[] => [`purse-${seat}`, of(seat)]
const points = (seat: number): string[] => [`points-${seat}`, of(seat)]
const hand = (seat: number): string[] => [`hand-${seat}`, of(seat)]
const tone = (seat: number): string => `--seat-${seat}`
const noble = (who: number): string => (who < NEUTRAL ? of(who) : `noble-${who}`)
/** The box of an action, whichever it is on this side of the board. */
const boxes = (task: number): string[] => BOX_TASKS.flatMap((tasks, box) => (tasks.includes(task) ? [`at-${box}`] : []))

const CUBE_TONES = ['--cost', '--seat-1', '--gold'] as const
const RUN_OUT: readonly Tone[] = ['low-bell', 'middle-bell', 'wooden-knock']

/** What others gain is not worth a look: they are calm. */
const mine = (seat: number, me: number | null, move: Move | Move[]): Move | Move[] => (seat === me ? move : [])

function gained(what: Token, to: Place, gain: number, colour: string): Move {
  return { what, to, gain, tone: colour }
}

const happenings: Happenings<GameEvent> = {
  moves: {
    WorkerPlaced: ({ seat, worker, box }, me) =>
      mine(seat, me, {
        what: 'person',
        from: [`stands-${worker}`, `worker-${worker}`],
        to: `at-${box}`,
        tone: tone(seat),
      }),
    WorkerActed: ({ seat, worker, task }, me) =>
      mine(seat, me, {
        what: 'person',
        from: [`stands-${worker}`, ...boxes(task)],
        to: `rests-${task}`,
        tone: tone(seat),
      }),
    WorkerReturned: ({ seat, worker }, me) =>
      mine(seat, me, { what: 'person', from: `stands-${worker}`, to: `worker-${worker}`, tone: tone(seat) }),
    WorkerRetrieved: ({ seat, worker }, me) =>
      mine(seat, me, { what: 'person', from: `stands-${worker}`, to: `worker-${worker}`, tone: tone(seat) }),
    WorkerEvicted: ({ seat, worker, box }, me) =>
      mine(seat, me, {
        what: 'person',
        from: `at-${box}`,
        to: [`stands-${worker}`, `worker-${worker}`],
        tone: tone(seat),
      }),
    CubesGained: ({ seat, cube, count }, me) =>
      mine(seat, me, gained('marker', purse(seat), count, CUBE_TONES[cube] ?? '--gold')),
    CubesPaid: ({ seat, cube, count }, me) =>
      mine(seat, me, gained('marker', purse(seat), -count, CUBE_TONES[cube] ?? '--gold')),
    VotesGained: ({ seat, votes }, me) => mine(seat, me, gained('seal', purse(seat), votes, '--purple')),
    VotesPaid: ({ seat, votes }, me) => mine(seat, me, gained('seal', purse(seat), -votes, '--purple')),
    PointsGained: ({ seat, track, points: gain }, me) =>
      mine(seat, me, gained('star', [`track-${track}`, ...points(seat)], gain, CUBE_TONES[track] ?? '--gold')),
    PointsPaid: ({ seat, track, points: gain }, me) =>
      mine(seat, me, gained('star', [`track-${track}`, ...points(seat)], -gain, CUBE_TONES[track] ?? '--gold')),
    CardPlayed: ({ seat, card }, me) =>
      mine(seat, me, { what: 'card', from: [`card-${card}`, ...hand(seat)], to: `discards-${seat}` }),
    CardsRecalled: ({ seat, cards }, me) =>
      mine(seat, me, { what: 'card', from: `discards-${seat}`, to: hand(seat), count: cards.length }),
    ProvinceTaken: ({ seat, province, slot }) => ({
      what: 'deed',
      from: `province-${province}`,
      to: [`slot-${seat}-${slot}`, of(seat)],
    }),
    ProvinceTucked: ({ seat, slot }, me) =>
      mine(seat, me, { what: 'deed', from: ['stack', 'goods'], to: [`slot-${seat}-${slot}`, of(seat)] }),
    ProvinceTakenAway: ({ seat, by }) => ({ what: 'deed', from: ['goods', of(seat)], to: noble(by) }),
    ProvinceOpened: ({ province }) => ({ what: 'deed', from: 'stack', to: `province-${province}` }),
    ProvinceRemoved: ({ rival, province }) => ({
      what: 'deed',
      from: `province-${province}`,
      to: noble(RIVAL_A + rival),
    }),
    AchievementClaimed: ({ seat, prize }) => ({
      what: prize > 0 ? 'star' : 'seal',
      from: `prize-${prize}`,
      to: points(seat),
      tone: tone(seat),
    }),
    TokenTakenAway: ({ by }) => ({ what: 'star', from: 'prize-1', to: noble(by) }),
    RivalPlaced: ({ rival, box }) => ({ what: 'person', from: noble(RIVAL_A + rival), to: `at-${box}` }),
    RivalScored: ({ rival, points: gain }) => gained('star', noble(RIVAL_A + rival), gain, '--ink'),
    RewardTaken: ({ seat, card }) => ({ what: 'card', from: `card-${card}`, to: hand(seat) }),
    RivalTookReward: ({ rival, card }) => ({ what: 'card', from: `card-${card}`, to: noble(RIVAL_A + rival) }),
  },
  large: [
    'MatChosen',
    'CouncilCalled',
    'CouncilBegun',
    'PrivilegeOrdered',
    'RewardTaken',
    'AchievementClaimed',
    'LegendaryGained',
    'ProvinceTaken',
    'WorkerEvicted',
    'ProvinceTakenAway',
    'TokenTakenAway',
    'RoundBegun',
  ],
  small: ['BoxConfirmed', 'SeatPassed', 'SeatDone', 'SeatReady', 'DoneWithdrawn', 'SpaceRefilled', 'FlipVoid'],
  tones: {
    TimerRanOut: ({ area }) => RUN_OUT[area] ?? null,
    CouncilCalled: () => 'gong',
    WorkerEvicted: ({ seat }, me) => (seat === me ? 'falling-third' : null),
    ProvinceTakenAway: ({ seat }, me) => (seat === me ? 'falling-third' : null),
    TokenTakenAway: ({ seat }, me) => (seat === me ? 'falling-third' : null),
  },
  spoken: {
    TimerRanOut: () => true,
    CouncilCalled: () => true,
    CouncilBegun: () => true,
    WorkerEvicted: ({ seat }, me) => seat === me,
    ProvinceTakenAway: ({ seat }, me) => seat === me,
    TokenTakenAway: ({ seat }, me) => seat === me,
  },
  marked: ['WorkerEvicted', 'ProvinceTakenAway', 'TokenTakenAway', 'CouncilCalled', 'CouncilBegun'],
}
export default happenings
