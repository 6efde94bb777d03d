import * as z from "zod/mini"
import { peopleMax } from "./household.ts"
import type { CookedDishes, Journey } from "./journey.ts"
import { own } from "./own.ts"
import { mergeFields, type Timestamped } from "./timestamped.ts"

/** A dish may be cooked for two meals. */
export const cookedServingsMax = 2 * peopleMax

/** Twice the meals of a week: of more the oldest are forgotten. */
const cookedMost = 42

export const cookedKeySchema = z.string().check(z.regex(/^(recipe-[1-9]\d{0,3}|ahead-[a-z][a-zA-Z]{0,39})$/))
export const cookedServingsSchema = z.int().check(z.minimum(1), z.maximum(cookedServingsMax))

export function recipeKey(id: number): string {
  return `recipe-${id}`
}

/** Of what is cooked ahead, by the key of its preparation. */
export function aheadKey(preparation: string): string {
  return `ahead-${preparation}`
}

/** `servings`: null takes it back. `now` as in mergeFields. */
export function withCooked<Any extends Journey>(
  journey: Any,
  key: string,
  servings: number | null,
  at: string,
  now?: string,
): Any {
  return { ...journey, cooked: newest(mergeFields<CookedDishes>(journey.cooked, { [key]: servings }, at, now)) }
}

function newest(cooked: Timestamped<CookedDishes>): Timestamped<CookedDishes> {
  const { values, changedAt, ...rest } = cooked
  const keys = Object.keys(values)
  if (keys.length <= cookedMost) return cooked
  const byAge = (one: string, other: string) =>
    (own(changedAt, one) ?? "").localeCompare(own(changedAt, other) ?? "") || one.localeCompare(other)
  const kept = new Set(keys.toSorted(byAge).slice(-cookedMost))
  const only = <Value>(of: { [key: string]: Value }) =>
    Object.fromEntries(Object.entries(of).filter(([key]) => kept.has(key)))
  return { ...rest, values: only(values), changedAt: only(changedAt) }
}
