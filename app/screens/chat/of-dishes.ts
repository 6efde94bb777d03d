import { listOf } from "#app/language/format.ts"
import { library } from "#content/library.ts"
import type { Allergen, FoodKey } from "#domain/food/food.ts"
import { dayOfWeekAsked } from "#domain/plan/day-asked.ts"
import { isNamedBy } from "#domain/plan/dish-question.ts"
import { rawFoodsOf } from "#domain/plan/foods-to-freeze.ts"
import { cookingMinutes, type MealOfDay, mealsOfDay } from "#domain/plan/meals-of-day.ts"
import { toEatNow } from "#domain/plan/next-meal.ts"
import { weekDays } from "#domain/plan/slots.ts"
import type { Named } from "#domain/plan/week-question.ts"
import { allergensOf, foodOf, type Recipe, titleIn } from "#domain/recipes/recipe.ts"
import { namesOf, type PlanAnswer, type PlanOfChat, type PlanTalk } from "./plan-talk.ts"

/** A dish of her week with its day. */
export type Placed = MealOfDay & { day: number; recipe: Recipe }

const namedMost = 5
/** Words too common in titles to mean a dish. */
const wordLeast = 4

/** The dishes of her week by day, from `from` on. */
export function dishesFrom(from: number, { week, household, journey, today, meals, kitchen }: PlanOfChat): Placed[] {
  return weekDays
    .filter((day) => day >= from)
    .flatMap((day) => {
      const ofDay = day === today ? meals : mealsOfDay(library, household, week, journey, day, { kitchen })
      return ofDay.flatMap((each) => (each.recipe ? [{ ...each, recipe: each.recipe, day }] : []))
    })
}

/** The dish that a text means: by a word of its title, else by meal and day; undefined where it means none. */
function dishMeant(text: string, { meal, day }: Named, plan: PlanOfChat, talk: PlanTalk): Placed | undefined {
  const all = dishesFrom(1, plan)
  const inOrder = [...all.filter((each) => each.day >= plan.today), ...all.filter((each) => each.day < plan.today)]
  const words = text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= wordLeast)
  const byTitle = inOrder.find(({ recipe }) => isNamedBy(titleIn(talk.titles, recipe.id), { words }))
  if (byTitle) return byTitle
  const on = dayOfWeekAsked(day, plan.today)
  return meal && on !== undefined ? all.find((each) => each.meal === meal && each.day === on) : undefined
}

function linked({ recipe: { id } }: Pick<Placed, "recipe">, { titles, ofPlan }: PlanTalk): string {
  return ofPlan("dish", { title: titleIn(titles, id), id })
}

/** The titles of some dishes, each once, as links. */
export function linkedAll(dishes: readonly Pick<Placed, "recipe">[], talk: PlanTalk): string {
  const each = new Map(dishes.map((dish) => [dish.recipe.id, dish]))
  return listOf(
    [...each.values()].slice(0, namedMost).map((dish) => linked(dish, talk)),
    talk.lang,
  )
}

/** Which dishes of her week can be cooked ahead: how long each keeps, and what freezes. */
export function answerOfAhead(text: string, named: Named, plan: PlanOfChat, talk: PlanTalk): PlanAnswer {
  const { ofPlan, t, titles } = talk
  const meant = dishMeant(text, named, plan, talk)
  if (meant) {
    const { id, keepsDays, freezes } = meant.recipe
    const dish = { title: titleIn(titles, id), id }
    const keeps = keepsDays > 0 ? t("dishKeeps", { ...dish, days: keepsDays }) : t("dishKeepsNot", dish)
    return { text: `${keeps} ${t(freezes ? "dishFreezes" : "dishFreezesNot", dish)}` }
  }
  const coming = dishesFrom(plan.today, plan).filter(({ cookedOn }) => !cookedOn)
  const keeping = coming.filter(({ recipe }) => recipe.keepsDays > 0)
  const freezing = coming.filter(({ recipe }) => recipe.freezes)
  const lines = [
    ...(keeping.length > 0 ? [ofPlan("aheadKeeps", { dishes: linkedAll(keeping, talk) })] : []),
    ...(freezing.length > 0 ? [ofPlan("aheadFreezes", { dishes: linkedAll(freezing, talk) })] : []),
  ]
  return { text: lines.length > 0 ? `${lines.join("\n")}\n${ofPlan("aheadWhen")}` : ofPlan("aheadNone") }
}

/** What has to thaw in the fridge for a day, tomorrow where she names none. */
export function answerOfThaw({ day: asked }: Named, plan: PlanOfChat, talk: PlanTalk): PlanAnswer {
  const { ofPlan, labels } = talk
  const day = dayOfWeekAsked(asked ?? "tomorrow", plan.today) ?? (asked === "weekday" ? plan.today + 1 : undefined)
  if (day === undefined || day > 7) return { text: ofPlan("lastDay", labels) }
  const foods = rawFoodsOf(library, plan.week, day)
  return {
    text: foods.length > 0 ? ofPlan("thaw", { day, foods: namesOf(foods, talk) }) : ofPlan("thawNone", { day }),
  }
}

/** The shortest dishes of a meal, or of all, and the longest. */
export function answerOfQuickest({ meal }: Named, plan: PlanOfChat, talk: PlanTalk): PlanAnswer {
  const { ofPlan, mealName, titles } = talk
  const coming = dishesFrom(plan.today, plan).filter((each) => !meal || meal === "snack" || each.meal === meal)
  const byMinutes = coming.toSorted((one, other) => cookingMinutes(one) - cookingMinutes(other))
  const line = (each: Placed) =>
    ofPlan("quickLine", {
      day: each.day,
      when: mealName(each.meal),
      title: titleIn(titles, each.recipe.id),
      id: each.recipe.id,
      minutes: cookingMinutes(each),
    })
  const longest = byMinutes.at(-1)
  if (!longest) return { text: talk.t("planNoDish") }
  const quick = byMinutes.slice(0, 3)
  const rest = byMinutes.length > quick.length ? [ofPlan("longest"), line(longest)] : []
  return { text: [ofPlan("quickest"), ...quick.map(line), ...rest].join("\n") }
}

/** What of her week can be eaten away from home, cold or warmed there. */
export function answerOfLunchBox({ day }: Named, plan: PlanOfChat, talk: PlanTalk): PlanAnswer {
  const { ofPlan } = talk
  const on = day === "tomorrow" || typeof day === "number" ? dayOfWeekAsked(day, plan.today) : undefined
  const coming = dishesFrom(on ?? plan.today, plan)
  const cold = coming.filter(({ recipe, meal }) => recipe.cooking === "none" && meal !== "breakfast")
  const warm = coming.filter(({ recipe }) => recipe.cooking !== "none" && recipe.keepsDays > 0)
  const lines = [
    ...(cold.length > 0 ? [ofPlan("boxCold", { dishes: linkedAll(cold, talk) })] : []),
    ...(warm.length > 0 ? [ofPlan("boxWarm", { dishes: linkedAll(warm, talk) })] : []),
  ]
  return { text: [...(lines.length > 0 ? lines : [ofPlan("boxNone")]), ofPlan("boxSafe")].join("\n") }
}

/** Where a dish is cooked step by step; the next where she means none. */
export function answerOfSteps(text: string, named: Named, plan: PlanOfChat, talk: PlanTalk, hour: number): PlanAnswer {
  const { ofPlan, labels, titles } = talk
  const now = toEatNow(plan.journey, plan.today, hour)
  const meant =
    dishMeant(text, named, plan, talk) ??
    plan.meals.find(({ meal }) => meal === (named.meal ?? (now === "snack" ? "dinner" : now)))
  const recipe = meant?.recipe
  if (!recipe) return { text: talk.t("planNoDish") }
  const { cookingMode, readAloud } = labels
  return { text: ofPlan("steps", { title: titleIn(titles, recipe.id), id: recipe.id, cookingMode, readAloud }) }
}

function bearing(dishes: readonly Placed[], foods: readonly FoodKey[]): Placed[] {
  const isAsked = (food: FoodKey) => [food, ...(library.foods[food]?.kin ?? [])].some((name) => foods.includes(name))
  return dishes.filter(({ recipe }) => recipe.ingredients.some(({ food }) => isAsked(food)))
}

/** Which dishes of her week have one of the foods, from today on. */
export function dishesWithFoods(foods: readonly FoodKey[], plan: PlanOfChat): Placed[] {
  return bearing(dishesFrom(plan.today, plan), foods)
}

/** What is in the dish that she means, or which dishes of her week have what she names. */
export function answerOfContents(
  text: string,
  named: Named,
  asked: { allergen?: Allergen | undefined; foods: readonly FoodKey[] },
  plan: PlanOfChat,
  talk: PlanTalk,
): PlanAnswer | undefined {
  const { t, ofPlan, titles, allergenName } = talk
  const { allergen, foods } = asked
  const meant = dishMeant(text, named, plan, talk)
  if (meant) {
    const dish = { title: titleIn(titles, meant.recipe.id), id: meant.recipe.id }
    const made = t("dishMadeOf", {
      ...dish,
      foods: namesOf(
        meant.recipe.ingredients.map(({ food }) => food),
        talk,
      ),
    })
    if (!allergen) return { text: made }
    const has = meant.recipe.ingredients.filter(({ food }) =>
      foodOf({ food }, library.foods).allergens.includes(allergen),
    )
    const name = { ...dish, allergen: allergenName(allergen) }
    const said =
      has.length > 0
        ? t("dishContains", {
            ...name,
            foods: namesOf(
              has.map(({ food }) => food),
              talk,
            ),
          })
        : t("dishContainsNone", name)
    return { text: `${said}\n\n${made}` }
  }
  const coming = dishesFrom(plan.today, plan)
  if (allergen) {
    const having = coming.filter(({ recipe }) => allergensOf(recipe, library.foods).includes(allergen))
    const name = allergenName(allergen)
    return {
      text:
        having.length > 0
          ? ofPlan("weekHas", { food: name, dishes: linkedAll(having, talk), count: countOf(having) })
          : `${ofPlan("weekHasNone", { food: name })} ${ofPlan("traces")}`,
    }
  }
  if (foods.length === 0) return undefined
  const having = bearing(coming, foods)
  const name = namesOf(foods.slice(0, 3), talk)
  return {
    text:
      having.length > 0
        ? ofPlan("weekHas", { food: name, dishes: linkedAll(having, talk), count: countOf(having) })
        : ofPlan("weekHasNone", { food: name }),
  }
}

const countOf = (dishes: readonly Placed[]) => new Set(dishes.map(({ recipe }) => recipe.id)).size
