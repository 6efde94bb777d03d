import type { DayAnswers } from "../days/check-in.ts"
import type { DiaryText, Mood } from "./diary.ts"

const lowAnswer = 2
const lowMoods: readonly Mood[] = ["😞", "😢"]

/** True if she answered 1 or 2 of 5, or chose 😞 or 😢 in her diary. */
export function isLowMoodDay(
  answers: Partial<DayAnswers> | undefined,
  entries: readonly Pick<DiaryText, "mood">[],
): boolean {
  const { mood = null } = answers ?? {}
  return (mood !== null && mood <= lowAnswer) || entries.some((entry) => lowMoods.includes(entry.mood))
}
