import { useEffect, useState } from "react"
import { onReturn } from "#app/ui/use-today.ts"
import { isNight } from "#domain/days/night.ts"

/** Changes only when she opens the dashboard or returns to it, not under her hand. */
export function useNight(): boolean {
  const [isOn, setOn] = useState(isNightNow)
  useEffect(() => {
    function look() {
      // Her morning entry, or a number just called, stays.
      if (!document.hidden) setOn((was) => was || isNightNow())
    }
    return onReturn(look)
  }, [])
  return isOn
}

function isNightNow() {
  return isNight(new Date().getHours())
}
