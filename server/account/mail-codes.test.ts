import { expect, test } from "vitest"
import { describeOnBoth, type TestApp } from "#tests/api/test-app.ts"

const wrong = { status: 400, body: { code: "INVALID_CODE" } }
const minuteMs = 60_000

async function mailedCode(app: TestApp, kind: string): Promise<string> {
  const mail = (await app.outbox()).findLast((each) => each.kind === kind)
  const code = mail?.text.match(/^(\d{3}) (\d{3})$/m)
  if (!code) throw new Error(`No mail of the kind ${kind} has a code: ${mail?.text}`)
  expect(mail?.html).toContain(code[0])
  expect(mail?.subject).not.toMatch(/\d{3}/)
  return `${code[1]}${code[2]}`
}

const otherThan = (code: string, by: number) => String((Number(code) + by) % 1_000_000).padStart(6, "0")

describeOnBoth("the code beside a mailed link", (createTestApp) => {
  test("signs in where the mail was asked for, once, and in no other browser", async () => {
    const app = await createTestApp()
    const { account } = await app.mother("Ana")
    const email = account.email
    const phone = app.visitor()
    expect((await phone.post("/api/auth/sign-in/link", { email: "Ana@Example.org" })).status).toBe(200)
    const code = await mailedCode(app, "sign-in-link")
    expect(await app.visitor().post("/api/auth/mail-code", { email, code })).toMatchObject(wrong)
    const { status, body } = await phone.post("/api/auth/mail-code", {
      email,
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    })
    expect({ status, kind: body.kind }).toEqual({ status: 200, kind: "sign-in-link" })
    expect(await phone.post("/api/auth/mail-code", { email, code })).toMatchObject(wrong)
    expect((await phone.post("/api/auth/sign-in/link/open", { token: body.token })).status).toBe(200)
    expect((await phone.get("/api/progress")).status).toBe(200)
  })

  test("sets a new password where it was asked for", async () => {
    const app = await createTestApp()
    const { account } = await app.mother("Ana")
    const { email } = account
    const phone = app.visitor()
    await phone.post("/api/auth/request-password-reset", { email })
    const code = await mailedCode(app, "reset-password")
    const { token } = (await phone.post("/api/auth/mail-code", { email, code })).body
    expect((await phone.post("/api/auth/reset-password", { token, newPassword: "nova senha" })).status).toBe(200)
    expect((await phone.signIn({ email, password: "nova senha" })).status).toBe(200)
  })

  test("confirms the address of a sign-up in its own browser", async () => {
    const app = await createTestApp({ REQUIRE_EMAIL_VERIFICATION: "true" })
    const ana = { name: "Ana", email: "ana@example.org", password: "um segredo" }
    const phone = app.visitor()
    await phone.signUp(ana)
    const code = await mailedCode(app, "confirm-email")
    expect(await app.visitor().post("/api/auth/mail-code", { email: ana.email, code })).toMatchObject(wrong)
    const answer = await phone.post("/api/auth/mail-code", { email: ana.email, code })
    expect(answer).toMatchObject({ status: 200, body: { kind: "confirm-email", outcome: "confirmed" } })
    expect((await phone.signIn(ana)).status).toBe(200)
  })

  test("lives for ten minutes, and until the next mail for the address", async () => {
    const app = await createTestApp()
    const { email } = (await app.mother("Ana")).account
    const phone = app.visitor()
    await phone.post("/api/auth/sign-in/link", { email })
    const first = await mailedCode(app, "sign-in-link")
    await phone.post("/api/auth/request-password-reset", { email })
    const second = await mailedCode(app, "reset-password")
    if (first !== second) expect(await phone.post("/api/auth/mail-code", { email, code: first })).toMatchObject(wrong)
    app.clock.now = new Date(app.clock.now.getTime() + 10 * minuteMs)
    expect(await phone.post("/api/auth/mail-code", { email, code: second })).toMatchObject(wrong)
  })

  test("ends with the fifth wrong one of its browser, also of five at the same moment; another's wrong ones end it not", async () => {
    const app = await createTestApp()
    const { email } = (await app.mother("Ana")).account
    const phone = app.visitor()
    await phone.post("/api/auth/sign-in/link", { email })
    const code = await mailedCode(app, "sign-in-link")
    const stranger = app.visitor()
    for (const by of [1, 2, 3]) await stranger.post("/api/auth/mail-code", { email, code: otherThan(code, by) })
    const guesses = [1, 2, 3, 4, 5].map((by) => phone.post("/api/auth/mail-code", { email, code: otherThan(code, by) }))
    for (const answer of await Promise.all(guesses)) expect(answer).toMatchObject(wrong)
    expect(await phone.post("/api/auth/mail-code", { email, code })).toMatchObject(wrong)
  })

  test("counts, when wrong, with wrong passwords, and not with those of a browser that knows her", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const { email } = mother.account
    const stranger = app.visitor()
    for (let guess = 0; guess < 10; guess++) {
      await stranger.post("/api/auth/mail-code", { email, code: String(100_000 + guess) })
    }
    expect((await app.visitor().signIn({ email, password: "guess" })).body.code).toBe("TOO_MANY_ATTEMPTS")
    expect((await mother.signIn(mother.account)).status).toBe(200)
  })

  test("is kept as a keyed hash, for unknown addresses too, and says of none whether it has an account", async () => {
    const app = await createTestApp()
    const { email } = (await app.mother("Ana")).account
    const phone = app.visitor()
    await phone.post("/api/auth/sign-in/link", { email: "nobody@example.org" })
    await phone.post("/api/auth/sign-in/link", { email })
    const code = await mailedCode(app, "sign-in-link")
    const rows = await app.db.selectFrom("verification").selectAll().where("id", "like", "code-%").execute()
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain(code)
    expect(JSON.stringify(rows)).not.toMatch(/example/)
    expect(await phone.post("/api/auth/mail-code", { email: "nobody@example.org", code: "123456" })).toMatchObject(
      wrong,
    )
  })
})
