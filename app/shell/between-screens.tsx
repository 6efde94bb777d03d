import { type ReactNode, useEffect, useState } from "react"
import { useLocation, useNavigation } from "react-router"
import { ScreenShape } from "#app/ui/skeleton.tsx"

const shownAfterMs = 300

export function BetweenScreens({ children }: { children: ReactNode }) {
  const isLate = useIsLate()
  return (
    <>
      {isLate && (
        <div data-between-screens="">
          <ScreenShape />
        </div>
      )}
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
