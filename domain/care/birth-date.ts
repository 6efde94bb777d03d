import type { ownKey, Rows } from "../nouns/noun.ts"
import { emptyOnboarding } from "../profile/onboarding.ts"
import { understandAnswers } from "../profile/understand-answers.ts"

type Told = {
  onboarding: Rows["onboarding"][typeof ownKey]
  household: Rows["household"][typeof ownKey]
}

/** Returns YYYY-MM-DD, as she settled it, else by her first answers; `dayOf` says on which day of hers a moment (ISO 8601) was. */
export function birthDateOf(
  { onboarding, household }: Told,
  today: string,
  dayOf: (moment: string) => string,
): string | null {
  // "5 days" counts from the day on which she said it.
  const toldAt = onboarding?.changedAt.postpartumWeeks
  const toldOn = toldAt ? dayOf(toldAt) : today
  const answered = understandAnswers({ ...emptyOnboarding, ...onboarding?.values }, toldOn).birthDate
  return household?.values.birthDate ?? answered ?? null
}
