import { expect, test } from "vitest"
import { agreed } from "../api/agree.ts"
import { startMailServer } from "../api/mail-server.ts"
import { perform, type Syncing, send } from "../api/sync.ts"
import { describeOnPostgres, describeRules, type TestApp } from "../api/test-app.ts"

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const supportEmail = "equipe@exemplo.com"
const accepted = { status: "applied" }
const overLimit = { status: "refused", code: "SUPPORT_LIMIT" }

type Mother = Awaited<ReturnType<TestApp["mother"]>>

function ask(user: Syncing, questionId: string = crypto.randomUUID()) {
  return perform(user, "questionAsked", { questionId, text: "Posso comer jaca?" })
}

function leave({ post, account }: Mother) {
  return post("/api/auth/delete-user", { password: account.password })
}

/**
 * Moves the clock, but lets mails that are being sent arrive first, because no attempt takes the five minutes after
 * which another process would try again.
 */
async function later(app: TestApp, ms: number) {
  await app.background.settled()
  app.clock.now = new Date(app.clock.now.getTime() + ms)
  app.mails.wake()
  await app.background.settled()
}

async function mailsToTeam(app: TestApp) {
  return (await app.outbox()).filter(({ to }) => to === supportEmail)
}

function toTeam({ received }: Awaited<ReturnType<typeof startMailServer>>) {
  return received.filter(({ to }) => to?.[0]?.address === supportEmail)
}

async function pendingQuestions({ db }: TestApp) {
  const pending = db.selectFrom("support_questions").select("id").where("mailed_at", "is", null)
  return (await pending.execute()).map(({ id }) => id)
}

describeRules("the team's mailbox", (createTestApp) => {
  test("however many ask, every question is kept, and the team gets one mail in five minutes", async () => {
    const app = await createTestApp({ SUPPORT_EMAIL: supportEmail })
    const mothers = await Promise.all(["Ana", "Bia", "Cida", "Duda"].map((name) => app.mother(name)))
    for (let minute = 0; minute < 10; minute++) {
      for (const mother of mothers) expect(await ask(mother)).toMatchObject(accepted)
      await app.background.settled()
      expect(await mailsToTeam(app)).toHaveLength(1 + Math.floor(minute / 5))
      await later(app, minuteMs)
    }
    expect(await mailsToTeam(app)).toHaveLength(3)
    expect(await pendingQuestions(app)).toEqual([])
    await later(app, dayMs)
    expect(await mailsToTeam(app)).toHaveLength(3)
    expect(await app.db.selectFrom("outgoing_mails").selectAll().execute()).toEqual([])
  })

  test("a question waits for its mail five minutes at most, and not at all when none went out lately", async () => {
    const app = await createTestApp({ SUPPORT_EMAIL: supportEmail })
    const mother = await app.mother("Ana")
    await ask(mother)
    await app.background.settled()
    expect(await pendingQuestions(app)).toEqual([])
    await later(app, 1000)
    await ask(mother)
    await later(app, 5 * minuteMs - 1001)
    expect(await pendingQuestions(app)).toHaveLength(1)
    await later(app, 1)
    expect(await pendingQuestions(app)).toEqual([])
    expect(await mailsToTeam(app)).toHaveLength(2)
    await later(app, 6 * minuteMs)
    await ask(mother)
    await app.background.settled()
    expect(await mailsToTeam(app)).toHaveLength(3)
  })

  test("deleting an account and signing up again, or taking back the consent, resets no count of questions", async () => {
    const app = await createTestApp({ SUPPORT_EMAIL: supportEmail })
    let mother = await app.mother("Ana")
    for (let asked = 0; asked < 4; asked++) expect(await ask(mother)).toMatchObject(accepted)
    await perform(mother, "consentWithdrawn", { purpose: "questions" }, app.clock.now.toISOString())
    app.clock.now = new Date(app.clock.now.getTime() + 1)
    await send(mother, agreed("questions", app.clock.now.toISOString()))
    for (let asked = 0; asked < 4; asked++) expect(await ask(mother)).toMatchObject(accepted)
    expect((await leave(mother)).status).toBe(200)
    mother = await app.mother("Ana")
    for (let asked = 0; asked < 2; asked++) expect(await ask(mother)).toMatchObject(accepted)
    expect(await ask(mother)).toMatchObject(overLimit)
    expect(await ask(await app.mother("Bia"))).toMatchObject(accepted)
    await later(app, dayMs)
    expect(await ask(mother)).toMatchObject(accepted)
    expect((await mailsToTeam(app)).length).toBeLessThanOrEqual(2)
  })

  test("a question that was accepted counts once and is never refused when it is sent again", async () => {
    const app = await createTestApp({ SUPPORT_EMAIL: supportEmail })
    const mother = await app.mother("Ana")
    const ids = Array.from({ length: 10 }, () => crypto.randomUUID())
    const sent = ids.flatMap((id) => [id, id, id]).map((id) => ask(mother, id))
    for (const answer of await Promise.all(sent)) expect(answer).toMatchObject(accepted)
    expect(await ask(mother)).toMatchObject(overLimit)
    for (const id of ids) expect(await ask(mother, id)).toMatchObject(accepted)
    const counts = await app.db.selectFrom("asked_questions").selectAll().execute()
    expect(counts).toHaveLength(10)
    expect(JSON.stringify(counts)).not.toMatch(/ana|example/i)
  })

  test("when who asked first deletes her account, the others' questions still reach the team", async () => {
    const server = await startMailServer({ manner: "refuses for now" })
    const app = await createTestApp({ SUPPORT_EMAIL: supportEmail, SMTP_URL: server.url })
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    await ask(ana)
    await ask(bia)
    await app.background.settled()
    await leave(ana)
    server.state.manner = "takes"
    await later(app, minuteMs)
    expect(toTeam(server)).toHaveLength(1)
    expect(await pendingQuestions(app)).toEqual([])
  })

  test("when all who asked have gone before the mail went out, the team is told nothing", async () => {
    const server = await startMailServer({ manner: "refuses for now" })
    const app = await createTestApp({ SUPPORT_EMAIL: supportEmail, SMTP_URL: server.url })
    const ana = await app.mother("Ana")
    await ask(ana)
    await app.background.settled()
    await leave(ana)
    server.state.manner = "takes"
    await later(app, minuteMs)
    expect(toTeam(server)).toEqual([])
    expect(app.logLines.filter((line) => line.includes("mail given up"))).toEqual([])
  })

  test("a question that comes while the mail is on its way is told of by the next one", async () => {
    const server = await startMailServer()
    const app = await createTestApp({ SUPPORT_EMAIL: supportEmail, SMTP_URL: server.url })
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    await app.background.settled()
    const during = crypto.randomUUID()
    server.state.whileTaking = async () => {
      server.state.whileTaking = undefined
      expect(await ask(bia, during)).toMatchObject(accepted)
    }
    await ask(ana)
    await app.background.settled()
    expect(await pendingQuestions(app)).toEqual([during])
    expect(toTeam(server)).toHaveLength(1)
    await later(app, 5 * minuteMs)
    expect(await pendingQuestions(app)).toEqual([])
    const [first, second, ...more] = toTeam(server)
    expect(more).toEqual([])
    expect(second?.messageId).not.toBe(first?.messageId)
  })

  test("a process that dies between sending and noting it sends the same mail again, another once a question has joined", async () => {
    const server = await startMailServer()
    const app = await createTestApp({ SUPPORT_EMAIL: supportEmail, SMTP_URL: server.url })
    const mother = await app.mother("Ana")
    await ask(mother)
    await app.background.settled()
    // Stands for a process that ended before it could record that the mail was sent.
    const forget = () => app.db.updateTable("support_questions").set({ mailed_at: null }).execute()
    await forget()
    await later(app, 5 * minuteMs)
    await forget()
    await ask(mother)
    await later(app, 5 * minuteMs)
    const [first, again, other] = toTeam(server)
    expect(again).toMatchObject({ messageId: first?.messageId, date: first?.date })
    expect(other?.messageId).not.toBe(first?.messageId)
    expect(await pendingQuestions(app)).toEqual([])
  })

  test("while no mail server takes it, one mail waits however many ask, and goes out once", async () => {
    const server = await startMailServer({ manner: "refuses for now" })
    const app = await createTestApp({ SUPPORT_EMAIL: supportEmail, SMTP_URL: server.url })
    const mother = await app.mother("Ana")
    for (let hour = 0; hour < 5; hour++) {
      await ask(mother)
      await later(app, 60 * minuteMs)
    }
    const waiting = app.db.selectFrom("outgoing_mails").select("id").where("kind", "=", "support-question")
    expect(await waiting.execute()).toHaveLength(1)
    server.state.manner = "takes"
    await later(app, 5 * minuteMs)
    expect(toTeam(server)).toHaveLength(1)
    expect(await pendingQuestions(app)).toEqual([])
  })

  test("a mail that waits for a sixth day goes on being tried while questions come in", async () => {
    const server = await startMailServer({ manner: "refuses for now" })
    const app = await createTestApp({ SUPPORT_EMAIL: supportEmail, SMTP_URL: server.url })
    const mother = await app.mother("Ana")
    await ask(mother)
    await later(app, 4 * dayMs)
    await ask(mother)
    await later(app, 2 * dayMs)
    server.state.manner = "takes"
    await later(app, 5 * minuteMs)
    expect(toTeam(server)).toHaveLength(1)
  })
})

describeOnPostgres("the team's mailbox and several processes", (createTestApp) => {
  test("two processes send one mail for what mothers ask of both at once", async () => {
    const here = await createTestApp({ SUPPORT_EMAIL: supportEmail })
    const there = await createTestApp({ SUPPORT_EMAIL: supportEmail, DATABASE_URL: here.env.databaseUrl ?? "" })
    const mothers = [await here.mother("Ana"), await there.mother("Bia"), await here.mother("Cida")]
    for (let round = 0; round < 3; round++) {
      const asked = mothers.flatMap((mother) => [ask(mother), ask(mother), ask(mother)])
      for (const answer of await Promise.all(asked)) expect(answer).toMatchObject(accepted)
      await Promise.all([here.background.settled(), there.background.settled()])
      const mails = [...(await mailsToTeam(here)), ...(await mailsToTeam(there))]
      expect(mails).toHaveLength(round + 1)
      there.clock.now = new Date(there.clock.now.getTime() + 5 * minuteMs)
      await Promise.all([later(here, 5 * minuteMs), later(there, 0)])
    }
    expect(await pendingQuestions(here)).toEqual([])
  })
})
