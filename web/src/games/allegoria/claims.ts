/** How far a claim is: the rules' own conditions, read from the table as it lies there. */
import {
  CLAIMS,
  CLAIMS_OF_TWO,
  type Condition,
  END_CLAIMS,
  type Filter,
  type Measure,
  type Op,
  type Place,
  TOP,
} from './data'
import {
  type AllegoriaTable,
  ANY,
  CENTRE,
  levelOf,
  NOTHING,
  seatsOf,
  TERRITORIES,
  territoriesOf,
  TRACKS,
  workersIn,
} from './pieces'

/** A part of a claim: what is there, and what it has to be; `>` is said of the best opponent. */
export interface Part {
  found: number
  sign: '>=' | '<=' | '>'
  wanted: number
  met: boolean
}

/** Whose claim it is, and from which of the deeds of this turn on it counts. */
export interface Owner {
  table: AllegoriaTable
  seat: number
  since: number
}

export function inGame(claim: number, seats: number): Condition {
  const many = CLAIMS[claim] as Condition
  return seats === 2 ? (CLAIMS_OF_TWO[claim] ?? many) : many
}

export function endGame(claim: number): Condition {
  return END_CLAIMS[claim] as Condition
}

export function holds(condition: Condition, owner: Owner, opponent = NOTHING): boolean {
  switch (condition.form) {
    case 'state':
      return compares(measure(condition, owner.table, owner.seat), condition.op, condition.value)
    case 'deed':
      return compares(reckon(condition, owner, opponent), condition.op, condition.value)
    case 'beats':
      return measure(condition, owner.table, owner.seat) > bestOfOthers(condition, owner)
    case 'some opponent':
      return othersOf(owner).some((other) => condition.parts.every((part) => holds(part, owner, other)))
    case 'all':
      return condition.parts.every((part) => holds(part, owner, opponent))
    case 'any':
      return condition.parts.some((part) => holds(part, owner, opponent))
    case 'none':
      return !condition.parts.some((part) => holds(part, owner, opponent))
  }
}

/** The parts that all have to hold; of alternatives the one that is nearest. */
export function progress(condition: Condition, owner: Owner, opponent = NOTHING): Part[] {
  switch (condition.form) {
    case 'state':
      return [partOf(measure(condition, owner.table, owner.seat), condition.op, condition.value)]
    case 'deed':
      return [partOf(reckon(condition, owner, opponent), condition.op, condition.value)]
    case 'beats': {
      const [found, wanted] = [measure(condition, owner.table, owner.seat), bestOfOthers(condition, owner)]
      return [{ found, sign: '>', wanted, met: found > wanted }]
    }
    case 'all':
      return condition.parts.flatMap((part) => progress(part, owner, opponent))
    case 'any':
      return nearest(condition.parts.map((part) => progress(part, owner, opponent)))
    case 'some opponent':
      return nearest(clockwise(owner).map((other) => condition.parts.flatMap((part) => progress(part, owner, other))))
    case 'none':
      return [partOf(Number(!holds(condition, owner, opponent)), '<=', 0)]
  }
}

function partOf(found: number, op: Op, wanted: number): Part {
  return { found, sign: op === '<=' ? '<=' : '>=', wanted, met: compares(found, op, wanted) }
}

/** The alternative of which most is done. */
function nearest(ways: Part[][]): Part[] {
  const met = (way: Part[]): number => way.filter((part) => part.met).length
  const done = (way: Part[]): number => sum(way.map((part) => Math.min(part.found, part.wanted)))
  return ways.reduce(
    (best, way) => (met(way) > met(best) || (met(way) === met(best) && done(way) > done(best)) ? way : best),
    ways[0] ?? [],
  )
}

/** How much of all its parts is there, for a bar. */
export function share(parts: readonly Part[]): number {
  const most = 0.95
  const shares = parts.map(({ found, sign, wanted, met }) =>
    met ? 1 : sign === '<=' ? 0 : Math.min(most, found / (sign === '>' ? wanted + 1 : wanted)),
  )
  return parts.length === 0 ? 0 : sum(shares) / parts.length
}

export function compares(found: number, op: Op, value: number): boolean {
  if (op === '>=') return found >= value
  if (op === '<=') return found <= value
  if (op === 'one of') return ((value >> found) & 1) === 1
  return found === value
}

function othersOf({ table, seat }: Owner): number[] {
  return seatsOf(table).filter((other) => other !== seat)
}

/** The opponents, from the left. */
function clockwise({ table, seat }: Owner): number[] {
  const seats = table.supply.length
  return Array.from({ length: seats - 1 }, (_, turn) => (seat + turn + 1) % seats)
}

function bestOfOthers(condition: Measure, owner: Owner): number {
  return Math.max(...othersOf(owner).map((other) => measure(condition, owner.table, other)))
}

/** Number, sum, maximum or different values over the deeds that pass the filters. */
function reckon(
  condition: Extract<Condition, { form: 'deed' }>,
  { table, seat, since }: Owner,
  opponent: number,
): number {
  const deeds = (table.deeds[seat] ?? [])
    .slice(since)
    .filter((deed) => deed[0] === condition.deed && passes(condition.filters, deed, opponent))
  const values = deeds.map((deed) => deed[condition.field] ?? 0)
  switch (condition.made) {
    case 'count':
      return deeds.length
    case 'sum':
      return values.reduce((sum, value) => sum + value, 0)
    case 'max':
      return Math.max(0, ...values)
    case 'distinct':
      return new Set(values).size
  }
}

function passes(filters: readonly Filter[], deed: readonly number[], opponent: number): boolean {
  return filters.every(([field, op, value]) => compares(deed[field] ?? 0, op, op === 'the opponent' ? opponent : value))
}

/** What a condition looks at, as it stands for a seat. */
function measure({ metric, of = NOTHING, where }: Measure, table: AllegoriaTable, seat: number): number {
  const levels = TRACKS.map((track) => levelOf(table, seat, track))
  switch (metric) {
    case 'track':
      return levels[of] ?? 0
    case 'tracks_at_least':
      return levels.filter((level) => level >= of).length
    case 'lowest_track':
      return Math.min(TOP, ...levels)
    case 'highest_track':
      return Math.max(...levels)
    case 'workers':
      return workersAt(table, seat, of, where, seat)
    case 'on_map':
      return workersAt(table, seat, ANY, 'map', seat)
    case 'opposing_workers':
      return sum(others(table, seat).map((other) => workersAt(table, other, of, where, seat)))
    case 'opponent_homes_with':
      return others(table, seat).filter((other) => workersIn(table, seat, other, of) > 0).length
    case 'territories_empty':
      return territoriesOf(table).filter((territory) => workersIn(table, seat, territory, ANY) === 0).length
    case 'hand':
      return table.hands[seat] ?? 0
    case 'guilds':
      return table.guilds[seat]?.length ?? 0
    case 'alms':
      return table.alms[seat] ?? 0
    case 'diplomacy':
      return table.diplomacy[seat] ?? 0
    case 'anarchy':
      return table.anarchy[seat] ?? 0
    case 'tokens':
      return table.influence[seat] ?? 0
    case 'claims_done':
      return table.completed[seat]?.length ?? 0
  }
}

/** An owner's Workers of a kind, at a place as the viewer calls it. */
function workersAt(
  table: AllegoriaTable,
  owner: number,
  kind: number,
  where: Place | undefined,
  viewer: number,
): number {
  if (where === 'own_home') return workersIn(table, owner, viewer, kind)
  if (where === 'centre') return workersIn(table, owner, CENTRE, kind)
  const all = Array.from({ length: TERRITORIES }, (_, territory) => territory)
  const places = where === 'map' ? all : all.filter((territory) => territory !== viewer && territory !== CENTRE)
  return sum(places.map((territory) => workersIn(table, owner, territory, kind)))
}

function others(table: AllegoriaTable, seat: number): number[] {
  return seatsOf(table).filter((other) => other !== seat)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
