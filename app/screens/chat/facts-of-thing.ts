import { allOf } from "#content/plan-words/all-of.ts"
import { programmeDays } from "#domain/journey/progress.ts"
import { questionOfAll, readerOfAll } from "#domain/plan/questions/all-of.ts"
import { keysNamedIn } from "./dish-meant.ts"
import { replyOfFacts, type ThingKnown } from "./facts.ts"
import { factsOfDay, factsOfRitual } from "./facts-of-day.ts"
import { factsOfDish } from "./facts-of-dish.ts"
import { factsOfFood } from "./facts-of-food.ts"
import { factsOfSharing } from "./facts-of-sharing.ts"
import { factsOfSwaps } from "./facts-of-swaps.ts"
import { dishTitled } from "./kind-asked.ts"
import type { PlanAnswer, PlanOfChat, PlanTalk } from "./plan-talk.ts"
import type { ThingMeant } from "./thing-meant.ts"

const allAskedIn = readerOfAll(allOf)

/** Collects what the plan knows about a thing; undefined if it knows none by that name. `hour` is from 0 to 23. */
export function knownOf(
  { thing, name, foods, machines = [] }: ThingMeant,
  plan: PlanOfChat,
  talk: PlanTalk,
  hour: number,
): ThingKnown | undefined {
  switch (thing) {
    case "dish": {
      const dish = dishTitled(name, plan, talk)
      return dish && factsOfDish(dish, plan, talk, { foods: foods ?? [], machines })
    }
    case "food": {
      const [food, ...others] = foods ?? [{ spelling: name, foods: keysNamedIn(name, plan.table) }]
      return food && food.foods.length > 0 ? factsOfFood(food, plan, talk, others) : undefined
    }
    case "day":
      return dayIn(name) && factsOfDay(Number(name), plan, talk, hour)
    case "ritual":
      return dayIn(name) && factsOfRitual(Number(name), plan, talk)
    case "sharing":
      return factsOfSharing(talk)
    case "swaps":
      return factsOfSwaps(plan, talk)
  }
}

const dayIn = (name: string) => (Number(name) >= 1 && Number(name) <= programmeDays ? true : undefined)

/** The canonical question that asks for everything about a thing. */
export function askAllOf(thing: ThingMeant, { lang }: PlanTalk): string {
  return questionOfAll(thing, allOf[lang])
}

/**
 * Returns the reply to a message that is exactly the canonical question for everything about one thing of her plan (a
 * dish, a food, a day …); undefined for any other message.
 */
export function answerOfAll(text: string, plan: PlanOfChat, talk: PlanTalk, hour: number): PlanAnswer | undefined {
  const asked = allAskedIn(text)
  const known = asked && knownOf(asked, plan, talk, hour)
  return known && replyOfFacts(known)
}
