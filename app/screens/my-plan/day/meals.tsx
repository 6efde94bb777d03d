import { Link } from "react-router"
import { useNumbersWithheld } from "#app/evolution/numbers/use-numbers-withheld.ts"
import { mealTones, RecipePicture } from "#app/illustrations/recipe-picture.tsx"
import { PartMessage } from "#app/language/message.tsx"
import { useTexts } from "#app/language/texts.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Contains, ContainsNoneElsewhere } from "#app/plan/contains.tsx"
import { DishReason } from "#app/plan/dish-reason.tsx"
import { servingsOf } from "#app/plan/use-meal-of.ts"
import { useSecondTime } from "#app/plan/use-second-time.ts"
import { useOperations } from "#app/sync/sync-context.ts"
import { Button } from "#app/ui/button.tsx"
import type { MealOfDay } from "#domain/plan/cooking/meals-of-day.ts"
import type { Household } from "#domain/plan/household.ts"
import { titleIn } from "#domain/recipes/recipe.ts"
import { SwapLink } from "../swap-link.tsx"

type MealsProps = { meals: readonly MealOfDay[]; day: number; household: Pick<Household, "people" | "isUntold"> }

export function Meals({ meals, day, household }: MealsProps) {
  return (
    <section aria-labelledby="meals">
      <h2 id="meals" className="mb-1.5 text-xl sm:mb-3 sm:text-2xl">
        <PartMessage of="plan" name="mealsOfTheDay" />
      </h2>
      <ul className="flex flex-col gap-2 sm:gap-3">
        {meals.map((meal) => (
          <li key={meal.meal} className="max-w-none">
            {meal.recipe ? <MealCard of={meal} day={day} household={household} /> : <NoDish of={meal} />}
          </li>
        ))}
      </ul>
      {household.isUntold && <ContainsNoneElsewhere />}
    </section>
  )
}

type MealCardProps = Omit<MealsProps, "meals"> & { of: MealOfDay }

function MealCard({ of, day, household }: MealCardProps) {
  const { meal, dish, plate, doubted, recipe } = of
  const { perform } = useOperations()
  const t = useMessages("day")
  const titles = useTexts("titles")
  const secondTime = useSecondTime()(of)
  const { isWithheld } = useNumbersWithheld()
  if (!recipe) return null
  const { id, minutes, energyKcal } = recipe
  const title = titleIn(titles, id)
  const facts = [
    t("minutes", { minutes }),
    ...(secondTime?.today ? [secondTime.today] : []),
    t("servings", { count: servingsOf(of, household) }),
    ...(isWithheld ? [] : [t("energy", { energyKcal })]),
  ]
  const state = { day, meal }
  return (
    <div
      className={`flex items-center rounded-lg border border-line bg-surface pr-1 shadow-low transition-colors hover:border-line-strong sm:pr-3 ${plate ? "flex-wrap" : ""}`}
    >
      <Link
        to={`/my-plan/recipe/${id}`}
        state={state}
        draggable={false}
        className={`flex min-w-0 flex-1 items-stretch self-stretch rounded-lg no-underline narrow:flex-col ${plate ? "basis-full" : ""}`}
      >
        <div
          className={`flex w-24 shrink-0 items-center justify-center p-2 sm:w-44 narrow:w-full narrow:rounded-t-lg ${plate && doubted ? "rounded-tl-lg" : "rounded-l-lg"} ${mealTones[meal]}`}
        >
          <RecipePicture recipeId={id} className="w-full" />
        </div>
        <div className="flex min-w-0 flex-1 flex-col justify-center gap-1 py-2.5 pr-1 pl-3 sm:px-6 sm:py-4">
          <PartMessage of="plan" name={meal} className="text-sm font-bold text-action" />
          <h3 className="text-lg leading-snug sm:text-xl">{title}</h3>
          <span className="flex flex-wrap gap-x-3 text-sm text-ink-soft sm:gap-x-4">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </span>
          {household.isUntold && <Contains recipe={recipe} />}
          {secondTime && !plate && <span className="text-sm font-bold text-done">{secondTime.text}</span>}
          {plate ? (
            <span className="text-sm text-ink-soft">{t("insteadOf", { name: titleIn(titles, dish?.recipe.id) })}</span>
          ) : (
            <span className="min-h-6 text-sm text-ink-soft empty:hidden max-sm:hidden">
              {dish && <DishReason of={dish} />}
            </span>
          )}
        </div>
      </Link>
      {plate && doubted && (
        <Button
          variant="quiet"
          size="small"
          className="my-2 ml-auto"
          aria-label={`${t("notThere")}: ${title}`}
          onClick={() => perform("foodsHadAtHome", { foods: [...doubted], isAtHome: false })}
        >
          {t("notThere")}
        </Button>
      )}
      {!plate && <SwapLink to={`/my-plan/recipe/${id}#swap`} state={state} label={t("swapDish", { title })} />}
    </div>
  )
}

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
