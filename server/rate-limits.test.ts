import { sql } from "kysely"
import { expect, onTestFinished, test, vi } from "vitest"
import { describeOnBoth, describeOnPostgres } from "#tests/api/test-app.ts"
import { appError } from "./errors.ts"
import { createRateLimits } from "./rate-limits.ts"

describeOnBoth("limits", (createTestApp) => {
  test("fifty wrong passwords on one account in a minute are held back after ten, the right one too", async () => {
    const app = await createTestApp()
    const { account } = await app.mother("Ana")
    const attempts = Array.from({ length: 50 }, (_, number) =>
      app.visitor().signIn({ ...account, password: `guess ${number}` }),
    )
    const answers = await Promise.all(attempts)
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(10)
    const held = answers.filter((answer) => answer.status === 429)
    expect(held).toHaveLength(40)
    const seconds = held[0]?.body.retryAfterSeconds
    expect(held[0]?.body).toEqual({ code: "TOO_MANY_ATTEMPTS", retryAfterSeconds: seconds })
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(held[0]?.headers.get("retry-after")).toBe(String(seconds))
    expect((await app.visitor().signIn(account)).status).toBe(429)
  })

  test("the case of an address makes no second account of attempts, and other mothers are not held back", async () => {
    const app = await createTestApp()
    const { account } = await app.mother("Ana")
    const other = await app.mother("Bia")
    for (let number = 0; number < 10; number++) await app.visitor().signIn({ ...account, password: "guess" })
    expect((await app.visitor().signIn({ ...account, email: account.email.toUpperCase() })).status).toBe(429)
    expect((await app.visitor().signIn(other.account)).status).toBe(200)
  })

  test("a right password clears the count", async () => {
    const app = await createTestApp()
    const { account } = await app.mother("Ana")
    for (let round = 0; round < 2; round++) {
      for (let number = 0; number < 9; number++) await app.visitor().signIn({ ...account, password: "guess" })
      expect((await app.visitor().signIn(account)).status).toBe(200)
    }
  })

  test("fifty mothers behind one clinic's address each sign up and sign in, ten at once", {
    timeout: 120_000,
  }, async () => {
    const app = await createTestApp()
    const headers = { "x-forwarded-for": "203.0.113.7" }

    async function arrive(number: number) {
      const visitor = app.visitor()
      const account = { name: `Mother ${number}`, email: `mother${number}@example.org`, password: "x" }
      const send = (path: string, body: object) => visitor.send("POST", `/api/auth/${path}`, { body, headers })
      const up = await send("sign-up/email", account)
      const signedIn = await send("sign-in/email", { email: account.email, password: account.password })
      return [up.status, signedIn.status, (await visitor.get("/api/progress")).status]
    }

    for (let first = 0; first < 50; first += 10) {
      const statuses = await Promise.all(Array.from({ length: 10 }, (_, number) => arrive(first + number)))
      expect(statuses).toEqual(Array(10).fill([200, 200, 200]))
    }
  })
})

describeOnBoth("priority of known browsers", (createTestApp) => {
  test("many accounts of one network have it as often as its bucket allows, and hold back no other network", async () => {
    const app = await createTestApp()
    const limits = createRateLimits(app.database, app.keys.counts)
    const asked = await Promise.all(
      Array.from({ length: 400 }, (_, it) => limits.mayHavePriority(`mother${it % 80}@example.org`, "203.0.113.7")),
    )
    const admitted = asked.filter(Boolean).length
    // While the test runs, the bucket refills a little, which allows some more.
    expect(admitted).toBeGreaterThanOrEqual(120)
    expect(admitted).toBeLessThan(150)
    expect(await limits.mayHavePriority("ana@example.org", "203.0.113.8")).toBe(true)
    expect(await limits.mayHavePriority("bia@example.org", null)).toBe(true)
  })
})

describeOnBoth("the limits of a process whose clock was an hour ahead", (createTestApp) => {
  test("end by the time that has passed, not by its clock", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout"] })
    onTestFinished(() => void vi.useRealTimers())
    const hourMs = 60 * 60_000
    vi.setSystemTime(Date.now() + hourMs)
    const app = await createTestApp()
    const limits = createRateLimits(app.database, app.keys.counts)
    const guess = () =>
      limits
        .attempt("ana@example.org", null, () => Promise.reject(appError("INVALID_PASSWORD")))
        .catch((error) => error)
    for (let count = 0; count < 10; count++) expect(await guess()).toMatchObject({ code: "INVALID_PASSWORD" })
    const held = await guess()
    expect(held).toMatchObject({ code: "TOO_MANY_ATTEMPTS" })
    expect(held.details.retryAfterSeconds).toBeLessThanOrEqual(60)
    vi.setSystemTime(Date.now() - hourMs)
    expect(await guess()).toMatchObject({ code: "TOO_MANY_ATTEMPTS" })
    // A minute passes, by the database's clock too.
    await vi.advanceTimersByTimeAsync(61_000)
    if (app.type === "postgres") await sql`update rate_limits set expire = expire - 61000`.execute(app.db)
    expect(await guess()).toMatchObject({ code: "INVALID_PASSWORD" })
  })
})

describeOnPostgres("limits of several processes", (createTestApp) => {
  test("two processes on one PostgreSQL count together", async () => {
    const app = await createTestApp()
    const other = await createTestApp({ DATABASE_URL: app.env.databaseUrl ?? "" })
    const { account } = await app.mother("Ana")
    for (let number = 0; number < 5; number++) {
      expect((await app.visitor().signIn({ ...account, password: "guess" })).status).toBe(401)
      expect((await other.visitor().signIn({ ...account, password: "guess" })).status).toBe(401)
    }
    expect((await app.visitor().signIn(account)).status).toBe(429)
    expect((await other.visitor().signIn(account)).status).toBe(429)
  })
})
