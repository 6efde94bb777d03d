import { own } from "../../own.ts"
import { mergeFields, type Timestamped } from "../../timestamped.ts"

type Marks = { [food: string]: boolean }
/** Starting the list anew unticks foods; `boughtAt` keeps the times at which those foods were ticked. */
export type ShoppingTicks = Timestamped<Marks> & { boughtAt?: { [food: string]: string } }

type Ticking = { foods: readonly string[]; isTicked: boolean; startsOver?: boolean | undefined }

/** `now` is as in mergeFields. */
export function withTicks(
  before: ShoppingTicks | null | undefined,
  { foods, isTicked, startsOver = false }: Ticking,
  { at, now }: { at: string; now?: string },
): ShoppingTicks {
  const { boughtAt: boughtBefore = {}, ...ticks } = before ?? { values: {}, changedAt: {} }
  const after = mergeFields(ticks, marksOn(foods, isTicked), at, now)
  const bought = new Map(Object.entries(boughtBefore))
  for (const food of foods) {
    const isNewest = own(after.changedAt, food) === at
    if (!isNewest) continue
    if (isTicked || !startsOver) bought.delete(food)
    else if (own(before?.values, food)) bought.set(food, own(before?.changedAt, food) ?? at)
  }
  return { ...after, ...(bought.size > 0 && { boughtAt: Object.fromEntries(bought) }) }
}

export function marksOn(foods: readonly string[], isMarked: boolean): Marks {
  return Object.fromEntries(foods.map((food) => [food, isMarked]))
}

/** When a food was bought (ISO 8601, UTC), if a tick says so. */
export function boughtAt(ticks: ShoppingTicks | undefined, food: string): string | undefined {
  return own(ticks?.values, food) ? own(ticks?.changedAt, food) : own(ticks?.boughtAt, food)
}
