import { expect, test } from "vitest"
import { runAddress } from "#tests/api/run-programs.ts"
import { describeRules } from "#tests/api/test-app.ts"

const path = "/api/auth/address-change"
const email = "ana.nova@example.org"

describeRules("npm run address", (createTestApp) => {
  test("lets the new mailbox alone confirm, tells both, and is in her export", async () => {
    const app = await createTestApp()
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    const { dataDir, databaseUrl, supportEmail, baseUrl } = app.env
    const place = { dataDir, databaseUrl, now: app.clock.now }
    const settings = { AUTH_SECRET: app.secret, BASE_URL: baseUrl, SUPPORT_EMAIL: supportEmail }
    const run = (...args: string[]) => runAddress(place, args, settings)
    for (const args of [[], [ana.account.email], [ana.account.email, "nobody"], [ana.account.email, email, "more"]])
      expect(await run(...args)).toMatchObject({ code: 1, out: "" })
    expect((await run("nobody@example.org", email)).err).toContain("no account with the former")
    expect((await run(ana.account.email, "Bia@Example.org")).err).toContain("an account with the new address already")
    expect((await runAddress(place, [ana.account.email, email])).err).toContain("Nothing has changed")
    expect((await ana.get(path)).body.change).toBeNull()

    expect(await run("Ana@Example.org", email)).toMatchObject({ code: 0, err: "" })
    // The command's clock begins at the app's time and runs on, while the app's clock stands still. So the app's clock
    // is set a minute ahead, because the command's mails would otherwise not be due yet.
    app.clock.now = new Date(app.clock.now.getTime() + 60_000)
    app.mails.wake()
    const mails = (await app.outbox()).filter(({ kind }) => kind === "address-change")
    const [former, next] = [ana.account.email, email].map((to) => mails.find((mail) => mail.to === to))
    expect(former?.text).toContain(email)
    expect(next?.text).not.toContain("Ana")
    const tokenOf = (mail: typeof former) => mail?.link.split("#")[1] ?? ""
    const waiting = await app.visitor().post(`${path}/confirm`, { token: tokenOf(former) })
    expect(waiting.body.outcome).not.toBe("changed")
    const { teamAudit } = (await ana.get("/api/account/export")).body
    expect(teamAudit).toMatchObject([{ memberName: "npm run address", action: "askedForAddress" }])

    const confirmed = await app.visitor().post(`${path}/confirm`, { token: tokenOf(next) })
    expect(confirmed.body).toEqual({ outcome: "changed" })
    expect((await app.visitor().signIn({ ...ana.account, email })).status).toBe(200)
    expect((await app.visitor().signIn(ana.account)).status).toBe(401)
    expect((await ana.get("/api/profile")).status).toBe(401)
    expect((await bia.get("/api/profile")).status).toBe(200)
    const told = (await app.outbox()).filter(({ kind }) => kind === "way-in-changed").map(({ to }) => to)
    expect(told).toEqual(expect.arrayContaining([ana.account.email, email]))
  })

  test("is stopped by the former mailbox, while somebody reads it", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const { dataDir, databaseUrl, baseUrl } = app.env
    const place = { dataDir, databaseUrl, now: app.clock.now }
    await runAddress(place, [ana.account.email, email], { AUTH_SECRET: app.secret, BASE_URL: baseUrl })
    // The command's clock begins at the app's time and runs on, while the app's clock stands still. So the app's clock
    // is set a minute ahead, because the command's mails would otherwise not be due yet.
    app.clock.now = new Date(app.clock.now.getTime() + 60_000)
    app.mails.wake()
    const mails = await app.outbox()
    const token = (to: string) => mails.findLast((mail) => mail.to === to)?.link.split("#")[1] ?? ""
    expect((await app.visitor().post(`${path}/stop`, { token: token(ana.account.email) })).status).toBe(200)
    expect((await app.visitor().post(`${path}/confirm`, { token: token(email) })).body.code).toBe("INVALID_TOKEN")
    expect((await app.visitor().signIn(ana.account)).status).toBe(200)
  })
})
