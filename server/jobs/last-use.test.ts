import { expect, test } from "vitest"
import { describeOnBoth, type TestApp, testNow } from "#tests/api/test-app.ts"

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

async function lastUse(app: TestApp) {
  return (await app.db.selectFrom("user").select("last_used_at").executeTakeFirstOrThrow()).last_used_at
}

describeOnBoth("last use", (createTestApp) => {
  test("it is noted when she signs up, and when she signs in, at most once a day", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    expect(await lastUse(app)).toBe(testNow.toISOString())
    app.clock.now = new Date(testNow.getTime() + dayMs - 1)
    await app.visitor().signIn(mother.account)
    expect(await lastUse(app)).toBe(testNow.toISOString())
    app.clock.now = new Date(testNow.getTime() + dayMs)
    await app.visitor().signIn({ ...mother.account, password: "errada" })
    expect(await lastUse(app)).toBe(testNow.toISOString())
    await app.visitor().signIn(mother.account)
    expect(await lastUse(app)).toBe(app.clock.now.toISOString())
  })

  test("a session that is used notes it when it is prolonged, and no other request writes anything", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    app.clock.now = new Date(testNow.getTime() + 3 * dayMs)
    await app.background.settled()
    app.statements.length = 0
    await mother.get("/api/progress")
    expect(app.statements.every((statement) => statement === "SelectQueryNode")).toBe(true)
    expect(await lastUse(app)).toBe(testNow.toISOString())

    const expiresAt = new Date(Date.now() + 29 * dayMs - hourMs).toISOString()
    await app.db.updateTable("session").set({ expiresAt }).execute()
    expect((await mother.get("/api/progress")).status).toBe(200)
    expect(await lastUse(app)).toBe(app.clock.now.toISOString())
  })

  test("a use noted before the clock was put back is noted anew", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    app.clock.now = new Date(testNow.getTime() - 400 * dayMs)
    await app.visitor().signIn(mother.account)
    expect(await lastUse(app)).toBe(app.clock.now.toISOString())
  })

  test("an account without one, which an older version made, counts from the next day on", async () => {
    const app = await createTestApp()
    await app.mother("Ana")
    await app.db.updateTable("user").set({ last_used_at: null }).execute()
    app.jobs.wake()
    await app.background.settled()
    expect(await lastUse(app)).toBe(testNow.toISOString())
  })

  test("her own file says when it was, and nothing else of the app does", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const signedIn = await mother.signIn(mother.account)
    const session = await mother.get("/api/auth/get-session")
    expect(JSON.stringify([signedIn.body, session.body])).not.toMatch(/last_?used/i)
    expect((await mother.get("/api/account/export")).body.user.lastUsedAt).toBe(testNow.toISOString())
  })
})
