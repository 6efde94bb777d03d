import { useLanguage } from "#app/language/language-boundary.tsx"
import { shortDay } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Card } from "#app/ui/card.tsx"
import { Disclosure } from "#app/ui/disclosure.tsx"
import type { DayOfFigures } from "#server/team/overview/daily-figures.ts"
import { Sparkline } from "./sparkline.tsx"

const names = ["accounts", "active", "journeysBegun", "journeysCompleted"] as const

export function Figures({ days }: { days: DayOfFigures[] }) {
  const t = useMessages("team")
  const newest = days.at(-1)
  if (!newest) return <p className="text-ink-soft">{t("noFigures")}</p>
  return (
    <Card aria-labelledby="figures" className="flex flex-col gap-4">
      <h2 id="figures" className="text-xl">
        {t("figures")}
      </h2>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-5 narrow:grid-cols-1">
        {names.map((name) => (
          <div key={name} className="flex flex-col justify-end gap-1">
            <dt className="text-sm text-ink-soft">{t(`figure-${name}`)}</dt>
            <dd className="font-serif text-3xl tabular-nums">{newest[name]}</dd>
            <dd>
              <Sparkline counts={days.map((day) => day[name])} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-soft">{t("figuresText")}</p>
      <Disclosure label={t("byDay")}>
        <DayList days={days} />
      </Disclosure>
    </Card>
  )
}

/** The days are a list, because its lines wrap on a narrow screen and a table would not. */
function DayList({ days }: { days: DayOfFigures[] }) {
  const t = useMessages("team")
  const lang = useLanguage()
  return (
    <ol className="flex flex-col text-sm tabular-nums">
      {days.toReversed().map((day) => (
        <li key={day.date} className="max-w-none border-t border-line py-3 first:border-t-0">
          <p className="font-semibold">{shortDay(day.date, lang)}</p>
          <dl className="grid grid-cols-1 gap-x-8 sm:grid-cols-2">
            {names.map((name) => (
              <div key={name} className="flex flex-wrap justify-between gap-x-4">
                <dt className="text-ink-soft">{t(`figure-${name}`)}</dt>
                <dd>{day[name]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  )
}
