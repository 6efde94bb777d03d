/** Entries of the FAQ about how she feels and about help: what follows from them is of their kind. */
export const moodEntryIds: ReadonlySet<number> = new Set([36, 37, 38, 53, 57, 60, 61])

/** Prompts that look for something good, and the first of the meals. */
const brightPrompts: ReadonlySet<number> = new Set([51, 52, 56, 58, 59, 62, 65, 70])
const firstMeal = 71

/** Whether an entry may be answered or offered to a mother who has just said that she feels low. */
export function suitsLowMood(id: number): boolean {
  return id < firstMeal && !brightPrompts.has(id)
}
