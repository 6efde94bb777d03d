import { library } from "#content/library.ts"
import type { Appliance } from "#domain/food/appliance.ts"
import type { UnderstoodWishes } from "#domain/food/wish.ts"
import type { Journey } from "#domain/journey/journey.ts"
import { householdOf } from "#domain/plan/household.ts"
import { changedDishes, type Dishes } from "#domain/plan/slots.ts"
import { dishesBack } from "#domain/plan/week/comes-back.ts"
import { planOf } from "#domain/plan/week/plan-of.ts"
import { planWeek } from "#domain/plan/week/plan-week.ts"
import type { FoodFields } from "#domain/profile/household.ts"
import type { Onboarding } from "#domain/profile/onboarding.ts"

type Told = {
  answers: Onboarding
  settled: FoodFields
  understood: UnderstoodWishes
  /** True if she now wants to cook on fewer days; the days after today are then planned anew. */
  isNewlyFewDays: boolean
  lacked: readonly Appliance[]
}

export function followWishes(
  journeys: readonly Journey[],
  { answers, settled, understood, isNewlyFewDays, lacked }: Told,
): { journeyId: string; dishes: Dishes } {
  const told = { values: answers, changedAt: {} }
  const lasting = householdOf(told, { values: settled, changedAt: {} }, understood)
  const { household, journey, journeying, week: before, today } = planOf(library, journeys, lasting)
  const isPlanned = journeys.some(({ id }) => id === journey.id)
  if (!isPlanned) return { journeyId: journey.id, dishes: {} }
  const { dishes } = planWeek(library, household, {
    ...journeying,
    dishes: { ...before.dishes, ...dishesBack(library, household, journeying, lacked) },
    isRevised: true,
    ...(isNewlyFewDays && { anewFrom: today + 1 }),
  })
  return { journeyId: journey.id, dishes: changedDishes(before.dishes, dishes) }
}
