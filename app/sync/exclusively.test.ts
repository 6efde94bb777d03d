import { setTimeout as sleep } from "node:timers/promises"
import { expect, test } from "vitest"
import { lockedFor } from "./exclusively.ts"

const never = () => new Promise<never>(() => {})

test("a tab that hangs with the lock does not keep the others from syncing", async () => {
  void navigator.locks.request("florescer:sync", never).catch(() => {})
  expect(await lockedFor(50, async () => "first")).toBe("first")
  expect(await lockedFor(60_000, async () => "second")).toBe("second")
})

test("a tab whose lock was taken away goes on, and says how that ended", async () => {
  const slow = lockedFor(60_000, async () => {
    await sleep(200)
    return "slow"
  })
  const unavailable = async () => {
    throw new Error("unavailable")
  }
  const failing = expect(lockedFor(60_000, unavailable)).rejects.toThrow("unavailable")
  await sleep(20)
  expect(await lockedFor(50, async () => "quick")).toBe("quick")
  expect(await slow).toBe("slow")
  await failing
})

test("one at a time, as long as none hangs", async () => {
  const begun: number[] = []
  const ended: number[] = []
  const sync = (index: number) => async () => {
    begun.push(index)
    expect(ended).toHaveLength(index)
    await sleep(10)
    ended.push(index)
  }
  await Promise.all([0, 1, 2].map((index) => lockedFor(60_000, sync(index))))
  expect(begun).toEqual([0, 1, 2])
})
