import { expect, test } from "vitest"
import { routesOfApi } from "./routes-of-api.ts"
import { written } from "./sync.ts"
import { describeRules } from "./test-app.ts"

const cookieName = "florescer.session_token"
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

/** The other spellings of a signature that decode to the same bytes: of its last letter two bits count for nothing. */
function spellings(signature: string) {
  const last = alphabet.indexOf(signature.at(-2) ?? "")
  const slack = [1, 2, 3].map((bits) => `${signature.slice(0, -2)}${alphabet[last + bits]}=`)
  return [...slack, ` ${signature}`, `${signature}=`, signature.slice(0, -1)]
}

describeRules("odd requests", (createTestApp) => {
  test("a session whose signature is spelled otherwise is none for any route, and is not ended by it either", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const [token = "", signature = ""] = decodeURIComponent(mother.cookies[cookieName] ?? "").split(".")
    expect(signature).toMatch(/^[\w+/]{43}=$/)
    for (const spelling of spellings(signature)) {
      const value = encodeURIComponent(`${token}.${spelling}`)
      for (const cookie of [
        `${cookieName}=${value}`,
        `a=b; ${cookieName}=${value}; c=d`,
        `${cookieName} ="${value}"`,
      ]) {
        const headers = { cookie }
        const visitor = app.visitor()
        expect((await visitor.send("GET", "/api/auth/get-session", { headers })).body, cookie).toBeNull()
        expect((await visitor.send("GET", "/api/progress", { headers })).status, cookie).toBe(401)
        await visitor.send("POST", "/api/auth/sign-out", { body: {}, headers })
        const password = { password: mother.account.password }
        expect((await visitor.send("POST", "/api/auth/delete-user", { body: password, headers })).status).toBe(401)
      }
    }
    expect((await mother.get("/api/auth/get-session")).body.user.id).toBe(mother.id)
    const broken = app.visitor({ [cookieName]: "%E0%A4%A", "florescer-language": "es" })
    expect((await broken.signIn(mother.account)).status).toBe(200)
    expect((await broken.get("/api/progress")).status).toBe(200)
  })

  test("the name that a browser gives itself is kept up to 200 characters, without control characters", async () => {
    const app = await createTestApp()
    const { account } = await app.mother("Ana")
    const { email, password } = account
    const headers = { "user-agent": `Firefox\t\x85${"x".repeat(14_000)}` }
    await app.visitor().send("POST", "/api/auth/sign-in/email", { body: { email, password }, headers })
    const sessions = await app.db.selectFrom("session").select("userAgent").orderBy("userAgent").execute()
    expect(sessions.map(({ userAgent }) => userAgent)).toEqual(["", `Firefox${"x".repeat(193)}`])
  })

  test("a body that is no UTF-8 is refused, and no letter of it is replaced", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const id = crypto.randomUUID()
    const entry = (notes: Uint8Array<ArrayBuffer>) => {
      const operations = [written(id, { notes: "|" })]
      const [before = "", after = ""] = JSON.stringify({ userId: mother.id, since: null, operations }).split("|")
      return Uint8Array.from([...Buffer.from(before), ...notes, ...Buffer.from(after)])
    }
    for (const bytes of [
      [0xff],
      [0xe3, 0x6f],
      [0xc0, 0xaf],
      [0xed, 0xa0, 0x80],
      [0xf5, 0x80, 0x80, 0x80],
      [0xe2, 0x82],
    ]) {
      const answer = await mother.send("POST", "/api/sync", { rawBody: entry(Uint8Array.from(bytes)) })
      expect(answer, String(bytes)).toMatchObject({ status: 400, body: { code: "INVALID_JSON" } })
    }
    expect((await mother.get("/api/diary-entries")).body.entries).toEqual([])
    const valid = Uint8Array.from(Buffer.from("não \ufffd 🌸"))
    expect((await mother.send("POST", "/api/sync", { rawBody: entry(valid) })).status).toBe(200)
    expect((await mother.get("/api/diary-entries")).body.entries).toMatchObject([{ notes: "não \ufffd 🌸" }])
  })

  test("HEAD confirms no address, and does nothing anywhere in the API", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const [mail] = await app.outbox()
    const link = mail?.link.replace("http://florescer.test", "") ?? ""
    expect((await mother.send("HEAD", link)).status).toBe(404)
    const verified = app.db.selectFrom("user").select("emailVerified")
    expect(Boolean((await verified.executeTakeFirstOrThrow()).emailVerified)).toBe(false)
    const asked = app.statements.length
    for (const { path } of routesOfApi(app)) expect((await mother.send("HEAD", path)).status, path).toBe(404)
    expect(app.statements.length).toBe(asked)
    expect((await mother.send("HEAD", "/healthz")).status).toBe(200)
    expect((await mother.get(link)).headers.get("location")).toBe("/login?email=confirmed")
  })
})
