import { useFoodName } from "#app/language/food-names.ts"
import { listOf } from "#app/language/format.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import type { PlannedDish } from "#domain/plan/plan-week.ts"
import type { Reason } from "#domain/plan/score.ts"
import { useWishLabel } from "./use-wish-label.ts"

/** Why a dish stands in her week, in one line. */
export function useReasonText() {
  const t = useMessages("reasons")
  const foodName = useFoodName()
  const wishLabel = useWishLabel()
  const lang = useLanguage()

  function reasonText(reason: Reason) {
    const { part } = reason
    const named: Record<string, string> = "food" in reason ? { food: foodName(reason.food).toLowerCase() } : {}
    return t(`reason-${part}`, named)
  }

  return ({ reasons, instead = [] }: Partial<PlannedDish>) => {
    const [first] = reasons ?? []
    if (instead.length > 0) return t("instead", { wishes: listOf(instead.map(wishLabel), lang) })
    return first ? reasonText(first) : ""
  }
}
