import { browserStorage } from "#app/storage/browser-storage.ts"
import { calendarDateSchema } from "#domain/days/check-in.ts"

/** The latest birth date (YYYY-MM-DD) that fits the age that she chose, or "unknown" if she does not know the age. */
export type AgeAnswer = string | typeof unknownAge
export const unknownAge = "unknown"

const key = "florescer:baby-age"
const listeners = new Set<() => void>()
/** The answer that is kept on this page alone, because storage is full or the account already knows the birth date. */
let shown: AgeAnswer | null = null

export function readAnswer(): AgeAnswer | null {
  const answer = shown ?? browserStorage.getItem(key)
  return answer === unknownAge || calendarDateSchema.safeParse(answer).success ? answer : null
}

export function readShownAnswer(): AgeAnswer | null {
  return shown
}

/** With `isShownOnly` the answer lasts only as long as the page. */
export function storeAnswer(answer: AgeAnswer, isShownOnly: boolean) {
  const isStored = !isShownOnly && browserStorage.setItem(key, answer)
  setShown(isStored ? null : answer)
}

/** Deletes the answer, because the next person who uses this phone must not read it. */
export function forgetAnswer() {
  browserStorage.removeItem(key)
  setShown(null)
}

function setShown(answer: AgeAnswer | null) {
  shown = answer
  for (const listener of listeners) listener()
}

export function onAnswer(listener: () => void) {
  listeners.add(listener)
  window.addEventListener("storage", listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener("storage", listener)
  }
}
