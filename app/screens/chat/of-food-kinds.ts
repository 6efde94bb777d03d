import { listOf } from "#app/language/format.ts"
import { library } from "#content/library.ts"
import type { FoodKey } from "#domain/food/food.ts"
import { understandWishes } from "#domain/food/understand-wishes.ts"
import { editionOf } from "#domain/journey/journey.ts"
import { dishFrom } from "#domain/plan/questions/cook-from.ts"
import { shoppingListOfWeek } from "#domain/plan/shopping/shopping-list-of-week.ts"
import { spokenAmount } from "#domain/plan/shopping/spoken-amounts.ts"
import { libraryIn } from "#domain/plan/week/editions.ts"
import { titleIn } from "#domain/recipes/recipe.ts"
import { ahead, named } from "./dish-links.ts"
import { entriesOfPlan } from "./entries-of-plan.ts"
import { answerOfAlways, answerOfWhich } from "./from-food-topics.ts"
import { answerOfLine } from "./from-list.ts"
import { answerToWish } from "./from-wishes.ts"
import { type Answer, type Asked, hasNot, holding, linkTo } from "./kind-asked.ts"
import { answerOfBringingBack } from "./of-bringing-back.ts"
import { answerOfMissing } from "./of-missing-food.ts"
import { namesOf, type PlanAnswer, type PlanOfChat, type PlanTalk } from "./plan-talk.ts"

export function lackFood(asked: Asked): Answer {
  const { dish, isNamed, food, keys, plan, talk } = asked
  if (!food) return { text: talk.ofPlan("lackFood") }
  if (dish && isNamed && holding(dish, keys).length === 0) return hasNot(dish, asked)
  return answerOfMissing(food, plan, talk) ?? { text: talk.ofPlan("lackFood") }
}

function wishesOf(food: string, plan: PlanOfChat) {
  return understandWishes(food, "restrictions", plan.table)
}

export function leaveOut({ food, plan, talk }: Asked): Answer {
  const understood = food ? wishesOf(food, plan) : undefined
  if (!understood || understood.wishes.length + understood.inNoDish.length === 0)
    return { entryId: entriesOfPlan.leaveOut }
  return answerToWish({ about: "leaveOut", ...understood }, plan, talk)
}

export function believesLeftOut(asked: Asked): Answer {
  const { food, plan, talk } = asked
  if (food) {
    const understood = wishesOf(food, plan)
    if (understood.wishes.length > 0)
      return answerToWish({ about: "leaveOut", isBelieved: true, ...understood }, plan, talk)
  }
  const { wishes } = plan.household
  if (wishes.length === 0) return { text: talk.ofPlan("leavesOutNothing") }
  return { text: talk.t("planLeavesOut", { wishes: listOf(wishes.map(talk.wishLabel), talk.lang) }) }
}

export function bringBack({ food, plan, talk }: Asked): PlanAnswer {
  const back = food ? answerOfBringingBack(food, plan, talk) : undefined
  if (back) return back
  return { text: food ? talk.ofPlan("notLeftOut", { foods: food }) : talk.ofPlan("bringBack", talk.labels) }
}

export function whichHave({ food, plan, talk }: Asked): Answer {
  if (!food) {
    const dishes = ahead(plan)
    return { text: dishes.length > 0 ? talk.ofPlan("toCome", { dishes: named(dishes, talk) }) : talk.t("planNoDish") }
  }
  return (
    answerOfWhich({ topic: "whichHave", clause: food, foods: [] }, plan, talk) ?? {
      text: talk.ofPlan("haveNone", { foods: food }),
    }
  )
}

function noCookingOf(plan: PlanOfChat, talk: PlanTalk): string {
  const cold = ahead(plan).filter(({ recipe }) => recipe.ways.some((way) => way.length === 0))
  return cold.length > 0 ? talk.ofPlan("noCooking", { dishes: named(cold, talk) }) : talk.ofPlan("noCookingNone")
}

export const lighter = ({ plan, talk }: Asked) =>
  `${noCookingOf(plan, talk)} ${talk.ofPlan("lighterToday", { begin: talk.labels.hardNight })}`

export function cookFrom({ food, keys, plan, talk }: Asked): PlanAnswer {
  if (!food) return { text: talk.ofPlan("nameFoods") }
  const found = dishFrom(libraryIn(editionOf(plan.journey), library), plan.household, plan.kitchen, keys)
  if (!found) return { text: talk.t("planCookNone") }
  const { id, minutes } = found.recipe
  return {
    text: talk.t("planCook", { foods: namesOf(found.from, talk), title: titleIn(talk.titles, id), id, minutes }),
  }
}

export function isOnList({ food, keys, plan, talk }: Asked): PlanAnswer {
  if (!food) return { text: talk.ofPlan("amountsOnList") }
  return amountOfWeek(keys, plan, talk) ?? answerOfLine(food, false, plan, talk)
}

/** How much of some foods her whole week needs, in the amounts that a shop sells; undefined if it needs none. */
export function amountOfWeek(keys: readonly FoodKey[], plan: PlanOfChat, talk: PlanTalk): PlanAnswer | undefined {
  const list = shoppingListOfWeek(plan.week, plan.household, library.foods).flatMap(({ items }) => items)
  const foods = list.flatMap((item) => {
    if (!keys.includes(item.food)) return []
    const amount = spokenAmount(item, library.foods)
    const spoken =
      amount.by === "weight"
        ? talk.measure("asBought", { grams: amount.grams })
        : amount.unit === "unit"
          ? `${amount.count}`
          : talk.measure(amount.unit, { count: amount.count, amount: amount.count })
    return [`${talk.foodName(item.food).toLowerCase()} (${spoken})`]
  })
  if (foods.length === 0) return undefined
  return { text: talk.ofPlan("weekAmount", { foods: listOf(foods, talk.lang) }) }
}

export function whyThis({ dish, isNamed, food, plan, talk }: Asked): Answer {
  const { why } = talk.labels
  if (food) return answerOfAlways({ topic: "whyAlways", clause: food, foods: [] }, food, plan, talk)
  if (dish && isNamed) return { text: talk.ofPlan("whyDish", { ...linkTo(dish, talk), why }) }
  return { text: talk.ofPlan("whyChosen", { why }) }
}
