import { createMiddleware } from "hono/factory"
import type { Registry } from "prom-client"
import type { Database } from "../database/open.ts"
import { countFailingMails, countFailingPushes } from "../overview/failing.ts"
import { methodOf, routeOf } from "../request-log.ts"
import { readWaiting } from "../team/summary.ts"

/** In seconds: from a cached read to a hashed password. */
const buckets = [0.005, 0.025, 0.1, 0.5, 2.5, 10]

export type Metrics = Awaited<ReturnType<typeof createMetrics>>

/** The figures of this process in the Prometheus format: requests by route pattern and status, its memory, and what waits. */
export async function createMetrics({ db }: Database) {
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import("prom-client")
  const registry: Registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: "florescer_request_duration_seconds",
    help: "How long requests took, by route pattern and status",
    labelNames: ["method", "route", "status"],
    buckets,
    registers: [registry],
  })

  function gauge(name: string, help: string, read: () => Promise<number>) {
    return new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read())
      },
    })
  }
  gauge("florescer_questions_waiting", "Conversations in which a question waits for the team", async () => {
    return (await readWaiting(db)).waiting
  })
  gauge("florescer_mails_failing", "Mails that are being tried again", () => countFailingMails(db))
  gauge("florescer_pushes_failing", "Devices whose reminders are being tried again", () => countFailingPushes(db))

  const observe = createMiddleware(async (c, next) => {
    const startMs = performance.now()
    await next()
    const route = routeOf(c)
    durations.observe({ method: methodOf(c), route, status: c.res.status }, (performance.now() - startMs) / 1000)
  })

  return { observe, contentType: registry.contentType, text: () => registry.metrics() }
}
