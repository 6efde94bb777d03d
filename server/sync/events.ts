import { randomUUID } from "node:crypto"
import type { Notification, PoolClient } from "pg"
import * as z from "zod"
import type { Counted } from "#domain/lit-windows/awake.ts"
import type { Database } from "../database/open.ts"
import type { Log } from "../log.ts"
import { withLogFields } from "../log-context.ts"

type Listener = (version: number) => void
const announcementSchema = z.object({
  from: z.string(),
  users: z.array(z.tuple([z.string(), z.number()])),
  /**
   * Counts of users who are awake, which processes tell each other. A process of an earlier release neither sends nor
   * reads them.
   */
  counted: z.object({ period: z.int(), count: z.int().positive().max(1_000_000) }).optional(),
})
type Announcement = z.infer<typeof announcementSchema>

const channel = "florescer_sync"
/** PostgreSQL serialises commits that notify, so announcements are gathered for this long and sent together. */
const gatherMs = 100
/** A notification has room for this many users, because PostgreSQL allows 8,000 bytes. */
const usersPerNotification = 80
const reconnectMs = 1000
const usersPerQuery = 500

/** The key of streams that wait for the end of a session. */
export const sessionKey = (sessionId: string) => sessionStart + sessionId
const sessionStart = "session "

/** Ends the event streams of these sessions, in every process. */
export function endSessionStreams(events: SyncEvents, sessionIds: readonly string[]) {
  for (const id of sessionIds) events.announce(sessionKey(id), 0)
}

export type SyncEvents = ReturnType<typeof createSyncEvents>

/** Announces changes to the event streams of every process. */
export function createSyncEvents({ db, pool, listeningPool }: Database, log: Log) {
  const self = randomUUID()
  const listeners = new Map<string, Set<Listener>>()
  const countListeners = new Set<(counted: Counted) => void>()
  const closings = new Set<() => void>()
  const gathered = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let client: PoolClient | undefined
  let isClosed = false
  // Changes before the first LISTEN are missed, so they must be looked up.
  let missedSome = true

  function listen(userId: string, listener: Listener, onClose: () => void) {
    if (isClosed) onClose()
    const ofUser = listeners.get(userId) ?? new Set()
    listeners.set(userId, ofUser.add(listener))
    closings.add(onClose)
    // The connection must not carry the log fields of the request that happens to open it.
    withLogFields({}, () => void connect())
    return () => {
      closings.delete(onClose)
      ofUser.delete(listener)
      if (ofUser.size === 0 && listeners.get(userId) === ofUser) listeners.delete(userId)
    }
  }

  function announce(userId: string, version: number) {
    tellHere(userId, version)
    if (!pool) return
    gathered.set(userId, Math.max(version, gathered.get(userId) ?? 0))
    timer ??= withLogFields({}, () => setTimeout(tellOthers, gatherMs).unref())
  }

  /** Counts that other processes announce while there is no connection are missed, and are not looked up afterwards. */
  function listenToCounts(listener: (counted: Counted) => void) {
    countListeners.add(listener)
  }

  function announceCount(counted: Counted) {
    hearCount(counted)
    send({ from: self, users: [], counted })
  }

  function hearCount(counted: Counted) {
    for (const listener of countListeners) listener(counted)
  }

  function tellHere(userId: string, version: number) {
    for (const listener of listeners.get(userId) ?? []) listener(version)
  }

  function tellOthers() {
    timer = undefined
    const changed = [...gathered]
    gathered.clear()
    for (const users of chunksOf(changed, usersPerNotification)) send({ from: self, users })
  }

  function send(announcement: Announcement) {
    pool
      ?.query("select pg_notify($1, $2)", [channel, JSON.stringify(announcement)])
      .catch((error) => log.warn({ err: error }, "other processes were not told of a change"))
  }

  async function connect() {
    if (!listeningPool || client || isClosed) return
    try {
      const connected = await listeningPool.connect()
      if (client || isClosed) return connected.release()
      client = connected
      connected.on("notification", hear)
      connected.on("error", () => client === connected && reconnectLater())
      await connected.query(`listen ${channel}`)
      if (missedSome) await catchUp()
      missedSome = false
    } catch (error) {
      log.warn({ err: error }, "changes made by other processes are not heard of for now")
      reconnectLater()
    }
  }

  async function catchUp() {
    const left = new Set(listeners.keys())
    const sessionIds = [...left]
      .filter((key) => key.startsWith(sessionStart))
      .map((key) => key.slice(sessionStart.length))
    for (const ids of chunksOf(sessionIds, usersPerQuery)) {
      const sessions = await db.selectFrom("session").select("id").where("id", "in", ids).execute()
      for (const { id } of sessions) left.delete(sessionKey(id))
    }
    for (const ids of chunksOf([...left], usersPerQuery)) {
      const users = await db.selectFrom("user").select(["id", "sync_version"]).where("id", "in", ids).execute()
      for (const { id, sync_version } of users) if (left.delete(id)) tellHere(id, sync_version)
    }
    // The remaining keys, such as those of ended sessions and of the team's desks, have no version in the database. Any
    // version makes their listeners look again.
    for (const key of left) tellHere(key, Date.now())
  }

  function reconnectLater() {
    missedSome = true
    client?.release(true)
    client = undefined
    if (listeners.size > 0) setTimeout(connect, reconnectMs).unref()
  }

  function hear({ payload = "" }: Notification) {
    const announcement = parseAnnouncement(payload)
    // Every role of the database can notify, so the payload is not trusted.
    if (!announcement) return log.warn("a notification of the database is none of Florescer's")
    if (announcement.from === self) return
    for (const [userId, version] of announcement.users) tellHere(userId, version)
    if (announcement.counted) hearCount(announcement.counted)
  }

  function close() {
    isClosed = true
    clearTimeout(timer)
    for (const closing of [...closings]) closing()
    client?.release(true)
    client = undefined
  }

  const count = () => closings.size

  return { listen, announce, listenToCounts, announceCount, count, close }
}

function parseAnnouncement(payload: string): Announcement | undefined {
  try {
    return announcementSchema.safeParse(JSON.parse(payload)).data
  } catch {
    return undefined
  }
}

function* chunksOf<Item>(items: readonly Item[], size: number) {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
