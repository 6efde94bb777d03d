import { useSyncExternalStore } from "react"

/** The local calendar day (YYYY-MM-DD), read again whenever the page becomes visible; of a clock that is behind, corrected. */
export function useToday(clockAheadMs = 0): string {
  const read = () => calendarDay(Date.now() + clockAheadMs)
  return useSyncExternalStore(onReturn, read, read)
}

/** The calendar day of a moment where the device is (YYYY-MM-DD). */
export function calendarDay(moment: string | number): string {
  const now = new Date(moment)
  const twoDigits = (number: number) => String(number).padStart(2, "0")
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`
}

function onReturn(listener: () => void) {
  document.addEventListener("visibilitychange", listener)
  return () => document.removeEventListener("visibilitychange", listener)
}
