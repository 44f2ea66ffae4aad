/** How quickly bots follow each other, as a table may choose. */
import type { SetTempo } from './generated'

export const TEMPI: readonly SetTempo['tempo'][] = ['calm', 'quick', 'at-once']
