import { Suspense } from "react"
import type { PlannedDish } from "#domain/plan/plan-week.ts"
import { useReasonText } from "./use-reason-text.ts"

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
