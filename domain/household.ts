import * as z from "zod/mini"
import { applianceSchema, appliances } from "./appliance.ts"
import { calendarDateSchema } from "./check-in.ts"
import { priceBands } from "./food.ts"
import { foodKeySchema, wishSchema } from "./wish.ts"

export const peopleMax = 8
const mealMinutes = { min: 5, max: 240 }
const listMax = 300

/** What she settled about food and her baby, beside what she wrote in her own words. Null: as her words have it. */
export const householdSchema = z.strictObject({
  /** Left out beside what her words leave out. */
  without: z.array(wishSchema).check(z.maxLength(listMax)),
  /** Understood from her words, and not meant. */
  notMeant: z.array(wishSchema).check(z.maxLength(listMax)),
  likes: z.array(foodKeySchema).check(z.maxLength(listMax)),
  /** For how many she cooks. */
  people: z.int().check(z.minimum(1), z.maximum(peopleMax)),
  /** The most minutes for one meal. */
  minutes: z.nullable(z.int().check(z.minimum(mealMinutes.min), z.maximum(mealMinutes.max))),
  priceBand: z.nullable(z.literal([...priceBands])),
  /** Whether she wishes to cook on few days of the week. */
  cooksOnFewDays: z.boolean(),
  /** What her kitchen does not have. */
  lacks: z.array(applianceSchema).check(z.maxLength(appliances.length)),
  /** The baby's. */
  birthDate: z.nullable(calendarDateSchema),
  /** Whether her baby has the breast and the bottle; of a mother who breastfeeds. */
  isFeedingMixed: z.boolean(),
})
export type HouseholdFields = z.infer<typeof householdSchema>

/** Of these, what she settles about food. */
export const foodFieldsSchema = z.omit(householdSchema, { isFeedingMixed: true })
export type FoodFields = z.infer<typeof foodFieldsSchema>
