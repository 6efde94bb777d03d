import { lazy, Suspense } from "react"
import { fetchFile } from "#app/fetch-file.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { localNumber } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { type ChartPoint, spreadOf } from "#domain/evolution/chart-series.ts"
import type { FigureKind } from "./figures.ts"
import { PointTable } from "./point-table.tsx"

const Plot = lazy(() => fetchFile(() => import("./plot.tsx")))

export function Figure({ figure, points }: { figure: FigureKind; points: readonly ChartPoint[] }) {
  const t = useMessages("charts")
  const lang = useLanguage()
  const { name, lines } = figure
  const isWeekly = points.some(({ first, last }) => first !== last)
  const seen = lines.flatMap((measure) => {
    const spread = spreadOf(points, measure)
    if (!spread) return []
    const number = (value: number) => localNumber(value, lang)
    const walks = points.reduce((sum, point) => sum + (point.walks ?? 0), 0)
    if (measure === "walks") return t("seen-walks", { count: walks })
    const values = { mean: number(spread.mean), least: number(spread.least), most: number(spread.most) }
    if (values.least === values.most) return t(`same-${measure}`, values)
    return t(`seen-${measure}`, { ...values, count: spread.count })
  })
  const text = seen.length > 0 ? seen.join(" ") : t("nothing")
  return (
    <figure
      aria-labelledby={`figure-${name}`}
      className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 sm:p-6"
    >
      <figcaption>
        <h3 id={`figure-${name}`}>{t(`figure-${name}`)}</h3>
        <p className="text-sm text-ink-soft">{text}</p>
      </figcaption>
      {seen.length > 0 && (
        <>
          {lines.length > 1 && <Legend />}
          <Suspense fallback={<Skeleton className="h-45 w-full" />}>
            <Plot figure={figure} points={points} />
          </Suspense>
          <PointTable figure={figure} points={points} isWeekly={isWeekly} />
        </>
      )}
    </figure>
  )
}

function Legend() {
  const t = useMessages("charts")
  return (
    <p aria-hidden className="flex flex-wrap gap-x-6 text-sm">
      <span className="inline-flex items-center gap-2">
        <svg aria-hidden width="28" height="12">
          <path d="M0 6H28" className="stroke-diary" strokeWidth="2.5" />
          <circle cx="14" cy="6" r="4" className="fill-diary" />
        </svg>
        {t("column-mood")}
      </span>
      <span className="inline-flex items-center gap-2">
        <svg aria-hidden width="28" height="12">
          <path d="M0 6H28" className="stroke-note" strokeWidth="2.5" strokeDasharray="5 4" />
          <path d="M14 1 19 6 14 11 9 6Z" className="fill-note" />
        </svg>
        {t("column-energy")}
      </span>
    </p>
  )
}
