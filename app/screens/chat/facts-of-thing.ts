import { allOf } from "#content/plan-words/all-of.ts"
import { questionOfAll, readerOfAll } from "#domain/plan/questions/all-of.ts"
import { replyOfFacts, type ThingKnown } from "./facts.ts"
import { factsOfDish } from "./facts-of-dish.ts"
import { dishTitled } from "./kind-asked.ts"
import type { PlanAnswer, PlanOfChat, PlanTalk } from "./plan-talk.ts"
import type { ThingMeant } from "./thing-meant.ts"

const allAskedIn = readerOfAll(allOf)

/** Collects what the plan knows about a thing; undefined if it knows none by that name. */
export function knownOf({ thing, name, foods }: ThingMeant, plan: PlanOfChat, talk: PlanTalk): ThingKnown | undefined {
  switch (thing) {
    case "dish": {
      const dish = dishTitled(name, plan, talk)
      return dish && factsOfDish(dish, plan, talk, foods)
    }
  }
}

/** The canonical question that asks for everything about a thing. */
export function askAllOf(thing: ThingMeant, { lang }: PlanTalk): string {
  return questionOfAll(thing, allOf[lang])
}

/** The reply to a message that is exactly the question for everything about a thing; undefined for any other. */
export function answerOfAll(text: string, plan: PlanOfChat, talk: PlanTalk): PlanAnswer | undefined {
  const asked = allAskedIn(text)
  const known = asked && knownOf({ ...asked, foods: [] }, plan, talk)
  return known && replyOfFacts(known)
}
