import { Hono } from "hono"
import { RateLimiterMemory } from "rate-limiter-flexible"
import { syncQuerySchema, syncRequestSchema } from "#domain/operations/operations.ts"
import { isOpenToTokens } from "../account/access-token/opens.ts"
import { appError } from "../errors.ts"
import { jsonInput, queryInput } from "../json-input.ts"
import { createTurns } from "../one-at-a-time.ts"
import { consume } from "../rate-limits.ts"
import { languageOf } from "../request-language.ts"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { createEventStreams } from "./event-stream.ts"
import type { SyncEvents } from "./events.ts"
import { readVersion } from "./receipts.ts"

/**
 * The number of operations that a user may send in an hour. It is far more than anybody needs, but each leaves a
 * permanent receipt.
 */
const operationsPerHour = 10_000

/**
 * Receives a device's operations and answers with changes; a GET, which costs a fifth less, only answers with changes.
 * Throws OTHER_USER if the session belongs to another user than the device believes.
 */
export function syncRoutes({ db, requireSession, oneAtATime, sync, events }: RouteDeps & { events: SyncEvents }) {
  const eventStream = createEventStreams(events, db)
  // A request whose operations were applied must be answered, so the number of a user's requests that may wait is not
  // limited.
  const inTurn = createTurns(Number.POSITIVE_INFINITY)
  const limiter = new RateLimiterMemory({ points: operationsPerHour, duration: 3600 })

  return new Hono<SignedIn>()
    .use(requireSession)
    .post("/", jsonInput(syncRequestSchema, { checksText: false }), async (c) => {
      const { userId: believed, operations, ...asked } = c.req.valid("json")
      const { userId, userEmail, sessionId, syncVersion, isByToken } = c.var
      if (believed !== userId) throw appError("OTHER_USER")
      const read = (known = {}) => inTurn(userId, () => sync.read(userId, asked, known))
      if (operations.length === 0) return c.json({ results: [], ...(await read({ version: syncVersion })) })
      // The database was restored: the device first reads what it lacks, then sends these operations again.
      if (await sync.isOtherEpoch(asked)) return c.json({ results: [], ...(await read()) })
      await consume(limiter, userId, operations.length)
      const right = { by: isByToken ? "token" : "session", id: sessionId } as const
      const by = { userId, userEmail, sessionId, right, language: languageOf(c.req.raw.headers) }
      const isAllowed = (sent: { id: string }) => !isByToken || isOpenToTokens(sent)
      const { results, ...applied } = await sync.apply(by, operations, isAllowed)
      return c.json({ results, ...(await read(applied)) })
    })
    .get("/", queryInput(syncQuerySchema), oneAtATime, async (c) => {
      const { userId: believed, since = null, ...asked } = c.req.valid("query")
      const { userId, syncVersion } = c.var
      if (believed !== userId) throw appError("OTHER_USER")
      const from = since === null ? null : Number(since)
      const changes = await sync.read(userId, { ...asked, since: from }, { version: syncVersion })
      return c.json({ results: [], ...changes })
    })
    .get("/events", async (c) => {
      const { userId, syncVersion } = c.var
      if (c.req.query("userId") !== userId) throw appError("OTHER_USER")
      return eventStream(c, syncVersion ?? (await readVersion(db, userId)))
    })
}
