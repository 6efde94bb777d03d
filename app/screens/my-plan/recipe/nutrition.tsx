import { useState } from "react"
import { useNumbersWithheld } from "#app/evolution/numbers/use-numbers-withheld.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { optional } from "#app/optional.tsx"
import { containsText } from "#app/plan/contains-text.ts"
import { Fold } from "#app/ui/fold.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { foods } from "#content/foods.ts"
import { allergensOf, dietOf, type Recipe } from "#domain/recipes/recipe.ts"

const Nutrients = optional(() => import("./nutrients.tsx"), <Skeleton className="h-56 w-full" />)

export function Composition({ recipe }: { recipe: Recipe }) {
  const t = useMessages("recipe")
  const { isWithheld } = useNumbersWithheld()
  const [isWide] = useState(() => window.matchMedia("(width >= 64rem)").matches)
  return (
    <Fold label={t(isWithheld ? "allergens" : "composition")} open={isWide}>
      <div className="flex flex-col gap-4 pb-3">
        {!isWithheld && <Nutrients recipe={recipe} />}
        <Suits recipe={recipe} />
      </div>
    </Fold>
  )
}

function Suits({ recipe }: { recipe: Recipe }) {
  const t = useMessages("recipe")
  const tAllergens = useMessages("allergens")
  const lang = useLanguage()
  const diet = dietOf(recipe, foods)
  return (
    <section aria-labelledby="suits">
      <h2 id="suits" className="mb-1 text-lg">
        {t("suits")}
      </h2>
      <p>
        <span className="font-bold">{t(`diet-${diet}`)}</span>
        {" · "}
        {containsText(allergensOf(recipe, foods), tAllergens, lang)}
      </p>
      <p className="text-sm text-ink-soft">{t("labels")}</p>
    </section>
  )
}
