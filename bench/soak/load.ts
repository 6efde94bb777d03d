import { setTimeout as sleep } from "node:timers/promises"
import type { FilledProduct } from "../api/product.ts"
import { beginning, type Mother, nextRequest, type Request } from "./mothers.ts"

type Random = () => number

const pages = 200
const pageMostMs = 4 * 60_000

/**
 * Sends requests at a fixed rate. A latency counts from the time at which its request was due, so that a stall of the
 * server is counted in full.
 */
export function createLoad({ url, userIds, cookies }: FilledProduct, random: Random) {
  const mothers = userIds.map(
    (id, index): Mother => ({
      id,
      cookie: cookies[index] ?? "",
      version: 0,
      epoch: "first",
      entries: [],
      questions: [],
    }),
  )
  const errors: string[] = []
  const latenciesMs: number[] = []
  let acknowledged = 0
  let isOver = false
  const busy = new Set<Mother>()
  const running = new Set<Promise<void>>()
  const openPages = new Set<Mother>()

  async function send(mother: Mother, { method, path, body, expected, acknowledges = 0 }: Request, dueMs: number) {
    const headers = {
      cookie: mother.cookie,
      origin: url,
      ...(body !== undefined && { "content-type": "application/json" }),
    }
    const response = await fetch(url + path, { method, headers, body: body ?? null })
    const text = await response.text()
    latenciesMs.push(performance.now() - dueMs)
    if (response.status !== expected)
      return void errors.push(`${method} ${path} answered ${response.status}: ${text.slice(0, 200)}`)
    if (acknowledges === 0) return
    const { version, epoch, results } = JSON.parse(text)
    for (const { status, code } of results) {
      if (status === "applied") acknowledged++
      else errors.push(`an operation was ${status}: ${code}`)
    }
    Object.assign(mother, { version, epoch })
  }

  function idleMother(): Mother {
    for (;;) {
      const mother = mothers[Math.floor(random() * mothers.length)] as Mother
      if (!busy.has(mother)) return mother
    }
  }

  function start(mother: Mother, request: Request, dueMs: number) {
    busy.add(mother)
    const sent = send(mother, request, dueMs)
      .catch((error) => void errors.push(`${request.method} ${request.path}: ${error.message} ${error.cause ?? ""}`))
      .finally(() => {
        busy.delete(mother)
        running.delete(sent)
      })
    running.add(sent)
  }

  async function begin() {
    for (const mother of mothers) {
      start(mother, beginning(mother), performance.now())
      if (running.size >= 8) await Promise.race(running)
    }
    await Promise.all(running)
    latenciesMs.length = 0
  }

  async function run(perSecond: number) {
    const streams = Array.from({ length: pages }, keepPageOpen)
    const beginMs = performance.now()
    for (let count = 0; !isOver; count++) {
      const dueMs = beginMs + (count * 1000) / perSecond
      const earlyMs = dueMs - performance.now()
      if (earlyMs > 0) await sleep(earlyMs)
      const mother = idleMother()
      start(mother, nextRequest(mother, random), dueMs)
    }
    await Promise.all([...streams, ...running])
  }

  async function keepPageOpen() {
    while (!isOver) {
      const mother = mothers[Math.floor(random() * mothers.length)] as Mother
      const end = AbortSignal.timeout(Math.ceil(random() * pageMostMs))
      try {
        const signal = AbortSignal.any([end, over.signal])
        const headers = { cookie: mother.cookie }
        const response = await fetch(`${url}/api/sync/events?userId=${mother.id}`, { headers, signal })
        openPages.add(mother)
        if (response.status !== 200) errors.push(`an event stream was answered ${response.status}`)
        for await (const _event of response.body ?? []);
        if (!isOver) errors.push("the server ended an event stream")
      } catch (error) {
        if (!end.aborted && !isOver) errors.push(`an event stream broke: ${(error as Error).message}`)
      }
      openPages.delete(mother)
    }
  }
  const over = new AbortController()

  function stop() {
    isOver = true
    over.abort()
  }

  return {
    errors,
    openPages,
    acknowledged: () => acknowledged,
    takeLatencies: () => latenciesMs.splice(0),
    begin,
    run,
    stop,
  }
}
