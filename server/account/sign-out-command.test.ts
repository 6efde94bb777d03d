import { expect, test } from "vitest"
import { accessToken, appWith } from "#tests/api/access-token.ts"
import { aSubscription } from "#tests/api/push-subscription.ts"
import { runSignOut } from "#tests/api/run-programs.ts"
import { operation, sync } from "#tests/api/sync.ts"
import { describeRules } from "#tests/api/test-app.ts"

describeRules("npm run sign-out", (createTestApp) => {
  test("ends all that opens one account, whatever the case of its address, or every session", async () => {
    const app = await createTestApp()
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    const laptop = app.visitor()
    await laptop.signIn(ana.account)
    const spreadsheet = appWith(app, (await accessToken(ana)).secret)
    const place = { dataDir: app.env.dataDir, databaseUrl: app.env.databaseUrl }
    for (const args of [[], ["ana@example.org", "bia@example.org"], ["nobody@example.org"]]) {
      expect(await runSignOut(place, ...args)).toMatchObject({ code: 1, out: "" })
    }
    expect((await ana.get("/api/profile")).status).toBe(200)

    const one = await runSignOut(place, "ANA@example.org")
    expect(one).toMatchObject({ code: 0, err: "" })
    expect(one.out).not.toContain("@")
    expect((await ana.get("/api/profile")).status).toBe(401)
    expect((await laptop.get("/api/profile")).status).toBe(401)
    expect((await spreadsheet("GET", "/api/profile")).status).toBe(401)
    expect((await bia.get("/api/profile")).status).toBe(200)
    expect((await app.visitor().signIn(ana.account)).status).toBe(200)

    const device = { ...aSubscription(), language: "pt", isDiscreet: false } as const
    await sync(bia, [operation("reminderDeviceAdded", device, app.clock.now.toISOString())])
    expect(await app.db.selectFrom("reminder_channels").select("endpoint").execute()).toHaveLength(1)
    expect(await runSignOut(place, "everybody")).toMatchObject({ code: 0, err: "" })
    expect((await bia.get("/api/profile")).status).toBe(401)
    expect(await app.db.selectFrom("session").selectAll().execute()).toEqual([])
    expect(await app.db.selectFrom("reminder_channels").select("endpoint").execute()).toEqual([])

    await bia.signIn(bia.account)
    const oneMore = appWith(app, (await accessToken(bia)).secret)
    expect((await oneMore("GET", "/api/profile")).status).toBe(200)
    expect(await runSignOut(place, "everything")).toMatchObject({ code: 0, err: "" })
    expect((await oneMore("GET", "/api/profile")).status).toBe(401)
    expect((await bia.get("/api/profile")).status).toBe(401)
  })
})
