import { Clock, ClockAlert } from "lucide"
import { useMessages } from "#app/language/use-messages.ts"
import { useWhen } from "#app/team/use-when.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useMinute } from "#app/ui/use-today.ts"
import { useDuration } from "./use-waiting.ts"

const minuteMs = 60_000

type DueProps = {
  /** When the question that has waited longest was asked (ISO 8601, UTC). */
  waitingSince: string
  /** When a reply is due (ISO 8601, UTC); null if the team has set no time for its replies. */
  dueAt: string | null
}

/** Shows by when a reply is due, or how long it has been awaited if no time is set. */
export function Due({ waitingSince, dueAt }: DueProps) {
  const t = useMessages("team")
  const duration = useDuration()
  const when = useWhen()
  const minute = useMinute()
  const isOverdue = dueAt !== null && Date.parse(dueAt) <= minute
  return (
    <span className={`inline-flex items-center gap-1 font-bold ${isOverdue ? "text-danger" : "text-action"}`}>
      <Icon node={isOverdue ? ClockAlert : Clock} size={14} className="shrink-0" />
      {dueAt === null
        ? t("waits", { time: duration((minute - Date.parse(waitingSince)) / minuteMs) })
        : t(isOverdue ? "overdueSince" : "answerBy", { when: when(dueAt) })}
    </span>
  )
}
