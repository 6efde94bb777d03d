import { Hono } from "hono"
import { expect, test } from "vitest"
import { describeRules, type TestApp } from "#tests/api/test-app.ts"
import { createVisitor } from "#tests/api/visitor.ts"
import { createAuth } from "../../auth.ts"
import { createRateLimits } from "../../rate-limits.ts"
import { createRequireSession, type SignedIn } from "../../session.ts"

/** Makes a route that answers whether the session was found to have two-step sign-in. */
function whoAmI(app: TestApp) {
  const now = () => app.clock.now
  const auth = createAuth({ ...app, limits: createRateLimits(app.database, app.keys.counts), now })
  const found = new Hono<SignedIn>()
  found.get(
    "/who",
    createRequireSession(auth, app, async () => null),
    (c) => c.json({ hasTwoStep: c.var.hasTwoStep }),
  )
  return async (cookies: Record<string, string>) => {
    const visitor = createVisitor(async (url, init) => found.request(url, init), { ...cookies })
    return (await visitor.get("/who")).body
  }
}

describeRules("the session look-up", (createTestApp) => {
  test("tells whether two-step sign-in is on, for a fresh session and for one that is due to be renewed", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const who = whoAmI(app)
    const soon = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
    expect(await who(mother.cookies)).toEqual({ hasTwoStep: false })
    await app.db.updateTable("session").set({ expiresAt: soon }).execute()
    expect(await who(mother.cookies)).toEqual({ hasTwoStep: false })
    await mother.enableTwoStep()
    expect(await who(mother.cookies)).toEqual({ hasTwoStep: true })
    await app.db.updateTable("session").set({ expiresAt: soon }).execute()
    expect(await who(mother.cookies)).toEqual({ hasTwoStep: true })
  })
})
