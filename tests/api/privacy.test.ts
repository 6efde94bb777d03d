import { expect, test } from "vitest"
import { defaultProfile } from "#domain/profile.ts"
import { agreeToAll } from "./agree.ts"
import { onboardingAnswers } from "./everything.ts"
import { describeRules } from "./test-app.ts"
import { baseUrl } from "./visitor.ts"

/** A text with what its long words say when they are base64 or hexadecimal. */
function inPlainLetters(text: string) {
  const words = text.match(/[\w+/-]{16,}/g) ?? []
  return [text, ...words.flatMap((word) => [Buffer.from(word, "base64"), Buffer.from(word, "hex")].map(String))].join(
    " ",
  )
}

describeRules("log", (createTestApp) => {
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
    await agreeToAll(mother.put)
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
    expect(question.status).toBe(200)
    await mother.get("/api/account/export")
    // A table is gone: a failure that nobody foresaw, whose error quotes the query.
    await app.db.schema.dropTable("onboarding").execute()
    const texts = { postpartumWeeks: "", timeAvailable: "", weeklyBudget: "", preferredFoods: "" }
    const answers = { ...texts, restrictions: "alergia-secreta", breastfeeding: null, goals: [], cookingLevel: null }
    const failed = await mother.put("/api/onboarding", answers)
    expect(failed).toMatchObject({ status: 500, body: { code: "INTERNAL" } })
    const onlyCode = { code: "INTERNAL", requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) }
    expect(failed.body).toEqual(onlyCode)
    await app.db.schema.dropTable("diary_entries").execute()
    expect((await mother.put(diaryPath, entry)).body).toEqual(onlyCode)
    await app.db.schema.dropTable("profiles").execute()
    expect((await mother.put("/api/profile", profile)).body).toEqual(onlyCode)
    await app.background.settled()

    const log = app.logLines.join("")
    expect(log).toContain('"status":500')
    expect(log).toContain("mail not sent yet")
    expect(log.toLowerCase()).not.toMatch(/secret[ao]|zen|dupla/)
    expect(log).not.toContain(mother.cookies["florescer.session_token"]?.split(".")[0])
  })

  test("on her whole first day nothing that she types, is called or is let in by is logged", async () => {
    const app = await createTestApp({ SUPPORT_EMAIL: "equipe@exemplo.com" })
    const account = { name: "Zenóbia Secreta", email: "zenobia@secreta.example", password: "senha-secreta" }
    const { email, password } = account
    const mother = app.visitor()
    const secrets = new Set<string>()
    async function signIn(word: string) {
      expect((await mother.signIn({ email, password: word })).status).toBe(200)
      const [token = "", signature = ""] = decodeURIComponent(mother.cookies["florescer.session_token"] ?? "").split(
        ".",
      )
      secrets.add(token).add(signature)
    }
    const pathOfLink = async (kind: string) => {
      const link = (await app.outbox()).findLast((mail) => mail.kind === kind)?.link ?? ""
      return link.slice(baseUrl.length)
    }

    await mother.signUp(account)
    expect((await mother.get(await pathOfLink("confirm-email"))).headers.get("location")).toBe("/login?email=confirmed")
    await mother.signIn({ email, password: "tentativa-secreta" })
    await signIn(password)
    const texts = { postpartumWeeks: "", timeAvailable: "", weeklyBudget: "", preferredFoods: "comida-secreta" }
    await agreeToAll(mother.put)
    await mother.put("/api/onboarding", { ...onboardingAnswers, ...texts, restrictions: "alergia-secreta" })
    const diaryPath = `/api/diary-entries/${crypto.randomUUID()}`
    await mother.put(diaryPath, { mood: "😢", notes: "nota-secreta", createdAt: "2026-11-21T08:00:00.000Z" })
    await mother.get("/api/diary-entries")
    await mother.send("DELETE", diaryPath)
    await mother.put("/api/profile", defaultProfile(account.name, "2026-11-20"))
    await mother.put(`/api/support-questions/${crypto.randomUUID()}`, { text: "pergunta-secreta" })
    await mother.get("/api/account/export")
    await mother.post("/api/auth/change-password", { currentPassword: password, newPassword: "nova-secreta" })
    await signIn("nova-secreta")
    await mother.post("/api/auth/request-password-reset", { email })
    const resetPath = await pathOfLink("reset-password")
    await mother.get(resetPath)
    const token = await app.mailedToken("reset-password")
    await mother.post("/api/auth/reset-password", { token, newPassword: "outra-secreta" })
    await signIn("outra-secreta")
    expect((await mother.post("/api/auth/delete-user", { password: "outra-secreta" })).status).toBe(200)
    await app.background.settled()

    const log = app.logLines.join("")
    expect(log.match(/"level":20/g)?.length).toBeGreaterThan(15)
    expect(inPlainLetters(log)).not.toMatch(/secret[ao]|zen[oó]b/i)
    for (const secret of secrets) expect(log).not.toContain(secret)
    // Without a mail server, the log line of a mail says where its link leads. No other line has a link in it.
    const others = app.logLines.filter((line) => !line.includes("mail written to the outbox"))
    expect(others.join("")).not.toMatch(new RegExp(`${token}|token=`))
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
