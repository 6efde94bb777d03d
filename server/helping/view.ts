import type { Kysely } from "kysely"
import { library } from "#content/library.ts"
import { hiddenTopics } from "#domain/guides/hidden-topics.ts"
import type { HelperLink } from "#domain/helping/helper-link.ts"
import { type HelperView, helperViewOf } from "#domain/helping/helper-view.ts"
import { ownKey } from "#domain/nouns/noun.ts"
import { foodsAtHome } from "#domain/plan/at-home/foods-at-home.ts"
import { householdOf } from "#domain/plan/household.ts"
import { planOf } from "#domain/plan/week/plan-of.ts"
import type { Tables } from "../database/tables.ts"
import { understoodWords } from "../profile/household/understood.ts"
import { readLastRows, readOwnRows } from "../sync/rows.ts"
import { readWorkingLinks } from "./data.ts"

const read = ["onboarding", "household", "atHome", "shoppingTicks", "silence"] as const

/**
 * Reads what a helper sees through a link, and the day of the mother's programme (1–7), which the helper is not told.
 */
export async function readHelping(
  db: Kysely<Tables>,
  userId: string,
  link: HelperLink,
  now: Date,
): Promise<{ view: HelperView; today: number }> {
  const own = (await readOwnRows(db, [userId], read, raise)).get(userId) ?? {}
  const { onboarding: told, household: settled, atHome, shoppingTicks: ticks, silence } = own
  const household = householdOf(told, settled, understoodWords(told?.values))
  const journeys = (await readLastRows(db, [userId], "journeys", 2, raise)).get(userId) ?? []
  const plan = planOf(library, journeys, household)
  const rows = {
    journeys: Object.fromEntries(journeys.map((journey) => [journey.id, journey])),
    shoppingTicks: ticks ? { [ownKey]: ticks } : {},
    atHome: atHome ? { [ownKey]: atHome } : {},
    household: settled ? { [ownKey]: settled } : {},
  }
  const kitchen = foodsAtHome(library, rows, now.toISOString())
  const isQuiet = silence?.values.isOn === true
  const hidden = hiddenTopics({ isQuiet, areNumbersHidden: false })
  const others = (await readWorkingLinks(db, userId, now)).filter(({ id }) => id !== link.id)
  const view = helperViewOf(link, plan, library, hidden, atHome, { others, ticks, kitchen, now: now.toISOString() })
  return { view, today: plan.today }
}

function raise(error: unknown): never {
  throw error
}
