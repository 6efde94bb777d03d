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

/** For each meal, the recipes that respect all her wishes. */
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

/** Leaves out dishes with substitutes for foods that she does eat, if enough dishes remain. */
export function withoutStandIns(candidates: Candidates, household: Tastes, foods: Foods): Candidates {
  const [breakfast, lunch, dinner] = meals.map((meal) => {
    const asked = candidates[meal].filter((recipe) => !hasStandIn(recipe, household, foods))
    return asked.length < programmeDays ? candidates[meal] : asked
  })
  return { breakfast, lunch, dinner } as Candidates
}

type Tastes = Pick<Household, "wishes" | "likes">

/**
 * True if a dish has a substitute, such as gluten-free pasta, for a food that she does eat, unless she likes the
 * substitute.
 */
export function hasStandIn({ ingredients }: Pick<Recipe, "ingredients">, { wishes, likes }: Tastes, foods: Foods) {
  return ingredients.some(({ food }) => {
    const ordinary = own(foods, food)?.standsInFor
    return ordinary && !likes.includes(food) && !wishes.some((wish) => excludes(wish, ordinary, foods))
  })
}

/** True if a recipe suits a meal, either by its kind or as a replacement for dishes that her kitchen cannot make. */
export function mayStandFor({ kind }: Pick<Recipe, "kind">, meal: Meal, wishes: readonly Wish[]): boolean {
  return kind === meal || kind === standInFor(meal, wishes)
}

function standInFor(meal: Meal, wishes: readonly Wish[]): RecipeKind | undefined {
  return lackedBy(wishes).length > 0 ? standIn[meal] : undefined
}
