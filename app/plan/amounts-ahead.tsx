import { useFoodName } from "#app/language/food-names.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { library } from "#content/library.ts"
import type { FoodKey } from "#domain/food/food.ts"
import { type AmountAhead, amountsAhead, amountsOf, gramsIn } from "#domain/plan/cooking/amounts-ahead.ts"
import type { PreparationOfDay } from "#domain/plan/cooking/preparations.ts"
import type { Preparation } from "#domain/plan/library.ts"
import type { Plan } from "#domain/plan/week/plan-of.ts"
import type { Recipe } from "#domain/recipes/recipe.ts"

/** Lists how much of each food is cooked ahead. */
export function AmountsAhead({ amounts }: { amounts: readonly AmountAhead[] }) {
  const t = useMessages("plan")
  const foodName = useFoodName()
  return amounts.map(({ food, grams }) => (
    <span key={food} className="block font-semibold">
      {t("rawWeight", { food: foodName(food).toLowerCase(), grams })}
    </span>
  ))
}

type OfDayProps = { preparation: PreparationOfDay; plan: Pick<Plan, "week" | "household"> }

export function AmountsOfDay({ preparation, plan: { week, household } }: OfDayProps) {
  return <AmountsAhead amounts={amountsAhead(library, week, preparation, household.people)} />
}

type OfRecipeProps = { preparation: Preparation; recipe: Recipe; servings: number }

export function AmountsOfRecipe({ preparation, recipe, servings }: OfRecipeProps) {
  const gramsOf = (food: FoodKey) => (gramsIn([recipe], food) * servings) / recipe.servings
  return <AmountsAhead amounts={amountsOf(library, preparation, gramsOf)} />
}
