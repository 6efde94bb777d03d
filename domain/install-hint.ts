/** What this device remembers about the hint to install the app; days are YYYY-MM-DD. */
export type InstallRecord = {
  firstDay: string
  hasCompletedDay?: boolean
  shownOn?: string
  isOver?: boolean
}

/** The hint is due once: after she has completed a day on this device, or when she returns on another day. */
export function isInstallHintDue(
  { firstDay, hasCompletedDay = false, shownOn, isOver = false }: InstallRecord,
  today: string,
): boolean {
  if (isOver) return false
  if (shownOn) return shownOn === today
  return hasCompletedDay || today > firstDay
}
