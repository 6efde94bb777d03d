import { readFileSync } from "node:fs"
import { symmetricDecrypt } from "better-auth/crypto"
import { serializeSigned } from "hono/utils/cookie"
import { expect, test } from "vitest"
import { placeOfRelease } from "#tests/api/first-schema.ts"
import { readOutbox } from "#tests/api/outbox.ts"
import { operation, sync } from "#tests/api/sync.ts"
import { type CreateTestApp, describeOnBoth, type TestApp } from "#tests/api/test-app.ts"
import { findPushKeys, loadPushKeys } from "../reminders/push/keys.ts"
import { unsubscribeToken } from "../reminders/unsubscribe.ts"
import { createReadToken } from "../signed-cookie.ts"
import { sealedMark } from "./sealing.ts"

const { releases } = JSON.parse(
  readFileSync(new URL("../../tests/fixtures/released/releases.json", import.meta.url), "utf8"),
)
/** The releases that encrypted and signed with AUTH_SECRET itself instead of keys derived from it. */
const withoutDerivedKeys = Object.keys(releases).filter((version) => releases[version].schema < "035-key-salts")
const dayMs = 24 * 60 * 60_000

/** Starts another process on the same data. */
function beside({ env: { databaseUrl, dataDir } }: TestApp, createTestApp: CreateTestApp) {
  return createTestApp({ DATABASE_URL: databaseUrl ?? "", DATA_DIR: dataDir })
}

/** Starts the same installation as if for the first time with derived keys. */
async function upgraded(app: TestApp, createTestApp: CreateTestApp) {
  await app.db.deleteFrom("key_salts").execute()
  return beside(app, createTestApp)
}

const sessionOf = ({ cookies }: { cookies: Record<string, string> }) =>
  decodeURIComponent(cookies["florescer.session_token"] ?? "")

async function passes(app: TestApp, account: { email: string; password: string }, code: string | undefined) {
  const visitor = app.visitor()
  expect((await visitor.signIn(account)).body).toEqual({ needsSecondStep: true })
  expect((await visitor.post("/api/auth/sign-in/second-step", { code })).status).toBe(200)
  return visitor
}

describeOnBoth("an upgrade to derived keys", (createTestApp) => {
  test("leaves a browser known that has an open session, and no other", async () => {
    const before = await createTestApp()
    const ana = await before.mother("Ana")
    const id = crypto.randomUUID()
    await before.db.updateTable("known_devices").set({ device_id: id }).execute()
    const signed = await serializeSigned("florescer.device", id, `device ${before.secret}`)
    const cookies = { ...ana.cookies, "florescer.device": signed.slice("florescer.device=".length) }

    const app = await upgraded(before, createTestApp)
    const signedOut = app.visitor({ "florescer.device": cookies["florescer.device"] })
    const mother = app.visitor(cookies)
    expect((await mother.get("/api/auth/get-session")).body.user.id).toBe(ana.id)
    for (let guess = 0; guess < 10; guess++) await app.visitor().signIn({ ...ana.account, password: "wrong" })
    expect((await signedOut.signIn(ana.account)).status).toBe(429)
    expect((await mother.signIn(ana.account)).status).toBe(200)
    expect(await app.db.selectFrom("known_devices").select("device_id").execute()).toEqual([
      { device_id: expect.stringMatching(/^sha256:/) },
    ])
  })

  test("leaves the links that end the morning mails for a month, where mails had one by the secret itself", async () => {
    const before = await createTestApp()
    const ana = await before.mother("Ana")
    await sync(ana, [operation("reminderTimesChanged", { fields: { byMail: true } })])
    const sent = `/unsubscribe/${unsubscribeToken(before.secret, ana.id)}`
    // An installation that has always derived its keys never sent a link signed with AUTH_SECRET itself, so it refuses
    // this one.
    expect((await before.fetch(sent, { method: "POST" })).status).toBe(404)
    const app = await upgraded(before, createTestApp)
    expect((await app.fetch(sent, { method: "POST" })).status).toBe(204)
    app.clock.now = new Date(app.clock.now.getTime() + 30 * 24 * 60 * 60_000)
    expect((await app.fetch(sent, { method: "POST" })).status).toBe(404)
  })

  test.each(withoutDerivedKeys)(
    "from %s leaves who was signed in so, and sends the mails that wait",
    async (version) => {
      const { type } = await createTestApp()
      const place = await placeOfRelease(type, version)
      const app = await createTestApp({ DATABASE_URL: place.databaseUrl ?? "", DATA_DIR: place.dataDir })
      const [now, later] = [0, dayMs].map((ms) => new Date(Date.now() + ms).toISOString()) as [string, string]
      await app.db.updateTable("session").set({ createdAt: now, expiresAt: later }).execute()
      const sessions = await app.db.selectFrom("session").select("token").execute()
      expect(sessions.length).toBeGreaterThan(0)
      for (const { token } of sessions) {
        const cookie = await serializeSigned("florescer.session_token", token, app.secret)
        const visitor = app.visitor({ "florescer.session_token": cookie.slice("florescer.session_token=".length) })
        expect((await visitor.get("/api/profile")).status).toBe(200)
        expect((await visitor.get("/api/auth/get-session")).body).toHaveProperty("user")
      }
      const moment = app.clock.now.toISOString()
      const useful = { due_at: moment, expires_at: new Date(app.clock.now.getTime() + dayMs).toISOString() }
      await app.db.updateTable("outgoing_mails").set(useful).execute()
      const waiting = await app.db.selectFrom("outgoing_mails").select("kind").execute()
      app.mails.wake()
      await app.background.settled()
      // Kinds of mails are compared, not single mails, because a second mail about questions waits in order to report
      // several at once.
      const kinds = (mails: { kind: string }[]) => [...new Set(mails.map(({ kind }) => kind))].toSorted()
      expect(kinds(await readOutbox(place.dataDir))).toEqual(kinds(waiting))
    },
  )

  test("lets older processes read what newer ones write for a day, and then seals it anew: nobody is signed out or loses the second step", async () => {
    const before = await createTestApp()
    const ana = await before.mother("Ana")
    const app = await upgraded(before, createTestApp)
    const opensByFormer = (sealed: string) =>
      symmetricDecrypt({ key: before.secret, data: sealed }).then(
        () => true,
        () => false,
      )
    const sealed = async () => {
      const steps = await app.db.selectFrom("twoFactor").select(["secret", "backupCodes"]).execute()
      const keys = await app.db.selectFrom("push_keys").select("private_key").execute()
      return [...steps, ...keys].flatMap((row) => Object.values(row))
    }
    await app.db.deleteFrom("push_keys").execute()
    await loadPushKeys(app.db, app.keys.push, app.log, app.clock.now)
    const bia = await app.mother("Bia")
    const { recoveryCodes } = await bia.enableTwoStep()
    // A process of the earlier release has only the secret itself.
    expect(createReadToken(before.secret)(sessionOf(bia))).not.toBeNull()
    expect(await Promise.all((await sealed()).map(opensByFormer))).toEqual([true, true, true])

    const twoDaysAgo = new Date(app.clock.now.getTime() - 2 * dayMs).toISOString()
    await app.db.updateTable("key_salts").set({ upgraded_at: twoDaysAgo }).execute()
    const next = await beside(app, createTestApp)
    expect((await next.visitor({ ...ana.cookies }).get("/api/auth/get-session")).body.user.id).toBe(ana.id)
    expect((await next.visitor({ ...bia.cookies }).get("/api/auth/get-session")).body.user.id).toBe(bia.id)
    const signedIn = await passes(next, bia.account, recoveryCodes[0])
    expect(createReadToken(before.secret)(sessionOf(signedIn))).toBeNull()
    // `app` is the process that was started on the day of the upgrade, and still runs.
    expect((await app.visitor(signedIn.cookies).get("/api/auth/get-session")).body.user.id).toBe(bia.id)
    const carla = await next.mother("Carla")
    const ofCarla = await carla.enableTwoStep()
    await passes(app, carla.account, ofCarla.recoveryCodes[0])
    await passes(app, bia.account, recoveryCodes[1])

    next.jobs.wake()
    await next.background.settled()
    next.clock.now = new Date(next.clock.now.getTime() + dayMs)
    next.jobs.wake()
    await next.background.settled()
    expect((await sealed()).filter((text) => !text.startsWith(sealedMark))).toEqual([])
    await passes(next, bia.account, recoveryCodes[2])
    await passes(app, bia.account, recoveryCodes[3])
    expect(await findPushKeys(next.db, next.keys.push)).toMatchObject({ privateKey: expect.stringMatching(/^[\w-]+$/) })
  })
})
