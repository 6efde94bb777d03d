import { useEffect, useState } from "react"

/** The current time in ms, updated at once when the page becomes visible again. */
export function useNow(isAsked: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isAsked) return
    const look = () => setNow(Date.now())
    look()
    const timer = setInterval(look, 1000)
    document.addEventListener("visibilitychange", look)
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", look)
    }
  }, [isAsked])
  return now
}
