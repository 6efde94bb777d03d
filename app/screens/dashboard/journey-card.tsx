import { CloudUpload } from "lucide-react"
import { lazy, Suspense, useEffect, useRef } from "react"
import { fetchFile } from "#app/fetch-file.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx"
import { Flower } from "#app/ui/flower.tsx"
import { ProgressBar } from "#app/ui/progress-bar.tsx"
import { checklistItems, isJourneyComplete, type Progress, programmeDays } from "#domain/progress.ts"

type JourneyCardProps = { progress: Progress; celebrating: boolean; isPending: boolean; onReset: () => void }

const NextWeek = lazy(() => fetchFile(() => import("./next-week.tsx")))

/** Day N of 7: the flower that grows with it, the percentage, and the way back to day 1. */
export function JourneyCard({ progress, celebrating, isPending, onReset }: JourneyCardProps) {
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
    <Card ref={card} aria-labelledby="journey" className="flex flex-col items-center gap-5 sm:flex-row sm:gap-8 sm:p-8">
      <Flower petals={quarters} size={168} className="shrink-0" />
      <div className="flex w-full flex-col gap-4">
        <div>
          <h2 id="journey">{t("dayOfDays", { day: progress.day, days: programmeDays })}</h2>
          {celebrating && !complete && <p className="mt-1 font-bold text-done">{t("tomorrowReady")}</p>}
          {complete && (
            <>
              <p className="mt-1 font-bold text-done">{t("journeyComplete")}</p>
              <p className="text-ink-soft">{t("journeyCompleteText")}</p>
              <p className="mt-1">{t("weekSum", { days: programmeDays, items: quarters })}</p>
            </>
          )}
        </div>
        <ProgressBar label={t("journeyProgress")} value={percent} valueText={t("percent", { percent })} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {complete && (
            <Suspense>
              <NextWeek />
            </Suspense>
          )}
          <ConfirmDialog
            trigger={(ask) => (
              <Button variant="quiet" size="small" onClick={ask}>
                {t("resetPlan")}
              </Button>
            )}
            title={t("resetTitle")}
            description={t("resetText")}
            cancelLabel={t("cancel")}
            confirmLabel={t("confirmReset")}
            kind="danger"
            onConfirm={onReset}
          />
          <p role="status" className="flex items-center gap-2 text-sm text-ink-soft">
            {isPending && <CloudUpload size={18} aria-hidden className="shrink-0" />}
            {isPending && t("waiting")}
          </p>
        </div>
      </div>
    </Card>
  )
}
