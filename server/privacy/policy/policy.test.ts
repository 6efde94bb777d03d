import { expect, test } from "vitest"
import { legalVersion } from "#content/legal.ts"
import { daysConsentVersion } from "#domain/privacy/policy.ts"
import { noDetails } from "#domain/privacy/privacy-details.ts"
import { addDays } from "#domain/privacy/retention.ts"
import { startMailServer } from "#tests/api/mail-server.ts"
import { describeOnBoth, type TestApp, testNow } from "#tests/api/test-app.ts"
import { notePolicy, readNewestVersion } from "./versions.ts"

const told = { ...noDetails, hostingCountries: ["BR"] }

/** Makes an installation look as if it had the previous policy text, and then starts it with the present one. */
async function upgrade({ db, clock }: TestApp, previousText = legalVersion.number - 1) {
  await db.updateTable("policy_versions").set({ text_version: previousText }).execute()
  await db.updateTable("user").set({ terms_version: previousText }).execute()
  return notePolicy(db, noDetails, clock.now)
}

async function count({ db }: TestApp) {
  return (await db.selectFrom("policy_versions").select("number").execute()).length
}

describeOnBoth("the policy of an installation", (createTestApp) => {
  test("applies at once where nobody has an account, and is the same version at every start", async () => {
    const app = await createTestApp()
    const policy = await notePolicy(app.db, app.env.privacyDetails, addDays(testNow, 5))
    expect(policy).toMatchObject({ number: 1, textVersion: legalVersion.number, revision: 1, appliesOn: null })
    expect(policy.publishedOn).toBe(legalVersion.date)
    expect(await count(app)).toBe(1)
  })

  test("has a new version when the text does, which applies to the accounts there are thirty days after they are told", async () => {
    const app = await createTestApp()
    await app.mother("Ana")
    expect(await upgrade(app)).toMatchObject({ number: 2, revision: 1, appliesOn: legalVersion.from })
    const late = await createTestApp()
    await late.mother("Ana")
    late.clock.now = new Date("2027-03-01T09:00:00.000Z")
    expect(await upgrade(late)).toMatchObject({ number: 2, appliesOn: "2027-04-01" })
  })

  test("has a new version when the operator tells something else, and the day from which its text applies stays", async () => {
    const app = await createTestApp()
    await app.mother("Ana")
    await upgrade(app)
    const { db } = app
    const second = await notePolicy(db, told, addDays(testNow, 2))
    const published = addDays(testNow, 2).toISOString().slice(0, 10)
    expect(second).toMatchObject({ number: 3, revision: 2, publishedOn: published, appliesOn: legalVersion.from })
    expect(second.details).toEqual(told)
    const later = new Date("2027-06-01T09:00:00.000Z")
    expect(await notePolicy(db, noDetails, later)).toMatchObject({ number: 4, revision: 3, appliesOn: null })
  })

  test("is noted once by processes that start together, and not by one of the release before", async () => {
    const app = await createTestApp()
    const all = await Promise.all(Array.from({ length: 5 }, () => notePolicy(app.db, told, testNow)))
    expect(new Set(all.map(({ number }) => number))).toEqual(new Set([2]))
    await app.db.updateTable("policy_versions").set({ text_version: 99 }).where("number", "=", 2).execute()
    expect(await notePolicy(app.db, told, testNow)).toMatchObject({ textVersion: legalVersion.number })
    expect(await count(app)).toBe(2)
  })
})

describeOnBoth("the notice of a new text", (createTestApp) => {
  const notice = async (mother: Awaited<ReturnType<TestApp["mother"]>>) =>
    (await mother.get("/api/policy-notice")).body.notice

  test("asks for what is new only, until she agrees, and asks no consent again", async () => {
    const app = await createTestApp()
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    expect(await notice(ana)).toBeNull()
    await upgrade(app, daysConsentVersion - 1)
    const expected = {
      number: 2,
      version: String(legalVersion.number),
      appliesOn: legalVersion.from,
      hasNewText: true,
      asksForDays: true,
    }
    expect(await notice(ana)).toEqual(expected)
    const consents = (await ana.get("/api/consents")).body
    expect((await ana.put("/api/policy-notice", { number: 2, agrees: true })).body).toEqual({ notice: null })
    expect(await notice(ana)).toBeNull()
    expect(await notice(bia)).toEqual(expected)
    expect((await ana.get("/api/consents")).body).toEqual(consents)
    const { user, policyNotices } = (await ana.get("/api/account/export")).body
    expect(user.termsVersion).toBe(legalVersion.number)
    const moment = testNow.toISOString()
    expect(policyNotices).toEqual([
      { textVersion: legalVersion.number, revision: 1, mailedAt: null, closedAt: moment, agreedAt: moment },
    ])
    expect((await app.mother("Eva")).id).toBeDefined()
  })

  test("is closed without agreeing, and her account then holds the text that it held", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    await upgrade(app)
    expect((await ana.put("/api/policy-notice", { number: 2, agrees: false })).body).toEqual({ notice: null })
    expect((await ana.get("/api/account/export")).body.user.termsVersion).toBe(legalVersion.number - 1)
    for (const wrong of [{ number: 0, agrees: true }, { number: 2 }, { number: 2, agrees: "yes" }])
      expect((await ana.put("/api/policy-notice", wrong)).status).toBe(400)
    expect((await ana.put("/api/policy-notice", { number: 99, agrees: true })).status).toBe(200)
    expect((await ana.get("/api/account/export")).body.user.termsVersion).toBe(legalVersion.number - 1)
  })

  test("tells of new details whoever was there before", async () => {
    const app = await createTestApp()
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    const signedUp = (id: string, at: Date) =>
      app.db.updateTable("user").set({ createdAt: at.toISOString() }).where("id", "=", id).execute()
    await signedUp(ana.id, testNow)
    await signedUp(bia.id, addDays(testNow, 2))
    await notePolicy(app.db, told, addDays(testNow, 1))
    expect(await notice(ana)).toMatchObject({
      version: `${legalVersion.number}.2`,
      hasNewText: false,
      asksForDays: false,
    })
    expect(await notice(bia)).toBeNull()
  })

  test("comes by mail once, a day after the text has come, weeks before it applies, and not to whoever has read it", async () => {
    const server = await startMailServer()
    const app = await createTestApp({ SMTP_URL: server.url })
    const ana = await app.mother("Ana")
    const bia = await app.mother("Bia")
    await upgrade(app)
    await app.mother("Eva")
    await bia.put("/api/policy-notice", { number: 2, agrees: false })
    const mails = () => server.received.filter(({ subject }) => subject?.includes("política de privacidade"))
    for (const days of [0, 0.5, 1, 2, 3]) {
      app.clock.now = addDays(testNow, days)
      app.jobs.wake()
      await app.background.settled()
      expect(mails()).toHaveLength(days < 1 ? 0 : 1)
    }
    const [mail] = mails()
    expect(mail?.to).toMatchObject([{ address: ana.account.email }])
    expect(mail?.text).toContain(
      `A versão ${legalVersion.number} vale para a sua conta a partir de 31 de dezembro de 2026.`,
    )
    expect(mail?.text).toContain("Não dizer nada não vale como um sim.")
    expect((await readNewestVersion(app.db))?.number).toBe(2)
    expect(await notice(ana)).not.toBeNull()
  })
})
