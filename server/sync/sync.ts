import type { SyncAnswer } from "#domain/operations/sync.ts"
import type { Database } from "../database/open.ts"
import type { Log } from "../log.ts"
import { type Applied, createApply } from "./apply.ts"
import { createReadChanges } from "./changes.ts"
import { createReadEpoch } from "./epoch.ts"
import type { SyncEvents } from "./events.ts"
import type { Actor, AnyNoun } from "./noun.ts"
import { readVersion } from "./receipts.ts"

type SyncDeps = {
  database: Pick<Database, "db" | "transact">
  nouns: readonly AnyNoun[]
  events: SyncEvents
  now: () => Date
  log: Log
}
type Asked = { since: number | null; after?: string | undefined; epoch?: string | undefined }
export type Sync = ReturnType<typeof createSync>

export function createSync({ database, nouns, events, now, log }: SyncDeps) {
  const applyOperations = createApply({ database, nouns, now, log })
  const { db } = database
  const readEpoch = createReadEpoch(db)
  const readChanges = createReadChanges(db, nouns)

  async function isOtherEpoch({ epoch }: Asked): Promise<boolean> {
    return epoch !== undefined && epoch !== (await readEpoch()) && epoch !== (await readEpoch(true))
  }

  /** FORBIDDEN where the sender may not; results in the order sent. Throws NOT_SIGNED_IN when the account no longer exists. */
  async function apply<Sent extends { id: string }>(
    actor: Actor,
    operations: Sent[],
    isAllowed: (operation: Sent) => boolean = () => true,
  ): Promise<Applied> {
    const allowed = new Set(operations.filter(isAllowed))
    const { results: applied, ...rest } = await applyOperations(actor, [...allowed])
    if (rest.version !== undefined && applied.some(({ status }) => status === "applied")) {
      events.announce(actor.userId, rest.version)
    }
    const results = operations.map((sent) => {
      const result = allowed.has(sent) ? applied.shift() : undefined
      return result ?? ({ id: sent.id, status: "refused", code: "FORBIDDEN" } as const)
    })
    return { results, ...rest }
  }

  async function readPlace(userId: string, version?: number) {
    return { epoch: await readEpoch(), version: version ?? (await readVersion(db, userId)) }
  }

  async function read(
    userId: string,
    asked: Asked,
    { version, alone }: Omit<Applied, "results"> = {},
  ): Promise<Omit<SyncAnswer, "results">> {
    const { epoch, version: upTo } = await readPlace(userId, version)
    const head = { version: upTo, epoch, now: now().toISOString() }
    const isFollowing = asked.since !== null && asked.epoch === epoch && asked.since <= upTo
    if (isFollowing && asked.since === upTo) return { ...head, changes: [], isWhole: false }
    const since = isFollowing ? asked.since : null
    const known = alone?.since === since ? alone?.names : undefined
    return { ...head, ...(await readChanges(userId, { since, after: asked.after }, known)) }
  }

  return { isOtherEpoch, apply, read, readPlace }
}
