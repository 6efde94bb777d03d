import { expect, test } from "vitest"
import { startMailServer } from "#tests/api/mail-server.ts"
import { perform, type Syncing } from "#tests/api/sync.ts"
import { describeOnBoth } from "#tests/api/test-app.ts"
import { readQuestionsSince } from "./data.ts"

const supportEmail = "equipe@exemplo.com"
const text = "Posso comer jaca à noite?"
const newId = () => crypto.randomUUID()
const asked = { status: "applied" }

function ask(user: Syncing, questionId: string = newId(), question: object = { text }) {
  return perform(user, "questionAsked", { questionId, ...question } as never)
}

describeOnBoth("support questions", (createTestApp) => {
  test("a question is stored, and the team is told that there is one, without what she wrote or who she is", async () => {
    const app = await createTestApp({ SUPPORT_EMAIL: supportEmail })
    const mother = await app.mother("Ana")
    expect(await ask(mother, newId(), { text: `  ${text}\n<b>e</b> de dia?` })).toMatchObject(asked)
    const [mail, ...others] = (await app.outbox()).filter(({ to }) => to === supportEmail)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ html: "", subject: "Há perguntas novas no chat do Florescer" })
    expect(mail?.replyTo).toBeUndefined()
    for (const hers of [text, "de dia?", "Ana", mother.account.email]) expect(mail?.text).not.toContain(hers)
    expect(mail?.text).toContain("npm run questions")
    const rows = await app.db.selectFrom("support_questions").selectAll().execute()
    expect(rows).toMatchObject([{ user_id: mother.id, mailed_at: expect.any(String) }])
    expect(mail?.text).not.toContain(rows[0]?.id)
  })

  test("whoever has access to the database reads what was asked, by whom and when, the oldest first", async () => {
    const app = await createTestApp({ SUPPORT_EMAIL: supportEmail })
    const ana = await app.mother("Ana")
    const bia = await app.mother("Bia")
    await ask(ana, newId(), { text: "Muito antes" })
    app.clock.now = new Date(app.clock.now.getTime() + 10 * 24 * 60 * 60 * 1000)
    const since = app.clock.now
    await ask(ana)
    app.clock.now = new Date(app.clock.now.getTime() + 1000)
    await ask(bia, newId(), { text: "E de dia?" })
    expect(await readQuestionsSince(app.db, since)).toMatchObject([
      { text, fullName: "Ana", email: ana.account.email, askedAt: since.toISOString() },
      { text: "E de dia?", fullName: "Bia", email: bia.account.email },
    ])
  })

  test("a question that is sent again, or ten times at once, is mailed once", async () => {
    const app = await createTestApp({ SUPPORT_EMAIL: supportEmail })
    const mother = await app.mother("Ana")
    const id = newId()
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(mother, id)))
    answers.push(await ask(mother, id.toUpperCase()))
    for (const answer of answers) expect(answer).toMatchObject(asked)
    expect((await app.outbox()).filter(({ to }) => to === supportEmail)).toHaveLength(1)
  })

  test("ten questions a day reach the team, however fast they come, and the next day ten more", async () => {
    const app = await createTestApp({ SUPPORT_EMAIL: supportEmail })
    const mother = await app.mother("Ana")
    const ids = Array.from({ length: 14 }, newId)
    const answers = await Promise.all(ids.map((id) => ask(mother, id)))
    expect(answers.filter(({ status }) => status === "applied")).toHaveLength(10)
    const refused = answers.filter(({ status }) => status !== "applied")
    for (const answer of refused) expect(answer).toMatchObject({ status: "refused", code: "SUPPORT_LIMIT" })
    const known = ids[answers.findIndex(({ status }) => status === "applied")] ?? ""
    expect(await ask(mother, known)).toMatchObject(asked)
    const bia = await app.mother("Bia")
    expect(await ask(bia)).toMatchObject(asked)
    app.clock.now = new Date(app.clock.now.getTime() + 24 * 60 * 60 * 1000)
    expect(await ask(mother)).toMatchObject(asked)
    const day = app.clock.now.toISOString()
    const rows = await app.db.selectFrom("support_questions").select("id").where("created_at", "<=", day).execute()
    expect(rows).toHaveLength(12)
  })

  test("while no mail can be sent the question waits with its mail, which goes out once when it can", async () => {
    const server = await startMailServer({ manner: "refuses for now" })
    const app = await createTestApp({ SUPPORT_EMAIL: supportEmail, SMTP_URL: server.url })
    const mother = await app.mother("Ana")
    const id = newId()
    expect(await ask(mother, id)).toMatchObject(asked)
    await app.background.settled()
    expect((await mother.get("/api/account/export")).body).toMatchObject({
      supportQuestions: [{ id, text, mailedAt: null }],
      waitingMails: [{ kind: "confirm-email" }],
    })
    server.state.manner = "takes"
    app.clock.now = new Date(app.clock.now.getTime() + 60_000)
    expect(await ask(mother, id)).toMatchObject(asked)
    await app.background.settled()
    expect(await ask(mother, id)).toMatchObject(asked)
    await app.background.settled()
    expect(server.received.filter(({ to }) => to?.[0]?.address === supportEmail)).toHaveLength(1)
    expect((await mother.get("/api/account/export")).body).toMatchObject({
      supportQuestions: [{ id, text, mailedAt: app.clock.now.toISOString() }],
      waitingMails: [],
    })
  })

  test("a question that was kept and has no mail is mailed when it is sent again", async () => {
    const app = await createTestApp({ SUPPORT_EMAIL: supportEmail })
    const mother = await app.mother("Ana")
    const row = { id: newId(), user_id: mother.id, text, created_at: app.clock.now.toISOString(), mailed_at: null }
    await app.db.insertInto("support_questions").values(row).execute()
    expect(await ask(mother, row.id)).toMatchObject(asked)
    expect((await app.outbox()).filter(({ to }) => to === supportEmail)).toHaveLength(1)
  })

  test("a mother neither repeats nor changes another mother's question", async () => {
    const app = await createTestApp({ SUPPORT_EMAIL: supportEmail })
    const ana = await app.mother("Ana")
    const bia = await app.mother("Bia")
    const id = newId()
    await ask(ana, id)
    // An id is unique only among one user's questions, so Bia may use the id of Ana's question.
    expect(await ask(bia, id, { text: "Sou outra." })).toMatchObject(asked)
    expect((await bia.get("/api/account/export")).body.supportQuestions).toMatchObject([{ id, text: "Sou outra." }])
    expect((await ana.get("/api/account/export")).body.supportQuestions).toMatchObject([{ id, text }])
  })

  test("a wrong question is refused, and nobody is notified", async () => {
    const app = await createTestApp({ SUPPORT_EMAIL: supportEmail })
    const mother = await app.mother("Ana")
    for (const [wrong, error] of [
      ["", "required"],
      [" \n ", "required"],
      ["a".repeat(2001), "too_long"],
      ["\0", "invalid"],
      [7, "invalid"],
    ]) {
      const result = await ask(mother, newId(), { text: wrong })
      expect(result, String(wrong)).toMatchObject({ status: "refused", code: "INVALID_INPUT", fields: { text: error } })
    }
    expect(await ask(mother, newId(), { text, to: "outra@exemplo.com" })).toMatchObject({ code: "INVALID_INPUT" })
    expect(await ask(mother, "1")).toMatchObject({ fields: { questionId: "invalid" } })
    expect(await ask(mother, newId(), { text: "ã".repeat(2000) })).toMatchObject(asked)
    expect((await app.outbox()).filter(({ to }) => to === supportEmail)).toHaveLength(1)
  })
})
