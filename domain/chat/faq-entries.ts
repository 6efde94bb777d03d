import { type SignTextsOf, writeOutSigns } from "../care/sign-references.ts"
import { type About, isAboutAny, type LeftOut, nothingLeftOut, plainText, textWithout } from "../marked-text.ts"
import type { FaqEntry } from "./faq-match.ts"

export type WrittenFaqEntry = Omit<FaqEntry, "markedAnswer">

/** Reads entries. Without `texts`, references to signs are left unresolved. */
export function readEntries(written: readonly WrittenFaqEntry[], texts?: SignTextsOf): readonly FaqEntry[] {
  return written.map((entry) => {
    const markedAnswer = texts ? writeOutSigns(entry.answer, texts) : entry.answer
    return { ...entry, answer: plainText(markedAnswer), markedAnswer }
  })
}

/**
 * Removes passages on `hidden` subjects from entries, and whole entries about `whole`, also from the follow-ups of
 * others. Its input must be the full list each time, because what an earlier call removed cannot be brought back.
 */
export function entriesWithout(
  entries: readonly FaqEntry[],
  hidden: ReadonlySet<About>,
  whole = hidden,
  leftOut: LeftOut = nothingLeftOut,
): readonly FaqEntry[] {
  if (hidden.size === 0 && leftOut !== "unknown" && leftOut.size === 0) return entries
  const left = entries
    .filter(({ about }) => !isAboutAny(whole, about))
    .map((entry) => ({ ...entry, answer: textWithout(entry.markedAnswer, hidden, leftOut) }))
    .filter(({ answer }) => answer !== "")
  const ids = new Set(left.map(({ id }) => id))
  return left.map((entry) => ({ ...entry, followUpIds: entry.followUpIds.filter((id) => ids.has(id)) }))
}
