import { listOf } from "#app/language/format.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { useWishLabel } from "#app/plan/use-wish-label.ts"
import { Notice } from "#app/ui/notice.tsx"
import { allergens } from "#domain/food.ts"
import type { Blocker } from "#domain/plan/blockers.ts"
import type { Wish } from "#domain/wish.ts"

const toBeAvoided: readonly Wish[] = [...allergens, "lactose"]

/** What stands in the way of a full week, and the least that would have to change, which can be done right below. An allergy is never up for change. */
export default function Blockers({ blocked }: { blocked: readonly Blocker[] }) {
  const t = useMessages("my-plan")
  const wishLabel = useWishLabel()
  const lang = useLanguage()

  function sentence(blocker: Blocker) {
    const { meal: name } = blocker
    const meal = t(`meal-${name}`)
    if (blocker.kind === "minutes") {
      const { minutes, said } = blocker
      return t("needsMinutes", { meal, minutes, said })
    }
    if (blocker.kind === "struck") return t("struckAway", { meal, count: blocker.count })
    const { count } = blocker
    const wishes = listOf(
      blocker.wishes.map((wish) => wishLabel(wish).toLowerCase()),
      lang,
    )
    const isFirm = blocker.wishes.some((wish) => toBeAvoided.includes(wish))
    return t(isFirm ? "tooFewFirm" : "tooFew", { meal, count, wishes })
  }

  return (
    <Notice role="note" title={t("blockedTitle")}>
      {blocked.map((blocker) => (
        <p key={`${blocker.kind} ${blocker.meal}`}>{sentence(blocker)}</p>
      ))}
    </Notice>
  )
}
