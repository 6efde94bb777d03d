import { expect, test } from "vitest"
import { ownKey } from "#domain/nouns/noun.ts"
import { storeEverything } from "#tests/api/everything.ts"
import { operation, sync, written } from "#tests/api/sync.ts"
import { rowsOfUser, tablesOfUsers } from "#tests/api/tables-of-users.ts"
import { describeOnBoth, testNow } from "#tests/api/test-app.ts"

/**
 * Columns that are not about the user but serve the server: keys to her account, when a row was last written, when a
 * mail is tried.
 */
const leftOut = [
  /^account\./,
  /^session\.(id|token|updatedAt)$/,
  /^user\.updatedAt$/,
  /\.(version|sync_version|field_changed_at)$/,
  /^rows\.(noun|stored_at|changed_at|copy_of)$/,
  /^rows\.value\.(revision|copyOf|isConflict)$/,
  /^support_questions\.mail_id$/,
  // Members' ids only tell the desk's conversations and members apart. Who has a conversation open is also in the
  // audit, which is exported.
  /\.member_id$/,
  /^(team_members|team_audit)\.id$/,
  /^desk_presence\./,
  // These are the keys with which push messages for one device are encrypted, and fields that only the queue of
  // reminders needs.
  /^reminder_channels\.(p256dh|auth|sent_until|leased_until|lease_id|failures)$/,
  /^twoFactor\.(id|secret|backupCodes)$/,
  /^(calendar_feeds|helper_links|access_tokens)\.secret_hash$/,
  /^address_changes\.(former_token|new_token)$/,
  /^contact_codes\.code_hash$/,
  // These are the key of a passkey, its id, and the authenticator's counter, which only signing in needs.
  /^passkeys\.(credential_id|public_key|counter)$/,
  /^outgoing_mails\.(id|content|due_at|expires_at|attempts)$/,
]

const isLeftOut = (name: string) => leftOut.some((pattern) => pattern.test(name))

/** Returns all parts of a value but those whose names are left out. */
function partsOf(value: unknown, name: string): unknown[] {
  if (typeof value !== "object" || !value) return [value]
  const all = Object.entries(value).map(([key, part]) => [`${name}.${key}`, part] as const)
  return all.flatMap(([key, part]) => (isLeftOut(key) ? [] : partsOf(part, key)))
}

describeOnBoth("export", (createTestApp) => {
  test("one file has everything that is kept about her, the oldest entry of the diary too", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await storeEverything(app, mother)
    const { email, password } = mother.account
    const headers = { "user-agent": "Firefox on her tablet" }
    await app.visitor().send("POST", "/api/auth/sign-in/email", { body: { email, password }, headers })
    const answer = await mother.get("/api/account/export")
    expect(answer.status).toBe(200)
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8")
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="florescer-data.json"')
    expect(answer.headers.get("cache-control")).toBe("no-store")
    expect(answer.body).toMatchObject({
      formatVersion: 2,
      exportedAt: testNow.toISOString(),
      user: { id: mother.id, fullName: "Ana", email, emailVerified: false },
      sessions: [{ userAgent: "" }, { userAgent: "Firefox on her tablet" }],
      onboarding: { restrictions: "amendoim", goals: ["More energy", "Improve sleep"] },
      profile: { currentWeightKg: 71.3, isBreastfeeding: true, birthType: "Cesárea" },
      journeys: [{ id: "first", done: { 1: ["morning"] } }],
      shoppingTicks: { ticks: { values: { oats: true } } },
      preferences: { preferences: { values: { dailyTips: false } } },
      checkIns: [
        { date: "2026-11-20", value: { energy: 5, mood: null, bloating: null } },
        { date: "2026-11-21", value: { energy: 1, mood: 2, bloating: 3 } },
      ],
    })
    expect(answer.body.diaryEntries).toHaveLength(12)
    expect(answer.body.diaryEntries.at(-1)).toMatchObject({ mood: "😐", notes: "O dia 1 de novembro 🌸" })
  })

  test("no column of any table that refers to her is forgotten", async () => {
    const app = await createTestApp({ SMTP_URL: "smtp://127.0.0.1:1" })
    const mother = await app.mother("Ana")
    await storeEverything(app, mother)
    await app.background.settled()
    const text = JSON.stringify((await mother.get("/api/account/export")).body)
    for (const table of await tablesOfUsers(app.database)) {
      const rows = await rowsOfUser(app.db, table, mother.id)
      expect(rows, table.name).not.toEqual([])
      for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
        const name = `${table.name}.${column}`
        if (value === null || value === ownKey || isLeftOut(name)) continue
        for (const part of name === "rows.value" ? partsOf(JSON.parse(value as string), name) : [value]) {
          const written = JSON.stringify(part).replaceAll('"', "")
          expect(text.replaceAll(/\\?"/g, ""), name).toContain(written.replaceAll("\\", ""))
        }
      }
    }
  })

  test("no password, token or deleted entry is in it, and nothing of another mother", async () => {
    const app = await createTestApp({ SMTP_URL: "smtp://127.0.0.1:1" })
    const ana = await app.mother("Ana")
    const bia = await app.mother("Bia")
    await storeEverything(app, bia)
    const entry = written(undefined, { mood: "😢", notes: "apagada" })
    await sync(ana, [entry, operation("entryDeleted", { entryId: entry.args.entryId, base: entry.id })])
    const { body } = await ana.get("/api/account/export")
    expect(body).toMatchObject({ onboarding: null, profile: null, journeys: [], checkIns: [], diaryEntries: [] })
    const { token } = await app.db
      .selectFrom("session")
      .select("token")
      .where("userId", "=", ana.id)
      .executeTakeFirstOrThrow()
    const { password } = await app.db
      .selectFrom("account")
      .select("password")
      .where("userId", "=", ana.id)
      .executeTakeFirstOrThrow()
    const text = JSON.stringify(body)
    const mails = await app.db.selectFrom("outgoing_mails").select("content").where("user_id", "=", ana.id).execute()
    for (const other of [
      token,
      password,
      ...mails.map(({ content }) => content),
      "apagada",
      bia.id,
      bia.account.email,
      "amendoim",
    ])
      expect(text).not.toContain(other)
  })
})
