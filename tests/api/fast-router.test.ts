import { RegExpRouter } from "hono/router/reg-exp-router"
import { expect, test } from "vitest"
import { describeOnSqlite } from "./test-app.ts"

describeOnSqlite("routes", (createTestApp) => {
  test("are all such as Hono's fast router takes: for a single other one it would use its slow one for all", async () => {
    const router = new RegExpRouter<string>()
    const { routes } = await createTestApp()
    for (const { method, path } of routes) router.add(method, path, path)
    const [handlers] = router.match("GET", "/api/sync")
    expect(handlers.flat()).toContain("/api/sync")
  })
})
