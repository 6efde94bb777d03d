import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { sql } from "kysely"
import { expect, test } from "vitest"
import { addDays, retention } from "#domain/privacy/retention.ts"
import { storedRow } from "#tests/api/stored-row.ts"
import { describeOnBoth, type TestApp, testNow } from "#tests/api/test-app.ts"

const moment = testNow.toISOString()
const later = (text: string) => new Date(Date.parse(text) + 1).toISOString()

async function runJobs(app: TestApp) {
  app.jobs.wake()
  await app.background.settled()
}

async function idsOf(app: TestApp, table: string, key = "id") {
  const { rows } = await sql<{ key: string }>`
    select ${sql.ref(key)} as key from ${sql.table(table)} order by 1`.execute(app.db)
  return rows.map((row) => row.key)
}

/** Stores in each of the team's tables one row that has expired and one that has not. */
async function storeWhatTheTeamWrote({ db }: TestApp, userId: string) {
  for (const [id, ofTwoYears, ofOneYear] of [
    ["gone", "2025-11-21T09:00:00.000Z", "2025-11-21T09:00:00.000Z"],
    ["kept", "2025-11-21T09:00:00.001Z", "2025-11-21T09:00:00.001Z"],
  ] as const) {
    const written = { user_id: userId, id, member_id: id, member_name: "Marta" }
    await db
      .insertInto("team_replies")
      .values({ ...written, text: "", sent_at: ofTwoYears, helped: null, version: 0 })
      .execute()
    await db
      .insertInto("team_notes")
      .values({ ...written, text: "", written_at: ofTwoYears })
      .execute()
    await db.insertInto("response_times").values({ id, asked_at: ofTwoYears, minutes: 1 }).execute()
    await db
      .insertInto("team_audit")
      .values({ ...written, action: "read", at: ofOneYear })
      .execute()
  }
}

describeOnBoth("what has expired", (createTestApp) => {
  test("a code by which the team may write first goes after a day, a reply that did not go after thirty", async () => {
    const app = await createTestApp()
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    for (const [mother, expires_at] of [
      [ana, moment],
      [bia, later(moment)],
    ] as const) {
      await app.db
        .insertInto("contact_codes")
        .values({ user_id: mother.id, code_hash: mother.id, made_at: moment, expires_at, used_for: null })
        .execute()
      const written = { id: "a", member_id: "a", member_name: "Marta", text: "Pode.", written_at: moment }
      const send_at = addDays(new Date(expires_at), -retention.heldReplyDays).toISOString()
      await app.db
        .insertInto("scheduled_replies")
        .values({ ...written, user_id: mother.id, is_first: 0, seen_version: 0, send_at, held_at: send_at })
        .execute()
    }
    app.clock.now = new Date(moment)
    app.jobs.wake()
    await app.background.settled()
    expect(await idsOf(app, "contact_codes", "user_id")).toEqual([bia.id])
    expect(await idsOf(app, "scheduled_replies", "user_id")).toEqual([bia.id])
  })

  test("is deleted at its moment, and what has a millisecond left is kept", async () => {
    const app = await createTestApp()
    const { id: userId } = await app.mother("Ana")
    await app.background.settled()
    for (const table of ["session", "verification", "outgoing_mails"] as const) await app.db.deleteFrom(table).execute()
    for (const [id, ends] of [
      ["gone", moment],
      ["kept", later(moment)],
    ] as const) {
      const written = { createdAt: moment, updatedAt: moment }
      await app.db
        .insertInto("session")
        .values({ id, token: id, userId, expiresAt: ends, userAgent: null, ...written })
        .execute()
      await app.db
        .insertInto("verification")
        .values({ id, identifier: id, value: userId, expiresAt: ends, ...written })
        .execute()
      const mail = { id, user_id: userId, kind: "confirm-email", content: "", created_at: moment, attempts: 0 }
      const due = new Date(testNow.getTime() + 60_000).toISOString()
      await app.db
        .insertInto("outgoing_mails")
        .values({ ...mail, due_at: due, expires_at: ends })
        .execute()
    }
    for (const [id, asked] of [
      ["gone", "2025-11-21T09:00:00.000Z"],
      ["kept", "2025-11-21T09:00:00.001Z"],
    ] as const) {
      const question = { id, user_id: userId, text: "?", created_at: asked, mailed_at: null }
      await app.db.insertInto("support_questions").values(question).execute()
    }
    await storeWhatTheTeamWrote(app, userId)
    for (const [id, month] of [
      ["gone", "2025-10"],
      ["kept", "2025-11"],
    ] as const) {
      const rating = {
        user_id: userId,
        id,
        month,
        theme: "mind",
        is_useful: 1,
        changed_at: moment,
        version: 1,
      } as const
      await app.db.insertInto("answer_ratings").values(rating).execute()
    }
    for (const [id, asked_at] of [
      ["gone", "2026-11-20T09:00:00.000Z"],
      ["kept", "2026-11-20T09:00:00.001Z"],
    ] as const) {
      await app.db.insertInto("asked_questions").values({ id, address_key: "key", asked_at }).execute()
    }
    for (const [id, deleted_at] of [
      ["gone", "2025-11-21T09:00:00.000Z"],
      ["kept", "2025-11-21T09:00:00.001Z"],
      ["living", null],
    ] as const) {
      const row = storedRow(userId, "diaryEntries", id, {})
      const deleted = deleted_at && { value: null, changed_at: deleted_at }
      await app.db
        .insertInto("rows")
        .values([
          { ...row, ...deleted },
          // Deleted rows of the noun "water" are kept for good.
          { ...row, ...deleted, noun: "water" },
        ])
        .execute()
    }
    for (const [id, ended] of [
      ["gone", "2026-10-22T09:00:00.000Z"],
      ["kept", "2026-10-22T09:00:00.001Z"],
    ] as const) {
      const link = {
        user_id: userId,
        id,
        secret_hash: null,
        name: "",
        shows: "[]",
        names_without: 1,
        baby_hours: null,
        favours: "{}",
        language: "pt",
      } as const
      await app.db
        .insertInto("helper_links")
        .values({ ...link, created_at: moment, expires_at: ended, ended_at: null, version: 1 })
        .execute()
    }
    for (const [token, ended_at] of [
      ["gone", "2026-10-12T09:00:00.000Z"],
      ["kept", "2026-10-12T09:00:00.001Z"],
    ] as const) {
      await app.db.insertInto("ended_sessions").values({ token, ended_at }).execute()
    }
    await app.db.deleteFrom("known_devices").execute()
    for (const [device_id, last_used_at] of [
      ["gone", "2025-11-21T09:00:00.000Z"],
      ["kept", "2025-11-21T09:00:00.001Z"],
    ] as const) {
      await app.db
        .insertInto("known_devices")
        .values({ user_id: userId, device_id, created_at: moment, last_used_at })
        .execute()
    }
    for (const [id, expires_at] of [
      ["gone", moment],
      ["kept", later(moment)],
    ] as const) {
      const signUp = { id, email: "bia@example.org", full_name: "Bia", password: "", language: null, terms_version: 1 }
      await app.db
        .insertInto("invitations")
        .values({ id, code_hash: id, label: "", uses: 1, uses_left: 1, created_at: moment, expires_at })
        .execute()
      await app.db
        .insertInto("sign_ups")
        .values({ ...signUp, device_id: "one", created_at: moment, expires_at, invitation_id: id })
        .execute()
    }
    for (const [id, expires_at] of [
      ["gone", moment],
      ["kept", later(moment)],
    ] as const) {
      const token = { user_id: userId, id, secret_hash: id, name: "", scope: "read", last_used_at: null } as const
      await app.db
        .insertInto("access_tokens")
        .values({ ...token, created_at: moment, expires_at })
        .execute()
    }
    if (app.type === "postgres") {
      const expire = testNow.getTime()
      await sql`insert into rate_limits (key, points, expire) values
        ('gone', 1, ${expire}), ('kept', 1, ${expire + 1}), ('without end', 1, null)`.execute(app.db)
    }

    await runJobs(app)
    for (const table of [
      "session",
      "verification",
      "outgoing_mails",
      "support_questions",
      "answer_ratings",
      "asked_questions",
      "helper_links",
      "access_tokens",
      "sign_ups",
      "invitations",
    ]) {
      expect(await idsOf(app, table), table).toEqual(["kept"])
    }
    for (const table of ["team_replies", "team_notes", "team_audit", "response_times"])
      expect(await idsOf(app, table), table).toEqual(["kept"])
    expect(await idsOf(app, "ended_sessions", "token")).toEqual(["kept"])
    expect(await idsOf(app, "known_devices", "device_id")).toEqual(["kept"])
    expect(await idsOf(app, "rows", "key")).toEqual(["gone", "kept", "kept", "living", "living"])
    const counts = app.type === "postgres" ? await idsOf(app, "rate_limits", "key") : ["kept", "without end"]
    expect(counts.filter((key) => !key.includes(":"))).toEqual(["kept", "without end"])
    expect(await idsOf(app, "user")).toEqual([userId])
  })

  test("goes in batches, all of it, and the log says how much of which table and nothing else", async () => {
    const app = await createTestApp()
    const row = { identifier: "x", value: "y", expiresAt: moment, createdAt: moment, updatedAt: moment }
    const rows = Array.from({ length: 1001 }, (_, number) => ({ ...row, id: String(number) }))
    for (let at = 0; at < rows.length; at += 500) {
      await app.db
        .insertInto("verification")
        .values(rows.slice(at, at + 500))
        .execute()
    }
    await runJobs(app)
    expect(await idsOf(app, "verification")).toEqual([])
    const lines = app.logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "expired rows deleted")
    expect(lines).toMatchObject([{ table: "verification", rows: 1001 }])
  })

  test("a mail that is a file goes after thirty days, and nothing else in its folder", async () => {
    const app = await createTestApp()
    await runJobs(app)
    const folder = join(app.env.dataDir, "outbox")
    expect(existsSync(folder)).toBe(false)
    mkdirSync(folder)
    const kept = [
      "2026-10-22T09-00-00.001Z-confirm-email-1.eml",
      "2026-11-21T09-00-00.000Z-confirm-email-1.eml",
      "notes of 2020.txt",
    ]
    const gone = ["2026-10-22T09-00-00.000Z-confirm-email-1.eml", "2024-01-01T00-00-00.000Z-reset-password-1.eml.draft"]
    for (const name of [...kept, ...gone]) writeFileSync(join(folder, name), "")
    await runJobs(app)
    expect(readdirSync(folder).sort()).toEqual(kept.toSorted())
  })
})
