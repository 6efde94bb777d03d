import { useEffect, useRef } from "react"
import { Link } from "react-router"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { monthName } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { LoadFailure } from "#app/shell/load-failure.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import { SearchResults } from "./search-results.tsx"
import { type Month, useMonths } from "./use-months.ts"

const searchMaxLength = 100

type OlderPagesProps = {
  search: string
  onSearch: (search: string) => void
  searchesAsked: number
}

export default function OlderPages({ search, onSearch, searchesAsked }: OlderPagesProps) {
  const t = useMessages("diary")
  const { months, isMissing, reload } = useMonths()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (searchesAsked > 0) field.current?.focus()
  }, [searchesAsked])
  return (
    <section aria-labelledby="older" className="flex flex-col gap-5">
      <h2 id="older">{t("older")}</h2>
      <TextField
        ref={field}
        type="search"
        name="search"
        label={t("search")}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={searchMaxLength}
        value={search}
        onValueChange={(value: string) => onSearch(value)}
      />
      {search.trim() ? (
        <SearchResults search={search} months={months} />
      ) : (
        <>
          <MonthList months={months} />
          {isMissing && <LoadFailure title={t("missingTitle")} text={t("monthsMissing")} onRetry={reload} />}
        </>
      )}
    </section>
  )
}

function MonthList({ months }: { months: readonly Month[] }) {
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
