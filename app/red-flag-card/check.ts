import { inEachLanguage } from "#app/language/in-each-language.ts"
import { loadWords } from "#app/language/words.ts"
import type { Concern } from "#domain/concern.ts"

export type SafetyCheck = (text: string) => Concern | null

/** The rules, together with the words of the card: once they are on this device, neither needs a connection. */
export const loadSafetyCheck = inEachLanguage(async (language): Promise<SafetyCheck> => {
  const [{ concernIn }] = await Promise.all([import("#domain/red-flags.ts"), loadWords("red-flag-card", language)])
  return concernIn
})
