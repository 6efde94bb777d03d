import { useEffect, useState } from "react"
import { optional } from "#app/optional.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { onReturn } from "#app/ui/use-today.ts"
import { isNight } from "#domain/night.ts"

/** Nothing below may move under a thumb. */
const Night = optional(() => import("./night.tsx"), <Skeleton className="h-136 w-full" />)

export function LazyNight() {
  return useNight() && <Night />
}

/** It changes only on opening or return, not under her hand. */
function useNight(): boolean {
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
