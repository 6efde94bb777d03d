import { type ReactNode, useEffect, useState } from "react"
import { useLocation, useNavigation } from "react-router"
import { Skeleton } from "#app/ui/skeleton.tsx"

/** Shorter waits pass unseen. */
const shownAfterMs = 300

/** While the next screen's code is long in coming, the shape of what comes stands in place of the screen she has left. */
export function BetweenScreens({ children }: { children: ReactNode }) {
  const isLate = useIsLate()
  return (
    <>
      {isLate && <Shape />}
      <div hidden={isLate}>{children}</div>
    </>
  )
}

function useIsLate(): boolean {
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname
  const isLeaving = next !== undefined && next !== pathname
  const [late, setLate] = useState<string | null>(null)
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(setLate, shownAfterMs, next)
    return () => {
      clearTimeout(timer)
      setLate(null)
    }
  }, [isLeaving, next])
  return isLeaving && late === next
}

function Shape() {
  return (
    <div data-between-screens="" className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 pt-6 sm:px-8 sm:pt-10">
      <Skeleton className="h-9 w-3/5" />
      <Skeleton className="h-40 w-full rounded-xl" />
      <Skeleton className="h-24 w-full rounded-xl" />
      <Skeleton className="h-24 w-full rounded-xl" />
    </div>
  )
}
