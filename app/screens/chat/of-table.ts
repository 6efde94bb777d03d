import type { FoodKey } from "#domain/food/food.ts"
import { progressOf } from "#domain/journey/journey.ts"
import { checklistItems } from "#domain/journey/progress.ts"
import { fold } from "#domain/understanding/text.ts"
import { ahead, dishOf } from "./dish-links.ts"
import { dayMeant, dishesMeant, dishesOfWeek, hasAnyOf, type Placed } from "./dish-meant.ts"
import { suits } from "./from-food-topics.ts"
import { linesOfList, namesOfLines } from "./from-list.ts"
import { rawOf } from "./from-list-topics.ts"
import { answerOfWeek, isOver } from "./from-week.ts"
import { mealIn, says } from "./mentions.ts"
import { namesOf, type PlanAnswer, type PlanOfChat, type PlanTalk } from "./plan-talk.ts"

/** The dish of her week that a text names, by its title or by its day and meal. */
function placedIn(text: string, plan: PlanOfChat, talk: PlanTalk): Placed | undefined {
  const { dishes, isBy, meal, day = plan.today } = dishesMeant(text, plan, talk)
  if (isBy === "title" || meal) return dishes.find((dish) => dish.day >= plan.today)
  const eaten = says.lunching.test(fold(text)) ? "lunch" : undefined
  return ahead(plan).find((dish) => dish.day === day && dish.meal === eaten)
}

function tonightsDinner(text: string, plan: PlanOfChat): Placed | undefined {
  const day = dayMeant(text, plan) ?? plan.today
  return dishesOfWeek(plan).find((dish) => dish.day === day && dish.meal === "dinner")
}

/** What to do with the raw meat or fish of a postponed dish; empty if the dish has none. */
export function rawWaits({ recipe }: Pick<Placed, "recipe">, talk: PlanTalk): string[] {
  const raw = rawOf([recipe])
  return raw.length > 0 ? [talk.ofPlan("rawWaits", { foods: namesOf(raw, talk) })] : []
}

/** Foods that fit any day and need no preparation. */
const plainFoods: readonly FoodKey[] = ["banana", "apple", "wholemealBread"]

/** Suggests what to ask for when somebody wants to bring food, and that the dish of that meal can be postponed. */
export function answerOfBringing(text: string, plan: PlanOfChat, talk: PlanTalk): PlanAnswer | undefined {
  const dish = placedIn(text, plan, talk)
  const lines = dish
    ? [talk.ofPlan("bringOrAll", { ...dishOf(dish, talk), day: dish.day }), ...rawWaits(dish, talk)]
    : []
  const foods = plainFoods.filter((food) => suits(food, plan))
  const ask = foods.length > 0 ? [talk.ofPlan("bringAsk", { foods: namesOf(foods, talk) })] : []
  const said = [...ask, ...lines]
  return said.length > 0 ? { text: said.join(" ") } : undefined
}

/** Somebody has brought food, so the dish of that meal is postponed. */
export function answerOfBrought(text: string, plan: PlanOfChat, talk: PlanTalk): PlanAnswer | undefined {
  if (isOver(plan)) return undefined
  const dish = placedIn(text, plan, talk) ?? tonightsDinner(text, plan)
  if (!dish) return undefined
  return {
    text: [talk.ofPlan("waits", { ...dishOf(dish, talk), day: dish.day }), ...rawWaits(dish, talk)].join(" "),
  }
}

/** She eats a meal elsewhere, so its dish is postponed and the ingredients that only it needs are not bought. */
export function answerOfSkipping(text: string, plan: PlanOfChat, talk: PlanTalk): PlanAnswer | undefined {
  const meal = mealIn(text)
  const day = dayMeant(text, plan) ?? plan.today
  const dish = ahead(plan).find((each) => each.day === day && each.meal === meal)
  if (!dish) return undefined
  const others = ahead(plan).filter((each) => each !== dish)
  const alone = linesOfList(plan, talk).filter(({ state, food }) => {
    const isNeeded = (each: Placed) => food !== undefined && hasAnyOf(each.recipe, [food])
    return state === "toBuy" && isNeeded(dish) && !others.some(isNeeded)
  })
  const toLeave = alone.length > 0 ? [talk.ofPlan("skipBuy", { foods: namesOfLines(alone, talk.lang) })] : []
  return { text: [talk.ofPlan("skips", { ...dishOf(dish, talk), day: dish.day }), ...toLeave].join(" ") }
}

const between = new RegExp(says.between.source, "g")

/** The dish of the meal that a part of a message names, today's if it names no day. */
function dishIn(part: string, plan: PlanOfChat): Placed | undefined {
  const meal = mealIn(part)
  const day = dayMeant(part, plan) ?? plan.today
  return dishesOfWeek(plan).find((dish) => dish.meal === meal && dish.day === day)
}

/** Exchanges two meals that the message names, each with its own day. */
export function answerOfExchange(text: string, plan: PlanOfChat, talk: PlanTalk): PlanAnswer | undefined {
  const plain = fold(text)
  for (const { index, 0: word } of plain.matchAll(between)) {
    const [before, after] = [plain.slice(0, index), plain.slice(index + word.length)]
    if (!mealIn(before) || !mealIn(after)) continue
    const [one, other] = [dishIn(before, plan), dishIn(after, plan)]
    if (!one || !other || one === other) return undefined
    const raw = rawOf([one.recipe, other.recipe])
    const thaw = raw.length > 0 ? [talk.ofPlan("thaw", { foods: namesOf(raw, talk) })] : []
    const { title, id } = dishOf(one, talk)
    const told = { title, id, day: one.day, other: dishOf(other, talk).title, otherId: other.recipe.id }
    return { text: [talk.ofPlan("exchanged", { ...told, otherDay: other.day }), ...thaw].join(" ") }
  }
  return undefined
}

/** Answers how to tick a day that she did but forgot to tick. */
export function answerOfForgotten(plan: PlanOfChat, talk: PlanTalk): PlanAnswer | undefined {
  if (isOver(plan)) return answerOfWeek({ about: "missedDay" }, "", plan, talk, 12)
  const { day, checklist } = progressOf(plan.journey)
  const left = checklistItems.filter((item) => !checklist[item]).length
  return { text: talk.ofPlan("forgotTick", { day, left }) }
}
