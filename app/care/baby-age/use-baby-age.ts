import { useSyncExternalStore } from "react"
import { useIsHidden } from "#app/privacy/discreet/hiding.ts"
import { useSilence } from "#app/privacy/silence/use-silence.ts"
import { onStorageChange } from "#app/storage/device.ts"
import { calendarDay } from "#app/ui/her-clock.ts"
import { useToday } from "#app/ui/use-today.ts"
import { type AgeChoice, ageInDays, latestBirthDate } from "#domain/care/baby-age.ts"
import { readBirthDate } from "./birth-date.ts"
import { onAnswer, readAnswer, readShownAnswer, storeAnswer, unknownAge } from "./kept-age.ts"

export type BabyAge = {
  /** The age in completed days; null shows the lists for every age. */
  days: number | null
  /** She is not asked if quiet mode hides the baby, if discreet mode hides the app, or after the first year. */
  isAsked: boolean
  isUnknown: boolean
  /** Null means that she does not know her baby's age. */
  choose: (choice: Pick<AgeChoice, "youngest"> | null) => void
}

export function useBabyAge(): BabyAge {
  const today = useToday()
  const isLeftOut = [useSilence(), useIsHidden()].includes(true)
  const birthDate = useSyncExternalStore(
    onStorageChange,
    () => readBirthDate(today),
    () => null,
  )
  const isBirthDateKnown = birthDate !== null && ageInDays(birthDate, today) !== null
  const answer = useSyncExternalStore(
    onAnswer,
    () => (isBirthDateKnown ? (readShownAnswer() ?? birthDate) : readAnswer()),
    () => null,
  )
  const isOlder = birthDate !== null && birthDate <= today && !isBirthDateKnown
  const isAsked = !isLeftOut && !isOlder
  const isUnknown = answer === unknownAge
  return {
    days: isAsked && answer !== null && !isUnknown ? ageInDays(answer, today) : null,
    isAsked,
    isUnknown,
    choose: (choice) =>
      storeAnswer(choice ? latestBirthDate(choice, calendarDay(Date.now())) : unknownAge, isBirthDateKnown),
  }
}
