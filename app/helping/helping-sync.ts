import { api } from "#app/api.ts"
import { AppError, told } from "#app/send.ts"
import { failureOf, readSession } from "#app/session/account.ts"
import { deviceStorage } from "#app/storage/device.ts"
import { readRecord, recordKey, writeRecord } from "#app/storage/records.ts"
import { forgetAcknowledged, recallAcknowledged, rememberAcknowledged } from "#app/sync/acknowledged.ts"
import { copiesOf } from "#app/sync/copies.ts"
import { exclusively } from "#app/sync/exclusively.ts"
import { outboxPrefix, unstoredOperations } from "#app/sync/outbox.ts"
import { createSchedule } from "#app/sync/schedule.ts"
import { createSender } from "#app/sync/sender.ts"
import { snapshotKey } from "#app/sync/snapshot.ts"
import { refusalOf, toldChanges } from "#app/sync/start-sync.ts"
import { createStore } from "#app/sync/store.ts"
import type { FavourKind, FavourState } from "#domain/helping/favour.ts"
import type { HelperView } from "#domain/helping/helper-view.ts"
import type { SyncAnswer, SyncRequest } from "#domain/operations/operations.ts"
import { hashOf } from "./link.ts"

const answerMs = 30_000
const lookEveryMs = 10_000

const statuses: Readonly<Record<string, number>> = { NOT_FOUND: 404, HELPER_LINK_ENDED: 410 }

/** True if the link is wrong, was withdrawn, or has expired. */
export function isOver(error: unknown): error is AppError {
  return error instanceof AppError && statuses[error.code] === error.status
}

/**
 * True if the server itself said that the link is over. A gateway's NOT_FOUND may look like the server's, but the
 * gateway sends it for every request, so it counts only if the session can be read.
 */
export async function isConfirmed({ code }: AppError): Promise<boolean> {
  return code !== "NOT_FOUND" || (await failureOf(readSession())) === null
}

/** The key under which this link's data is stored. It is derived from a hash, so it does not reveal the secret. */
export function holderOf(secret: string): string {
  return `helper-${hashOf(secret).slice(0, 16)}`
}

const viewKey = (holder: string) => recordKey(holder, "view")

export function readView(holder: string): HelperView | null {
  const isView = (value: unknown) => typeof (value as HelperView | null)?.expiresAt === "string"
  return readRecord<HelperView>(viewKey(holder), isView)?.value ?? null
}

export async function fetchView(secret: string): Promise<HelperView> {
  return remember(secret, await toldView(await api.helping.$get({}, requestOf(secret))))
}

/**
 * Tells the mother that a helper takes something on, has done it, or gives it up. Returns the helper's current view.
 */
export async function sendFavour(
  secret: string,
  favour: { kind: FavourKind; state: FavourState },
): Promise<HelperView> {
  return remember(secret, await toldView(await api.helping.favours.$post({ json: favour }, requestOf(secret))))
}

/** Checks that the answer has the fields of a view, because any other content would replace the last valid view. */
function toldView(answer: { json: () => Promise<HelperView> }) {
  return told(answer, "expiresAt")
}

function remember(secret: string, view: HelperView): HelperView {
  // If storage is full, the view lasts as long as the page.
  writeRecord(viewKey(holderOf(secret)), { value: view, isUnsaved: false })
  return view
}

export function createHelpingSync(secret: string, onOver: (error: AppError) => void) {
  const holder = holderOf(secret)
  const store = createStore(copiesOf(holder), Date.now)
  const sender = createSender({
    store,
    deviceNow: Date.now,
    exclusively,
    refusalOf,
    recall: () => recallAcknowledged(holder),
    onResult: (pending) => void rememberAcknowledged(holder, pending),
    async post(request: SyncRequest): Promise<SyncAnswer> {
      return toldChanges(await api.helping.sync.$post({ json: request }, requestOf(secret)))
    },
  })
  const schedule = createSchedule(sender.sync, (error) => {
    if (!isOver(error)) return true
    onOver(error)
    // `onOver` checks whether the server itself answered. Until then NOT_FOUND counts as temporary, because a gateway
    // may send it.
    return error.code === "NOT_FOUND"
  })

  function start() {
    const ending = new AbortController()
    const { signal } = ending
    const look = () => document.visibilityState === "visible" && void schedule.request()
    const timer = setInterval(look, lookEveryMs)
    window.addEventListener("online", look, { signal })
    window.addEventListener("focus", look, { signal })
    document.addEventListener("visibilitychange", look, { signal })
    window.addEventListener("storage", ({ key }) => store.handleStorageEvent(key), { signal })
    schedule.start()
    return () => {
      ending.abort()
      clearInterval(timer)
      schedule.stop()
    }
  }

  return { store, schedule, start }
}

export function forgetLink(holder: string) {
  unstoredOperations(holder).clear()
  void forgetAcknowledged(holder)
  remove([snapshotKey(holder), outboxPrefix(holder), recordKey(holder, "")])
}

/**
 * Removes copies of what the server has. Operations in the outbox stay, because the link has expired only by this
 * device's clock, which may be wrong.
 */
export function forgetCopiesOf(holder: string) {
  remove([snapshotKey(holder), recordKey(holder, "")])
}

function remove(prefixes: string[]) {
  for (const key of deviceStorage.keys()) {
    if (prefixes.some((prefix) => key.startsWith(prefix))) deviceStorage.removeItem(key)
  }
}

function requestOf(secret: string) {
  return {
    headers: { Authorization: `Bearer ${secret}` },
    // A helper is identified by the link's secret alone and never by a session on this device, so no cookies are sent.
    init: { credentials: "omit", signal: AbortSignal.timeout(answerMs) },
  } as const
}
