import type { Kysely } from "kysely"
import { library } from "#content/library.ts"
import { isSuitable } from "#domain/food/exclusions.ts"
import { householdOf } from "#domain/plan/household.ts"
import { findRecipe } from "#domain/plan/library.ts"
import { type Dishes, dayAndMeal, type Slot } from "#domain/plan/slots.ts"
import { mayStandFor } from "#domain/plan/week/candidates.ts"
import type { Tables } from "../database/tables.ts"
import { appError } from "../errors.ts"
import { understoodWords } from "../profile/household/understood.ts"
import { readOwnRow } from "../sync/rows.ts"

/** Throws DISH_UNSUITABLE if a dish does not suit the user's household, is unknown, or belongs to another meal. */
export async function requireSuitable(db: Kysely<Tables>, userId: string, dishes: Dishes) {
  const onboarding = (await readOwnRow(db, userId, "onboarding"))?.row
  const { wishes } = householdOf(
    onboarding,
    (await readOwnRow(db, userId, "household"))?.row,
    understoodWords(onboarding?.values),
  )
  for (const [slot, id] of Object.entries(dishes) as [Slot, number][]) {
    const recipe = findRecipe(library, id)
    const isOfMeal = recipe && mayStandFor(recipe, dayAndMeal(slot).meal, wishes)
    const isFitting = isOfMeal && isSuitable(recipe, wishes, library.foods)
    if (!isFitting) throw appError("DISH_UNSUITABLE", { fields: { [`dishes.${slot}`]: "impossible" } })
  }
}
