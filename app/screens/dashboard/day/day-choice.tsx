import { useLanguage } from "#app/language/language-boundary.tsx"
import { longCalendarDate } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Pager } from "#app/ui/pager.tsx"
import { addDaysTo, daysAtHand } from "#domain/days/day-record.ts"
import { isAmongLast } from "#domain/days/days-of.ts"

type DayChoiceProps = { date: string; today: string; onChange: (date: string) => void }

export function DayChoice({ date, today, onChange }: DayChoiceProps) {
  const t = useMessages("dashboard")
  const lang = useLanguage()
  const [before, after] = [addDaysTo(date, -1), addDaysTo(date, 1)]
  const name = date === today ? t("today") : after === today ? t("yesterday") : longCalendarDate(date, lang)
  return (
    <Pager
      label={t("whichDay")}
      beforeLabel={t("dayBefore")}
      afterLabel={t("dayAfter")}
      onBefore={isAmongLast(before, today, daysAtHand) ? () => onChange(before) : undefined}
      onAfter={date === today ? undefined : () => onChange(after)}
    >
      <span className="font-bold">{name}</span>
    </Pager>
  )
}
