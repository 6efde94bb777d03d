/** Ids of chat entries about mood; what is suggested after them is of the same kind. */
export const moodEntryIds: ReadonlySet<number> = new Set([36, 37, 38, 53, 57, 60, 61])

/** Entries on tiredness, whom to see and sleep, and reflective prompts that do not ask for something good. */
const near: ReadonlySet<number> = new Set([
  ...[1, 16, 23, 35, 54, 55, 63, 64, 66, 67, 68, 69],
  // Entries on never being enough, short temper, leaving the house, unwanted thoughts, sharing nights, not feeling love
  // yet, a hard birth and being alone.
  ...[281, 283, 284, 285, 288, 293, 294, 295],
  // Entries on a partner who does not get up, everything being too much, adoption and the other mother.
  ...[472, 531, 532, 533],
])
const lastGeneral = 50

/** True if an entry that certainly matches also fits a low mood, because it is a general one or close to her mood. */
export function suitsLowMood(id: number): boolean {
  return id <= lastGeneral || isNearLowMood(id)
}

/** True if an entry may be offered to a mother with a low mood. */
export function isNearLowMood(id: number): boolean {
  return moodEntryIds.has(id) || near.has(id)
}
