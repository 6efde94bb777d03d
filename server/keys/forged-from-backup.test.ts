import { createHmac } from "node:crypto"
import { writeFileSync } from "node:fs"
import { signJWT } from "better-auth/crypto"
import { serializeSigned } from "hono/utils/cookie"
import { expect, test, vi } from "vitest"
import { accessToken, appWith } from "#tests/api/access-token.ts"
import { newAuthenticator } from "#tests/api/authenticator.ts"
import { createForger, type Forger } from "#tests/api/forger.ts"
import { helperLink } from "#tests/api/helper-link.ts"
import { runBackup } from "#tests/api/run-programs.ts"
import { operation, sync } from "#tests/api/sync.ts"
import { describeOnBoth, type TestApp } from "#tests/api/test-app.ts"
import { appWithProvider, link, newcomer, path } from "#tests/api/with-provider.ts"
import { openToken } from "../account/sealed-token.ts"
import { storePendingSignUp } from "../account/sign-ups.ts"
import { authSecretFile } from "../data-dir.ts"
import { unsubscribeToken } from "../reminders/unsubscribe.ts"
import { sealedMark } from "./sealing.ts"

// Each test starts a process, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

/** Makes a backup that includes the secret, as earlier releases did by default. */
async function forgerOf(app: TestApp): Promise<Forger> {
  await app.background.settled()
  writeFileSync(authSecretFile(app.env.dataDir), app.secret, { mode: 0o600 })
  const { file, err } = await runBackup(app.place(), ["--with-secret"])
  expect(err).toBe("")
  const forger = createForger(file)
  expect(forger.rows("key_salts")).toMatchObject([{ salt: "" }])
  expect(forger.secret).toBe(app.secret)
  return forger
}

const isIn = async (app: TestApp, cookies: Record<string, string>) =>
  (await app.visitor(cookies).get("/api/profile")).status === 200 ||
  (await app.visitor(cookies).get("/api/auth/get-session")).body !== null

describeOnBoth("from a backup that has the secret", (createTestApp) => {
  test("no link can be made that confirms or changes an address, or makes an account", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const later = new Date(app.clock.now.getTime() + 60 * 60_000)
    const pending = { id: "pending", email: "bia@example.org", full_name: "Bia", password: "x", device_id: "device" }
    await storePendingSignUp(
      app.db,
      { ...pending, language: null, terms_version: 1, invitation_id: null },
      app.clock.now,
    )
    const before = await app.db.selectFrom("user").selectAll().execute()
    const forger = await forgerOf(app)
    const { email } = ana.account
    const untilMs = later.getTime()
    const payloads = [{ email }, { email, userId: ana.id }, { email, updateTo: "thief@example.org", userId: ana.id }]
    const asked = ["change-email-confirmation", "change-email-verification"].map((requestType) => {
      return { email, userId: ana.id, updateTo: "thief@example.org", requestType }
    })
    const jwts = [...payloads, ...asked].flatMap((payload) => forger.keys.map((key) => signJWT(payload, key, 600)))
    const plain = [
      ...(await Promise.all(jwts)),
      "sign-up pending",
      JSON.stringify({ of: { userId: ana.id, email }, untilMs }),
      JSON.stringify({ of: { signUpId: "pending" }, untilMs }),
    ]
    const tokens = [...plain, ...(await Promise.all(plain.map(forger.sealed))).flat()]
    // The links must fail in the user's own browser too, and in that of a thief who knows her password.
    const visitors = [ana, app.visitor(), app.visitor()]
    for (const token of tokens)
      for (const visitor of visitors) {
        const answer = await visitor.get(`/api/auth/verify-email?token=${encodeURIComponent(token)}`)
        expect(answer.headers.get("location")).toBe("/login?email=link-invalid")
      }
    await visitors[2]?.signIn(ana.account)
    expect(await app.db.selectFrom("user").select(["id", "email", "emailVerified"]).execute()).toEqual(
      before.map(({ id, email, emailVerified }) => ({ id, email, emailVerified })),
    )
  })

  test("no cookie can be made that opens a session, passes the second step or counts as hers", async () => {
    const app = await createTestApp()
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    await bia.enableTwoStep()
    await app.visitor().signIn(bia.account)
    await app.visitor().post("/api/auth/request-password-reset", { email: bia.account.email })
    await app.mailedToken("reset-password")
    const forger = await forgerOf(app)
    for (const value of [...forger.texts("session"), ...forger.texts("verification")])
      for (const key of forger.keys)
        expect(await isIn(app, await signed("florescer.session_token", value, key))).toBe(false)

    const [session] = forger.rows("session")
    const cached = { session: { ...session, expiresAt: "2099-01-01T00:00:00.000Z" }, user: { id: ana.id } }
    for (const key of forger.keys)
      expect(await isIn(app, { "florescer.session_data": await signJWT(cached, key, 600) })).toBe(false)

    // The thief knows Bia's password but cannot pass the second step.
    for (const identifier of forger.rows("verification").map((row) => String(row.identifier)))
      for (const key of forger.keys) {
        const mark = createHmac("sha256", key).update(`${bia.id}!${identifier}`).digest("base64url")
        const trusted = await signed("florescer.trust_device", `${mark}!${identifier}`, key)
        expect((await app.visitor(trusted).signIn(bia.account)).body).toEqual({ needsSecondStep: true })
        const passing = app.visitor(await signed("florescer.two_factor", identifier, key))
        const step = await passing.post("/api/auth/sign-in/second-step", { code: "000000" })
        expect(step.body).toEqual({ code: "SIGN_IN_EXPIRED" })
      }
  })

  test("no browser can be made one that she has signed in with", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const forger = await forgerOf(app)
    // A known browser may still sign in when strangers have guessed too often, so the thief would profit from a forged
    // one.
    for (let guess = 0; guess < 10; guess++) await app.visitor().signIn({ ...ana.account, password: "wrong" })
    for (const id of forger.texts("known_devices"))
      for (const key of forger.keys) {
        const thief = app.visitor(await signed("florescer.device", id, key))
        expect((await thief.signIn(ana.account)).status).toBe(429)
      }
    const own = { "florescer.device": ana.cookies["florescer.device"] ?? "" }
    expect((await app.visitor(own).signIn(ana.account)).status).toBe(200)
  })

  test("no answer of the clinic's provider can be made, and no proof in an open session", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    const { issuer } = provider
    provider.people.bia = { email: "bia@example.org", email_verified: true }
    await link(await app.mother("Bia"), issuer, "bia")
    const ana = await newcomer(app, issuer)
    const { id } = (await ana.get("/api/auth/get-session")).body.user
    const forger = await forgerOf(app)
    const untilMs = app.clock.now.getTime() + 60_000
    const cookie = async (name: string, value: object) => {
      const sealed = await forger.sealed(JSON.stringify({ name, untilMs, value }))
      return sealed.map((one) => ({ [name]: one }))
    }
    const accounts = forger.rows("account").filter(({ providerId }) => providerId === issuer)
    expect(accounts).toHaveLength(2)
    for (const { accountId } of accounts) {
      const identity = { issuer, subject: accountId, email: "thief@example.org", isEmailVerified: true, name: "Ana" }
      for (const cookies of await cookie("florescer.newcomer", { ...identity, offer: crypto.randomUUID() }))
        expect((await app.visitor(cookies).post(`${path}/sign-up`)).body).toEqual({ code: "SIGN_IN_EXPIRED" })
    }
    const checks = { state: "state", nonce: "nonce", codeVerifier: "verifier", maxAgeSeconds: null }
    for (const intent of ["sign-in", "link", "prove"])
      for (const cookies of await cookie("florescer.provider", { intent, userId: id, checks })) {
        const thief = app.visitor({ ...ana.cookies, ...cookies })
        const finished = await thief.post(`${path}/finish`, { query: "state=state&code=code" })
        expect(finished.body).toEqual({ code: "SIGN_IN_EXPIRED" })
      }
    const [session] = forger.rows("session").filter(({ userId }) => userId === id)
    for (const cookies of await cookie("florescer.proof", { sessionId: session?.id })) {
      const thief = app.visitor({ ...ana.cookies, ...cookies })
      expect((await thief.get("/api/auth/ways-in")).body.hasProof).toBe(false)
      expect((await thief.post("/api/auth/delete-user")).body).toEqual({ code: "PROOF_REQUIRED" })
    }
    const passkey = newAuthenticator().create({ challenge: "AAAA", rp: { id: "florescer.test" }, user: { id } })
    for (const key of forger.keys) {
      const challenge = await signed("florescer.passkey", `AAAA.${untilMs}.${session?.id}`, key)
      const added = await app
        .visitor({ ...ana.cookies, ...challenge })
        .post("/api/auth/passkeys", { name: "x", response: passkey })
      expect(added.body).toEqual({ code: "CHALLENGE_EXPIRED" })
    }
  })

  test("nothing stored is the address of a calendar, a helper's link, an access token or a mailed link, and no mail with a link is in it", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const { email } = ana.account
    await sync(ana, [
      operation("helperLinkMade", helperLink().link, app.clock.now.toISOString()),
      operation("reminderTimesChanged", { fields: { byMail: true } }, app.clock.now.toISOString()),
    ])
    await ana.post("/api/calendar", { language: "pt", isNeutral: true })
    await accessToken(ana)
    await app.visitor().post("/api/auth/sign-in/link", { email })
    await app.visitor().post("/api/auth/request-password-reset", { email })
    await app.mailedToken("sign-in-link")
    await app.mailedToken("reset-password")
    for (const kind of ["sign-in-link", "reset-password", "confirm-email", "address-change", "morning", "new-device"])
      await app.mails.keep(app.db, ana.id, { kind, to: email, subject: "", text: kind, html: "", usefulMinutes: 60 })
    const forger = await forgerOf(app)
    const opened = await Promise.all(
      forger
        .texts("outgoing_mails")
        .map((content) => Buffer.from(content.replace(sealedMark, ""), "hex").toString("base64url"))
        .flatMap((sealed) => forger.keys.map((key) => openToken(key, sealed))),
    )
    expect(opened.filter((mail) => mail !== "").map((mail) => JSON.parse(mail).kind)).toEqual(["new-device"])

    for (const secret of forger.texts("calendar_feeds"))
      expect((await app.fetch(`/calendar/${encodeURIComponent(secret)}.ics`)).status).toBe(404)
    for (const secret of forger.texts("helper_links")) {
      const asked = await app.fetch("/api/helping", {
        headers: { authorization: `Bearer ${encodeURIComponent(secret)}` },
      })
      expect(asked.status).toBe(404)
    }
    for (const secret of forger.texts("access_tokens").filter((text) => /^[\w-]+$/.test(text)))
      for (const token of [secret, `florescer_${secret}`])
        expect((await appWith(app, token)("GET", "/api/profile")).status).toBe(401)
    for (const token of forger.texts("verification")) {
      const visitor = app.visitor()
      expect((await visitor.post("/api/auth/sign-in/link/open", { token })).status).toBe(400)
      expect((await visitor.post("/api/auth/reset-password", { token, newPassword: "do ladrão" })).status).toBe(400)
    }
    for (const key of forger.keys)
      expect((await app.fetch(`/unsubscribe/${unsubscribeToken(key, ana.id)}`, { method: "POST" })).status).toBe(404)
    expect((await app.visitor().signIn(ana.account)).status).toBe(200)
  })
})

async function signed(name: string, value: string, key: string) {
  return { [name]: (await serializeSigned(name, value, key)).slice(`${name}=`.length) }
}
