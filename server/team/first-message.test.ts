import { expect, test } from "vitest"
import { firstMessagesPerDay } from "#domain/team/first-message.ts"
import { agreed } from "#tests/api/agree.ts"
import { askTeam, conversationOf, minutesLater, newId, questionText } from "#tests/api/desk.ts"
import { operation, perform, rowsOfNoun, sync } from "#tests/api/sync.ts"
import { teamMember } from "#tests/api/team-member.ts"
import { describeOnBoth, type TestApp } from "#tests/api/test-app.ts"

type Person = Awaited<ReturnType<TestApp["mother"]>>

async function codeOf(mother: Person): Promise<string> {
  const { status, body } = await mother.post("/api/contact-code", {})
  expect(status).toBe(200)
  return body.letters
}

function message(code: string, more = {}) {
  return { code, messageId: newId(), text: "Como você está?", isQuietSeen: false, ...more }
}

/** Makes a conversation that was answered and closed. */
async function overWith(mother: Person, member: Person) {
  const question = await askTeam(mother)
  const conversation = await conversationOf(member)
  const replyId = newId()
  await member.post(`${conversation}/replies`, { replyId, text: "Pode.", after: question })
  await member.post(`${conversation}/close`, { closingId: newId(), after: replyId })
  return { conversation, after: replyId }
}

describeOnBoth("the team writes first", (createTestApp) => {
  test("by the code that she shows: once, with a push and a mail that do not say what, told in the audit and her own file", async () => {
    const app = await createTestApp()
    const [ana, marta] = [await app.mother("Ana"), await teamMember(app)]
    const code = await codeOf(ana)
    expect(code).toMatch(/^[B-Z]{8}$/)
    const typed = `${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `
    const first = message(typed)
    const { status, body } = await marta.post("/api/team/messages", first)
    expect(status).toBe(200)
    expect(await marta.post("/api/team/messages", first)).toMatchObject({ status: 200, body })
    expect(await marta.post("/api/team/messages", message(code))).toMatchObject({
      status: 400,
      body: { code: "INVALID_CODE" },
    })
    const replies = rowsOfNoun((await sync(ana, [])).changes, "teamReplies")
    expect(Object.values(replies)).toMatchObject([{ text: first.text, memberName: "Marta" }])
    const mails = (await app.outbox()).filter(({ subject }) => subject === "Você tem uma mensagem")
    expect(mails.map(({ to }) => to)).toEqual([ana.account.email])
    expect(mails[0]?.text).not.toContain(first.text)
    const exported = (await ana.get("/api/account/export")).body
    expect(exported.team.replies).toMatchObject([{ text: first.text, isFirst: true }])
    expect(exported.teamAudit).toMatchObject([{ memberName: "Marta", action: "wroteFirst" }])
    expect(JSON.stringify(exported)).not.toContain(code)

    await askTeam(ana, "Estou cansada.")
    const { messages } = (await marta.get(`/api/team/conversations/${body.conversationId}`)).body
    expect(messages).toMatchObject([{ kind: "reply" }, { kind: "question", isWaiting: true }])
  })

  test("with a code that has ended, that another has replaced, or that is none, nobody is found", async () => {
    const app = await createTestApp()
    const [ana, marta] = [await app.mother("Ana"), await teamMember(app)]
    const replaced = await codeOf(ana)
    const ended = await codeOf(ana)
    const wrong = { status: 400, body: { code: "INVALID_CODE" } }
    expect(await marta.post("/api/team/messages", message(replaced))).toMatchObject(wrong)
    minutesLater(app, 24 * 60)
    expect(await marta.post("/api/team/messages", message(ended))).toMatchObject(wrong)
    expect(await marta.post("/api/team/messages", message("ABC"))).toMatchObject({
      status: 400,
      body: { code: "INVALID_INPUT", fields: { code: expect.anything() } },
    })
    const tries = Array.from({ length: 25 }, () => marta.post("/api/team/messages", message("BCDFGHJK")))
    const codes = (await Promise.all(tries)).map(({ body }) => body.code)
    expect(new Set(codes)).toEqual(new Set(["INVALID_CODE", "TOO_MANY_ATTEMPTS"]))
    expect((await ana.post("/api/team/messages", message("BCDFGHJK"))).status).toBe(404)
  })

  test("without her consent there is no code, and what is over stays so: a consent to questions is none", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana", {}, { hasAgreed: false })
    const marta = await teamMember(app)
    await sync(ana, [agreed("questions")])
    expect(await ana.post("/api/contact-code", {})).toMatchObject({ status: 403, body: { code: "CONSENT_REQUIRED" } })
    const { conversation, after } = await overWith(ana, marta)
    expect((await marta.get(conversation)).body).toMatchObject({ isTeamsTurn: true, mayBeWrittenTo: false })
    const text = { text: "E agora, como está?", after }
    // An open page of an earlier release sends no `first`.
    expect(await marta.post(`${conversation}/replies`, { ...text, replyId: newId() })).toMatchObject({
      status: 409,
      body: { code: "CONVERSATION_CHANGED" },
    })
    const first = { isQuietSeen: false }
    expect(await marta.post(`${conversation}/replies`, { ...text, replyId: newId(), first })).toMatchObject({
      status: 403,
      body: { code: "CONSENT_REQUIRED" },
    })
    await sync(ana, [agreed("contact")])
    expect((await marta.post(`${conversation}/replies`, { ...text, replyId: newId(), first })).status).toBe(200)
    expect((await marta.get(conversation)).body).toMatchObject({ closedAt: null, isTeamsTurn: true })
    await askTeam(ana, "Melhor.")
    expect((await marta.get(conversation)).body).toMatchObject({ isTeamsTurn: false })
  })

  test("where it is quiet a member looks twice, and is not told why", async () => {
    const app = await createTestApp()
    const [ana, marta] = [await app.mother("Ana"), await teamMember(app)]
    await perform(ana, "silenceSet", { isOn: true })
    const { conversation, after } = await overWith(ana, marta)
    const reply = { replyId: newId(), text: "Como está?", after }
    const refused = await marta.post(`${conversation}/replies`, { ...reply, first: { isQuietSeen: false } })
    expect(refused).toEqual(expect.objectContaining({ status: 409, body: { code: "QUIET_NOW" } }))
    expect((await marta.post(`${conversation}/replies`, { ...reply, first: { isQuietSeen: true } })).status).toBe(200)
    const code = await codeOf(ana)
    const first = message(code)
    expect(await marta.post("/api/team/messages", first)).toMatchObject({ status: 409, body: { code: "QUIET_NOW" } })
    expect((await marta.post("/api/team/messages", { ...first, isQuietSeen: true })).status).toBe(200)
  })

  test("twenty times a day each, and the next day again", async () => {
    const app = await createTestApp()
    const [ana, marta] = [await app.mother("Ana"), await teamMember(app)]
    for (let count = 0; count < firstMessagesPerDay; count++)
      expect((await marta.post("/api/team/messages", message(await codeOf(ana)))).status).toBe(200)
    const next = message(await codeOf(ana))
    expect(await marta.post("/api/team/messages", next)).toMatchObject({
      status: 422,
      body: { code: "FIRST_MESSAGES_LIMIT" },
    })
    const clara = await teamMember(app, "Clara")
    expect((await clara.post("/api/team/messages", next)).status).toBe(200)
    minutesLater(app, 24 * 60 + 1)
    expect((await marta.post("/api/team/messages", message(await codeOf(ana)))).status).toBe(200)
  })

  test("who takes the consent back keeps nothing of it, on no device, and the rest of what was asked stays", async () => {
    const app = await createTestApp()
    const [ana, bia, marta] = [await app.mother("Ana"), await app.mother("Bia"), await teamMember(app)]
    const question = await askTeam(ana)
    const conversation = await conversationOf(marta)
    await marta.post(`${conversation}/replies`, { replyId: newId(), text: "Pode.", after: question })
    await marta.post("/api/team/messages", message(await codeOf(ana)))
    await marta.post("/api/team/messages", message(await codeOf(bia)))
    const unused = await codeOf(ana)
    const { version: since, epoch } = await sync(ana, [])
    for (const mother of [ana, bia]) await sync(mother, [operation("consentWithdrawn", { purpose: "contact" })])
    expect(Object.values(rowsOfNoun((await sync(ana, [], { since, epoch })).changes, "teamReplies"))).toEqual([null])
    expect((await marta.get(conversation)).body.messages).toMatchObject([{ text: questionText }, { text: "Pode." }])
    expect(rowsOfNoun((await sync(bia, [])).changes, "teamReplies")).toEqual({})
    expect((await marta.get("/api/team/conversations?box=open")).body.conversations).toMatchObject([{ name: "Ana" }])
    expect(await app.db.selectFrom("contact_codes").selectAll().execute()).toEqual([])
    expect(await marta.post("/api/team/messages", message(unused))).toMatchObject({ status: 400 })
    const gone = app.db.selectFrom("team_replies").select(["text", "member_name"]).where("is_gone", "=", 1)
    expect(await gone.execute()).toEqual([
      { text: "", member_name: "" },
      { text: "", member_name: "" },
    ])
  })
})
