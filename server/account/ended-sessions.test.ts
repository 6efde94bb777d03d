import { serializeSigned } from "hono/utils/cookie"
import { expect, test, vi } from "vitest"
import { codeOf } from "#tests/api/app-code.ts"
import { emptyPlace } from "#tests/api/real-server.ts"
import { runBackup, runRestore, runSignOut } from "#tests/api/run-programs.ts"
import { describeOnBoth, type TestApp } from "#tests/api/test-app.ts"
import { markEmailVerified } from "./data.ts"

// The commands start processes, which takes long on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

const cookieName = "florescer.session_token"

type Mother = Awaited<ReturnType<TestApp["mother"]>>
type Visitor = ReturnType<TestApp["visitor"]>
type Ending = (app: TestApp, lost: Mother, elsewhere: Visitor) => Promise<unknown>

/**
 * Returns the error codes that a browser gets after its session has ended: for a read, and for the question who is
 * signed in.
 */
async function toldTo(app: TestApp, cookies: Record<string, string>) {
  const browser = app.visitor({ ...cookies })
  const read = await browser.get("/api/progress")
  const asked = await browser.get("/api/auth/get-session")
  expect(read.status).toBe(401)
  // Visitors' pages also ask who is signed in, so the answer is 200 and null, and no error, if the session is unknown.
  if (asked.status === 200) expect(asked.body).toBeNull()
  return [read.body.code, asked.body?.code ?? null]
}

const ended = ["SESSION_ENDED", "SESSION_ENDED"]
const unknown = ["SESSION_UNKNOWN", null]

/** Ways in which the user herself ends a session, in its own browser or in another. */
const byHer: Record<string, Ending> = {
  "in the list": async (_app, _lost, elsewhere) => {
    const { sessions } = (await elsewhere.get("/api/auth/sessions")).body
    const { id } = sessions.find(({ isThis }: { isThis: boolean }) => !isThis)
    return elsewhere.send("DELETE", `/api/auth/sessions/${id}`)
  },
  "with all others": (_app, _lost, elsewhere) => elsewhere.send("DELETE", "/api/auth/sessions"),
  "by a new password": (_app, { account }, elsewhere) =>
    elsewhere.post("/api/auth/change-password", { currentPassword: account.password, newPassword: "outra senha" }),
  "by a new password from a mail": async (app, { account }, elsewhere) => {
    await elsewhere.post("/api/auth/request-password-reset", { email: account.email })
    const token = await app.mailedToken("reset-password")
    return app.visitor().post("/api/auth/reset-password", { token, newPassword: "outra senha" })
  },
  "by two steps": async (app, { id, account }, elsewhere) => {
    await markEmailVerified(app.database, id)
    const { body } = await elsewhere.post("/api/auth/two-step/begin", { password: account.password })
    return elsewhere.post("/api/auth/two-step/confirm", { code: await codeOf(body.secret) })
  },
  "with her account": (_app, { account }, elsewhere) =>
    elsewhere.post("/api/auth/delete-user", { password: account.password }),
  "by a sign-out": (app, { cookies }) => app.visitor({ ...cookies }).post("/api/auth/sign-out"),
  "by the operator whom she asks": async (app, { account }) => {
    const { code } = await runSignOut(app.place(), account.email)
    return { status: code === 0 ? 200 : 500 }
  },
}

/** Ways in which a session ends without the user's doing. */
const byOthers: Record<string, Ending> = {
  "by its age": ({ db }) => db.updateTable("session").set({ expiresAt: "2020-01-01T00:00:00.000Z" }).execute(),
  "by too much use": ({ db }) => {
    const expiresAt = new Date(Date.now() + 28 * 86_400_000).toISOString()
    return db.updateTable("session").set({ createdAt: "2020-01-01T00:00:00.000Z", expiresAt }).execute()
  },
  "by a new sign-in in its browser": (app, { cookies, account }) => app.visitor({ ...cookies }).signIn(account),
  "with everybody's": (app) => runSignOut(app.place(), "everybody"),
  "with everything": (app) => runSignOut(app.place(), "everything"),
  "by an older process": ({ db }) => db.deleteFrom("session").execute(),
}

async function lostAndElsewhere(app: TestApp) {
  const lost = await app.mother("Ana")
  const elsewhere = app.visitor()
  await elsewhere.signIn(lost.account)
  return { lost, elsewhere, cookies: { ...lost.cookies } }
}

describeOnBoth("a browser whose session is gone", (createTestApp) => {
  test.each(Object.keys(byHer))("learns that she ended it: %s", async (name) => {
    const app = await createTestApp()
    const { lost, elsewhere, cookies } = await lostAndElsewhere(app)
    expect(await byHer[name]?.(app, lost, elsewhere)).toMatchObject({ status: 200 })
    for (let time = 0; time < 2; time++) expect(await toldTo(app, cookies)).toEqual(ended)
    const stored = await app.db.selectFrom("ended_sessions").selectAll().execute()
    for (const { token } of stored) expect(token).toMatch(/^sha256:/)
  })

  test.each(Object.keys(byOthers))("learns that it is unknown: %s", async (name) => {
    const app = await createTestApp()
    const { lost, elsewhere, cookies } = await lostAndElsewhere(app)
    await byOthers[name]?.(app, lost, elsewhere)
    expect(await toldTo(app, cookies)).toEqual(unknown)
  })

  test("learns that it is unknown where it has none, an invented one, or another installation's", async () => {
    const app = await createTestApp()
    const signed = async (secret: string) => {
      const pair = await serializeSigned(cookieName, "invented", secret)
      return { [cookieName]: pair.slice(`${cookieName}=`.length) }
    }
    const others = [
      {},
      { [cookieName]: "garbage" },
      await signed(app.secret),
      await signed("another installation's one"),
    ]
    for (const cookies of others) expect(await toldTo(app, cookies)).toEqual(unknown)
  })

  test("learns the same of a session from before tokens were hashed", async () => {
    const app = await createTestApp()
    const { elsewhere, cookies } = await lostAndElsewhere(app)
    const token = decodeURIComponent(cookies[cookieName] ?? "").split(".")[0] ?? ""
    const oldest = app.db.selectFrom("session").select("id").orderBy("createdAt").limit(1)
    await app.db.updateTable("session").set({ token }).where("id", "in", oldest).execute()
    expect((await app.visitor({ ...cookies }).get("/api/progress")).status).toBe(200)
    await elsewhere.send("DELETE", "/api/auth/sessions")
    expect(await toldTo(app, cookies)).toEqual(ended)
  })

  test("hears nothing of an end where she sets the new password in that very browser", async () => {
    const app = await createTestApp()
    const { lost, elsewhere, cookies } = await lostAndElsewhere(app)
    const { email, password } = lost.account
    await lost.post("/api/auth/change-password", { currentPassword: password, newPassword: "outra senha" })
    expect((await lost.get("/api/progress")).status).toBe(200)
    // Another tab may still send a request with the earlier cookie.
    expect(await toldTo(app, cookies)).toEqual(unknown)
    expect(await toldTo(app, elsewhere.cookies)).toEqual(ended)
    await lost.post("/api/auth/request-password-reset", { email })
    const token = await app.mailedToken("reset-password")
    expect((await lost.post("/api/auth/reset-password", { token, newPassword: "mais uma" })).status).toBe(200)
    expect(await toldTo(app, lost.cookies)).toEqual(unknown)
  })

  test("learns of a restored backup that it is unknown, and of one that ended before, that she ended it", async () => {
    const app = await createTestApp()
    const { lost, elsewhere, cookies } = await lostAndElsewhere(app)
    await elsewhere.send("DELETE", "/api/auth/sessions")
    await lost.signIn(lost.account)
    const { file } = await runBackup(app.place())
    const place = await emptyPlace(app.type)
    expect(await runRestore(place, file)).toMatchObject({ code: 0 })
    const restored = await createTestApp({ DATABASE_URL: place.databaseUrl ?? "", DATA_DIR: place.dataDir })
    expect(await toldTo(restored, lost.cookies)).toEqual(unknown)
    expect(await toldTo(restored, elsewhere.cookies)).toEqual(unknown)
    expect(await toldTo(restored, cookies)).toEqual(ended)
  })
})
