import { useState } from "react"
import { useConsentedSave } from "#app/consent/use-consent.ts"
import { useKept } from "#app/kept/use-kept.ts"
import { useToday } from "#app/language/use-today.ts"
import { useUser } from "#app/session/use-user.ts"
import { type CheckIn, type CheckInQuestion, emptyCheckIn } from "#domain/check-in.ts"
import { checkInSource } from "./check-in-source.ts"

/** Today's check-in; with the day, on her calendar, it begins anew. What she taps before she has agreed waits on the screen. */
export function useCheckIn() {
  const today = useToday()
  const source = checkInSource(useUser().id, today)
  const { value: kept, change, waiting } = useKept<CheckIn>(source, emptyCheckIn)
  const [tapped, setTapped] = useState<{ day: string; answers: Partial<CheckIn> } | null>(null)
  const answers = tapped?.day === today ? tapped.answers : null
  const checkIn = { ...kept, ...answers }
  const { isGiven, isAsked, saveWithConsent } = useConsentedSave("diary", () => {
    change(checkIn)
    setTapped(null)
  })

  function answer(question: CheckInQuestion, score: number) {
    if (isGiven) return change({ ...checkIn, [question]: score })
    setTapped({ day: today, answers: { ...answers, [question]: score } })
    // Not known yet: she may have agreed before.
    if (!isAsked) saveWithConsent()
  }

  return {
    checkIn,
    answer,
    waiting: waiting && !isAsked,
    isAsked: isAsked && (answers !== null || waiting),
    agree: saveWithConsent,
  }
}
