const leftOf = new WeakMap<object, Map<string, number>>()

/**
 * Takes one from what is left of a limit; returns false if nothing is. Counting may cost more than storing, so each
 * batch of operations counts once.
 */
export async function takeRoom(
  { batch }: { batch: object },
  what: string,
  most: number,
  count: () => Promise<number>,
): Promise<boolean> {
  const known = leftOf.get(batch) ?? new Map<string, number>()
  leftOf.set(batch, known)
  const left = known.get(what) ?? most - (await count())
  known.set(what, left - 1)
  return left > 0
}
