import { Search } from "lucide"
import { lazy, Suspense, useState } from "react"
import { useSearchParams } from "react-router"
import { FoldedCard } from "#app/care/folded-card.tsx"
import { NewEntry } from "#app/diary/new-entry.tsx"
import { useDiary } from "#app/diary/use-diary.ts"
import { useWriting } from "#app/diary/use-writing.ts"
import { fetchFile } from "#app/fetch-file.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { LoadFailure } from "#app/shell/load-failure.tsx"
import { Flower } from "#app/ui/flower.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { calendarDateSchema } from "#domain/days/check-in.ts"
import { EntryList } from "./entry-list.tsx"
import { DiaryMonth } from "./older/diary-month.tsx"

const OlderPages = lazy(() => fetchFile(() => import("./older/older-pages.tsx")))

export function Diary() {
  const { month, day } = useAddress()
  // The search text stays out of the URL, so that her words do not remain in the browser's history.
  const [search, setSearch] = useState("")
  if (month) return <DiaryMonth key={month} month={month} day={day} />
  return <LatestEntries search={search} onSearch={setSearch} />
}

/** `month` is YYYY-MM and `day` is YYYY-MM-DD. */
function useAddress(): { month: string | null; day: string | null } {
  const [search] = useSearchParams()
  const { success, data: day } = calendarDateSchema.safeParse(search.get("day"))
  if (success) return { month: day.slice(0, 7), day }
  const month = search.get("month")
  return { month: calendarDateSchema.safeParse(`${month}-01`).success ? month : null, day: null }
}

type LatestEntriesProps = { search: string; onSearch: (search: string) => void }

function LatestEntries({ search, onSearch }: LatestEntriesProps) {
  const t = useMessages("diary")
  const diary = useDiary()
  const writing = useWriting(diary)
  const { entries, isLoading, isMissing, hasOlder, reload } = diary
  const [searchesAsked, setSearchesAsked] = useState(0)
  const { isFolded, ConcernHelp, openCard, close } = writing.concern
  return (
    <div className="grid items-start gap-6 sm:gap-8 lg:grid-cols-2">
      <div className="flex flex-col gap-4 lg:sticky lg:top-6">
        {ConcernHelp && isFolded && <FoldedCard onOpen={openCard} onClose={close} />}
        <NewEntry onSave={writing.write} />
      </div>
      <section aria-labelledby="entries" className="flex min-w-0 flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 id="entries">{t("entries")}</h2>
          {hasOlder && (
            <button
              type="button"
              onClick={() => setSearchesAsked(searchesAsked + 1)}
              className="inline-flex min-h-11 items-center gap-2 underline hover:text-action"
            >
              <Icon node={Search} size={18} className="shrink-0" />
              {t("goToSearch")}
            </button>
          )}
        </div>
        {isMissing && <LoadFailure title={t("missingTitle")} text={t("missingText")} onRetry={reload} />}
        {isLoading && <Skeleton className="h-32 w-full" />}
        {!isLoading && !isMissing && entries.length === 0 && <EmptyDiary />}
        <EntryList diary={diary} writing={writing} />
      </section>
      {hasOlder && (
        <div className="lg:col-start-2">
          <Suspense fallback={<Skeleton className="h-32 w-full" />}>
            <OlderPages search={search} onSearch={onSearch} searchesAsked={searchesAsked} />
          </Suspense>
        </div>
      )}
    </div>
  )
}

function EmptyDiary() {
  const t = useMessages("diary")
  return (
    <div className="flex items-center gap-5 narrow:flex-col rounded-lg border border-dashed border-line-strong px-5 py-6">
      <Flower petals={0} size={72} className="shrink-0" />
      <p>
        <span className="block font-bold">{t("noneTitle")}</span>
        <span className="text-ink-soft">{t("noneText")}</span>
      </p>
    </div>
  )
}
