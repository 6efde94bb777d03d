import { useSyncExternalStore } from "react"

/** The local calendar day (YYYY-MM-DD), read again whenever the page becomes visible. */
export function useToday(): string {
  return useSyncExternalStore(onReturn, today, today)
}

function today(): string {
  const now = new Date()
  const twoDigits = (number: number) => String(number).padStart(2, "0")
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`
}

function onReturn(listener: () => void) {
  document.addEventListener("visibilitychange", listener)
  return () => document.removeEventListener("visibilitychange", listener)
}
