import { Check, ChevronRight, Clock3, GlassWater, Utensils } from "lucide"
import { Link } from "react-router"
import { RecipePicture } from "#app/illustrations/recipe-picture.tsx"
import { useTexts } from "#app/language/texts.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Icon } from "#app/ui/icon.tsx"
import type { MealOfDay } from "#domain/plan/cooking/meals-of-day.ts"
import { warmingMinutes } from "#domain/plan/week/second-time.ts"
import { titleIn } from "#domain/recipes/recipe.ts"
import { ShoppingListLink } from "./shopping-list-link.tsx"
import { SwapLink } from "./swap-link.tsx"

export function TodayCard({ day, meals }: { day: number; meals: readonly MealOfDay[] }) {
  const t = useMessages("my-plan")
  return (
    <article
      aria-labelledby="today"
      className="overflow-hidden rounded-xl border border-line bg-surface shadow-low md:grid md:grid-cols-2"
    >
      <div className="hidden overflow-hidden bg-action-soft md:block">
        <RecipePicture recipeId={mainOf(meals)} view="table" className="size-full p-4" />
      </div>
      <div className="flex flex-col gap-2 px-4 py-2.5 sm:gap-4 sm:p-8">
        <div className="flex min-h-11 flex-wrap items-center gap-3">
          <h2 className="text-2xl sm:text-3xl">
            <Link
              id="today"
              to={`/my-plan/day/${day}`}
              className="inline-flex min-h-11 items-center text-inherit no-underline hover:text-action"
            >
              {t("day", { day })}
            </Link>
          </h2>
          <span className="rounded-full bg-note-soft px-3 py-1 text-sm font-bold text-note">{t("today")}</span>
          <Icon node={ChevronRight} size={20} className="ml-auto shrink-0 text-ink-soft" />
        </div>
        <ul aria-label={t("mealsToday")} className="flex flex-col divide-y divide-line border-y border-line">
          {meals
            .filter(({ recipe }) => recipe)
            .map((meal) => (
              <li key={meal.meal} className="flex max-w-none items-center gap-2">
                <Dish of={meal} day={day} />
              </li>
            ))}
        </ul>
        <DayFacts day={day} meals={meals} />
        <ShoppingListLink />
      </div>
    </article>
  )
}

function Dish({ of: { meal, recipe, plate, cookedOn }, day }: { of: MealOfDay; day: number }) {
  const t = useMessages("my-plan")
  const titles = useTexts("titles")
  if (!recipe) return null
  const { id, minutes } = recipe
  const title = titleIn(titles, id)
  const state = { day, meal }
  return (
    <>
      <span className="size-10 shrink-0 rounded-sm bg-sunken p-0.5 narrow:hidden md:hidden">
        <RecipePicture recipeId={id} className="size-full" />
      </span>
      <Link
        to={`/my-plan/recipe/${id}`}
        state={state}
        className="flex min-h-13 min-w-0 flex-1 items-center justify-between gap-2 py-1 leading-snug text-inherit no-underline hover:text-action max-[23rem]:flex-col max-[23rem]:items-start max-[23rem]:justify-center max-[23rem]:gap-0"
      >
        <span className="min-w-0 wrap-anywhere">{title}</span>
        <span className="shrink-0 text-sm text-ink-soft">
          {cookedOn ? t("todayMinutes", { minutes: warmingMinutes }) : t("minutes", { minutes })}
        </span>
      </Link>
      {!plate && <SwapLink to={`/my-plan/recipe/${id}#swap`} state={state} label={t("swapDish", { title })} />}
    </>
  )
}

type DayCardProps = { day: number; meals: readonly MealOfDay[]; done: boolean }

/** The link to the day covers the whole card except its dishes, which have their own links. */
export function DayCard({ day, meals, done }: DayCardProps) {
  const t = useMessages("my-plan")
  const titles = useTexts("titles")
  return (
    <article
      className={`relative flex h-full flex-col rounded-lg border px-4 py-2 transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus hover:border-line-strong ${done ? "border-transparent bg-done-soft" : "border-line"}`}
    >
      <div className="flex min-h-11 flex-wrap items-center gap-x-3">
        <h3 className="text-lg">
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
        <Icon node={ChevronRight} size={20} className="ml-auto shrink-0 text-ink-soft" />
      </div>
      <ul className="mb-1 flex flex-1 flex-col">
        {meals.flatMap(({ meal, recipe, cookedOn }) =>
          recipe ? (
            <li key={meal} className="max-w-none">
              <Link
                to={`/my-plan/recipe/${recipe.id}`}
                state={{ day, meal }}
                className="relative z-1 inline-flex min-h-11 items-center gap-3 leading-snug text-inherit no-underline hover:text-action"
              >
                <RecipePicture recipeId={recipe.id} className="h-9 w-10 shrink-0 narrow:hidden" />
                <span>
                  {titleIn(titles, recipe.id)}
                  {cookedOn && <span className="block text-sm text-done">{t("cookedOn", { day: cookedOn.day })}</span>}
                </span>
              </Link>
            </li>
          ) : (
            []
          ),
        )}
      </ul>
      <DayFacts day={day} meals={meals} />
    </article>
  )
}

function DayFacts({ day, meals }: { day: number; meals: readonly MealOfDay[] }) {
  const t = useMessages("my-plan")
  const facts = [
    ...(meals.every(({ recipe }) => recipe) ? [{ icon: Utensils, text: t("mainMeals") }] : []),
    { icon: Clock3, text: t("averageTime") },
    { icon: GlassWater, text: day === 1 ? t("ritualDay1") : t("ritual", { day }) },
  ]
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-0.5 pb-1 text-sm text-ink-soft">
      {facts.map(({ icon, text }) => (
        <li key={text} className="flex items-center gap-1.5">
          <Icon node={icon} size={15} className="shrink-0 max-sm:hidden" />
          {text}
        </li>
      ))}
    </ul>
  )
}

/** The dish that represents a day: its lunch, else any dish that it has. */
function mainOf(meals: readonly MealOfDay[]) {
  const main = meals.find(({ meal, recipe }) => meal === "lunch" && recipe) ?? meals.find(({ recipe }) => recipe)
  return main?.recipe?.id
}
