import { listOf } from "#app/language/format.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { useWishList } from "#app/plan/use-wish-label.ts"
import { Notice } from "#app/ui/notice.tsx"
import { allergens } from "#domain/food/food.ts"
import { applianceOfWish, type Wish } from "#domain/food/wish.ts"
import type { Blocker } from "#domain/plan/blockers.ts"

const toBeAvoided: readonly Wish[] = [...allergens, "lactose"]
const isFirm = (wish: Wish) => toBeAvoided.includes(wish) || applianceOfWish(wish) !== undefined

export default function Blockers({ blocked }: { blocked: readonly Blocker[] }) {
  const t = useMessages("my-plan")
  const wishList = useWishList()
  const lang = useLanguage()

  function sentence(blocker: Blocker) {
    if (blocker.kind === "kitchen") {
      const meals = listOf(
        blocker.meals.map((meal) => t(`meal-${meal}`)),
        lang,
      )
      return t("kitchenFew", { meals, wishes: wishList(blocker.wishes) })
    }
    const meal = t(`meal-${blocker.meal}`)
    if (blocker.kind === "minutes") {
      const { minutes, said } = blocker
      return t("needsMinutes", { meal, minutes, said })
    }
    if (blocker.kind === "struck") return t("struckAway", { meal, count: blocker.count })
    const { count, wishes } = blocker
    return t(wishes.some(isFirm) ? "tooFewFirm" : "tooFew", { meal, count, wishes: wishList(wishes) })
  }

  return (
    <Notice role="note" title={t("blockedTitle")}>
      {blocked.map((blocker) => (
        <p key={`${blocker.kind} ${blocker.kind === "kitchen" ? "" : blocker.meal}`}>{sentence(blocker)}</p>
      ))}
    </Notice>
  )
}
