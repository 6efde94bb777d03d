let isNew = false

/** She has just told what her week is to be planned by. */
export function announceNewWeek() {
  isNew = true
}

/** Whether there is a week that she has not been shown. Once only, and not after a reload. */
export function takeNewWeek(): boolean {
  const was = isNew
  isNew = false
  return was
}
