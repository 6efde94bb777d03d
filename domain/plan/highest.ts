/** The item of the highest worth, the first of equals; undefined for an empty list. */
export function highest<Item>(items: readonly Item[], worthOf: (item: Item) => number): Item | undefined {
  let best: { item: Item; worth: number } | undefined
  for (const item of items) {
    const worth = worthOf(item)
    if (!best || worth > best.worth) best = { item, worth }
  }
  return best?.item
}
