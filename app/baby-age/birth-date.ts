import { userHere } from "#app/session/use-user.ts"
import { copiesOf } from "#app/sync/copies.ts"
import { calendarDay } from "#app/ui/her-clock.ts"
import { ownKey, type Rows } from "#domain/nouns/noun.ts"
import { emptyOnboarding } from "#domain/onboarding.ts"
import { mergeFields } from "#domain/timestamped.ts"
import { understandAnswers } from "#domain/understand-answers.ts"

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
  const userId = userHere()
  if (userId === undefined) return null
  const { snapshot, outbox } = copiesOf(userId)
  const rows = snapshot.read()?.rows
  let [told, settled]: [Told, Settled] = [rows?.onboarding[ownKey], rows?.household[ownKey]]
  for (const { operation, refusal } of outbox.read()) {
    if (refusal) continue
    const { name, args, at } = operation
    if (name === "onboardingAnswered") told = mergeFields(told, args.answers, at)
    if (name === "householdChanged") settled = mergeFields(settled, args.fields, at)
  }
  return birthDateOf(told, settled, today)
}
