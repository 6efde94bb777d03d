import { createEmailVerificationToken } from "better-auth/api"
import { expect, test } from "vitest"
import { retention } from "#domain/privacy/retention.ts"
import { describeRules } from "#tests/api/test-app.ts"
import { baseUrl } from "#tests/api/visitor.ts"
import { createAuth } from "../auth.ts"
import { createKeys } from "../keys/keys.ts"
import { createRateLimits } from "../rate-limits.ts"
import { createConfirmLinks } from "./confirm-link.ts"
import { sealToken } from "./sealed-token.ts"

const ana = { name: "Ana", email: "ana@example.org", password: "x" }

describeRules("confirmation of an address", (createTestApp) => {
  test("the mail's link confirms, leads to the sign-in page, signs nobody in, and may be opened twice", async () => {
    const app = await createTestApp()
    const visitor = app.visitor()
    await visitor.signUp(ana)
    const [mail] = await app.outbox()
    expect(mail).toMatchObject({ to: ana.email, from: "contato@florescer.app" })
    const path = mail?.link.slice(baseUrl.length) ?? ""
    for (let time = 0; time < 2; time++) {
      const answer = await visitor.get(path)
      expect(answer.status).toBe(302)
      expect(answer.headers.get("location")).toBe("/login?email=confirmed")
      expect(Object.keys(visitor.cookies)).toEqual(["florescer.device"])
    }
    await visitor.signIn(ana)
    expect((await visitor.get("/api/auth/get-session")).body.user.emailVerified).toBe(true)
  })

  test("opened in another browser, as a mail program does, it confirms nothing until she signs in there with her password", async () => {
    const app = await createTestApp()
    await app.visitor().signUp(ana)
    const [mail] = await app.outbox()
    const isConfirmed = async () =>
      Boolean((await app.db.selectFrom("user").selectAll().executeTakeFirst())?.emailVerified)
    const other = app.visitor()
    const answer = await other.get(mail?.link.slice(baseUrl.length) ?? "")
    expect(answer.headers.get("location")).toBe("/login?email=other-browser")
    // Only the browser that opened the link is told the address, with which its form is filled in.
    expect((await other.post("/api/auth/verify-email/account", {})).body).toEqual({ email: ana.email })
    expect((await app.visitor().post("/api/auth/verify-email/account", {})).body).toEqual({ email: null })
    expect((await other.signIn({ ...ana, password: "guess" })).status).toBe(401)
    expect(await isConfirmed()).toBe(false)
    expect((await other.signIn(ana)).status).toBe(200)
    expect(await isConfirmed()).toBe(true)
  })

  test("her tap on the link of a stranger's account in her name confirms nothing, and a link to sign in takes it from him", async () => {
    const app = await createTestApp()
    const stranger = app.visitor()
    await stranger.signUp(ana)
    await stranger.signIn(ana)
    const mother = app.visitor()
    await mother.get((await app.outbox())[0]?.link.slice(baseUrl.length) ?? "")
    await mother.post("/api/auth/sign-in/link", { email: "Ana@Example.org" })
    const token = await app.mailedToken("sign-in-link")
    const opened = await mother.post("/api/auth/sign-in/link/open", { token })
    expect(opened).toMatchObject({ status: 200, body: { passwordEnded: true } })
    expect((await stranger.get("/api/progress")).status).toBe(401)
    expect((await stranger.signIn(ana)).status).toBe(401)
    const devices = await app.db.selectFrom("known_devices").selectAll().execute()
    expect(devices).toHaveLength(1)
  })

  test("a link that is broken, expired, of others or without a token leads to the sign-in page and says so", async () => {
    const app = await createTestApp()
    await app.visitor().signUp(ana)
    const [mail] = await app.outbox()
    const path = mail?.link.slice(baseUrl.length) ?? ""
    const { id } = await app.db.selectFrom("user").select("id").executeTakeFirstOrThrow()
    const ofOthers = createConfirmLinks({
      keys: createKeys("the secret of another installation", { salt: "", upgradedAt: null }, app.clock.now),
      baseUrl,
      now: () => app.clock.now,
    })
    const theirs = await ofOthers.linkOf({ userId: id, email: ana.email })
    const elsewhere = "?token=invented&callbackURL=https://evil.example"
    for (const broken of [
      path.slice(0, -3),
      theirs.slice(baseUrl.length),
      "/api/auth/verify-email",
      `/api/auth/verify-email${elsewhere}`,
    ]) {
      const answer = await app.visitor().get(broken)
      expect(answer.status).toBe(302)
      expect(answer.headers.get("location")).toBe("/login?email=link-invalid")
    }
    app.clock.now = new Date(app.clock.now.getTime() + retention.confirmEmailLinkHours * 60 * 60_000)
    expect((await app.visitor().get(path)).headers.get("location")).toBe("/login?email=link-invalid")
    await expect(app.db.selectFrom("user").select("emailVerified").executeTakeFirst()).resolves.toMatchObject({
      emailVerified: app.type === "sqlite" ? 0 : false,
    })
  })

  test("no link changes an address, whoever has signed it", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const auth = createAuth({
      ...app,
      limits: createRateLimits(app.database, app.keys.counts),
      now: () => app.clock.now,
    })
    const { key } = app.keys.cookies
    for (const requestType of [undefined, "change-email-confirmation", "change-email-verification"]) {
      const of = { userId: mother.id, ...(requestType && { requestType }) }
      const token = await createEmailVerificationToken(key, ana.email, "thief@example.org", 600, of)
      const sealed = await sealToken(app.keys.confirmation, token)
      for (const visitor of [mother, app.visitor()]) {
        const answer = await visitor.get(`/api/auth/verify-email?token=${sealed}`)
        expect(answer.headers.get("location")).toBe("/login?email=link-invalid")
      }
      // The auth library's own route is not mounted. Called directly, it does not confirm the address by its own token
      // either.
      await auth.handler(new Request(`${baseUrl}/api/auth/verify-email?token=${token}`)).catch(() => {})
    }
    await app.background.settled()
    const users = await app.db.selectFrom("user").select(["email", "emailVerified"]).execute()
    expect(users).toEqual([{ email: ana.email, emailVerified: app.type === "sqlite" ? 0 : false }])
  })

  test("the link names nobody, neither in letters nor in base64", async () => {
    const app = await createTestApp()
    await app.visitor().signUp({ ...ana, name: "Ana Souza" })
    const [mail] = await app.outbox()
    const token = mail?.link.split("token=")[1] ?? ""
    const inLetters = token.split(".").map((part) => Buffer.from(part, "base64url").toString())
    expect(token.length).toBeGreaterThan(100)
    // "ana" alone could occur in any random text, so the test looks for longer parts of the name and address.
    expect([mail?.link, ...inLetters].join()).not.toMatch(/ana@|ana souza|example/i)
  })

  test("a new link is sent on request, five mails an hour at most with that of the sign-up, and never tells whether there is an account", async () => {
    const app = await createTestApp()
    await app.visitor().signUp(ana)
    const path = "/api/auth/send-verification-email"
    for (let request = 0; request < 6; request++) {
      expect(await app.visitor().post(path, { email: ana.email })).toMatchObject({
        status: 200,
        body: { status: true },
      })
    }
    expect(await app.visitor().post(path, { email: "nobody@example.org" })).toMatchObject({
      status: 200,
      body: { status: true },
    })
    expect(await app.outbox()).toHaveLength(1 + 4)
  })
})
