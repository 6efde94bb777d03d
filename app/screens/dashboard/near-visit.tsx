import { CalendarHeart, ChevronRight } from "lucide"
import { Link } from "react-router"
import { useMessages } from "#app/language/use-messages.ts"
import { Icon } from "#app/ui/icon.tsx"
import type { useNearVisit } from "#app/visits/use-visits.ts"

type NearVisitProps = { near: NonNullable<ReturnType<typeof useNearVisit>> }

/** Shows one line, such as "Tomorrow 14:30 · Pediatrician". */
export default function NearVisit({ near: { time, what, isToday } }: NearVisitProps) {
  const t = useMessages("dashboard-parts")
  return (
    <Link
      to="/profile/visits"
      className="flex min-h-12 items-center gap-3 rounded-lg bg-note-soft px-4 py-2 no-underline hover:text-action"
    >
      <Icon node={CalendarHeart} size={20} className="shrink-0 text-note" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="font-bold">{t(isToday ? "visitToday" : "visitTomorrow", { time })}</span>
        {" · "}
        <bdi>{what}</bdi>
      </span>
      <Icon node={ChevronRight} size={20} className="shrink-0 text-ink-soft" />
    </Link>
  )
}
