import { expect, test } from "vitest"
import { defaultProfile } from "#domain/profile.ts"
import { describeOnBoth } from "./test-app.ts"

describeOnBoth("log", (createTestApp) => {
  test("no name, address, password, token or answer of a mother is ever logged", async () => {
    const app = await createTestApp({ SMTP_URL: "smtp://127.0.0.1:1" })
    const account = { name: "Zenóbia Secreta", email: "zenobia@secreta.example", password: "senha-secreta" }
    const mother = app.visitor()
    await mother.signUp(account)
    await mother.signUp(account)
    await Promise.all([
      app.visitor().signUp({ ...account, email: "dupla@secreta.example" }),
      app.visitor().signUp({ ...account, email: "dupla@secreta.example" }),
    ])
    await mother.signIn({ ...account, password: "tentativa-secreta" })
    await mother.signIn(account)
    await mother.post("/api/auth/request-password-reset", { email: account.email })
    await mother.post("/api/auth/reset-password", { token: "token-secreto", newPassword: "nova-secreta" })
    await mother.get("/api/auth/verify-email?token=token-secreto")
    await mother.get("/reset-password/token-secreto")
    await mother.send("PUT", "/api/onboarding", { rawBody: '{ "restrictions": "alergia-secreta' })
    await mother.put("/api/onboarding", { restrictions: "alergia-secreta" })
    const diaryPath = `/api/diary-entries/${crypto.randomUUID()}`
    const entry = { mood: "😢", notes: "nota-secreta", createdAt: "2026-11-21T08:00:00.000Z" }
    await mother.put(diaryPath, { ...entry, mood: "tristeza-secreta" })
    await mother.send("PUT", diaryPath, { rawBody: '{ "notes": "nota-secreta' })
    expect((await mother.put(diaryPath, entry)).status).toBe(200)
    const profile = defaultProfile(account.name, "2026-11-21")
    expect((await mother.put("/api/profile", profile)).status).toBe(200)
    await mother.put("/api/profile", { ...profile, age: "idade-secreta" })
    const question = await mother.put(`/api/support-questions/${crypto.randomUUID()}`, { text: "pergunta-secreta" })
    expect(question).toMatchObject({ status: 503, body: { code: "SERVICE_UNAVAILABLE" } })
    await mother.get("/api/account/export")
    // A table is gone: a failure that nobody foresaw, whose error quotes the query.
    await app.db.schema.dropTable("onboarding").execute()
    const texts = { postpartumWeeks: "", timeAvailable: "", weeklyBudget: "", preferredFoods: "" }
    const told = { ...texts, restrictions: "alergia-secreta", breastfeeding: null, goals: [], cookingLevel: null }
    const failed = await mother.put("/api/onboarding", told)
    expect(failed).toMatchObject({ status: 500, body: { code: "INTERNAL" } })
    expect(failed.body).toEqual({ code: "INTERNAL" })
    await app.db.schema.dropTable("diary_entries").execute()
    expect((await mother.put(diaryPath, entry)).body).toEqual({ code: "INTERNAL" })
    await app.db.schema.dropTable("profiles").execute()
    expect((await mother.put("/api/profile", profile)).body).toEqual({ code: "INTERNAL" })
    await app.background.settled()

    const log = app.logLines.join("")
    expect(log).toContain('"status":500')
    expect(log).toContain("mail to confirm an address failed")
    expect(log.toLowerCase()).not.toMatch(/secret[ao]|zen|dupla/)
    expect(log).not.toContain(mother.cookies["florescer.session_token"]?.split(".")[0])
  })

  test("an error that the database answers with a mother's address in it is logged without it", async () => {
    const app = await createTestApp()
    const row = { id: "1", full_name: "Zenóbia", email: "zenobia@secreta.example", emailVerified: 0 }
    const moment = "2026-11-21T08:00:00.000Z"
    const twice = () =>
      app.db
        .insertInto("user")
        .values({
          ...row,
          id: crypto.randomUUID(),
          emailVerified: app.type === "sqlite" ? 0 : false,
          createdAt: moment,
          updatedAt: moment,
        })
        .execute()
    await twice()
    app.background.run("a second insert", twice)
    await app.background.settled()
    expect(app.logLines.join("")).toContain("a second insert failed")
    expect(app.logLines.join("")).not.toMatch(/zen|secreta/i)
  })
})
