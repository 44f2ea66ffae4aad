/** What lies open of the score pad, line by line, as the rules would write it now. */
import {
  ALMS_INFLUENCE,
  CLAIM_VALUES,
  DIPLOMACY,
  END_VALUE,
  GUILD_INFLUENCE,
  MISSED,
  PENALTY,
  TOWN_INFLUENCE,
} from './data'
import { type AllegoriaTable, anarchyOut, levelOf, TRACKS } from './pieces'

export function column(table: AllegoriaTable, seat: number): number[] {
  const done = table.completed[seat] ?? []
  const count = (lists: readonly (readonly unknown[])[]): number => lists[seat]?.length ?? 0
  return [
    GUILD_INFLUENCE * count(table.guilds),
    done.reduce((sum, claim) => sum + (CLAIM_VALUES[claim] ?? 0), 0),
    END_VALUE * count(table.fulfilled),
    times(MISSED, count(table.missed) + count(table.slots)),
    (DIPLOMACY[table.diplomacy[seat] ?? 0] ?? 0) * done.length,
    ALMS_INFLUENCE[table.alms[seat] ?? 0] ?? 0,
    times(anarchyValue(table), table.anarchy[seat] ?? 0),
    table.influence[seat] ?? 0,
    ...town(table, seat),
  ]
}

/** Nothing of a penalty is no negative nothing. */
function times(points: number, count: number): number {
  return count === 0 ? 0 : points * count
}

/** What a marker of Anarchy counts. */
export function anarchyValue(table: AllegoriaTable): number {
  return PENALTY[anarchyOut(table)] ?? 0
}

export function town(table: AllegoriaTable, seat: number): number[] {
  return TRACKS.map((track) => TOWN_INFLUENCE[table.layout]?.[levelOf(table, seat, track)] ?? 0)
}

export function total(table: AllegoriaTable, seat: number): number {
  return column(table, seat).reduce((sum, points) => sum + points, 0)
}
