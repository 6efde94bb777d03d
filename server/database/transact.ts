import { setImmediate as nextTurn } from "node:timers/promises"
import { CompiledQuery, type Kysely, type Transaction } from "kysely"
import type { Tables } from "./tables.ts"

type Work<Result> = (transaction: Transaction<Tables>) => Promise<Result>
/** Resolves once the work is durable. After a rollback the work may run again. */
export type Transact = <Result>(work: Work<Result>) => Promise<Result>
type Waiting = { work: Work<unknown>; resolve: (result: unknown) => void; reject: (error: unknown) => void }

const worksPerCommitMax = 100
const savepoint = CompiledQuery.raw("savepoint work")
const release = CompiledQuery.raw("release work")
const rollBack = CompiledQuery.raw("rollback to work")

/** Runs each work in a transaction of its own, for PostgreSQL, where concurrent commits already share a disk sync. */
export function transactAlone(db: Kysely<Tables>): Transact {
  return (work) => db.transaction().execute(work)
}

/**
 * Runs concurrent works in one transaction, for SQLite, so that they share a commit. If one fails, only that one is
 * undone.
 */
export function transactTogether(db: Kysely<Tables>, perCommitMax = worksPerCommitMax): Transact {
  const alone = transactAlone(db)
  const waiting: Waiting[] = []
  let isRunning = false

  async function run() {
    isRunning = true
    while (waiting.length > 0) {
      await arrivals()
      await commit(waiting.splice(0, perCommitMax))
    }
    isRunning = false
  }

  async function arrivals() {
    if (perCommitMax === 1) return
    let before: number
    do {
      before = waiting.length
      await nextTurn()
      await nextTurn()
    } while (waiting.length > before && waiting.length < perCommitMax)
  }

  async function commit(group: Waiting[]) {
    const [first] = group
    if (first && group.length === 1) return alone(first.work).then(first.resolve, first.reject)
    for (const run of [runAll, runEach]) {
      let hasBegun = false
      try {
        const answers = await alone((transaction) => {
          hasBegun = true
          return run(transaction, group)
        })
        for (const answer of answers) answer()
        return
      } catch (error) {
        if (hasBegun) continue
        // The transaction did not begin, because another process holds the lock. Each work alone would wait just as
        // long, so all fail.
        for (const { reject } of group) reject(error)
        return
      }
    }
    // SQLite has rolled back the whole transaction, for example because the disk is full, so each work runs alone.
    for (const { work, resolve, reject } of group) await alone(work).then(resolve, reject)
  }

  return <Result>(work: Work<Result>) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as Waiting["resolve"], reject })
      if (!isRunning) void run()
    })
}

async function runAll(transaction: Transaction<Tables>, group: Waiting[]) {
  const answers: (() => void)[] = []
  for (const { work, resolve } of group) {
    const result = await work(transaction)
    answers.push(() => resolve(result))
  }
  return answers
}

/** Runs each work in a savepoint, so that one that fails is undone alone. */
async function runEach(transaction: Transaction<Tables>, group: Waiting[]) {
  const answers: (() => void)[] = []
  for (const { work, resolve, reject } of group) {
    await transaction.executeQuery(savepoint)
    try {
      const result = await work(transaction)
      answers.push(() => resolve(result))
    } catch (error) {
      await transaction.executeQuery(rollBack)
      answers.push(() => reject(error))
    }
    await transaction.executeQuery(release)
  }
  return answers
}
