import { useOperations, useSynced } from "#app/sync/sync-context.ts"
import { laterOf } from "#domain/timestamped.ts"

/** The foods that she has ticked off, on any of her devices. */
export function useTicks() {
  const { own } = useSynced().rows.shoppingTicks
  const { perform } = useOperations()
  const ticked = new Set(Object.entries(own?.values ?? {}).flatMap(([food, isTicked]) => (isTicked ? food : [])))

  function tick(foods: string[], isTicked: boolean) {
    const after = foods.map((food) => own?.changedAt[food] ?? "").reduce(laterOf, "")
    if (foods.length > 0) perform("shoppingItemsTicked", { foods, isTicked }, after || undefined)
  }

  return {
    ticked,
    toggle: (food: string) => tick([food], !ticked.has(food)),
    startOver: () => tick([...ticked], false),
  }
}
