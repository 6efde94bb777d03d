import { expect, test } from "vitest"
import { nounsOfPurpose } from "#domain/nouns/nouns.ts"
import { type ConsentPurpose, consentPurposes, consentVersions } from "#domain/privacy/consent.ts"
import { defaultProfile } from "#domain/profile/profile.ts"
import { agreed, agreeToAll } from "#tests/api/agree.ts"
import { onboardingAnswers, rowsOf, storeEverything } from "#tests/api/everything.ts"
import { operation, perform, type Syncing, send, sync, written } from "#tests/api/sync.ts"
import { createSyncDevice } from "#tests/api/sync-device.ts"
import { describeRules, testNow } from "#tests/api/test-app.ts"

const changedAt = "2026-11-21T08:00:00.000Z"
const applied = { status: "applied" }
const consentRequired = { status: "refused", code: "CONSENT_REQUIRED" }

const visit = { what: "Pediatra", date: "2026-12-01", time: "14:30", patient: "baby" } as const

/** Operations of every kind that need a consent, by its purpose. */
const writes: Record<ConsentPurpose, (() => { id: string })[]> = {
  profile: [
    () => operation("profileChanged", { fields: defaultProfile("Ana", "2026-11-20") }),
    () => operation("onboardingAnswered", { answers: onboardingAnswers }),
  ],
  diary: [() => written(), () => operation("checkInAnswered", { date: "2026-11-21", question: "mood", score: 2 })],
  reminders: [],
  ratings: [() => operation("answerRated", { month: "2026-11", theme: "eating", isUseful: true })],
  visits: [
    () => operation("visitNoted", { visitId: crypto.randomUUID(), ...visit }),
    () => operation("offerStruck", { offer: "who-6-weeks", isStruck: true }),
  ],
  contact: [],
  questions: [() => operation("questionAsked", { questionId: crypto.randomUUID(), text: "Posso comer jaca?" })],
}

function withdraw(user: Syncing, purpose: ConsentPurpose) {
  return perform(user, "consentWithdrawn", { purpose }, testNow.toISOString())
}

/** The tables that hold the data of each purpose. */
const tables: Record<ConsentPurpose, string[]> = {
  profile: ["helper_links"],
  diary: [],
  questions: [
    "support_questions",
    "team_conversations",
    "team_replies",
    "team_notes",
    "team_audit",
    "desk_presence",
    "scheduled_replies",
  ],
  reminders: ["reminder_channels", "calendar_feeds"],
  ratings: ["answer_ratings"],
  visits: [],
  contact: ["contact_codes"],
}

/**
 * Returns what must be left of a row after withdrawing "profile". A journey keeps what she did, and loses its dishes
 * and what was noted about them, because they follow from the profile.
 */
function withoutProfile(row: Record<string, unknown>) {
  const emptied = { ...row, version: expect.any(Number) }
  if (row.noun === "atHome") return { ...emptied, value: JSON.stringify({ values: {}, changedAt: {} }) }
  if (row.noun !== "journeys") return row
  const { dishes, hardNights, struck, cooked, ...left } = JSON.parse(row.value as string)
  expect([dishes, hardNights, struck, cooked]).not.toContain(undefined)
  return { ...emptied, value: JSON.stringify(left) }
}

describeRules("consent", (createTestApp) => {
  test.each(consentPurposes)("nothing of %s is kept before she agrees to it, and to nothing else", async (purpose) => {
    const app = await createTestApp()
    const mother = await app.mother("Ana", {}, { hasAgreed: false })
    await agreeToAll(
      mother,
      consentPurposes.filter((other) => other !== purpose),
    )
    for (const write of writes[purpose]) expect(await send(mother, write())).toMatchObject(consentRequired)
    const rows = await rowsOf(app, mother.id)
    for (const table of tables[purpose]) expect(rows[table], table).toEqual([])
    expect(await send(mother, agreed(purpose))).toMatchObject(applied)
    for (const write of writes[purpose]) expect(await send(mother, write())).toMatchObject(applied)
  })

  test("what she ticks needs none", async () => {
    const mother = await (await createTestApp()).mother("Ana", {}, { hasAgreed: false })
    expect(await perform(mother, "itemDone", { journeyId: "first", day: 1, item: "snack" })).toMatchObject(applied)
  })

  test("it is recorded with purpose, version, language and time, once however often it is sent", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana", {}, { hasAgreed: false })
    for (const at of [changedAt, "2026-11-21T08:30:00.000Z"]) await send(mother, agreed("diary", at))
    const consent = { purpose: "diary", textVersion: consentVersions.diary, language: "pt", givenAt: changedAt }
    const recorded = { ...consent, withdrawnAt: null }
    expect((await mother.get("/api/consents")).body).toEqual({ consents: [recorded], kept: [] })
    expect((await mother.get("/api/account/export")).body.consents).toEqual([recorded])
  })

  test("a device whose clock is ahead agrees now, and not later than now", async () => {
    const mother = await (await createTestApp()).mother("Ana", {}, { hasAgreed: false })
    await send(mother, agreed("diary", "2031-01-01T00:00:00.000Z"))
    expect((await mother.get("/api/consents")).body.consents[0].givenAt).toBe(testNow.toISOString())
  })

  test.each([-1, 1])("a sentence that is another by now is not what she agreed to (%i)", async (difference) => {
    const mother = await (await createTestApp()).mother("Ana", {}, { hasAgreed: false })
    const textVersion = consentVersions.diary + difference
    const consent = { purpose: "diary", textVersion, language: "pt" } as const
    const refused = { status: "refused", code: "CONSENT_OUTDATED" }
    expect(await perform(mother, "consentGiven", consent)).toMatchObject(refused)
    expect((await mother.get("/api/consents")).body.consents).toEqual([])
  })

  test("what she agreed to before a new version of the sentence stands for nothing more", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await app.db.updateTable("consents").set({ text_version: 0 }).where("purpose", "=", "diary").execute()
    expect(await send(mother, written())).toMatchObject(consentRequired)
    for (const write of writes.profile) expect(await send(mother, write())).toMatchObject(applied)
    await send(mother, agreed("diary"))
    expect(await send(mother, written())).toMatchObject(applied)
  })

  test.each(consentPurposes)("withdrawing %s deletes what was kept for it, and nothing else", async (purpose) => {
    const app = await createTestApp({ SMTP_URL: "smtp://127.0.0.1:1" })
    const mother = await app.mother("Ana")
    const other = await app.mother("Bia")
    for (const one of [mother, other]) await storeEverything(app, one)
    await app.background.settled()
    const before = await rowsOf(app, mother.id)
    const others = await rowsOf(app, other.id)
    expect(await withdraw(mother, purpose)).toMatchObject(applied)
    const { consents } = (await mother.get("/api/consents")).body
    const withdrawn = consents.filter((consent: { withdrawnAt: string | null }) => consent.withdrawnAt)
    expect(withdrawn).toMatchObject([{ purpose, withdrawnAt: testNow.toISOString() }])

    const after = await rowsOf(app, mother.id)
    const changed = ["user", "consents", "receipts", "outgoing_mails"]
    const ofNouns: readonly unknown[] = nounsOfPurpose[purpose]
    const staying = before.rows?.filter(({ noun }) => !ofNouns.includes(noun))
    expect(after.rows).toEqual(purpose === "profile" ? staying?.map(withoutProfile) : staying)
    const kept = Object.keys(before).filter((table) => ![...changed, "rows"].includes(table))
    for (const table of kept) {
      expect(after[table], table).toEqual(tables[purpose].includes(table) ? [] : before[table])
    }
    const { atHome } = (await mother.get("/api/account/export")).body
    expect(atHome.foods.values).toEqual(purpose === "profile" ? {} : { oliveOil: true })
    expect(after.receipts).toHaveLength((before.receipts?.length ?? 0) + 1)
    // One more mail reports the withdrawal, without naming the purpose.
    const kinds = (rows: object[] = []) => rows.map((row) => (row as { kind: string }).kind).toSorted()
    expect(kinds(after.outgoing_mails)).toEqual([...kinds(before.outgoing_mails), "way-in-changed"].toSorted())
    expect(await rowsOf(app, other.id)).toEqual(others)
    for (const write of writes[purpose]) expect(await send(mother, write())).toMatchObject(consentRequired)
    expect((await mother.get("/api/auth/get-session")).body.user.id).toBe(mother.id)
  })

  test("a mail with a neutral subject tells of it, once", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    for (let time = 0; time < 2; time++) await withdraw(mother, "diary")
    const mails = (await app.outbox()).filter(({ kind }) => kind === "way-in-changed")
    expect(mails.map(({ to, subject }) => ({ to, subject }))).toEqual([
      { to: mother.account.email, subject: "Uma mudança na sua conta" },
    ])
    expect(mails[0]?.text).not.toMatch(/diário|humor/i)
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
    for (const purpose of consentPurposes) await withdraw(mother, purpose)
    const { consents, kept } = (await mother.get("/api/consents")).body
    expect(kept).toEqual([])
    // Data without a consent gets a record with text version 0, by which her other devices delete their copies.
    const never = { textVersion: 0, givenAt: testNow.toISOString(), withdrawnAt: testNow.toISOString() }
    expect(consents).toMatchObject(consentPurposes.map(() => never))
    await elsewhere.sync(mother)
    const { diaryEntries, profile, questions } = elsewhere.store.read().rows
    expect({ diaryEntries, profile, questions }).toEqual({ diaryEntries: {}, profile: {}, questions: {} })
    for (const purpose of consentPurposes) await withdraw(mother, purpose)
    expect((await mother.get("/api/consents")).body.consents).toHaveLength(consentPurposes.length)
  })

  test("what she did for it leaves receipts that say neither what nor when, and still nothing of it comes back", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const elsewhere = createSyncDevice(mother.id, { deviceNow: () => app.clock.now.getTime() })
    await elsewhere.sync(mother)
    const entries = Array.from({ length: 199 }, () => written())
    const water = operation("glassDrunk", { date: "2026-11-21", glassId: crypto.randomUUID() })
    const tick = operation("itemDone", { journeyId: "first", day: 1, item: "snack" })
    const deleted = operation("entryDeleted", { entryId: entries[0]?.args.entryId ?? "" })
    const sent = [...entries, water, deleted]
    for (let from = 0; from < sent.length; from += 100) await sync(mother, sent.slice(from, from + 100))
    await send(mother, tick)
    expect(await withdraw(mother, "diary")).toMatchObject(applied)

    const receipts = await app.db.selectFrom("receipts").selectAll().where("user_id", "=", mother.id).execute()
    const text = JSON.stringify(receipts)
    expect(sent.filter(({ id }) => text.includes(id))).toEqual([])
    const expected = ["consentGiven", "consentWithdrawn", "itemDone", "withdrawn"]
    expect([...new Set(receipts.map(({ name }) => name))].sort()).toEqual(expected)
    expect(receipts.filter(({ name }) => name === "withdrawn")).toHaveLength(sent.length)
    const { receipts: exported } = (await mother.get("/api/account/export")).body
    expect(exported).toHaveLength(receipts.length)
    await elsewhere.sync(mother)
    expect(elsewhere.store.read().rows.journeys.first?.done).toEqual({ 1: ["snack"] })

    app.clock.now = new Date("2026-11-21T09:10:00.000Z")
    expect(await send(mother, agreed("diary", "2026-11-21T09:05:00.000Z"))).toMatchObject(applied)
    const again = sent.slice(0, 20)
    expect((await sync(mother, again)).results).toEqual(again.map(({ id }) => ({ id, status: "already" })))
    expect(await send(mother, written())).toMatchObject(applied)
    expect((await mother.get("/api/diary-entries")).body.entries).toHaveLength(1)
  })

  test("also where it was withdrawn before, or at an older process", async () => {
    const app = await createTestApp()
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    const entry = written()
    for (const one of [ana, bia]) await send(one, { ...entry })
    await withdraw(ana, "diary")
    const ofAna = app.db.updateTable("receipts").where("user_id", "=", ana.id).where("name", "=", "withdrawn")
    await ofAna.set({ operation_id: entry.id, name: "entryWritten" }).execute()
    app.jobs.wake()
    await app.background.settled()
    const raw = app.db.selectFrom("receipts").select("user_id").where("operation_id", "=", entry.id)
    expect(await raw.execute()).toEqual([{ user_id: bia.id }])
    expect(await send(ana, entry)).toMatchObject({ status: "already" })
  })

  test("without a profile and the first questions she is asked them again", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await storeEverything(app, mother)
    await withdraw(mother, "profile")
    expect((await mother.get("/api/auth/get-session")).body.user.onboardedAt).toBeNull()
  })

  test("what another device agreed to before she withdrew does not bring the consent back; a later yes does", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana", {}, { hasAgreed: false })
    await send(mother, agreed("diary", changedAt))
    await withdraw(mother, "diary")
    const outdated = { status: "refused", code: "CONSENT_OUTDATED" }
    expect(await send(mother, agreed("diary", "2026-11-21T08:40:00.000Z"))).toMatchObject(outdated)
    app.clock.now = new Date("2026-11-21T09:10:00.000Z")
    expect(await send(mother, agreed("diary", "2026-11-21T09:05:00.000Z"))).toMatchObject(applied)
    expect((await mother.get("/api/consents")).body.consents).toHaveLength(2)
  })

  test("withdrawing while entries arrive leaves none behind", async () => {
    const mother = await (await createTestApp()).mother("Ana")
    const writing = Array.from({ length: 20 }, () => send(mother, written()))
    const results = await Promise.all([...writing, withdraw(mother, "diary")])
    const codes = results.map((result) => (result.status === "refused" ? result.code : result.status))
    expect(codes.filter((code) => code !== "applied" && code !== "CONSENT_REQUIRED")).toEqual([])
    expect((await mother.get("/api/diary-entries")).body.entries).toEqual([])
  })

  test("bad input gets a code", async () => {
    const mother = await (await createTestApp()).mother("Ana")
    const refused = { status: "refused", code: "INVALID_INPUT" }
    const { args } = agreed("diary")
    for (const wrong of [{ purpose: "everything" }, { textVersion: "1" }, { language: "fr" }, { textVersion: 1e9 }]) {
      expect(await perform(mother, "consentGiven", { ...args, ...wrong } as never)).toMatchObject(refused)
    }
    expect(await send(mother, agreed("diary", "yesterday"))).toMatchObject(refused)
    expect(await perform(mother, "consentWithdrawn", { purpose: "everything" } as never)).toMatchObject(refused)
  })
})
