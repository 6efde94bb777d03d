import { expect, test } from "vitest"
import { operation, sync } from "#tests/api/sync.ts"
import { describeOnBoth, type TestApp } from "#tests/api/test-app.ts"
import { appWithProvider, newcomer } from "#tests/api/with-provider.ts"

const path = "/api/auth/address-change"
const email = "ana.nova@example.org"

type Mother = Awaited<ReturnType<TestApp["mother"]>>

const ask = (mother: Mother, asked: object = {}) =>
  mother.post(path, { email, password: mother.account.password, ...asked })

/** Returns the token of the newest link that was mailed to the address. */
async function linkTo(app: TestApp, address: string): Promise<string> {
  const mails = (await app.outbox()).filter((mail) => mail.kind === "address-change" && mail.to === address)
  return mails.at(-1)?.link.split("#")[1] ?? ""
}

async function linksOf(app: TestApp, mother: Mother, newEmail = email) {
  return { former: await linkTo(app, mother.account.email), next: await linkTo(app, newEmail) }
}

const confirm = (app: TestApp, token: string) => app.visitor().post(`${path}/confirm`, { token })
const emailOf = async (app: TestApp, id: string) =>
  (await app.db.selectFrom("user").select("email").where("id", "=", id).executeTakeFirstOrThrow()).email

describeOnBoth("a change of the account's address", (createTestApp) => {
  test.each([
    ["former", "next"],
    ["next", "former"],
  ] as const)("is made once both mailboxes have confirmed it: first the %s one", async (first, second) => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const elsewhere = app.visitor()
    await elsewhere.signIn(mother.account)
    const asked = await ask(mother)
    expect(asked).toMatchObject({ status: 200, body: { change: { email, formerConfirmedAt: null } } })
    const links = await linksOf(app, mother)
    expect((await app.visitor().post(`${path}/link`, { token: links.former })).body).toEqual({
      isOpen: true,
      side: "former",
      isConfirmed: false,
      email,
    })

    expect((await confirm(app, links[first])).body).toEqual({ outcome: "waiting" })
    // Opening one link twice does not count as a confirmation by both mailboxes.
    expect((await confirm(app, links[first])).body).toEqual({ outcome: "waiting" })
    expect(await emailOf(app, mother.id)).toBe(mother.account.email)
    expect((await mother.get(path)).body.change[first === "former" ? "formerConfirmedAt" : "newConfirmedAt"]).toBe(
      app.clock.now.toISOString(),
    )
    expect((await confirm(app, links[second])).body).toEqual({ outcome: "changed" })

    expect(await emailOf(app, mother.id)).toBe(email)
    expect((await mother.get("/api/auth/get-session")).body.user).toMatchObject({ email, emailVerified: true })
    expect(await elsewhere.get("/api/profile")).toMatchObject({ status: 401, body: { code: "SESSION_ENDED" } })
    expect((await app.visitor().signIn(mother.account)).status).toBe(401)
    expect((await app.visitor().signIn({ ...mother.account, email })).status).toBe(200)
    for (const token of Object.values(links)) expect((await confirm(app, token)).body.code).toBe("INVALID_TOKEN")
    const told = (await app.outbox()).filter((mail) => mail.kind === "way-in-changed").map((mail) => mail.to)
    expect(told.sort()).toEqual([email, mother.account.email].sort())
  })

  test("of two links opened at the same moment one makes it", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await ask(mother)
    const { former, next } = await linksOf(app, mother)
    const answers = await Promise.all([confirm(app, former), confirm(app, next)])
    expect(answers.map(({ body }) => body.outcome).sort()).toEqual(["changed", "waiting"])
    expect(await emailOf(app, mother.id)).toBe(email)
  })

  test("needs her password, or a fresh sign-in by the clinic where she has none", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    expect((await ask(mother, { password: "errada" })).body.code).toBe("INVALID_PASSWORD")
    expect((await ask(mother, { password: undefined })).body).toEqual({
      code: "INVALID_INPUT",
      fields: { password: "required" },
    })
    expect((await app.visitor().post(path, { email, password: "x" })).status).toBe(401)
    const clinic = await appWithProvider(createTestApp)
    const ofClinic = await newcomer(clinic.app, clinic.provider.issuer)
    expect((await ofClinic.post(path, { email })).body).toEqual({ code: "PROOF_REQUIRED" })
    expect(await app.db.selectFrom("address_changes").selectAll().execute()).toEqual([])
  })

  test("refuses a malformed address and her own one beside the field", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    for (const [typed, code] of [
      ["ana", "email"],
      ["", "required"],
      [mother.account.email.toUpperCase(), "invalid"],
    ]) {
      expect(await ask(mother, { email: typed })).toMatchObject({
        status: 400,
        body: { code: "INVALID_INPUT", fields: { email: code } },
      })
    }
  })

  test("does not tell whether the address has an account, and never takes another's", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const bia = await app.mother("Bia")
    const free = await ask(mother)
    const written = async (newEmail: string) => {
      await app.outbox()
      app.statements.length = 0
      const answer = await ask(mother, { email: newEmail })
      return { answer, made: app.statements.filter((kind) => kind === "InsertQueryNode") }
    }
    const taken = await written(bia.account.email)
    const other = await written("ninguem@example.org")
    expect(taken.made).toEqual(other.made)
    expect({ ...taken.answer.body.change, email }).toEqual(free.body.change)
    expect(taken.answer.status).toBe(free.status)
    await ask(mother, { email: bia.account.email })
    const [mail] = (await app.outbox()).filter(({ kind, to }) => kind === "address-change" && to === bia.account.email)
    expect(mail?.link).toMatch(/\/login$/)
    expect(mail?.text).not.toContain(mother.account.email)
    expect((await confirm(app, await linkTo(app, mother.account.email))).body).toEqual({ outcome: "waiting" })
    expect(await emailOf(app, bia.id)).toBe(bia.account.email)
    expect((await app.visitor().signIn(bia.account)).status).toBe(200)
  })

  test("comes to nothing where somebody has signed up with the address meanwhile", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await ask(mother)
    const { former, next } = await linksOf(app, mother)
    await confirm(app, former)
    await app.visitor().signUp({ name: "Bia", email, password: "senha de Bia" })
    expect((await confirm(app, next)).body).toEqual({ outcome: "taken" })
    expect(await emailOf(app, mother.id)).toBe(mother.account.email)
  })

  test("a second request replaces the first, whose links open nothing any more", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await ask(mother)
    const first = await linksOf(app, mother)
    await confirm(app, first.next)
    await ask(mother, { email: "ana.outra@example.org" })
    for (const token of Object.values(first)) expect((await confirm(app, token)).body.code).toBe("INVALID_TOKEN")
    const second = await linksOf(app, mother, "ana.outra@example.org")
    expect((await confirm(app, second.former)).body).toEqual({ outcome: "waiting" })
    expect((await confirm(app, second.next)).body).toEqual({ outcome: "changed" })
    expect(await emailOf(app, mother.id)).toBe("ana.outra@example.org")
  })

  test("ends by its hours, by the former mailbox, by her, and by a new password", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const ends: Record<string, (token: string) => Promise<unknown>> = {
      "by the former mailbox": (token) => app.visitor().post(`${path}/stop`, { token }),
      "by her": () => mother.send("DELETE", path),
      "by a new password": () => {
        const currentPassword = mother.account.password
        mother.account.password = "outra senha"
        return mother.post("/api/auth/change-password", { currentPassword, newPassword: "outra senha" })
      },
      "by its hours": async () => {
        app.clock.now = new Date(app.clock.now.getTime() + 24 * 60 * 60_000)
      },
    }
    for (const [name, end] of Object.entries(ends)) {
      await ask(mother)
      const { former, next } = await linksOf(app, mother)
      await confirm(app, next)
      await end(former)
      expect((await mother.get(path)).body, name).toEqual({ change: null })
      expect((await confirm(app, former)).body.code, name).toBe("INVALID_TOKEN")
      expect((await app.visitor().post(`${path}/link`, { token: former })).body, name).toEqual({ isOpen: false })
    }
    expect(await emailOf(app, mother.id)).toBe(mother.account.email)
  })

  test("a link to the former address signs nobody in afterwards, and the address is free", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await app.visitor().post("/api/auth/sign-in/link", { email: mother.account.email })
    const signIn = await app.mailedToken("sign-in-link")
    await ask(mother)
    const links = await linksOf(app, mother)
    for (const token of Object.values(links)) await confirm(app, token)
    const stranger = app.visitor()
    await stranger.signUp({ ...mother.account, name: "Eva" })
    expect((await stranger.post("/api/auth/sign-in/link/open", { token: signIn })).status).toBe(400)
    const eva = (await stranger.signIn(mother.account)).body.user
    expect(eva.id).not.toBe(mother.id)
    const { results } = await sync(mother, [operation("weightLogged", { date: "2026-11-21", kg: 70 })])
    expect(results.map(({ status }) => status)).toEqual(["applied"])
  })

  test("stores links as hashes only, is in the export, and asks at most five times an hour", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await ask(mother)
    const stored = JSON.stringify(await app.db.selectFrom("address_changes").selectAll().execute())
    for (const token of Object.values(await linksOf(app, mother))) {
      expect(token).toMatch(/^[\w-]{32}$/)
      expect(stored).not.toContain(token)
    }
    expect((await mother.get("/api/account/export")).body.addressChange).toMatchObject({ email })
    for (let more = 0; more < 4; more++) expect((await ask(mother, { email: `a${more}@example.org` })).status).toBe(200)
    expect((await ask(mother, { email: "b@example.org" })).body.code).toBe("TOO_MANY_ATTEMPTS")
  })
})
