export const programmeDays = 7
export const checklistItems = ["morning", "mainMeal", "snack", "activity"] as const
export type ChecklistItem = (typeof checklistItems)[number]
export type Checklist = Record<ChecklistItem, boolean>
/** The day (1-7), the percentage done of the whole week (0-100), and today's items. */
export type Progress = { day: number; percentage: number; checklist: Checklist }

export const dayPercentage = 100 / programmeDays
export const celebrationMs = 5000
export const nextDayDelayMs = 1000

export const initialProgress: Progress = {
  day: 1,
  percentage: 0,
  checklist: { morning: false, mainMeal: false, snack: false, activity: false },
}

/** Returns a percentage of the whole week. */
export function percentageOf(day: number, checklist: Checklist): number {
  const done = checklistItems.filter((item) => checklist[item]).length
  return (day - 1 + done / checklistItems.length) * dayPercentage
}

/** Marks an item as done. It cannot be unmarked. */
export function tick(progress: Progress, item: ChecklistItem): Progress {
  const checklist = { ...progress.checklist, [item]: true }
  return { day: progress.day, checklist, percentage: percentageOf(progress.day, checklist) }
}

export function isDayComplete(progress: Progress): boolean {
  return checklistItems.every((item) => progress.checklist[item])
}

export function isJourneyComplete(progress: Progress): boolean {
  return progress.day === programmeDays && isDayComplete(progress)
}
