import { expect, test } from "vitest"
import { helperLink } from "#tests/api/helper-link.ts"
import { operation, perform, rowsOfNoun, sync } from "#tests/api/sync.ts"
import { describeOnBoth } from "#tests/api/test-app.ts"

const itemId = "0198a2c0-0000-7000-8000-000000000001"

describeOnBoth("a line of her own on the list", (createTestApp) => {
  test("is seen and ticked by whoever helps with the list, who adds and takes off none", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const { link, secret } = helperLink()
    await perform(mother, "helperLinkMade", link)
    await perform(mother, "ownItemAdded", { itemId, text: "fraldas" })
    const headers = { authorization: `Bearer ${secret}` }
    const help = async (operations: object[], since: number | null = null) =>
      (await app.visitor().send("POST", "/api/helping/sync", { headers, body: { userId: "", since, operations } })).body
    const first = await help([])
    expect(rowsOfNoun(first.changes, "ownItems")).toMatchObject({ own: { values: { [itemId]: { text: "fraldas" } } } })

    const at = app.clock.now.toISOString()
    const ticked = operation("ownItemsTicked", { itemIds: [itemId], isTicked: true }, at)
    const others = [
      operation("ownItemAdded", { itemId: crypto.randomUUID(), text: "flores" }, at),
      operation("ownItemTakenOff", { itemId }, at),
    ]
    const { results } = await help([ticked, ...others])
    expect(results.map(({ status }: { status: string }) => status)).toEqual(["applied", "refused", "refused"])
    const { changes } = await sync(mother, [])
    expect(rowsOfNoun(changes, "ownItems")).toMatchObject({ own: { values: { [itemId]: { isTicked: true } } } })
    expect(Object.keys((await mother.get("/api/account/export")).body.ownItems.items.values)).toEqual([itemId])

    // A helper whose link does not show the list sees nothing of it.
    const meals = helperLink({ shows: ["meals"] })
    await perform(mother, "helperLinkMade", meals.link)
    const other = { authorization: `Bearer ${meals.secret}` }
    const body = { userId: "", since: null, operations: [] }
    expect((await app.visitor().send("POST", "/api/helping/sync", { headers: other, body })).status).toBe(403)
  })

  test("goes with the plan when she withdraws its consent, and is bounded", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const add = (text: string) => operation("ownItemAdded", { itemId: crypto.randomUUID(), text })
    const texts = Array.from({ length: 90 }, (_, index) => `${index} ${"x".repeat(50)}`)
    const { results } = await sync(mother, texts.map(add))
    const refused = results.filter(({ status }) => status === "refused")
    expect(results[0]?.status).toBe("applied")
    expect(refused[0]).toMatchObject({ fields: { text: "too_big" } })
    for (const text of ["", " ", "a".repeat(61), "a\nb"])
      expect((await sync(mother, [add(text)])).results[0]).toMatchObject({ status: "refused", code: "INVALID_INPUT" })
    await perform(mother, "consentWithdrawn", { purpose: "profile" })
    expect((await mother.get("/api/account/export")).body.ownItems).toBeNull()
  })
})
