import { ArrowLeft } from "lucide"
import { Link, useNavigate } from "react-router"
import { NewEntry } from "#app/diary/new-entry.tsx"
import { useDiary } from "#app/diary/use-diary.ts"
import { useWriting } from "#app/diary/use-writing.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { longCalendarDate, monthAndYear } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { LoadFailure } from "#app/shell/load-failure.tsx"
import { useOlderMonth } from "#app/sync/older-entries/use-older-entries.ts"
import { useCorrectedToday, useSyncState } from "#app/sync/sync-context.ts"
import { Icon } from "#app/ui/icon.tsx"
import { Pager } from "#app/ui/pager.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { EntryList } from "../entry-list.tsx"
import { isCovered, useMonths } from "./use-months.ts"

export function DiaryMonth({ month, day }: { month: string; day: string | null }) {
  const t = useMessages("diary")
  const lang = useLanguage()
  const entriesSince = useSyncState((state) => state.entriesSince)
  const isToday = day === useCorrectedToday()
  const diary = useDiary(month, day)
  const writing = useWriting(diary)
  const isUnknown = entriesSince === null
  const older = useOlderMonth(isUnknown || isCovered(month, entriesSince) ? null : month)
  const isMissing = diary.isMissing || older.isMissing
  const isLoading = diary.isLoading || older.isLoading
  const reload = () => (isUnknown ? void diary.reload() : older.reload())
  return (
    <section aria-labelledby="entries" className="flex flex-col gap-4">
      <Link to="?tab=diary" className="inline-flex min-h-11 items-center gap-2 self-start underline">
        <Icon node={ArrowLeft} size={18} />
        {t("backToLatest")}
      </Link>
      {day ? (
        <>
          <h2 id="entries">{longCalendarDate(day, lang)}</h2>
          <Link to={`?tab=diary&month=${month}`} className="inline-flex min-h-11 items-center self-start underline">
            {t("wholeMonth", { month: monthAndYear(month, lang) })}
          </Link>
        </>
      ) : (
        <MonthPager month={month} />
      )}
      {isMissing && <LoadFailure title={t("missingTitle")} text={t("monthMissing")} onRetry={reload} />}
      {isLoading && <Skeleton className="h-32 w-full" />}
      {!isLoading && !isMissing && diary.entries.length === 0 && <p>{t(day ? "noneOfDay" : "noneOfMonth")}</p>}
      {isToday && <NewEntry onSave={writing.write} />}
      <EntryList diary={diary} writing={writing} />
    </section>
  )
}

function MonthPager({ month }: { month: string }) {
  const t = useMessages("diary")
  const lang = useLanguage()
  const navigate = useNavigate()
  const { months } = useMonths()
  const before = months.find((other) => other.month < month)
  const after = months.findLast((other) => other.month > month)
  const goTo = (other: typeof before) =>
    other && (() => void navigate(`?tab=diary&month=${other.month}`, { replace: true, preventScrollReset: true }))
  return (
    <Pager
      label={t("whichMonth")}
      beforeLabel={t("monthBefore")}
      afterLabel={t("monthAfter")}
      onBefore={goTo(before)}
      onAfter={goTo(after)}
    >
      <h2 id="entries" className="first-letter:uppercase">
        {monthAndYear(month, lang)}
      </h2>
    </Pager>
  )
}
