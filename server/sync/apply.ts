import { randomInt } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import type { Operation, OperationName } from "#domain/operations/operations.ts"
import type { OperationResult } from "#domain/operations/sync.ts"
import { earlierOf } from "#domain/timestamped.ts"
import type { Database } from "../database/open.ts"
import { isDatabaseUnavailable, isTransactionConflict } from "../database/unavailable.ts"
import { AppError, appError } from "../errors.ts"
import type { Log } from "../log.ts"
import type { Actor, AnyNoun, OperationContext } from "./noun.ts"
import { createApplyOperation, judgeOperation } from "./operation.ts"
import { deleteReceipts, findReceipts, storeReceipts, takeVersions } from "./receipts.ts"

const attemptsMax = 5
const pauseMs = { min: 50, max: 250 }

type ApplyDeps = {
  database: Pick<Database, "db" | "transact">
  nouns: readonly AnyNoun[]
  now: () => Date
  log: Log
}

export type Applied = {
  results: OperationResult[]
  version?: number | undefined
  alone?: { since: number; names: Set<string> } | undefined
}

/** Each exactly once, its receipt in the same transaction; a refused one blocks no others. */
export function createApply({ database, nouns, now, log }: ApplyDeps) {
  const { db, transact } = database
  const applyOperation = createApplyOperation(nouns)
  const preparations = Object.assign({}, ...nouns.map((noun) => noun.prepare ?? {})) as {
    [Name in OperationName]?: (actor: Actor, args: never) => Promise<void>
  }

  /** Throws NOT_SIGNED_IN, and an unavailable database's error. */
  async function apply(actor: Actor, sent: { id: string }[]): Promise<Applied> {
    const judged = sent.map(judgeOperation)
    const operations = judged.flatMap(({ operation }) => operation ?? [])
    if (operations.length === 0) return { results: judged.flatMap(({ result }) => result ?? []) }
    await prepare(actor, operations)
    const { results, ...applied } = await applyTogether(actor, operations)
    const all = judged.map(({ operation, result }) => (operation ? (results.shift() as OperationResult) : result))
    return { results: all, ...applied }
  }

  async function prepare(actor: Actor, operations: Operation[]) {
    const prepared = operations.filter(({ name }) => preparations[name])
    const receipts = await findReceipts(
      db,
      actor.userId,
      prepared.map(({ id }) => id),
    )
    for (const { id, name, args } of prepared) {
      if (!receipts.has(id)) await preparations[name]?.(actor, args as never)
    }
  }

  /** After an unexpected error each is applied alone. */
  async function applyTogether(actor: Actor, operations: Operation[]): Promise<Applied> {
    try {
      return await inTransactionAgain(actor, operations)
    } catch (error) {
      if (isDatabaseUnavailable(error) || error instanceof AppError) throw error
      const [operation] = operations
      if (operations.length === 1 && operation) {
        log.error({ err: error, operation: operation.name }, "operation failed")
        return { results: [{ id: operation.id, status: "refused", code: "INTERNAL" }] }
      }
    }
    const applied: Applied = { results: [] }
    for (const operation of operations) {
      const { results, version = applied.version } = await applyTogether(actor, [operation])
      Object.assign(applied, { results: [...applied.results, ...results], version })
    }
    return applied
  }

  async function inTransactionAgain(actor: Actor, operations: Operation[], attempt = 1): Promise<Applied> {
    try {
      return await inTransaction(actor, operations)
    } catch (error) {
      if (!isTransactionConflict(error) || attempt === attemptsMax) throw error
      await sleep(randomInt(pauseMs.min, pauseMs.max) * attempt)
      return inTransactionAgain(actor, operations, attempt + 1)
    }
  }

  async function inTransaction(actor: Actor, operations: Operation[]): Promise<Applied> {
    const { afterCommit, ...done } = await transact(async (transaction) => {
      const afterCommit: (() => void)[] = []
      const first = await takeVersions(transaction, actor.userId, operations.length)
      if (first === undefined) throw appError("NOT_SIGNED_IN")
      const receipts = operations.map(({ id, name }, index) => ({ operationId: id, name, version: first + index }))
      // First: they make the user's other operations wait.
      const unapplied = await storeReceipts(transaction, actor.userId, receipts)
      const results: OperationResult[] = []
      for (const [index, operation] of operations.entries()) {
        const { id } = operation
        const context = {
          ...actor,
          db: transaction,
          version: first + index,
          afterCommit: (work: () => void) => afterCommit.push(work),
        }
        const result = unapplied.has(id) ? await applyOne(context, operation) : ({ id, status: "already" } as const)
        if (result.status === "applied") unapplied.delete(id)
        results.push(result)
      }
      if (unapplied.size > 0) await deleteReceipts(transaction, actor.userId, [...unapplied])
      const applied = operations.filter((_, index) => results[index]?.status === "applied")
      // Otherwise other devices would not learn what changed.
      const misnamed = receipts.filter(({ operationId }, index) => {
        const first = receipts.findIndex((receipt) => receipt.operationId === operationId)
        return results[index]?.status === "applied" && first < index
      })
      if (misnamed.length > 0) {
        await deleteReceipts(
          transaction,
          actor.userId,
          misnamed.map(({ operationId }) => operationId),
        )
        await storeReceipts(transaction, actor.userId, misnamed)
      }
      const alone = { since: first - 1, names: new Set(applied.map(({ name }) => name)) }
      return { results, version: first + operations.length - 1, alone, afterCommit }
    })
    for (const work of afterCommit) work()
    return done
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
