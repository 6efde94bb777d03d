import { type PointerEvent, useRef } from "react"
import { useLocation, useNavigate } from "react-router"
import { programmeDays } from "#domain/progress.ts"

type Side = "previous" | "next"

const swipePx = 56
/** What starts at the edge of the screen is the phone's own way back. */
const edgePx = 24

/** From one day to its neighbours: by a link, or by a swipe of a finger that is clearly sideways. */
export function useTurning(day: number) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const start = useRef<{ x: number; y: number } | null>(null)

  function turnTo(side: Side) {
    const target = side === "next" ? day + 1 : day - 1
    if (target < 1 || target > programmeDays) return
    navigate(`/my-plan/day/${target}`, { state: { cameFrom: side } })
  }

  function onPointerDown({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) {
    const atEdge = x < edgePx || x > window.innerWidth - edgePx
    const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01
    start.current = pointerType === "mouse" || !isPrimary || atEdge || isZoomed ? null : { x, y }
  }

  function onPointerUp({ isPrimary, clientX, clientY }: PointerEvent) {
    if (!start.current || !isPrimary) return
    const x = clientX - start.current.x
    const y = clientY - start.current.y
    start.current = null
    if (Math.abs(x) >= swipePx && Math.abs(x) > 2 * Math.abs(y)) turnTo(x < 0 ? "next" : "previous")
  }

  // The browser takes over: she is scrolling.
  function onPointerCancel() {
    start.current = null
  }

  const cameFrom: Side | undefined = state?.cameFrom
  return { cameFrom, swipe: { onPointerDown, onPointerUp, onPointerCancel } }
}
