import { expect, test } from "vitest"
import { createLog } from "../log.ts"
import { logBroken } from "./export.ts"
import { createExportQueue } from "./export-queue.ts"
import { StalledError, textStream } from "./text-stream.ts"

const never = new AbortController().signal
const tooMany = { code: "SERVER_BUSY", details: { retryAfterSeconds: 30 } }

test("two pages are made at once, whoever they are for", async () => {
  const queue = createExportQueue()
  const turns = await Promise.all(["ana", "bia", "eva", "ida"].map((id) => queue.begin(id, never)))
  let running = 0
  const most: number[] = []
  const pages = turns.flatMap(({ make }) =>
    [1, 2, 3].map(() =>
      make(async () => {
        most.push(++running)
        await new Promise((resolve) => setTimeout(resolve))
        running--
      }),
    ),
  )
  await Promise.all(pages)
  expect(most).toHaveLength(12)
  expect(Math.max(...most)).toBe(2)
})

test("fifty-two are open at once in a process, and whoever hangs up makes room", async () => {
  const queue = createExportQueue()
  const hangingUp = new AbortController()
  await queue.begin("0", never)
  const waiting = queue.begin("0", hangingUp.signal)
  const turns = await Promise.all(Array.from({ length: 50 }, (_, number) => queue.begin(String(number + 1), never)))
  await expect(queue.begin("52", never)).rejects.toMatchObject(tooMany)
  hangingUp.abort()
  await expect(waiting).rejects.toThrow()
  const last = await queue.begin("52", never)
  await expect(queue.begin("53", never)).rejects.toMatchObject(tooMany)
  last.end()
  turns[0]?.end()
  await expect.poll(() => queue.begin("53", never).then(() => "begun")).toBe("begun")
})

test("a client that takes nothing any more is let go, and makes room for her next export", async () => {
  const queue = createExportQueue()
  const broken: unknown[] = []
  async function* pieces() {
    for (;;) yield "piece"
  }
  const stream = textStream(pieces(), await queue.begin("ana", never), 20, (error) => broken.push(error))
  const reader = stream.getReader()
  await reader.read()
  await queue.begin("ana", never)
  await expect(reader.read()).rejects.toThrow("broken off")
  expect(broken).toEqual([expect.any(StalledError)])
})

test("a client that takes nothing is no fault in the log, a file that cannot be made is one", () => {
  const lines: string[] = []
  const log = createLog("info", { write: (line) => void lines.push(line) })
  for (const error of [new StalledError(), new Error("no")]) logBroken(log, error)
  expect(lines.map((line) => JSON.parse(line).level)).toEqual([30, 50])
})
