import { useMessages } from "#app/language/use-messages.ts"
import { inPanOf } from "#content/recipes/pans.ts"
import { waterMlOf } from "#content/recipes/pots.ts"
import { panRounds } from "#domain/plan/cooking/pot-minutes.ts"
import type { Recipe } from "#domain/recipes/recipe.ts"
import { BoilsLater } from "./preparation-time.tsx"

type LaterProps = { recipe: Pick<Recipe, "id">; index: number; minutes: number; servings: number; className?: string }

/**
 * Says how much longer a step takes for more servings, because a larger pot boils later or a pan is filled twice.
 * `index` is that of the step, `minutes` its usual time.
 */
export default function TakesLonger({ recipe, index, minutes, servings, className = "" }: LaterProps) {
  const t = useMessages("recipe")
  const inPan = inPanOf(recipe)
  const again = inPan?.step === index + 1 && panRounds(inPan, minutes, servings)
  return (
    <>
      {index === 0 && <BoilsLater waterMl={waterMlOf(recipe)} servings={servings} className={className} />}
      {again && (
        <span className={`block text-sm text-ink-soft ${className}`}>
          {t("panRounds", { count: servings, ...again })}
        </span>
      )}
    </>
  )
}
