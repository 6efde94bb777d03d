import { expect, test } from "vitest"
import { askTeam, conversationOf, minutesLater, newId, questionText } from "#tests/api/desk.ts"
import { operation, rowsOfNoun, sync } from "#tests/api/sync.ts"
import { teamMember } from "#tests/api/team-member.ts"
import { describeOnBoth } from "#tests/api/test-app.ts"

describeOnBoth("the team's desk", (createTestApp) => {
  test("a question waits at the desk with what the chat had answered, her name and language, and nothing else of hers", async () => {
    const app = await createTestApp()
    const [ana, marta] = [await app.mother("Ana"), await teamMember(app)]
    await sync(ana, [
      operation("entryWritten", {
        entryId: newId(),
        mood: "😢",
        notes: "segredo",
        createdAt: "2026-11-21T08:00:00.000Z",
      }),
    ])
    await askTeam(ana, questionText, { language: "pt", chatAnswer: { kind: "entry", entryIds: [7] }, concern: "check" })
    const { body: inbox } = await marta.get("/api/team/conversations?box=waiting")
    expect(inbox.conversations).toMatchObject([
      { name: "Ana", excerpt: questionText, language: "pt", concern: "check", memberId: null },
    ])
    const { body } = await marta.get(await conversationOf(marta))
    expect(body.messages).toMatchObject([
      {
        kind: "question",
        text: questionText,
        language: "pt",
        chatAnswer: { kind: "entry", entryIds: [7] },
        isWaiting: true,
      },
    ])
    expect(JSON.stringify([inbox, body])).not.toMatch(/segredo|@example\.org/)
    expect(JSON.stringify([inbox, body])).not.toContain(ana.id)
  })

  test("a reply reaches her devices with the member's name, and a mail tells of it without its text", async () => {
    const app = await createTestApp()
    const [ana, marta] = [await app.mother("Ana"), await teamMember(app)]
    const question = await askTeam(ana)
    const { version: since, epoch } = await sync(ana, [])
    minutesLater(app, 42)
    const reply = { replyId: newId(), text: "Pode, <b>à vontade</b>.", after: question }
    const conversation = await conversationOf(marta)
    expect((await marta.post(`${conversation}/replies`, reply)).status).toBe(200)
    const { changes } = await sync(ana, [], { since, epoch })
    expect(rowsOfNoun(changes, "teamReplies")).toEqual({
      [reply.replyId]: {
        id: reply.replyId,
        text: reply.text,
        memberName: "Marta",
        sentAt: app.clock.now.toISOString(),
        helped: null,
      },
    })
    const mails = (await app.outbox()).filter(({ subject }) => subject === "Você tem uma resposta")
    expect(mails.map(({ to }) => to)).toEqual([ana.account.email])
    expect(`${mails[0]?.text}${mails[0]?.html}`).not.toMatch(/vontade|jaca/)
    expect((await marta.get("/api/team/conversations?box=waiting")).body.conversations).toEqual([])
    expect((await marta.get("/api/team/conversations?box=mine")).body.conversations).toHaveLength(1)
  })

  test("a reply that is sent again, to whichever process, is there once", async () => {
    const app = await createTestApp()
    const [ana, marta] = [await app.mother("Ana"), await teamMember(app)]
    const question = await askTeam(ana)
    const conversation = await conversationOf(marta)
    const reply = { replyId: newId(), text: "Pode.", after: question }
    const answers = await Promise.all(Array.from({ length: 5 }, () => marta.post(`${conversation}/replies`, reply)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const { body } = await marta.get(conversation)
    expect(body.messages.map(({ kind }: { kind: string }) => kind)).toEqual(["question", "reply"])
    expect((await app.outbox()).filter(({ subject }) => subject === "Você tem uma resposta")).toHaveLength(1)
  })

  test("of two members who reply at once the second is told, loses nothing, and may send it anyway", async () => {
    const app = await createTestApp()
    const [ana, marta, clara] = [await app.mother("Ana"), await teamMember(app), await teamMember(app, "Clara")]
    const question = await askTeam(ana)
    const conversation = await conversationOf(marta)
    await marta.post(`${conversation}/replies`, { replyId: newId(), text: "Pode.", after: question })
    const hers = { replyId: newId(), text: "Melhor de dia.", after: question }
    expect(await clara.post(`${conversation}/replies`, hers)).toMatchObject({
      status: 409,
      body: { code: "CONVERSATION_CHANGED" },
    })
    const { messages } = (await clara.get(conversation)).body
    const seen = { ...hers, after: messages.at(-1).id }
    expect((await clara.post(`${conversation}/replies`, seen)).status).toBe(200)
    const { changes } = await sync(ana, [])
    expect(Object.keys(rowsOfNoun(changes, "teamReplies"))).toHaveLength(2)
  })

  test("a reply that names no message answers nothing: its writer is told to read what there is", async () => {
    const app = await createTestApp()
    const [ana, marta] = [await app.mother("Ana"), await teamMember(app)]
    await askTeam(ana)
    const conversation = await conversationOf(marta)
    const reply = { replyId: newId(), text: "Pode." }
    // An open page of an earlier release sends null as the newest message.
    expect(await marta.post(`${conversation}/replies`, { ...reply, after: null })).toMatchObject({
      status: 409,
      body: { code: "CONVERSATION_CHANGED" },
    })
    expect(await marta.post(`${conversation}/replies`, reply)).toMatchObject({
      status: 400,
      body: { code: "INVALID_INPUT", fields: { after: expect.anything() } },
    })
    const { messages } = (await marta.get(conversation)).body
    expect(messages).toMatchObject([{ kind: "question", isWaiting: true }])
  })

  test("she rates, closes and writes on; what she writes opens it again for whoever had it", async () => {
    const app = await createTestApp()
    const [ana, marta] = [await app.mother("Ana"), await teamMember(app)]
    const question = await askTeam(ana)
    const conversation = await conversationOf(marta)
    const replyId = newId()
    await marta.post(`${conversation}/replies`, { replyId, text: "Pode.", after: question })
    const until = app.clock.now.toISOString()
    minutesLater(app, 1)
    const { changes } = await sync(ana, [
      operation("replyRated", { replyId, helped: true }),
      operation("repliesRead", { until }),
      operation("conversationClosed", { after: replyId }),
    ])
    expect(rowsOfNoun(changes, "teamConversation")).toEqual({
      own: { readUntil: until, closedAt: app.clock.now.toISOString() },
    })
    expect((await marta.get("/api/team/conversations?box=closed")).body.conversations).toHaveLength(1)
    expect((await marta.get(conversation)).body.messages[1]).toMatchObject({
      kind: "reply",
      helped: true,
      isMine: true,
    })
    await askTeam(ana, "E de dia?")
    const { body } = await marta.get("/api/team/conversations?box=mine")
    expect(body.conversations).toMatchObject([{ excerpt: "E de dia?", closedAt: null }])
    expect(body.conversations[0].waitingSince).not.toBeNull()
  })

  test("a phone that was offline as it closed leaves open what she has asked meanwhile on another", async () => {
    const app = await createTestApp()
    const [ana, marta] = [await app.mother("Ana"), await teamMember(app)]
    const seen = await askTeam(ana)
    const closings = [
      operation("conversationClosed", { after: seen }, app.clock.now.toISOString()),
      { ...operation("conversationClosed", {}, app.clock.now.toISOString()), schemaVersion: 6 },
    ]
    for (const closing of closings) {
      minutesLater(app, 5)
      const unseen = await askTeam(ana, "E de dia?")
      const waitingSince = app.clock.now.toISOString()
      minutesLater(app, 5)
      const { changes } = await sync(ana, [closing])
      expect(rowsOfNoun(changes, "teamConversation")).toMatchObject({ own: { closedAt: null } })
      const { body } = await marta.get(await conversationOf(marta, "waiting"))
      expect(body).toMatchObject({ waitingSince, closedAt: null })
      const waiting = body.messages.filter(({ isWaiting }: { isWaiting: boolean }) => isWaiting)
      expect(waiting.map(({ id }: { id: string }) => id)).toEqual([unseen])
      await sync(ana, [operation("questionTakenBack", { questionId: unseen })])
    }
  })

  test("a question and its closing, both from one offline phone, wait for nobody", async () => {
    const app = await createTestApp()
    const [ana, marta] = [await app.mother("Ana"), await teamMember(app)]
    const questionId = newId()
    await sync(ana, [
      operation("questionAsked", { questionId, text: questionText }),
      operation("conversationClosed", { after: questionId }),
    ])
    expect((await marta.get("/api/team/conversations?box=waiting")).body.conversations).toEqual([])
    expect((await marta.get("/api/team/conversations?box=closed")).body.conversations).toHaveLength(1)
  })

  test("a member cannot close over a question that they have not seen, however soon it came", async () => {
    const app = await createTestApp()
    const [ana, marta] = [await app.mother("Ana"), await teamMember(app)]
    const seen = await askTeam(ana)
    const conversation = await conversationOf(marta)
    const replyId = newId()
    await marta.post(`${conversation}/replies`, { replyId, text: "Pode.", after: seen })
    const asked = await askTeam(ana, "E de dia?")
    for (const after of [seen, replyId, null])
      expect(await marta.post(`${conversation}/close`, { closingId: newId(), after })).toMatchObject({
        status: 409,
        body: { code: "CONVERSATION_CHANGED" },
      })
    expect((await marta.get("/api/team/conversations?box=waiting")).body.conversations).toHaveLength(1)
    expect((await marta.post(`${conversation}/close`, { closingId: newId(), after: asked })).status).toBe(200)
    expect((await marta.get("/api/team/conversations?box=waiting")).body.conversations).toEqual([])
  })

  test("a question that is taken back is gone from the desk, and with the last one the conversation", async () => {
    const app = await createTestApp()
    const [ana, marta] = [await app.mother("Ana"), await teamMember(app)]
    const questionId = await askTeam(ana)
    await sync(ana, [operation("questionTakenBack", { questionId })])
    expect((await marta.get("/api/team/conversations?box=open")).body.conversations).toEqual([])
  })

  test("of a question that is taken back nothing is kept that tells what it was about", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const questionId = newId()
    const about = {
      language: "pt" as const,
      chatAnswer: { kind: "entry" as const, entryIds: [38] },
      concern: "check" as const,
    }
    await sync(ana, [operation("questionAsked", { questionId, text: "Choro à noite.", ...about })])
    const asked = await app.db.selectFrom("support_questions").selectAll().executeTakeFirstOrThrow()
    expect(asked).toMatchObject({ language: "pt", concern: "check" })
    await sync(ana, [operation("questionTakenBack", { questionId })])
    const left = await app.db.selectFrom("support_questions").selectAll().executeTakeFirstOrThrow()
    expect(left).toMatchObject({
      id: questionId,
      text: "",
      theme: null,
      language: null,
      chat_answer: null,
      concern: null,
    })
  })

  test("a mother cannot reply in the team's name", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const reply = { replyId: newId(), text: "Pode.", after: await askTeam(ana) }
    const { results, changes } = await sync(ana, [operation("replySent", reply)])
    expect(results).toMatchObject([{ status: "refused", code: "FORBIDDEN" }])
    expect(rowsOfNoun(changes, "teamReplies")).toEqual({})
  })

  test("who withdraws her consent to questions leaves nothing at the desk", async () => {
    const app = await createTestApp()
    const [ana, marta] = [await app.mother("Ana"), await teamMember(app)]
    const question = await askTeam(ana)
    const conversation = await conversationOf(marta)
    await marta.post(`${conversation}/replies`, { replyId: newId(), text: "Pode.", after: question })
    await marta.post(`${conversation}/notes`, { noteId: newId(), text: "Gosta de jaca." })
    await sync(ana, [operation("consentWithdrawn", { purpose: "questions" })])
    expect((await marta.get(conversation)).status).toBe(404)
    const tables = ["support_questions", "team_conversations", "team_replies", "team_notes", "team_audit"] as const
    for (const table of tables) expect(await app.db.selectFrom(table).selectAll().execute(), table).toEqual([])
  })

  test("notes and hand-overs stay among members; who else reads or writes is seen, and who has left is not", async () => {
    const app = await createTestApp()
    const [ana, marta, clara] = [await app.mother("Ana"), await teamMember(app), await teamMember(app, "Clara")]
    await askTeam(ana)
    const conversation = await conversationOf(marta)
    await marta.post(`${conversation}/notes`, { noteId: newId(), text: "Pergunta sempre à noite." })
    await marta.put(`${conversation}/assignee`, { memberId: clara.memberId })
    await clara.put(`${conversation}/presence`, { isWriting: true })
    const { body } = await marta.get(conversation)
    expect(body).toMatchObject({ memberId: clara.memberId, present: [{ name: "Clara", isWriting: true }] })
    expect(body.messages[1]).toMatchObject({ kind: "note", text: "Pergunta sempre à noite.", isMine: true })
    expect(JSON.stringify((await sync(ana, [])).changes)).not.toContain("sempre")
    minutesLater(app, 1)
    expect((await marta.get(conversation)).body.present).toEqual([])
    expect((await marta.put(`${conversation}/assignee`, { memberId: newId() })).status).toBe(400)
  })
})
