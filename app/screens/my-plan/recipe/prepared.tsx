import { useTexts } from "#app/language/texts.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { optional } from "#app/optional.tsx"
import { BoilsLater, usePreparationLabel } from "#app/plan/preparation-time.tsx"
import { Fold } from "#app/ui/fold.tsx"
import type { Preparation } from "#domain/plan/library.ts"
import type { Recipe } from "#domain/recipes/recipe.ts"

const AmountsOfRecipe = optional(async () => ({
  default: (await import("#app/plan/amounts-ahead.tsx")).AmountsOfRecipe,
}))

type PreparedProps = { needed: readonly Preparation[]; recipe: Recipe; servings: number }

export default function Prepared({ needed, recipe, servings }: PreparedProps) {
  const t = useMessages("recipe")
  const label = usePreparationLabel()
  const texts = useTexts("preparations")
  return (
    <section aria-labelledby="before" className="flex flex-col gap-2 print:hidden">
      <h2 id="before" className="text-xl">
        {t("before")}
      </h2>
      <ul className="flex flex-col gap-2">
        {needed.map((preparation) => (
          <li key={preparation.key} className="max-w-none">
            <Fold label={label(texts[preparation.key]?.title, preparation)}>
              <p className="pb-3">
                {preparation.isCooked && (
                  <AmountsOfRecipe preparation={preparation} recipe={recipe} servings={servings} />
                )}
                {texts[preparation.key]?.how}
                <BoilsLater waterMl={preparation.waterMl} servings={servings} />
              </p>
            </Fold>
          </li>
        ))}
      </ul>
    </section>
  )
}
