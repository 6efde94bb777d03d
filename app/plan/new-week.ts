let isNew = false

export function announceNewWeek() {
  isNew = true
}

/** Once only, and not after a reload. */
export function takeNewWeek(): boolean {
  const was = isNew
  isNew = false
  return was
}
