import { listOf } from "#app/language/format.ts"
import { library } from "#content/library.ts"
import type { FoodKey } from "#domain/food/food.ts"
import { programmeDays } from "#domain/journey/progress.ts"
import { slotOf } from "#domain/plan/slots.ts"
import { allergensOf, foodOf, type Ingredient, nutritionOf, scaled, titleIn } from "#domain/recipes/recipe.ts"
import { ahead, named } from "./dish-links.ts"
import { dishesOfWeek } from "./dish-meant.ts"
import { entriesOfPlan } from "./entries-of-plan.ts"
import { answerOfSwap, isOver, linesOf } from "./from-week.ts"
import { type Answer, type Asked, type DishAsked, hasNot, holding, linkTo, ofDish } from "./kind-asked.ts"
import { putting, swappedAway } from "./of-bringing-back.ts"
import { namesOf, type PlanAnswer, type PlanOfChat, type PlanTalk } from "./plan-talk.ts"

/** The amount of an ingredient that a dish needs for the number of people she cooks for. */
export function amountOf(ingredient: Ingredient, { recipe }: DishAsked, plan: PlanOfChat, talk: PlanTalk): string {
  const factor = plan.household.people / recipe.servings
  const amount = scaled(ingredient.measure, factor)
  const measured = talk.measure(ingredient.measure.unit, { amount: amount.text, count: amount.count })
  const grams = Math.round(ingredient.grams * factor)
  const weight = talk.measure(foodOf(ingredient, library.foods).weighed, { grams })
  return `${talk.foodName(ingredient.food).toLowerCase()} (${measured}, ${weight})`
}

export function amountsOf(dish: DishAsked, wanted: readonly Ingredient[], { plan, talk }: Asked): PlanAnswer {
  const foods = wanted.map((ingredient) => amountOf(ingredient, dish, plan, talk))
  const count = plan.household.people
  return { text: talk.ofPlan("takes", { count, ...linkTo(dish, talk), foods: listOf(foods, talk.lang) }) }
}

export const amounts = ofDish((dish, asked) => {
  const held = holding(dish, asked.keys)
  if (asked.food && held.length === 0) return hasNot(dish, asked)
  return amountsOf(dish, asked.food ? held : dish.recipe.ingredients, asked)
})

export const contains = ofDish((dish, asked) => {
  const { talk, keys, food } = asked
  const link = linkTo(dish, talk)
  if (food) {
    const held = holding(dish, keys).map((each) => each.food)
    return held.length > 0
      ? { text: talk.ofPlan("hasFood", { ...link, foods: namesOf(held, talk) }) }
      : hasNot(dish, asked)
  }
  const allergens = allergensOf(dish.recipe, library.foods).map(talk.allergenName)
  return {
    text:
      allergens.length > 0
        ? talk.ofPlan("dishAllergens", { ...link, allergens: listOf(allergens, talk.lang) })
        : talk.ofPlan("dishAllergensNone", link),
  }
})

/** Names the appliances that a dish needs, for each way of cooking it. */
export function waysOf({ recipe: { ways } }: DishAsked, talk: PlanTalk): string {
  const named = ways.map((way) =>
    way.length === 0 ? talk.ofPlan("cookedWayNone") : listOf(way.map(talk.applianceName), talk.lang),
  )
  return new Intl.ListFormat(talk.lang, { type: "disjunction" }).format(named)
}

export const whichPan = ofDish((dish, { talk }) => {
  const { cooking } = dish.recipe
  const ways = waysOf(dish, talk)
  return {
    text: `${talk.ofPlan(`cookedIn-${cooking}`, linkTo(dish, talk))} ${talk.ofPlan("cookedWays", { ways })}`,
  }
})

export function weighed({ keys, plan, talk }: Pick<Asked, "keys" | "plan" | "talk">): PlanAnswer {
  const inDishes = new Set(dishesOfWeek(plan).flatMap(({ recipe }) => recipe.ingredients.map(({ food }) => food)))
  const of = (wanted: readonly FoodKey[], how: "cooked" | "drained" | "asBought") =>
    wanted.filter((key) => library.foods[key]?.weighed === how)
  const names = (foods: readonly FoodKey[]) => ({ foods: namesOf(foods.slice(0, 6), talk) })
  const meant = keys.some((key) => inDishes.has(key)) ? keys.filter((key) => inDishes.has(key)) : keys
  const [cooked, drained, raw] = [of(meant, "cooked"), of(meant, "drained"), of(meant, "asBought")]
  const lines = [
    ...(cooked.length > 0 ? [talk.ofPlan("weighedCooked", names(cooked))] : []),
    ...(drained.length > 0 ? [talk.ofPlan("weighedDrained", names(drained))] : []),
    ...(raw.length > 0 ? [talk.ofPlan("weighedRaw", names(raw))] : []),
  ]
  const ofWeek = of([...inDishes], "cooked")
  const generally = ofWeek.length > 0 ? talk.ofPlan("weighedAll", names(ofWeek)) : talk.ofPlan("weighedAsBought")
  return { text: lines.length > 0 ? lines.join(" ") : generally }
}

export const reheat = ofDish((dish, { talk, isNamed }) => {
  if (!isNamed) return { text: talk.ofPlan("reheatHow") }
  const link = linkTo(dish, talk)
  return { text: dish.recipe.keepsDays > 0 ? talk.ofPlan("reheat", link) : talk.t("dishKeepsNot", link) }
})

export function swap({ dish, isNamed, meal, plan, talk, hour }: Asked): PlanAnswer {
  const isAhead = dish?.day !== undefined && dish.day >= plan.today
  return isNamed && isAhead ? answerOfSwap(dish.meal, plan, talk, hour, dish.day) : answerOfSwap(meal, plan, talk, hour)
}

/** Offers to undo a swap of hers, back to the dish that her week began with. */
export function swapBack({ plan, talk }: Asked): PlanAnswer {
  const [away] = swappedAway(plan)
  if (away) return putting(away.before, away.place, "swapBack", plan, talk)
  return { text: talk.ofPlan("swapBackHow", { undo: talk.labels.undoSwap, swap: talk.labels.swap }) }
}

export function repeat({ dish, isNamed, plan, talk }: Asked): Answer {
  if (!dish || !isNamed) return { text: talk.ofPlan("repeatHow") }
  const { journey, week } = plan
  const meal = dish.meal
  const wanted = Math.max(plan.today, dish.day ?? 0) + 1
  const before = meal && wanted <= programmeDays ? week.dishes[slotOf(wanted, meal)] : undefined
  if (!meal || before === undefined || before === dish.recipe.id)
    return { text: talk.ofPlan("repeatDish", linkTo(dish, talk)) }
  return {
    text: talk.ofPlan("repeatOn", { ...linkTo(dish, talk), day: wanted, other: titleIn(talk.titles, before) }),
    offer: { kind: "swap", journeyId: journey.id, slot: slotOf(wanted, meal), before, ids: [dish.recipe.id] },
  }
}

export function moveMeal({ dish, isNamed, plan, talk }: Asked): PlanAnswer {
  if (isOver(plan)) return { text: talk.ofPlan("over", talk.labels) }
  if (dish?.day !== undefined && isNamed)
    return { text: talk.ofPlan("movedDish", { ...linkTo(dish, talk), day: dish.day }) }
  return { text: [talk.ofPlan("movedMeals"), ...linesOf(plan.today, plan, talk)].join("\n") }
}

export function keeps({ dish, isNamed, talk }: Asked): Answer {
  if (!dish || !isNamed) return { entryId: entriesOfPlan.keeps }
  const { keepsDays } = dish.recipe
  const link = linkTo(dish, talk)
  return { text: keepsDays > 0 ? talk.t("dishKeeps", { ...link, days: keepsDays }) : talk.t("dishKeepsNot", link) }
}

export function freezes({ dish, isNamed, plan, talk }: Asked): PlanAnswer {
  if (dish && isNamed)
    return { text: talk.t(dish.recipe.freezes ? "dishFreezes" : "dishFreezesNot", linkTo(dish, talk)) }
  const freezing = ahead(plan).filter(({ recipe }) => recipe.freezes)
  return {
    text:
      freezing.length > 0 ? talk.ofPlan("whichFreeze", { dishes: named(freezing, talk) }) : talk.ofPlan("freezeNone"),
  }
}

/** The energy (kcal) and protein (g) of one serving. */
export function energyOf({ recipe }: DishAsked): { kcal: number; protein: number } {
  const protein = Math.round(nutritionOf(recipe, library.foods).proteinG / recipe.servings)
  return { kcal: recipe.energyKcal, protein }
}

export function calories({ dish, isNamed, talk }: Asked): PlanAnswer {
  if (!dish || !isNamed) return { text: talk.ofPlan("caloriesWhere", { composition: talk.labels.composition }) }
  return { text: talk.ofPlan("calories", { ...linkTo(dish, talk), ...energyOf(dish) }) }
}

export function quickest({ meal, plan, talk }: Asked): PlanAnswer {
  const dishes = dishesOfWeek(plan).filter((dish) => !meal || dish.meal === meal)
  const lines = dishes
    .toSorted((a, b) => a.recipe.minutes - b.recipe.minutes)
    .slice(0, 3)
    .map((dish) => talk.ofPlan("quickLine", { ...linkTo(dish, talk), day: dish.day, minutes: dish.recipe.minutes }))
  return {
    text: lines.length > 0 ? talk.ofPlan("quickest", { dishes: listOf(lines, talk.lang) }) : talk.t("planNoDish"),
  }
}
