import { expect, test } from "vitest"
import { keepEverything } from "./everything.ts"
import { rowsOfUser, tablesOfUsers } from "./tables-of-users.ts"
import { describeOnBoth } from "./test-app.ts"

const open =
  /^\/api\/auth\/(sign-up|sign-in|sign-out|get-session|verify-email|send-verification-email|request-password-reset|reset-password)/

describeOnBoth("access", (createTestApp) => {
  test("no route of the API but those that sign in answers anybody without a session", async () => {
    const app = await createTestApp()
    const other = app.visitor({ "florescer.session_token": "invented.signature" })
    const guarded = app.routes.filter(
      ({ method, path }) => method !== "ALL" && path.startsWith("/api/") && !open.test(path),
    )
    expect(guarded.length).toBeGreaterThanOrEqual(8)
    for (const { method, path } of guarded) {
      const body = method === "GET" ? undefined : {}
      for (const visitor of [app.visitor(), other]) {
        const answer = await visitor.send(method, path.replace(":date", "2026-11-21"), { body })
        expect(answer, `${method} ${path}`).toMatchObject({ status: 401, body: { code: "NOT_SIGNED_IN" } })
      }
    }
  })

  test("deleting a user deletes all that is hers and nothing of another mother", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const bia = await app.mother("Bia")
    for (const mother of [ana, bia]) await keepEverything(mother)
    const tables = await tablesOfUsers(app.database)
    const rowsOf = (owner: string) =>
      Promise.all(tables.map(async (table) => [table.name, (await rowsOfUser(app.db, table, owner)).length]))
    const kept = await rowsOf(bia.id)
    expect(kept.filter(([, rows]) => rows === 0)).toEqual([])
    expect(await rowsOf(ana.id)).toEqual(kept)

    const path = "/api/auth/delete-user"
    expect(await ana.post(path, { password: "wrong" })).toMatchObject({
      status: 400,
      body: { code: "INVALID_PASSWORD" },
    })
    expect((await ana.post(path, { password: ana.account.password })).status).toBe(200)

    expect(await rowsOf(ana.id)).toEqual(tables.map(({ name }) => [name, 0]))
    expect(await rowsOf(bia.id)).toEqual(kept)
    const links = await app.db.selectFrom("verification").select("value").execute()
    expect(links).toEqual([{ value: bia.id }])
    expect((await app.visitor().signIn(ana.account)).status).toBe(401)
    expect((await bia.get("/api/progress")).status).toBe(200)
  })

  test("deleting the row of a user is enough", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    await keepEverything(ana)
    await app.db.deleteFrom("user").where("id", "=", ana.id).execute()
    for (const table of await tablesOfUsers(app.database)) {
      expect(await rowsOfUser(app.db, table, ana.id), table.name).toEqual([])
    }
  })

  test("every table with something of a user refers to her, so that it can neither outlive nor be kept without her", async () => {
    const app = await createTestApp()
    const tables = await app.db.introspection.getTables()
    const naming = tables.filter(({ columns }) => columns.some(({ name }) => /^user_?id$/i.test(name)))
    const referring = (await tablesOfUsers(app.database)).map(({ name }) => name)
    expect(naming.length).toBeGreaterThanOrEqual(6)
    expect(referring).toEqual(expect.arrayContaining(naming.map(({ name }) => name)))
  })

  test("a changed password ends the other sessions and keeps this one", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const elsewhere = app.visitor()
    await elsewhere.signIn(mother.account)
    const path = "/api/auth/change-password"
    const wrong = { currentPassword: "wrong", newPassword: "nova senha" }
    expect(await mother.post(path, wrong)).toMatchObject({ status: 400, body: { code: "INVALID_PASSWORD" } })
    const short = { currentPassword: mother.account.password, newPassword: "12345" }
    expect(await mother.post(path, short)).toMatchObject({
      status: 400,
      body: { fields: { newPassword: "too_short" } },
    })
    expect((await mother.post(path, { ...short, newPassword: "nova senha" })).status).toBe(200)
    expect((await mother.get("/api/progress")).status).toBe(200)
    expect((await elsewhere.get("/api/progress")).status).toBe(401)
  })
})
