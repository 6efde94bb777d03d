import type { FoodKey } from "../../food/food.ts"
import { weekWish } from "../../food/wish.ts"
import { eatenSlots, type Journey, type StruckFoods } from "../../journey/journey.ts"
import { own } from "../../own.ts"
import { mergeFields } from "../../timestamped.ts"
import type { Household } from "../household.ts"
import { findRecipe, type Library } from "../library.ts"
import { type Dishes, type Slot, slots } from "../slots.ts"

/** The foods that were taken out of a week. */
export function struckFoods({ struck }: Pick<Journey, "struck">): FoodKey[] {
  return Object.entries(struck?.values ?? {}).flatMap(([food, dishes]) => (dishes ? [food] : []))
}

/** The household with the foods that were taken out of a week as additional wishes. */
export function householdInWeek(household: Household, journey: Pick<Journey, "struck">): Household {
  const struck = struckFoods(journey)
  return struck.length === 0 ? household : { ...household, wishes: [...household.wishes, ...struck.map(weekWish)] }
}

/** The dishes that contain a food and are not eaten yet. */
export function dishesWith(library: Library, dishes: Dishes, food: FoodKey, journey: Journey): Dishes {
  const eaten = eatenSlots(journey)
  const needing = slots.filter((slot) => {
    const recipe = findRecipe(library, dishes[slot])
    return !eaten.includes(slot) && recipe?.ingredients.some((ingredient) => ingredient.food === food)
  })
  return Object.fromEntries(needing.map((slot) => [slot, dishes[slot]]))
}

/** Takes a food out of a week. A second call keeps the dishes of the first. `now` is as in mergeFields. */
export function withStruck<Any extends Journey>(journey: Any, food: FoodKey, dishes: Dishes, at: string, now?: string) {
  const stoodIn = { ...dishes, ...own(journey.struck?.values, food) }
  return { ...journey, struck: mergeFields<StruckFoods>(journey.struck, { [food]: stoodIn }, at, now) }
}

/** Puts a food back, together with those of its dishes that are not eaten yet. */
export function withPutBack<Any extends Journey>(journey: Any, food: FoodKey, at: string, now?: string): Any {
  const before = own(journey.struck?.values, food)
  const struck = mergeFields<StruckFoods>(journey.struck, { [food]: null }, at, now)
  if (!before || own(struck.values, food)) return { ...journey, struck }
  const eaten = eatenSlots(journey)
  const left = Object.entries(before).filter(([slot]) => !eaten.includes(slot as Slot))
  return { ...journey, struck, dishes: mergeFields<Dishes>(journey.dishes, Object.fromEntries(left), at, now) }
}
