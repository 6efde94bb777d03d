import { setImmediate } from "node:timers/promises"
import { sql } from "kysely"
import { expect, test } from "vitest"
import { countRows } from "#server/sync/rows.ts"
import { rowsOf } from "../api/everything.ts"
import { perform, send, written } from "../api/sync.ts"
import { describeOnBoth, type TestApp } from "../api/test-app.ts"
import { insertEntries, longestNotes } from "./insert-entries.ts"

type Mother = Awaited<ReturnType<TestApp["mother"]>>

const many = { count: 1020, storedAt: new Date("2024-01-01T00:00:00.000Z"), notes: longestNotes }

/** PostgreSQL deletes as on a slow disk: on a fast one a diary is gone before anybody else has asked. */
async function slowDown({ database, db }: TestApp) {
  if (database.type !== "postgres") return
  await sql`CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.04); RETURN NULL; END $$`.execute(
    db,
  )
  await sql`CREATE TRIGGER slow AFTER DELETE ON rows EXECUTE FUNCTION wait()`.execute(db)
}

/** Counts how often another mother gets an answer while a diary is partly deleted. */
async function answeredMeanwhile(app: TestApp, other: Mother, userId: string, isDone: Promise<unknown>) {
  let isRunning = true
  isDone.finally(() => {
    isRunning = false
  })
  const entries = app.db.selectFrom("rows").where("user_id", "=", userId).where("noun", "=", "diaryEntries")
  let answers = 0
  while (isRunning) {
    expect((await other.get("/api/progress")).status).toBe(200)
    const { left } = await entries.select(({ fn }) => fn.countAll().as("left")).executeTakeFirstOrThrow()
    if (Number(left) > 0 && Number(left) < many.count) answers++
    // SQLite answers synchronously in the app's process; this lets other requests run in between.
    await setImmediate()
  }
  return answers
}

describeOnBoth("deletion of much", (createTestApp) => {
  test("while an account with a large diary goes, others are answered, and nothing of it stays", async () => {
    const app = await createTestApp()
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    await insertEntries(app.database, ana.id, many)
    await insertEntries(app.database, bia.id, { ...many, count: 3 })
    await slowDown(app)
    const deleting = ana.post("/api/auth/delete-user", { password: ana.account.password })
    expect(await answeredMeanwhile(app, bia, ana.id, deleting)).toBeGreaterThan(3)
    expect((await deleting).status).toBe(200)
    expect(Object.values(await rowsOf(app, ana.id)).flat()).toEqual([])
    expect((await bia.get("/api/diary-entries")).body.entries).toHaveLength(3)
  })

  test("a wrong password deletes nothing of a large diary", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    await insertEntries(app.database, ana.id, { ...many, count: 60 })
    expect((await ana.post("/api/auth/delete-user", { password: "wrong" })).status).toBe(400)
    expect(await countRows(app.db, ana.id, "diaryEntries")).toBe(60)
  })

  test("while a large diary goes with her consent, others are answered, and what she writes meanwhile goes too", async () => {
    const app = await createTestApp()
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    await insertEntries(app.database, ana.id, many)
    await slowDown(app)
    const withdrawing = perform(ana, "consentWithdrawn", { purpose: "diary" })
    const writing = send(ana, written())
    expect(await answeredMeanwhile(app, bia, ana.id, withdrawing)).toBeGreaterThan(3)
    expect(await withdrawing).toMatchObject({ status: "applied" })
    const result = await writing
    expect(["applied", "CONSENT_REQUIRED"]).toContain(result.status === "refused" ? result.code : result.status)
    expect(await countRows(app.db, ana.id, "diaryEntries")).toBe(0)
  })

  test("an unused account goes with its large diary, and who came back at that moment keeps hers", async () => {
    const app = await createTestApp({ SMTP_URL: "smtp://127.0.0.1:1" })
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    for (const { id } of [ana, bia]) {
      await insertEntries(app.database, id, { ...many, count: 120 })
      await app.db.updateTable("user").set({ last_used_at: "2024-01-01T00:00:00.000Z" }).where("id", "=", id).execute()
      for (const [number, queued_at] of [
        [1, "2026-01-01T00:00:00.000Z"],
        [2, "2026-03-01T00:00:00.000Z"],
      ] as const) {
        const warning = { id: crypto.randomUUID(), user_id: id, number, queued_at, delivered_at: queued_at }
        await app.db
          .insertInto("idle_warnings")
          .values({ ...warning })
          .execute()
      }
    }
    await bia.signIn(bia.account)
    app.jobs.wake()
    await app.background.settled()
    expect(Object.values(await rowsOf(app, ana.id)).flat()).toEqual([])
    expect(await countRows(app.db, bia.id, "diaryEntries")).toBe(120)
  })
})
