import { useEffect, useState } from "react"
import { onReturn } from "#app/ui/use-today.ts"
import { isNight } from "#domain/days/night.ts"

/**
 * True at night. The value changes only when she opens the dashboard or returns to it, so that the screen does not
 * change while she uses it.
 */
export function useNight(): boolean {
  const [isOn, setOn] = useState(isNightNow)
  useEffect(() => {
    function look() {
      // Once night mode is on it stays on until she leaves, so that an entry she is writing or a number she just called
      // stays in place.
      if (!document.hidden) setOn((was) => was || isNightNow())
    }
    return onReturn(look)
  }, [])
  return isOn
}

function isNightNow() {
  return isNight(new Date().getHours())
}
