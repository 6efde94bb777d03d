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

/** The topics whose passages are removed from every text. */
export function hiddenTopics({ isQuiet, areNumbersHidden }: HiddenWishes): HiddenTopics {
  if (isQuiet) return areNumbersHidden ? both : silenced
  return areNumbersHidden ? numberTopics : nothing
}

/** Only quiet mode removes whole answers, because answers on weight are still good advice without their figures. */
export function entriesFor(entries: readonly FaqEntry[], wishes: HiddenWishes): readonly FaqEntry[] {
  return entriesWithout(entries, hiddenTopics(wishes), wishes.isQuiet ? silenced : nothing, wishes.leftOut)
}

/** The sections that are left after removing what she has chosen not to read. */
export function sectionsFor(sections: readonly GuideSection[], wishes: HiddenWishes): readonly GuideSection[] {
  const hidden = hiddenTopics(wishes)
  return sections.filter(({ about }) => !isAboutAny(hidden, about))
}
