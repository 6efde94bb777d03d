import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { codeOf } from "#tests/api/app-code.ts"
import { motherWithTwoStep, pendingVisitor } from "#tests/api/second-step.ts"
import { describeRules, type TestApp, testNow } from "#tests/api/test-app.ts"

// The system clock is faked, because the auth library and its codes take no other clock.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] })
  vi.setSystemTime(testNow)
})
afterEach(() => vi.useRealTimers())

describeRules("the end of a second step that its owner cannot pass", (createTestApp) => {
  /** Sets a new password by a mailed link and asks that two-step sign-in ends. */
  async function reset(app: TestApp, email: string, endsTwoStep = true) {
    const visitor = app.visitor()
    await visitor.post("/api/auth/request-password-reset", { email })
    const token = await app.mailedToken("reset-password")
    const look = { isOpen: true, hasTwoStep: true }
    expect((await visitor.post("/api/auth/reset-password/link", { token })).body).toMatchObject(look)
    const input = { token, newPassword: "nova senha", endsTwoStep }
    expect((await visitor.post("/api/auth/reset-password", input)).status).toBe(200)
    return { email, password: "nova senha" }
  }

  async function hoursLater(app: TestApp, hours: number) {
    vi.setSystemTime(Date.now() + hours * 60 * 60_000)
    app.clock.now = new Date()
    app.jobs.wake()
    await app.background.settled()
  }

  const twoStepMails = async (app: TestApp) =>
    (await app.outbox())
      .map(({ text }) => text)
      .filter((text) => /termina em 72 horas|desativada na sua|continua/.test(text))

  test("whoever cannot pass it asks for its end with a new password by a link, and hears of it 72 hours later", async () => {
    const { app, mother } = await motherWithTwoStep(createTestApp)
    const account = await reset(app, mother.account.email)
    expect(await twoStepMails(app)).toHaveLength(1)
    await hoursLater(app, 71)
    await pendingVisitor(app, account)
    await hoursLater(app, 1)
    expect(await twoStepMails(app)).toHaveLength(2)
    const visitor = app.visitor()
    expect((await visitor.signIn(account)).body.needsSecondStep).toBeUndefined()
    expect((await visitor.get("/api/progress")).status).toBe(200)
  })

  test("passing it meanwhile keeps it on, and she is told; without asking nothing ends", async () => {
    const { app, mother, secret } = await motherWithTwoStep(createTestApp)
    const account = await reset(app, mother.account.email)
    const visitor = await pendingVisitor(app, account)
    expect((await visitor.post("/api/auth/sign-in/second-step", { code: await codeOf(secret) })).status).toBe(200)
    expect(await twoStepMails(app)).toHaveLength(2)
    await hoursLater(app, 80)
    await pendingVisitor(app, account)
    await reset(app, mother.account.email, false)
    await hoursLater(app, 80)
    await pendingVisitor(app, account)
    expect(await twoStepMails(app)).toHaveLength(2)
  })
})
