import type { Example, Lesson } from "./learn.ts"

/** How messages of several lines are drawn from the phrases. They are drawn again in each epoch. */
export type Joining = {
  messages: number
  mostLines: number
  /** One message in this many has a line of danger. */
  dangerIn: number
  /** The weight of a message without danger. */
  calmWeight: number
}

/** A phrase that can be a line of a message, together with others of its group, and what it teaches there. */
export type Line = Pick<Example, "features" | "others"> & { group: string; lesson: Lesson; isCalm: boolean }

/**
 * Draws messages of two or more lines, fewer of the longer ones. Some have a line of danger somewhere, and teach only
 * that: explaining more does not make a danger smaller.
 */
export function drawMessages(
  lines: readonly Line[],
  joining: Joining,
  /** The number of features. */
  size: number,
  random: () => number,
): Example[] {
  const pick = <One>(from: readonly One[]) => from[Math.floor(random() * from.length)] as One
  const byGroup = [...Map.groupBy(lines, ({ group }) => group).values()].map((all) => ({
    calm: all.filter(({ isCalm }) => isCalm),
    danger: all.filter(({ isCalm }) => !isCalm),
  }))
  const seenIn = new Uint32Array(size)
  return Array.from({ length: joining.messages }, (_, index) => {
    const { calm, danger } = byGroup[index % byGroup.length] as (typeof byGroup)[number]
    const isCalm = Math.floor(index / byGroup.length) % joining.dangerIn !== 0
    const more = Math.floor(random() ** 2 * (joining.mostLines - 1))
    const first = pick(isCalm ? calm : danger)
    const all = [first, pick(calm), ...Array.from({ length: more }, () => pick(calm))]
    const weight = isCalm ? joining.calmWeight : first.lesson.weight
    const others = all.reduce((sum, line) => sum + line.others, 0)
    return { features: unionOf(all, seenIn, index + 1), others, lessons: [{ ...first.lesson, weight }] }
  })
}

/** Collects each feature once; `seenIn` holds the message in which a feature was last seen. */
function unionOf(lines: readonly Line[], seenIn: Uint32Array, message: number): number[] {
  const features: number[] = []
  for (const line of lines)
    for (const feature of line.features)
      if (seenIn[feature] !== message) {
        seenIn[feature] = message
        features.push(feature)
      }
  return features
}
