import { sql } from "kysely"
import { expect, test } from "vitest"
import { describeOnBoth, describeRules, type TestApp } from "#tests/api/test-app.ts"
import { baseUrl } from "#tests/api/visitor.ts"

/** A stranger who uses up all attempts for this address. */
async function usingUpTries(app: TestApp, email: string) {
  for (let guess = 0; guess < 11; guess++) await app.visitor().signIn({ email, password: `guess ${guess}` })
  expect((await app.visitor().signIn({ email, password: "guess" })).status).toBe(429)
}

async function confirmAddress(app: TestApp, { get }: { get: (path: string) => Promise<unknown> }) {
  const [mail] = await app.outbox()
  await get(mail?.link.slice(baseUrl.length) ?? "")
}

/** Stores every session again once the password is updated, as if signing in had just then succeeded with the old one. */
async function bringBackWhenPasswordChanges({ db, type }: TestApp) {
  const bringBack = sql`INSERT INTO session SELECT * FROM earlier WHERE id NOT IN (SELECT id FROM session)`
  await sql`CREATE TABLE earlier AS SELECT * FROM session`.execute(db)
  if (type === "sqlite") {
    await sql`CREATE TRIGGER late AFTER UPDATE ON account BEGIN ${bringBack}; END`.execute(db)
    return
  }
  await sql`CREATE FUNCTION bring_back() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${bringBack}; RETURN NULL; END $$`.execute(
    db,
  )
  await sql`CREATE TRIGGER late AFTER UPDATE ON account EXECUTE FUNCTION bring_back()`.execute(db)
}

describeOnBoth("lock-out of what comes at once", (createTestApp) => {
  test("sixty guesses at once from unknown devices give ten tries, each on a device of its own or not", async () => {
    const app = await createTestApp()
    const { account } = await app.mother("Ana")
    const guesses = Array.from({ length: 60 }, (_, number) =>
      app.visitor().signIn({ email: account.email, password: `guess ${number}` }),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429 || status === 503)).toHaveLength(50)
  })

  test("a sign-in with the old password that was on its way while the password changed has no session in the end", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const stranger = app.visitor()
    const change = { currentPassword: mother.account.password, newPassword: "uma senha nova" }
    const [, ...late] = await Promise.all([
      mother.post("/api/auth/change-password", change),
      ...Array.from({ length: 12 }, () => stranger.signIn(mother.account)),
    ])
    expect(late.length).toBe(12)
    expect((await stranger.get("/api/progress")).status).toBe(401)
    expect((await mother.get("/api/progress")).status).toBe(200)
    const sessions = await app.db.selectFrom("session").select("id").execute()
    expect(sessions).toHaveLength(1)
  })

  test.each(["by the current one", "by a link in a mail"])(
    "a session opened with the old password while a new one is being set, %s, ends with it",
    async (way) => {
      const app = await createTestApp()
      const mother = await app.mother("Ana")
      const stranger = app.visitor()
      await stranger.signIn(mother.account)
      await bringBackWhenPasswordChanges(app)
      if (way === "by the current one") {
        const change = { currentPassword: mother.account.password, newPassword: "uma senha nova" }
        expect((await mother.post("/api/auth/change-password", change)).status).toBe(200)
        expect((await mother.get("/api/progress")).status).toBe(200)
      } else {
        await mother.post("/api/auth/request-password-reset", { email: mother.account.email })
        const token = await app.mailedToken("reset-password")
        const reset = { token, newPassword: "uma senha nova" }
        expect((await app.visitor().post("/api/auth/reset-password", reset)).status).toBe(200)
      }
      expect((await stranger.get("/api/progress")).status).toBe(401)
    },
  )
})

describeRules("lock-out", (createTestApp) => {
  test("a stranger who uses up all tries keeps her out of no browser that she has signed in with before", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await mother.post("/api/auth/sign-out")
    await usingUpTries(app, mother.account.email)
    expect((await mother.signIn(mother.account)).status).toBe(200)
  })

  test("another mother's browser, a forged cookie or one of another installation is not known", async () => {
    const app = await createTestApp()
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    await usingUpTries(app, ana.account.email)
    const own = ana.cookies["florescer.device"] ?? ""
    for (const cookie of [bia.cookies["florescer.device"], own.slice(0, -3), own.split(".")[0], `${own}x`, ""]) {
      const stranger = app.visitor({ "florescer.device": cookie ?? "" })
      expect((await stranger.signIn(ana.account)).status).toBe(429)
    }
    expect((await app.visitor({ "florescer.device": own }).signIn(ana.account)).status).toBe(200)
  })

  test("a known browser has ten tries too, which hold back nobody else", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const tries = Array.from({ length: 15 }, () => mother.signIn({ ...mother.account, password: "guess" }))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([...Array(10).fill(401), ...Array(5).fill(429)])
    expect((await app.visitor().signIn(mother.account)).status).toBe(200)
  })

  test("her open session changes the password and deletes the account whatever strangers try", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await usingUpTries(app, mother.account.email)
    const change = { currentPassword: mother.account.password, newPassword: "uma senha nova" }
    expect((await mother.post("/api/auth/change-password", change)).status).toBe(200)
    expect((await mother.post("/api/auth/delete-user", { password: "uma senha nova" })).status).toBe(200)
  })

  test("from a new device a link in the mail signs her in meanwhile, once", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const { account } = mother
    await confirmAddress(app, mother)
    // Her mail arrives even if strangers request many mails for her address.
    for (let time = 0; time < 6; time++) {
      await app.visitor().post("/api/auth/send-verification-email", { email: account.email })
      await app.visitor().post("/api/auth/request-password-reset", { email: account.email })
    }
    await usingUpTries(app, account.email)
    const phone = app.visitor()
    expect(await phone.post("/api/auth/sign-in/link", { email: account.email })).toMatchObject({ status: 200 })
    const mail = (await app.outbox()).find(({ kind }) => kind === "sign-in-link")
    expect(mail).toMatchObject({
      to: account.email,
      link: expect.stringMatching(/^http:\/\/florescer\.test\/sign-in\/link#\w+$/),
    })
    const token = await app.mailedToken("sign-in-link")
    expect(await phone.post("/api/auth/sign-in/link/open", { token })).toMatchObject({
      status: 200,
      body: { user: { email: account.email }, passwordEnded: false },
    })
    expect((await phone.get("/api/progress")).status).toBe(200)
    const again = await app.visitor().post("/api/auth/sign-in/link/open", { token })
    expect(again).toMatchObject({ status: 400, body: { code: "INVALID_TOKEN" } })
    // This browser now counts as one that she has signed in with.
    await phone.post("/api/auth/sign-out")
    expect((await phone.signIn(account)).status).toBe(200)
  })

  test("a reset clears what strangers tried, forgets every browser and ends every link", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const { email } = mother.account
    await usingUpTries(app, email)
    await app.visitor().post("/api/auth/sign-in/link", { email })
    await app.visitor().post("/api/auth/request-password-reset", { email })
    const reset = { token: await app.mailedToken("reset-password"), newPassword: "uma senha nova" }
    const token = await app.mailedToken("sign-in-link")
    const phone = app.visitor()
    expect((await phone.post("/api/auth/reset-password", reset)).status).toBe(200)
    const late = await app.visitor().post("/api/auth/sign-in/link/open", { token })
    expect(late).toMatchObject({ status: 400, body: { code: "INVALID_TOKEN" } })
    expect((await app.visitor().signIn({ email, password: "uma senha nova" })).status).toBe(200)
    await usingUpTries(app, email)
    // The browser in which she reset the password counts as known from then on.
    expect((await phone.signIn({ email, password: "uma senha nova" })).status).toBe(200)
    // Her previous browser is unknown until she signs in with it again.
    expect((await mother.signIn({ email, password: "uma senha nova" })).status).toBe(429)
  })

  test("a changed password forgets her other browsers and keeps this one", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const other = app.visitor()
    await other.signIn(mother.account)
    const change = { currentPassword: mother.account.password, newPassword: "uma senha nova" }
    await mother.post("/api/auth/change-password", change)
    const account = { ...mother.account, password: "uma senha nova" }
    await usingUpTries(app, account.email)
    expect((await other.signIn(account)).status).toBe(429)
    expect((await mother.signIn(account)).status).toBe(200)
  })

  test("a link is asked for with the same answer, whether the address has an account or not, and comes to accounts only", async () => {
    const app = await createTestApp()
    const { email } = (await app.mother("Ana")).account
    const known = await app.visitor().post("/api/auth/sign-in/link", { email })
    const unknown = await app.visitor().post("/api/auth/sign-in/link", { email: "nobody@example.org" })
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    const links = (await app.outbox()).filter(({ kind }) => kind === "sign-in-link")
    expect(links.map(({ to }) => to)).toEqual([email])
    expect(await app.db.selectFrom("user").select("email").execute()).toEqual([{ email }])
  })

  test("an invented or cut-off link opens nothing", async () => {
    const app = await createTestApp()
    const { email } = (await app.mother("Ana")).account
    await app.visitor().post("/api/auth/sign-in/link", { email })
    const token = await app.mailedToken("sign-in-link")
    for (const wrong of ["invented", token.slice(1), `${token}x`, token.toUpperCase()]) {
      const answer = await app.visitor().post("/api/auth/sign-in/link/open", { token: wrong })
      expect(answer).toMatchObject({ status: 400, body: { code: "INVALID_TOKEN" } })
    }
    const { status } = await app.visitor().get(`/api/auth/magic-link/verify?token=${token}`)
    expect(status).toBe(404)
    expect((await app.visitor().post("/api/auth/sign-in/link/open", { token })).status).toBe(200)
  })

  test("an account knows ten browsers and has thirty sessions at most, those of late", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    for (let time = 0; time < 32; time++) {
      app.clock.now = new Date(app.clock.now.getTime() + 1000)
      await app.visitor().signIn(mother.account)
    }
    expect(await app.db.selectFrom("known_devices").select("device_id").execute()).toHaveLength(10)
    expect(await app.db.selectFrom("session").select("id").execute()).toHaveLength(30)
    expect((await mother.get("/api/progress")).status).toBe(401)
  })
})
