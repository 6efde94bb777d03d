import { Suspense } from "react"
import type { PlannedDish } from "#domain/plan/plan-week.ts"
import { useReasonText } from "./use-reason-text.ts"

/** Why a dish stands in her week. The names in it may come after the rest of the screen. */
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
