import { CloudUpload } from "lucide"
import { useEffect, useRef } from "react"
import { useIsProgressPending } from "#app/days/use-progress.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { optional } from "#app/optional.tsx"
import { Card } from "#app/ui/card.tsx"
import { Flower } from "#app/ui/flower.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { ProgressBar } from "#app/ui/progress-bar.tsx"
import { checklistItems, isJourneyComplete, type Progress, programmeDays } from "#domain/journey/progress.ts"

type JourneyCardProps = { progress: Progress; helped: readonly number[] | undefined; celebrating: boolean }

const NextWeek = optional(() => import("./next-week.tsx"))

export function JourneyCard({ progress, helped, celebrating }: JourneyCardProps) {
  const t = useMessages("dashboard")
  const percent = Math.round(progress.percentage)
  const itemsDone =
    (progress.day - 1) * checklistItems.length + checklistItems.filter((item) => progress.checklist[item]).length
  const complete = isJourneyComplete(progress)
  const card = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!celebrating) return
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches
    card.current?.scrollIntoView({ block: "center", behavior: isStill ? "auto" : "smooth" })
  }, [celebrating])
  return (
    <Card ref={card} aria-labelledby="journey" className="flex flex-col gap-3 max-sm:px-3 max-sm:py-2 sm:gap-4">
      <div data-uncovered="" className="flex items-center gap-3 narrow:flex-col narrow:items-start sm:gap-6">
        <Flower petals={itemsDone / checklistItems.length} helped={helped} size={44} className="shrink-0 sm:size-22" />
        <div className="flex min-w-0 flex-1 flex-col gap-1 sm:gap-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="journey" className="text-lg sm:text-2xl">
              {t("dayOfDays", { day: progress.day, days: programmeDays })}
            </h2>
            <p aria-hidden className="text-sm text-ink-soft">
              {t("percent", { percent })}
            </p>
          </div>
          <ProgressBar label={t("journeyProgress")} value={percent} valueText={t("percent", { percent })} isAlone />
        </div>
      </div>
      {celebrating && !complete && <p className="font-bold text-done">{t("tomorrowReady")}</p>}
      {complete && (
        <div>
          <p className="font-bold text-done">{t("journeyComplete")}</p>
          <p className="text-ink-soft">{t("journeyCompleteText")}</p>
          <p className="mt-1">{t("weekSum", { days: programmeDays, items: itemsDone })}</p>
        </div>
      )}
      {complete && <NextWeek />}
      <Waiting />
    </Card>
  )
}

function Waiting() {
  const t = useMessages("dashboard")
  const isPending = useIsProgressPending()
  return (
    <p role="status" className="flex items-center gap-2 text-sm text-ink-soft empty:hidden">
      {isPending && <Icon node={CloudUpload} size={18} className="shrink-0" />}
      {isPending && t("waiting")}
    </p>
  )
}
