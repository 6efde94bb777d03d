import { expect, test } from "vitest"
import { type ConsentPurpose, consentPurposes, consentVersions } from "#domain/consent.ts"
import { defaultProfile } from "#domain/profile.ts"
import { agreeToAll } from "#tests/api/agree.ts"
import { onboardingAnswers, rowsOf, storeEverything } from "#tests/api/everything.ts"
import { createSyncDevice } from "#tests/api/sync-device.ts"
import { describeRules, testNow } from "#tests/api/test-app.ts"

const changedAt = "2026-11-21T08:00:00.000Z"
const given = (purpose: ConsentPurpose) => ({
  textVersion: consentVersions[purpose],
  language: "es",
  givenAt: changedAt,
})
const entry = { mood: "🙂", notes: "Dormi quatro horas.", createdAt: changedAt }
const checkIn = { value: { energy: 1, mood: 2, bloating: 3 }, changedAt }

/** Every write that needs her consent, by its purpose. */
const writes: Record<ConsentPurpose, [path: () => string, body: object][]> = {
  profile: [
    [() => "/api/profile", defaultProfile("Ana", "2026-11-20")],
    [() => "/api/onboarding", onboardingAnswers],
  ],
  diary: [
    [() => `/api/diary-entries/${crypto.randomUUID()}`, entry],
    [() => "/api/check-ins/2026-11-21", checkIn],
  ],
  reminders: [],
  questions: [[() => `/api/support-questions/${crypto.randomUUID()}`, { text: "Posso comer jaca?" }]],
}

/** Where the data of each purpose lies. */
const tables: Record<ConsentPurpose, string[]> = {
  profile: ["profiles", "onboarding", "households", "weights", "helper_links"],
  diary: ["diary_entries", "check_ins", "water_days", "badges"],
  questions: ["support_questions", "team_conversations", "team_replies", "team_notes", "team_audit", "desk_presence"],
  reminders: ["reminder_times", "reminder_channels", "calendar_feeds"],
}

/** Of a journey stays what was done; its dishes follow from what she told. */
function withoutWeek(rows: readonly object[] | undefined) {
  return rows?.map((row) => ("hard_nights" in row ? { ...row, dishes: null, hard_nights: null, version: 0 } : row))
}

describeRules("consent", (createTestApp) => {
  test.each(consentPurposes)("nothing of %s is kept before she agrees to it, and to nothing else", async (purpose) => {
    const app = await createTestApp()
    const mother = await app.mother("Ana", {}, { hasAgreed: false })
    await agreeToAll(
      mother.put,
      consentPurposes.filter((other) => other !== purpose),
    )
    for (const [path, body] of writes[purpose]) {
      expect(await mother.put(path(), body)).toMatchObject({ status: 403, body: { code: "CONSENT_REQUIRED" } })
    }
    const rows = await rowsOf(app, mother.id)
    for (const table of tables[purpose]) expect(rows[table], table).toEqual([])
    expect((await mother.put(`/api/consents/${purpose}`, given(purpose))).status).toBe(200)
    for (const [path, body] of writes[purpose]) expect((await mother.put(path(), body)).status).toBe(200)
  })

  test("what she ticks needs none", async () => {
    const mother = await (await createTestApp()).mother("Ana", {}, { hasAgreed: false })
    const value = {
      day: 1,
      percentage: 0,
      checklist: { morning: false, mainMeal: false, snack: false, activity: false },
    }
    expect((await mother.put("/api/progress", { value, changedAt })).status).toBe(200)
  })

  test("it is recorded with purpose, version, language and time, once however often it is sent", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana", {}, { hasAgreed: false })
    const later = { ...given("diary"), givenAt: "2026-11-21T08:30:00.000Z" }
    await mother.put("/api/consents/diary", given("diary"))
    const { body } = await mother.put("/api/consents/diary", later)
    const recorded = { purpose: "diary", ...given("diary"), withdrawnAt: null }
    expect(body).toEqual({ consents: [recorded], kept: [] })
    expect((await mother.get("/api/consents")).body).toEqual({ consents: [recorded], kept: [] })
    expect((await mother.get("/api/account/export")).body.consents).toEqual([recorded])
  })

  test("a device whose clock is ahead agrees now, and not later than now", async () => {
    const mother = await (await createTestApp()).mother("Ana", {}, { hasAgreed: false })
    const { body } = await mother.put("/api/consents/diary", { ...given("diary"), givenAt: "2031-01-01T00:00:00.000Z" })
    expect(body.consents[0].givenAt).toBe(testNow.toISOString())
  })

  test.each([-1, 1])("a sentence that is another by now is not what she agreed to (%i)", async (difference) => {
    const mother = await (await createTestApp()).mother("Ana", {}, { hasAgreed: false })
    const textVersion = consentVersions.diary + difference
    const answer = await mother.put("/api/consents/diary", { ...given("diary"), textVersion })
    expect([400, 409]).toContain(answer.status)
    expect((await mother.get("/api/consents")).body.consents).toEqual([])
  })

  test("what she agreed to before a new version of the sentence stands for nothing more", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await app.db.updateTable("consents").set({ text_version: 0 }).where("purpose", "=", "diary").execute()
    const [path, body] = writes.diary[0] ?? []
    expect(await mother.put(path?.() ?? "", body)).toMatchObject({ status: 403, body: { code: "CONSENT_REQUIRED" } })
    expect((await mother.put("/api/profile", writes.profile[0]?.[1])).status).toBe(200)
    await mother.put("/api/consents/diary", given("diary"))
    expect((await mother.put(path?.() ?? "", body)).status).toBe(200)
  })

  test.each(consentPurposes)("withdrawing %s deletes what was kept for it, and nothing else", async (purpose) => {
    const app = await createTestApp({ SMTP_URL: "smtp://127.0.0.1:1" })
    const mother = await app.mother("Ana")
    const other = await app.mother("Bia")
    for (const one of [mother, other]) await storeEverything(app, one)
    await app.background.settled()
    const before = await rowsOf(app, mother.id)
    const others = await rowsOf(app, other.id)
    const { status, body } = await mother.send("DELETE", `/api/consents/${purpose}`)
    expect(status).toBe(200)
    const withdrawn = body.consents.filter((consent: { withdrawnAt: string | null }) => consent.withdrawnAt)
    expect(withdrawn).toMatchObject([{ purpose, withdrawnAt: testNow.toISOString() }])

    const after = await rowsOf(app, mother.id)
    const changed = ["user", "consents", "receipts", "outgoing_mails"]
    const kept = Object.keys(before).filter((table) => !changed.includes(table))
    for (const table of kept) {
      expect(withoutWeek(after[table]), table).toEqual(
        tables[purpose].includes(table) ? [] : withoutWeek(before[table]),
      )
    }
    const { dishes } = await app.db
      .selectFrom("journeys")
      .select("dishes")
      .where("user_id", "=", mother.id)
      .executeTakeFirstOrThrow()
    expect(dishes === null).toBe(purpose === "profile")
    expect(after.receipts).toHaveLength((before.receipts?.length ?? 0) + 1)
    expect(after.outgoing_mails).toEqual(before.outgoing_mails)
    expect(await rowsOf(app, other.id)).toEqual(others)
    for (const [path, content] of writes[purpose]) expect((await mother.put(path(), content)).status).toBe(403)
    expect((await mother.get("/api/auth/get-session")).body.user.id).toBe(mother.id)
  })

  test("it is told for which purposes something is kept, also from before it was asked", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await storeEverything(app, mother)
    await app.db.deleteFrom("consents").execute()
    expect((await mother.get("/api/consents")).body).toEqual({ consents: [], kept: [...consentPurposes] })
    const elsewhere = createSyncDevice(mother.id, { deviceNow: () => app.clock.now.getTime() })
    await elsewhere.sync(mother)
    expect(Object.keys(elsewhere.store.read().rows.diaryEntries)).not.toEqual([])
    for (const purpose of consentPurposes) await mother.send("DELETE", `/api/consents/${purpose}`)
    const { consents, kept } = (await mother.get("/api/consents")).body
    expect(kept).toEqual([])
    // The record of what she never agreed to has no text; by it her other devices let go of their copies.
    const never = { textVersion: 0, givenAt: testNow.toISOString(), withdrawnAt: testNow.toISOString() }
    expect(consents).toMatchObject(consentPurposes.map(() => never))
    await elsewhere.sync(mother)
    const { diaryEntries, profile, questions } = elsewhere.store.read().rows
    expect({ diaryEntries, profile, questions }).toEqual({ diaryEntries: {}, profile: {}, questions: {} })
    for (const purpose of consentPurposes) await mother.send("DELETE", `/api/consents/${purpose}`)
    expect((await mother.get("/api/consents")).body.consents).toHaveLength(consentPurposes.length)
  })

  test("without a profile and the first questions she is asked them again", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await storeEverything(app, mother)
    await mother.send("DELETE", "/api/consents/profile")
    expect((await mother.get("/api/auth/get-session")).body.user.onboardedAt).toBeNull()
  })

  test("what another device agreed to before she withdrew does not bring the consent back; a later yes does", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana", {}, { hasAgreed: false })
    await mother.put("/api/consents/diary", given("diary"))
    await mother.send("DELETE", "/api/consents/diary")
    const stale = { ...given("diary"), givenAt: "2026-11-21T08:40:00.000Z" }
    expect(await mother.put("/api/consents/diary", stale)).toMatchObject({
      status: 409,
      body: { code: "CONSENT_OUTDATED" },
    })
    app.clock.now = new Date("2026-11-21T09:10:00.000Z")
    const anew = { ...given("diary"), givenAt: "2026-11-21T09:05:00.000Z" }
    const { status, body } = await mother.put("/api/consents/diary", anew)
    expect([status, body.consents.length]).toEqual([200, 2])
  })

  test("withdrawing while entries arrive leaves none behind", async () => {
    const mother = await (await createTestApp()).mother("Ana")
    const writing = Array.from({ length: 20 }, () => mother.put(`/api/diary-entries/${crypto.randomUUID()}`, entry))
    const answers = await Promise.all([...writing, mother.send("DELETE", "/api/consents/diary")])
    expect(answers.filter(({ status }) => status !== 200 && status !== 403)).toEqual([])
    expect((await mother.get("/api/diary-entries")).body.entries).toEqual([])
  })

  test("bad input gets a code", async () => {
    const mother = await (await createTestApp()).mother("Ana")
    expect((await mother.put("/api/consents/everything", given("diary"))).status).toBe(404)
    expect((await mother.send("DELETE", "/api/consents/everything")).status).toBe(404)
    for (const wrong of [{ textVersion: "1" }, { language: "fr" }, { givenAt: "yesterday" }, { textVersion: 1e9 }]) {
      const { status, body } = await mother.put("/api/consents/diary", { ...given("diary"), ...wrong })
      expect([status, body.code]).toEqual([400, "INVALID_INPUT"])
    }
  })
})
