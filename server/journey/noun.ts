import { currentJourney, withItem } from "#domain/journey.ts"
import { laterOf } from "#domain/timestamped.ts"
import { appError } from "../errors.ts"
import type { SyncedNoun } from "../sync/noun.ts"
import { readJourneys, storeJourney } from "./data.ts"

/** More than one a day for ten years. */
const journeysMax = 4000

/** Her journeys through the seven days: none is overwritten, and an item once done stays done. */
export const journeyNoun: SyncedNoun = {
  noun: "journeys",
  handlers: {
    async journeyStarted(context, { journeyId }) {
      const journeys = await readJourneys(context.db, context.userId)
      if (journeys.some(({ id }) => id === journeyId)) return
      requireRoom(journeys)
      const current = currentJourney(journeys)
      // Two that were started in one moment keep the order in which they came.
      const isSameMoment = current !== undefined && current.startedAt === context.at
      const startedAt = isSameMoment ? new Date(Date.parse(context.at) + 1).toISOString() : context.at
      const journey = { id: journeyId, startedAt, done: {} }
      await storeJourney(context.db, context.userId, { ...journey, changedAt: startedAt, version: context.version })
    },
    async itemDone(context, { journeyId, day, item }) {
      const journeys = await readJourneys(context.db, context.userId)
      const journey = journeys.find(({ id }) => id === journeyId)
      if (!journey) requireRoom(journeys)
      const { db, userId, at, version } = context
      const before = journey ?? { id: journeyId, startedAt: at, changedAt: at, done: {} }
      const changedAt = laterOf(before.changedAt, at)
      await storeJourney(db, userId, { ...before, ...withItem(before, day, item), changedAt, version })
    },
  },
  async read(db, userId, since) {
    const journeys = await readJourneys(db, userId, since ?? undefined)
    return journeys.map(({ version, changedAt: _changedAt, ...row }) => ({ key: row.id, version, row }))
  },
}

function requireRoom(journeys: unknown[]) {
  if (journeys.length >= journeysMax) throw appError("INVALID_INPUT", { fields: { journeyId: "too_big" } })
}
