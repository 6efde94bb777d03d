import { sql } from "kysely"
import { expect, test } from "vitest"
import { codeOf } from "#tests/api/app-code.ts"
import { describeOnBoth, type TestApp } from "#tests/api/test-app.ts"
import { baseUrl } from "#tests/api/visitor.ts"
import { removeTwoStep } from "./two-step/data.ts"

type Thief = ReturnType<TestApp["visitor"]>

async function resetToken(app: TestApp, email: string) {
  await app.visitor().post("/api/auth/request-password-reset", { email })
  return app.mailedToken("reset-password")
}

/** Deletes the account at the moment at which a link for it is stored. */
async function deleteUsersWithEachLink({ db, type }: TestApp) {
  if (type === "sqlite") {
    await sql`CREATE TRIGGER late AFTER INSERT ON verification WHEN NEW.id NOT LIKE 'code-%' BEGIN DELETE FROM user; END`.execute(
      db,
    )
    return
  }
  await sql`CREATE FUNCTION delete_users() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DELETE FROM "user"; RETURN NULL; END $$`.execute(
    db,
  )
  await sql`CREATE TRIGGER late AFTER INSERT ON verification FOR EACH ROW WHEN (NEW.id NOT LIKE 'code-%') EXECUTE FUNCTION delete_users()`.execute(
    db,
  )
}

describeOnBoth("recovery", (createTestApp) => {
  test("a mother sets a new password by the mail's link; the old one and her other sessions end, and the link works once", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const token = await resetToken(app, mother.account.email)
    expect(token).toMatch(/^\w{24}$/)

    const answer = await app.visitor().post("/api/auth/reset-password", { token, newPassword: "nova senha" })
    expect(answer.status).toBe(200)
    expect((await mother.get("/api/progress")).status).toBe(401)
    expect((await app.visitor().signIn(mother.account)).status).toBe(401)
    expect((await app.visitor().signIn({ ...mother.account, password: "nova senha" })).status).toBe(200)

    const again = await app.visitor().post("/api/auth/reset-password", { token, newPassword: "outra senha" })
    expect(again).toMatchObject({ status: 400, body: { code: "INVALID_TOKEN" } })
    expect((await app.visitor().signIn({ ...mother.account, password: "nova senha" })).status).toBe(200)
  })

  test("after a reset the links of her earlier requests are dead too", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const first = await resetToken(app, mother.account.email)
    const second = await resetToken(app, mother.account.email)
    expect(first).not.toBe(second)
    expect(
      (await app.visitor().post("/api/auth/reset-password", { token: second, newPassword: "nova senha" })).status,
    ).toBe(200)
    const late = await app.visitor().post("/api/auth/reset-password", { token: first, newPassword: "outra senha" })
    expect(late.body.code).toBe("INVALID_TOKEN")
  })

  test("two uses of one link at the same moment set one password", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const token = await resetToken(app, mother.account.email)
    const passwords = ["senha um", "senha dois"]
    const answers = await Promise.all(
      passwords.map((newPassword) => app.visitor().post("/api/auth/reset-password", { token, newPassword })),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400])
  })

  test.each<[string, (thief: Thief, password: string) => Promise<{ status: number }>]>([
    [
      "changing the password",
      (thief, password) =>
        thief.post("/api/auth/change-password", { currentPassword: password, newPassword: `${password}!` }),
    ],
    ["ending all other sessions", (thief) => thief.send("DELETE", "/api/auth/sessions")],
  ])(
    "whoever is in ends her link by %s once an hour, and not the next one that she asks for, however many mails he has asked for",
    async (_, endOthers) => {
      const app = await createTestApp()
      const { account } = await app.mother("Ana")
      const thief = app.visitor()
      await thief.signIn(account)
      const isOpen = async (token: string) =>
        (await app.visitor().post("/api/auth/reset-password/link", { token })).body.isOpen

      // A request that ends no link does not count towards the limit.
      expect(await endOthers(thief, account.password)).toMatchObject({ status: 200 })
      const first = await resetToken(app, account.email)
      for (let mail = 0; mail < 5; mail++) await resetToken(app, account.email)
      expect(await endOthers(thief, `${account.password}!`)).toMatchObject({ status: 200 })
      expect(await isOpen(first)).toBe(false)

      const second = await resetToken(app, account.email)
      for (const passed of ["!!", "!!!"])
        expect(await endOthers(thief, `${account.password}${passed}`)).toMatchObject({ status: 200 })
      expect(await isOpen(second)).toBe(true)
      const reset = await app.visitor().post("/api/auth/reset-password", { token: second, newPassword: "só dela" })
      expect(reset.status).toBe(200)
      expect((await thief.get("/api/progress")).status).toBe(401)
      expect((await app.visitor().signIn({ ...account, password: "só dela" })).status).toBe(200)
    },
  )

  test("a link that a session cannot end any more lets no sign-in go on that waited for its second step", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const { secret } = await mother.enableTwoStep()
    const endOthers = () => mother.send("DELETE", "/api/auth/sessions")
    await resetToken(app, mother.account.email)
    await endOthers()
    const token = await resetToken(app, mother.account.email)
    const thief = app.visitor()
    expect((await thief.signIn(mother.account)).body).toEqual({ needsSecondStep: true })
    await endOthers()
    const answer = await thief.post("/api/auth/sign-in/second-step", { code: await codeOf(secret) })
    expect(answer.body.code).toBe("SIGN_IN_EXPIRED")
    await removeTwoStep(app.database, mother.id)
    expect((await app.visitor().post("/api/auth/reset-password/link", { token })).body.isOpen).toBe(true)
  })

  test.each(["request-password-reset", "sign-in/link"])(
    "of an account that is deleted while a mail is asked for (%s) no link is left",
    async (path) => {
      const app = await createTestApp()
      const { account } = await app.mother("Ana")
      await app.background.settled()
      await deleteUsersWithEachLink(app)
      expect(await app.visitor().post(`/api/auth/${path}`, { email: account.email })).toMatchObject({ status: 200 })
      await app.background.settled()
      expect(await app.db.selectFrom("user").select("id").execute()).toEqual([])
      expect(await app.db.selectFrom("verification").selectAll().execute()).toEqual([])
    },
  )

  test("an expired link is refused, and the link is kept as a hash only", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const token = await resetToken(app, mother.account.email)
    const stored = await app.db.selectFrom("verification").selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token)
    const hourMs = 60 * 60 * 1000
    const link = stored.find(({ id }) => !id.startsWith("code-"))
    const expiresMs = new Date(link?.expiresAt ?? 0).getTime()
    expect(Math.abs(expiresMs - Date.now() - hourMs)).toBeLessThan(60_000)
    // Looking at a link does not use it up.
    const open = { isOpen: true, email: mother.account.email }
    for (const again of [open, open])
      expect((await app.visitor().post("/api/auth/reset-password/link", { token })).body).toEqual(again)

    await app.db
      .updateTable("verification")
      .set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
      .execute()
    const answer = await app.visitor().post("/api/auth/reset-password", { token, newPassword: "nova senha" })
    expect(answer).toMatchObject({ status: 400, body: { code: "INVALID_TOKEN" } })
    expect((await app.visitor().post("/api/auth/reset-password/link", { token })).body).toEqual({
      isOpen: false,
      email: null,
    })
    expect((await mother.get("/api/progress")).status).toBe(200)
  })

  test.each([
    ["an invented link", { token: "invented", newPassword: "nova senha" }, { code: "INVALID_TOKEN" }],
    [
      "a link with a NUL character",
      { token: "\0", newPassword: "nova senha" },
      { code: "INVALID_INPUT", fields: { token: "invalid" } },
    ],
    ["no link", { newPassword: "nova senha" }, { code: "INVALID_INPUT", fields: { token: "invalid" } }],
    [
      "a password of 5 characters",
      { token: "x", newPassword: "12345" },
      { code: "INVALID_INPUT", fields: { newPassword: "too_short" } },
    ],
    [
      "an endless password",
      { token: "x", newPassword: "1".repeat(129) },
      { code: "INVALID_INPUT", fields: { newPassword: "too_long" } },
    ],
  ])("%s is refused", async (_, body, refusal) => {
    const app = await createTestApp()
    expect(await app.visitor().post("/api/auth/reset-password", body)).toMatchObject({ status: 400, body: refusal })
  })

  test("whether an address has an account cannot be learned from forgot-password", async () => {
    const app = await createTestApp()
    const { account } = await app.mother("Ana")
    const known = await app.visitor().post("/api/auth/request-password-reset", { email: account.email })
    const unknown = await app.visitor().post("/api/auth/request-password-reset", { email: "nobody@example.org" })
    expect(known.status).toBe(200)
    expect(unknown.status).toBe(known.status)
    expect(unknown.body).toEqual(known.body)
    const headerNames = (headers: Headers) => [...headers.keys()]
    expect(headerNames(unknown.headers)).toEqual(headerNames(known.headers))
    expect((await app.outbox()).filter((mail) => mail.kind === "reset-password").map((mail) => mail.to)).toEqual([
      account.email,
    ])
  })

  test("at most three recovery mails an hour go to one address that strangers ask for, and the answer does not change", async () => {
    const app = await createTestApp()
    const { account } = await app.mother("Ana")
    for (let request = 0; request < 7; request++) {
      const answer = await app.visitor().post("/api/auth/request-password-reset", { email: account.email })
      expect(answer).toMatchObject({ status: 200, body: { status: true } })
    }
    expect((await app.outbox()).filter((mail) => mail.kind === "reset-password")).toHaveLength(3)
  })

  test("a malformed address is refused beside its field", async () => {
    const app = await createTestApp()
    const answer = await app.visitor().post("/api/auth/request-password-reset", { email: "ana" })
    expect(answer).toMatchObject({ status: 400, body: { code: "INVALID_INPUT", fields: { email: "email" } } })
  })

  test("the link leads to the product's own address, whatever host the request names", async () => {
    const app = await createTestApp()
    const { account } = await app.mother("Ana")
    const headers = { host: "evil.example", origin: "http://evil.example", "x-forwarded-host": "evil.example" }
    await app.visitor().send("POST", "/api/auth/request-password-reset", { body: { email: account.email }, headers })
    for (const mail of await app.outbox()) {
      expect(mail.link.startsWith(`${baseUrl}/`)).toBe(true)
      expect(mail.text + mail.html).not.toContain("evil")
    }
  })
})
