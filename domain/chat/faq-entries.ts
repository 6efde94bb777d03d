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
 * Removes hidden passages from entries, and entries that are entirely about `whole`, also where they are follow-ups. It
 * must be given the full list each time.
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
