import { sql } from "kysely"
import { expect, onTestFinished, test } from "vitest"
import { describeOnBoth } from "#tests/api/test-app.ts"
import { openDatabase } from "./open.ts"
import type { Transact } from "./transact.ts"

describeOnBoth("works that arrive together", (createTestApp) => {
  /** A table of notes, and a function that reads it through another connection. */
  async function notebook() {
    const app = await createTestApp()
    const { db, transact, type } = app.database
    await sql`create table notes (id integer primary key, text text)`.execute(db)
    const other = await openDatabase(app.env, app.log)
    onTestFinished(other.close)
    const committed = async () => {
      const { rows } = await sql<{ id: number }>`select id from notes order by id`.execute(other.db)
      return rows.map(({ id }) => id)
    }
    return { db, transact, type, committed }
  }

  const write = (transaction: Parameters<Parameters<Transact>[0]>[0], id: number, text = "") =>
    sql`insert into notes values (${id}, ${text})`.execute(transaction)

  const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)

  test("each of 250 is committed once it is answered", async () => {
    const { transact, committed } = await notebook()
    const answered = numbers(0, 250).map(async (id) => {
      const result = await transact(async (transaction) => {
        await write(transaction, id)
        return `note ${id}`
      })
      if (id % 50 === 0) expect(await committed()).toContain(id)
      return result
    })
    expect(await Promise.all(answered)).toEqual(numbers(0, 250).map((id) => `note ${id}`))
    expect(await committed()).toEqual(numbers(0, 250))
  })

  test("one that fails is undone with all that it wrote, and takes no other with it", async () => {
    const { transact, committed } = await notebook()
    const answered = numbers(0, 100).map((id) =>
      transact(async (transaction) => {
        await write(transaction, id)
        await write(transaction, id + 1000)
        if (id === 40) throw new Error("no")
        // This violates a constraint, because a row with this id exists.
        if (id === 60) await write(transaction, id)
      }),
    )
    const outcomes = await Promise.allSettled(answered)
    const failed = outcomes.flatMap(({ status }, id) => (status === "rejected" ? id : []))
    expect(failed).toEqual([40, 60])
    const kept = numbers(0, 100).filter((id) => id !== 40 && id !== 60)
    expect(await committed()).toEqual([...kept, ...kept.map((id) => id + 1000)])
  })

  test("on SQLite they share commits, and none is answered before its commit", async () => {
    const { transact, type, committed } = await notebook()
    if (type === "postgres") return
    const events: string[] = []
    const answered = numbers(0, 3).map(async (id) => {
      await transact(async (transaction) => {
        await write(transaction, id)
        events.push(`ran ${id}`)
        expect(await committed()).toEqual([])
      })
      events.push(`answered ${id}`)
      expect(await committed()).toEqual([0, 1, 2])
    })
    await Promise.all(answered)
    expect(events).toEqual(["ran 0", "ran 1", "ran 2", "answered 0", "answered 1", "answered 2"])
  })

  test("a full disk refuses what has no room, and nothing else", async () => {
    const { db, transact, type, committed } = await notebook()
    if (type === "postgres") return
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
    await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 2)}`.execute(db)
    const answered = numbers(0, 20).map((id) =>
      transact((transaction) => write(transaction, id, id === 10 ? "a".repeat(1_000_000) : "")),
    )
    const outcomes = await Promise.allSettled(answered)
    expect(outcomes.flatMap(({ status }, id) => (status === "rejected" ? id : []))).toEqual([10])
    expect(await committed()).toEqual(numbers(0, 20).filter((id) => id !== 10))
  })

  test("where the database rolls back all of them, the others run again", async () => {
    const { db, transact, type, committed } = await notebook()
    if (type === "postgres") return
    await sql`
      create trigger roll_back before insert on notes when new.text = 'roll back'
      begin select raise(rollback, 'rolled back'); end`.execute(db)
    const answered = numbers(0, 20).map((id) =>
      transact((transaction) => write(transaction, id, id === 10 ? "roll back" : "")),
    )
    const outcomes = await Promise.allSettled(answered)
    expect(outcomes.flatMap(({ status }, id) => (status === "rejected" ? id : []))).toEqual([10])
    expect(await committed()).toEqual(numbers(0, 20).filter((id) => id !== 10))
  })
})
