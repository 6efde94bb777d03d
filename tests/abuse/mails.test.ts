import { expect, test } from "vitest"
import { defaultProfile } from "#domain/profile/profile.ts"
import { idleWarningMail } from "#server/mail/letters.ts"
import { createRateLimits } from "#server/rate-limits.ts"
import { agreeToAll } from "../api/agree.ts"
import { startMailServer } from "../api/mail-server.ts"
import type { ReadMail } from "../api/outbox.ts"
import { operation, perform } from "../api/sync.ts"
import { describeRules, type TestApp } from "../api/test-app.ts"

const supportEmail = "equipe@exemplo.com"

/** The whole text of a mail, including its headers. */
function everythingIn({ file: _, ...mail }: ReadMail) {
  return JSON.stringify(mail)
}

/** Sends the warning that the daily job sends for an idle account. */
async function warnOfIdleness({ db, mails }: TestApp) {
  const user = await db.selectFrom("user").select(["id", "full_name", "email"]).executeTakeFirstOrThrow()
  const goesOn = new Date("2028-11-23T09:00:00.000Z")
  const recipient = { name: user.full_name, email: user.email }
  await mails.queue(user.id, idleWarningMail(recipient, "http://florescer.test/login", 1, goesOn))
}

describeRules("mails say our words only", (createTestApp) => {
  test("whatever a stranger types or sends along, no kind of mail repeats any of it", async () => {
    const app = await createTestApp({ SUPPORT_EMAIL: supportEmail })
    const pieces = ["evil", "prize", "Bcc", "onclick", "attacker", "curl", "zz-", "secret-word", "jackpot", "🎁"]
    const email = "ana@example.org"
    const account = {
      name: "https:⁄⁄evil．example claim your prize <b onclick=x> Bcc: 🎁",
      email,
      password: "secret-word",
    }
    const headers = {
      "user-agent": "curl evil",
      "accept-language": "zz-evil",
      referer: "http://florescer.test/attacker",
      "x-forwarded-host": "attacker.example",
      "x-forwarded-proto": "gopher",
      cookie: "florescer-language=attacker",
    }
    const links = { callbackURL: "/attacker", redirectTo: "/attacker" }
    const visitor = app.visitor()
    const send = (path: string, body: object, by = app.visitor()) =>
      by.send("POST", `/api/auth/${path}?callbackURL=/attacker`, { body: { ...links, ...body }, headers })
    await send("sign-up/email", account, visitor)
    await send("send-verification-email", { email })
    await send("request-password-reset", { email })
    await send("sign-in/link", { email })
    const { id } = (await visitor.signIn(account)).body.user
    const mother = { ...visitor, id }
    await agreeToAll(mother)
    await perform(mother, "profileChanged", { fields: defaultProfile(account.name, "2026-11-20") })
    await send("request-password-reset", { email })
    const { cookie: _, ...sent } = headers
    const text = "jackpot\r\nBcc: attacker@evil.example"
    const question = operation("questionAsked", { questionId: crypto.randomUUID(), text })
    const body = { userId: id, since: null, operations: [question] }
    const asked = await visitor.send("POST", "/api/sync", { body, headers: sent })
    expect(asked.body.results).toMatchObject([{ status: "applied" }])
    await warnOfIdleness(app)
    const mails = await app.outbox()
    const kinds = ["confirm-email", "idle-warning", "reset-password", "sign-in-link", "support-question"]
    expect([...new Set(mails.map(({ kind }) => kind))].sort()).toEqual(kinds)
    for (const mail of mails) {
      for (const piece of pieces) expect(everythingIn(mail), mail.kind).not.toContain(piece)
      expect([email, supportEmail]).toContain(mail.to)
      expect(mail.replyTo, mail.kind).toBeUndefined()
      for (const link of mail.text.match(/https?:\S+/g) ?? []) expect(link).toMatch(/^http:\/\/florescer\.test\//)
    }
  })

  test("a stranger who signs up with a taken address says nothing to its owner", async () => {
    const app = await createTestApp({ REQUIRE_EMAIL_VERIFICATION: "true" })
    const ana = { name: "Ana Souza", email: "ana@example.org", password: "senha de Ana" }
    const mother = app.visitor()
    await mother.signUp(ana)
    const [confirmation] = await app.outbox()
    await mother.get(confirmation?.link.replace("http://florescer.test", "") ?? "")
    await app.visitor().signUp({ ...ana, name: "Evil Prize", password: "secret-word" })
    const mail = (await app.outbox()).find(({ kind }) => kind === "account-exists")
    expect(mail?.to).toBe(ana.email)
    expect(mail && everythingIn(mail)).not.toMatch(/evil|prize|secret-word/i)
  })

  test("the mail to the team names neither her question nor her, not even in its header fields", async () => {
    const server = await startMailServer()
    const app = await createTestApp({ SUPPORT_EMAIL: supportEmail, SMTP_URL: server.url })
    const mother = await app.mother("Ana")
    const id = crypto.randomUUID()
    await perform(mother, "questionAsked", { questionId: id, text: "Posso comer jaca?" })
    await app.background.settled()
    const mail = server.received.find(({ to }) => to?.[0]?.address === supportEmail)
    expect(mail?.headers.map(({ key }) => key).sort()).toEqual(
      [
        "auto-submitted",
        "content-transfer-encoding",
        "content-type",
        "date",
        "from",
        "message-id",
        "mime-version",
        "subject",
        "to",
      ].sort(),
    )
    expect(JSON.stringify(mail)).not.toMatch(new RegExp(`${id}|${mother.id}|ana@|Ana|jaca`))
  })
})

describeRules("a stranger who signs up with her address", (createTestApp) => {
  test("deleting the account and signing up again sends her no more than five mails an hour", async () => {
    const app = await createTestApp()
    const account = { name: "Ana", email: "ana@example.org", password: "senha" }
    const statuses = []
    for (let time = 0; time < 7; time++) {
      const visitor = app.visitor()
      statuses.push((await visitor.signUp(account)).status)
      await visitor.signIn(account)
      await visitor.post("/api/auth/delete-user", { password: account.password })
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect((await app.outbox()).length).toBeLessThanOrEqual(5)
  })

  test("whatever links strangers ask for, and with whatever tag, five mails an hour reach one mailbox, and three links for a new password and two sign-in links while they work", async () => {
    const app = await createTestApp({ REQUIRE_EMAIL_VERIFICATION: "true" })
    const tagged = (number: number) => `ana+${number}@example.org`
    for (let number = 0; number < 3; number++)
      await app.visitor().signUp({ name: "Ana", email: tagged(number), password: "senha" })
    for (let number = 0; number < 3; number++) {
      for (const path of ["sign-in/link", "request-password-reset", "send-verification-email"])
        await app.visitor().post(`/api/auth/${path}`, { email: tagged(number % 3) })
    }
    await app.outbox()
    expect((await app.visitor().signUp({ name: "Ana", email: tagged(99), password: "senha" })).status).toBe(429)
    expect((await app.visitor().signUp({ name: "Bia", email: "bia@example.org", password: "senha" })).status).toBe(200)
    const limits = createRateLimits(app.database, app.keys.counts)
    const asked = await Promise.all(
      Array.from({ length: 400 }, (_, it) => limits.mayMailLink("sign-in-link", `eva+${it}@example.org`, null)),
    )
    expect(asked.filter(Boolean)).toHaveLength(2)
    const mails = (await app.outbox()).filter(({ to }) => to?.startsWith("ana"))
    expect(mails.length).toBeLessThanOrEqual(10)
  })

  test("whatever else strangers have sent to her mailbox, a link for a new password that works is in it", async () => {
    const app = await createTestApp()
    const { account } = await app.mother("Ana")
    for (let time = 0; time < 6; time++) {
      await app.visitor().post("/api/auth/send-verification-email", { email: account.email })
      await app.visitor().signUp({ ...account, password: "do estranho" })
    }
    await app.visitor().post("/api/auth/request-password-reset", { email: account.email })
    const reset = { token: await app.mailedToken("reset-password"), newPassword: "só dela" }
    expect((await app.visitor().post("/api/auth/reset-password", reset)).status).toBe(200)
  })

  test("a mailbox is one, however many dots its address has, and by its provider's other name", async () => {
    const app = await createTestApp()
    const limits = createRateLimits(app.database, app.keys.counts)
    const addresses = Array.from({ length: 200 }, (_, it) => {
      const name = [..."anasouza"].map((letter, place) => ((it >> place) & 1 ? `${letter}.` : letter)).join("")
      return `${name.replace(/\.$/, "")}@${it % 2 ? "gmail.com" : "GoogleMail.com"}`
    })
    const mayMail = (email: string) => limits.mayMailLink("confirm-email", email, null)
    const asked = await Promise.all(addresses.map(mayMail))
    expect(asked.filter(Boolean)).toHaveLength(5)
    expect(await mayMail("bia@gmail.com")).toBe(true)
    expect(await mayMail("anasouza@example.org")).toBe(true)
    const noted = await Promise.all(addresses.map((email) => limits.mayNotify("new-device", email)))
    expect(noted.filter(Boolean)).toHaveLength(5)
  })

  test("a network causes 120 an hour to whatever mailboxes, an IPv6 customer from all his lines together", async () => {
    const app = await createTestApp()
    const limits = createRateLimits(app.database, app.keys.counts)
    const ask = (network: string | null) =>
      limits.strangerAsksForMail(network).then(
        () => true,
        () => false,
      )
    const customer = Array.from({ length: 400 }, (_, line) => `32.1.13.184.0.1.${line >> 8}.${line & 255}`)
    expect((await Promise.all(customer.map(ask))).filter(Boolean)).toHaveLength(120)
    expect(await ask("32.1.13.184.0.2.0.0")).toBe(true)
    expect(await ask("203.0.113.7")).toBe(true)
    const all = await Promise.all(Array.from({ length: 4000 }, () => ask(null)))
    expect(all.filter(Boolean)).toHaveLength(3600 - 122)
  })

  test("nor do sign-ups that nobody confirms, whatever their password", async () => {
    const app = await createTestApp({ REQUIRE_EMAIL_VERIFICATION: "true" })
    for (let time = 0; time < 7; time++) {
      await app.visitor().signUp({ name: "Ana", email: "Ana@example.org", password: `senha ${time}` })
      await app.db.deleteFrom("user").execute()
    }
    expect((await app.outbox()).length).toBeLessThanOrEqual(5)
  })
})
