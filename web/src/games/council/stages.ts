/** By what each action of The Council of Four is composed: stage after stage, as it is pointed at. */
import { by, only, type Stages, withKind } from '../../stages'
import type { Action, Table } from './types'

export const STAGES: Stages<Table, Action['do']> = {
  ElectCouncillor: [[by('colour', 'colour'), by('balcony', 'balcony')]],
  ElectByAssistant: [[by('colour', 'colour'), by('balcony', 'balcony')]],
  AcquirePermit: [[by('market', 'region', 'slot')]],
  TakePermit: [[by('market', 'region', 'slot')]],
  ChangePermits: [[withKind(by('stack', 'region'))]],
  BuildEmporium: [[by('permit', 'permit'), by('city', 'city')]],
  // he comes first: else every city he can reach would be lit at the beginning of a turn
  BuildWithKing: [[only('king')], [by('city', 'city')]],
  ChooseReward: [[by('city', 'city')]],
  RepeatReward: [[by('city', 'city')]],
  RepeatPermit: [[by('permit', 'permit')]],
}
