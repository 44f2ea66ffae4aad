/** How quickly bots follow each other, as a table may choose, and how quickly each acts where time runs. */
import type { BotSits, SetTempo } from './generated'

export const TEMPI: readonly SetTempo['tempo'][] = ['calm', 'quick', 'at-once']
export const PACES: readonly NonNullable<BotSits['pace']>[] = ['gentle', 'steady', 'brisk']
