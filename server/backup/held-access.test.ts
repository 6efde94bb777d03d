import { expect, test, vi } from "vitest"
import { accessToken, appWith } from "#tests/api/access-token.ts"
import { codeOf } from "#tests/api/app-code.ts"
import { addPasskey, newAuthenticator, signInByPasskey } from "#tests/api/authenticator.ts"
import { helperLink } from "#tests/api/helper-link.ts"
import { readOutbox } from "#tests/api/outbox.ts"
import { aSubscription } from "#tests/api/push-subscription.ts"
import { emptyPlace } from "#tests/api/real-server.ts"
import { runBackup, runRestore } from "#tests/api/run-programs.ts"
import { operation, sync } from "#tests/api/sync.ts"
import { describeOnBoth, type TestApp } from "#tests/api/test-app.ts"

// Each test starts several processes, which takes long on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

type Mother = Awaited<ReturnType<TestApp["mother"]>>

/** Creates each kind of access that works for whoever holds it: a session, links and tokens. */
async function everyKey(app: TestApp, ana: Mother) {
  const thief = app.visitor()
  await thief.signIn(ana.account)
  const { link, secret: helping } = helperLink()
  const changedAt = app.clock.now.toISOString()
  await sync(ana, [
    operation("helperLinkMade", link, changedAt),
    operation("reminderDeviceAdded", { ...aSubscription(), language: "pt", isDiscreet: false }, changedAt),
    operation("reminderTimesChanged", { fields: { timeZone: "America/Recife", byMail: true } }, changedAt),
  ])
  const calendar = (await ana.post("/api/calendar", { language: "pt", isNeutral: true })).body.secret
  const { secret: token } = await accessToken(ana)
  const { email } = ana.account
  await app.visitor().post("/api/auth/sign-in/link", { email })
  await app.visitor().post("/api/auth/request-password-reset", { email })
  const signInLink = await app.mailedToken("sign-in-link")
  const resetLink = await app.mailedToken("reset-password")
  return { thief, helping, calendar, token, signInLink, resetLink }
}

/** Tries each kind of access and returns what the server answers. */
async function answersTo(app: TestApp, { thief, ...keys }: Awaited<ReturnType<typeof everyKey>>) {
  const visitor = app.visitor()
  const bearer = { headers: { authorization: `Bearer ${keys.helping}` } }
  const opened = await visitor.post("/api/auth/sign-in/link/open", { token: keys.signInLink })
  const reset = { token: keys.resetLink, newPassword: "do ladrão" }
  return {
    session: (await app.visitor({ ...thief.cookies }).get("/api/profile")).status,
    signInLink: opened.status,
    helping: (await app.fetch("/api/helping", bearer)).status,
    calendar: (await app.fetch(`/calendar/${keys.calendar}.ics`)).status,
    token: (await appWith(app, keys.token)("GET", "/api/profile")).status,
    resetLink: (await visitor.post("/api/auth/reset-password", reset)).status,
  }
}

describeOnBoth("a backup restored", (createTestApp) => {
  test("what she ended after it was made stays ended, and what she knows lets her in", async () => {
    const app = await createTestApp()
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    const phone = newAuthenticator()
    await addPasskey(app.database, ana, phone)
    const keys = await everyKey(app, ana)
    const { secret } = await bia.enableTwoStep()
    const pending = app.visitor()
    expect((await pending.signIn(bia.account)).body).toEqual({ needsSecondStep: true })
    const place = { dataDir: app.env.dataDir, databaseUrl: app.env.databaseUrl }
    const { file } = await runBackup(place)

    const elsewhere = await emptyPlace(app.type)
    const { code, out } = await runRestore(elsewhere, file)
    expect(code).toBe(0)
    expect(out).toContain("Ended: sessions, links in mails, access for other apps, links to helpers")
    expect(out).toContain("As they were then: passwords, passkeys, two-step sign-in, and the team")
    const restored = await createTestApp({ DATABASE_URL: elsewhere.databaseUrl ?? "", DATA_DIR: elsewhere.dataDir })
    expect(await answersTo(restored, keys)).toEqual({
      session: 401,
      signInLink: 400,
      helping: 404,
      calendar: 404,
      token: 401,
      resetLink: 400,
    })
    const step = await restored
      .visitor(pending.cookies)
      .post("/api/auth/sign-in/second-step", { code: await codeOf(secret) })
    expect(step).toMatchObject({ status: 400, body: { code: "SIGN_IN_EXPIRED" } })
    const channels = await restored.db.selectFrom("reminder_channels").select("id").execute()
    expect(channels).toEqual([{ id: "mail" }])

    expect((await signInByPasskey(restored.visitor(), phone)).status).toBe(200)
    // The thief's browser is unknown again, so a sign-in there with the old password is reported to the user.
    expect((await restored.visitor({ ...keys.thief.cookies }).signIn(ana.account)).status).toBe(200)
    await restored.background.settled()
    const told = (await readOutbox(elsewhere.dataDir)).filter(({ kind }) => kind === "new-device")
    expect(told).toHaveLength(2)

    const moved = await emptyPlace(app.type)
    const move = await runRestore(moved, file, "--move")
    expect(move.out).toContain("Moved: sessions, links and accesses go on.")
    const there = await createTestApp({ DATABASE_URL: moved.databaseUrl ?? "", DATA_DIR: moved.dataDir })
    expect(await answersTo(there, keys)).toEqual({
      session: 200,
      signInLink: 200,
      helping: 200,
      calendar: 200,
      token: 200,
      resetLink: 200,
    })
  })
})
