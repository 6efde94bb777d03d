import { expect, test } from "vitest"
import type { ConsentPurpose } from "#domain/privacy/consent.ts"
import { addDays, addMonths } from "#domain/privacy/retention.ts"
import { agreed } from "#tests/api/agree.ts"
import { storeEverything } from "#tests/api/everything.ts"
import { helperLink } from "#tests/api/helper-link.ts"
import { startMailServer } from "#tests/api/mail-server.ts"
import { perform, send } from "#tests/api/sync.ts"
import { createSyncDevice } from "#tests/api/sync-device.ts"
import { describeOnBoth, type TestApp, testNow } from "#tests/api/test-app.ts"
import { countRows, readOwnRow } from "../sync/rows.ts"

const subject = /espera a sua resposta|Último aviso: algo/

async function appWithMails(createTestApp: Parameters<Parameters<typeof describeOnBoth>[1]>[0]) {
  const server = await startMailServer()
  const app = await createTestApp({ SMTP_URL: server.url })
  return { app, server, mails: () => server.received.filter((mail) => subject.test(mail.subject ?? "")) }
}

/** Creates a user whose data is older than the consents, and one who has consented to everything. */
async function mothersFromBefore(app: TestApp) {
  const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
  for (const mother of [ana, bia]) await storeEverything(app, mother)
  await app.db.deleteFrom("consent_requests").execute()
  await app.db.deleteFrom("consents").where("user_id", "=", ana.id).execute()
  return { ana, bia }
}

async function runJobs(app: TestApp) {
  app.jobs.wake()
  await app.background.settled()
}

/** Runs the jobs on some days, counted from the first, and returns the days on which something changed. */
async function passDays(app: TestApp, first: Date, days: number[], look: () => Promise<string>) {
  const changes: [string, string][] = []
  let seen = await look()
  for (const day of days) {
    app.clock.now = addDays(first, day)
    await runJobs(app)
    const now = await look()
    if (now !== seen) changes.push([app.clock.now.toISOString().slice(0, 10), now])
    seen = now
  }
  return changes
}

const kept = async (mother: Awaited<ReturnType<TestApp["mother"]>>) => (await mother.get("/api/consents")).body.kept

/** Returns the purposes whose data stays. Of "contact" none does, because a code for the team expires after a day. */
const lasting = (purposes: ConsentPurpose[]) => purposes.filter((purpose) => purpose !== "contact")

function entries({ db }: TestApp, userId: string) {
  return countRows(db, userId, "diaryEntries")
}

describeOnBoth("data from before consent was asked for", (createTestApp) => {
  test("is none of what no consent is asked for: who tells nothing of herself keeps her own lines and whoever helps", async () => {
    const { app, mails } = await appWithMails(createTestApp)
    const ana = await app.mother("Ana", {}, { hasAgreed: false })
    await perform(ana, "ownItemAdded", { itemId: crypto.randomUUID(), text: "Fraldas P" })
    await perform(ana, "helperLinkMade", helperLink().link)
    expect((await ana.get("/api/consents/request")).body).toEqual({ purposes: [], deletesOn: null })
    const look = async () => `${mails().length} mails, ${await countRows(app.db, ana.id, "ownItems")} row of her lines`
    expect(await passDays(app, testNow, [0, 1, 60, 91, 400], look)).toEqual([])
    expect(await look()).toBe("0 mails, 1 row of her lines")
  })

  test("is asked about twice by mail and goes after ninety days; the account, and what was agreed to, stay", async () => {
    const { app, mails } = await appWithMails(createTestApp)
    const { ana, bia } = await mothersFromBefore(app)
    const [before, others] = [await kept(ana), await kept(bia)]
    const device = createSyncDevice(ana.id, { deviceNow: () => app.clock.now.getTime() })
    await device.sync(ana)
    const look = async () => `${mails().length} mails, ${await entries(app, ana.id)} entries`
    const stored = await entries(app, ana.id)
    expect(stored).toBeGreaterThan(0)
    const goesOn = addDays(testNow, 90).toISOString().slice(0, 10)
    const changes = await passDays(app, testNow, [0, 1, 30, 59], look)
    expect(changes).toEqual([["2026-11-21", `1 mails, ${stored} entries`]])
    await ana.signIn(ana.account)
    expect((await ana.get("/api/consents/request")).body).toEqual({ purposes: lasting(before), deletesOn: goesOn })
    expect(await passDays(app, testNow, [60, 61, 88, 89, 90, 91], look)).toEqual([
      ["2027-01-20", `2 mails, ${stored} entries`],
      [goesOn, "2 mails, 0 entries"],
    ])
    for (const mail of mails()) {
      expect(mail.to).toMatchObject([{ address: ana.account.email }])
      expect(mail.text).toContain("19 de fevereiro de 2027")
    }
    expect(await app.db.selectFrom("user").select("id").execute()).toHaveLength(2)
    await bia.signIn(bia.account)
    // Bia's question is not old enough to be deleted by its age, so it is still stored.
    expect(await kept(bia)).toEqual(lasting(others))
    expect(await app.db.selectFrom("consent_requests").selectAll().execute()).toEqual([])
    await ana.signIn(ana.account)
    expect(await kept(ana)).toEqual([])
    // Her devices delete their copies, as after a withdrawal.
    await device.sync(ana)
    expect(device.store.read().rows.diaryEntries).toEqual({})
    expect(app.logLines.join()).not.toContain(ana.account.email)
  })

  test("stays as soon as she agrees, each purpose on its own", async () => {
    const { app, mails } = await appWithMails(createTestApp)
    const { ana } = await mothersFromBefore(app)
    const stored = await entries(app, ana.id)
    await runJobs(app)
    expect(await send(ana, agreed("diary", testNow.toISOString()))).toMatchObject({ status: "applied" })
    app.clock.now = addDays(testNow, 10)
    await ana.signIn(ana.account)
    expect((await ana.get("/api/consents/request")).body.purposes).not.toContain("diary")
    await passDays(app, testNow, [30, 60, 90, 100], async () => "")
    expect(await entries(app, ana.id)).toBe(stored)
    expect(await readOwnRow(app.db, ana.id, "profile")).toBeNull()
    expect(mails()).toHaveLength(2)
  })

  test("goes after a year where no mail reaches her, and no clock that jumps takes it sooner than a month after the last notice", async () => {
    const { app, server, mails } = await appWithMails(createTestApp)
    const { ana } = await mothersFromBefore(app)
    await app.background.settled()
    server.state.manner = "refuses for good"
    await runJobs(app)
    const look = async () => String(await entries(app, ana.id))
    for (const days of [60, 120, 240, 330]) {
      app.clock.now = addDays(testNow, days)
      await runJobs(app)
    }
    expect(await look()).not.toBe("0")
    expect(await passDays(app, addMonths(testNow, 12), [-30, -29, -1, 0, 1], look)).toEqual([["2027-11-21", "0"]])
    expect(mails()).toEqual([])

    const without = await createTestApp()
    const { ana: eva } = await mothersFromBefore(without)
    await runJobs(without)
    without.clock.now = addMonths(testNow, 36)
    await runJobs(without)
    expect(await entries(without, eva.id)).toBeGreaterThan(0)
    without.clock.now = addDays(without.clock.now, 30)
    await runJobs(without)
    expect(await entries(without, eva.id)).toBe(0)
  })
})
