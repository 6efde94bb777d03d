import { Suspense } from "react"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { foods } from "#content/foods.ts"
import { allergensOf, type Recipe } from "#domain/recipes/recipe.ts"
import { containsText } from "./contains-text.ts"

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
  const t = useMessages("allergens")
  const lang = useLanguage()
  const allergens = allergensOf(recipe, foods)
  const look = allergens.length === 0 ? "text-ink-soft" : "font-bold"
  return <span className={look}>{containsText(allergens, t, lang)}</span>
}
