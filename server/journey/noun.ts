import { type Journey, journeyIdOf, withDishes, withHardNight, withItem } from "#domain/journey.ts"
import { laterOf } from "#domain/timestamped.ts"
import { isWritableDay } from "../check-in/writable-day.ts"
import { appError } from "../errors.ts"
import { rowsAtOnce } from "../sync/cursor.ts"
import type { OperationContext, SyncedNoun } from "../sync/noun.ts"
import { countJourneys, findJourney, readChangedJourneys, readCurrentJourney, storeJourney } from "./data.ts"
import { requireSuitable } from "./suitable.ts"

/** One a week for ten years. */
export const journeysMax = 520

/** Her journeys through the seven days: none is overwritten, and a done item stays done. */
export const journeyNoun: SyncedNoun = {
  noun: "journeys",
  handlers: {
    async journeyStarted(context, { journeyId: id, week = 1 }) {
      const { db, userId, at, version } = context
      if (await findJourney(db, userId, id)) return
      await requireRoom(context)
      const current = await readCurrentJourney(db, userId)
      // Two journeys started at the same millisecond keep their order of arrival.
      const startedAt = current?.startedAt === at ? new Date(Date.parse(at) + 1).toISOString() : at
      await storeJourney(db, userId, { id, startedAt, changedAt: startedAt, done: {}, week, version })
    },
    itemDone: (context, { journeyId, day, item, date }) => {
      // A tick is never lost for the clock of a device.
      const doneOn = date && isWritableDay(date, context.now) ? date : context.at.slice(0, 10)
      return change(context, journeyId, (journey) => withItem(journey, day, item, doneOn))
    },
    async dishesPlanned(context, { journeyId, dishes }) {
      await requireSuitable(context.db, context.userId, dishes)
      await change(context, journeyId, (journey) => withDishes(journey, dishes, context.at, context.now.toISOString()))
    },
    hardNightSet: (context, { journeyId, day, meals }) =>
      change(context, journeyId, (journey) =>
        withHardNight(journey, day, meals, context.at, context.now.toISOString()),
      ),
  },
  // A withdrawal takes the dishes with it.
  alsoChangedBy: ["consentWithdrawn"],
  rowsAtOnce: rowsAtOnce.small,
  async read(db, userId, _since, after) {
    const journeys = await readChangedJourneys(db, userId, after)
    return journeys.map(({ version, changedAt: _changedAt, ...row }) => ({ key: row.id, version, row }))
  },
}

/** Changes the journey that is meant; one that is not there yet begins. */
async function change(context: OperationContext, meant: string, apply: (journey: Journey) => Journey) {
  const { db, userId, at, version } = context
  const current = await readCurrentJourney(db, userId)
  const id = journeyIdOf(current ? [current] : [], meant)
  const journey = current?.id === id ? current : await findJourney(db, userId, id)
  if (!journey) await requireRoom(context)
  const before = journey ?? { id, startedAt: at, changedAt: at, done: {} }
  const changedAt = laterOf(before.changedAt, at)
  await storeJourney(db, userId, { ...before, ...apply(before), changedAt, version })
}

async function requireRoom({ db, userId }: OperationContext) {
  const journeys = await countJourneys(db, userId)
  if (journeys >= journeysMax) throw appError("INVALID_INPUT", { fields: { journeyId: "too_big" } })
}
