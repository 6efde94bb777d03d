import { useEffect, useState } from "react"
import { useMessages } from "#app/language/use-messages.ts"

const minuteMs = 60_000
const minutesOfHour = 60
const minutesOfDay = 24 * 60

/** Formats a duration in the largest unit that fits, such as "3 h". */
export function useDuration() {
  const t = useMessages("team")
  return function duration(minutes: number) {
    if (minutes < 1) return t("moment")
    if (minutes < minutesOfHour) return t("minutes", { count: Math.floor(minutes) })
    if (minutes < minutesOfDay) return t("hours", { count: Math.floor(minutes / minutesOfHour) })
    return t("days", { count: Math.floor(minutes / minutesOfDay) })
  }
}

export function useWaitingTime() {
  const duration = useDuration()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return (moment: string) => duration((now - Date.parse(moment)) / minuteMs)
}
