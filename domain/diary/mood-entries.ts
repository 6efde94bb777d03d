/** Answers about mood; what may be asked after them is of their kind. */
export const moodEntryIds: ReadonlySet<number> = new Set([36, 37, 38, 53, 57, 60, 61])

/** Tiredness, whom to see, sleep, and prompts that do not look for something good. */
const near: ReadonlySet<number> = new Set([
  ...[1, 16, 23, 35, 54, 55, 63, 64, 66, 67, 68, 69],
  // Never enough, short temper, leaving the house, unwanted thoughts, nights shared, no love yet, a hard birth, alone.
  ...[281, 283, 284, 285, 288, 293, 294, 295],
  // A partner who does not get up, everything too much, adopted, the other mother.
  ...[472, 531, 532, 533],
])
const lastGeneral = 50

/** Whether a sure answer suits a low mood: a general one, or one near her mood. */
export function suitsLowMood(id: number): boolean {
  return id <= lastGeneral || isNearLowMood(id)
}

/** Whether an entry may be offered to her. */
export function isNearLowMood(id: number): boolean {
  return moodEntryIds.has(id) || near.has(id)
}
