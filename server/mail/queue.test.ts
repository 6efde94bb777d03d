import { expect, test } from "vitest"
import { makeCertificate } from "#tests/api/certificate.ts"
import { asElsewhere, startMailServer } from "#tests/api/mail-server.ts"
import { perform } from "#tests/api/sync.ts"
import { describeOnBoth, type TestApp } from "#tests/api/test-app.ts"
import { claimMail } from "./data.ts"
import { confirmEmailMail } from "./letters.ts"
import type { StoredMail } from "./mail.ts"
import { createMailQueue } from "./queue.ts"
import { createMailer } from "./send.ts"

const minuteMs = 60_000
const noMailServer = { SMTP_URL: "smtp://127.0.0.1:1" }

async function later(app: TestApp, ms: number) {
  app.clock.now = new Date(app.clock.now.getTime() + ms)
  app.mails.wake()
  await app.background.settled()
}

function pendingMails(app: TestApp) {
  return app.db.selectFrom("outgoing_mails").selectAll().execute()
}

describeOnBoth("mail queue", (createTestApp) => {
  test("a certificate that is not trusted is the reason in the log, without an address", async () => {
    const server = await startMailServer({ tls: (await makeCertificate(90)).tls })
    const app = await createTestApp({ SMTP_URL: asElsewhere(server.url) })
    const mother = await app.mother("Ana")
    await app.background.settled()
    const line = app.logLines.find((each) => each.includes("mail not sent yet")) ?? "{}"
    expect(JSON.parse(line).err).toMatchObject({ code: "ESOCKET", originalCode: "DEPTH_ZERO_SELF_SIGNED_CERT" })
    expect(line).not.toContain(mother.account.email)
    expect(server.received).toEqual([])
  })

  test.each(["refuses for now", "refuses for good"] as const)(
    "a mail server that %s loses no mail: it waits, and is sent once when the server takes it",
    async (manner) => {
      const server = await startMailServer({ manner })
      const app = await createTestApp({ SMTP_URL: server.url })
      const mother = await app.mother("Ana")
      await app.background.settled()
      expect(server.state.tries).toBe(1)
      expect(await pendingMails(app)).toMatchObject([{ user_id: mother.id, kind: "confirm-email", attempts: 1 }])
      server.state.manner = "takes"
      await later(app, 5000)
      await later(app, minuteMs)
      expect(server.received).toMatchObject([{ to: [{ address: mother.account.email }] }])
      expect(server.received[0]?.text).toContain("http://florescer.test/api/auth/verify-email?token=")
      expect(await pendingMails(app)).toEqual([])
    },
  )

  test("a mail server that knows no such mailbox is not asked again, and the log says so without her address", async () => {
    const server = await startMailServer({ manner: "knows no recipient" })
    const app = await createTestApp({ SMTP_URL: server.url })
    const { account } = await app.mother("Ana")
    await app.background.settled()
    expect(await pendingMails(app)).toEqual([])
    server.state.manner = "takes"
    await later(app, minuteMs)
    expect(server.state.tries).toBe(1)
    const givenUp = app.logLines.filter((line) => line.includes("mail given up: there is no such mailbox"))
    expect(givenUp.map((line) => JSON.parse(line))).toMatchObject([{ kind: "confirm-email", attempts: 1 }])
    expect(app.logLines.join()).not.toContain(account.email)
  })

  test("a team's mailbox that does not exist is tried again: the operator may mend the address", async () => {
    const server = await startMailServer()
    const app = await createTestApp({ SMTP_URL: server.url })
    const mother = await app.mother("Ana")
    await app.background.settled()
    server.state.manner = "knows no recipient"
    await perform(mother, "questionAsked", { questionId: crypto.randomUUID(), text: "Posso comer jaca?" })
    await app.background.settled()
    expect(await pendingMails(app)).toMatchObject([{ kind: "support-question" }])
    server.state.manner = "takes"
    await later(app, minuteMs)
    expect(server.received).toHaveLength(2)
  })

  test("the pauses between two tries grow to five minutes", async () => {
    const server = await startMailServer({ manner: "refuses for now" })
    const app = await createTestApp({ SMTP_URL: server.url })
    await app.mother("Ana")
    await app.background.settled()
    for (const [tries, pauseMs] of [5000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000].entries()) {
      await later(app, pauseMs - 1)
      expect(server.state.tries).toBe(tries + 1)
      await later(app, 1)
      expect(server.state.tries).toBe(tries + 2)
    }
  })

  test("a mail is not sent once its link is dead, nor kept, and the log says so", async () => {
    const server = await startMailServer({ manner: "refuses for now" })
    const app = await createTestApp({ SMTP_URL: server.url })
    const { account } = await app.mother("Ana")
    await app.visitor().post("/api/auth/request-password-reset", { email: account.email })
    await app.background.settled()
    expect(await pendingMails(app)).toHaveLength(2)
    server.state.manner = "takes"
    await later(app, 60 * minuteMs)
    expect(server.received).toMatchObject([{ subject: expect.stringContaining("Confirme seu e-mail") }])
    expect(await pendingMails(app)).toEqual([])
    const givenUp = app.logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg.startsWith("mail given up"))
    expect(givenUp).toMatchObject([{ kind: "reset-password", attempts: 2 }])
  })

  test("what waits is sealed: neither a link nor an address nor a word of hers can be read in the database", async () => {
    const app = await createTestApp(noMailServer)
    const mother = await app.mother("Ana")
    await perform(mother, "questionAsked", { questionId: crypto.randomUUID(), text: "Posso comer jaca?" })
    await app.background.settled()
    const mails = await pendingMails(app)
    expect(mails.map(({ kind }) => kind).sort()).toEqual(["confirm-email", "support-question"])
    for (const { content } of mails) expect(content).toMatch(/^k1\.[0-9a-f]+$/)
  })

  test("two senders on one database send each mail once between them", async () => {
    const server = await startMailServer({ manner: "refuses for now" })
    const app = await createTestApp({ SMTP_URL: server.url })
    const other = createMailQueue({ ...app, deliver: createMailer(app.env, app.log), now: () => app.clock.now })
    const mother = await app.mother("Ana")
    for (let kept = 0; kept < 10; kept++) {
      await app.mails.queue(mother.id, confirmEmailMail(mother.account, `http://florescer.test/${kept}`, "pt"))
    }
    await app.background.settled()
    server.state.manner = "takes"
    app.clock.now = new Date(app.clock.now.getTime() + minuteMs)
    for (let time = 0; time < 4; time++) for (const mails of [app.mails, other]) mails.wake()
    await app.background.settled()
    expect(server.received).toHaveLength(11)
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(11)
    expect(await pendingMails(app)).toEqual([])
  })

  test("a mail whose process died while it was sent is sent by another after five minutes", async () => {
    const server = await startMailServer({ manner: "refuses for now" })
    const app = await createTestApp({ SMTP_URL: server.url })
    await app.mother("Ana")
    await app.background.settled()
    app.clock.now = new Date(app.clock.now.getTime() + minuteMs)
    expect(await claimMail(app.database, app.clock.now)).toMatchObject({ kind: "confirm-email" })
    server.state.manner = "takes"
    await later(app, 5 * minuteMs - 1)
    expect(server.received).toEqual([])
    await later(app, 1)
    expect(server.received).toHaveLength(1)
  })

  test("a mail that comes twice, because nobody heard the server's yes, has the same Message-ID", async () => {
    const server = await startMailServer()
    const app = await createTestApp(noMailServer)
    const mother = await app.mother("Ana")
    await app.background.settled()
    const send = createMailer({ ...app.env, smtpUrl: server.url }, app.log)
    async function deafly(mail: StoredMail) {
      await send(mail)
      if (server.received.length === 1) throw new Error("the line broke")
    }
    const queue = createMailQueue({ ...app, deliver: deafly, now: () => app.clock.now })
    for (let time = 0; time < 3; time++) {
      app.clock.now = new Date(app.clock.now.getTime() + minuteMs)
      queue.wake()
      await app.background.settled()
    }
    const [first, second, ...others] = server.received
    expect(first?.to).toMatchObject([{ address: mother.account.email }])
    expect(first?.messageId).toMatch(/^<[0-9a-f-]{36}@florescer\.app>$/)
    expect(second?.messageId).toBe(first?.messageId)
    expect(others).toEqual([])
  })

  test("a mail that was put off before the clock was put back a year is sent within ten minutes", async () => {
    const server = await startMailServer({ manner: "refuses for now" })
    const app = await createTestApp({ SMTP_URL: server.url })
    await app.mother("Ana")
    await app.background.settled()
    server.state.manner = "takes"
    app.clock.now = new Date(app.clock.now.getTime() - 365 * 24 * 60 * minuteMs)
    await later(app, 10 * minuteMs)
    expect(server.received).toHaveLength(1)
  })
})
