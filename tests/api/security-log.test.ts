import { expect, test } from "vitest"
import { securityEvents } from "#server/security-log.ts"
import { accessToken, appWith } from "./access-token.ts"
import { codeOf } from "./app-code.ts"
import { nameOf, routesOfApi } from "./routes-of-api.ts"
import { describeRules, type TestApp } from "./test-app.ts"

/** What reads only, and how somebody gets in is not changed by it. */
const readsOnly = ["get-session", "access-tokens", "two-step", "ways-in", "sessions", "passkeys", "address-change"].map(
  (name) => `GET /api/auth/${name}`,
)

/** The security events since the last call, without what differs from run to run. */
function eventsIn({ logLines }: TestApp) {
  const lines = logLines.splice(0).map((line) => JSON.parse(line))
  return lines.filter(({ msg }) => msg === "security event")
}

describeRules("security log", (createTestApp) => {
  test("every route below /api/auth has its line, and there is none without a route", async () => {
    const routes = routesOfApi(await createTestApp()).filter(({ path }) => path.startsWith("/api/auth/"))
    expect([...Object.keys(securityEvents), ...readsOnly].sort()).toEqual(routes.map(nameOf).sort())
  })

  test("who gets in and who does not is logged, under one key for an account that is no address", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    eventsIn(app)
    await ana.signIn({ ...ana.account, password: "wrong" })
    await ana.signIn({ ...ana.account, email: "ANA@example.org" })
    await ana.post("/api/auth/change-password", { currentPassword: ana.account.password, newPassword: "nova senha" })
    await ana.post("/api/auth/sign-out")
    const lines = eventsIn(app)
    expect(lines.map(({ event, outcome, code }) => [event, outcome, code])).toEqual([
      ["sign-in by password", "refused", "INVALID_EMAIL_OR_PASSWORD"],
      ["sign-in by password", "done", undefined],
      ["new password", "done", undefined],
      ["sign-out", "done", undefined],
    ])
    const [key] = lines.map(({ account }) => account)
    expect(key).toMatch(/^[0-9a-f]{16}$/)
    expect(lines.map(({ account }) => account)).toEqual([key, key, key, undefined])
    expect(lines.every(({ requestId, time, route }) => requestId && time && route)).toBe(true)
  })

  test("a sign-in in two steps is logged in two lines, each with its outcome", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const { secret } = await ana.enableTwoStep()
    eventsIn(app)
    const phone = app.visitor()
    await phone.signIn(ana.account)
    await phone.post("/api/auth/sign-in/second-step", { code: "000000" })
    await phone.post("/api/auth/sign-in/second-step", { code: await codeOf(secret) })
    const lines = eventsIn(app)
    expect(lines.map(({ event, outcome }) => [event, outcome])).toEqual([
      ["sign-in by password", "second step missing"],
      ["sign-in, second step", "refused"],
      ["sign-in, second step", "done"],
    ])
    expect(new Set(lines.map(({ account }) => account)).size).toBe(1)
  })

  test("what she may not do, and what is no input, is logged with the route and the code alone", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const bia = await app.mother("Bia")
    const read = appWith(app, (await accessToken(ana)).secret)
    eventsIn(app)
    await read("GET", "/api/consents")
    await appWith(app, "florescer_guessed")("GET", "/api/profile")
    await app.visitor().get("/api/profile")
    await bia.post("/api/sync", { userId: ana.id, since: null, operations: [] })
    await bia.post("/api/sync", { userId: ["texto-secreto"] })
    await bia.send("POST", "/api/auth/sign-in/email", { rawBody: '{"email":"bia@example.org"' })
    await bia.post("/api/auth/sign-in/email", null)
    const lines = eventsIn(app)
    expect(lines.map(({ event, route, code }) => [event, route, code])).toEqual([
      ["refusal", "/api/consents", "FORBIDDEN"],
      ["refusal", "/api/profile", "INVALID_ACCESS_TOKEN"],
      ["refusal", "/api/profile", "SESSION_UNKNOWN"],
      ["refusal", "/api/sync", "OTHER_USER"],
      ["refusal", "/api/sync", "INVALID_INPUT"],
      ["sign-in by password", "/api/auth/sign-in/email", "INVALID_JSON"],
      ["sign-in by password", "/api/auth/sign-in/email", "INVALID_INPUT"],
    ])
    expect(JSON.stringify(lines)).not.toMatch(/secret|example\.org/)
  })

  test("a flood writes sixty lines a minute, and the next one says how many were left out", async () => {
    const app = await createTestApp()
    for (let asked = 0; asked < 100; asked++) await app.visitor().get("/api/profile")
    expect(eventsIn(app)).toHaveLength(60)
    app.clock.now = new Date(app.clock.now.getTime() + 60_000)
    await app.visitor().get("/api/profile")
    expect(eventsIn(app)).toMatchObject([{ code: "SESSION_UNKNOWN", omitted: 40 }])
  })
})
