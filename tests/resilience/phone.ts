import fc from "fast-check"
import { createCopies } from "#app/sync/copies.ts"
import { createSender } from "#app/sync/sender.ts"
import { createStore } from "#app/sync/store.ts"
import type { Operation, SyncAnswer, SyncRequest } from "#domain/operations/operations.ts"
import type { createVisitor } from "../api/visitor.ts"
import { createMemoryStorage } from "../memory-storage.ts"
import type { Ledger } from "../simulation/ledger.ts"
import { perform } from "../simulation/perform.ts"
import { type Act, anyAct } from "../simulation/schedule.ts"
import { ErrorAnswer } from "../simulation/server.ts"
import type { Tab } from "../simulation/tab.ts"
import type { Mother } from "../simulation/users.ts"

type Post = ReturnType<typeof createVisitor>["post"]
type Visitor = { post: (path: string, request: SyncRequest) => ReturnType<Post> }
export type Phone = ReturnType<typeof createPhone>

/** After this many acts she begins with a new account. */
const actsMost = 300
/** Limits the outbox during long outages: searching a long one would take the whole machine. */
const pendingMost = 10
const actsPerSync = 3

/**
 * A phone with the app's own store and sender: stores, sends until acknowledged, and records in the ledger what the
 * server acknowledges.
 */
export function createPhone(
  mother: Mother,
  ledger: Ledger,
  seed: number,
  onAcknowledged: (id: string) => void = () => {},
) {
  const { storage } = createMemoryStorage()
  const store = createStore(createCopies(storage, mother.id), Date.now)
  const acts = fc.sample(anyAct, { seed, numRuns: actsMost })
  const statuses = new Set<number>()
  let visitor: Visitor | undefined
  let newest: Pick<SyncAnswer, "version" | "epoch"> | undefined
  let done = 0

  const sender = createSender({
    store,
    deviceNow: Date.now,
    post,
    exclusively: (work) => work(),
    refusalOf: () => null,
  })
  const place = {
    offsetMs: 0,
    isFull: false,
    wasFull: false,
    hasEvents: true,
    session: mother,
    records: new Map(),
    knownVersions: new Map(),
  }
  const page = { isGone: false, faults: [], crashAtWrite: 0, requests: 0 }
  const tab: Tab = { page, place, mother, store, sender }

  async function post(request: SyncRequest): Promise<SyncAnswer> {
    if (!visitor) throw new Error("The phone knows no server.")
    const { status, body } = await visitor.post("/api/sync", request)
    statuses.add(status)
    if (status !== 200) throw new ErrorAnswer(status, body.code)
    note(request, body)
    return body
  }

  function note({ operations }: SyncRequest, { version, epoch, now, results }: SyncAnswer) {
    if (newest && version < newest.version) ledger.violations.push(`version ${version} after ${newest.version}`)
    if (newest && epoch !== newest.epoch) ledger.violations.push(`epoch ${epoch} after ${newest.epoch}`)
    newest = { version, epoch }
    for (const { id, status } of results) {
      const operation = operations.find((it) => it.id === id) as unknown as Operation
      // If the answer to the first attempt was lost, the operation counts as applied now.
      if (status === "applied" || (status === "already" && !ledger.isApplied(mother.index, id)))
        ledger.apply(mother.index, operation, now)
      onAcknowledged(id)
    }
  }

  function act(one: Act) {
    perform({ ledger, serverNow: Date.now, newId: () => crypto.randomUUID() }, tab, one)
  }

  /** Refused operations are dropped. */
  async function sync(server: Visitor) {
    visitor = server
    await sender.sync()
    for (const { operation, refusal } of store.read().refused) {
      if (refusal.code === "INTERNAL") ledger.violations.push(`${operation.name} failed in the server`)
      store.remove([operation.id])
      const noted = ledger.done.get(operation.id)
      if (noted) noted.isDiscarded = true
    }
  }

  /** Continues with or without answers; a wrong answer is a violation. */
  async function use(server: Visitor, isOver: () => boolean) {
    while (!isOver()) {
      if (store.read().pending.length < pendingMost) for (const one of next()) act(one)
      await sync(server).catch(async (error) => {
        const isExpected = error instanceof ErrorAnswer ? error.status === 503 : isConnectionLost(error)
        if (!isExpected) ledger.violations.push(`sync failed: ${(error as Error).stack}`)
        await new Promise((resolve) => setTimeout(resolve, 10))
      })
    }
  }

  function next(): Act[] {
    const first = done % actsMost
    done += 1 + (first % actsPerSync)
    return acts.slice(first, Math.min(done, first + actsPerSync))
  }

  return { mother, tab, statuses, act, sync, use }
}

/** fetch's error for a missing server, or an answer cut short. */
function isConnectionLost(error: unknown) {
  return error instanceof TypeError && ["fetch failed", "terminated"].includes(error.message)
}
