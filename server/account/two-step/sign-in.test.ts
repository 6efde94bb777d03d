import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { codeOf } from "#tests/api/app-code.ts"
import { motherWithTwoStep, pendingVisitor } from "#tests/api/second-step.ts"
import { describeRules, testNow } from "#tests/api/test-app.ts"
import { enableTwoStep } from "#tests/api/two-step.ts"
import type { Visitor } from "#tests/api/visitor.ts"
import { storedFlag } from "../../database/open.ts"
import { createPasswordHashing } from "../passwords/hashing.ts"

const sessionCookie = "florescer.session_token"
const pendingCookie = "florescer.two_factor"
const path = "/api/auth/sign-in/second-step"
const wrong = { status: 400, body: { code: "INVALID_CODE" } }
const expired = { status: 400, body: { code: "SIGN_IN_EXPIRED" } }

const pass = (visitor: Visitor, code: string) => visitor.post(path, { code })
const isSignedIn = async (visitor: Visitor) => (await visitor.get("/api/progress")).status === 200

// The system clock is faked, because the auth library and its codes take no other clock.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] })
  vi.setSystemTime(testNow)
})
afterEach(() => vi.useRealTimers())

const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)

describeRules("the second step of a sign-in", (createTestApp) => {
  test("after the right password there is no session yet, and a code of the app opens it", async () => {
    const { app, mother, secret } = await motherWithTwoStep(createTestApp)
    const visitor = await pendingVisitor(app, mother.account)
    expect(Object.keys(visitor.cookies)).toEqual([pendingCookie])
    expect(await isSignedIn(visitor)).toBe(false)
    expect((await visitor.get("/api/auth/get-session")).body).toBeNull()
    const answer = await pass(visitor, await codeOf(secret))
    expect(answer).toMatchObject({ status: 200, body: { user: { id: mother.id } } })
    expect(answer.body.token).toBeUndefined()
    expect(await isSignedIn(visitor)).toBe(true)
    expect(visitor.cookies[pendingCookie]).toBeUndefined()
  })

  test("behind https what waits for its second step is sent over https only, and works", async () => {
    const app = await createTestApp({ BASE_URL: "https://florescer.test" })
    const headers = { origin: "https://florescer.test" }
    const account = { name: "Ana", email: "ana@example.org", password: "senha" }
    const postIn = (visitor: Visitor) => (path: string, body: unknown) => visitor.send("POST", path, { body, headers })
    const [mother, visitor] = [app.visitor(), app.visitor()]
    await postIn(mother)("/api/auth/sign-up/email", account)
    const { id } = (await postIn(mother)("/api/auth/sign-in/email", account)).body.user
    const { secret } = await enableTwoStep(app.database, { post: postIn(mother), id, account })
    const begun = await postIn(visitor)("/api/auth/sign-in/email", account)
    const cookies = begun.headers.getSetCookie()
    expect(cookies).toEqual([expect.stringMatching(/^__Secure-florescer\.two_factor=2fa-.*; Secure/)])
    expect(cookies[0]).toMatch(/; HttpOnly; .*SameSite=Lax/)
    expect((await postIn(visitor)(path, { code: await codeOf(secret) })).status).toBe(200)
    expect(await isSignedIn(visitor)).toBe(true)
    expect(Object.keys(visitor.cookies)).toContain("__Secure-florescer.session_token")
  })

  test("a wrong password says what it says without two steps, and begins nothing", async () => {
    const { app, mother } = await motherWithTwoStep(createTestApp)
    const visitor = app.visitor()
    const answer = await visitor.signIn({ ...mother.account, password: "wrong" })
    expect(answer).toMatchObject({ status: 401, body: { code: "INVALID_EMAIL_OR_PASSWORD" } })
    expect(visitor.cookies).toEqual({})
  })

  test("a wrong code is refused, and the right one still works", async () => {
    const { app, mother, secret } = await motherWithTwoStep(createTestApp)
    const visitor = await pendingVisitor(app, mother.account)
    expect(await pass(visitor, "000000")).toMatchObject(wrong)
    expect(await pass(visitor, await codeOf(secret, 5))).toMatchObject(wrong)
    expect(await pass(visitor, "22222-22222")).toMatchObject(wrong)
    expect((await pass(visitor, await codeOf(secret))).status).toBe(200)
  })

  test("a code works once, in whatever browser, and so does no earlier one", async () => {
    const { app, mother, secret } = await motherWithTwoStep(createTestApp)
    const code = await codeOf(secret)
    const visitor = await pendingVisitor(app, mother.account)
    const other = await pendingVisitor(app, mother.account)
    expect((await pass(visitor, code)).status).toBe(200)
    expect(await pass(other, code)).toMatchObject(wrong)
    expect(await pass(other, await codeOf(secret, -1))).toMatchObject(wrong)
    expect((await pass(other, await codeOf(secret, 1))).status).toBe(200)
  })

  test("of two uses of one code at the same moment one signs in", async () => {
    const { app, mother, secret } = await motherWithTwoStep(createTestApp)
    const code = await codeOf(secret)
    const both = [await pendingVisitor(app, mother.account), await pendingVisitor(app, mother.account)]
    const answers = await Promise.all(both.map((visitor) => pass(visitor, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test("the code that turned it on signs nobody in", async () => {
    const { app, mother, secret } = await motherWithTwoStep(createTestApp)
    const visitor = await pendingVisitor(app, mother.account)
    expect(await pass(visitor, await codeOf(secret, -1))).toMatchObject(wrong)
  })

  test("a recovery code works once, in capitals and without its dash too", async () => {
    const { app, mother, recoveryCodes } = await motherWithTwoStep(createTestApp)
    const [first = "", second = ""] = recoveryCodes
    expect((await pass(await pendingVisitor(app, mother.account), first)).status).toBe(200)
    const visitor = await pendingVisitor(app, mother.account)
    expect(await pass(visitor, first)).toMatchObject(wrong)
    expect((await pass(visitor, second.toUpperCase().replace("-", " "))).status).toBe(200)
    expect((await visitor.get("/api/auth/two-step")).body).toMatchObject({ isOn: true, recoveryCodesLeft: 8 })
  })

  test("a link in a mail asks for the second step too", async () => {
    const { app, mother, secret } = await motherWithTwoStep(createTestApp)
    const visitor = app.visitor()
    await app.visitor().post("/api/auth/sign-in/link", { email: mother.account.email })
    const token = await app.mailedToken("sign-in-link")
    const opened = await visitor.post("/api/auth/sign-in/link/open", { token })
    expect(opened).toMatchObject({ status: 200, body: { needsSecondStep: true } })
    expect(opened.body.user).toBeUndefined()
    expect(Object.keys(visitor.cookies)).toEqual([pendingCookie])
    expect(await isSignedIn(visitor)).toBe(false)
    expect((await pass(visitor, await codeOf(secret))).status).toBe(200)
    expect(await isSignedIn(visitor)).toBe(true)
  })

  test("a new password by a link opens no session, ends what the old one began, and leaves two steps on", async () => {
    const { app, mother, secret } = await motherWithTwoStep(createTestApp)
    const begun = await pendingVisitor(app, mother.account)
    const visitor = app.visitor()
    await visitor.post("/api/auth/request-password-reset", { email: mother.account.email })
    const token = await app.mailedToken("reset-password")
    const reset = await visitor.post("/api/auth/reset-password", { token, newPassword: "nova senha" })
    expect(reset.status).toBe(200)
    expect(visitor.cookies[sessionCookie]).toBeUndefined()
    expect(await pass(begun, await codeOf(secret))).toMatchObject(expired)
    const again = await pendingVisitor(app, { ...mother.account, password: "nova senha" })
    expect((await pass(again, await codeOf(secret, 1))).status).toBe(200)
  })

  test("a changed password ends what the former one began", async () => {
    const { app, mother, secret } = await motherWithTwoStep(createTestApp)
    const begun = await pendingVisitor(app, mother.account)
    const change = { currentPassword: mother.account.password, newPassword: "nova senha" }
    expect((await mother.post("/api/auth/change-password", change)).status).toBe(200)
    expect(await pass(begun, await codeOf(secret))).toMatchObject(expired)
    expect((await mother.get("/api/auth/two-step")).body.isOn).toBe(true)
  })

  test("what waits for its second step expires, and nobody passes it without having begun", async () => {
    const { app, mother, secret } = await motherWithTwoStep(createTestApp)
    const visitor = await pendingVisitor(app, mother.account)
    later(11)
    expect(await pass(visitor, await codeOf(secret))).toMatchObject(expired)
    expect(await pass(app.visitor(), await codeOf(secret))).toMatchObject(expired)
    const forged = app.visitor({ [pendingCookie]: "2fa-forged.c2lnbmF0dXJl" })
    expect(await pass(forged, await codeOf(secret))).toMatchObject(expired)
  })

  test("a stolen pending sign-in reads nothing, and is no session either", async () => {
    const { app, mother } = await motherWithTwoStep(createTestApp)
    const { cookies } = await pendingVisitor(app, mother.account)
    const pending = String(cookies[pendingCookie])
    for (const stolen of [{ ...cookies }, { ...cookies, [sessionCookie]: pending }]) {
      const thief = app.visitor(stolen)
      for (const read of ["/api/progress", "/api/account/export", "/api/auth/two-step"]) {
        expect((await thief.get(read)).status).toBe(401)
      }
    }
  })

  test("five wrong codes end one pending sign-in, and ten hold back every code for a quarter of an hour", async () => {
    const { app, mother, secret } = await motherWithTwoStep(createTestApp)
    for (let time = 0; time < 2; time++) {
      const visitor = await pendingVisitor(app, mother.account)
      for (let guess = 0; guess < 5; guess++) expect(await pass(visitor, "000000")).toMatchObject(wrong)
      if (time === 0) expect(await pass(visitor, await codeOf(secret, 1))).toMatchObject(expired)
    }
    const visitor = await pendingVisitor(app, mother.account)
    const heldBack = { status: 429, body: { code: "TOO_MANY_ATTEMPTS" } }
    expect(await pass(visitor, await codeOf(secret, 1))).toMatchObject(heldBack)
  })

  test("thirty wrong codes hold back every code for a day, until a new password by a link", async () => {
    const { app, mother, secret } = await motherWithTwoStep(createTestApp)
    for (let round = 0; round < 3; round++) {
      for (let guess = 0; guess < 10; guess++) {
        expect(await pass(await pendingVisitor(app, mother.account), "000000")).toMatchObject(wrong)
      }
      later(16)
    }
    const visitor = await pendingVisitor(app, mother.account)
    expect((await pass(visitor, await codeOf(secret))).status).toBe(429)
    await app.visitor().post("/api/auth/request-password-reset", { email: mother.account.email })
    const token = await app.mailedToken("reset-password")
    await app.visitor().post("/api/auth/reset-password", { token, newPassword: "nova senha" })
    const again = await pendingVisitor(app, { ...mother.account, password: "nova senha" })
    expect((await pass(again, await codeOf(secret))).status).toBe(200)
  })

  test("whoever uses up the codes with her password keeps her out of no browser that she has signed in with", async () => {
    const { app, mother, secret } = await motherWithTwoStep(createTestApp)
    for (let guess = 0; guess < 10; guess++) {
      const stranger = await pendingVisitor(app, mother.account)
      await pass(stranger, "000000")
    }
    await mother.post("/api/auth/sign-out")
    await mother.signIn(mother.account)
    expect((await pass(mother, await codeOf(secret))).status).toBe(200)
  })

  test("the session that this browser had goes on until the second step is passed, and then ends", async () => {
    const { app, mother, secret } = await motherWithTwoStep(createTestApp)
    const before = { ...mother.cookies }
    await mother.signIn(mother.account)
    expect(await isSignedIn(mother)).toBe(true)
    expect((await pass(mother, await codeOf(secret))).status).toBe(200)
    expect(await isSignedIn(mother)).toBe(true)
    expect(mother.cookies[sessionCookie]).not.toBe(before[sessionCookie])
    expect(await isSignedIn(app.visitor(before))).toBe(false)
  })

  test("a code is for the account whose password was right, not for the one that is signed in here", async () => {
    const { app, mother, secret } = await motherWithTwoStep(createTestApp)
    const bia = await app.mother("Bia")
    const hers = await bia.enableTwoStep()
    await bia.signIn(mother.account)
    expect(await pass(bia, await codeOf(hers.secret))).toMatchObject(wrong)
    expect(await pass(bia, await codeOf(secret))).toMatchObject({ status: 200, body: { user: { id: mother.id } } })
  })

  test("a sign-in during which two steps are turned on opens no session", async () => {
    const app = await createTestApp({}, { hashing: createPasswordHashing() })
    const mother = await app.mother("Ana")
    const visitor = app.visitor()
    const before = app.hashes.count
    const signingIn = visitor.signIn(mother.account)
    // Once a hash is counted, the auth library has read the account and is checking the password.
    await vi.waitFor(() => expect(app.hashes.count).toBeGreaterThan(before), { interval: 1 })
    const on = { twoFactorEnabled: storedFlag(app.type, true) }
    await app.db.updateTable("user").set(on).where("id", "=", mother.id).execute()
    expect(await signingIn).toMatchObject(expired)
    expect(await isSignedIn(visitor)).toBe(false)
  })

  test("no browser counts as known before its second step", async () => {
    const { app, mother, secret } = await motherWithTwoStep(createTestApp)
    const known = () => app.db.selectFrom("known_devices").select("device_id").execute()
    const before = await known()
    const visitor = await pendingVisitor(app, mother.account)
    expect(await known()).toEqual(before)
    await pass(visitor, await codeOf(secret))
    expect(await known()).toHaveLength(before.length + 1)
  })

  test("no session row is left by a sign-in that waits", async () => {
    const { app, mother } = await motherWithTwoStep(createTestApp)
    const sessions = () => app.db.selectFrom("session").select("id").execute()
    const before = await sessions()
    await pendingVisitor(app, mother.account)
    expect(await sessions()).toEqual(before)
  })

  test("with another AUTH_SECRET every code is wrong, and nothing fails", async () => {
    const { app, mother, secret, recoveryCodes } = await motherWithTwoStep(createTestApp)
    await app.db.updateTable("twoFactor").set({ secret: "00", backupCodes: "00" }).execute()
    expect((await mother.get("/api/auth/two-step")).body).toMatchObject({ isOn: true, recoveryCodesLeft: 0 })
    const visitor = await pendingVisitor(app, mother.account)
    expect(await pass(visitor, await codeOf(secret))).toMatchObject(wrong)
    expect(await pass(visitor, String(recoveryCodes[0]))).toMatchObject(wrong)
  })
})
