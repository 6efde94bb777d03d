import { Link, useSearchParams } from "react-router"
import { longCalendarDate } from "#app/language/local-format.ts"
import { useLanguageOf, useMessages } from "#app/language/use-messages.ts"
import { Flower } from "#app/ui/flower.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { calendarDateSchema } from "#domain/check-in.ts"
import type { DiaryEntry, DiaryText } from "#domain/diary.ts"
import { LoadFailure } from "../load-failure.tsx"
import { Entry } from "./entry.tsx"
import type { ListedEntry } from "./list-entries.ts"
import { NewEntry } from "./new-entry.tsx"
import { RemovedEntry } from "./removed-entry.tsx"
import { useConcern } from "./use-concern.ts"
import { useDiary } from "./use-diary.ts"

/** One column: the page to write on, then what she wrote before. */
export function Diary() {
  const t = useMessages("diary")
  const lang = useLanguageOf("diary")
  const day = useDayOfAddress()
  const { entries, isDelayed, write, edit, remove, restore, settle, isLoading, isMissing, reload } = useDiary(day)
  const { shown, ConcernHelp, check, openCard, close } = useConcern()

  function writeAndCheck(entry: DiaryEntry) {
    return write(entry, check(entry))
  }

  function editAndCheck(entry: ListedEntry, text: DiaryText) {
    return edit(entry, text, check({ id: entry.id, ...text }))
  }

  return (
    <>
      <NewEntry onSave={writeAndCheck} />
      <section aria-labelledby="entries" className="flex flex-col gap-4">
        <h2 id="entries">{day ? longCalendarDate(day, lang) : t("entries")}</h2>
        {day && (
          <Link to="?tab=diary" className="inline-flex min-h-11 items-center self-start underline">
            {t("backToLatest")}
          </Link>
        )}
        {isMissing && <LoadFailure title={t("missingTitle")} text={t("missingText")} onRetry={reload} />}
        {isLoading && <Skeleton className="h-32 w-full" />}
        {!isLoading && !isMissing && entries.length === 0 && (day ? <p>{t("noneOfDay")}</p> : <EmptyDiary />)}
        <ol className="flex flex-col gap-4">
          {entries.map((entry) => (
            <li key={entry.id} className="max-w-none">
              {ConcernHelp && shown?.entryId === entry.id && (
                <ConcernHelp concern={shown} onNeedHelp={openCard} onClose={close} className="mb-4" />
              )}
              {entry.state === "removed" ? (
                <RemovedEntry entry={entry} onRestore={() => restore(entry)} />
              ) : (
                <Entry
                  entry={entry}
                  isDelayed={isDelayed}
                  onSave={editAndCheck}
                  onRemove={() => remove(entry)}
                  onSettle={settle}
                />
              )}
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

/** The calendar day (YYYY-MM-DD) that a chart leads to. */
function useDayOfAddress(): string | null {
  const [search] = useSearchParams()
  const day = calendarDateSchema.safeParse(search.get("day"))
  return day.success ? day.data : null
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
