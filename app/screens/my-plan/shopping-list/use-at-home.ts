import { useMemo } from "react"
import { useOperations, useSynced } from "#app/sync/sync-context.ts"
import { library } from "#content/library.ts"
import { ownKey } from "#domain/nouns/noun.ts"
import type { Household } from "#domain/plan/household.ts"
import { hadAtHome, probablyAtHome } from "#domain/plan/shopping/shopping-list-of-week.ts"

export function useAtHome(household: Household, ticked: ReadonlySet<string>) {
  const marks = useSynced(({ atHome }) => atHome[ownKey])
  const journeys = useSynced((rows) => rows.journeys)
  const { perform } = useOperations()
  const had = useMemo(() => hadAtHome(marks, library.foods), [marks])
  const probable = useMemo(
    () => probablyAtHome(library, Object.values(journeys), household, marks),
    [journeys, household, marks],
  )

  function have(food: string) {
    perform("foodsHadAtHome", { foods: [food], isAtHome: true })
  }

  /** A food that is used up must be bought again, so its tick is removed. */
  function markUsedUp(food: string) {
    perform("foodsHadAtHome", { foods: [food], isAtHome: false })
    if (ticked.has(food)) perform("shoppingItemsTicked", { foods: [food], isTicked: false })
  }

  return { had, probable, have, markUsedUp }
}
