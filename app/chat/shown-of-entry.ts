import { answerForHerCountry } from "#app/care/in-her-country.ts"
import type { Translate } from "#app/language/resources.ts"
import type { FaqEntry } from "#domain/chat/faq-match.ts"
import { guidesInSilence } from "#domain/guides/guide.ts"
import { entriesFor, type HiddenWishes } from "#domain/guides/hidden-topics.ts"
import { namesFood } from "#domain/marked-text.ts"

/** The texts of entries without what she has hidden and without foods that she leaves out. */
export function shownOfEntries(hidden: HiddenWishes, t: Translate<"chat">) {
  function spoken(entries: readonly FaqEntry[]): readonly FaqEntry[] {
    return entriesFor(entries, hidden)
  }

  /**
   * Returns what the chat may show of an entry: "" if nothing remains without the foods that she leaves out, undefined
   * if its topic is hidden, for example in quiet mode.
   */
  function shownOf(entry: FaqEntry, country?: string | null): string | undefined {
    const [shown] = spoken([entry])
    if (shown) return answerForHerCountry(shown, hidden, country)
    return isOnlyOfFood([entry]) ? "" : undefined
  }

  function isOnlyOfFood(entries: readonly FaqEntry[]): boolean {
    return entriesFor(entries, { ...hidden, leftOut: undefined }).length > 0
  }

  const allLeftOut = () => t(hidden.leftOut === "unknown" ? "leftOutUnknown" : "allLeftOut")

  /** While it is unknown what she leaves out, no food is named, so the answer says that a part is missing. */
  function besideUnknown({ markedAnswer }: FaqEntry, shown: string): string {
    const isPart = shown !== "" && hidden.leftOut === "unknown" && namesFood(markedAnswer)
    return isPart ? `${shown}\n\n${t("leftOutUnknown")}` : shown
  }

  /** Sections of a guide may be about what quiet mode hides, so only the guide itself is linked. */
  function moreOn({ guide, section }: FaqEntry) {
    if (!hidden.isQuiet) return { guide, section }
    return { guide: guide && guidesInSilence.includes(guide) ? guide : undefined }
  }

  return { spoken, shownOf, isOnlyOfFood, allLeftOut, besideUnknown, moreOn }
}
