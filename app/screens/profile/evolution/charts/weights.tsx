import { Trash2, Undo2 } from "lucide"
import { lazy, Suspense, useState } from "react"
import { fetchFile } from "#app/fetch-file.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { localNumber, longCalendarDate } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useOperations, useRowsNow, useSynced } from "#app/sync/sync-context.ts"
import { Button } from "#app/ui/button.tsx"
import { Disclosure } from "#app/ui/disclosure.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { IconButton } from "#app/ui/icon-button.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { addDaysTo } from "#domain/days/day-record.ts"
import type { ChartRange } from "#domain/evolution/chart-series.ts"
import type { History } from "#domain/evolution/history.ts"
import { WeightForm } from "./weight-form.tsx"

const WeightPlot = lazy(() => fetchFile(() => import("./weight-plot.tsx")))

type WeightsProps = { earlier: History["weights"]; today: string; range: ChartRange }

/** The screen never asks for a weight, and shows neither a target nor a comment on its course. */
export function Weights({ earlier, today, range }: WeightsProps) {
  const t = useMessages("charts")
  const lang = useLanguage()
  const logged = useSynced((rows) => rows.weights)
  const rowsNow = useRowsNow()
  const { perform } = useOperations()
  const [removed, setRemoved] = useState<{ date: string; kg: number } | null>(null)
  const known = new Map(earlier.map(({ date, kg }): [string, number | null] => [date, kg]))
  for (const [date, { values }] of Object.entries(logged)) known.set(date, values.kg ?? null)
  const weights = [...known]
    .flatMap(([date, kg]) => (kg === null ? [] : { date, kg }))
    .sort((one, other) => (one.date < other.date ? -1 : 1))
  const first = range === "all" ? "" : addDaysTo(today, 1 - Number(range))
  const shown = weights.filter(({ date }) => date >= first && date <= today)

  function remove(weight: { date: string; kg: number }) {
    perform("weightLogged", { date: weight.date, kg: null })
    follow(weights.filter(({ date }) => date !== weight.date).at(-1), weight)
    setRemoved(weight)
  }

  function restore() {
    if (removed) {
      perform("weightLogged", removed)
      if (removed.date > (weights.at(-1)?.date ?? "")) follow(removed, weights.at(-1))
    }
    setRemoved(null)
  }

  /** If the current weight of the BMI came from the newest entry, it changes with that entry. */
  function follow(newest: { kg: number } | undefined, before: { kg: number } | undefined) {
    const current = rowsNow().profile.own?.values.currentWeightKg
    if (newest && before && current === before.kg && newest.kg !== current)
      perform("profileChanged", { fields: { currentWeightKg: newest.kg } })
  }

  return (
    <Disclosure label={t("weights")}>
      <div className="flex flex-col gap-5 pt-2">
        <p className="text-ink-soft">{t("weightsText")}</p>
        <WeightForm today={today} latest={weights.at(-1)?.date} />
        {removed && (
          <p role="status" className="flex flex-wrap items-center gap-3">
            {t("weightRemoved")}
            <Button variant="quiet" size="small" onClick={restore}>
              <Icon node={Undo2} size={18} />
              {t("weightUndo")}
            </Button>
          </p>
        )}
        {shown.length > 1 && (
          <Suspense fallback={<Skeleton className="h-38 w-full" />}>
            <WeightPlot weights={shown} />
          </Suspense>
        )}
        {weights.length === 0 && <p className="text-ink-soft">{t("weightsNone")}</p>}
        <ul className="divide-y divide-line">
          {weights.toReversed().map((weight) => (
            <li key={weight.date} className="flex min-h-12 max-w-none items-center gap-3">
              <span className="flex-1">{longCalendarDate(weight.date, lang)}</span>
              <span className="font-bold">
                {localNumber(weight.kg, lang)} {t("weightUnit")}
              </span>
              <IconButton
                label={t("weightRemove", { date: longCalendarDate(weight.date, lang) })}
                node={Trash2}
                iconSize={18}
                tone="soft"
                onClick={() => remove(weight)}
              />
            </li>
          ))}
        </ul>
      </div>
    </Disclosure>
  )
}
