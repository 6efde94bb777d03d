import { expect, test } from "vitest"
import { createBatched } from "./batched.ts"

/** Batched look-ups whose queries the test answers itself, in the order in which they began. */
function byHand() {
  const begun: { keys: string[]; answer: () => void; fail: (error: Error) => void }[] = []
  const find = createBatched(
    (keys: string[]) =>
      new Promise<Map<string, string>>((resolve, reject) => {
        begun.push({ keys, answer: () => resolve(new Map(keys.map((key) => [key, `of ${key}`]))), fail: reject })
      }),
  )
  const query = (index: number) =>
    expect
      .poll(() => begun[index], { timeout: 5000 })
      .toBeDefined()
      .then(() => begun[index] as (typeof begun)[number])
  return { find, query, begun }
}

test("look-ups that are asked for while a query runs share the next one, which begins after it", async () => {
  const { find, query, begun } = byHand()
  const ana = find("ana")
  const first = await query(0)
  const others = [find("bia"), find("clara"), find("ana")]
  expect(begun).toHaveLength(1)
  first.answer()
  expect(await ana).toBe("of ana")
  const second = await query(1)
  expect(second.keys).toEqual(["bia", "clara", "ana"])
  second.answer()
  expect(await Promise.all(others)).toEqual(["of bia", "of clara", "of ana"])
  expect(begun).toHaveLength(2)
})

test("a query that is never answered holds up those of its own, and nobody else", async () => {
  const { find, query } = byHand()
  void find("ana")
  await query(0)
  const bia = find("bia")
  const second = await query(1)
  second.answer()
  expect(await bia).toBe("of bia")
})

test("a query that fails does so for those of its own, and nobody else", async () => {
  const { find, query } = byHand()
  const [ana, ofAna] = [find("ana"), find("ana")]
  const first = await query(0)
  const bia = find("bia")
  first.fail(new Error("the connection is lost"))
  await expect(ana).rejects.toThrow("the connection is lost")
  await expect(ofAna).rejects.toThrow("the connection is lost")
  const second = await query(1)
  second.answer()
  expect(await bia).toBe("of bia")
})
