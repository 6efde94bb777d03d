import type { Onboarding } from "../onboarding.ts"
import { understandWishes } from "../understand-wishes.ts"
import type { UnderstoodWishes, WishTable } from "../wish.ts"

export type WordsAboutFood = Partial<Pick<Onboarding, "restrictions" | "preferredFoods">>

/** From both fields; what was not read of her likes is no matter. */
export function understandWords(
  words: WordsAboutFood | undefined,
  table: WishTable,
  understand = understandWishes,
): UnderstoodWishes {
  const restrictions = understand(words?.restrictions ?? "", "restrictions", table)
  const preferences = understand(words?.preferredFoods ?? "", "preferredFoods", table)
  const both = <Item>(pick: (it: UnderstoodWishes) => readonly Item[]) => [
    ...new Set([...pick(restrictions), ...pick(preferences)]),
  ]
  return {
    wishes: both((it) => it.wishes),
    likes: both((it) => it.likes),
    referrals: both((it) => it.referrals),
    unknown: restrictions.unknown,
    inNoDish: restrictions.inNoDish,
  }
}

/** Whether a word of hers about food is not read. */
export function hasUnread(
  { restrictions = "", preferredFoods = "" }: WordsAboutFood,
  table: WishTable,
  understand = understandWishes,
): boolean {
  return (
    understand(restrictions, "restrictions", table).unknown.length > 0 ||
    understand(preferredFoods, "preferredFoods", table).unknown.length > 0
  )
}
