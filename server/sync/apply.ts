import { randomInt } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import type { Kysely } from "kysely"
import { fieldErrors } from "#domain/field-errors.ts"
import type { Changed, Known, KnownRows, Noun, Reads } from "#domain/nouns/noun.ts"
import {
  definitionOf,
  isOperationName,
  type Operation,
  type OperationName,
  type OperationResult,
  operationEnvelopeSchema,
  operationsVersion,
} from "#domain/operations/operations.ts"
import { earlierOf } from "#domain/timestamped.ts"
import type { Database } from "../database/open.ts"
import type { Tables } from "../database/tables.ts"
import { isDatabaseUnavailable, isTransactionConflict } from "../database/unavailable.ts"
import { AppError, appError } from "../errors.ts"
import { pathOfUnstorableText } from "../json-input.ts"
import type { Log } from "../log.ts"
import { requireConsent } from "../privacy/consent/data.ts"
import { requireRight } from "../right.ts"
import { type Actor, type AnyNoun, changesOf, type OperationContext } from "./noun.ts"
import { deleteReceipts, findReceipts, storeReceipts, takeVersions } from "./receipts.ts"

const attemptsMax = 5
const pauseMs = { min: 50, max: 250 }

type ApplyDeps = {
  database: Pick<Database, "db" | "transact" | "type">
  nouns: readonly AnyNoun[]
  now: () => Date
  log: Log
}

export type Applied = {
  results: OperationResult[]
  version?: number | undefined
  /**
   * The names of the operations that changed rows. Nothing else has been written since the version `since`, so a client
   * that asks for the changes since then needs only the nouns of these operations.
   */
  applied?: { since: number; names: Set<string> } | undefined
}

/**
 * Applies each operation exactly once, with its receipt in the same transaction. A refused operation does not stop
 * those after it.
 */
export function createApply({ database, nouns, now, log }: ApplyDeps) {
  const { db, transact, type } = database
  const applyOperation = createApplyOperation(nouns)
  const preparations = Object.assign({}, ...nouns.map((noun) => noun.prepare ?? {})) as {
    [Name in OperationName]?: (actor: Actor, args: never) => Promise<void>
  }

  /** Throws SESSION_UNKNOWN if the account is gone, and the database's own error if it is unavailable. */
  async function apply(actor: Actor, sent: { id: string }[]): Promise<Applied> {
    const parsed = sent.map(parseOperation)
    const operations = parsed.flatMap(({ operation }) => operation ?? [])
    if (operations.length === 0) return { results: parsed.flatMap(({ result }) => result ?? []) }
    await prepare(actor, operations)
    const { results, ...applied } = await applyTogether(actor, operations)
    const all = parsed.map(({ operation, result }) => (operation ? (results.shift() as OperationResult) : result))
    return { results: all, ...applied }
  }

  async function requireRightOf(db: Kysely<Tables>, { userId, right }: Actor) {
    if (right) await requireRight(db, type, { userId, right, now: now() })
  }

  async function prepare(actor: Actor, operations: Operation[]) {
    const prepared = operations.filter(({ name }) => preparations[name])
    if (prepared.length > 0) await requireRightOf(db, actor)
    const receipts = await findReceipts(
      db,
      actor.userId,
      prepared.map(({ id }) => id),
    )
    for (const { id, name, args } of prepared) {
      if (!receipts.has(id)) await preparations[name]?.(actor, args as never)
    }
  }

  /**
   * Applies a batch in one transaction. After an unexpected error each operation is applied alone, so that a faulty one
   * does not stop the others.
   */
  async function applyTogether(actor: Actor, operations: Operation[]): Promise<Applied> {
    try {
      return await inTransactionWithRetries(actor, operations)
    } catch (error) {
      if (isDatabaseUnavailable(error) || error instanceof AppError) throw error
      const [operation] = operations
      if (operations.length === 1 && operation) {
        log.error({ err: error, operation: operation.name }, "operation failed")
        return { results: [{ id: operation.id, status: "refused", code: "INTERNAL" }] }
      }
    }
    const all: Applied = { results: [] }
    for (const operation of operations) {
      const { results, version = all.version } = await applyTogether(actor, [operation])
      Object.assign(all, { results: [...all.results, ...results], version })
    }
    return all
  }

  async function inTransactionWithRetries(actor: Actor, operations: Operation[], attempt = 1): Promise<Applied> {
    try {
      return await inTransaction(actor, operations)
    } catch (error) {
      if (!isTransactionConflict(error) || attempt === attemptsMax) throw error
      await sleep(randomInt(pauseMs.min, pauseMs.max) * attempt)
      return inTransactionWithRetries(actor, operations, attempt + 1)
    }
  }

  async function inTransaction(actor: Actor, operations: Operation[]): Promise<Applied> {
    const { afterCommit, ...outcome } = await transact(async (transaction) => {
      const afterCommit: (() => void)[] = []
      const first = await takeVersions(transaction, actor.userId, operations.length)
      if (first === undefined) throw appError("SESSION_UNKNOWN")
      // The right was first checked before this transaction locked the user, so it may have ended meanwhile.
      await requireRightOf(transaction, actor)
      const receipts = operations.map(({ id, name }, index) => ({ operationId: id, name, version: first + index }))
      const unapplied = await storeReceipts(transaction, actor.userId, receipts)
      const results: OperationResult[] = []
      const batch = {}
      for (const [index, operation] of operations.entries()) {
        const { id } = operation
        const context = {
          ...actor,
          batch,
          db: transaction,
          version: first + index,
          afterCommit: (work: () => void) => afterCommit.push(work),
        }
        const result = unapplied.has(id) ? await applyOne(context, operation) : ({ id, status: "already" } as const)
        if (result.status === "applied") unapplied.delete(id)
        results.push(result)
      }
      if (unapplied.size > 0) await deleteReceipts(transaction, actor.userId, [...unapplied])
      // An id may come twice in a batch. If the first operation was refused and the second applied, the receipt has the
      // first one's version and name, so that other devices would not learn of the change. So it is replaced.
      const reused = receipts.filter(({ operationId }, index) => {
        const first = receipts.findIndex((receipt) => receipt.operationId === operationId)
        return results[index]?.status === "applied" && first < index
      })
      if (reused.length > 0) {
        await deleteReceipts(
          transaction,
          actor.userId,
          reused.map(({ operationId }) => operationId),
        )
        await storeReceipts(transaction, actor.userId, reused)
      }
      const changing = operations.filter((_, index) => results[index]?.status === "applied")
      const applied = { since: first - 1, names: new Set(changing.map(({ name }) => name)) }
      return { results, version: first + operations.length - 1, applied, afterCommit }
    })
    for (const work of afterCommit) work()
    return outcome
  }

  async function applyOne(
    context: Omit<OperationContext, "operationId" | "at" | "now" | "receivedAt">,
    operation: Operation,
  ): Promise<OperationResult> {
    const { id, at } = operation
    const moment = now()
    const notAfterNow = earlierOf(at, moment.toISOString())
    try {
      await applyOperation({ ...context, operationId: id, at: notAfterNow, now: moment, receivedAt: moment }, operation)
      return { id, status: "applied" }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { id, status: "refused", code: error.code, ...(error.details.fields && { fields: error.details.fields }) }
    }
  }

  return apply
}

type Parsed = { operation: Operation; result?: never } | { operation?: never; result: OperationResult }

/** Parses an operation. A malformed or unknown one is refused, and one of a newer version is deferred. */
function parseOperation(sent: { id: string }): Parsed {
  const { id } = sent
  const refused = (code: string, fields = {}): Parsed => ({ result: { id, status: "refused", code, fields } })
  const envelope = operationEnvelopeSchema.safeParse(sent)
  if (!envelope.success) return refused("INVALID_INPUT", fieldErrors(envelope.error))
  if (envelope.data.schemaVersion > operationsVersion) return { result: { id, status: "deferred" } }
  // All versions since release 0.2.0, which had version 1, have only added to operations, so an earlier one keeps its
  // meaning.
  const upgraded = { ...envelope.data, schemaVersion: operationsVersion }
  if (!isOperationName(upgraded.name)) return refused("UNKNOWN_OPERATION")
  const args = definitionOf(upgraded.name).args.safeParse(upgraded.args)
  if (!args.success) return refused("INVALID_INPUT", fieldErrors(args.error))
  const unstorable = pathOfUnstorableText(args.data)
  if (unstorable !== null) return refused("INVALID_INPUT", { [unstorable]: "invalid" })
  return { operation: { ...upgraded, args: args.data } as Operation }
}

/**
 * Returns a function that applies one operation. It throws an AppError to refuse the operation before anything is
 * written.
 */
function createApplyOperation(nouns: readonly AnyNoun[]) {
  const byName = Object.fromEntries(nouns.map((noun) => [noun.noun, noun])) as Record<Noun, AnyNoun>

  return async function applyOperation(received: OperationContext, { name, args }: Operation) {
    const { db, userId, operationId: id, at, member } = received
    const { changes, purpose, reads, apply } = definitionOf(name)
    // The checks of an operation as a whole, and what is done after it, belong to the first noun that it changes.
    const mainNoun = byName[changes[0] as Noun]
    if (purpose) await requireConsent(db, userId, purpose)
    const now = (await mainNoun.admit?.[name]?.(received, args as never)) ?? received.now
    const context = { ...received, now }
    const rows = await loadAll(context, reads(args))
    const moment = { id, at, now: now.toISOString(), ...(member && { memberName: member.name }) }
    const changed = apply(rows, args, moment)
    const all = Object.entries(changed).flatMap(([noun, ofNoun]) =>
      changesOf<unknown>(ofNoun as Changed<unknown>, rows[noun as Noun], args).map((change) => ({
        noun: byName[noun as Noun],
        change: change as never,
      })),
    )
    for (const { noun, change } of all) await noun.check?.(context, change)
    for (const { noun, change } of all) await noun.store(context, change)
    await mainNoun.afterwards?.[name]?.(context, args as never, changed)
  }

  async function loadAll({ db, userId }: OperationContext, reads: { [In in Noun]?: Reads }): Promise<KnownRows> {
    const rows: { [In in Noun]?: Known<unknown> } = {}
    for (const [noun, read] of Object.entries(reads) as [Noun, Reads][]) {
      rows[noun] = Object.keys(read).length > 0 ? await byName[noun].load(db, userId, read) : {}
    }
    return rows as KnownRows
  }
}
