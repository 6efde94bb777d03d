import { api } from "#app/api.ts"
import { AppError, told } from "#app/send.ts"
import { noSessionIn } from "#app/session/no-session.ts"
import { readStoredUserId } from "#app/session/stored-session.ts"
import { deviceStorage, notifyStorageChange } from "#app/storage/device.ts"
import { forgetHistory } from "#app/storage/history-store.ts"
import { type SyncAnswer, type SyncRequest, syncQuery } from "#domain/operations/operations.ts"
import { forgetAcknowledged, recallAcknowledged } from "./acknowledged.ts"
import { copiesOf } from "./copies.ts"
import { exclusively } from "./exclusively.ts"
import { followEvents } from "./follow-events.ts"
import { followZone } from "./follow-zone.ts"
import { handleResult } from "./handle-result.ts"
import { olderEntriesOf } from "./older-entries/older-entries.ts"
import { hasUnstoredOperations, type Refusal } from "./outbox.ts"
import { createProgressMirror } from "./progress-mirror.ts"
import { createSchedule } from "./schedule.ts"
import { createSender } from "./sender.ts"
import { createStore } from "./store.ts"

/** A request that hung longer would block all tabs. */
const answerMs = 30_000

type SyncDeps = {
  userId: string
  /** False once the user has signed out; a late answer is then not stored. */
  isSignedIn?: () => boolean
  /** Called when the session has ended or belongs to another user. */
  onOtherUser: () => void
}

export function createSyncing({ userId, isSignedIn = () => readStoredUserId() === userId, onOtherUser }: SyncDeps) {
  const store = createStore(copiesOf(userId), Date.now)
  const older = olderEntriesOf(userId)
  store.subscribe(handleUnstored)
  const followHers = () => followZone(store.read().rows.reminderTimes.own?.values.timeZone)
  store.subscribe(followHers)
  followHers()
  const sender = createSender({
    store,
    post,
    exclusively,
    deviceNow: Date.now,
    refusalOf,
    isSignedIn,
    recall: () => recallAcknowledged(userId),
    onRows: ({ first, changes }) => (first.isWhole ? older.renew() : older.apply(changes)),
    onWithdrawn(purposes) {
      if (purposes.includes("diary")) void older.forget()
      for (const purpose of purposes) void forgetAcknowledged(userId, purpose)
      if (purposes.length > 0) void forgetHistory(userId)
    },
    onResult: (pending, result) => handleResult(store, pending, result),
  })
  const schedule = createSchedule(sender.sync, (error) => {
    if (!isOtherUser(error)) return true
    onOtherUser()
    return false
  })

  function syncIfVisible() {
    if (document.visibilityState === "visible") void schedule.request()
  }

  function start() {
    const ending = new AbortController()
    const { signal } = ending
    window.addEventListener("online", syncIfVisible, { signal })
    window.addEventListener("focus", syncIfVisible, { signal })
    document.addEventListener("visibilitychange", syncIfVisible, { signal })
    window.addEventListener("storage", ({ key }) => store.handleStorageEvent(key), { signal })
    const mirror = createProgressMirror(deviceStorage, store)
    const stopMirroring = store.subscribe(mirror)
    mirror()
    followHers()
    const stopFollowing = followEvents(
      userId,
      (version) => {
        if (version > (store.snapshot()?.version ?? -1)) syncIfVisible()
      },
      syncIfVisible,
    )
    void schedule.start()
    return () => {
      ending.abort()
      stopMirroring()
      stopFollowing()
      schedule.stop()
      followZone(undefined)
      // Operations for which storage had no room are tried again, because signing out another user may have freed some.
      store.retryUnstored()
    }
  }

  return { store, schedule, start }
}

function handleUnstored() {
  if (!hasUnstoredOperations()) return window.removeEventListener("beforeunload", askBeforeLeaving)
  window.addEventListener("beforeunload", askBeforeLeaving)
  notifyStorageChange()
}

function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault()
}

async function post(request: SyncRequest): Promise<SyncAnswer> {
  const options = { init: { signal: AbortSignal.timeout(answerMs) } }
  const isRead = request.operations.length === 0
  const response = await (isRead
    ? api.sync.$get({ query: syncQuery(request) }, options)
    : api.sync.$post({ json: request }, options))
  return toldChanges(response)
}

/** Checks that the answer has the fields of a sync; throws an AppError. */
export function toldChanges(answer: { json: () => Promise<SyncAnswer> }): Promise<SyncAnswer> {
  return told(answer, "version", "now", "results", "changes")
}

function isOtherUser(error: unknown) {
  return error instanceof AppError && (noSessionIn(error) !== null || error.code === "OTHER_USER")
}

/**
 * The server refuses the content of a request with these codes. INVALID_JSON is not one of them, because it means that
 * the request was damaged in transit.
 */
const refusing = ["INVALID_INPUT", "PAYLOAD_TOO_LARGE"]

export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof AppError) || !refusing.includes(error.code)) return null
  return { code: error.code, fields: error.fields }
}
