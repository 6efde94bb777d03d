import { toEatNow } from "#domain/plan/cooking/next-meal.ts"
import { type Meal, titleIn } from "#domain/recipes/recipe.ts"
import { allergensNamed } from "./from-week.ts"
import { offerNow } from "./offer-to-eat.ts"
import type { PlanAnswer, PlanOfChat, PlanTalk } from "./plan-talk.ts"

/**
 * Answers with the dish of one of today's meals: the one she names, else the next; between meals, a snack. `hour` is
 * 0-23.
 */
export function answerOfMealNow(
  asked: Meal | "snack" | undefined,
  plan: PlanOfChat,
  talk: PlanTalk,
  hour: number,
): PlanAnswer {
  const meal = asked ?? toEatNow(plan.journey, plan.today, hour)
  if (meal === "snack") return offerNow(plan, talk, hour)
  const recipe = plan.meals.find((each) => each.meal === meal)?.recipe
  if (!recipe) return { text: talk.t("planNoDish") }
  const named = talk.t("planMeal", { title: titleIn(talk.titles, recipe.id), id: recipe.id })
  const contains = allergensNamed(recipe, plan, talk)
  return { text: contains ? `${named}\n\n${contains} ${talk.ofPlan("untold")}` : named }
}
