import { Suspense } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { optional } from "#app/optional.tsx"
import { useWishList } from "#app/plan/use-wish-label.ts"
import { Notice } from "#app/ui/notice.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { library } from "#content/library.ts"
import { wishesAgainst } from "#domain/food/exclusions.ts"
import { applianceOfWish, type Wish } from "#domain/food/wish.ts"
import { preparationsNeeded } from "#domain/plan/cooking/preparations.ts"
import { dayAndMeal, type Slot } from "#domain/plan/slots.ts"
import type { Plan } from "#domain/plan/week/plan-of.ts"
import type { Recipe } from "#domain/recipes/recipe.ts"

const DishReason = optional(
  async () => ({ default: (await import("#app/plan/dish-reason.tsx")).DishReason }),
  // A no-break space keeps the height of one line while the reason loads.
  "\u00A0",
)
const Prepared = optional(() => import("./prepared.tsx"), <Skeleton className="h-24 w-full" />)

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

/** Warns that a recipe does not suit what she leaves out, which can happen if she opens it by its URL. */
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
