import { useState } from "react"
import { useConsentedSave } from "#app/consent/use-consent.ts"
import { useToday } from "#app/language/use-today.ts"
import type { View } from "#app/sync/store.ts"
import { useOperations, useSynced } from "#app/sync/sync-context.ts"
import { type CheckIn, type CheckInQuestion, checkInQuestions, emptyCheckIn } from "#domain/check-in.ts"

/** An answer that waits until she has agreed. */
function lacksConsent({ operation, refusal }: View["refused"][number]) {
  return operation.name === "checkInAnswered" && refusal.code === "CONSENT_REQUIRED"
}

/** Today's check-in; with the day, on her calendar, it begins anew. What she taps before she has agreed waits on the screen. */
export function useCheckIn() {
  const today = useToday()
  const { rows, pending, refused } = useSynced()
  const { perform, discard } = useOperations()
  const stored = rows.checkIns[today]
  const [tapped, setTapped] = useState<{ day: string; answers: Partial<CheckIn> } | null>(null)
  /** Given where she had not agreed, or had taken it back on another device: she is asked. */
  const unsaved = refused.filter(
    (it) => lacksConsent(it) && "date" in it.operation.args && it.operation.args.date === today,
  )
  const refusedAnswers = unsaved.flatMap(({ operation: { name, args } }) => {
    return name === "checkInAnswered" ? [[args.question, args.score] as const] : []
  })
  const tappedAnswers = tapped?.day === today ? tapped.answers : null
  const answers: Partial<CheckIn> = { ...Object.fromEntries(refusedAnswers), ...tappedAnswers }
  const checkIn: CheckIn = { ...emptyCheckIn, ...stored?.values, ...answers }
  const { isGiven, isAsked, saveWithConsent } = useConsentedSave("diary", () => {
    for (const question of checkInQuestions) {
      const score = answers[question]
      if (score !== null && score !== undefined) save(question, score)
    }
    discard(unsaved.map(({ operation }) => operation.id))
    setTapped(null)
  })

  function save(question: CheckInQuestion, score: number) {
    perform("checkInAnswered", { date: today, question, score })
  }

  function answer(question: CheckInQuestion, score: number) {
    if (isGiven) return save(question, score)
    setTapped({ day: today, answers: { ...tappedAnswers, [question]: score } })
    // Not known yet: she may have agreed before.
    if (!isAsked) saveWithConsent()
  }

  return {
    checkIn,
    answer,
    waiting: pending.some(({ name }) => name === "checkInAnswered"),
    isAsked: isAsked && Object.keys(answers).length > 0,
    agree: saveWithConsent,
  }
}
