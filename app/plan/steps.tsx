import { useMessages } from "#app/language/use-messages.ts"
import { optional } from "#app/optional.tsx"
import { useIsWithoutMicrowave } from "#app/plan/use-lacks.ts"
import { microwaved } from "#content/recipes/ways.ts"
import type { Recipe, RecipeText } from "#domain/recipes/recipe.ts"
import { withScaledAmounts } from "#domain/recipes/step-amounts.ts"

const TakesLonger = optional(() => import("./takes-longer.tsx"))

type StepsProps = { recipe: Pick<Recipe, "id" | "servings">; steps: RecipeText["steps"]; servings: number }

export function Steps({ recipe, steps, servings }: StepsProps) {
  const t = useMessages("recipe")
  const isMicrowaved = microwaved.has(recipe.id)
  const isWithoutMicrowave = useIsWithoutMicrowave()
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="mb-2">
        {t("steps")}
      </h2>
      <p className="mb-3 text-ink-soft sm:mb-5">{t("washFirst")}</p>
      {isMicrowaved && isWithoutMicrowave && <p className="mb-3 font-semibold sm:mb-5">{t("withoutMicrowave")}</p>}
      <ol className="flex flex-col gap-3.5 sm:gap-5">
        {steps.map(({ text, minutes }, index) => (
          <li key={text} className="flex gap-3 sm:gap-4">
            <span
              aria-hidden
              className="flex size-8 shrink-0 sm:size-9 items-center justify-center rounded-full bg-action-soft font-display text-lg text-action-strong"
            >
              {index + 1}
            </span>
            <span className="pt-0.5 sm:pt-1">
              {withScaledAmounts(text, servings / recipe.servings)}{" "}
              <span className="text-sm whitespace-nowrap text-ink-soft">{t("minutes", { minutes })}</span>
              {servings > 1 && <TakesLonger recipe={recipe} index={index} minutes={minutes} servings={servings} />}
            </span>
          </li>
        ))}
      </ol>
      {isMicrowaved && !isWithoutMicrowave && <p className="mt-5 text-ink-soft">{t("withoutMicrowave")}</p>}
    </section>
  )
}
