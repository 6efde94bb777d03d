import { setImmediate as nextTurn } from "node:timers/promises"
import { CompiledQuery, type Kysely, type Transaction } from "kysely"
import type { Tables } from "./tables.ts"

type Work<Result> = (transaction: Transaction<Tables>) => Promise<Result>
/** Runs work in a transaction and returns its result once that is durable. Work may run again after it was rolled back. */
export type Transact = <Result>(work: Work<Result>) => Promise<Result>
type Waiting = { work: Work<unknown>; resolve: (result: unknown) => void; reject: (error: unknown) => void }

/** All works of a commit wait for the last of them. */
const worksPerCommitMax = 100
const savepoint = CompiledQuery.raw("savepoint work")
const release = CompiledQuery.raw("release work")
const rollBack = CompiledQuery.raw("rollback to work")

/** Each work in a transaction of its own. PostgreSQL lets commits of several connections share a sync of the disk. */
export function transactAlone(db: Kysely<Tables>): Transact {
  return (work) => db.transaction().execute(work)
}

/**
 * For SQLite: works that arrive together share a commit, and so its sync of the disk. None is answered before it, and a
 * failing one is undone alone.
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

  /** Lets the requests that the sockets already hold join: one turn reads them, the next looks up their sessions. */
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
        // Another process writes: each of them would wait as long for it.
        for (const { reject } of group) reject(error)
        return
      }
    }
    // SQLite has rolled all of them back, as when the disk is full.
    for (const { work, resolve, reject } of group) await alone(work).then(resolve, reject)
  }

  return <Result>(work: Work<Result>) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as Waiting["resolve"], reject })
      if (!isRunning) void run()
    })
}

/** Runs the works one after the other, in the hope that none fails. Returns how to answer each, after the commit. */
async function runAll(transaction: Transaction<Tables>, group: Waiting[]) {
  const answers: (() => void)[] = []
  for (const { work, resolve } of group) {
    const result = await work(transaction)
    answers.push(() => resolve(result))
  }
  return answers
}

/** Runs each work in a savepoint, so that one which fails is undone alone. Returns how to answer each, after the commit. */
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
