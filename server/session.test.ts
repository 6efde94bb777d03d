import { createHmac } from "node:crypto"
import { expect, test } from "vitest"
import { type CreateTestApp, describeOnBoth, type TestApp } from "#tests/api/test-app.ts"
import { storedToken } from "./session-token.ts"
import { createReadToken } from "./signed-cookie.ts"

const cookieName = "florescer.session_token"
const dayMs = 24 * 60 * 60 * 1000
const ended = { status: 401, body: { code: "SESSION_ENDED" } }
const notSignedIn = { status: 401, body: { code: "SESSION_UNKNOWN" } }

/** A second process on the same database, with the same secret. */
function another(createTestApp: CreateTestApp, { env }: TestApp) {
  return createTestApp({ DATA_DIR: env.dataDir, ...(env.databaseUrl && { DATABASE_URL: env.databaseUrl }) })
}

async function endsIn(app: TestApp, ms: number) {
  const expiresAt = new Date(Date.now() + ms).toISOString()
  await app.db.updateTable("session").set({ expiresAt }).execute()
}

describeOnBoth("session", (createTestApp) => {
  test("her cookie is read as the auth library signs it", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const readToken = createReadToken(app.keys.cookies.key)
    const { token } = await app.db.selectFrom("session").select("token").executeTakeFirstOrThrow()
    const cookie = decodeURIComponent(mother.cookies[cookieName] ?? "")
    for (let time = 0; time < 2; time++) expect(storedToken(readToken(cookie) ?? "")).toBe(token)
    expect(createReadToken("another secret, as long as that one")(cookie)).toBeNull()
  })

  test("a cookie that is forged, cut short, changed or signed by somebody else is none", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    expect((await mother.get("/api/progress")).status).toBe(200)
    const [token = "", signature = ""] = decodeURIComponent(mother.cookies[cookieName] ?? "").split(".")
    const signedBy = (secret: string) => createHmac("sha256", secret).update(token).digest("base64")
    const cookies = [
      token,
      `${token}.`,
      `.${signature}`,
      signature,
      `${token}.${signature.slice(0, -1)}`,
      `${token}.${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`,
      `${token}.${signature.toLowerCase()}`,
      `${token}.${signature}.${signature}`,
      `${token.slice(1)}.${signature}`,
      `${token}a.${signature}`,
      `${token}.${signedBy("another secret, as long as that one")}`,
      `${token}.${signedBy("")}`,
    ]
    for (const cookie of cookies) {
      const visitor = app.visitor({ [cookieName]: encodeURIComponent(cookie) })
      expect(await visitor.get("/api/progress"), cookie).toMatchObject(notSignedIn)
    }
    expect((await mother.get("/api/progress")).status).toBe(200)
  })

  test("a rightly signed cookie of no session is none", async () => {
    const app = await createTestApp()
    await app.mother("Ana")
    const signature = createHmac("sha256", app.keys.cookies.key).update("invented").digest("base64")
    const visitor = app.visitor({ [cookieName]: encodeURIComponent(`invented.${signature}`) })
    expect(await visitor.get("/api/progress")).toMatchObject(notSignedIn)
  })

  test("of requests at once each is answered for its own session, and those without one are not", async () => {
    const app = await createTestApp()
    const mothers = [await app.mother("Ana"), await app.mother("Bia"), await app.mother("Carla")]
    const [ana, bia] = mothers
    const tokens = ["invented", "{a,b}", 'a"b', "a\\", "null", "'"]
    const strangers = tokens.map((token) => {
      const signature = createHmac("sha256", app.keys.cookies.key).update(token).digest("base64")
      return app.visitor({ [cookieName]: encodeURIComponent(`${token}.${signature}`) })
    })
    await bia?.post("/api/auth/sign-out")
    const turns = Array.from({ length: 10 }, () => [...mothers, ...strangers]).flat()
    const answers = await Promise.all(turns.map((visitor) => visitor.get("/api/progress")))
    expect(answers.map(({ status }) => status)).toEqual(
      Array(10)
        .fill([200, 401, 200, ...Array(6).fill(401)])
        .flat(),
    )
    const own = await Promise.all(mothers.map((mother) => mother.get(`/api/sync?userId=${mother.id}&since=0`)))
    expect(own.map(({ status }) => status)).toEqual([200, 401, 200])
    expect((await ana?.get(`/api/sync?userId=${mothers[2]?.id}`))?.status).toBe(409)
  })

  test("a session that has ended is none, however lately it was used", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    expect((await mother.get("/api/progress")).status).toBe(200)
    await endsIn(app, -1)
    expect(await mother.get("/api/progress")).toMatchObject(notSignedIn)
  })

  test("a sign-out, a new password and a deleted account end sessions at once in every process", async () => {
    const here = await createTestApp()
    const there = await another(createTestApp, here)
    const endings = [
      (mother: Awaited<ReturnType<TestApp["mother"]>>) => mother.post("/api/auth/sign-out"),
      (mother: Awaited<ReturnType<TestApp["mother"]>>) =>
        mother.post("/api/auth/change-password", {
          currentPassword: mother.account.password,
          newPassword: "nova senha",
        }),
      (mother: Awaited<ReturnType<TestApp["mother"]>>) =>
        mother.post("/api/auth/delete-user", { password: mother.account.password }),
    ]
    // In the browser that sets the password the user goes on, and its other tabs may still send the earlier cookie.
    const codes = [ended, notSignedIn, ended]
    for (const [index, end] of endings.entries()) {
      const mother = await here.mother(`Ana${index}`)
      const copies = [here.visitor({ ...mother.cookies }), there.visitor({ ...mother.cookies })]
      for (const copy of copies) expect((await copy.get("/api/progress")).status).toBe(200)
      expect((await end(mother)).status).toBe(200)
      for (const copy of copies) expect(await copy.get("/api/progress")).toMatchObject(codes[index] ?? {})
    }
  })

  test("a session ends with the row of its user or its own, whoever deletes it", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const bia = await app.mother("Bia")
    for (const mother of [ana, bia]) expect((await mother.get("/api/progress")).status).toBe(200)
    await app.db.deleteFrom("user").where("id", "=", ana.id).execute()
    expect(await ana.get("/api/progress")).toMatchObject(notSignedIn)
    expect((await bia.get("/api/progress")).status).toBe(200)
    await app.db.deleteFrom("session").execute()
    expect(await bia.get("/api/progress")).toMatchObject(notSignedIn)
  })

  test("a session is prolonged when it was last a day ago, not before, and once", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await endsIn(app, 29 * dayMs + 60_000)
    expect((await mother.get("/api/progress")).headers.getSetCookie()).toEqual([])
    await endsIn(app, 29 * dayMs - 60_000)
    expect((await mother.get("/api/progress")).headers.getSetCookie()).toHaveLength(1)
    const { expiresAt } = await app.db.selectFrom("session").select("expiresAt").executeTakeFirstOrThrow()
    expect(new Date(expiresAt).getTime()).toBeGreaterThan(Date.now() + 29.9 * dayMs)
    expect((await mother.get("/api/progress")).headers.getSetCookie()).toEqual([])
  })

  test("however much it is used, a session ends a year after its sign-in, wherever it is renewed", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const bia = await app.mother("Bia")
    const signedInAt = (days: number) => {
      const createdAt = new Date(Date.now() - days * dayMs).toISOString()
      return app.db.updateTable("session").set({ createdAt }).execute()
    }
    await endsIn(app, 28 * dayMs)
    await signedInAt(364)
    expect((await ana.get("/api/progress")).status).toBe(200)
    expect((await bia.get("/api/auth/get-session")).body).toMatchObject({ user: { id: bia.id } })
    await endsIn(app, 28 * dayMs)
    await signedInAt(367)
    expect(await ana.get("/api/progress")).toMatchObject(notSignedIn)
    expect(await bia.get("/api/auth/get-session")).toMatchObject({ status: 200, body: null })
    expect(await app.db.selectFrom("session").selectAll().execute()).toEqual([])
  })
})
