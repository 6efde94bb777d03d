import { CloudUpload } from "lucide"
import { lazy, useEffect, useRef } from "react"
import { fetchFile } from "#app/fetch-file.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Optional } from "#app/optional.tsx"
import { Card } from "#app/ui/card.tsx"
import { Flower } from "#app/ui/flower.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { ProgressBar } from "#app/ui/progress-bar.tsx"
import { checklistItems, isJourneyComplete, type Progress, programmeDays } from "#domain/progress.ts"
import { NextMeal } from "./next-meal.tsx"
import type { TodayOfPlan } from "./use-today-of-plan.ts"

type JourneyCardProps = { progress: Progress; celebrating: boolean; isPending: boolean; plan: TodayOfPlan }

/** Where its file does not come, her flower is there all the same. */
const NextWeek = lazy(() => fetchFile(() => import("./next-week.tsx")))

/** Day N of 7: the flower that grows with it, the percentage, and what comes next. */
export function JourneyCard({ progress, celebrating, isPending, plan }: JourneyCardProps) {
  const t = useMessages("dashboard")
  const percent = Math.round(progress.percentage)
  const quarters =
    (progress.day - 1) * checklistItems.length + checklistItems.filter((item) => progress.checklist[item]).length
  const complete = isJourneyComplete(progress)
  const card = useRef<HTMLElement>(null)

  // The last item stands far below the flower, whose petal opens now.
  useEffect(() => {
    if (!celebrating) return
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches
    card.current?.scrollIntoView({ block: "center", behavior: isStill ? "auto" : "smooth" })
  }, [celebrating])
  return (
    <Card ref={card} aria-labelledby="journey" className="flex flex-col gap-4 sm:p-8">
      <div className="flex items-center gap-4 narrow:flex-col narrow:items-start sm:gap-8">
        <Flower petals={quarters} size={96} className="shrink-0 sm:size-36" />
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          <h2 id="journey">{t("dayOfDays", { day: progress.day, days: programmeDays })}</h2>
          <ProgressBar label={t("journeyProgress")} value={percent} valueText={t("percent", { percent })} />
        </div>
      </div>
      {celebrating && !complete && <p className="font-bold text-done">{t("tomorrowReady")}</p>}
      {complete && (
        <div>
          <p className="font-bold text-done">{t("journeyComplete")}</p>
          <p className="text-ink-soft">{t("journeyCompleteText")}</p>
          <p className="mt-1">{t("weekSum", { days: programmeDays, items: quarters })}</p>
        </div>
      )}
      {complete ? (
        <Optional>
          <NextWeek />
        </Optional>
      ) : (
        <NextMeal day={progress.day} meals={plan.meals} />
      )}
      <p role="status" className="flex items-center gap-2 text-sm text-ink-soft empty:hidden">
        {isPending && <Icon node={CloudUpload} size={18} className="shrink-0" />}
        {isPending && t("waiting")}
      </p>
    </Card>
  )
}
