import { useCorrectedToday, useSynced } from "#app/sync/sync-context.ts"
import { calendarDay } from "#app/ui/use-today.ts"
import { emptyOnboarding } from "#domain/onboarding.ts"
import { ownKey } from "#domain/operations/rows.ts"
import { understandAnswers } from "#domain/understand-answers.ts"

/** The baby's birth date (YYYY-MM-DD) as she settled it, else by her first answers; null where neither tells. */
export function useBirthDate(): string | null {
  const { rows } = useSynced()
  const today = useCorrectedToday()
  const [told, settled] = [rows.onboarding[ownKey], rows.household[ownKey]]
  // "5 days" counts from the day on which she said it.
  const toldAt = told?.changedAt.postpartumWeeks
  const toldOn = toldAt ? calendarDay(toldAt) : today
  const answered = understandAnswers({ ...emptyOnboarding, ...told?.values }, toldOn).birthDate
  return settled?.values.birthDate ?? answered ?? null
}
