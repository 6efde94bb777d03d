import { expect, test } from "vitest"
import { operationNames } from "#domain/operations/operations.ts"
import { accessToken, appWith } from "#tests/api/access-token.ts"
import { storeEverything } from "#tests/api/everything.ts"
import { helperLink } from "#tests/api/helper-link.ts"
import { isOfTeam, nameOf, openRoutes, pathOf, routesOfApi } from "#tests/api/routes-of-api.ts"
import { operation, sync } from "#tests/api/sync.ts"
import { describeRules, testNow } from "#tests/api/test-app.ts"
import { validBody } from "#tests/api/valid-bodies.ts"
import { markEmailVerified } from "../data.ts"
import { endUnconfirmedAccessTokens } from "./data.ts"
import { opensFor, operationsByToken } from "./opens.ts"

const path = "/api/auth/access-tokens"
const done = "2026-11-21T08:00:00.000Z"
const dayMs = 24 * 60 * 60_000
const wrong = { status: 401, body: { code: "INVALID_ACCESS_TOKEN" } }
const forbidden = { status: 403, body: { code: "FORBIDDEN" } }

describeRules("an access token", (createTestApp) => {
  test("is shown once, and listed with what she chose and when it was last used, never with its secret", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const { secret, token } = await accessToken(ana, "write", 90)
    expect(secret).toMatch(/^florescer_[\w-]{43}$/)
    const expiresAt = new Date(testNow.getTime() + 90 * dayMs).toISOString()
    const chosen = { id: token.id, name: "Planilha", scope: "write", createdAt: testNow.toISOString(), expiresAt }
    expect((await ana.get(path)).body).toEqual({ tokens: [{ ...chosen, lastUsedAt: null }] })
    await appWith(app, secret)("GET", "/api/profile")
    expect((await ana.get(path)).body).toEqual({ tokens: [{ ...chosen, lastUsedAt: testNow.toISOString() }] })
    // The last use is recorded at most once an hour, so that reading does not write each time.
    app.clock.now = new Date(testNow.getTime() + dayMs / 24 - 1)
    await appWith(app, secret)("GET", "/api/profile")
    expect((await ana.get(path)).body.tokens[0].lastUsedAt).toBe(testNow.toISOString())
    expect(JSON.stringify(await app.db.selectFrom("access_tokens").selectAll().execute())).not.toContain(secret)
    expect(app.logLines.join()).not.toContain(secret)
    const { accessTokens } = (await ana.get("/api/account/export")).body
    expect(accessTokens).toEqual([{ ...chosen, lastUsedAt: testNow.toISOString() }])
  })

  test("is not made without her password, however open the session is", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const wish = { name: "Planilha", scope: "read", days: 30, password: "wrong" }
    expect(await ana.post(path, wish)).toMatchObject({ status: 400, body: { code: "INVALID_PASSWORD" } })
    const { password } = ana.account
    for (const [changes, fields] of [
      [{ name: " " }, { name: "required" }],
      [{ name: "a".repeat(41) }, { name: "too_long" }],
      [{ name: "a\0" }, { name: "invalid" }],
      [{ scope: "admin" }, { scope: "invalid" }],
      [{ days: 366 }, { days: "invalid" }],
    ] as const) {
      expect((await ana.post(path, { ...wish, password, ...changes })).body, JSON.stringify(changes)).toEqual({
        code: "INVALID_INPUT",
        fields,
      })
    }
    expect((await ana.get(path)).body.tokens).toEqual([])
    for (let made = 0; made < 20; made++) await accessToken(ana)
    expect((await ana.post(path, { ...wish, password })).body).toMatchObject({ fields: { name: "too_big" } })
  })

  test("reads her data and nobody else's, without a cookie, whatever cookie comes with it", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const bia = await app.mother("Bia")
    await storeEverything(app, ana)
    const { secret } = await accessToken(ana)
    const read = appWith(app, secret)
    for (const place of [
      "/api/profile",
      "/api/progress",
      "/api/diary-entries",
      "/api/history",
      "/api/account/export",
    ]) {
      const { status, body, headers } = await read("GET", place)
      expect(status, place).toBe(200)
      expect(headers.getSetCookie()).toEqual([])
      expect(headers.get("cache-control")).toBe("no-store")
      if (place !== "/api/account/export") expect(body).toEqual((await ana.get(place)).body)
    }
    expect(await read("GET", `/api/diary-entries/months?userId=${bia.id}&timeZone=UTC`)).toMatchObject({
      status: 409,
      body: { code: "OTHER_USER" },
    })
    const headers = { authorization: `Bearer ${secret}` }
    expect((await bia.send("GET", "/api/history", { headers })).body.userId).toBe(ana.id)
    const invented = { authorization: "Bearer invented" }
    expect(await bia.send("GET", "/api/history", { headers: invented })).toMatchObject(wrong)
  })

  test("opens the documented routes of her data and no other", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const { secret, token } = await accessToken(ana, "write")
    const routes = routesOfApi(app)
    expect(routes.map(nameOf)).toEqual(expect.arrayContaining(Object.keys(opensFor)))
    const closed = routes.filter((route) => !opensFor[nameOf(route)] && !openRoutes.includes(nameOf(route)))
    expect(closed.length).toBeGreaterThanOrEqual(14)
    for (const route of closed) {
      const body = validBody(route, { ...ana.account, id: ana.id })
      const place = pathOf(route, { id: token.id })
      // The desk's routes answer NOT_FOUND to access tokens, as if the team's desk did not exist.
      const expected = isOfTeam(route) ? { status: 404, body: { code: "NOT_FOUND" } } : forbidden
      expect(await appWith(app, secret)(route.method, place, body), nameOf(route)).toMatchObject(expected)
    }
    // Routes that need no session ignore the access token.
    expect((await appWith(app, secret)("GET", "/api/auth/get-session")).body).toBeNull()
    expect((await ana.get(path)).body.tokens).toHaveLength(1)
  })

  test("writes only where she allowed it, and never what others are shown or only she decides", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const glass = () => operation("glassDrunk", { date: "2026-11-21", glassId: crypto.randomUUID() }, done)
    const body = (operations: object[]) => ({ userId: ana.id, since: null, operations })
    const reading = appWith(app, (await accessToken(ana)).secret)
    expect(await reading("POST", "/api/sync", body([glass()]))).toMatchObject(forbidden)
    expect(await reading("POST", "/api/sync", body([]))).toMatchObject(forbidden)
    const writing = appWith(app, (await accessToken(ana, "write")).secret)
    const sent = [
      operation("consentWithdrawn", { purpose: "diary" }, done),
      glass(),
      operation("silenceSet", { isOn: true }, done),
      operation("helperLinkMade", helperLink().link, done),
      operation("questionAsked", { questionId: crypto.randomUUID(), text: "?" }, done),
      { ...glass(), name: "notYetKnown" },
      { ...glass(), name: "toString" },
      { id: crypto.randomUUID() },
      glass(),
    ]
    const { results } = (await writing("POST", "/api/sync", body(sent))).body
    expect(results.map(({ status }: { status: string }) => status === "applied")).toEqual(
      sent.map((it) => "name" in it && it.name === "glassDrunk"),
    )
    expect(results.map(({ id }: { id: string }) => id)).toEqual(sent.map(({ id }) => id))
    expect(results[0]).toMatchObject({ status: "refused", code: "FORBIDDEN" })
    expect((await reading("GET", "/api/history")).body.water).toEqual([{ date: "2026-11-21", glasses: 2 }])
    const bia = await app.mother("Bia")
    const asBia = await writing("POST", "/api/sync", { ...body([glass()]), userId: bia.id })
    expect(asBia).toMatchObject({ status: 409, body: { code: "OTHER_USER" } })
    expect(operationsByToken.length).toBeLessThan(operationNames.length)
  })

  test("ends at its day, when she ends it, with a new password and with the account", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const bia = await app.mother("Bia")
    const ofBia = await accessToken(bia, "read", 365)
    const read = async (secret: string) => appWith(app, secret)("GET", "/api/profile")
    const first = await accessToken(ana)
    expect(await bia.send("DELETE", `${path}/${first.token.id}`)).toMatchObject({ status: 404 })
    expect(await bia.send("DELETE", `${path}/none`)).toMatchObject({ status: 404 })
    expect((await read(first.secret)).status).toBe(200)
    expect((await ana.send("DELETE", `${path}/${first.token.id}`)).status).toBe(200)
    const refused = await read(first.secret)
    expect(refused).toMatchObject(wrong)
    expect(refused.headers.get("www-authenticate")).toBe('Bearer error="invalid_token"')
    expect((await ana.send("DELETE", `${path}/${first.token.id}`)).status).toBe(404)

    const second = await accessToken(ana)
    const currentPassword = ana.account.password
    await ana.post("/api/auth/change-password", { currentPassword, newPassword: "nova senha" })
    expect(await read(second.secret)).toMatchObject(wrong)
    ana.account.password = "nova senha"

    const third = await accessToken(ana)
    app.clock.now = new Date(testNow.getTime() + 30 * dayMs - 1)
    expect((await read(third.secret)).status).toBe(200)
    app.clock.now = new Date(testNow.getTime() + 30 * dayMs)
    expect(await read(third.secret)).toMatchObject(wrong)

    const last = await accessToken(ana, "read", 365)
    expect((await read(last.secret)).status).toBe(200)
    await ana.post("/api/auth/delete-user", { password: ana.account.password })
    expect(await read(last.secret)).toMatchObject(wrong)
    expect((await read(ofBia.secret)).status).toBe(200)
  })

  test("ends when she sets a password by a link, and with a stranger's sign-up to her address", async () => {
    const app = await createTestApp()
    const stranger = await app.mother("Ana")
    const { secret } = await accessToken(stranger)
    const owner = app.visitor()
    await owner.post("/api/auth/sign-in/link", { email: stranger.account.email })
    const link = { token: await app.mailedToken("sign-in-link") }
    expect((await owner.post("/api/auth/sign-in/link/open", link)).body).toMatchObject({
      passwordEnded: true,
    })
    expect(await appWith(app, secret)("GET", "/api/profile")).toMatchObject(wrong)

    await owner.post("/api/auth/request-password-reset", { email: stranger.account.email })
    const token = await app.mailedToken("reset-password")
    await owner.post("/api/auth/reset-password", { token, newPassword: "nova senha" })
    const account = { ...stranger.account, password: "nova senha" }
    await owner.signIn(account)
    const made = await accessToken({ ...owner, account, id: stranger.id })
    await owner.post("/api/auth/request-password-reset", { email: account.email })
    const next = await app.mailedToken("reset-password")
    expect((await owner.post("/api/auth/reset-password", { token: next, newPassword: "outra senha" })).status).toBe(200)
    expect(await appWith(app, made.secret)("GET", "/api/profile")).toMatchObject(wrong)
  })

  test("made while the password changes does not outlive the old one, in whichever order", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const wish = { name: "Planilha", scope: "read", days: 30, password: ana.account.password }
    const change = { currentPassword: ana.account.password, newPassword: "nova senha" }
    const made = Array.from({ length: 4 }, () => ana.post(path, wish))
    const changed = ana.post("/api/auth/change-password", change)
    const others = Array.from({ length: 4 }, () => ana.post(path, wish))
    expect((await changed).status).toBe(200)
    for (const { body } of await Promise.all([...made, ...others])) {
      if (body.secret) expect(await appWith(app, body.secret)("GET", "/api/profile")).toMatchObject(wrong)
    }
    expect(await app.db.selectFrom("access_tokens").selectAll().execute()).toEqual([])
  })

  test("of an address that is not confirmed ends once addresses must be", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const bia = await app.mother("Bia")
    const tokens = [await accessToken(ana), await accessToken(bia)]
    await markEmailVerified(app.database, bia.id)
    await endUnconfirmedAccessTokens(app.database)
    const answers = tokens.map(({ secret }) => appWith(app, secret)("GET", "/api/profile"))
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 200])
  })

  test("is refused alike whatever is wrong with it, and guesses are slowed down while the right one goes on", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const { secret } = await accessToken(ana)
    const garbage = ["", "x", secret.slice(0, -1), `${secret}A`, secret.toUpperCase(), `florescer_${"A".repeat(43)}`]
    garbage.push("a".repeat(10_000), `${secret} ${secret}`, "ção", "'; drop table access_tokens; --")
    for (const one of garbage) {
      const answer = await app
        .visitor()
        .send("GET", "/api/profile", { headers: { authorization: `Bearer ${encodeURI(one)}` } })
      expect(answer, one.slice(0, 60)).toMatchObject(wrong)
      expect(JSON.stringify(answer.body)).toBe('{"code":"INVALID_ACCESS_TOKEN"}')
    }
    const guesses = Array.from({ length: 40 }, () => appWith(app, `florescer_${"B".repeat(43)}`)("GET", "/api/profile"))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([401, 429]))
    expect((await appWith(app, secret)("GET", "/api/profile")).status).toBe(200)
    const many = Array.from({ length: 130 }, () => appWith(app, secret)("GET", "/api/profile"))
    const answers = (await Promise.all(many)).map(({ status, body }) => ({ status, ...body }))
    const slowed = answers.find(({ status }) => status === 429)
    expect(slowed).toMatchObject({ code: "TOO_MANY_ATTEMPTS", retryAfterSeconds: expect.any(Number) })
    // Another token of the same user has a limit of its own, and reads by her session have none.
    expect((await appWith(app, (await accessToken(ana)).secret)("GET", "/api/profile")).status).toBe(200)
    expect((await ana.get("/api/profile")).status).toBe(200)
    expect(await sync(ana, [])).toMatchObject({ isWhole: true })
  })
})
