import type { Journey } from "#domain/journey.ts"
import { appError } from "../errors.ts"
import { rowsAtOnce } from "../sync/cursor.ts"
import type { SyncedNoun } from "../sync/noun.ts"
import { takeRoom } from "../sync/room.ts"
import { requireShortRow } from "../sync/row-length.ts"
import { countJourneys, findJourney, readChangedJourneys, readCurrentJourney, storeJourney } from "./data.ts"
import { requireSuitable } from "./suitable.ts"

/** One a week for ten years. */
export const journeysMax = 520
/** As JSON: a hundred foods in a dish each, or as many dishes cooked. */
const marksMaxLength = 8000

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
  async check(context, { before, row }) {
    const { db, userId } = context
    requireShortRow({ before: before?.struck, row: row?.struck }, "food", marksMaxLength)
    requireShortRow({ before: before?.cooked, row: row?.cooked }, "key", marksMaxLength)
    const hasRoom = before || (await takeRoom(context, "journeys", journeysMax, () => countJourneys(db, userId)))
    if (!hasRoom) throw appError("INVALID_INPUT", { fields: { journeyId: "too_big" } })
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
