import type { EntryOfPlan } from "#app/chat/from-plan.ts"
import { library } from "#content/library.ts"
import type { FoodKey } from "#domain/food/food.ts"
import { editionOf } from "#domain/journey/journey.ts"
import { nextMeal } from "#domain/plan/cooking/next-meal.ts"
import { libraryIn } from "#domain/plan/week/editions.ts"
import { type Ingredient, type Meal, type Recipe, titleIn } from "#domain/recipes/recipe.ts"
import { fold } from "#domain/understanding/text.ts"
import { ahead } from "./dish-links.ts"
import { dishesOfWeek, hasAnyOf } from "./dish-meant.ts"
import type { PlanAnswer, PlanOfChat, PlanTalk } from "./plan-talk.ts"

export type Answer = PlanAnswer | EntryOfPlan | undefined
/** A dish outside her week has only a recipe, without day and meal. */
export type DishAsked = { recipe: Recipe; day?: number; meal?: Meal }
export type Asked = {
  dish: DishAsked | undefined
  /** True if she named the dish; false if it is only the one that she would cook next. */
  isNamed: boolean
  food: string | undefined
  keys: readonly FoodKey[]
  day: number | undefined
  meal: Meal | undefined
  plan: PlanOfChat
  talk: PlanTalk
  hour: number
}

/** The dish with this title: the next one in her week, else one of all recipes. */
export function dishTitled(title: string, plan: PlanOfChat, { titles }: Pick<PlanTalk, "titles">) {
  const isMeant = (id: number) => fold(titleIn(titles, id)) === fold(title)
  const inWeek = dishesOfWeek(plan).filter(({ recipe }) => isMeant(recipe.id))
  const placed = inWeek.find(({ day }) => day >= plan.today) ?? inWeek[0]
  if (placed) return placed
  const recipe = libraryIn(editionOf(plan.journey), library).recipes.find(({ id }) => isMeant(id))
  return recipe && { recipe }
}

/** The dish that she would cook next. `hour` is 0-23. */
export function nextDish(plan: PlanOfChat, hour: number): DishAsked | undefined {
  const meal = nextMeal(plan.journey, plan.today, hour) ?? "dinner"
  const today = ahead(plan).filter(({ day }) => day === plan.today)
  return today.find((dish) => dish.meal === meal) ?? today[0]
}

export const linkTo = ({ recipe: { id } }: DishAsked, { titles }: PlanTalk) => ({ title: titleIn(titles, id), id })

/** Wraps a function that answers about a dish: if no dish is meant, the answer says that none fits. */
export function ofDish(say: (dish: DishAsked, asked: Asked) => Answer) {
  return (asked: Asked): Answer => (asked.dish ? say(asked.dish, asked) : { text: asked.talk.t("planNoDish") })
}

export function holding({ recipe }: DishAsked, keys: readonly FoodKey[]): Ingredient[] {
  return recipe.ingredients.filter((ingredient) => hasAnyOf({ ...recipe, ingredients: [ingredient] }, keys))
}

export function hasNot(dish: DishAsked, { food = "", talk }: Asked): PlanAnswer {
  return { text: talk.ofPlan("hasNot", { ...linkTo(dish, talk), foods: food }) }
}
