import { sql } from "kysely"
import { expect, test } from "vitest"
import { codeOf } from "#tests/api/app-code.ts"
import { describeOnBoth, type TestApp, testNow } from "#tests/api/test-app.ts"
import { appWithProvider, finish, link, path, signInBy, walk } from "#tests/api/with-provider.ts"
import { markEmailVerified } from "../data.ts"

const waysIn = "/api/auth/ways-in"
const expired = { status: 400, body: { code: "SIGN_IN_EXPIRED" } }

/** Ends all sessions at the moment at which an identity is linked, as a new password set by a link would. */
async function endSessionsWhileLinking({ db, type }: TestApp) {
  const when = sql`after insert on account for each row when (new."providerId" <> 'credential')`
  if (type === "sqlite") {
    await sql`create trigger ended ${when} begin delete from session; end`.execute(db)
    return
  }
  await sql`create function end_sessions() returns trigger language plpgsql
    as 'begin delete from session; return null; end'`.execute(db)
  await sql`create trigger ended ${when} execute function end_sessions()`.execute(db)
}

describeOnBoth("what the provider has answered", (createTestApp) => {
  test("makes one account, in one browser, once, and is then no way in any more", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    const visitor = app.visitor()
    expect((await signInBy(visitor, provider.issuer)).body.outcome).toBe("newcomer")
    const copies = [1, 2, 3].map(() => app.visitor({ ...visitor.cookies }))
    const answers = await Promise.all(copies.map((copy) => copy.post(`${path}/sign-up`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    app.clock.now = new Date(testNow.getTime() + 14 * 60_000)
    expect(await app.visitor({ ...visitor.cookies }).post(`${path}/sign-up`)).toMatchObject(expired)
  })

  test("is linked to no account whose session ends in the same moment, and the former identity stays", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    provider.people.thief = { email: "thief@example.org", email_verified: true }
    const mother = await app.mother("Ana")
    await link(mother, provider.issuer)
    const { password } = mother.account
    const query = await walk(mother, provider.issuer, "thief", `${waysIn}/provider/link`, { password })
    await endSessionsWhileLinking(app)
    expect(await finish(mother, query)).toMatchObject({ status: 401, body: { code: "SESSION_UNKNOWN" } })
    await sql`drop trigger ended ${sql.raw(app.type === "postgres" ? "on account" : "")}`.execute(app.db)
    expect((await signInBy(app.visitor(), provider.issuer, "thief")).body.outcome).toBe("newcomer")
    expect((await signInBy(app.visitor(), provider.issuer)).body.outcome).toBe("signed-in")
  })

  test("opens nothing by its second step once it is unlinked", async () => {
    const { app, provider } = await appWithProvider(createTestApp)
    const mother = await app.mother("Ana")
    await markEmailVerified(app.database, mother.id)
    await link(mother, provider.issuer)
    const { secret } = await mother.enableTwoStep()
    const thief = app.visitor()
    expect((await signInBy(thief, provider.issuer)).body).toEqual({ outcome: "second-step" })
    const { password } = mother.account
    expect((await mother.post(`${waysIn}/provider/unlink`, { password })).status).toBe(200)
    expect(await thief.post("/api/auth/sign-in/second-step", { code: await codeOf(secret) })).toMatchObject(expired)
  })
})
