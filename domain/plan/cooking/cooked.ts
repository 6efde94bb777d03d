import * as z from "zod/mini"
import type { CookedDishes, Journey } from "../../journey/journey.ts"
import { own } from "../../own.ts"
import { peopleMax } from "../../profile/household.ts"
import { mergeFields, type Timestamped, withFields } from "../../timestamped.ts"

/** The maximum number of servings of one dish, because a dish may be cooked for two meals at once. */
export const cookedServingsMax = 2 * peopleMax

/**
 * The number of cooked dishes that are recorded is enough for the 21 meals of a week and what is prepared ahead; beyond
 * it the oldest records are dropped.
 */
const cookedMost = 28

export const cookedKeySchema = z.string().check(z.regex(/^(recipe-[1-9]\d{0,3}|ahead-[a-z][a-zA-Z]{0,39})$/))
export const cookedServingsSchema = z.int().check(z.minimum(1), z.maximum(cookedServingsMax))

export function recipeKey(id: number): string {
  return `recipe-${id}`
}

/** The key under which a preparation is recorded as cooked. */
export function aheadKey(preparation: string): string {
  return `ahead-${preparation}`
}

/**
 * Records a dish as cooked at `at`; null servings undo it. A stored time later than `now` counts as older, because the
 * clock has been set back since.
 */
export function withCooked<Any extends Journey>(
  journey: Any,
  key: string,
  servings: number | null,
  at: string,
  now?: string,
): Any {
  return { ...journey, cooked: newest(mergeFields<CookedDishes>(journey.cooked, { [key]: servings }, at, now)) }
}

/** Drops the oldest record; one is enough, because records are added one at a time. */
function newest(cooked: Timestamped<CookedDishes>): Timestamped<CookedDishes> {
  const keys = Object.keys(cooked.values)
  if (keys.length <= cookedMost) return cooked
  const age = (key: string) => own(cooked.changedAt, key) ?? ""
  const isOlder = (key: string, than: string) => age(key) < age(than) || (age(key) === age(than) && key < than)
  const oldest = keys.reduce((first, key) => (isOlder(key, first) ? key : first))
  return withFields(cooked, (key) => key !== oldest)
}
