import { expect, test } from "vitest"
import { defaultProfile } from "#domain/profile/profile.ts"
import { agreeToAll } from "./agree.ts"
import { onboardingAnswers } from "./everything.ts"
import { nameOf, routesOfApi } from "./routes-of-api.ts"
import { operation, perform, sync, written } from "./sync.ts"
import { describeRules } from "./test-app.ts"

const script = `"'><script>alert(1)</script><img src=x onerror=alert(1)>{{7*7}}\${7*7}`

describeRules("script text", (createTestApp) => {
  test("what she writes comes back as the text that it is, in JSON that no browser runs", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await sync(mother, [
      written(undefined, { notes: script }),
      operation("onboardingAnswered", { answers: { ...onboardingAnswers, restrictions: script } }),
      operation("profileChanged", { fields: defaultProfile(script, "2026-11-20") }),
    ])
    expect((await mother.get("/api/diary-entries")).body.entries).toMatchObject([{ notes: script }])
    expect((await mother.get("/api/account/export")).body.onboarding).toMatchObject({ restrictions: script })
    expect((await mother.get("/api/profile")).body.profile.fullName).toBe(script)
    expect((await mother.get("/api/auth/get-session")).body.user.name).toBe(script)
    for (const path of ["/api/diary-entries", "/api/profile", "/api/account/export"]) {
      const { headers, body } = await mother.get(path)
      expect(JSON.stringify(body)).toContain(JSON.stringify(script).slice(1, -1))
      expect(headers.get("content-type")).toMatch(/^application\/json/)
      expect(headers.get("x-content-type-options")).toBe("nosniff")
    }
  })

  test("no route says again what a request brought along", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const address = encodeURIComponent(script)
    const headers = { "user-agent": script, referer: script, "accept-language": script, "x-forwarded-host": script }
    for (const route of routesOfApi(app)) {
      const path = `${route.path.replace(/:\w+/, address)}?token=${address}&callbackURL=${address}&${address}=1`
      const body = route.method === "GET" ? undefined : { [script]: script, email: script, token: script }
      const answer = await mother.send(route.method, path, { body, headers })
      expect(JSON.stringify([answer.body, ...answer.headers]), nameOf(route)).not.toMatch(/alert\(1\)|(?<!de)script/)
    }
    for (const path of [`/${address}`, `/api/${address}`, `/${address}.txt`, `/?q=${address}`]) {
      expect(await (await app.fetch(path)).text()).not.toMatch(/alert\(1\)|script/)
    }
  })

  test("in a mail it is text, and adds no header", async () => {
    const app = await createTestApp({ SUPPORT_EMAIL: "equipe@exemplo.com" })
    const account = { name: "<b onclick=alert(1)>Ana Bcc: todas", email: "ana@example.org", password: "senha de Ana" }
    const visitor = app.visitor()
    await visitor.signUp(account)
    const { id } = (await visitor.signIn(account)).body.user
    const mother = { ...visitor, id }
    await agreeToAll(mother)
    const text = `${script}\r\n.\r\nBcc: x@example.org`
    await perform(mother, "questionAsked", { questionId: crypto.randomUUID(), text })
    await mother.post("/api/auth/request-password-reset", { email: account.email })
    const mails = await app.outbox()
    expect(mails.map(({ kind }) => kind).sort()).toEqual(["confirm-email", "reset-password", "support-question"])
    for (const { html, kind, headers } of mails) {
      expect(html, kind).not.toMatch(/onclick|<script|<img|todas/)
      expect(headers, kind).not.toContain("bcc")
    }
  })
})
