import { expect, test } from "vitest"
import { describeRules } from "./test-app.ts"

const cookieName = "florescer.session_token"

describeRules("sessions", (createTestApp) => {
  test("each sign-in has a session of its own, and ends the one that its browser had before", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const before = { ...mother.cookies }
    await mother.signIn({ ...mother.account, password: "wrong" })
    expect((await app.visitor({ ...before }).get("/api/progress")).status).toBe(200)
    await mother.signIn(mother.account)
    expect(mother.cookies[cookieName]).not.toBe(before[cookieName])
    expect((await mother.get("/api/progress")).status).toBe(200)
    expect((await app.visitor({ ...before }).get("/api/progress")).status).toBe(401)
    expect(await app.db.selectFrom("session").select("id").execute()).toHaveLength(1)
  })

  test("a session that was put into her browser before she signs in is never hers", async () => {
    const app = await createTestApp()
    const stranger = await app.mother("Bia")
    const mother = await app.mother("Ana")
    for (const planted of ["planted", String(stranger.cookies[cookieName])]) {
      const visitor = app.visitor({ [cookieName]: planted })
      await visitor.signIn(mother.account)
      expect(visitor.cookies[cookieName]).not.toBe(planted)
      expect((await app.visitor({ [cookieName]: planted }).get("/api/progress")).status).toBe(401)
    }
  })

  test("a changed password ends the other sessions, and renews this one", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const elsewhere = app.visitor()
    await elsewhere.signIn(mother.account)
    const before = { ...mother.cookies }
    const path = "/api/auth/change-password"
    const wrong = { currentPassword: "wrong", newPassword: "nova senha" }
    expect(await mother.post(path, wrong)).toMatchObject({ status: 400, body: { code: "INVALID_PASSWORD" } })
    const short = { currentPassword: mother.account.password, newPassword: "12345" }
    const fields = { newPassword: "too_short" }
    expect(await mother.post(path, short)).toMatchObject({ status: 400, body: { fields } })
    expect((await elsewhere.get("/api/progress")).status).toBe(200)

    expect((await mother.post(path, { ...short, newPassword: "nova senha" })).status).toBe(200)
    expect((await mother.get("/api/progress")).status).toBe(200)
    expect(mother.cookies[cookieName]).not.toBe(before[cookieName])
    expect((await app.visitor(before).get("/api/progress")).status).toBe(401)
    expect((await elsewhere.get("/api/progress")).status).toBe(401)
  })

  test("whoever guesses passwords in her open session is held back too", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const guess = { currentPassword: "guess", newPassword: "nova senha" }
    for (let time = 0; time < 5; time++) await mother.post("/api/auth/change-password", guess)
    for (let time = 0; time < 5; time++) await mother.post("/api/auth/delete-user", { password: "guess" })
    const right = { currentPassword: mother.account.password, newPassword: "nova senha" }
    expect((await mother.post("/api/auth/change-password", right)).status).toBe(429)
    expect((await mother.post("/api/auth/delete-user", { password: mother.account.password })).status).toBe(429)
  })
})
