import { expect, test } from "vitest"
import { defaultProfile } from "#domain/profile/profile.ts"
import { agreeToAll } from "./agree.ts"
import { onboardingAnswers } from "./everything.ts"
import { operation, perform, send, sync, written } from "./sync.ts"
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
    const visitor = app.visitor()
    await visitor.signUp(account)
    await visitor.signUp(account)
    await Promise.all([
      app.visitor().signUp({ ...account, email: "dupla@secreta.example" }),
      app.visitor().signUp({ ...account, email: "dupla@secreta.example" }),
    ])
    await visitor.signIn({ ...account, password: "tentativa-secreta" })
    const mother = { ...visitor, id: (await visitor.signIn(account)).body.user.id as string }
    await agreeToAll(mother)
    await mother.post("/api/auth/request-password-reset", { email: account.email })
    await mother.post("/api/auth/reset-password", { token: "token-secreto", newPassword: "nova-secreta" })
    await mother.get("/api/auth/verify-email?token=token-secreto")
    await mother.get("/reset-password/token-secreto")
    await mother.send("POST", "/api/sync", { rawBody: '{ "operations": [{ "notes": "nota-secreta' })
    await mother.post("/api/sync", { userId: mother.id, since: "nota-secreta", operations: [] })
    const texts = { postpartumWeeks: "", timeAvailable: "", weeklyBudget: "", preferredFoods: "" }
    const answers = { ...onboardingAnswers, ...texts, restrictions: "alergia-secreta" }
    const profile = defaultProfile(account.name, "2026-11-21")
    const changesOf = () => [
      operation("onboardingAnswered", { answers }),
      written(undefined, { mood: "😢", notes: "nota-secreta" }),
      operation("profileChanged", { fields: profile }),
      operation("questionAsked", { questionId: crypto.randomUUID(), text: "pergunta-secreta" }),
    ]
    const wrong = [
      operation("onboardingAnswered", { answers: { restrictions: "alergia-secreta".repeat(100) } }),
      written(undefined, { mood: "tristeza-secreta" as never, notes: "nota-secreta" }),
      operation("profileChanged", { fields: { age: "idade-secreta" as never } }),
    ]
    const changes = changesOf()
    const { results } = await sync(mother, [...changes, ...wrong])
    expect(results.map(({ status }) => status)).toEqual([
      ...changes.map(() => "applied"),
      ...wrong.map(() => "refused"),
    ])
    await mother.get("/api/account/export")
    // A table is gone: a failure that nobody foresaw, whose error quotes the query.
    const onlyCode = { code: "INTERNAL", requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) }
    await app.db.schema.dropTable("rows").execute()
    for (const change of changesOf()) {
      const failed = await mother.post("/api/sync", { userId: mother.id, since: null, operations: [change] })
      expect([failed.status, failed.body]).toEqual([500, onlyCode])
    }
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
    const visitor = app.visitor()
    const secrets = new Set<string>()
    async function signIn(word: string) {
      expect((await visitor.signIn({ email, password: word })).status).toBe(200)
      const [token = "", signature = ""] = decodeURIComponent(visitor.cookies["florescer.session_token"] ?? "").split(
        ".",
      )
      secrets.add(token).add(signature)
    }
    const pathOfLink = async (kind: string) => {
      const link = (await app.outbox()).findLast((mail) => mail.kind === kind)?.link ?? ""
      return link.slice(baseUrl.length)
    }

    await visitor.signUp(account)
    expect((await visitor.get(await pathOfLink("confirm-email"))).headers.get("location")).toBe(
      "/login?email=confirmed",
    )
    await visitor.signIn({ email, password: "tentativa-secreta" })
    await signIn(password)
    const mother = { ...visitor, id: (await visitor.get("/api/auth/get-session")).body.user.id as string }
    const texts = { postpartumWeeks: "", timeAvailable: "", weeklyBudget: "", preferredFoods: "comida-secreta" }
    await agreeToAll(mother)
    const answers = { ...onboardingAnswers, ...texts, restrictions: "alergia-secreta" }
    await perform(mother, "onboardingAnswered", { answers })
    const entry = written(undefined, { mood: "😢", notes: "nota-secreta" })
    expect(await send(mother, entry)).toMatchObject({ status: "applied" })
    await mother.get("/api/diary-entries")
    await perform(mother, "entryDeleted", { entryId: entry.args.entryId, base: entry.id })
    await perform(mother, "profileChanged", { fields: defaultProfile(account.name, "2026-11-20") })
    await perform(mother, "questionAsked", { questionId: crypto.randomUUID(), text: "pergunta-secreta" })
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
