import { readLocalProfile } from "#app/sync/local-profile.ts"
import { calendarDay } from "#app/ui/her-clock.ts"
import { birthDateOf as birthDateIn } from "#domain/care/birth-date.ts"
import type { ownKey, Rows } from "#domain/nouns/noun.ts"

type Told = Rows["onboarding"][typeof ownKey]
type Settled = Rows["household"][typeof ownKey]

/** Returns the birth date (YYYY-MM-DD): the one that she entered later, else the one in her first answers. */
export function birthDateOf(told: Told, settled: Settled, today: string): string | null {
  return birthDateIn({ onboarding: told, household: settled }, today, calendarDay)
}

export function readBirthDate(today: string): string | null {
  const here = readLocalProfile()
  return here ? birthDateOf(here.onboarding, here.household, today) : null
}
