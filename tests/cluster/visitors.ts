import { request } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import { baseUrl, createVisitor } from "../api/visitor.ts"
import type { createAnswers } from "./answers.ts"
import type { Mother } from "./mother.ts"

type Answers = ReturnType<typeof createAnswers>
const pages = ["/", "/pt", "/login", "/dashboard", "/healthz", "/readyz"]

/** Signs in and out again and again, which goes through the auth library, and looks at pages and reads in between. */
export async function visit(number: number, { send }: Answers, mayGoOn: () => boolean) {
  const account = { name: `Visitor ${number}`, email: `visitor${number}@example.org`, password: "senha" }
  const visitor = createVisitor(send)
  await visitor.signUp(account)
  while (mayGoOn()) {
    for (const path of pages) await visitor.get(path).catch(() => {})
    const signedIn = await visitor.signIn(account).catch(() => undefined)
    if (signedIn?.status === 200) {
      for (const path of ["/api/auth/get-session", "/api/account/export"]) await visitor.get(path).catch(() => {})
      await visitor.post("/api/auth/sign-out").catch(() => {})
    }
    await sleep(1000)
  }
}

/**
 * Keeps a page's stream of changes open, and opens it again whenever it ends. Returns the number of changes that
 * arrived.
 */
export async function follow(mother: Mother, url: string, mayGoOn: () => boolean) {
  const cookie = Object.entries(mother.cookies).map((pair) => pair.join("="))
  const statuses: number[] = []
  let told = 0
  while (mayGoOn()) {
    await new Promise<void>((resolve) => {
      const { hostname, port } = new URL(url)
      const headers = { host: new URL(baseUrl).host, cookie: cookie.join("; ") }
      const opening = request({ hostname, port, path: `/api/sync/events?userId=${mother.id}`, headers })
      const timer = setInterval(() => mayGoOn() || opening.destroy(), 500)
      opening.on("response", (stream) => {
        statuses.push(stream.statusCode ?? 0)
        stream.on("data", () => told++)
        stream.on("error", () => {})
      })
      opening.on("error", () => {})
      opening.on("close", () => {
        clearInterval(timer)
        resolve()
      })
      opening.end()
    })
    await sleep(1000)
  }
  return { statuses, told }
}

/** Reads the diary in a loop for as long as the work takes. Returns the reads per second. */
export async function readDuring(mothers: readonly Mother[], { send }: Answers, work: () => Promise<unknown>) {
  let isOver = false
  let count = 0
  const startMs = performance.now()
  const reading = mothers.map(async ({ cookies }) => {
    const visitor = createVisitor(send, cookies)
    while (!isOver) {
      const answer = await visitor.get("/api/diary-entries").catch(() => undefined)
      if (answer?.status === 200) count++
      else await sleep(50)
    }
  })
  await work()
  const seconds = (performance.now() - startMs) / 1000
  isOver = true
  await Promise.all(reading)
  return count / seconds
}
