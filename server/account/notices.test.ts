import { expect, test } from "vitest"
import { accessToken } from "#tests/api/access-token.ts"
import { codeOf } from "#tests/api/app-code.ts"
import { perform } from "#tests/api/sync.ts"
import { describeRules, type TestApp } from "#tests/api/test-app.ts"

const phone =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36"

type Account = { email: string; password: string }

/** Signs in with a browser that the account does not know. */
async function signInAnew(app: TestApp, { email, password }: Account) {
  const visitor = app.visitor()
  const headers = { "user-agent": phone }
  const answer = await visitor.send("POST", "/api/auth/sign-in/email", { body: { email, password }, headers })
  return { visitor, answer }
}

const noticesIn = async (app: TestApp) => (await app.outbox()).filter(({ kind }) => kind === "new-device")

describeRules("the mail about a new browser", (createTestApp) => {
  test("comes once for each browser, in her language, and says when and where; none comes at the sign-up", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    expect(await noticesIn(app)).toEqual([])
    const { visitor } = await signInAnew(app, mother.account)
    await visitor.signIn(mother.account)
    await mother.signIn(mother.account)
    const [mail, ...others] = await noticesIn(app)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: mother.account.email, subject: "Um aviso sobre a sua conta" })
    expect(mail?.link).toMatch(/\/forgot-password$/)
    expect(mail?.text).toContain("Chrome em Android")
    expect(mail?.text).toContain("21 de novembro de 2026 às 09:00:00 UTC")
    expect(mail?.text).toContain("contato@florescer.app")

    await app.db.updateTable("user").set({ language: "es" }).execute()
    const zone = { timeZone: "America/Recife" }
    await perform(mother, "reminderTimesChanged", { fields: zone }, app.clock.now.toISOString())
    await signInAnew(app, mother.account)
    const inSpanish = (await noticesIn(app)).find(({ subject }) => subject === "Un aviso sobre tu cuenta")
    expect(inSpanish?.text).toContain("Chrome en Android")
    expect(inSpanish?.text).toContain("6:00:00")
  })

  test("comes after a link too, and after the second step only", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await app.visitor().post("/api/auth/sign-in/link", { email: mother.account.email })
    const token = await app.mailedToken("sign-in-link")
    expect((await app.visitor().post("/api/auth/sign-in/link/open", { token })).status).toBe(200)
    expect(await noticesIn(app)).toHaveLength(1)
    const another = await app.mother("Bia")
    const { secret } = await another.enableTwoStep()
    const { visitor, answer } = await signInAnew(app, another.account)
    expect(answer.body).toEqual({ needsSecondStep: true })
    expect(await noticesIn(app)).toHaveLength(1)
    await visitor.post("/api/auth/sign-in/second-step", { code: await codeOf(secret) })
    expect(await noticesIn(app)).toHaveLength(2)
  })

  test("no stranger causes one, and whoever has the password not more than five in an hour", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await signInAnew(app, { ...mother.account, password: "guess" })
    expect(await noticesIn(app)).toEqual([])
    for (let time = 0; time < 7; time++) {
      expect((await signInAnew(app, mother.account)).answer.status).toBe(200)
    }
    expect(await noticesIn(app)).toHaveLength(5)
  })
})

describeRules("the mail about a way in", (createTestApp) => {
  test("tells of a new password, of new recovery codes, and of access for another app", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const { email, password } = mother.account
    await accessToken(mother)
    await mother.enableTwoStep()
    expect((await mother.post("/api/auth/two-step/recovery-codes", { password })).status).toBe(200)
    const change = { currentPassword: password, newPassword: "outra senha" }
    expect((await mother.post("/api/auth/change-password", change)).status).toBe(200)
    await app.visitor().post("/api/auth/request-password-reset", { email })
    const token = await app.mailedToken("reset-password")
    const reset = { token, newPassword: "a terceira" }
    expect((await app.visitor().post("/api/auth/reset-password", reset)).status).toBe(200)
    const told = (await app.outbox()).filter(({ kind }) => kind === "way-in-changed").map(({ text }) => text)
    const sentences = [
      /Outro aplicativo/,
      /duas etapas foi ativada/,
      /Novos códigos/,
      /nova senha foi/,
      /nova senha foi/,
    ]
    expect(told).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)))
  })
})
