import { expect, test } from "vitest"
import { describeOnBoth, type TestApp } from "./test-app.ts"
import { type Answer, baseUrl } from "./visitor.ts"

/** What a stranger sees of an answer, the work done before it, and the work after it. */
async function watched(app: TestApp, ask: () => Promise<Answer>) {
  await app.background.settled()
  const before = { hashes: app.hashes.count, statements: app.statements.length }
  const { status, body, headers } = await ask()
  const work = { hashes: app.hashes.count - before.hashes, statements: app.statements.slice(before.statements) }
  const done = app.statements.length
  await app.background.settled()
  return { status, body, headers: [...headers.keys()], ...work, after: app.statements.slice(done).sort() }
}

describeOnBoth("whether an address has an account", (createTestApp) => {
  test("a sign-in with a wrong password and one of an unknown address are the same answer after the same work", async () => {
    const app = await createTestApp()
    const { email } = (await app.mother("Ana")).account
    const signIn = (address: string) => () => app.visitor().signIn({ email: address, password: "guess" })
    const known = await watched(app, signIn(email))
    const unknown = await watched(app, signIn("nobody@example.org"))
    expect(known).toMatchObject({ status: 401, hashes: 1 })
    expect(unknown).toEqual(known)
  })

  test("a request for a mail is answered before it is looked up, and costs as much for an unknown address", async () => {
    const app = await createTestApp()
    const { email } = (await app.mother("Ana")).account
    for (const path of [
      "/api/auth/request-password-reset",
      "/api/auth/send-verification-email",
      "/api/auth/sign-in/link",
    ]) {
      const ask = (address: string) => () => app.visitor().post(path, { email: address })
      const known = await watched(app, ask(email))
      expect(known).toMatchObject({ status: 200, body: { status: true }, hashes: 0, statements: [] })
      expect(known.after).toContain("InsertQueryNode")
      expect(await watched(app, ask("nobody@example.org"))).toEqual(known)
    }
    expect((await app.outbox()).map(({ kind }) => kind).sort()).toEqual([
      "confirm-email",
      "confirm-email",
      "reset-password",
      "sign-in-link",
    ])
  })

  test("a request to confirm an address that is confirmed costs as much too", async () => {
    const app = await createTestApp()
    const { email } = (await app.mother("Ana")).account
    await app.db
      .updateTable("user")
      .set({ emailVerified: app.type === "postgres" ? true : 1 })
      .execute()
    const ask = (address: string) => () => app.visitor().post("/api/auth/send-verification-email", { email: address })
    expect(await watched(app, ask(email))).toEqual(await watched(app, ask("nobody@example.org")))
  })

  test("where an address must be confirmed, a sign-up with a taken one gets the same answer after the same work, and its owner a mail", async () => {
    const app = await createTestApp({ REQUIRE_EMAIL_VERIFICATION: "true" })
    const ana = { name: "Ana", email: "ana@example.org", password: "senha de Ana" }
    const mother = app.visitor()
    const free = await watched(app, () => mother.signUp(ana))
    const [mail] = await app.outbox()
    await mother.get(mail?.link.slice(baseUrl.length) ?? "")
    const again = { name: "Zé", email: "ANA@example.org", password: "outra" }
    const taken = await watched(app, () => app.visitor().signUp(again))
    expect(free).toMatchObject({ status: 200, body: { status: true }, hashes: 1 })
    expect(taken).toEqual(free)
    const mails = await app.outbox()
    expect(mails.map(({ kind, to }) => [kind, to]).toSorted()).toEqual([
      ["account-exists", ana.email],
      ["confirm-email", ana.email],
    ])
    const notice = mails.find(({ kind }) => kind === "account-exists")?.text
    expect(notice).toContain("Oi, Ana!")
    expect(notice).not.toContain("Zé")
    expect((await app.visitor().signIn(ana)).status).toBe(200)
    const nobody = { name: "Zé", email: "nobody@example.org", password: "outra" }
    await app.visitor().signUp(nobody)
    // A sign-up of his own gets the same answer whether the address has an account or not, so that it reveals nothing.
    const tell = async (credentials: typeof ana) => {
      const { statements, after, ...seen } = await watched(app, () => app.visitor().signIn(credentials))
      return { ...seen, statements: [...statements, ...after].sort() }
    }
    const beside = await tell({ ...ana, password: "outra" })
    expect(beside).toMatchObject({ status: 403, body: { code: "EMAIL_NOT_VERIFIED" } })
    expect(await tell(nobody)).toEqual(beside)
  })

  test("where an address must be confirmed too, a wrong password is the same answer after the same work", async () => {
    const app = await createTestApp({ REQUIRE_EMAIL_VERIFICATION: "true" })
    const mother = app.visitor()
    await mother.signUp({ name: "Ana", email: "ana@example.org", password: "senha de Ana" })
    const [mail] = await app.outbox()
    await mother.get(mail?.link.slice(baseUrl.length) ?? "")
    const signIn = (email: string) => () => app.visitor().signIn({ email, password: "guess" })
    const known = await watched(app, signIn("ana@example.org"))
    expect(known).toMatchObject({ status: 401, hashes: 2 })
    expect(await watched(app, signIn("nobody@example.org"))).toEqual(known)
    // With a pending sign-up too, whether the address has an account or not.
    for (const email of ["ana@example.org", "bia@example.org"]) {
      await app.visitor().signUp({ name: "Zé", email, password: "outra" })
    }
    const besideKnown = await watched(app, signIn("ana@example.org"))
    expect(besideKnown).toMatchObject({ status: 401, hashes: 2 })
    expect(besideKnown).toEqual(known)
    expect(await watched(app, signIn("bia@example.org"))).toEqual(besideKnown)
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
