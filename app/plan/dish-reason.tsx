import { Suspense, use } from "react"
import { foodNameOf } from "#app/language/food-names.ts"
import { listOf } from "#app/language/format.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { loadMessages } from "#app/language/load-messages.ts"
import { loadRegionalFoodNames } from "#app/language/regional-food-names.ts"
import { loadTexts } from "#app/language/texts.ts"
import { useMessages } from "#app/language/use-messages.ts"
import type { PlannedDish } from "#domain/plan/plan-week.ts"
import type { Reason } from "#domain/plan/score.ts"
import type { Wish } from "#domain/wish.ts"
import { wishLabelOf } from "./use-wish-label.ts"

export function DishReason({ of }: { of: PlannedDish }) {
  return (
    <Suspense fallback=" ">
      <Text of={of} />
    </Suspense>
  )
}

function Text({ of }: { of: PlannedDish }) {
  return <span>{useReasonText()(of)}</span>
}

export function useReasonText() {
  const t = useMessages("reasons")
  const lang = useLanguage()

  const foodName = (key: string) => foodNameOf(use(loadMessages("foods", lang)), use(loadRegionalFoodNames(lang)))(key)
  const nameOf = (key: string) => foodName(key) || use(loadTexts("other-foods", lang))[key]
  const wishLabel = (wish: Wish) => wishLabelOf(use(loadMessages("wishes", lang)), nameOf)(wish)

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
