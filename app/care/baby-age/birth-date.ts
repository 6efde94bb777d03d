import { readToldHere } from "#app/sync/told-here.ts"
import { calendarDay } from "#app/ui/her-clock.ts"
import type { ownKey, Rows } from "#domain/nouns/noun.ts"
import { emptyOnboarding } from "#domain/profile/onboarding.ts"
import { understandAnswers } from "#domain/profile/understand-answers.ts"

type Told = Rows["onboarding"][typeof ownKey]
type Settled = Rows["household"][typeof ownKey]

/** Returns YYYY-MM-DD: as she settled it, else by her first answers. */
export function birthDateOf(told: Told, settled: Settled, today: string): string | null {
  // "5 days" counts from the day on which she said it.
  const toldAt = told?.changedAt.postpartumWeeks
  const toldOn = toldAt ? calendarDay(toldAt) : today
  const answered = understandAnswers({ ...emptyOnboarding, ...told?.values }, toldOn).birthDate
  return settled?.values.birthDate ?? answered ?? null
}

export function readBirthDate(today: string): string | null {
  const here = readToldHere()
  return here ? birthDateOf(here.onboarding, here.household, today) : null
}
