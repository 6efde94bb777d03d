import type { Kysely } from "kysely"
import { library } from "#content/library.ts"
import type { HelperLink } from "#domain/helper-link.ts"
import { type HelperView, helperViewOf } from "#domain/helper-view.ts"
import { hiddenTopics } from "#domain/hidden-topics.ts"
import { householdOf } from "#domain/plan/household.ts"
import { planOf } from "#domain/plan/plan-of.ts"
import { readAtHome } from "../at-home/noun.ts"
import type { Tables } from "../database/tables.ts"
import { readHousehold } from "../household/noun.ts"
import { understoodWords } from "../household/understood.ts"
import { readLatestJourneys } from "../journey/data.ts"
import { readStoredOnboarding } from "../onboarding/data.ts"
import { readSilence } from "../silence/noun.ts"

/** What a link of hers shows now. */
export async function readHelperView(db: Kysely<Tables>, userId: string, link: HelperLink): Promise<HelperView> {
  const told = (await readStoredOnboarding(db, userId))?.answers
  const settled = (await readHousehold(db, userId))?.household
  const household = householdOf(told, settled, understoodWords(told?.values))
  const plan = planOf(library, await readLatestJourneys(db, userId), household)
  const atHome = (await readAtHome(db, userId))?.foods
  const isQuiet = (await readSilence(db, userId))?.value.isOn === true
  return helperViewOf(link, plan, library, hiddenTopics({ isQuiet, areNumbersHidden: false }), atHome)
}
