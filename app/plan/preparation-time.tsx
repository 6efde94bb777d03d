import { Suspense } from "react"
import { useFoodName } from "#app/language/food-names.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { inPanOf } from "#content/recipes/pans.ts"
import { waterMlOf } from "#content/recipes/pots.ts"
import type { Preparation } from "#domain/plan/library.ts"
import { laterMinutes, panRounds } from "#domain/plan/pot-minutes.ts"
import type { AmountAhead } from "#domain/plan/preparations.ts"
import type { Recipe } from "#domain/recipes/recipe.ts"

/** A preparation's title with its minutes, and those of a tin beside them. */
export function usePreparationLabel() {
  const t = useMessages("plan")
  return (title = "", { minutes, tinMinutes }: Preparation) => {
    const time = tinMinutes ? t("minutesOrTin", { tin: tinMinutes, minutes }) : t("minutes", { minutes })
    return `${title}\u00a0·\u00a0${time}`
  }
}

/** How much of each food is cooked ahead; the names of foods may come after the screen. */
export function AmountsAhead({ amounts }: { amounts: readonly AmountAhead[] }) {
  return (
    <Suspense>
      {amounts.map((amount) => (
        <RawWeight key={amount.food} {...amount} />
      ))}
    </Suspense>
  )
}

function RawWeight({ food, grams }: AmountAhead) {
  const t = useMessages("plan")
  const foodName = useFoodName()
  return <span className="block font-semibold">{t("rawWeight", { food: foodName(food), grams })}</span>
}

type BoilsLaterProps = { waterMl: number | undefined; servings: number; className?: string }

/** Says how much later the pot of more servings boils; nothing where it hardly differs. */
export function BoilsLater({ waterMl, servings, className = "" }: BoilsLaterProps) {
  const t = useMessages("plan")
  const minutes = laterMinutes(waterMl, servings)
  return (
    minutes > 0 && (
      <span className={`block text-sm text-ink-soft ${className}`}>
        {t("boilsLater", { count: servings, minutes })}
      </span>
    )
  )
}

type LaterProps = { recipe: Pick<Recipe, "id">; index: number; minutes: number; servings: number; className?: string }

/** What a step (its `index`, its `minutes`) takes longer for more servings: a pot that boils later, a pan that is filled again. */
export function TakesLonger({ recipe, index, minutes, servings, className = "" }: LaterProps) {
  const t = useMessages("plan")
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
