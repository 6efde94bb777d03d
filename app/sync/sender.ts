import {
  type Operation,
  type OperationResult,
  operationsPerRequest,
  type RowChange,
  type SyncAnswer,
  type SyncRequest,
} from "#domain/operations/operations.ts"
import { type ConsentPurpose, consentPurposes } from "#domain/privacy/consent.ts"
import type { PendingOperation, Refusal } from "./outbox.ts"
import { nextSnapshot, type Pages, type Snapshot } from "./snapshot.ts"
import type { Store } from "./store.ts"

/** The size of a request in characters, below the server's limit. */
const requestMaxLength = 60_000
/**
 * The number of epoch changes in one sync is limited, because servers that answer with different epochs would otherwise
 * keep a device in a loop.
 */
const epochsPerSync = 2

type SenderDeps = {
  store: Store
  /** Throws if the server does not answer or answers with an error. */
  post: (request: SyncRequest) => Promise<SyncAnswer>
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>
  deviceNow: () => number
  /** Returns the refusal if the server rejects a whole request for its content; null for other errors. */
  refusalOf: (error: unknown) => Refusal | null
  isSignedIn?: () => boolean
  recall?: () => Promise<Operation[]>
  onRows?: (pages: Pages) => void
  onWithdrawn?: (purposes: ConsentPurpose[]) => void
  /** Acknowledged operations leave the outbox once the returned promise resolves. */
  onResult?: (pending: PendingOperation, result: OperationResult) => void | Promise<void>
}

export type Sender = ReturnType<typeof createSender>

export function createSender(deps: SenderDeps) {
  const { store, post, exclusively, deviceNow, refusalOf, isSignedIn, recall, onRows, onWithdrawn, onResult } = deps
  /** Ids of operations that the server's release does not know yet, so that they wait until the page is reloaded. */
  const deferred = new Set<string>()

  /** Resolves once everything that was pending at the call is answered; throws if that fails. */
  async function sync() {
    await exclusively(async () => {
      store.retryUnstored()
      let sent: PendingOperation[]
      let epochs = 0
      do {
        // Dates are corrected before anything is sent, because an operation dated too early would count as older than
        // what the server has.
        store.retimePending()
        sent = store.snapshot() ? batch() : []
        const epoch = store.snapshot()?.epoch
        await exchangeOrRefuse(sent)
        // A new epoch means that the server was restored and has applied none of these operations yet, so they are sent
        // again.
        if (epoch !== store.snapshot()?.epoch && ++epochs <= epochsPerSync) continue
        // An operation that is still pending although it was answered ends the sync, because sending it again at once
        // would never end.
        if (sent.length > 0 && batch()[0]?.operation.id === sent[0]?.operation.id) throw new Error("not settled")
      } while (batch().length > 0 || store.snapshot()?.version === null)
    })
  }

  function batch(): PendingOperation[] {
    const left = store.outbox().filter(({ operation, refusal }) => !refusal && !deferred.has(operation.id))
    let length = 0
    const tooMany = left.findIndex(({ operation }, index) => {
      length += JSON.stringify(operation).length
      return index > 0 && length > requestMaxLength
    })
    return left.slice(0, tooMany === -1 ? operationsPerRequest : Math.min(tooMany, operationsPerRequest))
  }

  /** If a batch is refused, sends its operations one by one to find the bad one. */
  async function exchangeOrRefuse(sent: PendingOperation[]): Promise<void> {
    try {
      await exchange(sent)
    } catch (error) {
      const refusal = sent.length > 0 ? refusalOf(error) : null
      if (!refusal) throw error
      const [only] = sent
      if (sent.length === 1 && only) return settle(sent, [{ id: only.operation.id, status: "refused", ...refusal }])
      const epoch = store.snapshot()?.epoch
      for (const one of sent) {
        await exchangeOrRefuse([one])
        if (epoch !== store.snapshot()?.epoch) return
      }
    }
  }

  async function exchange(sent: PendingOperation[]) {
    const before = store.snapshot()
    const asked = {
      userId: store.userId,
      since: before?.version ?? null,
      ...(before?.epoch && { epoch: before.epoch }),
    }
    const askedMs = deviceNow()
    const first = await post({ ...asked, operations: sent.map(({ operation }) => operation) })
    // The server read its clock about halfway through the round trip.
    const clockAheadMs = Date.parse(first.now) - (askedMs + deviceNow()) / 2
    const changes: RowChange[] = [...first.changes]
    for (let next = first.next; next !== undefined; ) {
      const page = await post({ ...asked, after: next, operations: [] })
      changes.push(...page.changes)
      next = page.next
    }
    // A changed epoch means that the server was restored from a backup and may have lost operations that it had
    // acknowledged.
    const isRestored = before?.epoch !== undefined && before.epoch !== first.epoch
    const recalled = isRestored ? ((await recall?.()) ?? []) : []
    if (isSignedIn?.() === false) throw new Error("signed out on this device")
    // If the recalled operations do not all fit into storage, the new epoch is not stored either, so that a reload
    // notices it again.
    const hasRoom = store.addRecalled(recalled)
    // The snapshot is stored before the outbox is emptied: an operation in both is shown once, one in neither would be
    // lost. A withdrawal made meanwhile has already emptied the stored snapshot, so the newest one is read.
    const known = store.snapshot()
    const since = known?.version === before?.version ? known : before
    const pages = { first, changes, clockAheadMs }
    const next = nextSnapshot(since, pages)
    onRows?.(pages)
    store.storeSnapshot(next, !hasRoom)
    onWithdrawn?.(withdrawnSince(before, next))
    await settle(sent, first.results)
  }

  async function settle(sent: PendingOperation[], results: OperationResult[]) {
    const settled: string[] = []
    const handled: (void | Promise<void>)[] = []
    const left = new Set(store.outbox().map(({ operation }) => operation.id))
    for (const result of results) {
      const pending = sent.find(({ operation }) => operation.id === result.id)
      // The result is ignored if the user has discarded the operation meanwhile.
      if (!pending || !left.has(result.id)) continue
      if (result.status === "deferred") deferred.add(result.id)
      else if (result.status === "refused") {
        const { code, fields } = result
        store.refuse(pending, { code, ...(fields && { fields }) })
      } else settled.push(result.id)
      handled.push(onResult?.(pending, result))
    }
    // The outbox is emptied last. If the page is left before, the operations are sent again, and remembered then.
    await Promise.all(handled)
    store.remove(settled)
  }

  return { sync }
}

function withdrawnSince(before: Snapshot | null, { rows }: Snapshot): ConsentPurpose[] {
  const versionOf = (known: Snapshot["rows"] | undefined, purpose: ConsentPurpose) =>
    known?.consents[purpose]?.forgottenVersion ?? 0
  return consentPurposes.filter((purpose) => versionOf(rows, purpose) > versionOf(before?.rows, purpose))
}
