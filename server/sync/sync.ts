import type { Kysely } from "kysely"
import type { OperationResult, SyncAnswer } from "#domain/operations/sync.ts"
import type { Tables } from "../database/tables.ts"
import type { Log } from "../log.ts"
import { createApply } from "./apply.ts"
import { readChanges } from "./changes.ts"
import { createReadEpoch } from "./epoch.ts"
import type { SyncEvents } from "./events.ts"
import type { Actor, SyncedNoun } from "./noun.ts"
import { readVersion } from "./receipts.ts"

type SyncDeps = {
  db: Kysely<Tables>
  nouns: readonly SyncedNoun[]
  events: SyncEvents
  now: () => Date
  log: Log
}
type Asked = { since: number | null; after?: string | undefined; epoch?: string | undefined }
export type Sync = ReturnType<typeof createSync>

/** What devices do and what they get to know. It knows no noun but by what each gives. */
export function createSync({ db, nouns, events, now, log }: SyncDeps) {
  const applyOperations = createApply({ db, nouns, now, log })
  const readEpoch = createReadEpoch(db)

  /** Applies operations, and tells her open pages. Throws NOT_SIGNED_IN when the account is gone. */
  async function apply(actor: Actor, operations: { id: string }[]): Promise<OperationResult[]> {
    const results = await applyOperations(actor, operations)
    if (results.some(({ status }) => status === "applied")) {
      events.announce(actor.userId, await readVersion(db, actor.userId))
    }
    return results
  }

  /** What has changed since; `version` is a count of hers read before, if there is one. */
  async function read(userId: string, asked: Asked, version?: number): Promise<Omit<SyncAnswer, "results">> {
    const epoch = await readEpoch()
    const upTo = version ?? (await readVersion(db, userId))
    const head = { version: upTo, epoch, now: now().toISOString() }
    const isFollowing = asked.since !== null && asked.epoch === epoch && asked.since <= upTo
    if (isFollowing && asked.since === upTo) return { ...head, changes: [], isWhole: false }
    return { ...head, ...(await readChanges(db, nouns, userId, isFollowing ? asked.since : null, asked.after)) }
  }

  return { apply, read }
}
