import { expect, test } from "vitest"
import { legalVersion } from "#content/legal.ts"
import { describeRules } from "#tests/api/test-app.ts"
import { addMember } from "../team/members.ts"

const ana = { name: "Ana Souza", email: "Ana@Example.org", password: "x" }

describeRules("sign-up", (createTestApp) => {
  test("a mother signs up with any password, is not signed in yet, and can sign in whatever the case of her address", async () => {
    const app = await createTestApp()
    const visitor = app.visitor()
    const answer = await visitor.signUp(ana)
    expect(answer).toMatchObject({ status: 200, body: { status: true } })
    expect(Object.keys(visitor.cookies)).toEqual(["florescer.device"])
    expect((await visitor.get("/api/auth/get-session")).body).toBeNull()

    expect((await visitor.signIn({ email: "ANA@example.org", password: "x" })).status).toBe(200)
    const session = await visitor.get("/api/auth/get-session")
    expect(session.body.user).toMatchObject({ name: "Ana Souza", email: "ana@example.org", emailVerified: false })
    expect(Date.parse(session.body.session.expiresAt)).toBeGreaterThan(Date.now())
  })

  test.each([
    ["ana@café.com.br", "ANA@CAFÉ.com.br", "ana@xn--caf-dma.com.br"],
    ["ana@пример.рф", "ana@xn--e1afmkfd.xn--p1ai", "ana@xn--e1afmkfd.xn--p1ai"],
    ["o/brien#1@example.org", "O/Brien#1@example.org", "o/brien#1@example.org"],
  ])("%s is one account however it is typed, and gets every mail", async (email, typedLater, stored) => {
    const app = await createTestApp()
    const visitor = app.visitor()
    expect((await visitor.signUp({ ...ana, email })).status).toBe(200)
    expect((await app.visitor().signUp({ ...ana, email: typedLater })).body).toEqual({ code: "USER_ALREADY_EXISTS" })
    expect((await visitor.signIn({ email: typedLater, password: "x" })).status).toBe(200)
    expect((await visitor.get("/api/auth/get-session")).body.user.email).toBe(stored)
    expect(await addMember(app.db, typedLater, false, app.clock.now)).toBe("not confirmed")

    const stranger = app.visitor()
    for (const path of ["request-password-reset", "sign-in/link"])
      expect((await stranger.post(`/api/auth/${path}`, { email: typedLater })).status).toBe(200)
    const mails = await app.outbox()
    expect(new Set(mails.map(({ kind, to }) => `${kind} ${to}`))).toEqual(
      new Set(["confirm-email", "reset-password", "sign-in-link"].map((kind) => `${kind} ${stored}`)),
    )
    const link = mails.find(({ kind }) => kind === "sign-in-link")?.link ?? ""
    const token = link.slice(link.lastIndexOf("#") + 1)
    expect((await stranger.post("/api/auth/sign-in/link/open", { token })).status).toBe(200)
    const confirm = new URL(mails.find(({ kind }) => kind === "confirm-email")?.link ?? "")
    const confirmed = await visitor.get(confirm.pathname + confirm.search)
    expect(confirmed.headers.get("location")).toBe("/login?email=confirmed")
  })

  test("her name is kept as full_name, her password only as a hash, and nothing of her network address", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const user = await app.db.selectFrom("user").selectAll().where("id", "=", mother.id).executeTakeFirstOrThrow()
    expect(user.full_name).toBe("Ana")
    const account = await app.db.selectFrom("account").selectAll().executeTakeFirstOrThrow()
    expect(account.password).not.toContain(mother.account.password)
    const session = await app.db.selectFrom("session").selectAll().executeTakeFirstOrThrow()
    expect(session).toMatchObject({ ipAddress: "" })
  })

  test("the version of the terms that she accepts is recorded by the server, whatever her request says", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const older = { ...ana, email: "bia@example.org", termsVersion: 1, terms_version: 1 }
    expect((await app.visitor().post("/api/auth/sign-up/email", older)).status).toBe(200)
    const users = await app.db.selectFrom("user").select("terms_version").execute()
    expect(users).toEqual([{ terms_version: legalVersion.number }, { terms_version: legalVersion.number }])
    expect((await mother.get("/api/account/export")).body.user.termsVersion).toBe(legalVersion.number)
  })

  test("a taken address is refused with its own code, and the first account stays as it was", async () => {
    const app = await createTestApp()
    await app.visitor().signUp(ana)
    const answer = await app.visitor().signUp({ ...ana, name: "Somebody else", password: "other" })
    expect(answer).toMatchObject({ status: 422, body: { code: "USER_ALREADY_EXISTS" } })
    expect((await app.visitor().signIn(ana)).status).toBe(200)
  })

  test("an address whose sign-up was cut off before it had a password is free again, once it cannot be on its way any more", async () => {
    const app = await createTestApp()
    await app.visitor().signUp(ana)
    await app.db.deleteFrom("account").execute()
    expect((await app.visitor().signUp(ana)).status).toBe(422)
    await app.db
      .updateTable("user")
      .set({ createdAt: new Date(Date.now() - 61_000).toISOString() })
      .execute()
    // On PostgreSQL a sign-up is stored completely or not at all, so an account that looks incomplete is not freed.
    const isFree = app.database.type === "sqlite"
    expect((await app.visitor().signUp(ana)).status).toBe(isFree ? 200 : 422)
    expect((await app.visitor().signIn(ana)).status).toBe(isFree ? 200 : 401)
    await app.db
      .updateTable("user")
      .set({ createdAt: new Date(Date.now() - 61_000).toISOString() })
      .execute()
    expect((await app.visitor().signUp(ana)).status).toBe(422)
  })

  test("an account whose password a link has ended is no sign-up that was cut off: nobody signs up in its place", async () => {
    const app = await createTestApp()
    await app.visitor().signUp(ana)
    const tablet = app.visitor()
    await tablet.post("/api/auth/sign-in/link", { email: ana.email })
    const token = await app.mailedToken("sign-in-link")
    const opened = await tablet.post("/api/auth/sign-in/link/open", { token })
    expect(opened).toMatchObject({ status: 200, body: { passwordEnded: true } })
    const anHourAgo = new Date(Date.now() - 60 * 60_000).toISOString()
    await app.db.updateTable("user").set({ createdAt: anHourAgo }).execute()
    await tablet.post("/api/auth/sign-out")
    expect((await app.visitor().signUp({ ...ana, password: "a stranger's" })).status).toBe(422)
    expect(await app.db.selectFrom("user").select("id").execute()).toEqual([{ id: opened.body.user.id }])
  })

  test("of two sign-ups with one address at the same moment, one succeeds and the other is told that it is taken", async () => {
    const app = await createTestApp()
    const answers = await Promise.all([app.visitor().signUp(ana), app.visitor().signUp(ana)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422])
    expect(answers.find((answer) => answer.status === 422)?.body).toEqual({ code: "USER_ALREADY_EXISTS" })
  })

  test.each([
    ["nothing at all", {}, { name: "invalid", email: "invalid", password: "invalid" }],
    [
      "empty fields",
      { name: " ", email: "", password: "" },
      { name: "required", email: "required", password: "required" },
    ],
    ["a malformed address", { ...ana, email: "ana@" }, { email: "email" }],
    ["a name of 10,000 characters", { ...ana, name: "a".repeat(10_000) }, { name: "too_long" }],
    ["a password of 129 characters", { ...ana, password: "a".repeat(129) }, { password: "too_long" }],
    ["a name with a NUL character", { ...ana, name: "A\0na" }, { name: "invalid" }],
    ["a name of two lines", { ...ana, name: "Ana\u2028Luísa" }, { name: "invalid" }],
    ["a name that turns what follows", { ...ana, name: "Ana \u2066Luísa" }, { name: "invalid" }],
    ["a name with half a surrogate pair", { ...ana, name: "A\ud83cna" }, { name: "invalid" }],
    ["a name that is no text", { ...ana, name: { first: "Ana" } }, { name: "invalid" }],
  ])("%s is refused beside its field", async (_, input, fields) => {
    const app = await createTestApp()
    const answer = await app.visitor().post("/api/auth/sign-up/email", input)
    expect(answer).toMatchObject({ status: 400, body: { code: "INVALID_INPUT", fields } })
    expect(await app.db.selectFrom("user").selectAll().execute()).toEqual([])
  })

  test("she cannot make herself confirmed, or choose where the link of her mail leads", async () => {
    const app = await createTestApp()
    const more = {
      emailVerified: true,
      language: "es",
      callbackURL: "https://evil.example",
      image: "https://evil.example",
    }
    expect((await app.visitor().post("/api/auth/sign-up/email", { ...ana, ...more })).status).toBe(200)
    const user = await app.db.selectFrom("user").selectAll().executeTakeFirstOrThrow()
    expect(user).toMatchObject({ language: null, image: null })
    expect(Boolean(user.emailVerified)).toBe(false)
    const [mail] = await app.outbox()
    expect(mail?.text).not.toContain("evil")
  })

  test("the language that she has chosen is kept with her account", async () => {
    const app = await createTestApp()
    await app.visitor({ "florescer-language": "es" }).signUp(ana)
    await app.visitor({ "florescer-language": "xx" }).signUp({ ...ana, email: "other@example.org" })
    const users = await app.db.selectFrom("user").select(["email", "language"]).orderBy("email").execute()
    expect(users).toEqual([
      { email: "ana@example.org", language: "es" },
      { email: "other@example.org", language: null },
    ])
  })

  test("five sign-ups an hour with one address are looked at, and other addresses are not held back", async () => {
    const app = await createTestApp()
    for (let time = 0; time < 5; time++) expect((await app.visitor().signUp(ana)).status).toBe(time ? 422 : 200)
    const held = await app.visitor().signUp({ ...ana, email: "ANA@EXAMPLE.ORG" })
    expect(held).toMatchObject({ status: 429, body: { code: "TOO_MANY_ATTEMPTS" } })
    expect((await app.visitor().signUp({ ...ana, email: "bia@example.org" })).status).toBe(200)
  })
})
