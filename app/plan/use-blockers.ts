import { useMemo } from "react"
import { library } from "#content/library.ts"
import { type Blocker, blockersOf } from "#domain/plan/week/blockers.ts"
import type { Plan } from "#domain/plan/week/plan-of.ts"

export function useBlockers({ household, journeying: { edition } }: Plan): readonly Blocker[] {
  return useMemo(() => blockersOf(library, household, edition), [household, edition])
}
