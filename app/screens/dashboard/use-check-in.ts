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
  const [lastTapped, setTapped] = useState<{ day: string; checkIn: CheckIn } | null>(null)
  const tapped = lastTapped?.day === today ? lastTapped.checkIn : null
  const { isGiven, isAsked, saveWithConsent } = useConsentedSave("diary", () => {
    if (tapped) change(tapped)
    setTapped(null)
  })
  const checkIn = tapped ?? kept

  function answer(question: CheckInQuestion, score: number) {
    const next = { ...checkIn, [question]: score }
    if (isGiven) return change(next)
    setTapped({ day: today, checkIn: next })
    // Not known yet: she may have agreed before.
    if (!isAsked) saveWithConsent()
  }

  return { checkIn, answer, waiting, isAsked: isAsked && tapped !== null, agree: saveWithConsent }
}
