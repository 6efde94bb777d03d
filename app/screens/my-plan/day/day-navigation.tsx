import { ArrowLeft, ArrowRight } from "lucide"
import { type PointerEvent, useRef } from "react"
import { Link, useLocation, useNavigate } from "react-router"
import { useMessages } from "#app/language/use-messages.ts"
import { Icon } from "#app/ui/icon.tsx"
import { programmeDays } from "#domain/journey/progress.ts"

type DayLinksProps = { day: number }

const look =
  "inline-flex min-h-14 items-center gap-3 rounded-full border border-line-strong px-5 font-bold no-underline transition-colors hover:bg-sunken"

export function DayLinks({ day }: DayLinksProps) {
  const t = useMessages("day")
  const link = (side: "previous" | "next", target: number) => ({
    to: `/my-plan/day/${target}`,
    state: { cameFrom: side },
    "aria-label": `${t(side === "next" ? "nextDay" : "previousDay")}: ${t("day", { day: target })}`,
    className: side === "next" ? `${look} ms-auto` : look,
  })
  return (
    <nav aria-label={t("otherDays")} className="flex flex-wrap gap-3">
      {day > 1 && (
        <Link {...link("previous", day - 1)}>
          <Icon node={ArrowLeft} size={20} />
          {t("day", { day: day - 1 })}
        </Link>
      )}
      {day < programmeDays && (
        <Link {...link("next", day + 1)}>
          {t("day", { day: day + 1 })}
          <Icon node={ArrowRight} size={20} />
        </Link>
      )}
    </nav>
  )
}

type Side = "previous" | "next"

const swipePx = 56
/** A swipe from the edge of the screen is the phone's own back gesture, so it is ignored. */
const edgePx = 24

export function useSwipeNavigation(day: number) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const start = useRef<{ x: number; y: number } | null>(null)

  function goTo(side: Side) {
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
    if (Math.abs(x) >= swipePx && Math.abs(x) > 2 * Math.abs(y)) goTo(x < 0 ? "next" : "previous")
  }

  function onPointerCancel() {
    start.current = null
  }

  const cameFrom: Side | undefined = state?.cameFrom
  return { cameFrom, swipe: { onPointerDown, onPointerUp, onPointerCancel } }
}
