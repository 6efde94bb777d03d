import { useOperations, useSynced } from "#app/sync/sync-context.ts"

/** The ticks of her shopping list, made on any of her devices or by a helper. */
export function useTicks() {
  const own = useSynced(({ shoppingTicks }) => shoppingTicks.own)
  const { perform } = useOperations()
  const ticked = new Set(Object.entries(own?.values ?? {}).flatMap(([food, isTicked]) => (isTicked ? food : [])))

  function tick(foods: string[], isTicked: boolean, startsOver = false) {
    if (foods.length > 0) perform("shoppingItemsTicked", { foods, isTicked, ...(startsOver && { startsOver }) })
  }

  return {
    ticked,
    toggle: (food: string) => tick([food], !ticked.has(food)),
    startOver: () => tick([...ticked], false, true),
  }
}
