import { Droplets, MoonStar, Salad, Smile } from "lucide"
import { useMessages } from "#app/language/use-messages.ts"
import { Card } from "#app/ui/card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { exampleScore } from "#domain/evolution/score.ts"

const week = [
  { name: "weekWater", value: "weekWaterValue", icon: Droplets },
  { name: "weekSleep", value: "weekSleepValue", icon: MoonStar },
  { name: "weekMeals", value: "weekMealsValue", icon: Salad },
  { name: "weekMood", value: "weekMoodValue", icon: Smile },
] as const

/** Shows the example week of the specification until she has logged three days. */
export function WeekExample() {
  const t = useMessages("profile")
  return (
    <Card tone="bare" className="grid gap-8 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:p-8" aria-labelledby="score">
      <p className="rounded-md bg-note-soft px-4 py-3 sm:col-span-2">{t("exampleOnly")}</p>
      <div className="flex flex-col gap-1">
        <h2 id="score" className="text-xl">
          {t("score")}
        </h2>
        <p className="font-display text-5xl tracking-tight text-ink-soft">{exampleScore.score}</p>
        <p className="font-bold text-ink-soft">{t("scorePoints", { points: exampleScore.pointsGained })}</p>
      </div>
      <div className="flex flex-col gap-2">
        <h3>{t("week")}</h3>
        <dl className="divide-y divide-line">
          {week.map(({ name, value, icon }) => (
            <div key={name} className="flex min-h-11 items-center gap-3 py-2">
              <Icon node={icon} size={18} className="shrink-0 text-done" />
              <dt className="flex-1">{t(name)}</dt>
              <dd className="text-right text-ink-soft">{t(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  )
}
