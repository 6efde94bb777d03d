import { useDeferredValue, useMemo, useState } from "react"
import { Link } from "react-router"
import { Face, moodKeys } from "#app/diary/mood.tsx"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { longDate } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import type { Entries } from "#app/sync/older-entries/older-entries.ts"
import { useOlderEntries } from "#app/sync/older-entries/use-older-entries.ts"
import { useEntriesOver } from "#app/sync/sync-context.ts"
import { Button } from "#app/ui/button.tsx"
import { calendarDay } from "#app/ui/her-clock.ts"
import { newestFirst, type SyncedEntry } from "#domain/diary/diary.ts"
import { excerptOf, hasTerms, plainText, termsOf } from "#domain/find-words.ts"
import { BringMonths } from "./bring-months.tsx"
import type { Month } from "./use-months.ts"

const shownAtOnce = 20

export function SearchResults({ search, months }: { search: string; months: readonly Month[] }) {
  const t = useMessages("diary")
  const pages = useSearchablePages()
  const terms = useDeferredValue(termsOf(search).join(" "))
  const [limit, setLimit] = useState(shownAtOnce)
  const found = useMemo(() => pages.filter(({ plain }) => hasTerms(plain, terms.split(" "))), [pages, terms])
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="font-bold">
        {found.length === 0 ? t("foundNone") : t("found", { count: found.length })}
      </p>
      <ol className="flex flex-col gap-3">
        {found.slice(0, limit).map(({ entry }) => (
          <li key={entry.id} className="max-w-none">
            <FoundPage entry={entry} terms={terms.split(" ")} />
          </li>
        ))}
      </ol>
      {found.length > limit && (
        <Button variant="quiet" size="small" className="self-start" onClick={() => setLimit(limit + shownAtOnce)}>
          {t("showMore")}
        </Button>
      )}
      <BringMonths months={months} />
    </div>
  )
}

function useSearchablePages() {
  const { months } = useOlderEntries()
  const older = useMemo(() => Object.assign({}, ...months.values()) as Entries, [months])
  const diaryEntries = useEntriesOver(older)
  return useMemo(() => {
    return newestFirst(Object.values(diaryEntries)).map((entry) => ({ entry, plain: plainText(entry.notes) }))
  }, [diaryEntries])
}

function FoundPage({ entry, terms }: { entry: SyncedEntry; terms: readonly string[] }) {
  const t = useMessages("diary")
  const lang = useLanguage()
  return (
    <Link
      to={`?tab=diary&day=${calendarDay(entry.createdAt)}`}
      className="flex gap-4 rounded-lg border border-line bg-surface p-4 no-underline transition-colors hover:border-line-strong"
    >
      <Face mood={entry.mood} />
      <span className="min-w-0 flex-1">
        <span className="block font-bold">
          {longDate(entry.createdAt, lang)}
          <span className="sr-only"> · {t(moodKeys[entry.mood])}</span>
        </span>
        <span dir="auto" className="block wrap-anywhere text-ink-soft">
          {excerptOf(entry.notes, terms).map(({ text, at, isFound }) =>
            isFound ? (
              <mark key={at} className="rounded-sm bg-note-soft px-0.5 font-bold text-ink">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </span>
      </span>
    </Link>
  )
}
