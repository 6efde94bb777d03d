import { useEffect, useState } from "react"
import { onReturn } from "#app/ui/on-return.ts"
import { isNight } from "#domain/night.ts"

/** Whether it was night by her clock when she opened the screen or returned to it: nothing moves under her hand. */
export function useNight(): boolean {
  const [isOn, setOn] = useState(isNightNow)
  useEffect(() => {
    function look() {
      // What she writes in the morning, or a number that she has just called, stays.
      if (!document.hidden) setOn((was) => was || isNightNow())
    }
    return onReturn(look)
  }, [])
  return isOn
}

function isNightNow() {
  return isNight(new Date().getHours())
}
