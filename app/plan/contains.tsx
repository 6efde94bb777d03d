import { Suspense } from "react"
import { listOf } from "#app/language/format.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { foods } from "#content/foods.ts"
import { allergensOf, type Recipe } from "#domain/recipe.ts"

/** Names the allergens of a dish, until she has told what harms her. */
export function Contains({ recipe }: { recipe: Recipe }) {
  return (
    <span className="min-h-4 text-xs sm:min-h-6 sm:text-sm">
      <Suspense>
        <Allergens recipe={recipe} />
      </Suspense>
    </span>
  )
}

function Allergens({ recipe }: { recipe: Recipe }) {
  const t = useMessages("recipe")
  const lang = useLanguage()
  const allergens = allergensOf(recipe, foods).map((allergen) => t(`allergen-${allergen}`))
  if (allergens.length === 0) return <span className="text-ink-soft">{t("containsNone")}</span>
  return <span className="font-bold">{t("contains", { allergens: listOf(allergens, lang) })}</span>
}
