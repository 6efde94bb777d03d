import type { ownKey, Rows } from "../nouns/noun.ts"
import { emptyOnboarding } from "../profile/onboarding.ts"
import { understandAnswers } from "../profile/understand-answers.ts"

type Told = {
  onboarding: Rows["onboarding"][typeof ownKey]
  household: Rows["household"][typeof ownKey]
}

/**
 * Returns the birth date (YYYY-MM-DD) that she entered, else the one in her first answers; null if she gave none.
 * `dayOf` returns the day in her time zone of a moment (ISO 8601).
 */
export function birthDateOf(
  { onboarding, household }: Told,
  today: string,
  dayOf: (moment: string) => string,
): string | null {
  // An answer such as "5 days" is counted from the day on which she gave it.
  const toldAt = onboarding?.changedAt.postpartumWeeks
  const toldOn = toldAt ? dayOf(toldAt) : today
  const answered = understandAnswers({ ...emptyOnboarding, ...onboarding?.values }, toldOn).birthDate
  return household?.values.birthDate ?? answered ?? null
}
