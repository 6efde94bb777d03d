import type { Key } from "#app/language/resources.ts"
import { useWords } from "#app/language/use-words.ts"
import { foods } from "#content/foods.ts"
import { foodOf, type Recipe, scaled } from "#domain/recipe.ts"
import { ServingsStepper } from "./servings-stepper.tsx"

type IngredientsProps = { recipe: Recipe; servings: number; onServings: (servings: number) => void }

/** Each food by what a kitchen measures with and by weight, for as many servings as she cooks. */
export function Ingredients({ recipe, servings, onServings }: IngredientsProps) {
  const t = useWords("recipe")
  const food = useWords("foods")
  const measure = useWords("measures")
  const factor = servings / recipe.servings
  return (
    <section aria-labelledby="ingredients">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id="ingredients">{t("ingredients")}</h2>
        <ServingsStepper servings={servings} onChange={onServings} />
      </div>
      <ul className="divide-y divide-line">
        {recipe.ingredients.map((ingredient) => {
          const { text: amount, count } = scaled(ingredient.measure, factor)
          const grams = Math.round(ingredient.grams * factor)
          return (
            <li
              key={ingredient.food}
              className="grid max-w-none grid-cols-[minmax(min-content,1fr)_auto] gap-x-4 py-2.5"
            >
              <span>{food(ingredient.food as Key<"foods">)}</span>
              <span className="text-right font-bold">{measure(ingredient.measure.unit, { amount, count })}</span>
              <span className="col-start-2 text-right text-sm text-ink-soft">
                {measure(foodOf(ingredient, foods).weighed, { grams })}
              </span>
            </li>
          )
        })}
      </ul>
      {factor !== 1 && (
        <p className="mt-2 text-sm text-ink-soft">
          {t("scaledNote", { original: t("servings", { count: recipe.servings }) })}
        </p>
      )}
    </section>
  )
}
