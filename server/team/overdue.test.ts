import { expect, test } from "vitest"
import { askTeam, conversationOf, minutesLater, newId } from "#tests/api/desk.ts"
import { operation, rowsOfNoun, sync } from "#tests/api/sync.ts"
import { teamMember } from "#tests/api/team-member.ts"
import { describeOnBoth, type TestApp } from "#tests/api/test-app.ts"

const supportEmail = "equipe@exemplo.com"
/** The tests' clock begins on a Saturday at nine in the morning. */
const inFourHours = { SUPPORT_HOURS: "Mon-Sun 9-18", ANSWER_HOURS: "4", SUPPORT_EMAIL: supportEmail }

async function overdueMails(app: TestApp) {
  app.jobs.wake()
  await app.background.settled()
  return (await app.outbox()).filter(({ subject }) => subject === "A mesa da equipe espera uma resposta")
}

/**
 * Creates users who have each asked one question, five minutes apart, one in ten of them about a danger. Returns their
 * names in this order.
 */
async function storeAsked({ db, type, clock }: TestApp, count: number) {
  const names = Array.from({ length: count }, (_, index) => `Ana ${index}`)
  for (const [index, full_name] of names.entries()) {
    const user_id = crypto.randomUUID()
    const at = new Date(clock.now.getTime() + index * 5 * 60_000).toISOString()
    const user = {
      id: user_id,
      full_name,
      email: `${user_id}@example.org`,
      createdAt: at,
      updatedAt: at,
      last_used_at: at,
    }
    await db
      .insertInto("user")
      .values({ ...user, emailVerified: type === "postgres" ? true : 1 })
      .execute()
    const question = { id: newId(), user_id, text: "Pode?", created_at: at, due_at: at, version: 1 }
    const concern = index % 10 === 9 ? ("urgent" as const) : null
    const unanswered = { mailed_at: null, mail_id: null, taken_back_at: null }
    await db
      .insertInto("support_questions")
      .values({ ...question, concern, ...unanswered })
      .execute()
    const moments = { opened_at: at, last_message_at: at, waiting_since: at, closed_at: null, read_until: null }
    await db
      .insertInto("team_conversations")
      .values({ user_id, id: newId(), ...moments, member_id: null, version: 1 })
      .execute()
  }
  return names
}

describeOnBoth("questions that are to be answered in time", (createTestApp) => {
  test("say by when at the desk and on her devices, the urgent ones first and without a time for her", async () => {
    const app = await createTestApp(inFourHours)
    const [ana, bia, cida] = [await app.mother("Ana"), await app.mother("Bia"), await app.mother("Cida")]
    const marta = await teamMember(app)
    expect((await ana.get("/api/support-hours")).body).toMatchObject({ answerBy: "2026-11-21T13:00:00.000Z" })
    const first = await askTeam(ana)
    minutesLater(app, 30)
    await askTeam(bia, "E de dia?")
    minutesLater(app, 8 * 60)
    const urgent = await askTeam(cida, "Quero sumir", { concern: "urgent" })

    const { conversations } = (await marta.get("/api/team/conversations?box=waiting")).body
    expect(conversations).toMatchObject([
      { name: "Cida", concern: "urgent", dueAt: "2026-11-22T12:30:00.000Z" },
      { name: "Ana", dueAt: "2026-11-21T13:00:00.000Z" },
      { name: "Bia", dueAt: "2026-11-21T13:30:00.000Z" },
    ])
    expect((await marta.get(await conversationOf(marta, "waiting"))).body.messages).toMatchObject([
      { id: urgent, dueAt: "2026-11-22T12:30:00.000Z" },
    ])
    expect(rowsOfNoun((await sync(ana, [])).changes, "questions")).toMatchObject({
      [first]: { answerBy: "2026-11-21T13:00:00.000Z" },
    })
    const hers = rowsOfNoun((await sync(cida, [])).changes, "questions")
    expect(Object.values(hers)).toEqual([expect.not.objectContaining({ answerBy: expect.anything() })])
  })

  test("come in pages in that order, each once", async () => {
    const app = await createTestApp(inFourHours)
    const marta = await teamMember(app)
    const names = await storeAsked(app, 53)
    const isUrgent = (name: string) => name.endsWith("9")
    const first = (await marta.get("/api/team/conversations?box=waiting")).body
    const second = (await marta.get(`/api/team/conversations?box=waiting&after=${encodeURIComponent(first.next)}`)).body
    const listed = [...first.conversations, ...second.conversations].map(({ name }: { name: string }) => name)
    expect(listed).toEqual([...names.filter(isUrgent), ...names.filter((name) => !isUrgent(name))])
  })

  test("are mailed to the operators once if nobody answers in time, without whom or what", async () => {
    const app = await createTestApp(inFourHours)
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    const marta = await teamMember(app)
    const answered = await askTeam(ana, "Já respondida?")
    await marta.post(`${await conversationOf(marta)}/replies`, { replyId: newId(), text: "Sim.", after: answered })
    await askTeam(ana, "Posso comer jaca?")
    const takenBack = await askTeam(bia)
    await sync(bia, [operation("questionTakenBack", { questionId: takenBack })])
    minutesLater(app, 239)
    expect(await overdueMails(app)).toEqual([])
    // A question asked within a millisecond of another message is dated after it, and so becomes due in the next five
    // minutes.
    minutesLater(app, 6)
    const [mail, ...others] = await overdueMails(app)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: supportEmail })
    expect(mail?.text).toContain("Uma pergunta na mesa da equipe")
    expect(mail?.text).not.toMatch(/Ana|jaca/)
    minutesLater(app, 60)
    expect(await overdueMails(app)).toHaveLength(1)

    const olga = await teamMember(app, "Olga", { isOperator: true })
    await askTeam(bia)
    minutesLater(app, 24 * 60)
    expect((await overdueMails(app)).map(({ to }) => to)).toEqual([supportEmail, olga.account.email])
    expect((await olga.get("/api/team/overview")).body.inTime).toEqual({ due: 3, late: 2 })
  })

  test("where the team has set itself no time, nothing is due and nobody is mailed", async () => {
    const app = await createTestApp({ SUPPORT_EMAIL: supportEmail })
    const ana = await app.mother("Ana")
    const olga = await teamMember(app, "Olga", { isOperator: true })
    await askTeam(ana)
    minutesLater(app, 30 * 24 * 60)
    expect(await overdueMails(app)).toEqual([])
    expect((await olga.get("/api/team/conversations?box=waiting")).body.conversations).toMatchObject([{ dueAt: null }])
    expect((await olga.get("/api/team/overview")).body.inTime).toEqual({ due: 0, late: 0 })
  })
})
