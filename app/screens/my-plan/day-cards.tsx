import { Check, ChevronRight, Clock3, GlassWater, Utensils } from "lucide"
import { Link } from "react-router"
import { RecipePicture } from "#app/illustrations/recipe-picture.tsx"
import { useTexts } from "#app/language/texts.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import type { MealOfDay } from "#domain/plan/meals-of-day.ts"
import { warmingMinutes } from "#domain/plan/second-time.ts"

/** Today: its meals, and the link to them. */
export function TodayCard({ day, meals }: { day: number; meals: readonly MealOfDay[] }) {
  const t = useMessages("my-plan")
  const titles = useTexts("titles")
  const dishes = meals.flatMap(({ recipe, cookedOn }) => (recipe ? [{ ...recipe, cookedOn }] : []))
  return (
    <article
      aria-labelledby="today"
      className="overflow-hidden rounded-xl border border-line bg-surface shadow-low md:grid md:grid-cols-2"
    >
      <div className="h-52 overflow-hidden bg-action-soft sm:h-64 md:h-auto">
        <RecipePicture recipeId={mainOf(meals)} view="table" className="size-full p-2 sm:p-4" />
      </div>
      <div className="flex flex-col gap-5 p-5 sm:p-8">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="today" className="text-3xl">
            {t("day", { day })}
          </h2>
          <span className="rounded-full bg-note-soft px-3 py-1 text-sm font-bold text-note">{t("today")}</span>
        </div>
        <ul aria-label={t("mealsToday")} className="flex flex-col divide-y divide-line border-y border-line">
          {dishes.map(({ id, minutes, cookedOn }) => (
            <li key={id} className="flex max-w-none items-baseline justify-between gap-4 py-2.5">
              <span>{titles[id]}</span>
              <span className="shrink-0 text-sm text-ink-soft">
                {t("minutes", { minutes })}
                {cookedOn && ` · ${t("todayMinutes", { minutes: warmingMinutes })}`}
              </span>
            </li>
          ))}
        </ul>
        <DayFacts day={day} className="flex flex-wrap gap-x-5 gap-y-1" />
        <ButtonLink to={`/my-plan/day/${day}`} className="md:self-start">
          {t("openToday")}
        </ButtonLink>
      </div>
    </article>
  )
}

type DayCardProps = { day: number; meals: readonly MealOfDay[]; done: boolean }

/** Any other day. Its link is its name, and reaches over the whole card. */
export function DayCard({ day, meals, done }: DayCardProps) {
  const t = useMessages("my-plan")
  return (
    <article
      className={`relative flex h-full items-center gap-4 rounded-lg border p-3 pr-4 transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus hover:border-line-strong ${done ? "border-transparent bg-done-soft" : "border-line"}`}
    >
      <div className={`shrink-0 rounded-md p-1 narrow:hidden ${done ? "" : "bg-sunken"}`}>
        <RecipePicture recipeId={mainOf(meals)} className="h-20 w-22" />
      </div>
      <div className="min-w-0 flex-1">
        <div className="mb-1 flex flex-wrap items-center gap-x-3">
          <h3>
            <Link
              to={`/my-plan/day/${day}`}
              className="text-inherit no-underline outline-none after:absolute after:inset-0 after:rounded-lg"
            >
              {t("day", { day })}
            </Link>
          </h3>
          {done && (
            <span className="inline-flex items-center gap-1 text-sm font-bold text-done">
              <Icon node={Check} size={16} strokeWidth={3} />
              {t("done")}
            </span>
          )}
        </div>
        <DayFacts day={day} />
      </div>
      <Icon node={ChevronRight} size={20} className="shrink-0 text-ink-soft" />
    </article>
  )
}

/** What every day of the plan has: three main meals, an average time, a ritual. */
function DayFacts({ day, className = "" }: { day: number; className?: string }) {
  const t = useMessages("my-plan")
  const facts = [
    { icon: Utensils, text: t("mainMeals") },
    { icon: Clock3, text: t("averageTime") },
    { icon: GlassWater, text: day === 1 ? t("ritualDay1") : t("ritual", { day }) },
  ]
  return (
    <ul className={`text-sm text-ink-soft ${className}`}>
      {facts.map(({ icon, text }) => (
        <li key={text} className="flex items-center gap-2">
          <Icon node={icon} size={16} className="shrink-0" />
          {text}
        </li>
      ))}
    </ul>
  )
}

/** Its lunch stands for a day; without one, whatever there is. */
function mainOf(meals: readonly MealOfDay[]): number {
  const main = meals.find(({ meal, recipe }) => meal === "lunch" && recipe) ?? meals.find(({ recipe }) => recipe)
  return main?.recipe?.id ?? 0
}
