import { useLanguage } from "#app/language/language-boundary.tsx"
import { localNumber } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Disclosure } from "#app/ui/disclosure.tsx"
import type { DayRecord } from "#domain/days/day-record.ts"
import { pointsGained, type ScorePart, type WeekScore } from "#domain/evolution/score.ts"

type ScoreProps = { score: WeekScore; days: readonly DayRecord[]; date: string }

export function Score({ score: { score, parts, partsCounted }, days, date }: ScoreProps) {
  const t = useMessages("profile")
  const gained = pointsGained(days, date)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id="score" className="text-xl">
          {t("score")}
        </h2>
        {score === null ? (
          <p className="text-ink-soft">{t("scoreUntold")}</p>
        ) : (
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-display text-5xl tracking-tight">{Math.round(score)}</span>
            <span className="text-ink-soft">{t("ofHundred")}</span>
            {gained !== null && <span className="font-bold">{gainedText(t, Math.round(gained))}</span>}
          </p>
        )}
      </div>
      <p className="text-sm text-ink-soft">{t("scoreMeans")}</p>
      <Disclosure label={t("scoreFrom", { counted: partsCounted, all: parts.length })}>
        <ul className="flex flex-col gap-3 pt-2">
          {parts.map((part) => (
            <Part key={part.name} part={part} />
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}

function gainedText(t: ReturnType<typeof useMessages<"profile">>, points: number) {
  if (points === 0) return t("scoreSame")
  return points > 0 ? t("scoreMore", { points }) : t("scoreLess", { points: -points })
}

function Part({ part }: { part: ScorePart }) {
  const t = useMessages("profile")
  const { name, max } = part
  const points = part.isTold ? Math.round(part.points) : 0
  return (
    <li className="max-w-none">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-bold">{t(`part-${name}`)}</span>
        {part.isTold && <span className="shrink-0">{t("partPoints", { points, max })}</span>}
      </p>
      <div aria-hidden className="my-1.5 h-2 overflow-hidden rounded-full border border-line bg-sunken">
        <div
          style={{ width: `${(points / max) * 100}%` }}
          className={`h-full rounded-full ${part.isTold && part.counts ? "bg-done" : "bg-line-strong/60"}`}
        />
      </div>
      <PartText part={part} />
    </li>
  )
}

function PartText({ part }: { part: ScorePart }) {
  const t = useMessages("profile")
  const lang = useLanguage()
  const { name, daysTold } = part
  if (!part.isTold) {
    const needsDays = (name === "water" || name === "meals") && daysTold > 0
    return (
      <p className="text-sm text-ink-soft">{needsDays ? t("partDays", { days: daysTold }) : t(`untold-${name}`)}</p>
    )
  }
  const value = localNumber(part.measure, lang)
  return (
    <p className="text-sm text-ink-soft">
      {t(`from-${name}`, { value, count: part.measure })}
      {!part.counts && ` ${t("partNotCounted")}`}
    </p>
  )
}
