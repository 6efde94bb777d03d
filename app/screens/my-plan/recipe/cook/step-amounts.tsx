import { useFoodName } from "#app/language/food-names.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { type Ingredient, scaled } from "#domain/recipes/recipe.ts"
import { stepIngredients } from "#domain/recipes/step-ingredients.ts"

type StepAmountsProps = { steps: readonly string[]; index: number; ingredients: readonly Ingredient[]; factor: number }

/** Shows the amounts of the foods that are first used in this step. */
export function StepAmounts({ steps, index, ingredients, factor }: StepAmountsProps) {
  const t = useMessages("cooking")
  const measure = useMessages("measures")
  const foodName = useFoodName()
  const language = useLanguage()
  const names = ingredients.map(({ food }) => foodName(food))
  const used = (stepIngredients(steps, names, language)[index] ?? []).flatMap((place) => ingredients[place] ?? [])
  if (used.length === 0) return null
  return (
    <ul aria-label={t("amounts")} className="flex flex-wrap gap-2">
      {used.map((ingredient) => {
        const { text: amount, count } = scaled(ingredient.measure, factor)
        return (
          <li key={ingredient.food} className="max-w-none rounded-full bg-sunken px-4 py-1.5">
            <span className="font-bold">{measure(ingredient.measure.unit, { amount, count })}</span>{" "}
            {foodName(ingredient.food)}
          </li>
        )
      })}
    </ul>
  )
}
