import { shortDay } from "#app/language/local-format.ts"
import { useLanguageOf, useMessages } from "#app/language/use-messages.ts"
import { Card } from "#app/ui/card.tsx"
import { Disclosure } from "#app/ui/disclosure.tsx"
import type { DayOfFigures } from "#server/overview/daily-figures.ts"
import { Sparkline } from "./sparkline.tsx"

const names = ["accounts", "active", "journeysBegun", "journeysCompleted"] as const

/** Four numbers of all mothers together, today and over the last ninety days. */
export function Figures({ days }: { days: DayOfFigures[] }) {
  const t = useMessages("team")
  const newest = days.at(-1)
  if (!newest) return <p className="text-ink-soft">{t("noFigures")}</p>
  return (
    <Card aria-labelledby="figures" className="flex flex-col gap-4">
      <h2 id="figures" className="text-xl">
        {t("figures")}
      </h2>
      <dl className="grid grid-cols-1 gap-x-8 gap-y-5 sm:grid-cols-2">
        {names.map((name) => (
          <div key={name} className="flex flex-col gap-1">
            <dt className="text-sm text-ink-soft">{t(`figure-${name}`)}</dt>
            <dd className="font-serif text-3xl tabular-nums">{newest[name]}</dd>
            <dd>
              <Sparkline counts={days.map((day) => day[name])} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-soft">{t("figuresText")}</p>
      <Disclosure label={t("asTable")}>
        <DayTable days={days} />
      </Disclosure>
    </Card>
  )
}

function DayTable({ days }: { days: DayOfFigures[] }) {
  const t = useMessages("team")
  const lang = useLanguageOf("team")
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section aria-label={t("asTable")} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="text-left align-bottom">
            <th scope="col" className="py-2 pr-4">
              {t("day")}
            </th>
            {names.map((name) => (
              <th key={name} scope="col" className="py-2 pr-4">
                {t(`figure-${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.date} className="border-t border-line">
              <th scope="row" className="py-2 pr-4 text-left font-normal whitespace-nowrap">
                {shortDay(day.date, lang)}
              </th>
              {names.map((name) => (
                <td key={name} className="py-2 pr-4">
                  {day[name]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
