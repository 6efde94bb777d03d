const leftOf = new WeakMap<object, Map<string, number>>()

/**
 * Takes one from what a limit still allows; returns false if it allows no more. What is stored is counted only once for
 * each batch of operations, because counting may cost more than storing.
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
