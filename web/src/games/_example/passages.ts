/** The anchors in the rules where each action, question and piece has its passage. */
import type { Passages } from '../../board'

const hand = { ChooseCard: 'lay', LayCard: 'lay', card: 'lay', Settled: 'lay', Reconsider: 'lay' }
const king = { favour: 'audience', ChooseHand: 'ravens', LookAtHand: 'ravens', player: 'ravens' }
const passages: Passages = { ...hand, ...king }
export default passages
