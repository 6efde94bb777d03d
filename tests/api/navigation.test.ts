import { expect, test } from "vitest"
import { storeEverything } from "./everything.ts"
import { nameOf, pathOf, routesOfApi } from "./routes-of-api.ts"
import { describeRules } from "./test-app.ts"

/** The headers that browsers send for a typed address, a followed link and a framed page. */
const navigations = ["document", "iframe", "object"].map((dest) => ({
  "sec-fetch-mode": "navigate",
  "sec-fetch-dest": dest,
  "sec-fetch-site": "none",
}))

/** The link in a mail, and what is the same for everyone. */
const openable = ["GET /api/auth/verify-email", "GET /api/openapi.json", "GET /api/return"]

describeRules("the address bar of her browser", (createTestApp) => {
  test("leads a password manager to where her password is changed", async () => {
    const app = await createTestApp()
    const answer = await app.visitor().get("/.well-known/change-password")
    expect(answer.status).toBe(302)
    expect(answer.headers.get("location")).toBe("/profile/settings?tab=account#change-password")
    const other = "/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200"
    expect((await app.visitor().get(other)).status).toBe(404)
  })

  test("shows nothing of hers, whatever address of the API is typed there, and the app still reads it", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await storeEverything(app, mother)
    const reads = routesOfApi(app).filter(({ method }) => method === "GET")
    expect(reads.length).toBeGreaterThan(20)
    for (const route of reads) {
      for (const headers of navigations) {
        const answer = await mother.send("GET", pathOf(route, { id: crypto.randomUUID() }), { headers })
        if (openable.includes(nameOf(route))) expect(answer.status, nameOf(route)).not.toBe(404)
        else expect(answer, nameOf(route)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
        expect(answer.headers.get("content-disposition")).toBeNull()
      }
    }
    const fetched = { "sec-fetch-mode": "cors", "sec-fetch-dest": "empty", "sec-fetch-site": "same-origin" }
    for (const path of ["/api/diary-entries", "/api/account/export"])
      expect((await mother.send("GET", path, { headers: fetched })).status).toBe(200)
  })
})
