import { type ReactNode, use } from "react"
import { loadOnce } from "#app/fetch-file.ts"
import { Optional } from "#app/optional.tsx"
import { type LeftOut, nothingLeftOut } from "#domain/marked-text.ts"
import type { Household } from "#domain/plan/household.ts"
import type { PlannedWeek } from "#domain/plan/week/plan-week.ts"

type WithLeftOutProps = {
  household: Household
  week: PlannedWeek
  /** The fallback must be as high as what replaces it, so that nothing below moves. */
  fallback: ReactNode
  children: (leftOut: LeftOut) => ReactNode
}

const loadLeftOutInWeek = loadOnce(async () => (await import("./left-out.ts")).leftOutInWeek)

/** The names of foods are fetched only if she leaves something out; if they fail to load, nothing is shown. */
export function WithLeftOut({ fallback, ...props }: WithLeftOutProps) {
  return (
    <Optional fallback={fallback}>
      {props.household.wishes.length === 0 ? props.children(nothingLeftOut) : <Fetched {...props} />}
    </Optional>
  )
}

function Fetched({ household, week, children }: Omit<WithLeftOutProps, "fallback">) {
  return children(use(loadLeftOutInWeek())(household, week))
}
