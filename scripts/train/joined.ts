import type { Example, Lesson } from "./learn.ts"

/** Messages drawn from the phrases, anew in each epoch. */
export type Joining = {
  messages: number
  mostLines: number
  /** One message in so many has a line of danger. */
  dangerIn: number
  /** How much a message without danger counts. */
  calmWeight: number
}

/** A phrase that can stand in a message beside others of its group, and what it teaches there. */
export type Line = Pick<Example, "features" | "others"> & { group: string; lesson: Lesson; isCalm: boolean }

/**
 * Draws messages of two lines or more, fewer of the longer. Some have a line of danger somewhere, which is all that
 * such a message teaches: whoever explains more is in no more danger.
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

/** Each feature once; `seenIn` says in which message it was seen last. */
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
