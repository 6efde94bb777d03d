import { isSuitable } from "../exclusions.ts"
import type { Foods } from "../food.ts"
import { meals } from "../recipe.ts"
import { type ShoppingAisle, shoppingList } from "../shopping-list.ts"
import type { Household } from "./household.ts"
import type { PlannedWeek } from "./plan-week.ts"

/**
 * What a week needs: the meals for everyone she cooks for, the snacks and second helpings for herself. A dish that was eaten
 * before she left out one of its foods is not bought again.
 */
export function shoppingListOfWeek(
  { days }: Pick<PlannedWeek, "days">,
  { people, wishes }: Household,
  foods: Foods,
): ShoppingAisle[] {
  const planned = days.flatMap((day) => meals.flatMap((meal) => day[meal]?.recipe ?? []))
  const dishes = planned.filter((recipe) => isSuitable(recipe, wishes, foods))
  const extras = days.flatMap(({ snacks, seconds }) => [...snacks, ...seconds])
  return shoppingList([...dishes.map(({ ingredients }) => ({ ingredients, people })), ...extras], foods)
}
