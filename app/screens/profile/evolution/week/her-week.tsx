import { useState } from "react"
import { useDays, useHistory } from "#app/days/use-history.ts"
import { useNumbersWithheld } from "#app/evolution/numbers/use-numbers-withheld.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { dateRange } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useCorrectedToday } from "#app/sync/sync-context.ts"
import { Card } from "#app/ui/card.tsx"
import { Pager } from "#app/ui/pager.tsx"
import { addDaysTo, daysPerWeek, isTold } from "#domain/days/day-record.ts"
import { weekScore } from "#domain/evolution/score.ts"
import { weekChange } from "#domain/evolution/week-change.ts"
import { WeekExample } from "../week-example.tsx"
import { Lead } from "./lead.tsx"
import { Score } from "./score.tsx"
import { WeekSummary } from "./week-summary.tsx"

export function HerWeek() {
  const t = useMessages("profile")
  const lang = useLanguage()
  const today = useCorrectedToday()
  const { days: earlier } = useHistory()
  const days = useDays(earlier)
  const { isWithheld } = useNumbersWithheld()
  const [weeksBack, setWeeksBack] = useState(0)
  const date = addDaysTo(today, -daysPerWeek * weeksBack)
  const first = addDaysTo(date, 1 - daysPerWeek)
  const score = weekScore(days, date)
  if (!score)
    return (
      <>
        <Lead change={null} />
        {!isWithheld && <WeekExample />}
      </>
    )
  const hasEarlier = days.some((day) => isTold(day) && day.date < first)
  return (
    <Card aria-labelledby={isWithheld ? "week" : "score"} className="flex flex-col gap-6 sm:p-8">
      <Lead change={weekChange(days, date)} />
      <Pager
        label={t("whichWeek")}
        beforeLabel={t("weekBefore")}
        afterLabel={t("weekAfter")}
        onBefore={hasEarlier ? () => setWeeksBack(weeksBack + 1) : undefined}
        onAfter={weeksBack > 0 ? () => setWeeksBack(weeksBack - 1) : undefined}
      >
        <span className="block font-bold">{weeksBack === 0 ? t("lastSevenDays") : t("sevenDays")}</span>
        <span className="block text-sm text-ink-soft">{dateRange(first, date, lang)}</span>
      </Pager>
      <div className={`grid gap-8 sm:gap-10 ${isWithheld ? "" : "sm:grid-cols-2"}`}>
        <WeekSummary days={days} date={date} today={today} />
        {!isWithheld && <Score score={score} days={days} date={date} />}
      </div>
    </Card>
  )
}
