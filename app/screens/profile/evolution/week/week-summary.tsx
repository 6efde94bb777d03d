import { Droplets, Footprints, MoonStar, NotebookPen, Salad, Smile, Zap } from "lucide"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { localNumber, shortWeekday } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Icon } from "#app/ui/icon.tsx"
import { type DayRecord, isTold } from "#domain/days/day-record.ts"
import { glassMl } from "#domain/days/water.ts"
import { weekSummary } from "#domain/evolution/week-summary.ts"

type WeekSummaryProps = { days: readonly DayRecord[]; date: string; today: string }

/** A day without a value is shown as a gap, not as 0. */
export function WeekSummary({ days, date, today }: WeekSummaryProps) {
  const t = useMessages("profile")
  const lang = useLanguage()
  const week = weekSummary(days, date)
  const number = (value: number | null, digits?: number) => (value === null ? null : localNumber(value, lang, digits))
  const { sleep, water, meals, mood, energy } = week
  const litres = number(water.mean === null ? null : (water.mean * glassMl) / 1000)
  const rows = [
    { name: "weekWater", icon: Droplets, value: litres && t("litresADay", { litres }), told: water.daysTold },
    {
      name: "weekSleep",
      icon: MoonStar,
      value: sleep.mean && t("hoursIn24", { hours: number(sleep.mean) ?? "" }),
      told: sleep.daysTold,
    },
    {
      name: "part-meals",
      icon: Salad,
      value: meals.of > 0 && t("doneOf", { done: meals.done, of: meals.of }),
      told: meals.daysTold,
    },
    {
      name: "weekMoodMean",
      icon: Smile,
      value: mood.mean && t("ofFive", { value: number(mood.mean) ?? "" }),
      told: mood.daysTold,
    },
    {
      name: "weekEnergy",
      icon: Zap,
      value: energy.mean && t("ofFive", { value: number(energy.mean) ?? "" }),
      told: energy.daysTold,
    },
    { name: "weekWalks", icon: Footprints, value: week.walks > 0 && `${week.walks}`, told: 0 },
    {
      name: "weekPages",
      icon: NotebookPen,
      value: week.daysWithEntry > 0 && t("onDays", { days: week.daysWithEntry }),
      told: 0,
    },
  ] as const

  return (
    <section aria-labelledby="week" className="flex flex-col gap-4 border-line">
      <div>
        <h2 id="week" className="text-xl">
          {t("week")}
        </h2>
        <p className="text-sm text-ink-soft">{t("toldDays", { days: week.daysTold })}</p>
      </div>
      <ul aria-label={t("toldWhich")} className="grid grid-cols-7 gap-1">
        {week.days.map((day) => (
          <DayMark key={day.date} day={day} isToday={day.date === today} />
        ))}
      </ul>
      <dl className="divide-y divide-line">
        {rows.map(({ name, icon, value, told }) => (
          <div key={name} className="flex min-h-11 items-center gap-3 py-2">
            <Icon node={icon} size={18} className="shrink-0 text-done" />
            <dt className="flex-1">{t(name)}</dt>
            <dd className="text-right">
              {value ? (
                <span className="font-bold">{value}</span>
              ) : (
                <span className="text-ink-soft">{t("nothingTold")}</span>
              )}
              {value && told > 0 && (
                <span className="block text-xs text-ink-soft">{t("fromDays", { days: told })}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function DayMark({ day, isToday }: { day: DayRecord; isToday: boolean }) {
  const t = useMessages("profile")
  const lang = useLanguage()
  const told = isTold(day)
  return (
    <li className="flex flex-col items-center gap-1 text-xs text-ink-soft">
      <svg viewBox="-20 -58 40 60" aria-hidden className="h-8">
        <path
          d="M0-4C-7-12-18-25-17-39S-10-54-4-53 3-54 7-54 17-48 17-39 8-12 0-4Z"
          className={`stroke-petal-line ${told ? "fill-petal" : "fill-none"}`}
          strokeWidth={2}
          strokeDasharray={told ? undefined : "4 4"}
        />
      </svg>
      <span aria-hidden className={isToday ? "font-bold text-ink" : ""}>
        {shortWeekday(day.date, lang)}
      </span>
      <span className="sr-only">
        {shortWeekday(day.date, lang)}: {told ? t("dayTold") : t("dayUntold")}
      </span>
    </li>
  )
}
