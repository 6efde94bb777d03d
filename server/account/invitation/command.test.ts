import { expect, test, vi } from "vitest"
import { runInvite } from "#tests/api/run-programs.ts"
import { describeOnBoth } from "#tests/api/test-app.ts"
import { examine } from "../../doctor/examine.ts"
import { createLog } from "../../log.ts"

// Each run starts a process, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const invited = { SIGN_UPS: "invited" }

describeOnBoth("npm run invite", (createTestApp) => {
  test("makes an invitation whose link and code let in, lists it without its code, and ends it; the doctor knows", async () => {
    const app = await createTestApp(invited)
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = app.env
    async function examined() {
      const variables = { DATA_DIR, DATABASE_URL, AUTH_SECRET: app.secret, ...invited }
      const options = { backupFolder: "/nowhere", isThorough: false, log: createLog("silent"), now: new Date() }
      const found = await examine({ variables, ...options })
      return found.filter(({ check }) => check === "sign-ups").map(({ verdict, says }) => `${verdict}: ${says}`)
    }
    expect(await examined()).toEqual(["look: sign-ups are by invitation, and no invitation lets anybody in"])

    const made = await runInvite(app.place(), ["make", "2", "90", "maternity", "ward"], invited)
    expect({ code: made.code, err: made.err }).toEqual({ code: 0, err: "" })
    const code = made.out.match(/\/signup#(\w{4}-\w{4}-\w{4})$/m)?.[1] ?? ""
    const account = { name: "Ana", email: "ana@example.org", password: "senha de Ana" }
    const answer = await app.visitor().post("/api/auth/sign-up/email", { ...account, invitation: code })
    expect(answer.status).toBe(200)
    expect(await examined()).toEqual(["ok: 1 invitation with room for 1 mother"])

    const listed = await runInvite(app.place(), ["list"], invited)
    expect(listed.out).toMatch(/^[0-9a-f]{8} {2}1 of 2 left, until \d{4}-\d\d-\d\d {2}maternity ward$/m)
    expect(listed.out).not.toContain(code)
    expect((await runInvite(app.place(), ["end", listed.out.slice(0, 8)], invited)).code).toBe(0)
    expect((await runInvite(app.place(), ["list"], invited)).out).toContain("There is no invitation.")
  })

  test("says what is wrong with what is asked of it, and that a code is not needed where sign-ups are open", async () => {
    const app = await createTestApp()
    for (const args of [[], ["give"], ["make", "0"], ["make", "1001"], ["make", "1", "366"], ["end"], ["end", "3f"]])
      expect(await runInvite(app.place(), args)).toMatchObject({
        code: 1,
        err: expect.stringContaining("Say what to do"),
      })
    expect((await runInvite(app.place(), ["end", "3f2a"])).err).toContain("No single invitation begins with 3f2a")
    expect((await runInvite(app.place(), ["make"])).out).toContain("Sign-ups are open")
  })
})
