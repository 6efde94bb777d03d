import { journeyIdOf, withItem } from "#domain/journey.ts"
import { laterOf } from "#domain/timestamped.ts"
import { appError } from "../errors.ts"
import type { OperationContext, SyncedNoun } from "../sync/noun.ts"
import { countJourneys, findJourney, readCurrentJourney, readJourneys, storeJourney } from "./data.ts"

/** More than one a day for ten years. */
const journeysMax = 4000

/** Her journeys through the seven days: none is overwritten, and a done item stays done. */
export const journeyNoun: SyncedNoun = {
  noun: "journeys",
  handlers: {
    async journeyStarted(context, { journeyId: id }) {
      const { db, userId, at, version } = context
      if (await findJourney(db, userId, id)) return
      await requireRoom(context)
      const current = await readCurrentJourney(db, userId)
      // Two journeys started at the same millisecond keep their order of arrival.
      const startedAt = current?.startedAt === at ? new Date(Date.parse(at) + 1).toISOString() : at
      await storeJourney(db, userId, { id, startedAt, changedAt: startedAt, done: {}, version })
    },
    async itemDone(context, { journeyId, day, item }) {
      const { db, userId, at, version } = context
      const current = await readCurrentJourney(db, userId)
      const id = journeyIdOf(current ? [current] : [], journeyId)
      const journey = current?.id === id ? current : await findJourney(db, userId, id)
      if (!journey) await requireRoom(context)
      const before = journey ?? { id, startedAt: at, changedAt: at, done: {} }
      const changedAt = laterOf(before.changedAt, at)
      await storeJourney(db, userId, { ...before, ...withItem(before, day, item), changedAt, version })
    },
  },
  async read(db, userId, since) {
    const journeys = await readJourneys(db, userId, since ?? undefined)
    return journeys.map(({ version, changedAt: _changedAt, ...row }) => ({ key: row.id, version, row }))
  },
}

async function requireRoom({ db, userId }: OperationContext) {
  const journeys = await countJourneys(db, userId)
  if (journeys >= journeysMax) throw appError("INVALID_INPUT", { fields: { journeyId: "too_big" } })
}
