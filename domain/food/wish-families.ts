import type { Wish } from "./wish.ts"

export type JoinedWish<Family extends string> = { key: Wish | Family; family?: Family; wishes: readonly Wish[] }

/** Replaces the foods of a family by the family if all of them are left out, at the place of the first. */
export function joinFamilies<Family extends string>(
  wishes: readonly Wish[],
  families: Readonly<Record<Family, string>>,
): JoinedWish<Family>[] {
  const whole = (Object.entries(families) as [Family, string][])
    .map(([family, foods]) => ({ family, members: foods.split(" ").map((food): Wish => `food:${food}`) }))
    .filter(({ members }) => members.every((member) => wishes.includes(member)))
  const outermost = whole.filter(
    (one) => !whole.some((other) => other !== one && one.members.every((member) => other.members.includes(member))),
  )
  const joined = new Map<string, JoinedWish<Family>>()
  for (const wish of wishes) {
    const [own, ...others] = outermost.filter(({ members }) => members.includes(wish))
    if (!own) joined.set(wish, { key: wish, wishes: [wish] })
    else if (others.length === 0) {
      const { family } = own
      joined.set(family, { key: family, family, wishes: [...(joined.get(family)?.wishes ?? []), wish] })
    }
  }
  return [...joined.values()]
}
