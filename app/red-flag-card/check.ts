import { inEachLanguage } from "#app/language/in-each-language.ts"
import { loadWords } from "#app/language/words.ts"
import type { RedFlag } from "#domain/red-flags.ts"

export type RedFlagCheck = (text: string) => RedFlag | null

/** The rules, together with the words of the card: once they are on this device, neither needs a connection. */
export const loadRedFlagCheck = inEachLanguage(async (language): Promise<RedFlagCheck> => {
  const [{ redFlagIn }] = await Promise.all([import("#domain/red-flags.ts"), loadWords("red-flag-card", language)])
  return redFlagIn
})
