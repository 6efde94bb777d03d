import { undoFact } from "#domain/plan/questions/facts-undo.ts"
import { titleIn } from "#domain/recipes/recipe.ts"
import { factsText, factText } from "./fact-text.ts"
import type { Fact, ThingKnown } from "./facts.ts"
import { linkTo } from "./kind-asked.ts"
import { putting, swappedAway } from "./of-bringing-back.ts"
import type { PlanOfChat, PlanTalk } from "./plan-talk.ts"

/** Lists the swaps that she made in her week, and offers to undo each alone. */
export function factsOfSwaps(plan: PlanOfChat, talk: PlanTalk): ThingKnown {
  const swaps = swappedAway(plan)
  const each = swaps.map(({ place, before }): Fact => {
    const told = { ...linkTo(place, talk), before: titleIn(talk.titles, before.id) }
    return {
      label: talk.ofPlan("fact-swapOn", { day: place.day, meal: talk.mealName(place.meal).toLowerCase() }),
      text: talk.ofPlan("said-swapOn", told),
      kinds: ["swapBack", "bringBack", "whyChanged"],
    }
  })
  const presses = swaps.flatMap(({ place, before }) => putting(before, place, "swapBack", plan, talk).offer ?? [])
  return {
    heading: talk.ofPlan(swaps.length > 0 ? "facts-swaps" : "facts-swapsNone"),
    facts: [
      ...each,
      {
        label: talk.ofPlan("fact-swapBack"),
        text: factText(undoFact("swap"), talk),
        kinds: ["swapBack", "swapDish"],
      },
      {
        label: talk.ofPlan("fact-undoLine"),
        text: factsText([undoFact("tickList"), undoFact("ownLine"), undoFact("strike")], talk),
        kinds: ["untick", "bringBack"],
      },
      { label: talk.ofPlan("fact-list"), text: talk.ofPlan("followsSwap"), kinds: ["listFollows"] },
      { label: talk.ofPlan("fact-ticks"), text: talk.ofPlan("ticksStay"), kinds: ["ticksStay", "untick"] },
    ],
    ...(presses.length > 0 && { presses }),
  }
}
