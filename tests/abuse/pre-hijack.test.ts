import { expect, test } from "vitest"
import { storePasskey } from "#server/account/passkey/data.ts"
import { describeRules, type TestApp } from "#tests/api/test-app.ts"
import { baseUrl } from "#tests/api/visitor.ts"
import { whose } from "../api/whose.ts"

const email = "ana@example.org"
const hers = { name: "Ana", email, password: "a senha dela" }
const his = { name: "Zeca", email, password: "a senha dele" }
const required = { REQUIRE_EMAIL_VERIFICATION: "true" }

/** The links that were mailed to confirm an address, oldest first. */
async function confirmLinks(app: TestApp) {
  const mails = (await app.outbox()).filter(({ kind }) => kind === "confirm-email")
  return mails.map(({ link }) => link.slice(baseUrl.length))
}

/** The result of a link in the URL of the redirect: "confirmed". */
async function follow(visitor: ReturnType<TestApp["visitor"]>, link: string | undefined) {
  const { headers } = await visitor.get(link ?? "")
  return headers.get("location")?.replace("/login?email=", "")
}

describeRules("whose an address is", (createTestApp) => {
  test("a stranger who signed up before her has nothing once she opens the link of her own sign-up", async () => {
    const app = await createTestApp(required)
    const [stranger, mother] = [app.visitor(), app.visitor()]
    await stranger.signUp(his)
    expect(await mother.signUp(hers)).toMatchObject({ status: 200, body: { status: true } })
    const [hisLink, herLink] = await confirmLinks(app)
    expect(await follow(mother, herLink)).toBe("confirmed")
    expect((await mother.signIn(hers)).status).toBe(200)
    expect((await mother.get("/api/auth/get-session")).body.user).toMatchObject({ name: "Ana", emailVerified: true })
    expect(await stranger.signIn(his)).toMatchObject({ status: 401, body: { code: "INVALID_EMAIL_OR_PASSWORD" } })
    for (const visitor of [mother, stranger, app.visitor()]) expect(await follow(visitor, hisLink)).toBe("link-invalid")
    expect(await app.db.selectFrom("sign_ups").selectAll().execute()).toEqual([])
  })

  test("she may open the stranger's link by mistake: without his password it is nobody's, and hers still works", async () => {
    const app = await createTestApp(required)
    const mother = app.visitor()
    await app.visitor().signUp(his)
    await mother.signUp(hers)
    const [hisLink, herLink] = await confirmLinks(app)
    expect(await follow(mother, hisLink)).toBe("other-browser")
    // Her own password is still reported as right, and her own link is sent again.
    expect(await mother.signIn(hers)).toMatchObject({ status: 403, body: { code: "EMAIL_NOT_VERIFIED" } })
    expect(await app.db.selectFrom("user").selectAll().execute()).toEqual([])
    expect(await follow(mother, herLink)).toBe("confirmed")
    expect((await mother.signIn(hers)).status).toBe(200)
  })

  test("in another browser than that of her sign-up, her link opens the account with her password", async () => {
    const app = await createTestApp(required)
    await app.visitor().signUp(hers)
    await app.visitor().signUp(his)
    const [herLink] = await confirmLinks(app)
    const mailProgram = app.visitor()
    expect(await follow(mailProgram, herLink)).toBe("other-browser")
    expect((await mailProgram.signIn(his)).status).toBe(403)
    expect((await mailProgram.signIn(hers)).status).toBe(200)
    expect((await mailProgram.get("/api/progress")).status).toBe(200)
    expect((await app.visitor().signIn(his)).status).toBe(401)
  })

  test("a mail program that looks at the link of a stranger's sign-up opens nothing, though it is the only one", async () => {
    const app = await createTestApp(required)
    await app.visitor().signUp(his)
    const [hisLink] = await confirmLinks(app)
    expect(await follow(app.visitor(), hisLink)).toBe("other-browser")
    expect(await app.db.selectFrom("user").selectAll().execute()).toEqual([])
  })

  test("in the browser of the sign-up the link opens at a tap, and may be opened twice", async () => {
    const app = await createTestApp(required)
    const mother = app.visitor()
    await mother.signUp(hers)
    const [link] = await confirmLinks(app)
    for (let time = 0; time < 2; time++) expect(await follow(mother, link)).toBe("confirmed")
    expect((await app.visitor().signIn(hers)).status).toBe(200)
  })

  test("she who signs up again beside her account, with the same password or another, still signs in", async () => {
    const app = await createTestApp(required)
    const mother = app.visitor()
    await mother.signUp(hers)
    await follow(mother, (await confirmLinks(app))[0])
    await mother.signUp(hers)
    await mother.signUp({ ...hers, password: "outra" })
    expect((await mother.signIn(hers)).status).toBe(200)
    expect(await mother.signIn({ ...hers, password: "outra" })).toMatchObject({ status: 403 })
  })

  test("two links opened at the same moment make one account", async () => {
    const app = await createTestApp(required)
    const [phone, laptop] = [app.visitor(), app.visitor()]
    await phone.signUp(hers)
    await laptop.signUp({ ...hers, password: "outra senha dela" })
    const [one, other] = await confirmLinks(app)
    const outcomes = await Promise.all([follow(phone, one), follow(laptop, other)])
    expect(outcomes.toSorted()).toEqual(["confirmed", "link-invalid"])
    expect(await app.db.selectFrom("user").select("email").execute()).toEqual([{ email }])
    expect(await app.db.selectFrom("account").select("providerId").execute()).toHaveLength(1)
  })

  test("before she has confirmed, her password is told to be right and the link is sent once more; a wrong one is wrong", async () => {
    const app = await createTestApp(required)
    const mother = app.visitor()
    await mother.signUp(hers)
    await app.visitor().signUp(his)
    expect(await mother.signIn(hers)).toMatchObject({ status: 403, body: { code: "EMAIL_NOT_VERIFIED" } })
    expect((await mother.signIn(his)).status).toBe(401)
    const links = await confirmLinks(app)
    expect(links).toHaveLength(3)
    expect(await follow(mother, links[2])).toBe("confirmed")
    expect((await mother.signIn(hers)).status).toBe(200)
  })

  test("asked for once more, the link goes to the browser of its sign-up alone", async () => {
    const app = await createTestApp(required)
    const mother = app.visitor()
    await mother.signUp(hers)
    await app.visitor().post("/api/auth/send-verification-email", { email })
    expect(await confirmLinks(app)).toHaveLength(1)
    await mother.post("/api/auth/send-verification-email", { email })
    expect(await confirmLinks(app)).toHaveLength(2)
  })

  test("a sign-up of yesterday is gone, and so is its link", async () => {
    const app = await createTestApp(required)
    const mother = app.visitor()
    await mother.signUp(hers)
    const [link] = await confirmLinks(app)
    app.clock.now = new Date(app.clock.now.getTime() + 24 * 60 * 60 * 1000)
    expect(await follow(mother, link)).toBe("link-invalid")
    expect((await mother.signIn(hers)).status).toBe(401)
    app.jobs.wake()
    await app.background.settled()
    expect(await app.db.selectFrom("sign_ups").selectAll().execute()).toEqual([])
  })

  test("a sign-up that waits keeps her words as an account does, and no password", async () => {
    const app = await createTestApp(required)
    const cookies: Record<string, string> = { "florescer-language": "es" }
    await app.visitor(cookies).signUp({ ...hers, email: "ANA@example.org" })
    const [waiting] = await app.db.selectFrom("sign_ups").selectAll().execute()
    expect(waiting).toMatchObject({ email, full_name: "Ana", language: "es" })
    expect(JSON.stringify(waiting)).not.toContain(hers.password)
    const [link] = await confirmLinks(app)
    await app.visitor({ "florescer-language": "es", ...cookies }).get(link ?? "")
    const [user] = await app.db.selectFrom("user").selectAll().execute()
    expect(user).toMatchObject({ id: waiting?.id, language: "es", terms_version: waiting?.terms_version })
  })

  test("where no confirmation is asked for, a link in her mail ends what a stranger has of an account in her name", async () => {
    const app = await createTestApp()
    const stranger = app.visitor()
    await stranger.signUp(his)
    const { id } = (await stranger.signIn(his)).body.user
    const begun = await stranger.post("/api/auth/passkeys/begin", { password: his.password })
    expect(begun).toMatchObject({ status: 403, body: { code: "EMAIL_NOT_VERIFIED" } })
    // Not even one that he might have got in another way stays.
    const key = { credentialId: "his", publicKey: new Uint8Array(1), counter: 0 }
    await storePasskey(app.database, await whose(app, id), "Seu celular", key)
    const mother = app.visitor()
    expect((await mother.signUp(hers)).status).toBe(422)
    await mother.post("/api/auth/sign-in/link", { email })
    const token = await app.mailedToken("sign-in-link")
    const opened = await mother.post("/api/auth/sign-in/link/open", { token })
    expect(opened).toMatchObject({ status: 200, body: { user: { emailVerified: true }, passwordEnded: true } })
    expect((await stranger.get("/api/progress")).status).toBe(401)
    expect((await stranger.signIn(his)).status).toBe(401)
    expect((await mother.get("/api/progress")).status).toBe(200)
    expect(await app.db.selectFrom("passkeys").selectAll().execute()).toEqual([])
  })

  test("a link that is opened in a browser which knows her password confirms the address and leaves the password", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await mother.post("/api/auth/sign-out")
    await mother.post("/api/auth/sign-in/link", { email: mother.account.email })
    const token = await app.mailedToken("sign-in-link")
    const opened = await mother.post("/api/auth/sign-in/link/open", { token })
    expect(opened).toMatchObject({ status: 200, body: { user: { emailVerified: true }, passwordEnded: false } })
    expect((await app.visitor().signIn(mother.account)).status).toBe(200)
  })
})
