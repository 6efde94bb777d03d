import { useEffect, useRef } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { LoadFailure } from "#app/shell/load-failure.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import { MonthList } from "./month-list.tsx"
import { SearchResults } from "./search-results.tsx"
import { useMonths } from "./use-months.ts"

const searchMaxLength = 100

type OlderPagesProps = {
  search: string
  onSearch: (search: string) => void
  /** She may ask before it is there. */
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
