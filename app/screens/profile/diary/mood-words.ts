import type { Mood } from "#domain/diary.ts"

/** What each face is called. */
export const moodWords = {
  "😄": "moodRadiant",
  "🙂": "moodWell",
  "😐": "moodSoSo",
  "😞": "moodLow",
  "😢": "moodSad",
} as const satisfies Record<Mood, string>
