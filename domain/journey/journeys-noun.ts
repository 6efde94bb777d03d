import * as z from "zod/mini"
import { calendarDateSchema, wasWritableDay } from "../days/check-in.ts"
import { foodKeySchema } from "../food/wish.ts"
import { atLeastOne, type Known, type Moment, noun, present, type Written } from "../nouns/noun.ts"
import { cookedKeySchema, cookedServingsSchema, withCooked } from "../plan/cooking/cooked.ts"
import { dishesSchema } from "../plan/slots.ts"
import { withPutBack, withStruck } from "../plan/week/strike.ts"
import { meals } from "../recipes/recipe.ts"
import { laterOf } from "../timestamped.ts"
import { uuidSchema } from "../uuid.ts"
import {
  currentEdition,
  currentJourney,
  currentJourneyId,
  firstJourneyId,
  type Journey,
  journeyIdOf,
  journeysMax,
  markedMeals,
  withDishes,
  withEaten,
  withHardNight,
  withItem,
  withoutPlan,
} from "./journey.ts"
import { checklistItems, programmeDays } from "./progress.ts"

const meant = z.union([z.literal([firstJourneyId, currentJourneyId]), uuidSchema])
const day = z.int().check(z.minimum(1), z.maximum(programmeDays))
const week = z.int().check(z.minimum(1), z.maximum(10_000))

type Is = (value: unknown) => boolean
const isText: Is = (value) => typeof value === "string"
const isNumber: Is = (value) => typeof value === "number"
const isList: Is = (value) => Array.isArray(value)
const orNull =
  (is: Is): Is =>
  (value) =>
    value === null || is(value)
const isRecordOf =
  (is: Is): Is =>
  (value) =>
    typeof value === "object" && value !== null && !isList(value) && Object.values(value).every(is)

const byDay = <Value extends z.ZodMiniType>(value: Value) => z.record(z.string(), value)
/** A week has hundreds of keys, for which z.record would take longer than everything else in an operation. */
const withMoments = (is: Is) =>
  z.looseObject({ values: z.custom(isRecordOf(is)), changedAt: z.custom(isRecordOf(isText)) })
const rowSchema = z.looseObject({
  id: z.string(),
  startedAt: z.string(),
  changedAt: z.optional(z.string()),
  done: byDay(z.array(z.string())),
  doneOn: z.optional(byDay(z.record(z.string(), z.string()))),
  week: z.optional(z.number()),
  edition: z.optional(z.number()),
  dishes: z.optional(withMoments(isNumber)),
  hardNights: z.optional(withMoments(isList)),
  eaten: z.optional(byDay(z.array(z.string()))),
  struck: z.optional(withMoments(orNull(isRecordOf(isNumber)))),
  cooked: z.optional(withMoments(orNull(isNumber))),
  helped: z.optional(z.array(z.number())),
})

declare module "../nouns/noun.ts" {
  interface Rows {
    journeys: { [id: string]: Journey }
  }
}

export const journeys = noun("journeys", {
  kind: "journey",
  byToken: true,
  row: {
    schema: rowSchema as unknown as z.ZodMiniType<Journey>,
    // The first journey is created automatically, so any other with the same start must sort after it.
    sortOf: (id, { startedAt }) => (id === firstJourneyId ? startedAt : `${startedAt} `),
    limits: { rows: journeysMax, argument: "journeyId" },
    emptied: { with: "profile", left: withoutPlan },
    exported: (journey, { version }) => ({ ...journey, changedAt: journey.changedAt ?? journey.startedAt, version }),
  },
})
const { operation } = journeys
const readsMeant = ({ journeyId }: { journeyId: string }) => ({ keys: [journeyId], newest: true }) as const

/** The operations on journeys. None overwrites a journey, and an item that is done stays done. */
export const journeyOperations = {
  journeyStarted: operation({
    args: z.strictObject({ journeyId: uuidSchema, week: z.optional(week) }),
    reads: readsMeant,
    apply(journeys, { journeyId, week = 1 }, { at }) {
      if (journeys[journeyId]) return {}
      // The second of two journeys started in the same millisecond is dated one later, which keeps their order of
      // arrival.
      const isTaken = currentJourney(present(journeys))?.startedAt === at
      const startedAt = isTaken ? new Date(Date.parse(at) + 1).toISOString() : at
      return {
        [journeyId]: {
          id: journeyId,
          startedAt,
          done: {},
          edition: currentEdition,
          ...(week > 1 && { week }),
        },
      }
    },
  }),
  itemDone: operation({
    args: z.strictObject({
      journeyId: meant,
      day,
      item: z.enum(checklistItems),
      /** Older releases do not send the date; the UTC date of `at` is used instead. */
      date: z.optional(calendarDateSchema),
    }),
    reads: readsMeant,
    apply(journeys, { journeyId, day, item, date }, moment) {
      // If the device's date cannot be right, the UTC date of `at` is stored instead. Refusing the operation would lose
      // the item that she ticked.
      const { at, now } = moment
      const isPlausible = date && (now === undefined || wasWritableDay(date, { at, now }))
      const doneOn = isPlausible ? date : at.slice(0, 10)
      return changedJourney(journeys, journeyId, moment, (journey) => withItem(journey, day, item, doneOn))
    },
  }),
  mealEaten: operation({
    args: z.strictObject({ journeyId: meant, day, meal: z.enum(markedMeals) }),
    reads: readsMeant,
    apply: (journeys, { journeyId, day, meal }, moment) =>
      changedJourney(journeys, journeyId, moment, (journey) => withEaten(journey, day, meal)),
  }),
  dishesPlanned: operation({
    args: z.strictObject({ journeyId: meant, dishes: dishesSchema.check(atLeastOne) }),
    reads: readsMeant,
    apply: (journeys, { journeyId, dishes }, moment) =>
      changedJourney(journeys, journeyId, moment, (journey) => withDishes(journey, dishes, moment.at, moment.now)),
  }),
  /** An empty list undoes the hard night. */
  hardNightSet: operation({
    args: z.strictObject({ journeyId: meant, day, meals: z.array(z.enum(meals)).check(z.maxLength(meals.length)) }),
    reads: readsMeant,
    apply: (journeys, { journeyId, day, meals }, moment) =>
      changedJourney(journeys, journeyId, moment, (journey) =>
        withHardNight(journey, day, meals, moment.at, moment.now),
      ),
  }),
  /** `dishes` are those that contained the food; putting it back restores them. */
  foodStruck: operation({
    args: z.strictObject({ journeyId: meant, food: foodKeySchema, dishes: dishesSchema }),
    reads: readsMeant,
    apply: (journeys, { journeyId, food, dishes }, moment) =>
      changedJourney(journeys, journeyId, moment, (journey) =>
        withStruck(journey, food, dishes, moment.at, moment.now),
      ),
  }),
  /** Records that a dish was cooked, at the last step of cooking or preparing; null undoes it. */
  dishCooked: operation({
    args: z.strictObject({ journeyId: meant, key: cookedKeySchema, servings: z.nullable(cookedServingsSchema) }),
    reads: readsMeant,
    apply: (journeys, { journeyId, key, servings }, moment) =>
      changedJourney(journeys, journeyId, moment, (journey) =>
        withCooked(journey, key, servings, moment.at, moment.now),
      ),
  }),
  foodPutBack: operation({
    args: z.strictObject({ journeyId: meant, food: foodKeySchema }),
    reads: readsMeant,
    apply: (journeys, { journeyId, food }, moment) =>
      changedJourney(journeys, journeyId, moment, (journey) => withPutBack(journey, food, moment.at, moment.now)),
  }),
}

/** Changes the journey that an operation means; one that has not begun begins with the change. */
export function changedJourney(
  journeys: Known<Journey>,
  meant: string,
  { at }: Moment,
  change: (journey: Journey) => Journey,
): Written<Journey> {
  const id = journeyIdOf(present(journeys), meant)
  const journey = journeys[id] ?? { id, startedAt: at, done: {}, edition: currentEdition }
  return { [id]: { ...change(journey), changedAt: laterOf(journey.changedAt ?? journey.startedAt, at) } }
}
