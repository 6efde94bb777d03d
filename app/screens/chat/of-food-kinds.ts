import { listOf } from "#app/language/format.ts"
import { library } from "#content/library.ts"
import { understandWishes } from "#domain/food/understand-wishes.ts"
import { editionOf } from "#domain/journey/journey.ts"
import { dishFrom } from "#domain/plan/questions/cook-from.ts"
import { libraryIn } from "#domain/plan/week/editions.ts"
import { titleIn } from "#domain/recipes/recipe.ts"
import { ahead, named } from "./dish-links.ts"
import { answerOfAlways, answerOfReplacing, answerOfWhich } from "./from-food-topics.ts"
import { answerOfLine } from "./from-list.ts"
import { answerToWish } from "./from-wishes.ts"
import { type Answer, type Asked, entries, hasNot, holding, linkTo } from "./kind-asked.ts"
import { namesOf, type PlanAnswer, type PlanOfChat, type PlanTalk } from "./plan-talk.ts"

export function lackFood(asked: Asked): Answer {
  const { dish, isNamed, food, keys, plan, talk } = asked
  if (!food) return { text: talk.ofPlan("lackFood") }
  if (dish && isNamed && holding(dish, keys).length === 0) return hasNot(dish, asked)
  const instead = answerOfReplacing(food, plan, talk)
  return instead.text === undefined ? { text: talk.ofPlan("lackFood") } : instead
}

function wishesOf(food: string, plan: PlanOfChat) {
  return understandWishes(food, "restrictions", plan.table)
}

export function leaveOut({ food, plan, talk }: Asked): Answer {
  const understood = food ? wishesOf(food, plan) : undefined
  if (!understood || understood.wishes.length + understood.inNoDish.length === 0) return { entryId: entries.leaveOut }
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
  const how = talk.ofPlan("bringBack", { adjust: talk.labels.adjust })
  if (!food) return { text: how }
  const { wishes } = wishesOf(food, plan)
  const isOut = wishes.some((wish) => plan.household.wishes.includes(wish))
  return { text: isOut ? how : `${talk.ofPlan("notLeftOut", { foods: food })} ${how}` }
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

export function noCookingOf(plan: PlanOfChat, talk: PlanTalk): string {
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

export function isOnList({ food, plan, talk }: Asked): PlanAnswer {
  const how = talk.ofPlan("amountsOnList")
  if (!food) return { text: how }
  const said = answerOfLine(food, false, plan, talk)
  return said.offer ? said : { ...said, text: `${said.text} ${how}` }
}

export function whyThis({ dish, isNamed, food, plan, talk }: Asked): Answer {
  const { why } = talk.labels
  if (food) return answerOfAlways({ topic: "whyAlways", clause: food, foods: [] }, food, plan, talk)
  if (dish && isNamed) return { text: talk.ofPlan("whyDish", { ...linkTo(dish, talk), why }) }
  return { text: talk.ofPlan("whyChosen", { why }) }
}
