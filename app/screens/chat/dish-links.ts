import { listOf } from "#app/language/format.ts"
import type { TopicQuestion } from "#domain/plan/questions/topic-question.ts"
import { titleIn } from "#domain/recipes/recipe.ts"
import { dishesMeant, dishesOfWeek, type Meant, type Placed } from "./dish-meant.ts"
import type { PlanOfChat, PlanTalk } from "./plan-talk.ts"

const namedMost = 6

/** The dishes of her week from today on. */
export const ahead = (plan: PlanOfChat) => dishesOfWeek(plan).filter(({ day }) => day >= plan.today)

/** The values that a message needs to name a dish as a link. */
export const dishOf = ({ recipe: { id } }: Placed, { titles }: PlanTalk) => ({ title: titleIn(titles, id), id })

/** The dishes that the asking clause means, or if it means none, those that the whole message means. */
export function meantBy({ clause }: TopicQuestion, text: string, plan: PlanOfChat, talk: PlanTalk): Meant {
  const inClause = dishesMeant(clause, plan, talk)
  return inClause.dishes.length > 0 ? inClause : dishesMeant(text, plan, talk)
}

/** The first six dishes as links, each with its day. */
export function named(dishes: readonly Placed[], talk: PlanTalk): string {
  const links = dishes
    .slice(0, namedMost)
    .map((dish) => talk.ofPlan("dishOnDay", { ...dishOf(dish, talk), day: dish.day }))
  return listOf(links, talk.lang)
}
