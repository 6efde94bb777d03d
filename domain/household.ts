import * as z from "zod/mini"
import { calendarDateSchema } from "./check-in.ts"
import { priceBands } from "./food.ts"
import { foodKeySchema, wishSchema } from "./wish.ts"

export const peopleMax = 8
const mealMinutes = { min: 5, max: 240 }
const listMax = 300

/** What she settled about food beside what she wrote in her own words. Null: as her words have it. */
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
  /** The baby's. */
  birthDate: z.nullable(calendarDateSchema),
})
export type HouseholdFields = z.infer<typeof householdSchema>
