import { expect, test } from "vitest"
import { shownInvitation } from "#domain/account/invitation.ts"
import { describeOnBoth, type TestApp } from "#tests/api/test-app.ts"
import { appWithProvider, newcomer } from "#tests/api/with-provider.ts"
import { type AppError, appError } from "../../errors.ts"
import { createRateLimits } from "../../rate-limits.ts"
import { endInvitation, makeInvitation, readInvitations } from "./data.ts"

const invited = { SIGN_UPS: "invited" }
const account = (name: string) => ({ name, email: `${name.toLowerCase()}@example.org`, password: `senha de ${name}` })
const path = "/api/auth/sign-up/email"

function makeOne(app: TestApp, uses = 1) {
  return makeInvitation(app.db, { uses, days: 30, label: "Maternidade" }, app.clock.now)
}

const signUp = (app: TestApp, name: string, invitation?: string) =>
  app.visitor().post(path, { ...account(name), ...(invitation !== undefined && { invitation }) })
const usersOf = async ({ db }: TestApp) =>
  (await db.selectFrom("user").select("email").orderBy("email").execute()).map(({ email }) => email)
const wrong = { code: "INVALID_INVITATION", fields: { invitation: "invalid" } }

describeOnBoth("sign-ups by invitation", (createTestApp) => {
  test("a code lets in as many as it says, however it is typed, and then nobody", async () => {
    const app = await createTestApp(invited)
    const code = await makeOne(app, 2)
    expect((await signUp(app, "Ana", shownInvitation(code))).status).toBe(200)
    expect((await signUp(app, "Bia", ` ${code.toLowerCase()} `)).status).toBe(200)
    expect(await signUp(app, "Eva", code)).toMatchObject({ status: 400, body: wrong })
    expect(await usersOf(app)).toEqual(["ana@example.org", "bia@example.org"])
    expect((await app.visitor().signIn(account("Ana"))).status).toBe(200)
  })

  test("without a code, or with a wrong, ended or expired one, nobody gets in, and it is said beside its field", async () => {
    const app = await createTestApp(invited)
    const missing = { code: "INVALID_INPUT", fields: { invitation: "required" } }
    expect((await signUp(app, "Ana")).body).toEqual(missing)
    expect((await signUp(app, "Ana", "")).body).toEqual(missing)
    expect((await signUp(app, "Ana", "K7QF")).body).toEqual({
      code: "INVALID_INPUT",
      fields: { invitation: "invalid" },
    })
    expect((await signUp(app, "Ana", "K7QF-2M9X-WP4T")).body).toEqual(wrong)
    const [ended, expired] = [await makeOne(app), await makeOne(app)]
    const [first] = await readInvitations(app.db, app.clock.now)
    expect(await endInvitation(app.db, first?.id ?? "")).toBe(true)
    app.clock.now = new Date(app.clock.now.getTime() + 30 * 24 * 60 * 60_000)
    for (const code of [ended, expired]) expect((await signUp(app, "Ana", code)).body).toEqual(wrong)
    expect(await usersOf(app)).toEqual([])
  })

  test("of those who come at once for its last place one gets it", async () => {
    const app = await createTestApp(invited)
    const code = await makeOne(app)
    const answers = await Promise.all(["Ana", "Bia", "Eva"].map((name) => signUp(app, name, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect(await usersOf(app)).toHaveLength(1)
  })

  test("a sign-up that makes no account uses up no place", async () => {
    const app = await createTestApp(invited)
    const code = await makeOne(app, 2)
    await signUp(app, "Ana", code)
    expect((await signUp(app, "Ana", code)).body.code).toBe("USER_ALREADY_EXISTS")
    expect((await readInvitations(app.db, app.clock.now)).map(({ uses_left }) => uses_left)).toEqual([1])
  })

  test("where addresses must be confirmed, its place is taken by whoever confirms first, and an address that has an account is answered alike", async () => {
    const app = await createTestApp({ ...invited, REQUIRE_EMAIL_VERIFICATION: "true" })
    const code = await makeOne(app)
    const [ana, bia] = [app.visitor(), app.visitor()]
    await ana.post(path, { ...account("Ana"), invitation: code })
    const anas = (await app.outbox()).findLast(({ to }) => to === "ana@example.org")?.link ?? ""
    await bia.post(path, { ...account("Bia"), invitation: code })
    const bias = (await app.outbox()).findLast(({ to }) => to === "bia@example.org")?.link ?? ""
    const outcome = async (visitor: typeof ana, link: string) => {
      const { pathname, search } = new URL(link)
      return (await visitor.get(pathname + search)).headers.get("location")
    }
    expect(await outcome(bia, bias)).toBe("/login?email=confirmed")
    expect(await outcome(ana, anas)).toBe("/login?email=link-invalid")
    expect(await usersOf(app)).toEqual(["bia@example.org"])
    const more = await makeOne(app)
    const [taken, free] = [await signUp(app, "Bia", more), await signUp(app, "Eva", more)]
    expect([taken.status, taken.body]).toEqual([free.status, free.body])
  })

  test("codes are stored as hashes only, and guessing them is held back, by network where it is known", async () => {
    const app = await createTestApp(invited)
    const code = await makeOne(app)
    expect(JSON.stringify(await app.db.selectFrom("invitations").selectAll().execute())).not.toContain(code)
    const limits = createRateLimits(app.database, "secret")
    const guess = (network: string | null) =>
      limits
        .invitation(network, () => Promise.reject(appError("INVALID_INVITATION")))
        .catch((error: AppError) => error.code)
    for (let guesses = 0; guesses < 30; guesses++) expect(await guess("203.0.113.7")).toBe("INVALID_INVITATION")
    expect(await guess("203.0.113.7")).toBe("TOO_MANY_ATTEMPTS")
    expect(await limits.invitation("198.51.100.9", async () => "let in")).toBe("let in")
    for (let guesses = 0; guesses < 3600; guesses++) await guess(null)
    expect(await guess(null)).toBe("TOO_MANY_ATTEMPTS")
  })
})

describeOnBoth("sign-ups that are closed", (createTestApp) => {
  test("let in nobody, with a code neither, and whoever has an account signs in as always", async () => {
    const open = await createTestApp()
    expect((await signUp(open, "Ana", "K7QF-2M9X-WP4T")).status).toBe(200)
    const app = await createTestApp({ SIGN_UPS: "closed" })
    const code = await makeOne(app)
    expect(await signUp(app, "Ana", code)).toMatchObject({ status: 403, body: { code: "SIGN_UPS_CLOSED" } })
    expect(await usersOf(app)).toEqual([])
  })

  test.each([
    ["closed", false],
    ["invited", false],
    ["provider", true],
    ["invited,provider", true],
    ["open", true],
  ])("SIGN_UPS=%s: whoever comes by the clinic's own sign-in makes an account: %s", async (SIGN_UPS, isLetIn) => {
    const { app, provider } = await appWithProvider((settings) => createTestApp({ ...settings, SIGN_UPS }))
    const visitor = await newcomer(app, provider.issuer).catch(() => null)
    expect(visitor !== null && (await usersOf(app)).length === 1).toBe(isLetIn)
  })
})
