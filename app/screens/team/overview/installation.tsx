import { useLanguage } from "#app/language/language-boundary.tsx"
import { longDate, timeOfDay } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Card } from "#app/ui/card.tsx"
import { Notice } from "#app/ui/notice.tsx"
import type { OverviewData } from "../queries.ts"
import { Sparkline } from "./sparkline.tsx"

export function Installation({ overview }: { overview: OverviewData }) {
  const t = useMessages("team")
  const lang = useLanguage()
  const { version, database, lastBackupAt, failing, team, inTime, days } = overview
  const backup = lastBackupAt && `${longDate(lastBackupAt, lang)}, ${timeOfDay(lastBackupAt, lang)}`
  const facts = [
    [t("questionsWaiting"), team.waiting, days.map((day) => day.questionsWaiting)],
    ...(inTime.due > 0 ? ([[t("answeredLate"), t("answeredLateOf", inTime), []]] as const) : []),
    [t("mailsFailing"), failing.mails, days.map((day) => day.mailsFailing)],
    [t("pushesFailing"), failing.pushes, days.map((day) => day.pushesFailing)],
    [t("version"), version, []],
    [t("database"), database === "postgres" ? "PostgreSQL" : "SQLite", []],
    [t("lastBackup"), backup ?? t("noBackup"), []],
  ] as const
  return (
    <Card tone="bare" aria-labelledby="installation" className="flex flex-col gap-3">
      <h2 id="installation" className="text-xl">
        {t("installation")}
      </h2>
      <dl className="flex flex-col gap-2 text-sm">
        {facts.map(([name, value, counts]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="grow basis-0 text-ink-soft">{name}</dt>
            <dd className="text-right font-semibold tabular-nums">{value}</dd>
            {counts.length > 0 && (
              <dd className="w-full">
                <Sparkline counts={counts} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      {!lastBackupAt && (
        <Notice role="note" title={t("backUp")}>
          <p>{t("backUpText")}</p>
        </Notice>
      )}
    </Card>
  )
}
