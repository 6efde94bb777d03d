import { expect, test } from "vitest"
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
    const changedAt = "2026-11-21T08:00:00.000Z"
    for (const mother of [ana, bia]) {
      const checklist = { morning: true, mainMeal: false, snack: false, activity: false }
      const progress = { day: 1, percentage: 100 / 28, checklist }
      expect((await mother.put("/api/progress", { value: progress, changedAt })).status).toBe(200)
      const checkIn = { energy: 1, mood: 2, bloating: 3 }
      expect((await mother.put("/api/check-ins/2026-11-21", { value: checkIn, changedAt })).status).toBe(200)
      const texts = { postpartumWeeks: "", restrictions: "", timeAvailable: "", weeklyBudget: "", preferredFoods: "" }
      const told = { ...texts, breastfeeding: null, goals: [], cookingLevel: null }
      expect((await mother.put("/api/onboarding", told)).status).toBe(200)
    }
    const path = "/api/auth/delete-user"
    expect(await ana.post(path, { password: "wrong" })).toMatchObject({
      status: 400,
      body: { code: "INVALID_PASSWORD" },
    })
    expect((await ana.post(path, { password: ana.account.password })).status).toBe(200)

    const left = await Promise.all([
      app.db.selectFrom("user").select("id as owner").execute(),
      app.db.selectFrom("session").select("userId as owner").execute(),
      app.db.selectFrom("account").select("userId as owner").execute(),
      app.db.selectFrom("progress").select("user_id as owner").execute(),
      app.db.selectFrom("check_ins").select("user_id as owner").execute(),
      app.db.selectFrom("onboarding").select("user_id as owner").execute(),
    ])
    expect(left).toEqual(left.map(() => [{ owner: bia.id }]))
    expect((await app.visitor().signIn(ana.account)).status).toBe(401)
    expect((await bia.get("/api/progress")).status).toBe(200)
  })

  test("deleting the row of a user is enough", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    await ana.put("/api/onboarding", { postpartumWeeks: "6" })
    await app.db.deleteFrom("user").where("id", "=", ana.id).execute()
    expect(await app.db.selectFrom("session").selectAll().execute()).toEqual([])
    expect(await app.db.selectFrom("account").selectAll().execute()).toEqual([])
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
