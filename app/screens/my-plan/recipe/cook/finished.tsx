import { Check } from "lucide"
import { Link } from "react-router"
import { useProgress } from "#app/days/use-progress.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useCooked } from "#app/plan/use-cooked.ts"
import { usePlan } from "#app/plan/use-plan.ts"
import { useSilence } from "#app/privacy/silence/use-silence.ts"
import { Button } from "#app/ui/button.tsx"
import { Flower } from "#app/ui/flower.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { isEaten } from "#domain/journey/journey.ts"
import { recipeKey } from "#domain/plan/cooking/cooked.ts"
import type { MealOfDay } from "#domain/plan/cooking/meals-of-day.ts"
import { dayAndMeal, type Slot, slotOf } from "#domain/plan/slots.ts"

type FinishedProps = { recipeId: number; meal: (MealOfDay & { slot: Slot }) | undefined; onLeave: () => void }

export function Finished({ recipeId, meal, onLeave }: FinishedProps) {
  const t = useMessages("cooking")
  const { week, today, journey } = usePlan()
  const { progress, mark, eat, dayOfMeals } = useProgress()
  const isQuiet = useSilence()
  const isMain = !isQuiet && week.dishes[slotOf(today, "lunch")] === recipeId && progress.day === today
  const isTicked = progress.checklist.mainMeal
  const other = meal && dayAndMeal(meal.slot)
  const isOther = !isQuiet && other !== undefined && other.day === dayOfMeals && other.meal !== "lunch"
  const isOtherEaten = isOther && isEaten(journey, other.day, other.meal)
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-5 text-center">
      <Flower size={120} />
      <h1 className="text-3xl">{t("doneTitle")}</h1>
      <p className="text-ink-soft">{t("doneText")}</p>
      {isMain && !isTicked && (
        <Button onClick={() => mark("mainMeal")}>
          <Icon node={Check} size={20} />
          {t("tickMain")}
        </Button>
      )}
      {isOther && !isOtherEaten && (
        <Button onClick={() => eat(other.meal)}>
          <Icon node={Check} size={20} />
          {t("ate")}
        </Button>
      )}
      <p role="status" className="font-bold text-done">
        {((isMain && isTicked) || isOtherEaten) && t("ticked")}
      </p>
      <Noted recipeId={recipeId} />
      <Link to="/dashboard" onClick={onLeave} className="inline-flex min-h-11 items-center underline">
        {t("toDashboard")}
      </Link>
    </div>
  )
}

/** Records that the dish was cooked, so that the app can tell what may be left over. */
function Noted({ recipeId }: { recipeId: number }) {
  const t = useMessages("cooking")
  const { servings, takeBack } = useCooked(recipeKey(recipeId))
  if (servings === null) return null
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 text-sm text-ink-soft">
      {t("noted", { count: servings })}
      <Button variant="quiet" size="small" onClick={takeBack}>
        {t("notCooked")}
      </Button>
    </p>
  )
}
