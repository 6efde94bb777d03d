import { printFacts, sharingFacts } from "#domain/plan/questions/facts-sharing.ts"
import type { KindOfQuestion } from "#domain/plan/questions/kinds.ts"
import { factsText } from "./fact-text.ts"
import type { Fact, ThingKnown } from "./facts.ts"
import type { PlanTalk } from "./plan-talk.ts"

/** Collects what the plan can send, share and print, and who sees what of it. */
export function factsOfSharing(talk: PlanTalk): ThingKnown {
  const { day, list, recipe, helperTicks, needsAccount, phones, sees, fails } = sharingFacts()
  const [ofRecipe, size] = printFacts("recipe")
  const [ofList] = printFacts("list")
  const [ofDay] = printFacts("day")
  const line = (
    label: Parameters<PlanTalk["ofPlan"]>[0],
    facts: Parameters<typeof factsText>[0],
    ...kinds: KindOfQuestion[]
  ): Fact => ({ label: talk.ofPlan(label), text: factsText(facts, talk), kinds })
  return {
    heading: talk.ofPlan("facts-sharing"),
    facts: [
      line("fact-shareDay", [day], "sharing"),
      line("fact-list", [list], "sharing", "list"),
      line("fact-shareRecipe", [recipe, ofRecipe], "printed", "sharing"),
      line("fact-sees", [sees], "helper", "sharing"),
      line("fact-helperTicks", [helperTicks], "helper"),
      line("fact-account", [needsAccount, fails], "helper"),
      line("fact-printSize", [size], "printed"),
      line("fact-printList", [ofList, ofDay], "printed"),
      line("fact-phones", [phones], "offline"),
    ],
  }
}
