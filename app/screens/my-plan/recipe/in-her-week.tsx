import { Suspense } from "react"
import { useTexts } from "#app/language/texts.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { optional } from "#app/optional.tsx"
import { DishReason } from "#app/plan/dish-reason.tsx"
import { BoilsLater, usePreparationLabel } from "#app/plan/preparation-time.tsx"
import { useWishList } from "#app/plan/use-wish-label.ts"
import { Fold } from "#app/ui/fold.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { library } from "#content/library.ts"
import { wishesAgainst } from "#domain/food/exclusions.ts"
import { applianceOfWish, type Wish } from "#domain/food/wish.ts"
import { preparationsNeeded } from "#domain/plan/cooking/preparations.ts"
import type { Preparation } from "#domain/plan/library.ts"
import { dayAndMeal, type Slot } from "#domain/plan/slots.ts"
import type { Plan } from "#domain/plan/week/plan-of.ts"
import type { Recipe } from "#domain/recipes/recipe.ts"

const AmountsOfRecipe = optional(async () => ({
  default: (await import("#app/plan/amounts-ahead.tsx")).AmountsOfRecipe,
}))

export function WhyThis({ plan: { week }, slot }: { plan: Plan; slot: Slot }) {
  const t = useMessages("recipe")
  const { day, meal } = dayAndMeal(slot)
  const dish = week.days[day - 1]?.[meal]
  if (!dish) return null
  return (
    <section aria-labelledby="why" className="print:hidden">
      <h2 id="why" className="mb-1 text-xl max-sm:sr-only">
        {t("why")}
      </h2>
      <p>
        <DishReason of={dish} />
      </p>
    </section>
  )
}

/** Opened by its address, a recipe may have what she leaves out. */
export function AgainstHerWishes({ plan: { household }, recipe }: { plan: Plan; recipe: Recipe }) {
  const against = wishesAgainst(recipe, household.wishes, library.foods)
  return against.length === 0 ? null : (
    <Suspense fallback={<Skeleton className="h-24 w-full rounded-lg" />}>
      <Against wishes={against} />
    </Suspense>
  )
}

function Against({ wishes: against }: { wishes: readonly Wish[] }) {
  const t = useMessages("recipe")
  const wishList = useWishList()
  const lacked = wishList(against.filter((wish) => applianceOfWish(wish) !== undefined))
  const leftOut = wishList(against.filter((wish) => applianceOfWish(wish) === undefined))
  return (
    <>
      {leftOut && (
        <Notice tone="danger" role="note" title={t("againstTitle")}>
          {t("againstText", { wishes: leftOut })}
        </Notice>
      )}
      {lacked && (
        <Notice role="note" title={t("lackedTitle")}>
          {t("lackedText", { wishes: lacked })}
        </Notice>
      )}
    </>
  )
}

export function PreparedBefore({ recipe, servings }: { recipe: Recipe; servings: number }) {
  const needed = preparationsNeeded(library, recipe)
  return needed.length === 0 ? null : <Prepared needed={needed} recipe={recipe} servings={servings} />
}

type PreparedProps = { needed: readonly Preparation[]; recipe: Recipe; servings: number }

function Prepared({ needed, recipe, servings }: PreparedProps) {
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
