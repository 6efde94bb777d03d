import { useEffect, useState } from "react"
import { onReturn } from "#app/ui/use-today.ts"
import { isNight } from "#domain/days/night.ts"

/** It changes only on opening or return, not under her hand. */
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
