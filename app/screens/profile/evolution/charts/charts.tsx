import { Download } from "lucide"
import { useSearchParams } from "react-router"
import { useDays, useHistory } from "#app/days/use-history.ts"
import { useNumbersWithheld } from "#app/evolution/numbers/use-numbers-withheld.ts"
import { useOfferFile } from "#app/install/use-offer-file.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { decimalMarkOf } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useCorrectedToday } from "#app/sync/sync-context.ts"
import { Button } from "#app/ui/button.tsx"
import { ChoiceOne } from "#app/ui/choice-one.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { csvOf } from "#domain/csv.ts"
import { isTold } from "#domain/days/day-record.ts"
import { type ChartRange, chartRanges, chartSeries } from "#domain/evolution/chart-series.ts"
import { Figure } from "./figure.tsx"
import { figures } from "./figures.ts"
import { Weights } from "./weights.tsx"

const defaultRange = "30"

export default function Charts() {
  const t = useMessages("charts")
  const lang = useLanguage()
  const offerFile = useOfferFile()
  const [search, setSearch] = useSearchParams()
  const today = useCorrectedToday()
  const { days: earlier, weights, isMissing } = useHistory()
  const days = useDays(earlier)
  const { isWithheld } = useNumbersWithheld()
  const range = chartRanges.find((each) => each === search.get("range")) ?? defaultRange
  const points = chartSeries(days, range, today)
  const hasDays = days.some(isTold)

  function download() {
    const measures = figures.flatMap(({ lines }) => lines)
    const head = [t("day"), t("lastDay"), ...measures.map((measure) => t(`column-${measure}`))]
    const rows = points.map((point) => [point.first, point.last, ...measures.map((measure) => point[measure])])
    const name = `florescer-${points[0]?.first}-${today}.csv`
    void offerFile(new Blob([csvOf([head, ...rows], decimalMarkOf(lang))], { type: "text/csv;charset=utf-8" }), name)
  }

  return (
    <section aria-labelledby="charts" className="flex flex-col gap-6">
      <div>
        <h2 id="charts">{t("heading")}</h2>
        <p className="text-ink-soft">{t(hasDays ? "intro" : "none")}</p>
      </div>
      {hasDays && (
        <>
          <ChoiceOne<ChartRange>
            legend={t("range")}
            name="range"
            layout="pills"
            options={chartRanges.map((value) => ({ value, label: t(`range-${value}`) }))}
            value={range}
            onChange={(next) =>
              setSearch({ tab: "evolution", range: next }, { replace: true, preventScrollReset: true })
            }
          />
          {isMissing && (
            <p role="status" className="text-sm text-ink-soft">
              {t("missing")}
            </p>
          )}
          <div className="grid gap-6 lg:grid-cols-2">
            {figures.map((figure) => (
              <Figure key={figure.name} figure={figure} points={points} />
            ))}
          </div>
          <Button variant="quiet" size="small" onClick={download} className="self-start">
            <Icon node={Download} size={18} />
            {t("download")}
          </Button>
        </>
      )}
      {!isWithheld && <Weights earlier={weights} today={today} range={range} />}
    </section>
  )
}
