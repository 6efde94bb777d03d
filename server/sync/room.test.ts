import { expect, test } from "vitest"
import { takeRoom } from "./room.ts"

const most = 3

function counting(there: number) {
  const counted = { times: 0 }
  const count = async () => {
    counted.times++
    return there
  }
  return { counted, count }
}

test("a batch takes what is left of a limit and no more, and counts once", async () => {
  const { counted, count } = counting(1)
  const context = { batch: {} }
  const taken: boolean[] = []
  for (let time = 0; time < most; time++) taken.push(await takeRoom(context, "weights", most, count))
  expect(taken).toEqual([true, true, false])
  expect(counted.times).toBe(1)
})

test("where a limit is reached or passed, nothing is taken", async () => {
  for (const there of [most, most + 1])
    expect(await takeRoom({ batch: {} }, "weights", most, counting(there).count)).toBe(false)
})

test("each batch and each limit is counted on its own", async () => {
  const { counted, count } = counting(most - 1)
  const context = { batch: {} }
  const taken = [
    await takeRoom(context, "weights", most, count),
    await takeRoom(context, "journeys", most, count),
    await takeRoom({ batch: {} }, "weights", most, count),
  ]
  expect(taken).toEqual([true, true, true])
  expect(counted.times).toBe(3)
})
