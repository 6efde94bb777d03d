import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { recoveryCodeCount } from "#domain/account/two-step.ts"
import { codeOf } from "#tests/api/app-code.ts"
import { describeOnBoth, testNow } from "#tests/api/test-app.ts"
import { storedFlag } from "../../database/open.ts"
import { markEmailVerified } from "../data.ts"

const off = { isOn: false, since: null, recoveryCodesLeft: 0 }
const wrongCode = { status: 400, body: { code: "INVALID_CODE" } }
const wrongPassword = { status: 400, body: { code: "INVALID_PASSWORD" } }
const notFound = { status: 404, body: { code: "NOT_FOUND" } }

// The system clock is faked, because the auth library and its codes take no other clock.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] })
  vi.setSystemTime(testNow)
})
afterEach(() => vi.useRealTimers())

describeOnBoth("two-step sign-in", (createTestApp) => {
  test("she turns it on by her password and a code of her app, and gets ten recovery codes once", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await markEmailVerified(app.database, mother.id)
    expect((await mother.get("/api/auth/two-step")).body).toEqual({ ...off, isEmailConfirmed: true })
    expect(await mother.post("/api/auth/two-step/begin", { password: "wrong" })).toMatchObject(wrongPassword)
    const begun = await mother.post("/api/auth/two-step/begin", { password: mother.account.password })
    expect(begun.body.secret).toMatch(/^[A-Z2-7]{20,}$/)
    expect(begun.body.address).toContain(`otpauth://totp/Florescer:ana%40example.org?secret=${begun.body.secret}`)
    expect(Object.keys(begun.body).sort()).toEqual(["address", "secret"])
    // Nothing changes until a code has shown that the user's app has the secret.
    expect((await app.visitor().signIn(mother.account)).body.needsSecondStep).toBeUndefined()
    expect(await mother.post("/api/auth/two-step/confirm", { code: "000000" })).toMatchObject(wrongCode)
    expect((await mother.get("/api/auth/two-step")).body).toMatchObject(off)

    const code = await codeOf(begun.body.secret)
    const { body } = await mother.post("/api/auth/two-step/confirm", { code })
    expect(new Set(body.recoveryCodes).size).toBe(recoveryCodeCount)
    expect((await mother.get("/api/auth/two-step")).body).toEqual({
      isOn: true,
      since: testNow.toISOString(),
      recoveryCodesLeft: recoveryCodeCount,
      isEmailConfirmed: true,
    })
    expect(await mother.post("/api/auth/two-step/confirm", { code })).toMatchObject(notFound)
    expect((await app.visitor().signIn(mother.account)).body).toEqual({ needsSecondStep: true })
  })

  test("turning it on renews her session and ends all others", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const elsewhere = app.visitor()
    await elsewhere.signIn(mother.account)
    const before = { ...mother.cookies }
    await mother.enableTwoStep()
    expect((await mother.get("/api/progress")).status).toBe(200)
    expect((await elsewhere.get("/api/progress")).status).toBe(401)
    expect((await app.visitor(before).get("/api/progress")).status).toBe(401)
    expect(await app.db.selectFrom("session").select("id").execute()).toHaveLength(1)
  })

  test("whoever has not confirmed the address cannot turn it on, and so keeps its owner out of nothing", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const answer = await mother.post("/api/auth/two-step/begin", { password: mother.account.password })
    expect(answer).toMatchObject({ status: 403, body: { code: "EMAIL_NOT_VERIFIED" } })
    const before = (await app.outbox()).length
    expect((await mother.post("/api/auth/two-step/confirm-email")).status).toBe(200)
    const mail = (await app.outbox())[before]
    const link = mail?.text?.match(/\/api\/auth\/verify-email\S+/)?.[0]
    await mother.get(String(link))
    expect((await mother.get("/api/auth/two-step")).body.isEmailConfirmed).toBe(true)
  })

  test("beginning again makes a new secret, and two beginnings at once fail in nothing", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await markEmailVerified(app.database, mother.id)
    const begin = () => mother.post("/api/auth/two-step/begin", { password: mother.account.password })
    const answers = await Promise.all([begin(), begin()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const last = await begin()
    const code = await codeOf(last.body.secret)
    expect((await mother.post("/api/auth/two-step/confirm", { code })).status).toBe(200)
  })

  test("what a failure has left half turned off does not keep her from turning it on", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await mother.enableTwoStep()
    await app.db
      .updateTable("user")
      .set({ twoFactorEnabled: storedFlag(app.type, false) })
      .execute()
    expect((await mother.enableTwoStep()).recoveryCodes).toHaveLength(recoveryCodeCount)
    expect((await app.visitor().signIn(mother.account)).body).toEqual({ needsSecondStep: true })
  })

  test("what is stored neither shows the secret nor a recovery code", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const { secret, recoveryCodes } = await mother.enableTwoStep()
    const stored = JSON.stringify(await app.db.selectFrom("twoFactor").selectAll().execute())
    for (const part of [secret, ...recoveryCodes]) expect(stored).not.toContain(part)
    const exported = JSON.stringify((await mother.get("/api/account/export")).body)
    expect(exported).toContain(`"twoStep":{"isOn":true,"since":"${testNow.toISOString()}","endsAt":null}`)
    for (const part of [secret, ...recoveryCodes]) expect(exported).not.toContain(part)
  })

  test("new recovery codes need the password, and the earlier ones end", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const path = "/api/auth/two-step/recovery-codes"
    expect(await mother.post(path, { password: mother.account.password })).toMatchObject(notFound)
    const { recoveryCodes } = await mother.enableTwoStep()
    expect(await mother.post(path, { password: "wrong" })).toMatchObject(wrongPassword)
    const renewed = await mother.post(path, { password: mother.account.password })
    expect(renewed.body.recoveryCodes).toHaveLength(recoveryCodeCount)
    const visitor = app.visitor()
    await visitor.signIn(mother.account)
    const secondStep = (code: unknown) => visitor.post("/api/auth/sign-in/second-step", { code })
    expect(await secondStep(recoveryCodes[0])).toMatchObject(wrongCode)
    expect((await secondStep(renewed.body.recoveryCodes[0])).status).toBe(200)
  })

  test.each(["app", "recovery"])("turning it off needs the password and a code: %s", async (kind) => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const path = "/api/auth/two-step/off"
    const { password } = mother.account
    expect(await mother.post(path, { password, code: "000000" })).toMatchObject(notFound)
    const { secret, recoveryCodes } = await mother.enableTwoStep()
    expect(await mother.post(path, { password, code: "000000" })).toMatchObject(wrongCode)
    expect(await mother.post(path, { password, code: "22222-22222" })).toMatchObject(wrongCode)
    expect(await mother.post(path, { password, code: await codeOf(secret, -1) })).toMatchObject(wrongCode)
    const code = kind === "app" ? await codeOf(secret) : recoveryCodes[3]
    expect(await mother.post(path, { password: "wrong", code })).toMatchObject(wrongPassword)
    expect((await mother.get("/api/auth/two-step")).body.isOn).toBe(true)
    expect((await mother.post(path, { password, code })).status).toBe(200)
    expect((await mother.get("/api/auth/two-step")).body).toMatchObject(off)
    expect(await app.db.selectFrom("twoFactor").select("id").execute()).toEqual([])
    expect((await app.visitor().signIn(mother.account)).body.user.id).toBe(mother.id)
  })

  test("whoever guesses codes in her open session is held back too", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const { secret } = await mother.enableTwoStep()
    const { password } = mother.account
    for (let guess = 0; guess < 10; guess++) {
      await mother.post("/api/auth/two-step/off", { password, code: "000000" })
    }
    const right = { password, code: await codeOf(secret) }
    expect((await mother.post("/api/auth/two-step/off", right)).status).toBe(429)
  })

  test("every route of it answers garbage with what is wrong", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await mother.enableTwoStep()
    const garbage = [{}, [], null, { code: 5, password: 5 }, { code: "", password: "" }, { code: "a".repeat(9000) }]
    for (const name of ["sign-in/second-step", "two-step/begin", "two-step/confirm", "two-step/off"]) {
      for (const body of garbage) {
        const answer = await mother.post(`/api/auth/${name}`, body)
        expect(answer, `${name} ${JSON.stringify(body)?.slice(0, 50)}`).toMatchObject({ status: 400 })
      }
    }
  })
})
