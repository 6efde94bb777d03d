import { excludes, isSuitable, lackedBy } from "../../food/exclusions.ts"
import type { Foods } from "../../food/food.ts"
import type { Wish } from "../../food/wish.ts"
import { programmeDays } from "../../journey/progress.ts"
import { own } from "../../own.ts"
import { type Meal, meals, type Recipe, type RecipeKind } from "../../recipes/recipe.ts"
import type { Household } from "../household.ts"
import type { Library } from "../library.ts"

export type Candidates = Record<Meal, readonly Recipe[]>

const standIn: Partial<Record<Meal, RecipeKind>> = { lunch: "quick", dinner: "quick" }

/** That nothing she told leaves out. */
export function candidatesByMeal(library: Library, wishes: readonly Wish[]): Candidates {
  const [breakfast, lunch, dinner] = meals.map((meal) => candidatesFor(library, wishes, meal))
  return { breakfast, lunch, dinner } as Candidates
}

function candidatesFor({ recipes, foods }: Library, wishes: readonly Wish[], meal: Meal): readonly Recipe[] {
  const of = (kind: RecipeKind) => recipes.filter((recipe) => recipe.kind === kind && isSuitable(recipe, wishes, foods))
  const own = of(meal)
  const other = standInFor(meal, wishes)
  return own.length < programmeDays && other ? [...own, ...of(other)] : own
}

/** Those without foods that stand in for what nobody leaves out, where enough are left. */
export function withoutStandIns(candidates: Candidates, household: Tastes, foods: Foods): Candidates {
  const [breakfast, lunch, dinner] = meals.map((meal) => {
    const asked = candidates[meal].filter((recipe) => !hasStandIn(recipe, household, foods))
    return asked.length < programmeDays ? candidates[meal] : asked
  })
  return { breakfast, lunch, dinner } as Candidates
}

type Tastes = Pick<Household, "wishes" | "likes">

/** Whether a dish has a food, such as pasta without gluten, that stands in for one that she eats; unless she likes it. */
export function hasStandIn({ ingredients }: Pick<Recipe, "ingredients">, { wishes, likes }: Tastes, foods: Foods) {
  return ingredients.some(({ food }) => {
    const ordinary = own(foods, food)?.standsInFor
    return ordinary && !likes.includes(food) && !wishes.some((wish) => excludes(wish, ordinary, foods))
  })
}

/** Whether a recipe may stand for a meal, also in place of dishes that her kitchen does not allow. */
export function mayStandFor({ kind }: Pick<Recipe, "kind">, meal: Meal, wishes: readonly Wish[]): boolean {
  return kind === meal || kind === standInFor(meal, wishes)
}

function standInFor(meal: Meal, wishes: readonly Wish[]): RecipeKind | undefined {
  return lackedBy(wishes).length > 0 ? standIn[meal] : undefined
}
