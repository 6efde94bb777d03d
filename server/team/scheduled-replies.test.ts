import { expect, test } from "vitest"
import { firstMessagesPerDay } from "#domain/team/first-message.ts"
import { removeMember } from "#server/team/members.ts"
import { askTeam, conversationOf, minutesLater, newId } from "#tests/api/desk.ts"
import { operation, perform, rowsOfNoun, sync } from "#tests/api/sync.ts"
import { teamMember } from "#tests/api/team-member.ts"
import { describeOnBoth, describeOnPostgres, describeRules, type TestApp } from "#tests/api/test-app.ts"

type Person = Awaited<ReturnType<TestApp["mother"]>>

const text = "Pode, a sopa congela bem."
const hour = 60

function inMinutes({ clock }: TestApp, minutes: number) {
  return new Date(clock.now.getTime() + minutes * 60_000).toISOString()
}

/** Makes the request for a reply that is to be sent in two hours. */
function later(app: TestApp, after: string | null, more = {}) {
  return { replyId: newId(), text, after, sendAt: inMinutes(app, 2 * hour), replaces: null, ...more }
}

async function sendDue({ scheduledReplies, background }: TestApp) {
  scheduledReplies.wake()
  await background.settled()
}

async function repliesOf(mother: Person) {
  return Object.values(rowsOfNoun((await sync(mother, [])).changes, "teamReplies"))
}

/** Lets Ana ask a question, and Marta write a reply that waits for two hours. */
async function withWaiting(app: TestApp) {
  const [ana, marta] = [await app.mother("Ana"), await teamMember(app)]
  const question = await askTeam(ana)
  const conversation = await conversationOf(marta)
  const reply = later(app, question)
  expect((await marta.put(`${conversation}/scheduled-reply`, reply)).status).toBe(200)
  return { ana, marta, question, conversation, reply }
}

async function scheduledAt(member: Person, conversation: string) {
  return (await member.get(conversation)).body.scheduled
}

const changed = { status: 409, body: { code: "CONVERSATION_CHANGED" } }

describeOnBoth("a reply for later", (createTestApp) => {
  test("waits unseen until its time, and then goes once, as any other reply does", async () => {
    const app = await createTestApp()
    const { ana, marta, conversation, reply } = await withWaiting(app)
    expect(await scheduledAt(marta, conversation)).toMatchObject({ text, memberName: "Marta", isMine: true })
    const inMine = async () => (await marta.get("/api/team/conversations?box=mine")).body.conversations
    expect(await inMine()).toMatchObject([{ name: "Ana", sendAt: reply.sendAt, isHeld: false }])
    const { team, teamAudit } = (await ana.get("/api/account/export")).body
    // The waiting reply is in Ana's export, as the team's notes are, but on none of her screens.
    expect(team).toMatchObject({ replies: [], scheduledReply: { text, memberName: "Marta", sendAt: reply.sendAt } })
    expect(JSON.stringify((await sync(ana, [])).changes)).not.toContain(text)
    expect(teamAudit.map(({ action }: { action: string }) => action)).toContain("scheduled")
    minutesLater(app, 2 * hour - 1)
    await sendDue(app)
    expect(await repliesOf(ana)).toEqual([])
    expect((await marta.get(conversation)).body).toMatchObject({ waitingSince: expect.anything() })
    minutesLater(app, 1)
    for (let time = 0; time < 3; time++) await sendDue(app)
    expect(await repliesOf(ana)).toMatchObject([{ text, memberName: "Marta" }])
    expect((await marta.get(conversation)).body).toMatchObject({ waitingSince: null, scheduled: null })
    const mails = (await app.outbox()).filter(({ to, subject }) => to === ana.account.email && /resposta/.test(subject))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).not.toContain(text)
  })

  test("is changed and taken back by any member until it has gone, whichever of two is first", async () => {
    const app = await createTestApp()
    const { ana, marta, question, conversation, reply } = await withWaiting(app)
    const path = `${conversation}/scheduled-reply`
    // The same request is sent again, as after a lost answer.
    expect((await marta.put(path, reply)).status).toBe(200)
    expect(await marta.put(path, later(app, question))).toMatchObject(changed)
    const clara = await teamMember(app, "Clara")
    const { writtenAt: replaces } = await scheduledAt(clara, conversation)
    const other = { ...reply, text: "Congela, por três meses.", sendAt: inMinutes(app, 3 * hour), replaces }
    expect((await clara.put(path, other)).status).toBe(200)
    expect(await marta.put(path, { ...reply, text: "Outra.", replaces })).toMatchObject(changed)
    minutesLater(app, 2 * hour)
    await sendDue(app)
    expect(await repliesOf(ana)).toEqual([])
    minutesLater(app, hour)
    await sendDue(app)
    expect(await repliesOf(ana)).toMatchObject([{ text: other.text, memberName: "Clara" }])
    expect(await marta.send("DELETE", `${path}/${reply.replyId}`)).toMatchObject(changed)
    expect(await marta.put(path, { ...other, text: "Outra." })).toMatchObject(changed)

    await askTeam(ana, "E o pão?")
    const next = later(app, (await marta.get(conversation)).body.messages.at(-1).id)
    await marta.put(path, next)
    for (let time = 0; time < 2; time++)
      expect((await clara.send("DELETE", `${path}/${next.replyId}`)).status).toBe(200)
    minutesLater(app, 5 * hour)
    await sendDue(app)
    expect(await repliesOf(ana)).toHaveLength(1)
    const actions = (await ana.get("/api/account/export")).body.teamAudit
    expect(actions).toContainEqual(expect.objectContaining({ memberName: "Clara", action: "unscheduled" }))
  })
})

describeRules("a reply for later, in time", (createTestApp) => {
  test("is sent at once by whoever does not want to wait, and not again at its time", async () => {
    const app = await createTestApp()
    const { ana, marta, question, conversation, reply } = await withWaiting(app)
    const now = { replyId: reply.replyId, text, after: question }
    expect((await marta.post(`${conversation}/replies`, now)).status).toBe(200)
    expect(await scheduledAt(marta, conversation)).toBeNull()
    minutesLater(app, 3 * hour)
    await sendDue(app)
    expect(await repliesOf(ana)).toHaveLength(1)
  })

  test.each<[string, (ana: Person, place: Awaited<ReturnType<typeof withWaiting>>) => Promise<unknown>]>([
    ["she has asked more", (ana) => askTeam(ana, "E o pão?")],
    ["she has ended the conversation", (ana, { question }) => perform(ana, "conversationClosed", { after: question })],
    [
      "another reply has gone",
      (_, { marta, conversation, question }) =>
        marta.post(`${conversation}/replies`, { replyId: newId(), text: "Já vejo.", after: question }),
    ],
    [
      "a member has closed it",
      (_, { marta, conversation, question }) =>
        marta.post(`${conversation}/close`, { closingId: newId(), after: question }),
    ],
  ])("waits for a second look where %s", async (_how, happens) => {
    const app = await createTestApp()
    const place = await withWaiting(app)
    await happens(place.ana, place)
    const before = await repliesOf(place.ana)
    expect(await scheduledAt(place.marta, place.conversation)).toMatchObject({ isHeld: true })
    minutesLater(app, 3 * hour)
    await sendDue(app)
    expect(await repliesOf(place.ana)).toEqual(before)
    const { conversations } = (await place.marta.get("/api/team/conversations?box=mine")).body
    expect(conversations).toMatchObject([{ sendAt: null, isHeld: true }])
  })

  test("waits for a second look where it has become quiet, which nobody is told before its time nor why", async () => {
    const app = await createTestApp()
    const { ana, marta, question, conversation, reply } = await withWaiting(app)
    await perform(ana, "silenceSet", { isOn: true })
    const { writtenAt } = await scheduledAt(marta, conversation)
    const other = { ...reply, text: "Pode.", replaces: writtenAt }
    expect((await marta.put(`${conversation}/scheduled-reply`, other)).status).toBe(200)
    const before = await scheduledAt(marta, conversation)
    expect(before).toMatchObject({ isHeld: false })
    minutesLater(app, 2 * hour)
    await sendDue(app)
    expect(await repliesOf(ana)).toEqual([])
    expect(await scheduledAt(marta, conversation)).toEqual({ ...before, isHeld: true })
    await perform(ana, "silenceSet", { isOn: false })
    await perform(ana, "silenceSet", { isOn: true })
    const again = { ...reply, sendAt: inMinutes(app, hour), replaces: before.writtenAt, after: question }
    expect((await marta.put(`${conversation}/scheduled-reply`, again)).status).toBe(200)
    minutesLater(app, hour)
    await sendDue(app)
    expect(await repliesOf(ana)).toHaveLength(1)
  })

  test("waits for a second look where its writer has left, or where the server was off for long", async () => {
    const app = await createTestApp()
    const { ana, marta, conversation } = await withWaiting(app)
    const clara = await teamMember(app, "Clara")
    await removeMember(app.db, marta.account.email)
    minutesLater(app, 2 * hour)
    await sendDue(app)
    const held = await scheduledAt(clara, conversation)
    expect(held).toMatchObject({ isHeld: true, memberName: "Marta" })
    const { id: replyId, writtenAt: replaces } = held
    const after = (await clara.get(conversation)).body.messages.at(-1).id
    await clara.put(`${conversation}/scheduled-reply`, later(app, after, { replyId, replaces }))
    minutesLater(app, 9 * hour)
    await sendDue(app)
    expect(await scheduledAt(clara, conversation)).toMatchObject({ isHeld: true, memberName: "Clara" })
    expect(await repliesOf(ana)).toEqual([])
  })

  test("goes with what it was to answer: a question taken back, a consent, an account", async () => {
    const app = await createTestApp()
    const marta = await teamMember(app)
    const stored = () => app.db.selectFrom("scheduled_replies").select("id").execute()
    const ends: ((mother: Person, questionId: string) => Promise<unknown>)[] = [
      (mother, questionId) => sync(mother, [operation("questionTakenBack", { questionId })]),
      (mother) => sync(mother, [operation("consentWithdrawn", { purpose: "questions" })]),
      (mother) => mother.post("/api/auth/delete-user", { password: mother.account.password }),
    ]
    for (const [index, end] of ends.entries()) {
      const mother = await app.mother(["Ana", "Bia", "Cida"][index])
      const question = await askTeam(mother)
      const conversation = await conversationOf(marta, "waiting")
      await marta.put(`${conversation}/scheduled-reply`, later(app, question))
      expect(await stored()).toHaveLength(1)
      await end(mother, question)
      expect(await stored()).toEqual([])
    }
  })

  test("begins a conversation only with the consent to that, which takes it along, and twenty at most", async () => {
    const app = await createTestApp()
    const { ana, marta, question, conversation, reply } = await withWaiting(app)
    const path = `${conversation}/scheduled-reply`
    const { writtenAt: replaces } = await scheduledAt(marta, conversation)
    await marta.post(`${conversation}/close`, { closingId: newId(), after: question })
    const again = { ...reply, sendAt: inMinutes(app, hour), replaces }
    expect(await marta.put(path, again)).toMatchObject(changed)
    const first = { isQuietSeen: false }
    expect((await marta.put(path, { ...again, first })).status).toBe(200)
    await sync(ana, [operation("consentWithdrawn", { purpose: "contact" })])
    expect(await scheduledAt(marta, conversation)).toBeNull()
    expect(await marta.put(path, { ...again, replaces: null, first })).toMatchObject({
      status: 403,
      body: { code: "CONSENT_REQUIRED" },
    })

    const bia = await app.mother("Bia")
    const ofBia = await askTeam(bia)
    const other = await conversationOf(marta, "waiting")
    await marta.post(`${other}/close`, { closingId: newId(), after: ofBia })
    const mothers = Array.from({ length: firstMessagesPerDay }, (_, at) =>
      app.mother(`M${at}`, {}, { hasAgreed: false }),
    )
    const waiting = { ...(await app.db.selectFrom("team_members").selectAll().executeTakeFirstOrThrow()), text }
    for (const { id: user_id } of await Promise.all(mothers))
      await app.db
        .insertInto("scheduled_replies")
        .values({
          user_id,
          id: newId(),
          member_id: waiting.id,
          member_name: "Marta",
          text,
          after_id: null,
          answers: null,
          is_first: 1,
          seen_version: 0,
          written_at: inMinutes(app, 0),
          send_at: inMinutes(app, 20 * hour),
          held_at: null,
        })
        .execute()
    expect(await marta.put(`${other}/scheduled-reply`, later(app, ofBia, { first }))).toMatchObject({
      status: 422,
      body: { code: "FIRST_MESSAGES_LIMIT" },
    })
  })

  test("is chosen for a moment that is not past and at most thirty days ahead", async () => {
    const app = await createTestApp()
    const [ana, marta] = [await app.mother("Ana"), await teamMember(app)]
    const question = await askTeam(ana)
    const path = `${await conversationOf(marta)}/scheduled-reply`
    for (const [minutes, code] of [
      [-2, "too_small"],
      [30 * 24 * hour + 1, "too_big"],
    ] as const)
      expect(await marta.put(path, later(app, question, { sendAt: inMinutes(app, minutes) }))).toMatchObject({
        status: 400,
        body: { code: "INVALID_INPUT", fields: { sendAt: code } },
      })
    expect((await marta.put(path, later(app, question, { sendAt: inMinutes(app, 30 * 24 * hour) }))).status).toBe(200)
    expect((await ana.put(path, later(app, question))).status).toBe(404)
  })
})

describeOnPostgres("replies for later, and several processes", (createTestApp) => {
  test("each goes once, whichever process is first", async () => {
    const here = await createTestApp()
    const there = await createTestApp({ DATABASE_URL: here.env.databaseUrl ?? "" })
    const { ana } = await withWaiting(here)
    for (const app of [here, there]) minutesLater(app, 2 * hour)
    for (let time = 0; time < 5; time++) for (const { scheduledReplies } of [here, there]) scheduledReplies.wake()
    await Promise.all([here.background.settled(), there.background.settled()])
    expect(await repliesOf(ana)).toHaveLength(1)
    const { teamAudit } = (await ana.get("/api/account/export")).body
    expect(teamAudit.filter(({ action }: { action: string }) => action === "replied")).toHaveLength(1)
    const mails = [...(await here.outbox()), ...(await there.outbox())].filter(({ to }) => to === ana.account.email)
    expect(mails.filter(({ subject }) => /resposta/.test(subject))).toHaveLength(1)
  })
})
