import { Link } from "react-router"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { dateRange, localNumber, longCalendarDate } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Disclosure } from "#app/ui/disclosure.tsx"
import type { ChartPoint } from "#domain/evolution/chart-series.ts"
import { dayAddress } from "./day-address.ts"
import type { FigureKind } from "./figures.ts"

type PointTableProps = { figure: FigureKind; points: readonly ChartPoint[]; isWeekly: boolean }

export function PointTable(props: PointTableProps) {
  const t = useMessages("charts")
  return (
    <Disclosure label={t("table")}>
      <Table {...props} />
    </Disclosure>
  )
}

/** The table is rendered only when it is unfolded, because it may have hundreds of rows. */
function Table({ figure: { name, lines }, points, isWeekly }: PointTableProps) {
  const t = useMessages("charts")
  const lang = useLanguage()
  return (
    <div className="max-h-96 overflow-y-auto">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{t(`figure-${name}`)}</caption>
        <thead>
          <tr className="border-b border-line-strong text-left">
            <th scope="col" className="py-2 pr-3">
              {t(isWeekly ? "week" : "day")}
            </th>
            {lines.map((measure) => (
              <th key={measure} scope="col" className="py-2 pl-3 text-right">
                {t(`column-${measure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.first} className="border-b border-line">
              <th scope="row" className="text-left font-normal">
                <Link to={dayAddress(point.last)} className="inline-flex min-h-11 items-center underline">
                  {point.first === point.last
                    ? longCalendarDate(point.first, lang)
                    : dateRange(point.first, point.last, lang)}
                </Link>
              </th>
              {lines.map((measure) => (
                <td key={measure} className="py-2 pl-3 text-right">
                  {point[measure] === null ? "–" : localNumber(point[measure], lang)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
