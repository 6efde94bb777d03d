import { rawFoodsOf } from "#content/recipes/facts-keeping.ts"
import type { FoodKey } from "#domain/food/food.ts"
import { programmeDays } from "#domain/journey/progress.ts"
import type { Topic } from "#domain/plan/questions/topic-rules.ts"
import type { Recipe } from "#domain/recipes/recipe.ts"
import { countWords } from "#domain/understanding/count-words.ts"
import { fold } from "#domain/understanding/text.ts"
import { dayMeant, dishesOfWeek, hasAnyOf, keysNamedIn } from "./dish-meant.ts"
import { answerOfList, linesOfList, namesOfLines } from "./from-list.ts"
import { answerOfWeek, linesOf } from "./from-week.ts"
import { dayAskedIn, mealIn, says } from "./mentions.ts"
import { namesOf, type PlanAnswer, type PlanOfChat, type PlanTalk } from "./plan-talk.ts"

type OfList = Extract<Topic, "followsSwap" | "onceOnList" | "aisles" | "had" | "sharing" | "tick" | "toBuyFor" | "thaw">

const upTo = new RegExp(`${says.upTo.source}.{0,24}`)
const howMany = new RegExp(`\\b(\\d|${Object.keys(countWords).join("|")}) ${says.days.source}`)
const untilWeekday = new RegExp(`^${says.untilWeekday.source}`)

/**
 * The last day (1-7) of a span that begins today, such as "until Friday" or "three days"; undefined if the text names
 * no span.
 */
function lastOf(text: string, plan: PlanOfChat): number | undefined {
  const plain = fold(text)
  const [end] = upTo.exec(plain) ?? []
  const day = end && dayMeant(end, plan)
  if (day !== undefined && day !== "") return Math.max(plan.today, day)
  if (end && (dayAskedIn(end) || untilWeekday.test(end))) return programmeDays
  const [, count] = howMany.exec(plain) ?? []
  return count ? plan.today + (countWords[count] ?? Number(count)) - 1 : undefined
}

/** Answers a question about her shopping list. */
export function answerOfListTopic(
  topic: OfList,
  text: string,
  plan: PlanOfChat,
  talk: PlanTalk,
): PlanAnswer | undefined {
  const { ofPlan, labels } = talk
  const toBuy = linesOfList(plan, talk).filter(({ state }) => state === "toBuy")
  switch (topic) {
    case "followsSwap":
      return { text: ofPlan("followsSwap") }
    case "onceOnList":
      return { text: ofPlan("onceOnList") }
    case "aisles":
      return { text: ofPlan("aisles", { aisles: labels.aisles }) }
    case "sharing":
      return {
        text: `${ofPlan("sendList", { send: labels.send })}\n\n${answerOfWeek({ about: "sharing" }, text, plan, talk, 12)?.text ?? ""}`.trim(),
      }
    case "tick":
      return { text: ofPlan("tickHow", { count: toBuy.length }) }
    case "had": {
      const keys = keysNamedIn(text, plan.table)
      const foods = toBuy.flatMap(({ food }) => (food && keys.includes(food) ? [food] : []))
      if (foods.length === 0) return { text: ofPlan("hadNone", { haveIt: labels.haveIt }) }
      return { text: ofPlan("had", { foods: namesOf(foods, talk) }), offer: { kind: "had", foods } }
    }
    case "toBuyFor": {
      const day = lastOf(text, plan) === undefined ? (dayMeant(text, plan) ?? plan.today) : plan.today
      if (day < plan.today) return answerOfList(plan, talk)
      const last = lastOf(text, plan) ?? (says.twoDays.test(fold(text)) ? day + 1 : day)
      return { text: toBuyBetween(day, last, plan, talk) }
    }
    case "thaw":
      return { text: toThawFor(dayMeant(text, plan) ?? plan.today + 1, plan, talk) }
  }
}

/** Lists what is still to buy for the dishes between two days (1-7, both included). */
export function toBuyBetween(day: number, end: number, plan: PlanOfChat, talk: PlanTalk): string {
  const { ofPlan, lang } = talk
  const last = Math.min(programmeDays, end)
  const dishes = dishesOfWeek(plan).filter((dish) => dish.day >= day && dish.day <= last)
  const lines = linesOfList(plan, talk).filter(({ state, food }) => {
    return state === "toBuy" && food && dishes.some(({ recipe }) => hasAnyOf(recipe, [food]))
  })
  const days =
    last > day + 1
      ? ofPlan("daysThrough", { day, last })
      : last > day
        ? ofPlan("daysTo", { day, last })
        : ofPlan("dayTo", { day })
  return lines.length > 0
    ? ofPlan("toBuyFor", { days, things: namesOfLines(lines, lang, 20) })
    : ofPlan("toBuyNone", { days })
}

/** Returns the meat and fish in these dishes that are bought raw. */
export function rawOf(dishes: readonly Recipe[]): FoodKey[] {
  return [...new Set(dishes.flatMap(rawFoodsOf))]
}

/** Says what has to thaw for the dishes of a day (1-7). */
export function thawedFor(day: number, plan: PlanOfChat, talk: PlanTalk): string {
  const dishes = dishesOfWeek(plan).filter((dish) => dish.day === day)
  const foods = rawOf(dishes.map(({ recipe }) => recipe))
  return foods.length > 0 ? talk.ofPlan("thaw", { foods: namesOf(foods, talk) }) : talk.ofPlan("thawNone")
}

/** Lists what must be thawed for a day (1-7), with the dishes that need it. */
export function toThawFor(asked: number, plan: PlanOfChat, talk: PlanTalk): string {
  const { ofPlan } = talk
  const day = Math.min(programmeDays, asked)
  const heading = ofPlan(day === plan.today ? "today" : "otherDay", { day })
  return [heading, ...linesOf(day, plan, talk), "", thawedFor(day, plan, talk)].join("\n")
}

/**
 * True if a message about a ticked food means her shopping list, which it does not if it names a meal or says that she
 * ate.
 */
export function isOfList(text: string, plan: PlanOfChat): boolean {
  const folded = fold(text)
  if (mealIn(text) || says.ate.test(folded)) return false
  return keysNamedIn(text, plan.table).length > 0 || says.list.test(folded)
}

/** Answers how to cook for more people on a day: its dishes, each with its own number of servings. */
export function answerOfGuestsOn(text: string, plan: PlanOfChat, talk: PlanTalk): PlanAnswer {
  const day = dayMeant(text, plan)
  const lines = day === undefined ? [] : ["", talk.ofPlan("otherDay", { day }), ...linesOf(day, plan, talk)]
  return { text: [talk.ofPlan("guestsOn", { more: talk.labels.more, own: talk.labels.own }), ...lines].join("\n") }
}
