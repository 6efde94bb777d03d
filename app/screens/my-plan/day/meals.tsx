import { ChevronRight } from "lucide"
import { Link } from "react-router"
import { mealTones, RecipePicture } from "#app/illustrations/recipe-picture.tsx"
import { PartMessage } from "#app/language/message.tsx"
import { useTexts } from "#app/language/texts.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useNumbersWithheld } from "#app/numbers/use-numbers-withheld.ts"
import { useReasonText } from "#app/plan/use-reason-text.ts"
import { useSecondTime } from "#app/plan/use-second-time.ts"
import { Icon } from "#app/ui/icon.tsx"
import type { MealOfDay } from "#domain/plan/meals-of-day.ts"

type MealsProps = { meals: readonly MealOfDay[]; day: number }

export function Meals({ meals, day }: MealsProps) {
  return (
    <section aria-labelledby="meals">
      <h2 id="meals" className="mb-3">
        <PartMessage of="plan" name="mealsOfTheDay" />
      </h2>
      <ul className="flex flex-col gap-3">
        {meals.map((meal) => (
          <li key={meal.meal} className="max-w-none">
            {meal.recipe ? <MealCard of={meal} day={day} /> : <NoDish of={meal} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function MealCard({ of, day }: { of: MealOfDay; day: number }) {
  const { meal, dish, plate, recipe } = of
  const t = useMessages("day")
  const titles = useTexts("titles")
  const reasonText = useReasonText()
  const secondTime = useSecondTime()(of)
  const { isWithheld } = useNumbersWithheld()
  if (!recipe) return null
  const { id, minutes, servings, energyKcal } = recipe
  const facts = [
    t("minutes", { minutes }),
    ...(secondTime?.today ? [secondTime.today] : []),
    t("servings", { count: servings }),
    ...(isWithheld ? [] : [t("energy", { energyKcal })]),
  ]
  return (
    <Link
      to={`/my-plan/recipe/${id}`}
      state={{ day, meal }}
      draggable={false}
      className="flex items-stretch overflow-hidden narrow:flex-col rounded-lg border border-line bg-surface no-underline shadow-low transition-colors hover:border-line-strong"
    >
      <div className={`flex w-28 shrink-0 items-center justify-center p-2 sm:w-44 narrow:w-full ${mealTones[meal]}`}>
        <RecipePicture recipeId={id} className="w-full" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col justify-center gap-1 py-4 px-4 sm:px-6">
        <PartMessage of="plan" name={meal} className="text-sm font-bold text-action" />
        <h3 className="text-lg sm:text-xl">{titles[id]}</h3>
        <span className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
        {secondTime && !plate && <span className="text-sm font-bold text-done">{secondTime.text}</span>}
        <span className="text-sm text-ink-soft">
          {plate ? t("insteadOf", { name: titles[dish?.recipe.id ?? 0] ?? "" }) : dish && reasonText(dish)}
        </span>
      </div>
      <Icon node={ChevronRight} size={20} className="mr-4 hidden shrink-0 self-center text-ink-soft sm:block" />
    </Link>
  )
}

/** Nothing in the library suits her: the plan says what stands in the way. */
function NoDish({ of: { meal } }: { of: MealOfDay }) {
  const t = useMessages("day")
  return (
    <div className="flex flex-col gap-1 rounded-lg border border-dashed border-line-strong p-5">
      <PartMessage of="plan" name={meal} className="text-sm font-bold text-action" />
      <p>{t("noDish")}</p>
      <Link to="/my-plan" className="font-bold">
        {t("seeWhy")}
      </Link>
    </div>
  )
}
