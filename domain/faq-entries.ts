import type { FaqEntry } from "./faq-match.ts"
import { type About, isAboutAny, type LeftOut, nothingLeftOut, plainText, textWithout } from "./marked-text.ts"
import { type SignTextsOf, writeOutSigns } from "./sign-references.ts"

/** An entry as written in the content files: its answer has marks. */
export type WrittenFaqEntry = Omit<FaqEntry, "markedAnswer">

/** The entries as the chat answers with them when nothing is hidden. Without `texts` their references to signs stay. */
export function readEntries(written: readonly WrittenFaqEntry[], texts?: SignTextsOf): readonly FaqEntry[] {
  return written.map((entry) => {
    const markedAnswer = texts ? writeOutSigns(entry.answer, texts) : entry.answer
    return { ...entry, answer: plainText(markedAnswer), markedAnswer }
  })
}

/**
 * The entries for someone who wishes to read nothing about the hidden topics. Entries that are wholly about one of `whole`
 * are left out, also as follow-ups, and passages about a hidden topic or with a food that she leaves out are left out of the
 * other answers. Takes the full list each time.
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
