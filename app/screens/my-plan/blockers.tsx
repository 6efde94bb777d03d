import { listOf } from "#app/language/format.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { useWishList } from "#app/plan/use-wish-label.ts"
import { Notice } from "#app/ui/notice.tsx"
import { allergens } from "#domain/food/food.ts"
import { applianceOfWish, type Wish } from "#domain/food/wish.ts"
import type { Blocker } from "#domain/plan/week/blockers.ts"

const toBeAvoided: readonly Wish[] = [...allergens, "lactose"]
type Slow = Extract<Blocker, { kind: "minutes" }>

const isFirm = (wish: Wish) => toBeAvoided.includes(wish) || applianceOfWish(wish) !== undefined

export default function Blockers({ blocked }: { blocked: readonly Blocker[] }) {
  const t = useMessages("my-plan")
  const wishList = useWishList()
  const lang = useLanguage()

  function sentence(blocker: Exclude<Blocker, Slow>) {
    if (blocker.kind === "kitchen") {
      const meals = listOf(
        blocker.meals.map((meal) => t(`meal-${meal}`)),
        lang,
      )
      return t("kitchenFew", { meals, wishes: wishList(blocker.wishes) })
    }
    const meal = t(`meal-${blocker.meal}`)
    if (blocker.kind === "struck") return t("struckAway", { meal, count: blocker.count })
    const { count, wishes } = blocker
    return t(wishes.some(isFirm) ? "tooFewFirm" : "tooFew", { meal, count, wishes: wishList(wishes) })
  }

  const slow = blocked.filter((blocker) => blocker.kind === "minutes")
  const others = blocked.filter((blocker) => blocker.kind !== "minutes")
  const slowMeals = slow.map(({ meal, minutes }) => `${t(`meal-${meal}`)}\u00a0${minutes}`)
  return (
    <Notice role="note" title={t("blockedTitle")}>
      {others.map((blocker) => (
        <p key={`${blocker.kind} ${blocker.kind === "kitchen" ? "" : blocker.meal}`}>{sentence(blocker)}</p>
      ))}
      {slow[0] && <p>{t("needsMinutes", { meals: listOf(slowMeals, lang), said: slow[0].said })}</p>}
    </Notice>
  )
}
