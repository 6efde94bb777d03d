import type { Journey } from "#domain/journey.ts"
import { appError } from "../errors.ts"
import { rowsAtOnce } from "../sync/cursor.ts"
import type { SyncedNoun } from "../sync/noun.ts"
import { countJourneys, findJourney, readChangedJourneys, readCurrentJourney, storeJourney } from "./data.ts"
import { requireSuitable } from "./suitable.ts"

/** One a week for ten years. */
export const journeysMax = 520
const struckMax = 300

export const journeyNoun: SyncedNoun<"journeys"> = {
  noun: "journeys",
  async load(db, userId, { keys = [], current }) {
    const journeys: { [id: string]: Journey } = {}
    const latest = current && (await readCurrentJourney(db, userId))
    if (latest) journeys[latest.id] = latest
    for (const id of keys) {
      const journey = journeys[id] ?? (await findJourney(db, userId, id))
      if (journey) journeys[id] = journey
    }
    return journeys
  },
  async check({ db, userId }, { before, row }) {
    if (Object.keys(row?.struck?.values ?? {}).length > struckMax)
      throw appError("INVALID_INPUT", { fields: { food: "too_big" } })
    if (!before && (await countJourneys(db, userId)) >= journeysMax)
      throw appError("INVALID_INPUT", { fields: { journeyId: "too_big" } })
  },
  async store({ db, userId, at, version }, { row }) {
    if (row) await storeJourney(db, userId, row, at, version)
  },
  admit: {
    async dishesPlanned({ db, userId }, { dishes }) {
      await requireSuitable(db, userId, dishes)
      return undefined
    },
  },
  rowsAtOnce: rowsAtOnce.small,
  async read(db, userId, _since, after) {
    const journeys = await readChangedJourneys(db, userId, after)
    return journeys.map(({ version, changedAt: _changedAt, ...row }) => ({ key: row.id, version, row }))
  },
}
