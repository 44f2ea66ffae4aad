/** By what each action of The King's Dilemma is composed: stage after stage, as it is pointed at. */
import { by, only, type Stages, withKind } from '../../stages'
import type { Action, Table } from './types'

const side = by('side', 'side')
const to = by('to', 'player')
const service = by('service', 'service')
const coins = by('coins', 'coins')
const power = by('power', 'power')
const answer = (name: string, field: string): ReturnType<typeof by> => withKind(by(name, field))
// A house is picked for what is asked in the hall, and for nothing that could be said to it meanwhile
const house = answer('player', 'player')

export const STAGES: Stages<Table, Action['do']> = {
  ChooseFace: [[by('resource', 'resource')], [by('face', 'face')]],
  TakeAgenda: [[by('agenda', 'agenda')]],
  ReturnToken: [[by('token', 'token')]],
  Vote: [[side], [power]],
  Raise: [[power]],
  BreakTie: [[side]],
  GiveLeader: [[house]],
  Sign: [[house]],
  PledgeCoins: [[side], [by('purse', 'purse')]],
  PledgePower: [[by('pledge', 'pledge')]],
  BidCoins: [[by('purse', 'purse')]],
  ChooseReckoning: [[by('reckoning', 'reckoning')]],
  // At the bargaining table
  MakeOffer: [[only('MakeOffer')], [to], [service], [coins], [by('manner', 'manner')]],
  NamePrice: [[only('NamePrice')], [service], [coins]],
  MakePromise: [[only('MakePromise')], [to], [service]],
  JoinDeal: [[answer('join', 'slot')], [coins]],
  AcceptOffer: [[answer('accept', 'slot')]],
  RefuseOffer: [[answer('refuse', 'slot')]],
  WithdrawOffer: [[answer('withdraw', 'slot')]],
  AcceptWhisper: [[answer('hear', 'player')]],
  RefuseWhisper: [[answer('decline', 'player')]],
  WithdrawWhisper: [[answer('unsay', 'player')]],
}
