import { Refrigerator, Soup } from "lucide"
import { useMessages } from "#app/language/use-messages.ts"
import { useSecondTime } from "#app/plan/use-second-time.ts"
import { Card } from "#app/ui/card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import type { MealOfDay } from "#domain/plan/cooking/meals-of-day.ts"
import type { Recipe } from "#domain/recipes/recipe.ts"

export function Leftovers({ recipe }: { recipe: Recipe }) {
  const t = useMessages("recipe")
  if (recipe.keepsDays === 0) return null
  return (
    <p className="text-ink-soft">
      {t("leftovers", { days: recipe.keepsDays })} {recipe.freezes && t("freezes")}
    </p>
  )
}

export function SecondTime({ of }: { of: MealOfDay }) {
  const t = useMessages("recipe")
  const secondTime = useSecondTime()(of)
  const days = of.dish?.recipe.keepsDays ?? 0
  if (!secondTime) return null
  return (
    <Card tone="done" aria-labelledby="second-time" className="flex flex-col gap-3">
      <h2 id="second-time" className="flex items-center gap-2 text-xl">
        <Icon node={of.cookedOn ? Soup : Refrigerator} size={20} className="shrink-0 text-done" />
        {secondTime.text}
      </h2>
      {of.cookedOn ? (
        <>
          <ol className="flex list-decimal flex-col gap-2 pl-5">
            <li>{t("warm-1", { days })}</li>
            <li>{t("warm-2")}</li>
            <li>{t("warm-3")}</li>
          </ol>
          <p className="text-ink-soft">{t("warmNone")}</p>
        </>
      ) : (
        <p>{t("keepText", { days })}</p>
      )}
    </Card>
  )
}
