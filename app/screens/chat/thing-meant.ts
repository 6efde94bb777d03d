import type { Thing } from "#content/plan-words/all-of.ts"
import { foodsNamedIn } from "#domain/food/foods-named.ts"
import type { LikelyKinds } from "#domain/plan/questions/kind-model.ts"
import type { KindOfQuestion } from "#domain/plan/questions/kinds.ts"
import { type Recipe, titleIn } from "#domain/recipes/recipe.ts"
import { fold } from "#domain/understanding/text.ts"
import { dishElsewhere, dishesMeant, isSaidToBe, wordsSaidOf } from "./dish-meant.ts"
import type { FoodNamed } from "./facts-of-dish.ts"
import type { PlanOfChat, PlanTalk } from "./plan-talk.ts"

/** `name` is what the thing is called; `foods` are those that the message names with a dish. */
export type ThingMeant = { thing: Thing; name: string; foods: readonly FoodNamed[] }

/** A word that stands for more foods than this ("vegetables") does not identify one. */
const foodsMost = 10
const foodsShown = 2

/** Kinds of question about the whole week or about the app, which no single thing answers. */
const ofNoThing: readonly KindOfQuestion[] = [
  "nextWeek",
  "startOver",
  "quickest",
  "cost",
  "sharing",
  "printed",
  "helper",
  "reminders",
  "offline",
  "diet",
  "snack",
  "hardNight",
  "favourites",
  "pause",
  "whoWrote",
  "whereIs",
  "remembers",
  "aisles",
  "dayMeals",
  "whichDay",
  "missedDay",
  "checklist",
]
/** If these kinds together have at least this share, the message is not about a single thing. */
const ofNoThingFrom = 0.6

/** The thing of the plan that a message names; undefined if it names none or is not about a single thing. */
export function thingMeant(
  message: string,
  { kinds }: Pick<LikelyKinds, "kinds">,
  plan: PlanOfChat,
  talk: PlanTalk,
): ThingMeant | undefined {
  const share = kinds.reduce((sum, { kind, share }) => (ofNoThing.includes(kind) ? sum + share : sum), 0)
  if (share >= ofNoThingFrom) return undefined
  const foods = foodsIn(message, plan)
  const recipe = dishNamed(message, foods.length > 0, plan, talk)
  if (recipe) {
    const title = titleIn(talk.titles, recipe.id)
    return {
      thing: "dish",
      name: title,
      foods: foods.filter(({ spelling }) => !isIn(spelling, title)).slice(0, foodsShown),
    }
  }
  return undefined
}

/** The foods that a message names, each of them once. */
function foodsIn(message: string, plan: PlanOfChat): FoodNamed[] {
  const named = foodsNamedIn(message, plan.table)
    .filter((each) => each.foods.length > 0 && each.foods.length <= foodsMost)
    .map(({ spelling, foods }) => ({ spelling: spelling.toLowerCase(), foods }))
  const isNew = ({ foods }: FoodNamed, at: number) =>
    !named.slice(0, at).some((before) => before.foods.some((key) => foods.includes(key)))
  return named.filter(isNew)
}

/**
 * The dish that a message names: one of her week by its title, else another recipe by its title, else one of her week
 * by its meal if the message names no food.
 */
function dishNamed(message: string, isFoodNamed: boolean, plan: PlanOfChat, talk: PlanTalk): Recipe | undefined {
  const { dishes, isBy, meal } = dishesMeant(message, plan, talk)
  const [dish] = dishes
  if (dish && isBy === "title" && isSaidToBe(dish.recipe, message, plan, talk)) return dish.recipe
  const elsewhere = dishElsewhere(message, plan, talk)
  if (elsewhere && wordsSaidOf(elsewhere, message, talk) > 1) return elsewhere
  return meal && !isFoodNamed ? dish?.recipe : undefined
}

/** True if a title contains the name of a food, in the singular or plural. */
export function isIn(food: string, title: string): boolean {
  return fold(title).includes(fold(food).replace(/e?s$/, ""))
}
