import { planForChat } from "#app/screens/chat/from-plan.ts"
import { library } from "#content/library.ts"
import { wishTable } from "#content/wish-words/table.ts"
import { currentEdition } from "#domain/journey/journey.ts"
import { checklistItems } from "#domain/journey/progress.ts"
import { noHousehold } from "#domain/plan/household.ts"
import { planOf } from "#domain/plan/week/plan-of.ts"

/** States of a journey, by how many days are complete; null before she has told anything. */
export const states = { "before onboarding": null, "on day 1": 0, "on day 4": 3, "after the week": 7 }

/** Her plan as the chat has it after so many complete days. */
export function planAfter(days: number | null) {
  const done = Object.fromEntries(Array.from({ length: days ?? 0 }, (_, index) => [index + 1, [...checklistItems]]))
  const journeys =
    days === null ? [] : [{ id: "first", startedAt: "2026-11-21T08:00:00.000Z", done, edition: currentEdition }]
  const plan = planOf(library, journeys, days === null ? { ...noHousehold, isUntold: true } : noHousehold)
  return planForChat(plan, Math.min((days ?? 0) + 1, 7), wishTable, { now: "2026-11-29T12:00:00.000Z" })
}
