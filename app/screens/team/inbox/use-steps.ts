import { useEffect, useRef } from "react"
import { itemId } from "./list.tsx"

/** If the open conversation has left the list, stepping continues from the place that it had. */
export function useSteps(ids: readonly string[], open: string | undefined, goTo: (id: string) => void) {
  const place = useRef(-1)
  const leftOpen = useRef(open)

  useEffect(() => {
    const left = leftOpen.current
    leftOpen.current = open
    if (open || !left) return
    // The timeout lets this run after everything else that moves the focus on a new screen.
    const timer = setTimeout(() => document.getElementById(itemId(left))?.focus({ preventScroll: true }))
    return () => clearTimeout(timer)
  }, [open])

  useEffect(() => {
    const found = open ? ids.indexOf(open) : -1
    if (found >= 0) place.current = found
  }, [ids, open])

  return function step(by: 1 | -1) {
    const focused = ids.findIndex((id) => document.activeElement?.id === itemId(id))
    const current = open ? ids.indexOf(open) : focused
    if (current >= 0) place.current = current
    const isInList = current >= 0 || place.current < 0
    const next = isInList ? place.current + by : place.current - (by === 1 ? 0 : 1)
    const id = ids[Math.min(Math.max(next, 0), ids.length - 1)]
    if (id && id !== open) goTo(id)
  }
}
