import { createHook } from "node:async_hooks"
import { expect, onTestFinished, test } from "vitest"
import { describeOnBoth, type TestApp } from "./test-app.ts"
import type { Answer } from "./visitor.ts"

/** How often a password has been hashed since, counted where Node starts to do it. */
function countHashes() {
  let hashes = 0
  const hook = createHook({ init: (_, type) => void (type === "SCRYPTREQUEST" && hashes++) }).enable()
  onTestFinished(() => void hook.disable())
  return () => hashes
}

/** What a stranger sees of an answer, and the work that was done for it until it was given. */
async function watched(app: TestApp, hashes: () => number, ask: () => Promise<Answer>) {
  await app.background.settled()
  const before = { hashes: hashes(), statements: app.statements.length }
  const { status, body, headers } = await ask()
  const work = { hashes: hashes() - before.hashes, statements: app.statements.slice(before.statements) }
  await app.background.settled()
  return { status, body, headers: [...headers.keys()], ...work }
}

describeOnBoth("whether an address has an account", (createTestApp) => {
  test("a sign-in with a wrong password and one of an unknown address are the same answer after the same work", async () => {
    const app = await createTestApp()
    const { email } = (await app.mother("Ana")).account
    const hashes = countHashes()
    const signIn = (address: string) => () => app.visitor().signIn({ email: address, password: "guess" })
    const known = await watched(app, hashes, signIn(email))
    const unknown = await watched(app, hashes, signIn("nobody@example.org"))
    expect(known).toMatchObject({ status: 401, hashes: 1 })
    expect(unknown).toEqual(known)
  })

  test("a request for a new password or a new link is answered before it is looked up", async () => {
    const app = await createTestApp()
    const { email } = (await app.mother("Ana")).account
    const hashes = countHashes()
    for (const path of ["/api/auth/request-password-reset", "/api/auth/send-verification-email"]) {
      const ask = (address: string) => () => app.visitor().post(path, { email: address })
      const known = await watched(app, hashes, ask(email))
      expect(known).toMatchObject({ status: 200, body: { status: true }, hashes: 0, statements: [] })
      expect(await watched(app, hashes, ask("nobody@example.org"))).toEqual(known)
    }
    expect((await app.outbox()).map(({ kind }) => kind).sort()).toEqual([
      "confirm-email",
      "confirm-email",
      "reset-password",
    ])
  })

  test("where an address must be confirmed, a sign-up with a taken one gets the same answer, and its owner a mail", async () => {
    const app = await createTestApp({ REQUIRE_EMAIL_VERIFICATION: "true" })
    const ana = { name: "Ana", email: "ana@example.org", password: "senha de Ana" }
    const hashes = countHashes()
    const { statements: _, ...free } = await watched(app, hashes, () => app.visitor().signUp(ana))
    const again = { name: "Zé", email: "ANA@example.org", password: "outra" }
    const { statements: __, ...taken } = await watched(app, hashes, () => app.visitor().signUp(again))
    expect(free).toMatchObject({ status: 200, body: { status: true }, hashes: 1 })
    expect(taken).toEqual(free)
    const mails = await app.outbox()
    expect(mails.map(({ kind, to }) => [kind, to]).toSorted()).toEqual([
      ["account-exists", ana.email],
      ["confirm-email", ana.email],
    ])
    const told = mails.find(({ kind }) => kind === "account-exists")?.text
    expect(told).toContain("Oi, Ana!")
    expect(told).not.toContain("Zé")
    expect(await app.visitor().signIn({ ...ana, password: "outra" })).toMatchObject({ status: 401 })
    expect(await app.visitor().signIn(ana)).toMatchObject({ status: 403, body: { code: "EMAIL_NOT_VERIFIED" } })
  })

  test("a password that is right for nobody is not told from one that is wrong for her", async () => {
    const app = await createTestApp({ REQUIRE_EMAIL_VERIFICATION: "true" })
    await app.visitor().signUp({ name: "Ana", email: "ana@example.org", password: "senha de Ana" })
    const wrong = await app.visitor().signIn({ email: "ana@example.org", password: "guess" })
    const unknown = await app.visitor().signIn({ email: "nobody@example.org", password: "guess" })
    expect(wrong.status).toBe(401)
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
  })

  test("ten wrong passwords hold back the attempts on an unknown address as on a known one", async () => {
    const app = await createTestApp()
    const { email } = (await app.mother("Ana")).account
    for (const address of [email, "nobody@example.org"]) {
      const attempts = Array.from({ length: 11 }, () => app.visitor().signIn({ email: address, password: "guess" }))
      const statuses = (await Promise.all(attempts)).map(({ status }) => status)
      expect(statuses.toSorted()).toEqual([...Array(10).fill(401), 429])
    }
  })
})
