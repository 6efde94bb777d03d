import { entriesWithout } from "../chat/faq-entries.ts"
import type { FaqEntry } from "../chat/faq-match.ts"
import { numberTopics } from "../evolution/numbers.ts"
import { type About, isAboutAny, type LeftOut } from "../marked-text.ts"
import { silenced } from "../privacy/silence.ts"
import type { GuideSection } from "./guide.ts"

export type HiddenWishes = { isQuiet: boolean; areNumbersHidden: boolean; leftOut?: LeftOut | undefined }
export type HiddenTopics = ReadonlySet<About>

const nothing: HiddenTopics = new Set()
const both: HiddenTopics = new Set([...silenced, ...numberTopics])

/** Their passages are left out of every text. */
export function hiddenTopics({ isQuiet, areNumbersHidden }: HiddenWishes): HiddenTopics {
  if (isQuiet) return areNumbersHidden ? both : silenced
  return areNumbersHidden ? numberTopics : nothing
}

/** Whole answers go in silence only: without figures, those on weight stay good advice. */
export function entriesFor(entries: readonly FaqEntry[], wishes: HiddenWishes): readonly FaqEntry[] {
  return entriesWithout(entries, hiddenTopics(wishes), wishes.isQuiet ? silenced : nothing, wishes.leftOut)
}

/** The sections that remain under her wishes not to read of something. */
export function sectionsFor(sections: readonly GuideSection[], wishes: HiddenWishes): readonly GuideSection[] {
  const hidden = hiddenTopics(wishes)
  return sections.filter(({ about }) => !isAboutAny(hidden, about))
}
