import { own } from "../../own.ts"
import { addDays } from "../../privacy/retention.ts"
import { mergeFields, type Timestamped, withFields } from "../../timestamped.ts"

export const ownItemTextMax = 60
/** More than that is not offered; a row's length is the server's limit. */
export const ownItemsMost = 50
/** A line that was taken off is remembered for this long, so that no device brings it back. */
const takenOffDays = 60

export type OwnItem = { text: string; isTicked: boolean }
/** Lines of her own on the shopping list, by id; null: taken off. */
export type OwnItems = Timestamped<{ [itemId: string]: OwnItem | null }>

type When = { at: string; now?: string }

/** Adds a line once: an id that was added before, also if it was taken off since, changes nothing. */
export function withItem(before: OwnItems | undefined | null, itemId: string, text: string, when: When): OwnItems {
  if (own(before?.values, itemId) !== undefined) return before as OwnItems
  return withoutOld(mergeFields(before, { [itemId]: { text, isTicked: false } }, when.at, when.now), when)
}

/** Ticks lines; those that do not exist, or no longer, are not created by it. */
export function withItemsTicked(
  before: OwnItems | undefined | null,
  itemIds: readonly string[],
  isTicked: boolean,
  { at, now }: When,
): OwnItems | null {
  const there = itemIds.flatMap((itemId) => {
    const item = own(before?.values, itemId)
    return item ? [[itemId, { ...item, isTicked }] as const] : []
  })
  return there.length > 0 ? mergeFields(before, Object.fromEntries(there), at, now) : null
}

/** Takes a line off for good: a tick that comes later does not bring it back. */
export function withoutItem(before: OwnItems | undefined | null, itemId: string, { at }: When): OwnItems {
  const { values, changedAt, ...rest } = before ?? { values: {}, changedAt: {} }
  return withoutOld(
    { ...rest, values: { ...values, [itemId]: null }, changedAt: { ...changedAt, [itemId]: at } },
    { at },
  )
}

function withoutOld(items: OwnItems, { at }: When): OwnItems {
  const until = addDays(new Date(at), -takenOffDays).toISOString()
  const isOld = (itemId: string) => items.values[itemId] === null && (items.changedAt[itemId] ?? "") < until
  return withFields(items, (itemId) => !isOld(itemId))
}

/** What is on the list, in the order in which it was added. */
export function itemsOf(items: OwnItems | undefined | null): (OwnItem & { itemId: string })[] {
  const there = Object.entries(items?.values ?? {}).flatMap(([itemId, item]) => (item ? [{ itemId, ...item }] : []))
  // UUIDv7: by time.
  return there.sort((one, other) => (one.itemId < other.itemId ? -1 : 1))
}
