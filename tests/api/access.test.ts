import { makeSignature } from "better-auth/crypto"
import { expect, test } from "vitest"
import { rowsOf, storeEverything } from "./everything.ts"
import { type ApiRoute, isOfTeam, nameOf, openRoutes, pathOf, routesOfApi } from "./routes-of-api.ts"
import { describeOnBoth, type TestApp } from "./test-app.ts"
import { validBody } from "./valid-bodies.ts"

const cookieName = "florescer.session_token"
const notThere = { status: 404, body: { code: "NOT_FOUND" } }
const notSignedIn = { status: 401, body: { code: expect.stringMatching(/^SESSION_(ENDED|UNKNOWN)$/) } }
const somebody = { name: "Bia", email: "bia@example.org", password: "senha de Bia" }

type Sessions = Record<string, Record<string, string>>

async function expectAllRefused(app: TestApp, sessions: Sessions, before: () => Promise<unknown> = async () => {}) {
  const guarded = routesOfApi(app).filter((route) => !openRoutes.includes(nameOf(route)))
  expect(guarded.length).toBeGreaterThanOrEqual(14)
  for (const [whose, cookies] of Object.entries(sessions)) {
    for (const route of guarded) {
      const path = pathOf(route, { id: crypto.randomUUID() })
      await before()
      const answer = await app.visitor({ ...cookies }).send(route.method, path, { body: validBody(route, somebody) })
      expect(answer, `${nameOf(route)} with ${whose}`).toMatchObject(isOfTeam(route) ? notThere : notSignedIn)
    }
  }
}

describeOnBoth("access", (createTestApp) => {
  test("no route of the API but those that sign in answers anybody without a session", async () => {
    const app = await createTestApp()
    expect(routesOfApi(app).map(nameOf)).toEqual(expect.arrayContaining(openRoutes))
    const mother = await app.mother("Ana")
    const token = decodeURIComponent(mother.cookies[cookieName] ?? "").split(".")[0] ?? ""
    const signedElsewhere = await makeSignature(token, "the secret of another installation")
    await expectAllRefused(app, {
      "no session": {},
      "an empty session": { [cookieName]: "" },
      "an invented session": { [cookieName]: "invented.signature" },
      "a session without its signature": { [cookieName]: token },
      "a session that another installation signed": { [cookieName]: encodeURIComponent(`${token}.${signedElsewhere}`) },
    })
    expect((await mother.get("/api/progress")).status).toBe(200)
  })

  test("no route answers a session that has ended, however it has", async () => {
    const app = await createTestApp()
    const expired = await app.mother("Ana")
    const leaving = await app.mother("Bia")
    const changing = await app.mother("Cida")
    const gone = await app.mother("Duda")
    const sessions = {
      "an expired session": { ...expired.cookies },
      "a session that was signed out": { ...leaving.cookies },
      "a session of before a new password": { ...changing.cookies },
      "a session of a deleted account": { ...gone.cookies },
    }
    const row = await app.db
      .selectFrom("session")
      .selectAll()
      .where("userId", "=", expired.id)
      .executeTakeFirstOrThrow()
    const past = { ...row, expiresAt: "2020-01-01T00:00:00.000Z" } as { [Column in keyof typeof row]: string }
    // Whoever finds an expired session may delete it: each route is to find it anew.
    async function expire() {
      await app.db.deleteFrom("session").where("userId", "=", expired.id).execute()
      await app.db.insertInto("session").values(past).execute()
    }
    const { password } = changing.account
    await leaving.post("/api/auth/sign-out")
    await changing.post("/api/auth/change-password", { currentPassword: password, newPassword: "nova senha" })
    await gone.post("/api/auth/delete-user", { password: gone.account.password })
    await expectAllRefused(app, sessions, expire)
    expect((await changing.get("/api/progress")).status).toBe(200)
  })

  test("whatever another mother asks of any route, by her ids too, she gets nothing of hers and changes nothing", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    await storeEverything(app, ana)
    await app.background.settled()
    const before = await rowsOf(app, ana.id)
    const ids = Object.values(before).flatMap((rows) => (rows[0]?.id ? [String(rows[0].id)] : []))
    expect(ids.length).toBeGreaterThanOrEqual(6)
    const bia = await app.mother("Bia")
    // The routes that take her consent and delete her account come last.
    const last = ["DELETE /api/consents/:purpose", "POST /api/auth/delete-user"]
    const rank = (route: ApiRoute) => last.indexOf(nameOf(route))
    const routes = routesOfApi(app).toSorted((one, other) => rank(one) - rank(other))
    for (const route of routes) {
      await bia.signIn(bia.account)
      for (const id of route.path.includes(":id") ? ids : [""]) {
        const body = validBody(route, { ...bia.account, id: bia.id })
        const { status, body: answer } = await bia.send(route.method, pathOf(route, { id }), { body })
        expect(JSON.stringify(answer), nameOf(route)).not.toMatch(/ana@example|mandioca|novembro|71\.3/i)
        expect([200, 302, 400, 403, 404, 409, 422, 429], nameOf(route)).toContain(status)
      }
    }
    expect(await app.visitor().signIn(bia.account)).toMatchObject({ status: 401 })
    expect(await rowsOf(app, ana.id)).toEqual(before)
  })
})
