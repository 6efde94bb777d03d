import { nameable } from "#content/food-groups.ts"
import { leftOutBy } from "#domain/left-out.ts"
import type { KnownLeftOut } from "#domain/marked-text.ts"
import type { Household } from "#domain/plan/household.ts"

const known = new WeakMap<Household["wishes"], KnownLeftOut>()

/** What no text may name to her; worked out once for the same wishes. */
export function leftOutFor({ wishes }: Pick<Household, "wishes">): KnownLeftOut {
  const leftOut = known.get(wishes) ?? leftOutBy(wishes, nameable)
  known.set(wishes, leftOut)
  return leftOut
}
