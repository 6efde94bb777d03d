import { useLanguage } from "#app/language/language-boundary.tsx"
import { dayAndMonth, localNumber } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import type { ConsultationWeek } from "#domain/evolution/consultation.ts"

const columns = ["sleepHours", "mood", "energy", "waterLitres"] as const

/** The last column does not fit on a phone, so it is shown only on wide screens and on paper. */
const onPaper = "max-sm:hidden print:table-cell"

export function WeekTable({ weeks }: { weeks: readonly ConsultationWeek[] }) {
  const t = useMessages("consultation")
  const language = useLanguage()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: enlarged, the table scrolls, and arrow keys scroll only what has the focus
    <section className="overflow-x-auto" aria-label={t("tableCaption")} tabIndex={0}>
      <table className="w-full border-collapse text-xs tabular-nums sm:text-sm [&_:is(td,th)]:px-1 [&_:is(td,th)]:py-1.5">
        <caption className="pb-1 text-left font-bold">{t("tableCaption")}</caption>
        <thead>
          <tr className="border-b border-line-strong text-right align-bottom">
            <th scope="col" className="pl-0! text-left">
              {t("column-week")}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`column-${column}`)}
              </th>
            ))}
            <th scope="col">{t("column-walks")}</th>
            <th scope="col" className={onPaper}>
              {t("column-told")}
            </th>
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.from} className="border-b border-line text-right">
              <th scope="row" className="pl-0! text-left font-normal whitespace-nowrap">
                {dayAndMonth(week.from, language)}
              </th>
              {columns.map((column) => {
                const value = week[column]
                return <td key={column}>{value === null ? "–" : localNumber(value, language, 1)}</td>
              })}
              <td>{week.walks ?? "–"}</td>
              <td className={`whitespace-nowrap ${onPaper}`}>{t("tableTold", { told: week.told, days: week.days })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
