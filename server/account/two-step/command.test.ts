import { expect, test } from "vitest"
import { runTwoStep } from "#tests/api/run-programs.ts"
import { describeRules } from "#tests/api/test-app.ts"

describeRules("npm run two-step", (createTestApp) => {
  test("turns it off for one address, whatever its case, and for nobody else", async () => {
    const app = await createTestApp()
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    await ana.enableTwoStep()
    await bia.enableTwoStep()
    const place = { dataDir: app.env.dataDir, databaseUrl: app.env.databaseUrl }
    for (const args of [[], ["off"], ["on", "ana@example.org"], ["off", "ana@example.org", "bia@example.org"]]) {
      expect(await runTwoStep(place, args)).toMatchObject({ code: 1, out: "" })
    }
    expect(await runTwoStep(place, ["off", "nobody@example.org"])).toMatchObject({
      code: 1,
      err: "There is no account with this address.\n",
    })
    expect((await ana.get("/api/auth/two-step")).body.isOn).toBe(true)

    const turnedOff = await runTwoStep(place, ["off", "Ana@Example.org"])
    expect(turnedOff).toMatchObject({ code: 0, err: "" })
    expect(turnedOff.out).not.toContain("@")
    expect((await runTwoStep(place, ["off", "ana@example.org"])).out).toContain("is not on")
    expect((await app.visitor().signIn(ana.account)).body.user.id).toBe(ana.id)
    expect((await app.visitor().signIn(bia.account)).body).toEqual({ needsSecondStep: true })
    expect((await ana.enableTwoStep()).recoveryCodes).toHaveLength(10)
  })
  test("tells her by the mail of her own switch, in her language, once each time", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana", { "florescer-language": "es" })
    await ana.enableTwoStep()
    const place = { dataDir: app.env.dataDir, databaseUrl: app.env.databaseUrl }
    const settings = { AUTH_SECRET: app.secret, BASE_URL: app.env.baseUrl, SUPPORT_EMAIL: app.env.supportEmail }
    const off = () => runTwoStep(place, ["off", "ana@example.org"], settings)
    const turnedOff = await off()
    expect(turnedOff).toMatchObject({ code: 0, err: "" })
    expect(turnedOff.out.split("\n")).toHaveLength(2)
    expect((await off()).out).toContain("is not on")
    app.mails.wake()
    const told = (await app.outbox()).filter(({ kind }) => kind === "way-in-changed")
    expect(told.map(({ to }) => to)).toEqual([ana.account.email, ana.account.email])
    expect(told.at(-1)?.text).toContain("Se desactivó")
    expect(told.at(-1)).toMatchObject({ link: `${app.env.baseUrl}/forgot-password`, subject: told[0]?.subject })

    await ana.enableTwoStep()
    const withoutSecret = await runTwoStep(place, ["off", "ana@example.org"])
    expect(withoutSecret).toMatchObject({ code: 0, out: expect.stringContaining("No mail tells her") })
  })
})
