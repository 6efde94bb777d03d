import { Hono, type MiddlewareHandler } from "hono"
import { bodyLimit } from "hono/body-limit"
import { languages } from "#domain/language.ts"
import type { Policy } from "#domain/privacy/policy.ts"
import { createOpenByToken } from "./account/access-token/bearer.ts"
import { exportRoutes } from "./account/export.ts"
import type { PasswordHashing } from "./account/passwords/hashing.ts"
import { accountRoutes } from "./account/routes.ts"
import { createAuth } from "./auth.ts"
import type { Background } from "./background.ts"
import { createSyncWithNouns } from "./create-sync.ts"
import type { Database } from "./database/open.ts"
import { checkInRoutes } from "./days/check-in/routes.ts"
import { diaryRoutes } from "./diary/routes.ts"
import type { Env } from "./env.ts"
import { appError, createErrorHandler } from "./errors.ts"
import { historyRoutes } from "./evolution/history/routes.ts"
import { healthRoutes } from "./health.ts"
import { helpingRoutes } from "./helping/routes.ts"
import { progressRoutes } from "./journey/progress-routes.ts"
import { requireJsonBody } from "./json-input.ts"
import type { Keys } from "./keys/keys.ts"
import { createAwake } from "./lit-windows/awake.ts"
import { litWindowsRoutes } from "./lit-windows/routes.ts"
import type { Log } from "./log.ts"
import type { MailQueue } from "./mail/queue.ts"
import { createQueues } from "./metrics/queues.ts"
import { createMetricsRoutes } from "./metrics/routes.ts"
import { createNetworkOf } from "./network.ts"
import { createOneAtATime } from "./one-at-a-time.ts"
import { openApiRoutes } from "./open-api/routes.ts"
import { pageRoutes } from "./pages/routes.ts"
import { consentRoutes } from "./privacy/consent/routes.ts"
import { policyNoticeRoutes } from "./privacy/policy/routes.ts"
import { profileRoutes } from "./profile/routes.ts"
import { createRateLimits } from "./rate-limits.ts"
import { noHead, noNavigation } from "./refused-requests.ts"
import { calendarRoutes, feedRoutes } from "./reminders/calendar/routes.ts"
import type { PushKeys } from "./reminders/push/keys.ts"
import type { Push } from "./reminders/push/send.ts"
import { reminderRoutes } from "./reminders/routes.ts"
import { unsubscribeRoutes } from "./reminders/unsubscribe.ts"
import { requestLog } from "./request-log.ts"
import { sameOriginCheck } from "./same-origin.ts"
import { noIndex, noStore, securityHeaders } from "./security-headers.ts"
import { securityLog } from "./security-log.ts"
import { createRequireSession } from "./session.ts"
import { strictSessionCookie } from "./strict-session-cookie.ts"
import type { SyncEvents } from "./sync/events.ts"
import { syncRoutes } from "./sync/routes.ts"
import { contactCodeRoutes } from "./team/contact-routes.ts"
import { teamRoutes } from "./team/routes.ts"
import { supportHoursRoutes } from "./team/support-hours.ts"

export type AppDeps = {
  env: Env
  policy: Policy
  keys: Keys
  database: Database
  mails: MailQueue
  passwords: PasswordHashing
  events: SyncEvents
  pushKeys: PushKeys | null
  push: Push | null
  background: Background
  log: Log
  now: () => Date
  isStopping?: () => boolean
  clientDir: string
  earlierClientDirs?: string[]
}

export type Api = ReturnType<typeof createApp>

const bodyMaxBytes = 64 * 1024
/** A body of this size holds a hundred operations, or fewer with long texts. */
const syncBodyMaxBytes = 256 * 1024
const bodyMethods = ["POST", "PUT", "PATCH", "DELETE"]

/** Creates the server's app: its middleware in the order in which it runs, then the routes. */
export function createApp(deps: AppDeps) {
  const { env, keys, database, events, log, now } = deps
  const limits = createRateLimits(database, keys.counts)
  const auth = createAuth({ ...deps, limits })
  const { db } = database
  const { isStopping = () => false } = deps
  const networkOf = createNetworkOf(env.trustedProxies)
  const requireSession = createRequireSession(auth, { database, events }, createOpenByToken({ db, networkOf, now }))
  const hashOfCode = (code: string) => limits.keyOf("contact-code", code)
  const addressKeyOf = limits.keyOf
  const { sync, announceDesk, dueAt } = createSyncWithNouns(deps)
  const routeDeps = { db, requireSession, oneAtATime: createOneAtATime(), sync, now }

  const awake = createAwake({ events, key: keys.counts, now })

  const queues = createQueues()
  const metrics = createMetricsRoutes({ database, events, queues, metricsToken: env.metricsToken, now })

  const app = new Hono()
  app.onError(createErrorHandler(log))
  app.notFound((c) => {
    if (c.req.path.startsWith("/api/")) throw appError("NOT_FOUND")
    return c.text("Not found", 404)
  })
  app.use(requestLog(log, env))
  if (metrics) app.use(async (c, next) => (await metrics.load()).observe(c, next))
  app.use(securityHeaders(env.baseUrl))
  app.use("/api/*", securityLog({ log, keyOf: addressKeyOf, networkOf, now }))
  app.use("/api/*", noStore)
  app.use("/api/*", noHead)
  app.use("/api/*", noNavigation)
  app.use("/api/*", sameOriginCheck(env.baseUrl))
  app.use("/api/*", strictSessionCookie(auth, keys.cookies))
  app.on(bodyMethods, "/api/*", (c, next) => (c.req.path === "/api/sync" ? syncBodyLimit : anyBodyLimit)(c, next))
  app.use("/api/*", requireJsonBody)

  const mounted = app
    .route("/api/auth", accountRoutes({ ...deps, auth, limits, queues, requireSession }))
    .route("/api/account", exportRoutes({ ...routeDeps, log, queues }))
    .route("/api/consents", consentRoutes(routeDeps))
    .route("/api/progress", progressRoutes(routeDeps))
    .route("/api/calendar", calendarRoutes({ ...routeDeps, database }))
    .route("/api/check-ins", checkInRoutes(routeDeps))
    .route("/api/helping", helpingRoutes({ ...routeDeps, networkOf }))
    .route("/api/history", historyRoutes({ ...routeDeps, log }))
    .route("/api/lit-windows", litWindowsRoutes({ ...routeDeps, awake, areLitWindowsShown: env.areLitWindowsShown }))
    .route("/api/policy-notice", policyNoticeRoutes(routeDeps))
    .route("/api/profile", profileRoutes(routeDeps))
    .route("/api/reminders", reminderRoutes({ ...routeDeps, pushKeys: deps.pushKeys }))
    .route("/api/diary-entries", diaryRoutes({ ...routeDeps, log }))
    .route("/api/support-hours", supportHoursRoutes({ ...routeDeps, supportHours: env.supportHours, dueAt }))
    .route("/api/contact-code", contactCodeRoutes({ ...routeDeps, database, hashOfCode }))
    .route("/api/sync", syncRoutes({ ...routeDeps, events }))
    .route("/api/team", teamRoutes({ ...deps, ...routeDeps, announceDesk, limits, hashOfCode }))
    .route("/api", openApiRoutes(env.baseUrl))
    // If a sign-in stands in front of the server, such as that of the clinic's network, the app navigates here so that
    // the browser shows it. A browser that has passed it is sent back.
    .get("/api/return", (c) => c.redirect("/"))
    // Password managers open this address to change a password (W3C, "A Well-Known URL for Changing Passwords").
    .get("/.well-known/change-password", (c) => c.redirect("/profile/settings?tab=account#change-password"))
    .route("/", healthRoutes({ ...deps, trustedProxies: env.trustedProxies, isStopping }))
  if (metrics) app.route("/", metrics.routes)
  app.use("/calendar/*", noStore)
  app.route("/calendar", feedRoutes(routeDeps))
  app.route("/unsubscribe", unsubscribeRoutes({ ...routeDeps, keys }))
  // Each path is registered by itself, because a parameter would prevent Hono from using its fast router.
  for (const path of ["/helping", ...languages.map((language) => `/${language}/helping`)]) app.use(path, noIndex)
  const { clientDir, earlierClientDirs = [] } = deps
  app.route("/", pageRoutes({ clientDir, earlierClientDirs, installation: { ...env, policy: deps.policy } }))
  return mounted
}

const anyBodyLimit = limitBody(bodyMaxBytes)
const syncBodyLimit = limitBody(syncBodyMaxBytes)

/**
 * Limits the size of a body. Hono's own limit streams the body, which is slow, so it is used only if the length is
 * unknown.
 */
function limitBody(maxBytes: number): MiddlewareHandler {
  const limitStream = bodyLimit({ maxSize: maxBytes, onError: () => refuseTooLarge() })
  return (c, next) => {
    const length = c.req.header("content-length")
    if (length === undefined || c.req.header("transfer-encoding") !== undefined) return limitStream(c, next)
    return Number(length) > maxBytes ? refuseTooLarge() : next()
  }
}

function refuseTooLarge(): never {
  throw appError("PAYLOAD_TOO_LARGE")
}
