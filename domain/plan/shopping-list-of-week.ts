import { isSuitable, lackedBy } from "../exclusions.ts"
import type { Food, Foods } from "../food.ts"
import { meals } from "../recipe.ts"
import { type ShoppingAisle, shoppingList } from "../shopping-list.ts"
import type { Household } from "./household.ts"
import type { PlannedWeek } from "./plan-week.ts"

/** Meals for everyone, extras for herself. A dish eaten before she left out one of its foods is not bought again. */
export function shoppingListOfWeek(
  { days }: Pick<PlannedWeek, "days">,
  { people, wishes }: Household,
  foods: Foods,
): ShoppingAisle[] {
  const planned = days.flatMap((day) => meals.flatMap((meal) => day[meal]?.recipe ?? []))
  const dishes = planned.filter((recipe) => isSuitable(recipe, wishes, foods))
  const extras = days.flatMap(({ snacks, seconds }) => [...snacks, ...seconds])
  const sold = lackedBy(wishes).includes("stove") ? soldReady(foods) : foods
  return shoppingList([...dishes.map(({ ingredients }) => ({ ingredients, people })), ...extras], sold)
}

/** Nothing is boiled: dried beans are bought in tins. */
function soldReady(foods: Foods): Foods {
  const ready = (food: Food): Food => ({ ...food, sold: food.soldReady ?? food.sold })
  return Object.fromEntries(Object.entries(foods).map(([key, food]) => [key, ready(food)]))
}
