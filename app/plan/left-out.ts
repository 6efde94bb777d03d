import { nameable } from "#content/food-groups.ts"
import { leftOutBy } from "#domain/food/left-out.ts"
import { foodOfWeekWish, type UnderstoodWishes } from "#domain/food/wish.ts"
import type { KnownLeftOut } from "#domain/marked-text.ts"
import { ownKey, type Rows } from "#domain/nouns/noun.ts"
import { type Household, householdOf } from "#domain/plan/household.ts"
import { foodsOf } from "#domain/plan/library.ts"
import type { PlannedWeek } from "#domain/plan/week/plan-week.ts"
import { eatenOn } from "#domain/plan/week/planned-day.ts"

const known = new WeakMap<Household["wishes"], KnownLeftOut>()

export function leftOutFor({ wishes }: Pick<Household, "wishes">): KnownLeftOut {
  const leftOut = known.get(wishes) ?? leftOutBy(wishes, nameable)
  known.set(wishes, leftOut)
  return leftOut
}

/**
 * Returns the foods and families of foods that she leaves out, from her own words as understood and from what she has
 * selected.
 */
export function leftOutOf(
  { onboarding, household }: Pick<Rows, "onboarding" | "household">,
  understood: UnderstoodWishes,
): KnownLeftOut {
  return leftOutFor(householdOf(onboarding[ownKey], household[ownKey], understood))
}

/** Also leaves out the foods that she avoids only this week, unless her week has another food of their kind. */
export function leftOutInWeek(household: Pick<Household, "wishes">, { days }: Pick<PlannedWeek, "days">): KnownLeftOut {
  if (household.wishes.every((wish) => foodOfWeekWish(wish) === undefined)) return leftOutFor(household)
  return leftOutBy(household.wishes, nameable, foodsOf(days.flatMap(eatenOn)))
}
