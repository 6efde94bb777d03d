import { useQuery } from "@tanstack/react-query"
import { useMessages } from "#app/language/use-messages.ts"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { summaryQuery } from "../queries.ts"
import { useDuration, useWaitingTime } from "../use-waiting.ts"

export function Summary() {
  const t = useMessages("team")
  const { data } = useQuery(summaryQuery)
  const since = useWaitingTime()
  const duration = useDuration()
  if (!data) return <Skeleton className="h-6 w-72 max-w-full" />
  const { waiting, longestWaitingSince, medianResponseMinutes } = data
  return (
    <div className="text-sm text-ink-soft">
      {/* Only the number is a status, so that screen readers announce it when it changes and not every minute. */}
      <p role="status" className="inline font-bold text-ink">
        {t("waitingCount", { count: waiting })}
      </p>
      {longestWaitingSince && <p className="inline"> · {t("longest", { time: since(longestWaitingSince) })}</p>}
      {medianResponseMinutes !== null && <p>{t("median", { time: duration(medianResponseMinutes) })}</p>}
    </div>
  )
}
