import { fridgeDaysOf } from "#content/fridge-days.ts"
import { aheadOf, cutFirstOf } from "#content/recipes/facts-keeping.ts"
import { foodsNamedIn } from "#domain/food/foods-named.ts"
import { programmeDays } from "#domain/journey/progress.ts"
import { type Recipe, titleIn } from "#domain/recipes/recipe.ts"
import { ahead, dishOf, named } from "./dish-links.ts"
import { dayMeant, dishesMeant, dishesOfWeek, keysNamedIn } from "./dish-meant.ts"
import { rawOf } from "./from-list-topics.ts"
import { answerOfSwap } from "./from-week.ts"
import { linkTo, nextDish } from "./kind-asked.ts"
import { namesOf, type PlanAnswer, type PlanOfChat, type PlanTalk } from "./plan-talk.ts"

/** The dish that a text names, else the next one. `hour` is 0-23. */
function dishSaid(text: string, plan: PlanOfChat, talk: PlanTalk, hour: number) {
  const { dishes, isBy, meal } = dishesMeant(text, plan, talk)
  const [dish] = isBy === "place" && !meal ? [] : dishes
  return dish ?? nextDish(plan, hour)
}

/** Answers whether a dish may be eaten cold, from the texts about cooling and keeping it. */
export function answerOfCold(text: string, plan: PlanOfChat, talk: PlanTalk, hour: number): PlanAnswer {
  const dish = dishSaid(text, plan, talk, hour)
  if (!dish) return { text: talk.t("planNoDish") }
  const { cooking, keepsDays } = dish.recipe
  const link = linkTo(dish, talk)
  if (cooking === "none") return { text: talk.ofPlan("coldAlways", link) }
  return { text: `${talk.ofPlan("cold", link)} ${talk.ofPlan(keepsDays > 0 ? "coldKept" : "coldNotKept")}` }
}

/** Answers what to do with a dish that was on the stove when gas or power failed. */
export function answerOfHalfCooked(text: string, plan: PlanOfChat, talk: PlanTalk): PlanAnswer {
  const isRice = keysNamedIn(text, plan.table).some((key) => key === "rice" || key === "brownRice")
  return { text: `${talk.ofPlan(isRice ? "halfRice" : "halfCooked")} ${talk.ofPlan("halfRaw")}` }
}

/** Answers what to do with a burnt dish, and offers another in its place if it is one of today's. */
export function answerOfBurnt(text: string, plan: PlanOfChat, talk: PlanTalk, hour: number): PlanAnswer {
  const said = talk.ofPlan("burnt")
  const { dishes, isBy } = dishesMeant(text, plan, talk)
  const dish = isBy === "title" ? dishes.find(({ day }) => day === plan.today) : undefined
  const swap = answerOfSwap(dish?.meal, plan, talk, hour)
  return swap.offer ? { text: `${said}\n\n${talk.ofPlan("burntInstead")}`, offer: swap.offer } : { text: said }
}

const waters: readonly [key: "waterTwice" | "waterBrown" | "waterPasta" | "waterCover" | "waterSame", foods: string][] =
  [
    ["waterTwice", "rice quinoa"],
    ["waterBrown", "brownRice"],
    ["waterPasta", "pasta wholewheatPasta"],
    ["waterSame", "wheatCouscous"],
    ["waterCover", "potato sweetPotato cassava lentils redLentils yam egg"],
  ]

/** Answers how much water a food is cooked in; undefined if its recipe gives the amount. */
export function answerOfWater(text: string, plan: PlanOfChat, talk: PlanTalk): PlanAnswer | undefined {
  const keys = keysNamedIn(text, plan.table)
  const found = waters.find(([, foods]) => keys.some((key) => foods.split(" ").includes(key)))
  if (!found) return undefined
  const [key, foods] = found
  const spoken = keys.filter((each) => foods.split(" ").includes(each)).slice(0, 1)
  return { text: talk.ofPlan(key, { food: namesOf(spoken, talk) }) }
}

/** Answers which dishes can be eaten with one hand, on the day that is named or on all remaining days. */
export function answerOfOneHand(text: string, plan: PlanOfChat, talk: PlanTalk): PlanAnswer {
  const day = dayMeant(text, plan)
  const dishes = (day === undefined ? ahead(plan) : dishesOfWeek(plan)).filter(
    (dish) => day === undefined || dish.day === day,
  )
  if (dishes.length === 0) return { text: talk.t("planNoDish") }
  const [cut, easy] = [true, false].map((wanted) =>
    dishes.filter(({ recipe }) => cutFirstOf(recipe).length > 0 === wanted),
  )
  const lines = [
    ...(easy?.length ? [talk.ofPlan("oneHandDishes", { dishes: named(easy, talk) })] : []),
    ...(cut?.length ? [talk.ofPlan("oneHandCut", { dishes: named(cut, talk) })] : []),
    talk.ofPlan("oneHandHot"),
  ]
  return { text: lines.join(" ") }
}

/** Answers what can be prepared tonight for tomorrow's dishes, judged by their ingredients. */
export function answerOfTonight(plan: PlanOfChat, talk: PlanTalk): PlanAnswer | undefined {
  const day = plan.today + 1
  const dishes = day > programmeDays ? [] : dishesOfWeek(plan).filter((dish) => dish.day === day)
  if (dishes.length === 0) return undefined
  const lines = dishes.map((dish) => {
    const { recipe, meal } = dish
    const told = { when: talk.mealName(meal), ...dishOf(dish, talk) }
    const { boiled, cut } = aheadOf(recipe)
    if (recipe.keepsDays > 0) return talk.ofPlan("tonightCook", told)
    if (boiled.length > 0) return talk.ofPlan("tonightBoil", { ...told, foods: namesOf(boiled, talk) })
    return cut.length > 0
      ? talk.ofPlan("tonightCut", { ...told, foods: namesOf(cut, talk) })
      : talk.ofPlan("tonightFresh", told)
  })
  const raw = rawOf(dishes.map(({ recipe }) => recipe))
  const thaw = raw.length > 0 ? [talk.ofPlan("thaw", { foods: namesOf(raw, talk) })] : []
  return { text: [talk.ofPlan("tonight", { day }), ...lines, ...thaw].join("\n") }
}

/** Answers how many people a dish serves in her week. */
export function answerOfYield(text: string, plan: PlanOfChat, talk: PlanTalk): PlanAnswer | undefined {
  const { dishes, isBy } = dishesMeant(text, plan, talk)
  const [dish] = isBy === "title" ? dishes : []
  return dish && yieldOf(dish.recipe, plan, talk)
}

function yieldOf({ id }: Pick<Recipe, "id">, plan: PlanOfChat, talk: PlanTalk): PlanAnswer {
  const { more } = talk.labels
  return { text: talk.ofPlan("makes", { id, title: titleIn(talk.titles, id), count: plan.household.people, more }) }
}

/**
 * Answers how long a food, or something that she made of it herself, keeps; undefined if she means a dish of her week.
 */
export function answerOfFoodKeeping(
  key: "foodKeeps" | "ownKeeps",
  text: string,
  plan: PlanOfChat,
  talk: PlanTalk,
): PlanAnswer | undefined {
  const { dishes, isBy } = dishesMeant(text, plan, talk)
  if (isBy === "title" && dishes.length > 0) return undefined
  const [food] = foodsNamedIn(text, plan.table).filter(({ foods }) => foods.length > 0)
  return food && { text: talk.ofPlan(key, { food: food.spelling.toLowerCase(), days: fridgeDaysOf(food.foods) }) }
}

/** Answers whether somebody else at her table can eat one of today's meals. `hour` is 0-23. */
export function answerOfSharing(text: string, plan: PlanOfChat, talk: PlanTalk, hour: number): PlanAnswer | undefined {
  const dish = dishSaid(text, plan, talk, hour)
  const told = { count: plan.household.people, more: talk.labels.more }
  return dish && { text: talk.ofPlan("shares", { ...linkTo(dish, talk), ...told }) }
}
