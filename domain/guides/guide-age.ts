import type { GuideSection } from "./guide.ts"

export type ReadingOrder<Section> = {
  before: readonly Section[]
  otherAges: readonly Section[]
  after: readonly Section[]
}

/** `ageDays` is in completed days. The first section, which says whom to call, stays first. */
export function sectionsAt<Section extends Pick<GuideSection, "id" | "level" | "ages">>(
  sections: readonly Section[],
  ageDays: number | null,
): ReadingOrder<Section> {
  const [first, ...rest] = sections
  const own = rest.filter((section) => ageDays !== null && isOfAge(section, ageDays))
  if (!first || own.length === 0) return { before: sections, otherAges: [], after: [] }
  const isDated = ({ ages }: Section) => ages !== undefined
  const begin = rest.findIndex(isDated)
  const order = [first, ...rest.filter((section) => !isDated(section))]
  const after = new Set(rest.slice(begin).filter((section) => !isDated(section)))
  for (const section of own) {
    const place = order.findIndex((other, index) => index > 0 && !isDated(other) && other.level === section.level)
    order.splice(place < 0 ? order.length : place, 0, section)
  }
  const place = order.findIndex((section) => after.has(section))
  const end = place < 0 ? order.length : place
  return {
    before: order.slice(0, end),
    otherAges: rest.filter((section) => isDated(section) && !own.includes(section)),
    after: order.slice(end),
  }
}

/** True if a section is about an age of so many completed days. */
export function isOfAge({ ages }: Pick<GuideSection, "ages">, ageDays: number): boolean {
  return ages !== undefined && ages[0] <= ageDays && ageDays <= ages[1]
}
