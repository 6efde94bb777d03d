import { own } from "../../own.ts"
import { type ById, mergeFields, withoutOldRemoved } from "../../timestamped.ts"

export const ownItemTextMax = 60
/** The app accepts no more lines than this; the server limits only the row's length. */
export const ownItemsMost = 50

export type OwnItem = { text: string; isTicked: boolean }
/** Lines that she added to the shopping list, by id; null means removed. */
export type OwnItems = ById<OwnItem>

type When = { at: string; now?: string }

/** Adds a line. An id that was ever added before, even if removed since, changes nothing. */
export function withItem(before: OwnItems | undefined | null, itemId: string, text: string, when: When): OwnItems {
  if (own(before?.values, itemId) !== undefined) return before as OwnItems
  return withoutOldRemoved(mergeFields(before, { [itemId]: { text, isTicked: false } }, when.at, when.now), when.at)
}

/** Ticks lines. A tick of a line that does not exist does not create it. */
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

/** Removes a line for good; a later tick does not restore it. */
export function withoutItem(before: OwnItems | undefined | null, itemId: string, { at }: When): OwnItems {
  const { values, changedAt, ...rest } = before ?? { values: {}, changedAt: {} }
  return withoutOldRemoved(
    { ...rest, values: { ...values, [itemId]: null }, changedAt: { ...changedAt, [itemId]: at } },
    at,
  )
}

/** The lines on the list, in the order in which they were added. */
export function itemsOf(items: OwnItems | undefined | null): (OwnItem & { itemId: string })[] {
  const there = Object.entries(items?.values ?? {}).flatMap(([itemId, item]) => (item ? [{ itemId, ...item }] : []))
  // Ids are UUIDv7, which sort by time.
  return there.sort((one, other) => (one.itemId < other.itemId ? -1 : 1))
}
