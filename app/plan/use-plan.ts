import { use, useEffect } from "react"
import { useUser } from "#app/session/use-user.ts"
import { useOperations, useStore, useSynced } from "#app/sync/sync-context.ts"
import { ownKey } from "#domain/operations/rows.ts"
import type { Plan } from "#domain/plan/plan-of.ts"
import { followRows } from "./follow-rows.ts"
import { householdFrom, plannedOf } from "./planned.ts"
import { understoodOf } from "./understood.ts"

export function usePlan(): Plan {
  const { id } = useUser()
  const told = useSynced(({ onboarding }) => onboarding[ownKey])
  const settled = useSynced(({ household }) => household[ownKey])
  const journeys = useSynced((rows) => rows.journeys)
  const answers = told?.values
  const understood = use(understoodOf(id, answers))
  const store = useStore()
  const operations = useOperations()
  useEffect(() => followRows(store, operations, { answers, understood }), [store, operations, answers, understood])
  return plannedOf(journeys, householdFrom(told, settled, understood))
}
