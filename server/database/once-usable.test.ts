import { expect, test } from "vitest"
import { onceUsable } from "./once-usable.ts"

const ms = { wait: 60, pause: 5 }
const away = new Error("away")

function opening(answers: (Error | string)[]) {
  const said: unknown[][] = []
  const last = answers.at(-1)
  const opened = onceUsable(
    async () => {
      const answer = answers.shift() ?? last
      if (answer instanceof Error) throw answer
      return answer
    },
    { mayPass: (error) => error === away, onFirst: (...told) => said.push(told), ms },
  )
  return { opened, said }
}

test("a database that is away for a while is opened once it is there, and said to be away once", async () => {
  const { opened, said } = opening([away, away, "there"])
  expect(await opened).toBe("there")
  expect(said).toEqual([[away, 0.06]])
})

test("one that stays away is given up with its last error", async () => {
  const { opened, said } = opening([away])
  await expect(opened).rejects.toBe(away)
  expect(said).toHaveLength(1)
})

test("what does not pass by itself is given up at once", async () => {
  const wrong = new Error("no such database")
  const { opened, said } = opening([wrong, "there"])
  await expect(opened).rejects.toBe(wrong)
  expect(said).toEqual([])
})
