import { expect, test } from "vitest"
import { mailCodeOf } from "#server/account/end-held-access.ts"
import { rowsOf, storeEverything } from "./everything.ts"
import { tablesOfUsers } from "./tables-of-users.ts"
import { describeOnBoth } from "./test-app.ts"

describeOnBoth("deletion", (createTestApp) => {
  test("deleting a user deletes all that is hers and nothing of another mother", async () => {
    // While no mail can be sent, the pending mails to her are her data too.
    const app = await createTestApp({ SMTP_URL: "smtp://127.0.0.1:1" })
    const ana = await app.mother("Ana")
    const bia = await app.mother("Bia")
    for (const mother of [ana, bia]) await storeEverything(app, mother)
    await app.background.settled()
    const before = await rowsOf(app, bia.id)
    const counts = (rows: typeof before) => Object.entries(rows).map(([table, { length }]) => [table, length])
    expect(counts(before).filter(([, count]) => count === 0)).toEqual([])
    expect(counts(await rowsOf(app, ana.id))).toEqual(counts(before))

    const path = "/api/auth/delete-user"
    expect(await ana.post(path, { password: "wrong" })).toMatchObject({
      status: 400,
      body: { code: "INVALID_PASSWORD" },
    })
    expect((await ana.post(path, { password: ana.account.password })).status).toBe(200)

    expect(Object.values(await rowsOf(app, ana.id)).flat()).toEqual([])
    expect(await rowsOf(app, bia.id)).toEqual(before)
    const links = await app.db.selectFrom("verification").select(["identifier", "value"]).execute()
    const whose = links.map(({ identifier, value }) => (identifier === mailCodeOf(bia.id) ? bia.id : value))
    expect(whose).toEqual([bia.id, bia.id])
    expect((await app.visitor().signIn(ana.account)).status).toBe(401)
    expect((await bia.get("/api/progress")).status).toBe(200)
  })

  test("deleting the row of a user is enough", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    await storeEverything(app, ana)
    await app.db.deleteFrom("user").where("id", "=", ana.id).execute()
    expect(Object.values(await rowsOf(app, ana.id)).flat()).toEqual([])
  })

  test("every table with something of a user refers to her, so that it can neither outlive nor be kept without her", async () => {
    const app = await createTestApp()
    const tables = await app.db.introspection.getTables()
    const naming = tables.filter(({ columns }) => columns.some(({ name }) => /^user_?id$/i.test(name)))
    const referring = (await tablesOfUsers(app.database)).map(({ name }) => name)
    expect(naming.length).toBeGreaterThanOrEqual(6)
    expect(referring).toEqual(expect.arrayContaining(naming.map(({ name }) => name)))
  })
})
