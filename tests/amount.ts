/** `npm run test:full` tries all cases of a property, on both databases; `npm test` as many as find the same faults. */
export const isFull = process.env.FLORESCER_TEST_FULL === "true"

export function amount(few: number, all: number): number {
  return isFull ? all : few
}

/** In a short run every `step`-th, from the `from`-th on: over all steps, each has its turn. */
export function someOf<Item>(items: readonly Item[], step: number, from = 0): Item[] {
  return isFull ? [...items] : items.filter((_, index) => index % step === from % step)
}
