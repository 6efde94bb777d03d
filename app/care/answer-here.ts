import type { FaqEntry } from "#domain/faq-match.ts"
import { type HiddenWishes, hiddenTopics } from "#domain/hidden-topics.ts"
import { textWithout } from "#domain/marked-text.ts"
import { readCountry } from "./country.ts"

export function answerHere({ answer, byCountry }: FaqEntry, hidden: HiddenWishes): string {
  const ofCountry = byCountry?.[readCountry() ?? ""] ?? ""
  return `${answer} ${textWithout(ofCountry, hiddenTopics(hidden), hidden.leftOut)}`.trim()
}
