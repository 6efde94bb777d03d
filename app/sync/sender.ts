import { type Operation, operationsPerRequest } from "#domain/operations/operations.ts"
import type { OperationResult, RowChange, SyncAnswer, SyncRequest } from "#domain/operations/sync.ts"
import type { PendingOperation, Refusal } from "./outbox.ts"
import { nextSnapshot } from "./snapshot.ts"
import type { Store } from "./store.ts"

/** Less than the server takes, in characters. */
const requestMaxLength = 60_000

type SenderDeps = {
  store: Store
  /** Throws when nothing answers, or when the answer is an error. */
  post: (request: SyncRequest) => Promise<SyncAnswer>
  /** Runs one at a time across all tabs. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>
  deviceNow: () => number
  /** Why a whole request was refused for what is in it; null when something else was wrong. */
  refusalOf: (error: unknown) => Refusal | null
  /** False once she has left this device. */
  isHere?: () => boolean
  /** What the server has acknowledged lately. */
  recall?: () => Promise<Operation[]>
  /** What became of an operation that this tab has sent. */
  onResult?: (pending: PendingOperation, result: OperationResult) => void
}

export type Sender = ReturnType<typeof createSender>

/** Sends what is pending, in order, and fetches what is new, in the same requests: the only place that does. */
export function createSender({ store, post, exclusively, deviceNow, refusalOf, isHere, recall, onResult }: SenderDeps) {
  /** Made by a later version of the app than the server's: tried again after the next start. */
  const deferred = new Set<string>()

  /** Resolves once the server has answered to all that was pending when it was called. Throws when it could not. */
  async function sync() {
    await exclusively(async () => {
      let sent: PendingOperation[]
      do {
        sent = batch()
        await exchangeOrRefuse(sent)
        // Whatever was answered: to send the same again at once would never end.
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

  /** One that cannot even be read is looked for by sending each by itself: it must not hold up the others. */
  async function exchangeOrRefuse(sent: PendingOperation[]): Promise<void> {
    try {
      await exchange(sent)
    } catch (error) {
      const refusal = sent.length > 0 ? refusalOf(error) : null
      if (!refusal) throw error
      const [only] = sent
      if (sent.length === 1 && only) return settle(sent, [{ id: only.operation.id, status: "refused", ...refusal }])
      for (const one of sent) await exchangeOrRefuse([one])
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
    // Half of the time was the way there.
    const clockAheadMs = Date.parse(first.now) - (askedMs + deviceNow()) / 2
    const changes: RowChange[] = [...first.changes]
    for (let next = first.next; next !== undefined; ) {
      const page = await post({ ...asked, after: next, operations: [] })
      changes.push(...page.changes)
      next = page.next
    }
    if (isHere?.() === false) throw new Error("she has left this device")
    // It was brought back from a backup, and may have forgotten what it had acknowledged.
    if (before?.epoch && before.epoch !== first.epoch)
      for (const operation of (await recall?.()) ?? []) store.addOperation(operation)
    // The rows first: what is in both is shown once, what is in neither would be lost.
    // What she has taken back meanwhile is gone from the snapshot already.
    const known = store.snapshot()
    const since = known?.version === before?.version ? known : before
    store.keep(nextSnapshot(since, { first, changes, clockAheadMs }))
    settle(sent, first.results)
  }

  function settle(sent: PendingOperation[], results: OperationResult[]) {
    const settled: string[] = []
    for (const result of results) {
      const pending = sent.find(({ operation }) => operation.id === result.id)
      // She may have discarded it while it was on its way.
      if (!pending || !store.outbox().some(({ operation }) => operation.id === result.id)) continue
      if (result.status === "deferred") deferred.add(result.id)
      else if (result.status === "refused") {
        const { code, fields } = result
        store.refuse(pending, { code, ...(fields && { fields }) })
      } else settled.push(result.id)
      onResult?.(pending, result)
    }
    store.remove(settled)
  }

  return { sync }
}
