/** By what each action of Pendulum is composed: stage after stage, as it is pointed at. */
import { by, only, type Stages } from '../../stages'
import type { Action, Table } from './types'

const worker = by('worker', 'worker')
const box = by('box', 'box')
const card = by('card', 'card')
const cubes = [by('military', 'military'), by('culture', 'culture'), by('gold', 'gold')]

export const STAGES: Stages<Table, Action['do']> = {
  ChooseMat: [[by('mat', 'mat')]],
  // Workers come first: else every open box would be lit all the time
  PlaceWorker: [[worker], [box]],
  ReturnWorker: [[worker], [only('home')]],
  Act: [[worker, by('task', 'task')]],
  FlipTimer: [[by('area', 'area')]],
  PlayCard: [[card]],
  RefillProvince: [[by('space', 'space')]],
  ClaimAchievement: [[by('prize', 'prize')]],
  // Within an action
  GainCubes: [cubes],
  PayCubes: [cubes],
  ChooseTrack: [[by('track', 'track')]],
  ConvertPoint: [[by('track', 'track')], [by('onto', 'onto')]],
  SwapCubes: [[by('cube', 'cube')], [by('count', 'count')]],
  TakeCardBack: [[card]],
  RetrieveWorker: [[worker]],
  TakeProvince: [[by('province', 'province')], [by('slot', 'slot')]],
  DrawProvince: [[only('stack')]],
  TuckProvince: [[by('slot', 'slot')]],
  ChooseNeighbour: [[by('task', 'task')]],
  // The Council
  TakeReward: [[card]],
  PromoteWorker: [[worker]],
  DiscardProvince: [[by('province', 'province')]],
}

/** Setup: which worker is placed is settled, and only its box is to be pointed at. */
export const SETTING_OUT: Stages<Table, Action['do']> = { ...STAGES, PlaceWorker: [[box]] }
