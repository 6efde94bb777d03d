import { Soup } from "lucide"
import { useFoodName } from "#app/language/food-names.ts"
import { listOf } from "#app/language/format.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { dayAndMonth } from "#app/language/local-format.ts"
import { PartMessage } from "#app/language/message.tsx"
import { useTexts } from "#app/language/texts.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Card } from "#app/ui/card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useHour } from "#app/ui/use-today.ts"
import type { HelperView } from "#domain/helping/helper-view.ts"
import { isAfterDinner, nextMeal } from "#domain/plan/cooking/next-meal.ts"
import { titleIn } from "#domain/recipes/recipe.ts"

/**
 * The next meal by the clock alone, because helpers do not learn what she has eaten. After dinner there is none, as
 * tomorrow's breakfast belongs to another day.
 */
function useNextMeal(meals: HelperView["meals"] = []) {
  const hour = useHour()
  const next = isAfterDinner(hour) ? null : nextMeal(undefined, 1, hour)
  return meals.find(({ meal }) => meal === next)
}

/** Tells a helper who arrives what to serve next and what is already cooked; empty if the link shares neither. */
export function Handover({ meals, cooked }: Pick<HelperView, "meals" | "cooked">) {
  const t = useMessages("helping")
  const lang = useLanguage()
  const titles = useTexts("titles")
  const foodName = useFoodName()
  const next = useNextMeal(meals)
  const { dishes = [], foods = [] } = cooked ?? {}
  if (!next && dishes.length + foods.length === 0) return null
  return (
    <Card tone="note" aria-labelledby="handover" className="flex flex-col gap-3">
      <h2 id="handover" className="flex items-center gap-2 text-xl">
        <Icon node={Soup} size={22} className="shrink-0 text-note" />
        {t("handoverTitle")}
      </h2>
      {next && (
        <p>
          <span className="block text-sm text-ink-soft">
            {t("nextMeal")}: <PartMessage of="plan" name={next.meal} />
          </span>
          <span className="block font-display text-lg leading-snug">{titleIn(titles, next.recipeId)}</span>
          {next.isCooked && <span className="block text-sm">{t("nextMealCooked")}</span>}
        </p>
      )}
      {dishes.length > 0 && (
        <div>
          <h3 className="text-sm font-normal text-ink-soft">{t("cookedTitle")}</h3>
          <ul>
            {dishes.map(({ recipeId, keepsUntil }) => (
              <li key={`${recipeId} ${keepsUntil}`} className="max-w-none">
                {titleIn(titles, recipeId)}
                <span className="text-ink-soft"> · {t("goodUntil", { date: dayAndMonth(keepsUntil, lang) })}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {foods.length > 0 && (
        <p>
          {t("cookedAhead", {
            foods: listOf(
              foods.map((food) => foodName(food).toLowerCase()),
              lang,
            ),
          })}
        </p>
      )}
    </Card>
  )
}
