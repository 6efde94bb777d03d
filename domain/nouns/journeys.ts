import * as z from "zod/mini"
import { calendarDateSchema, isWritableDay } from "../check-in.ts"
import { cookedKeySchema, cookedServingsSchema, withCooked } from "../cooked.ts"
import {
  currentEdition,
  currentJourney,
  currentJourneyId,
  firstJourneyId,
  type Journey,
  journeyIdOf,
  markedMeals,
  withDishes,
  withEaten,
  withHardNight,
  withItem,
} from "../journey.ts"
import { dishesSchema } from "../plan/slots.ts"
import { withPutBack, withStruck } from "../plan/strike.ts"
import { checklistItems, programmeDays } from "../progress.ts"
import { meals } from "../recipe.ts"
import { uuidSchema } from "../uuid.ts"
import { foodKeySchema } from "../wish.ts"
import { atLeastOne, type Changed, type Known, type Moment, noun, present } from "./noun.ts"

const meant = z.union([z.literal([firstJourneyId, currentJourneyId]), uuidSchema])
const day = z.int().check(z.minimum(1), z.maximum(programmeDays))
const week = z.int().check(z.minimum(1), z.maximum(10_000))
export const journeys = noun("journeys", { byToken: true })
const { operation } = journeys
const readsMeant = ({ journeyId }: { journeyId: string }) => ({ keys: [journeyId], current: true }) as const

/** None is overwritten, and a done item stays done. */
export const journeyOperations = {
  journeyStarted: operation({
    args: z.strictObject({ journeyId: uuidSchema, week: z.optional(week) }),
    reads: readsMeant,
    apply(journeys, { journeyId, week = 1 }, { at }) {
      if (journeys[journeyId]) return {}
      // Two of the same millisecond keep their order of arrival.
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
      /** Without it (older releases), the date of `at` in UTC. */
      date: z.optional(calendarDateSchema),
    }),
    reads: readsMeant,
    apply(journeys, { journeyId, day, item, date }, moment) {
      // A device's clock never loses a tick.
      const isPlausible = date && (moment.now === undefined || isWritableDay(date, new Date(moment.now)))
      const doneOn = isPlausible ? date : moment.at.slice(0, 10)
      return changed(journeys, journeyId, moment, (journey) => withItem(journey, day, item, doneOn))
    },
  }),
  mealEaten: operation({
    args: z.strictObject({ journeyId: meant, day, meal: z.enum(markedMeals) }),
    reads: readsMeant,
    apply: (journeys, { journeyId, day, meal }, moment) =>
      changed(journeys, journeyId, moment, (journey) => withEaten(journey, day, meal)),
  }),
  dishesPlanned: operation({
    args: z.strictObject({ journeyId: meant, dishes: dishesSchema.check(atLeastOne) }),
    reads: readsMeant,
    apply: (journeys, { journeyId, dishes }, moment) =>
      changed(journeys, journeyId, moment, (journey) => withDishes(journey, dishes, moment.at, moment.now)),
  }),
  /** An empty list takes it back. */
  hardNightSet: operation({
    args: z.strictObject({ journeyId: meant, day, meals: z.array(z.enum(meals)).check(z.maxLength(meals.length)) }),
    reads: readsMeant,
    apply: (journeys, { journeyId, day, meals }, moment) =>
      changed(journeys, journeyId, moment, (journey) => withHardNight(journey, day, meals, moment.at, moment.now)),
  }),
  /** `dishes`: those it stood in, put back with it. */
  foodStruck: operation({
    args: z.strictObject({ journeyId: meant, food: foodKeySchema, dishes: dishesSchema }),
    reads: readsMeant,
    apply: (journeys, { journeyId, food, dishes }, moment) =>
      changed(journeys, journeyId, moment, (journey) => withStruck(journey, food, dishes, moment.at, moment.now)),
  }),
  /** By the last tap of cooking or preparing. Null takes it back. */
  dishCooked: operation({
    args: z.strictObject({ journeyId: meant, key: cookedKeySchema, servings: z.nullable(cookedServingsSchema) }),
    reads: readsMeant,
    apply: (journeys, { journeyId, key, servings }, moment) =>
      changed(journeys, journeyId, moment, (journey) => withCooked(journey, key, servings, moment.at, moment.now)),
  }),
  foodPutBack: operation({
    args: z.strictObject({ journeyId: meant, food: foodKeySchema }),
    reads: readsMeant,
    apply: (journeys, { journeyId, food }, moment) =>
      changed(journeys, journeyId, moment, (journey) => withPutBack(journey, food, moment.at, moment.now)),
  }),
}

function changed(
  journeys: Known<Journey>,
  meant: string,
  { at }: Moment,
  change: (journey: Journey) => Journey,
): Changed<Journey> {
  const id = journeyIdOf(present(journeys), meant)
  return { [id]: change(journeys[id] ?? { id, startedAt: at, done: {}, edition: currentEdition }) }
}
