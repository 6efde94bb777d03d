import { readFileSync } from "node:fs"
import { renderSVG } from "uqr"
import { expect, test, vi } from "vitest"
import { posterPlaceMaxLength } from "#domain/team/poster.ts"
import { runTeam } from "#tests/api/run-programs.ts"
import { teamMember } from "#tests/api/team-member.ts"
import { describeOnBoth, type TestApp } from "#tests/api/test-app.ts"
import { readInvitations } from "../../account/invitation/data.ts"

// A run of a program starts a process, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const clinic = { CLINIC_NAME: "Maternidade <Aurora> & Filhas", OPERATOR_NAME: "Fundação Aurora" }
const path = "/api/team/posters"

const codeIn = (page: string) => page.match(/\b[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/)?.[0] ?? ""
const fileOf = (out: string) => out.match(/^Wrote (.+?\.html):/)?.[1] ?? ""
const cameBy = async (app: TestApp) =>
  (await readInvitations(app.db, app.clock.now)).map(({ label, uses, uses_left }) => [label, uses - uses_left])

let signedUp = 0
function signUp(app: TestApp, invitation?: string) {
  const account = { name: "Ana", email: `ana-${++signedUp}@example.org`, password: "senha de Ana" }
  return app.visitor().post("/api/auth/sign-up/email", { ...account, ...(invitation !== undefined && { invitation }) })
}

describeOnBoth("a poster for the ward", (createTestApp) => {
  test("names the clinic, leads to the sign-up in its language, asks for nothing from elsewhere, and lets in where sign-ups are by invitation", async () => {
    const app = await createTestApp({ SIGN_UPS: "invited" })
    const settings = { ...clinic, SIGN_UPS: "invited", BASE_URL: "http://florescer.localhost:3000" }
    const made = await runTeam(app.place(), ["poster", "--language", "es", "Sala", "3"], settings)
    const page = readFileSync(fileOf(made.out), "utf8")
    const code = codeIn(page)
    expect(page).toContain('<html lang="es">')
    expect(page).toContain("Maternidade &lt;Aurora&gt; &amp; Filhas")
    expect(page).toContain("Responde por los datos: Fundação Aurora.")
    expect(page).toContain(renderSVG(`http://florescer.localhost:3000/es/signup#${code}`, { border: 0 }))
    expect(page).not.toMatch(/(?:src|href)="(?!data:)|url\(|<script/)
    expect((await signUp(app, code)).status).toBe(200)
    expect(await cameBy(app)).toEqual([["poster es Sala 3", 1]])
  })

  test("counts where sign-ups are open too, where it lets in more than it counts, and whoever comes otherwise is not counted", async () => {
    const app = await createTestApp(clinic)
    const olga = await teamMember(app, "Olga", { isOperator: true })
    const { page } = (await olga.post(path, { language: "pt", place: "" })).body
    // The invitation's code is only in the QR code, because nobody has to type it where sign-ups are open.
    expect(codeIn(page)).toBe("")
    const made = await runTeam(app.place(), ["poster", "--language", "en"])
    const code = codeIn(made.out)
    for (const invitation of [code, code, undefined, "K7QF-2M9X-WP4T"])
      expect((await signUp(app, invitation)).status).toBe(200)
    expect((await olga.get("/api/team/overview")).body.invitations).toMatchObject([
      { label: "poster en", came: "<5" },
      { label: "poster pt", came: "<5" },
    ])
    expect(await cameBy(app)).toEqual([
      ["poster pt", 0],
      ["poster en", 2],
    ])
    await app.db.updateTable("invitations").set({ uses_left: 0 }).execute()
    expect((await signUp(app, code)).status).toBe(200)
  })

  test("where addresses must be confirmed whoever confirms is counted, and let in once it counts no more", async () => {
    const app = await createTestApp({ REQUIRE_EMAIL_VERIFICATION: "true" })
    const code = codeIn((await runTeam(app.place(), ["poster"])).out)
    const confirm = async () => {
      const visitor = app.visitor()
      const email = `bia-${++signedUp}@example.org`
      const account = { name: "Bia", email, password: "senha de Bia", invitation: code }
      await visitor.post("/api/auth/sign-up/email", account)
      const { pathname, search } = new URL((await app.outbox()).findLast(({ to }) => to === email)?.link ?? "")
      return (await visitor.get(pathname + search)).headers.get("location")
    }
    expect(await confirm()).toBe("/login?email=confirmed")
    expect(await cameBy(app)).toEqual([["poster pt", 1]])
    await app.db.updateTable("invitations").set({ uses_left: 0 }).execute()
    expect(await confirm()).toBe("/login?email=confirmed")
  })

  test("is made by the operator alone, and says beside its field what is wrong", async () => {
    const app = await createTestApp()
    const [olga, marta] = [await teamMember(app, "Olga", { isOperator: true }), await teamMember(app, "Marta")]
    for (const client of [marta, await app.mother("Ana"), app.visitor()])
      expect((await client.post(path, { language: "pt", place: "" })).status).toBe(404)
    const long = "x".repeat(posterPlaceMaxLength + 1)
    expect((await olga.post(path, { language: "pt", place: long })).body.fields).toEqual({ place: "too_long" })
    expect((await olga.post(path, { language: "fr", place: "" })).status).toBe(400)
    expect(await cameBy(app)).toEqual([])
  })

  test("npm run team writes it beside the data, says where it leads, and what it lacks", async () => {
    const app = await createTestApp()
    const made = await runTeam(app.place(), ["poster", "--language", "pt", "maternity", "ward"], { SIGN_UPS: "closed" })
    expect(made).toMatchObject({ code: 0, err: "" })
    expect(readFileSync(fileOf(made.out), "utf8")).toContain("Aponte a câmera")
    expect(made.out).toMatch(/\/pt\/signup#\w{4}-\w{4}-\w{4}/)
    for (const said of ["CLINIC_NAME is not set", "Sign-ups are closed", "BASE_URL is this machine"])
      expect(made.out).toContain(said)
    expect(await cameBy(app)).toEqual([["poster pt maternity ward", 0]])
    expect(await runTeam(app.place(), ["poster", "--language", "fr"])).toMatchObject({
      code: 1,
      err: expect.stringContaining("Say what to do"),
    })
  })
})
