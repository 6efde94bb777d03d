import { Link } from "react-router"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { monthName } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import type { Month } from "./use-months.ts"

export function MonthList({ months }: { months: readonly Month[] }) {
  const t = useMessages("diary")
  const lang = useLanguage()
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))]
  return years.map((year) => (
    <section key={year} aria-labelledby={`year-${year}`} className="flex flex-col gap-2">
      <h3 id={`year-${year}`} className="text-lg">
        {year}
      </h3>
      <ul className="grid grid-cols-2 gap-2 narrow:grid-cols-1 sm:grid-cols-3">
        {months
          .filter(({ month }) => month.startsWith(year))
          .map(({ month, entries }) => (
            <li key={month} className="max-w-none">
              <Link
                to={`?tab=diary&month=${month}`}
                className="flex min-h-15 flex-col justify-center rounded-md border border-line bg-surface px-4 py-2 no-underline transition-colors hover:border-line-strong"
              >
                <span className="font-bold first-letter:uppercase">{monthName(month, lang)}</span>
                {entries !== null && <span className="text-sm text-ink-soft">{t("pages", { count: entries })}</span>}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  ))
}
