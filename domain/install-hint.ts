/** What a device knows of the hint that the app can be installed. Days are YYYY-MM-DD. */
export type InstallRecord = {
  firstDay: string
  hasCompletedDay?: boolean
  /** The one day on which the hint is shown. */
  shownOn?: string
  /** She has said no, or has installed it. */
  isOver?: boolean
}

/** Whether the hint is shown: once, on the day when she has completed one here or comes back on another. */
export function isInstallHintDue(
  { firstDay, hasCompletedDay = false, shownOn, isOver = false }: InstallRecord,
  today: string,
): boolean {
  if (isOver) return false
  if (shownOn) return shownOn === today
  return hasCompletedDay || today > firstDay
}
