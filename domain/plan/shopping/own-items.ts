import { own } from "../../own.ts"
import { type ById, mergeFields, withoutOldRemoved } from "../../timestamped.ts"

export const ownItemTextMax = 60
/** More than that is not offered; a row's length is the server's limit. */
export const ownItemsMost = 50

export type OwnItem = { text: string; isTicked: boolean }
/** Lines of her own on the shopping list, by id; null: taken off. */
export type OwnItems = ById<OwnItem>

type When = { at: string; now?: string }

/** Adds a line once: an id that was added before, also if it was taken off since, changes nothing. */
export function withItem(before: OwnItems | undefined | null, itemId: string, text: string, when: When): OwnItems {
  if (own(before?.values, itemId) !== undefined) return before as OwnItems
  return withoutOldRemoved(mergeFields(before, { [itemId]: { text, isTicked: false } }, when.at, when.now), when.at)
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
  return withoutOldRemoved(
    { ...rest, values: { ...values, [itemId]: null }, changedAt: { ...changedAt, [itemId]: at } },
    at,
  )
}

/** What is on the list, in the order in which it was added. */
export function itemsOf(items: OwnItems | undefined | null): (OwnItem & { itemId: string })[] {
  const there = Object.entries(items?.values ?? {}).flatMap(([itemId, item]) => (item ? [{ itemId, ...item }] : []))
  // UUIDv7: by time.
  return there.sort((one, other) => (one.itemId < other.itemId ? -1 : 1))
}
