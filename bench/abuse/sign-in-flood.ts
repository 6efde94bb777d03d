import { spawn } from "node:child_process"
import { once } from "node:events"
import { setTimeout as sleep } from "node:timers/promises"
import { type FilledProduct, openFilledProduct } from "../api/product.ts"
import type { Figure } from "../figures.ts"
import { residentMegabytes } from "../resident-memory.ts"

const entries = 10_000
const pauseMs = 25
const account = { name: "Ana", email: "ana@example.org", password: "uma senha de teste" }

const floods = [
  { name: "400 abandoned sign-ins in a second", requests: 400, seconds: 1, manner: "abandoned", watchedMs: 4000 },
  { name: "200 sign-ins a second", requests: 3000, seconds: 15, manner: "patient", watchedMs: 15_000 },
] as const

export async function measureSignInFlood(database: string, databaseUrl?: string): Promise<Figure[]> {
  const product = await openFilledProduct(entries, databaseUrl)
  try {
    const cookie = await knownBrowser(product)
    const figures: Figure[] = []
    const beforeMb = residentMegabytes(product.pid)
    for (const flood of floods) figures.push(...(await measureFlood(database, product, cookie, flood)))
    const grownMb = residentMegabytes(product.pid) - beforeMb
    return [...figures, { name: `${database}: memory after both`, value: grownMb, limit: 150, unit: "MB" }]
  } finally {
    await product.close()
  }
}

async function measureFlood(
  database: string,
  product: FilledProduct,
  cookie: string,
  { name, requests, seconds, manner, watchedMs }: (typeof floods)[number],
): Promise<Figure[]> {
  const args = ["bench/abuse/flood.ts", product.url, requests, seconds, manner].map(String)
  const flood = spawn(process.execPath, args, { stdio: "inherit" })
  const ended = once(flood, "exit")
  const untilMs = performance.now() + watchedMs
  const asset = await assetOf(product)
  const [reads, assets, signIns] = await Promise.all([
    repeatedly(untilMs, pauseMs, (turn) => get(product.url, "/api/diary-entries", product.cookies[turn % 100])),
    repeatedly(untilMs, pauseMs, () => get(product.url, asset)),
    repeatedly(untilMs, 1000, () => signIn(product.url, cookie)),
  ])
  await ended
  return [
    { name: `${database}: ${name}: read p95`, value: at(reads, 0.95), limit: 50, unit: "ms" },
    { name: `${database}: ${name}: file p50`, value: at(assets, 0.5), limit: 50, unit: "ms" },
    { name: `${database}: ${name}: known sign-in, slowest`, value: at(signIns, 1), limit: 3000, unit: "ms" },
  ]
}

async function knownBrowser({ url }: FilledProduct): Promise<string> {
  const headers = { origin: url, "content-type": "application/json" }
  const send = (path: string) =>
    fetch(`${url}/api/auth/${path}`, { method: "POST", headers, body: JSON.stringify(account) })
  await (await send("sign-up/email")).text()
  const answer = await send("sign-in/email")
  await answer.text()
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("florescer.device="))
  if (!answer.ok || !cookie) throw new Error(`A sign-in was answered ${answer.status}.`)
  return cookie.split(";")[0] ?? ""
}

async function assetOf({ url }: FilledProduct) {
  const page = await (await fetch(`${url}/login`)).text()
  const [path] = page.match(/\/assets\/[^"]+\.js/) ?? []
  if (!path) throw new Error("The page names no file.")
  return path
}

async function get(url: string, path: string, cookie = "") {
  return answered(await fetch(url + path, { headers: { cookie } }))
}

async function signIn(url: string, cookie: string) {
  const headers = { origin: url, "content-type": "application/json", cookie }
  return answered(
    await fetch(`${url}/api/auth/sign-in/email`, { method: "POST", headers, body: JSON.stringify(account) }),
  )
}

async function answered(answer: Response) {
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`)
}

/**
 * Sends a request at fixed intervals, whether or not the last one was answered. Returns the durations (ms) in ascending
 * order.
 */
async function repeatedly(untilMs: number, everyMs: number, ask: (turn: number) => Promise<void>) {
  const times: Promise<number>[] = []
  for (let turn = 0; performance.now() < untilMs; turn++) {
    times.push(timed(() => ask(turn)))
    await sleep(everyMs)
  }
  return (await Promise.all(times)).toSorted((one, other) => one - other)
}

async function timed(ask: () => Promise<void>) {
  const startMs = performance.now()
  await ask()
  return performance.now() - startMs
}

function at(sorted: number[], part: number) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
