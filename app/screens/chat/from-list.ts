import { listOf } from "#app/language/format.ts"
import { newId } from "#app/sync/new-id.ts"
import { library } from "#content/library.ts"
import { isSuitable } from "#domain/food/exclusions.ts"
import type { FoodKey } from "#domain/food/food.ts"
import { understandWishes } from "#domain/food/understand-wishes.ts"
import type { Language } from "#domain/language.ts"
import { standingOf } from "#domain/plan/at-home/kitchen.ts"
import { itemsOf, ownItemsMost } from "#domain/plan/shopping/own-items.ts"
import {
  hadAtHome,
  probablyAtHome,
  shoppingListOfWeek,
  splitByHome,
} from "#domain/plan/shopping/shopping-list-of-week.ts"
import { fold } from "#domain/understanding/text.ts"
import { namesOf, type PlanAnswer, type PlanOfChat, type PlanTalk } from "./plan-talk.ts"

const namedMost = 6

type Line = { name: string; food?: FoodKey; state: "toBuy" | "ticked" | "had" }

/** The lines of her shopping list as its screen shows them, with the lines that she added at the end. */
export function linesOfList({ week, household, rows }: PlanOfChat, { foodName }: PlanTalk): Line[] {
  const list = shoppingListOfWeek(week, household, library.foods)
  const probable = probablyAtHome(library, rows.journeys, household, rows.atHome)
  const { toBuy, had, stillThere } = splitByHome(list, hadAtHome(rows.atHome, library.foods), probable)
  const isTicked = (food: FoodKey) => rows.ticks?.values[food] === true
  const ofWeek = toBuy
    .flatMap(({ items }) => items)
    .map(({ food }): Line => {
      return { food, name: foodName(food).toLowerCase(), state: isTicked(food) ? "ticked" : "toBuy" }
    })
  const there = [...had, ...stillThere].map(({ food }): Line => {
    return { food, name: foodName(food).toLowerCase(), state: "had" }
  })
  const own = itemsOf(rows.ownItems).map(({ text, isTicked }): Line => {
    return { name: text, state: isTicked ? "ticked" : "toBuy" }
  })
  return [...ofWeek, ...own, ...there]
}

/** The names of the first `most` lines, joined in her language. */
export function namesOfLines(lines: readonly Line[], lang: Language, most = namedMost): string {
  return listOf(
    lines.slice(0, most).map(({ name }) => name),
    lang,
  )
}

/**
 * Says which of some foods are still to buy and which are bought or at home. `amounts` replaces the names of what is to
 * buy.
 */
export function saidOfList(
  isMeant: (food: FoodKey) => boolean,
  plan: PlanOfChat,
  talk: PlanTalk,
  amounts?: string,
): string[] {
  const lines = linesOfList(plan, talk).filter(({ food }) => food !== undefined && isMeant(food))
  const toBuy = lines.filter(({ state }) => state === "toBuy")
  const there = lines.filter(({ state }) => state !== "toBuy")
  return [
    ...(toBuy.length > 0 ? [amounts ?? talk.ofPlan("said-toBuy", { things: namesOfLines(toBuy, talk.lang) })] : []),
    ...(there.length > 0 ? [talk.ofPlan("said-bought", { things: namesOfLines(there, talk.lang) })] : []),
  ]
}

export function answerOfList(plan: PlanOfChat, talk: PlanTalk): PlanAnswer {
  const { ofPlan, lang } = talk
  const left = linesOfList(plan, talk).filter(({ state }) => state === "toBuy")
  if (left.length === 0) return { text: ofPlan("listDone") }
  return { text: ofPlan("listLeft", { count: left.length, things: namesOfLines(left, lang) }) }
}

/** Says whether a thing is on her shopping list; if it is not, the answer offers to add it. */
export function answerOfLine(
  thing: string | undefined,
  isToAdd: boolean,
  plan: PlanOfChat,
  talk: PlanTalk,
): PlanAnswer {
  const { ofPlan, labels, lang } = talk
  if (!thing) return { text: ofPlan("toListHow", { own: labels.own }) }
  const found = linesOfList(plan, talk).filter((line) => isNamedBy(line, thing, plan))
  const [first] = found
  if (first) {
    const things = namesOfLines(found, lang)
    const state = found.find(({ state }) => state === "toBuy")?.state ?? first.state
    return {
      text: ofPlan(state === "toBuy" ? "onList" : state === "ticked" ? "onListTicked" : "onListHad", { things }),
    }
  }
  if (itemsOf(plan.rows.ownItems).length >= ownItemsMost) return { text: ofPlan("listFull", { adjust: labels.adjust }) }
  return {
    text: ofPlan(isToAdd ? "toList" : "notOnList", { thing }),
    offer: { kind: "line", itemId: newId(), text: thing },
  }
}

function isNamedBy({ food, name }: Line, thing: string, { table }: PlanOfChat): boolean {
  const [said, written] = [fold(thing).trim(), fold(name).trim()]
  if (said === written || said === `${written}s` || `${said}s` === written) return true
  if (!food) return false
  const asked = understandWishes(thing, "preferredFoods", table).likes
  return [food, ...(library.foods[food]?.kin ?? [])].some((each) => asked.includes(each))
}

export function answerOfHome(text: string, plan: PlanOfChat, talk: PlanTalk): PlanAnswer {
  const { ofPlan, labels } = talk
  const { kitchen, household, table } = plan
  const [asked] = understandWishes(text, "preferredFoods", table).likes
  if (asked) {
    const { standing } = standingOf(kitchen, asked)
    return { text: ofPlan(`food-${standing}`, { food: talk.foodName(asked).toLowerCase() }) }
  }
  const suits = (food: FoodKey) =>
    library.foods[food] !== undefined &&
    isSuitable(
      { ingredients: [{ food, grams: 1, measure: { count: 1, unit: "unit" } }] },
      household.wishes,
      library.foods,
    )
  const known = (wanted: "atHome" | "probably") =>
    [...kitchen.foods].flatMap(([food, { standing }]) => (standing === wanted && suits(food) ? [food] : []))
  const lines = (["atHome", "probably"] as const).flatMap((standing) => {
    const foods = known(standing)
    const name = standing === "atHome" ? "atHome" : "atHomeProbably"
    return foods.length > 0 ? [ofPlan(name, { foods: namesOf(foods, talk) })] : []
  })
  return { text: lines.length > 0 ? lines.join("\n\n") : ofPlan("atHomeNothing", { haveIt: labels.haveIt }) }
}
