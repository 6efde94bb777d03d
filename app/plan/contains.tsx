import { Suspense } from "react"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { foods } from "#content/foods.ts"
import { allergensOf, type Recipe } from "#domain/recipes/recipe.ts"
import { containsText } from "./contains-text.ts"

/** Names the allergens of a dish until she has said what she must avoid. */
export function Contains({ recipe }: { recipe: Pick<Recipe, "ingredients"> }) {
  return (
    <span className="min-h-4 text-xs sm:min-h-6 sm:text-sm">
      <Suspense>
        <Allergens recipe={recipe} />
      </Suspense>
    </span>
  )
}

function Allergens({ recipe }: { recipe: Pick<Recipe, "ingredients"> }) {
  const t = useMessages("allergens")
  const lang = useLanguage()
  const allergens = allergensOf(recipe, foods)
  return allergens.length > 0 && <span className="font-bold">{containsText(allergens, t, lang)}</span>
}

/** Says in one sentence that the dishes beside which no allergen is named contain none of the common ones. */
export function ContainsNoneElsewhere() {
  const t = useMessages("allergens")
  return <p className="mt-2 text-sm text-ink-soft">{t("containsNoneElsewhere")}</p>
}
