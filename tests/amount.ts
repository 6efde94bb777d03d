/** `npm run test:full` tries all cases of a property, on both databases; `npm test` as many as find the same faults. */
export const isFull = process.env.FLORESCER_TEST_FULL === "true"

export function amount(few: number, all: number): number {
  return isFull ? all : few
}
