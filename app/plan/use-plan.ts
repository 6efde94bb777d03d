import { use, useEffect } from "react"
import { useUser } from "#app/session/use-user.ts"
import { useOperations, useStore, useSynced } from "#app/sync/sync-context.ts"
import { ownKey } from "#domain/operations/rows.ts"
import type { Plan } from "#domain/plan/plan-of.ts"
import { keepPlanned } from "./keep-planned.ts"
import { plannedOf } from "./planned.ts"
import { understoodOf } from "./understood.ts"

/** Planned where her rows change, not as a screen renders. */
export function usePlan(): Plan {
  const answers = useSynced(({ onboarding }) => onboarding[ownKey]?.values)
  const understood = use(understoodOf(useUser().id, answers))
  const store = useStore()
  const operations = useOperations()
  useEffect(() => keepPlanned(store, operations, answers, understood), [store, operations, answers, understood])
  return useSynced((rows) => plannedOf(rows, understood))
}
