import { understandWishes } from "../food/understand-wishes.ts"
import type { UnderstoodWishes, WishTable } from "../food/wish.ts"
import type { Onboarding } from "../profile/onboarding.ts"

export type WordsAboutFood = Partial<Pick<Onboarding, "restrictions" | "preferredFoods">>

/**
 * Returns what she leaves out and likes, from what she wrote in the fields for both. Unknown words among her likes are
 * not reported.
 */
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

/** True if any word of hers about food is not understood. */
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
