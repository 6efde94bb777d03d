import * as z from "zod/mini"
import { shortWordsEndDay } from "../care/short-words.ts"
import { calendarDateSchema } from "../days/check-in.ts"
import { applianceSchema, appliances } from "../food/appliance.ts"
import { priceBands } from "../food/food.ts"
import { foodKeySchema, wishSchema } from "../food/wish.ts"

export const peopleMax = 8
const mealMinutes = { min: 5, max: 240 }
const listMax = 300

/** For a field that is null, her answers in her own words decide. */
export const householdSchema = z.strictObject({
  without: z.array(wishSchema).check(z.maxLength(listMax)),
  notMeant: z.array(wishSchema).check(z.maxLength(listMax)),
  likes: z.array(foodKeySchema).check(z.maxLength(listMax)),
  people: z.int().check(z.minimum(1), z.maximum(peopleMax)),
  minutes: z.nullable(z.int().check(z.minimum(mealMinutes.min), z.maximum(mealMinutes.max))),
  priceBand: z.nullable(z.literal([...priceBands])),
  cooksOnFewDays: z.boolean(),
  lacks: z.array(applianceSchema).check(z.maxLength(appliances.length)),
  birthDate: z.nullable(calendarDateSchema),
  isFeedingMixed: z.boolean(),
  /** The day since the birth of the last short word that she has read. */
  shortWordDay: z.int().check(z.minimum(0), z.maximum(shortWordsEndDay)),
})
export type HouseholdFields = z.infer<typeof householdSchema>

export const foodFieldsSchema = z.omit(householdSchema, { isFeedingMixed: true, shortWordDay: true })
export type FoodFields = z.infer<typeof foodFieldsSchema>
