import { ChevronRight } from "lucide"
import { Link } from "react-router"
import { useMessages } from "#app/language/use-messages.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useHour } from "#app/ui/use-today.ts"
import type { Meal } from "#domain/recipe.ts"
import type { TodayOfPlan } from "./use-today-of-plan.ts"

/** When breakfast and lunch are over (hours); after dinner, and in the night, breakfast is next. */
const [breakfastEnds, lunchEnds, dinnerEnds] = [10, 15, 21]

/** The meal that comes next at an hour of the day (0-23). */
function mealAt(hour: number): Meal {
  if (hour < breakfastEnds || hour >= dinnerEnds) return "breakfast"
  return hour < lunchEnds ? "lunch" : "dinner"
}

/** What she eats next, one tap away from its recipe. */
export function NextMeal({ day, meals }: { day: number; meals: TodayOfPlan["meals"] }) {
  const t = useMessages("dashboard")
  const meal = mealAt(useHour())
  const next = meals?.[meal]
  const title = next?.title ?? t("nextMealPlan")
  return (
    <Link
      to={next ? `/my-plan/recipe/${next.id}` : `/my-plan/day/${day}`}
      className="-mx-2 flex min-h-16 items-center gap-3 rounded-md px-2 py-2 no-underline hover:bg-sunken"
    >
      <span className="min-w-0 flex-1">
        <span className="block text-sm text-ink-soft">
          {`${t("nextMeal")}: ${t(`next-${meal}`)}`}
          {next && ` · ${t("minutes", { minutes: next.minutes })}`}
        </span>
        <span className="block font-bold">{title}</span>
      </span>
      <Icon node={ChevronRight} size={22} className="shrink-0 text-action" />
    </Link>
  )
}
