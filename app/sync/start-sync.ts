import { api } from "#app/api.ts"
import { AppError } from "#app/send.ts"
import { readStoredUserId } from "#app/session/stored-session.ts"
import type { SyncAnswer, SyncRequest } from "#domain/operations/sync.ts"
import { recallAcknowledged } from "./acknowledged.ts"
import { bringAlong } from "./bring-along.ts"
import { browserStorage } from "./device.ts"
import { followEvents } from "./follow-events.ts"
import type { Refusal } from "./outbox.ts"
import { mirrorProgress } from "./progress-mirror.ts"
import { createSchedule } from "./schedule.ts"
import { createSender } from "./sender.ts"
import { createStore } from "./store.ts"
import { tellElsewhere } from "./tell-elsewhere.ts"

/** How long an answer may take: a request that hangs would hold up all tabs. */
const answerMs = 30_000

type SyncDeps = {
  userId: string
  /** Whether she is still signed in on this device: an answer that comes after she has left is not stored. */
  isHere?: () => boolean
  /** The server knows no session, or one of somebody else. */
  onOtherUser: () => void
}

/** What a user has on this device, and its one sender; `start` begins to send, and gives the function that ends it. */
export function createSyncing({ userId, isHere = () => readStoredUserId() === userId, onOtherUser }: SyncDeps) {
  bringAlong(browserStorage, userId)
  const store = createStore(browserStorage, userId, Date.now)
  const sender = createSender({
    store,
    post,
    exclusively,
    deviceNow: Date.now,
    refusalOf,
    isHere,
    recall: () => recallAcknowledged(userId),
    onResult: (pending, result) => tellElsewhere(store, pending, result),
  })
  const schedule = createSchedule(sender.sync, (error) => {
    if (!isOtherUser(error)) return true
    onOtherUser()
    return false
  })

  function lookAgain() {
    if (document.visibilityState === "visible") void schedule.request()
  }

  function start() {
    const ending = new AbortController()
    const { signal } = ending
    window.addEventListener("online", lookAgain, { signal })
    window.addEventListener("focus", lookAgain, { signal })
    document.addEventListener("visibilitychange", lookAgain, { signal })
    window.addEventListener("storage", ({ key }) => store.changedElsewhere(key), { signal })
    const stopMirroring = store.subscribe(() => mirrorProgress(browserStorage, store))
    const stopFollowing = followEvents(
      userId,
      (version) => {
        if (version > (store.snapshot()?.version ?? -1)) lookAgain()
      },
      lookAgain,
    )
    schedule.start()
    return () => {
      ending.abort()
      stopMirroring()
      stopFollowing()
      schedule.stop()
    }
  }

  return { store, schedule, start }
}

async function post(request: SyncRequest): Promise<SyncAnswer> {
  const response = await api.sync.$post({ json: request }, { init: { signal: AbortSignal.timeout(answerMs) } })
  return response.json()
}

let last: Promise<unknown> = Promise.resolve()

/** One tab at a time; where a page is served without TLS there are no such locks, and each tab sends by itself. */
function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
  if (navigator.locks) return navigator.locks.request("florescer:sync", work) as Promise<Result>
  const mine = last.then(work, work)
  last = mine.catch(() => {})
  return mine
}

function isOtherUser(error: unknown) {
  return error instanceof AppError && (error.status === 401 || error.code === "OTHER_USER")
}

function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof AppError) || ![400, 413, 422].includes(error.status)) return null
  return { code: error.code, fields: error.fields }
}
