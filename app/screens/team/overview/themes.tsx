import { useLanguage } from "#app/language/language-boundary.tsx"
import { monthAndYear } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import type { OverviewData } from "../queries.ts"

const counts = ["asked", "useful", "notUseful"] as const

export function Themes({ themes }: { themes: OverviewData["themes"] }) {
  const t = useMessages("team")
  const lang = useLanguage()
  const months = [...new Set(themes.map(({ month }) => month))]
  return (
    <section aria-labelledby="themes" className="flex flex-col gap-3">
      <h2 id="themes" className="text-xl">
        {t("themes")}
      </h2>
      <p className="text-sm text-ink-soft">{t(themes.length === 0 ? "noThemes" : "themesText")}</p>
      {months.map((month) => (
        <section key={month} aria-labelledby={`themes-${month}`}>
          <h3 id={`themes-${month}`} className="text-lg">
            {monthAndYear(month, lang)}
          </h3>
          <ul className="flex flex-col text-sm tabular-nums">
            {themes
              .filter((row) => row.month === month)
              .map(({ theme, ...row }) => (
                <li key={theme} className="max-w-none border-t border-line py-3 first:border-t-0">
                  <p className="font-semibold">{t(`theme-${theme}`)}</p>
                  <dl className="grid grid-cols-1 gap-x-8 sm:grid-cols-3">
                    {counts.map((name) => (
                      <div key={name} className="flex flex-wrap justify-between gap-x-4">
                        <dt className="text-ink-soft">{t(`count-${name}`)}</dt>
                        <dd>{row[name] === "<5" ? t("fewerThanFive") : row[name]}</dd>
                      </div>
                    ))}
                  </dl>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
