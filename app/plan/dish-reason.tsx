import { Suspense } from "react"
import { useFoodName } from "#app/language/food-names.ts"
import { listOf } from "#app/language/format.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import type { Wish } from "#domain/food/wish.ts"
import type { PlannedDish } from "#domain/plan/week/planned-day.ts"
import type { Reason } from "#domain/plan/week/score.ts"
import { useWishLabel } from "./use-wish-label.ts"

export function DishReason({ of: { instead, reasons } }: { of: PlannedDish }) {
  return (
    <Suspense fallback=" ">{instead.length > 0 ? <Instead wishes={instead} /> : <Text reasons={reasons} />}</Suspense>
  )
}

function Instead({ wishes }: { wishes: readonly Wish[] }) {
  const t = useMessages("reasons")
  const wishLabel = useWishLabel()
  return <span>{t("instead", { wishes: listOf(wishes.map(wishLabel), useLanguage()) })}</span>
}

/** The names of foods are fetched only if the reason mentions one. */
function Text({ reasons }: Pick<PlannedDish, "reasons">) {
  const t = useMessages("reasons")
  const [reason] = reasons
  if (!reason) return null
  return foodsNamedBy(reason).length > 0 ? <NamedReason reasons={reasons} /> : <span>{t(`reason-${reason.part}`)}</span>
}

function NamedReason({ reasons }: Pick<PlannedDish, "reasons">) {
  return <span>{useReasonText()(reasons)}</span>
}

function foodsNamedBy(reason: Reason) {
  return "foods" in reason ? reason.foods : "food" in reason ? [reason.food] : []
}

export function useReasonText() {
  const t = useMessages("reasons")
  const foodName = useFoodName()
  const language = useLanguage()
  return ([reason]: readonly Reason[]) => {
    if (!reason) return ""
    const { part } = reason
    const food = listOf(
      foodsNamedBy(reason).map((key) => foodName(key).toLowerCase()),
      language,
    )
    return t(`reason-${part}`, { food })
  }
}
