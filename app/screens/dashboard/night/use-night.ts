import { useEffect, useState } from "react"
import { onReturn } from "#app/ui/on-return.ts"
import { isNight } from "#domain/night.ts"

/** It changes only on opening or return: nothing moves under her hand. */
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
