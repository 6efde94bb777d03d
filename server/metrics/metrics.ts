import { createMiddleware } from "hono/factory"
import type { Registry } from "prom-client"
import type { Database } from "../database/open.ts"
import { methodOf, routeOf } from "../request-log.ts"
import type { SyncEvents } from "../sync/events.ts"
import type { Queues } from "./queues.ts"
import { readStored } from "./stored.ts"
import { readVersion } from "./version.ts"

/** The bounds of the histogram in seconds, from a cached read to a hashed password. */
const buckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]

export type Metrics = Awaited<ReturnType<typeof createMetrics>>
export type Watched = { database: Database; events: SyncEvents; queues: Queues; now: () => Date }

/** Collects metrics of this process and of the installation, in the Prometheus format. */
export async function createMetrics({ database, events, queues, now }: Watched) {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import("prom-client")
  const registry: Registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const durations = new Histogram({
    name: "florescer_request_duration_seconds",
    help: "How long requests took, by route pattern and class of the status (2xx)",
    labelNames: ["method", "route", "status_class"],
    buckets,
    registers,
  })
  const requests = new Counter({
    name: "florescer_requests_total",
    help: "Requests by the status of their answers",
    labelNames: ["status"],
    registers,
  })

  function gauge<Label extends string>(name: string, help: string, labelNames: Label[] = []) {
    return new Gauge<Label>({ name: `florescer_${name}`, help, labelNames, registers })
  }

  const build = gauge("build_info", "1, with the version of this process", ["version", "node", "database"])
  build.set({ version: await readVersion(), node: process.versions.node, database: database.type }, 1)
  const streams = gauge("event_streams", "Open streams of events, one for each open page")
  const queueLengths = gauge("queue_length", "Work of this process that runs or waits", ["queue"])
  const connections = gauge("database_connections", "Connections to PostgreSQL, and requests that wait for one", [
    "state",
  ])
  const isUp = gauge("database_up", "Whether the database answers: 1 or 0")
  const stored = {
    questionsWaiting: gauge("questions_waiting", "Conversations in which a question waits for the team"),
    mailsWaiting: gauge("mails_waiting", "Mails that have not been sent yet"),
    mailsFailing: gauge("mails_failing", "Mails that are being tried again"),
    pushesFailing: gauge("pushes_failing", "Devices whose reminders are being tried again"),
    remindersLateSeconds: gauge("reminder_lateness_seconds", "By how much the reminder that is due longest is late"),
    lastBackupAtSeconds: gauge("last_backup_timestamp_seconds", "When the last backup was made (Unix); 0 if none was"),
  }
  const jobs = gauge("job_lateness_seconds", "By how much a daily job is late", ["name"])
  const errors = new Counter({
    name: "florescer_database_errors_total",
    help: "Failed queries of this process: the database was unavailable, its disk was full, it is damaged, or another reason",
    labelNames: ["kind"],
    registers,
  })

  const observe = createMiddleware(async (c, next) => {
    const startMs = performance.now()
    await next()
    const { status } = c.res
    const labels = { method: methodOf(c), route: routeOf(c), status_class: `${Math.floor(status / 100)}xx` }
    durations.observe(labels, (performance.now() - startMs) / 1000)
    requests.inc({ status })
  })

  function readProcess() {
    streams.set(events.count())
    for (const [queue, length] of queues.read()) queueLengths.set({ queue }, length)
    const { totalCount = 0, idleCount = 0, waitingCount = 0 } = database.pool ?? {}
    connections.set({ state: "active" }, totalCount - idleCount)
    connections.set({ state: "idle" }, idleCount)
    connections.set({ state: "waiting" }, waitingCount)
    errors.reset()
    for (const [kind, count] of Object.entries(database.errors)) errors.inc({ kind }, count)
  }

  /** If the database is lost, the process's own metrics are still answered, because they matter most then. */
  async function readInstallation() {
    try {
      const { jobLatenessSeconds, ...figures } = await readStored(database.db, now())
      isUp.set(1)
      for (const [name, value] of Object.entries(figures)) stored[name as keyof typeof stored].set(value)
      for (const [name, seconds] of jobLatenessSeconds) jobs.set({ name }, seconds)
    } catch {
      isUp.set(0)
      for (const figure of Object.values(stored)) figure.set(Number.NaN)
      jobs.reset()
    }
  }

  async function text() {
    await readInstallation()
    readProcess()
    return registry.metrics()
  }

  return { observe, contentType: registry.contentType, text }
}
