import { expect, test } from "vitest"
import { createHashQueue } from "./hash-queue.ts"

const patient = new AbortController().signal

/** Tasks that run until they are released, with a list of those that have begun. */
function heldWork() {
  const begun: string[] = []
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  const task = (name: string) => async () => {
    begun.push(name)
    await promise
    return name
  }
  return { begun, letGo, task }
}

test("as many passwords are hashed at once as there are cores, and who is known goes before who is not", async () => {
  const queue = createHashQueue(2)
  const { begun, letGo, task } = heldWork()
  const strangers = ["a", "b", "c"].map((name) => queue.run(task(name), { isTrusted: false, signal: patient }))
  const known = queue.run(task("known"), { isTrusted: true, signal: patient })
  await Promise.resolve()
  expect(begun).toEqual(["a", "b"])
  letGo()
  expect(await Promise.all([...strangers, known])).toEqual(["a", "b", "c", "known"])
  expect(begun).toEqual(["a", "b", "known", "c"])
})

test("fifty strangers may wait, the next is told to come back, and who is known still finds room", async () => {
  const queue = createHashQueue(1)
  const { begun, letGo, task } = heldWork()
  const run = (isTrusted: boolean) => queue.run(task(String(isTrusted)), { isTrusted, signal: patient })
  const waiting = Array.from({ length: 51 }, () => run(false))
  await expect(run(false)).rejects.toMatchObject({ code: "SERVER_BUSY", details: { retryAfterSeconds: 5 } })
  const known = run(true)
  letGo()
  await Promise.all([...waiting, known])
  expect(begun).toHaveLength(52)
  expect(begun[1]).toBe("true")
})

test("a request that is abandoned while it waits never begins and makes room; one that has begun is finished in its place", async () => {
  const queue = createHashQueue(1)
  const { begun, letGo, task } = heldWork()
  const leaving = new AbortController()
  const first = queue.run(task("first"), { isTrusted: false, signal: leaving.signal })
  const gone = Array.from({ length: 50 }, () => queue.run(task("gone"), { isTrusted: false, signal: leaving.signal }))
  await Promise.resolve()
  leaving.abort()
  const late = queue.run(task("late"), { isTrusted: false, signal: patient })
  const early = queue.run(task("gone before it came"), { isTrusted: false, signal: leaving.signal })
  for (const run of [...gone, early]) await expect(run).rejects.toMatchObject({ code: "SERVER_BUSY" })
  expect(begun).toEqual(["first"])
  letGo()
  expect(await Promise.all([first, late])).toEqual(["first", "late"])
  expect(begun).toEqual(["first", "late"])
})

test("work that fails passes its error on and leaves its place", async () => {
  const queue = createHashQueue(1)
  const failing = queue.run(() => Promise.reject(new Error("wrong")), { isTrusted: false, signal: patient })
  await expect(failing).rejects.toThrow("wrong")
  expect(await queue.run(async () => "next", { isTrusted: false, signal: patient })).toBe("next")
})
