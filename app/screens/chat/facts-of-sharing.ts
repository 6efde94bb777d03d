import { printFacts, sharingFacts } from "#domain/plan/questions/facts-sharing.ts"
import { lineOf } from "./fact-text.ts"
import type { ThingKnown } from "./facts.ts"
import type { PlanTalk } from "./plan-talk.ts"

/** Collects what the plan can send, share and print, and who sees what of it. */
export function factsOfSharing(talk: PlanTalk): ThingKnown {
  const { day, list, recipe, helperTicks, needsAccount, phones, sees, fails } = sharingFacts()
  const [ofRecipe, size] = printFacts("recipe")
  const [ofList] = printFacts("list")
  const [ofDay] = printFacts("day")
  return {
    heading: talk.ofPlan("facts-sharing"),
    facts: [
      lineOf("fact-shareDay", [day], ["sharing"], talk),
      lineOf("fact-list", [list], ["sharing", "list"], talk),
      lineOf("fact-shareRecipe", [recipe, ofRecipe], ["printed", "sharing"], talk),
      lineOf("fact-sees", [sees], ["helper", "sharing"], talk),
      lineOf("fact-helperTicks", [helperTicks], ["helper"], talk),
      lineOf("fact-account", [needsAccount, fails], ["helper"], talk),
      lineOf("fact-printSize", [size], ["printed"], talk),
      lineOf("fact-printList", [ofList, ofDay], ["printed"], talk),
      lineOf("fact-phones", [phones], ["offline"], talk),
    ],
  }
}
