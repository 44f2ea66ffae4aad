/** What follows from a campaign as it is told, for its pages. */
import type { CampaignInfo, ChronicleInfo, SeatedHouse, SittingInfo } from './generated'
import type { Outcome } from './wire'

/** What is to be done next. */
export type Next = 'crown' | 'join' | 'over' | 'prefer' | 'rests' | 'sit' | 'sitting' | 'unplayable'

export function nextOf(info: CampaignInfo, least: number): Next {
  if (info.state !== 'between') return info.state
  if (info.vacant.length > 0) return info.vacant.length > 1 ? 'prefer' : 'crown'
  return info.houses.length < least ? 'join' : 'sit'
}

/** The name of the family that plays a house; empty where nobody does. */
export const familyOf = (info: CampaignInfo, house: number): string =>
  info.houses.find((one) => one.house === house)?.name ?? ''

/** Whether this device answers for a house: its holder does, and for one that no device holds the host. */
export function answersFor(info: CampaignInfo, house: number): boolean {
  const found = info.houses.find((one) => one.house === house)
  return found !== undefined && (found.yours || (info.host && !found.held))
}

/** Whether this device says which of several winners names the king. */
export function mayPrefer(info: CampaignInfo): boolean {
  const asked = info.arbiter < 0 ? info.vacant : [info.arbiter]
  return asked.some((house) => answersFor(info, house))
}

// A sitting

/** A house that takes part, and whether it is to sit at the table. */
export interface Place extends SeatedHouse {
  sits: boolean
}

/** Whoever sat there last sits again, then the others in their order; whom no device holds a bot plays for. */
export function usualPlaces(info: CampaignInfo, last: readonly number[], most: number): Place[] {
  const held = new Map(info.houses.map((one) => [one.house, one.held]))
  const before = last.filter((house) => held.has(house))
  const others = info.houses.map((one) => one.house).filter((house) => !before.includes(house))
  return [...before, ...others].map((house, place) => ({
    house,
    bot: held.get(house) ? '' : 'greedy',
    sits: place < most,
  }))
}

/** One place further up or down, among those that sit; as it was where there is no further. */
export function moved(places: readonly Place[], from: number, by: 1 | -1): Place[] {
  const to = from + by
  const made = [...places]
  const [one, other] = [made[from], made[to]]
  if (!one || !other) return made
  made[from] = other
  made[to] = one
  return made
}

// The story

/** A page of the story so far: in which reign it was laid out, and who signed it. */
export interface Sheet {
  page: string
  house: number
  sitting: number
  reign: number
  king: string
}

export const reignsOf = (chronicle: ChronicleInfo): SittingInfo[] =>
  chronicle.sittings.filter((sitting) => sitting.state === 'reigned')

export function sheetsOf(chronicle: ChronicleInfo): Sheet[] {
  return reignsOf(chronicle).flatMap((sitting, nth) =>
    sitting.leaves.map(({ page, house }) => ({
      page,
      house,
      sitting: sitting.number,
      reign: nth + 1,
      king: sitting.king,
    })),
  )
}

/** How many reigns passed without any house of this device, behind those that its owner knows of. */
export function missed(info: CampaignInfo, chronicle: ChronicleInfo, known: number): number {
  const own = info.houses.filter((one) => one.yours).map((one) => one.house)
  if (own.length === 0) return 0
  return reignsOf(chronicle)
    .slice(known)
    .filter((sitting) => !sitting.present.some((house) => own.includes(house))).length
}

// A card to share

export interface CardLine {
  name: string
  said: string
}

/** Kings with their ends, and houses with their points: nothing else of a campaign may be on it. */
export interface CampaignCard {
  kings: CardLine[]
  houses: CardLine[]
}

export function cardOf(
  info: CampaignInfo,
  chronicle: ChronicleInfo,
  end: (reason: string) => string,
  points: (house: number) => string,
): CampaignCard {
  const kings = reignsOf(chronicle).map((sitting) => ({
    name: sitting.king,
    said: end((sitting.outcome as Outcome).reason),
  }))
  return { kings, houses: info.houses.map(({ house, name }) => ({ name, said: points(house) })) }
}

export function cardText(title: string, card: CampaignCard): string {
  const lines = (some: CardLine[]): string[] => some.map(({ name, said }) => (said ? `${name}: ${said}` : name))
  return [title, '', ...lines(card.kings), '', ...lines(card.houses)].join('\n')
}
