import { CookingPot, Repeat2, Utensils } from "lucide"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { RecipePicture } from "#app/illustrations/recipe-picture.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { useOperations } from "#app/sync/sync-context.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"
import { focusMain } from "#app/ui/focus-main.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useHour } from "#app/ui/use-today.ts"
import type { Journey } from "#domain/journey/journey.ts"
import { nextMeal } from "#domain/plan/cooking/next-meal.ts"
import type { Meal } from "#domain/recipes/recipe.ts"
import type { TodayOfPlan } from "./use-today-of-plan.ts"

type NextMealProps = {
  journey: Journey | undefined
  day: number
  meals: TodayOfPlan["meals"]
  /** True until she has said what she leaves out; until then the allergens are shown beside the dish. */
  isUntold: boolean
  onEat: (meal: Meal) => void
}

/** The padding lets three buttons fit in one row on a phone, in every language. */
const beside = "grow max-sm:px-2 max-[23rem]:gap-1 max-[23rem]:px-1.5"

export function NextMeal({ journey, day, meals, isUntold, onEat }: NextMealProps) {
  const t = useMessages("dashboard")
  const { perform } = useOperations()
  const meal = nextMeal(journey, day, useHour())
  if (!meal) {
    return (
      <Frame to={`/my-plan/day/${day}`} above={t("mealsDone")} title={t("nextMealPlan")}>
        {null}
      </Frame>
    )
  }
  const next = meals?.[meal]
  /** The recipe alone does not identify the meal, because the same dish may be planned on two days. */
  const state = { day, meal }
  const isQuickPlate = journey?.hardNights?.values[day]?.includes(meal)

  function eat(eaten: Meal) {
    onEat(eaten)
    // After the last meal the button disappears, which would lose the focus.
    setTimeout(() => document.activeElement === document.body && focusMain())
  }

  return (
    <Frame
      to={next ? `/my-plan/recipe/${next.id}` : `/my-plan/day/${day}`}
      state={state}
      above={`${t("nextMeal")}: ${t(`next-${meal}`)}${next ? ` · ${t("minutes", { minutes: next.minutes })}` : ""}`}
      title={next?.title ?? t("nextMealPlan")}
      contains={isUntold ? (next?.contains ?? "\u00a0") : undefined}
      picture={next ? <RecipePicture recipeId={next.id} className="size-full" /> : null}
    >
      {next?.missing && (
        <p className="text-sm text-ink-soft">
          {t("nextMealMissing", { foods: next.missing })}{" "}
          <Link
            to={`/my-plan/recipe/${next.id}#swap`}
            state={state}
            className="inline-flex min-h-11 items-center font-bold text-action underline underline-offset-4"
          >
            {t("nextMealInstead")}
          </Link>
        </p>
      )}
      <p className="flex min-h-11 flex-wrap gap-2">
        {next && (
          <ButtonLink to={`/my-plan/recipe/${next.id}/cook`} size="small" className={beside}>
            <Icon node={CookingPot} size={18} />
            {t("cook")}
          </ButtonLink>
        )}
        {next?.doubted && (
          <Button
            variant="quiet"
            size="small"
            className={beside}
            onClick={() => perform("foodsHadAtHome", { foods: [...(next.doubted ?? [])], isAtHome: false })}
          >
            {t("notThere")}
          </Button>
        )}
        {next && !isQuickPlate && (
          <ButtonLink
            to={`/my-plan/recipe/${next.id}#swap`}
            state={state}
            variant="quiet"
            size="small"
            className={beside}
          >
            <Icon node={Repeat2} size={18} />
            {t("swap")}
          </ButtonLink>
        )}
        <Button variant="quiet" size="small" className={beside} onClick={() => eat(meal)}>
          <Icon node={Utensils} size={18} />
          {t("ate")}
        </Button>
      </p>
    </Frame>
  )
}

type FrameProps = {
  to: string
  state?: object
  above: string
  title: string
  /** An undefined line is left out; one whose text is still loading is a no-break space, which keeps its height. */
  contains?: string | undefined
  picture?: ReactNode
  children: ReactNode
}

function Frame({ to, state, above, title, contains, picture, children }: FrameProps) {
  return (
    <Card className="flex flex-col gap-3 max-sm:p-3">
      <Link
        to={to}
        state={state}
        className="flex min-h-11 items-center gap-3 rounded-md no-underline hover:text-action"
      >
        {picture !== undefined && (
          <span className="h-20 w-22 shrink-0 rounded-md bg-sunken p-1 narrow:hidden sm:h-28 sm:w-30">{picture}</span>
        )}
        <span className="min-w-0">
          <span className="block text-sm text-ink-soft">{above}</span>
          <span data-uncovered="" className="block font-display text-lg leading-snug">
            {title}
          </span>
          {contains && <span className="block text-xs text-ink-soft sm:text-sm">{contains}</span>}
        </span>
      </Link>
      {children}
    </Card>
  )
}
