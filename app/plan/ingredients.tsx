import { Minus, Plus } from "lucide"
import { useFoodName } from "#app/language/food-names.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Icon } from "#app/ui/icon.tsx"
import { foods } from "#content/foods.ts"
import { foodOf, type Recipe, scaled } from "#domain/recipes/recipe.ts"

type IngredientsProps = {
  recipe: Recipe
  servings: number
  onServings: ((servings: number) => void) | undefined
  most?: number
}

export function Ingredients({ recipe, servings, onServings, most = mostServings }: IngredientsProps) {
  const t = useMessages("recipe")
  const foodName = useFoodName()
  const measure = useMessages("measures")
  const factor = servings / recipe.servings
  return (
    <section aria-labelledby="ingredients">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id="ingredients">{t("ingredients")}</h2>
        {onServings ? (
          <ServingsStepper servings={servings} onChange={onServings} most={most} />
        ) : (
          <p className="font-bold">{t("servings", { count: servings })}</p>
        )}
      </div>
      <ul className="divide-y divide-line">
        {recipe.ingredients.map((ingredient) => {
          const { text: amount, count } = scaled(ingredient.measure, factor)
          const grams = Math.round(ingredient.grams * factor)
          return (
            <li
              key={ingredient.food}
              className="flex max-w-none flex-wrap items-baseline justify-between gap-x-4 py-1.5 sm:py-2"
            >
              <span>{foodName(ingredient.food)}</span>
              <span className="ml-auto text-right">
                <span className="font-bold">{measure(ingredient.measure.unit, { amount, count })}</span>{" "}
                <span className="text-sm text-ink-soft">{measure(foodOf(ingredient, foods).weighed, { grams })}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The stepper's maximum; a dish that is cooked for two meals may have twice as many. */
export const mostServings = 8

type ServingsStepperProps = { servings: number; onChange: (servings: number) => void; most: number }

function ServingsStepper({ servings, onChange, most }: ServingsStepperProps) {
  const t = useMessages("recipe")
  const steps = [
    { label: t("fewer"), to: servings - 1, icon: Minus },
    { label: t("more"), to: servings + 1, icon: Plus },
  ]
  const [fewer, more] = steps.map(({ label, to, icon }) => (
    <button
      key={label}
      type="button"
      aria-label={label}
      // The attribute `disabled` is not used, because it would make the button lose the focus.
      aria-disabled={to < 1 || to > most}
      onClick={() => to >= 1 && to <= most && onChange(to)}
      className="flex size-11 items-center justify-center rounded-full text-action transition-colors hover:bg-sunken aria-disabled:text-line-strong aria-disabled:hover:bg-transparent"
    >
      <Icon node={icon} size={20} />
    </button>
  ))
  return (
    <fieldset
      aria-label={t("chooseServings")}
      className="flex items-center rounded-full border border-line-strong print:border-0"
    >
      {fewer}
      <output className="min-w-24 text-center text-sm font-bold">{t("servings", { count: servings })}</output>
      {more}
    </fieldset>
  )
}
