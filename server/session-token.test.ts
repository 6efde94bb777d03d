import { serializeSigned } from "hono/utils/cookie"
import { expect, test } from "vitest"
import { describeOnBoth, type TestApp } from "#tests/api/test-app.ts"
import { createReadToken } from "./signed-cookie.ts"

const cookieName = "florescer.session_token"

type Cookies = { cookies: Record<string, string> }

function tokenOf({ keys }: TestApp, { cookies }: Cookies) {
  return createReadToken(keys.cookies.key)(decodeURIComponent(cookies[cookieName] ?? "")) ?? ""
}

/** Stores a token as an earlier release did, without hashing it. */
async function storePlain(app: TestApp, mother: Cookies & { id: string }) {
  const token = tokenOf(app, mother)
  await app.db.updateTable("session").set({ token }).where("userId", "=", mother.id).execute()
}

const storedTokens = async ({ db }: TestApp) =>
  (await db.selectFrom("session").select("token").execute()).map(({ token }) => token)

describeOnBoth("what is stored of a session", (createTestApp) => {
  test("does not open it, whoever knows the secret of the cookies too", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const [stored = ""] = await storedTokens(app)
    expect(JSON.stringify(await app.db.selectFrom("session").selectAll().execute())).not.toContain(tokenOf(app, mother))
    const { key, other } = app.keys.cookies
    const tried = [stored, stored.replace("sha256:", "")].flatMap((token) => [key, other].map((by) => [token, by]))
    for (const [token = "", by = ""] of tried) {
      const signed = (await serializeSigned(cookieName, token, by)).slice(`${cookieName}=`.length)
      const thief = app.visitor({ [cookieName]: signed })
      expect((await thief.get("/api/profile")).status).toBe(401)
      expect((await thief.get("/api/auth/get-session")).body).toBeNull()
      await thief.post("/api/auth/sign-out")
    }
    expect((await mother.get("/api/profile")).status).toBe(200)
    // After the first day, the auth library's own look-up runs, which renews the session.
    const soon = new Date(Date.now() + 24 * 60 * 60_000).toISOString()
    await app.db.updateTable("session").set({ expiresAt: soon }).execute()
    expect((await mother.get("/api/profile")).headers.get("set-cookie")).toContain(cookieName)
    expect((await mother.get("/api/profile")).status).toBe(200)
    expect(await storedTokens(app)).toEqual([stored])
  })

  test("of a version before opens it until it is hashed, and after", async () => {
    const app = await createTestApp()
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    await storePlain(app, ana)
    await storePlain(app, bia)
    expect((await ana.get("/api/profile")).status).toBe(200)
    expect((await bia.post("/api/auth/sign-out")).status).toBe(200)
    expect(await storedTokens(app)).toEqual([tokenOf(app, ana)])
    const runJobs = async () => {
      app.jobs.wake()
      await app.background.settled()
    }
    // Tokens are not hashed before the upgrade is over, because a process of the earlier release would not find them.
    await runJobs()
    expect(await storedTokens(app)).toEqual([tokenOf(app, ana)])
    app.clock.now = new Date(app.clock.now.getTime() + 24 * 60 * 60_000)
    await runJobs()
    expect(await storedTokens(app)).toEqual([expect.stringMatching(/^sha256:/)])
    expect((await ana.get("/api/profile")).status).toBe(200)
    expect((await ana.get("/api/auth/get-session")).body.user.id).toBe(ana.id)
  })
})
