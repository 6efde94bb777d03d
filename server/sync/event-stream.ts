import type { Context } from "hono"
import { streamSSE } from "hono/streaming"
import type { Kysely } from "kysely"
import { createBatched } from "../database/batched.ts"
import type { Tables } from "../database/tables.ts"
import { appError } from "../errors.ts"
import type { SignedIn } from "../session.ts"
import { type SyncEvents, sessionKey } from "./events.ts"

const heartbeatMs = 25_000
/** A stream ends after this time; the browser reconnects, and its session is checked again. */
const lifeMs = 30 * 60_000
const streamsOfUser = 6
const streamsMax = 5000
const retryAfterSeconds = 60

/** Selects the sessions that may still listen. */
type FindOpen = (sessionIds: string[]) => Promise<{ id: string }[]>

/**
 * Streams the version of the latest change, without any content. `findOpen` decides which sessions may listen, where
 * having a session is not enough.
 */
export function createEventStreams(
  events: SyncEvents,
  db: Kysely<Tables>,
  findOpen: FindOpen = (ids) => db.selectFrom("session").select("id").where("id", "in", ids).execute(),
) {
  const isOpen = createIsOpen(findOpen)
  const open = new Map<string, Set<() => void>>()
  let count = 0

  return function eventStream(c: Context<SignedIn>, version: number, key = c.var.userId) {
    const { userId } = c.var
    const ofUser = open.get(userId) ?? new Set()
    const [oldest] = ofUser
    if (ofUser.size >= streamsOfUser) oldest?.()
    if (count >= streamsMax) throw appError("SERVER_BUSY", { retryAfterSeconds })
    const ended = Promise.withResolvers<void>()
    // The stream is removed from the counts immediately, so that others are admitted before it has really ended.
    const end = () => {
      if (ofUser.delete(end)) count--
      if (ofUser.size === 0 && open.get(userId) === ofUser) open.delete(userId)
      ended.resolve()
    }
    count++
    open.set(userId, ofUser.add(end))
    // This header keeps nginx from buffering the stream.
    c.header("X-Accel-Buffering", "no")
    return streamSSE(c, async (stream) => {
      const say = (current: number) => void stream.writeSSE({ event: "version", data: String(current) }).catch(end)
      stream.onAbort(end)
      const stopListening = events.listen(key, say, end)
      const stopWatching = events.listen(sessionKey(c.var.sessionId), end, end)
      // An operator's command may end sessions and memberships without an announcement, so each heartbeat checks them.
      const beat = async () => ((await isOpen(c.var.sessionId)) ? void (await stream.write(":\n\n")) : end())
      const heartbeat = setInterval(() => void beat().catch(end), heartbeatMs)
      const life = setTimeout(end, lifeMs)
      try {
        say(version)
        await ended.promise
      } finally {
        stopListening()
        stopWatching()
        clearInterval(heartbeat)
        clearTimeout(life)
        end()
      }
    })
  }
}

/** While the database is unavailable, all sessions count as open, so that an outage ends no stream. */
function createIsOpen(findOpen: FindOpen) {
  const find = createBatched(async (ids: string[]) => new Map((await findOpen(ids)).map(({ id }) => [id, true])))
  return (id: string) => find(id).then(Boolean, () => true)
}
