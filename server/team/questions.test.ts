import { expect, test } from "vitest"
import { askTeam, conversationOf, minutesLater, newId } from "#tests/api/desk.ts"
import { operation, sync } from "#tests/api/sync.ts"
import { teamMember } from "#tests/api/team-member.ts"
import { describeOnBoth, type TestApp } from "#tests/api/test-app.ts"

type Person = Awaited<ReturnType<TestApp["mother"]>>

/** A user who has asked five questions, a minute apart, and a member with her conversation. */
async function askedFiveTimes(app: TestApp) {
  const [ana, marta] = [await app.mother("Ana"), await teamMember(app)]
  const asked: string[] = []
  for (const text of ["Um?", "Dois?", "Três?", "Quatro?", "Cinco?"]) {
    asked.push(await askTeam(ana, text))
    minutesLater(app, 1)
  }
  return { ana, marta, asked, conversation: await conversationOf(marta) }
}

async function waitingOf(member: Person, conversation: string): Promise<string[]> {
  const { body } = await member.get(conversation)
  return body.messages.flatMap(({ id, isWaiting }: { id: string; isWaiting?: boolean }) => (isWaiting ? [id] : []))
}

async function firstIn(member: Person, box: string) {
  return (await member.get(`/api/team/conversations?box=${box}`)).body.conversations[0]
}

describeOnBoth("the questions of a conversation", (createTestApp) => {
  test("are answered one by one: a reply names which, the others wait on, and the list shows the first of them", async () => {
    const app = await createTestApp()
    const { marta, asked, conversation } = await askedFiveTimes(app)
    expect(await firstIn(marta, "waiting")).toMatchObject({ excerpt: "Um?", asked: 5, answered: 0 })
    const reply = { replyId: newId(), text: "Pode.", after: asked[4], answers: [asked[0], asked[2]] }
    expect((await marta.post(`${conversation}/replies`, reply)).status).toBe(200)
    expect(await waitingOf(marta, conversation)).toEqual([asked[1], asked[3], asked[4]])
    expect(await firstIn(marta, "waiting")).toMatchObject({ excerpt: "Dois?", asked: 5, answered: 2 })
    const { body } = await marta.get(conversation)
    expect(body.waitingSince).toBe(body.messages.find(({ id }: { id: string }) => id === asked[1]).sentAt)
    minutesLater(app, 1)
    const rest = { replyId: newId(), text: "Também.", after: reply.replyId, answers: asked.slice(1) }
    await marta.post(`${conversation}/replies`, rest)
    expect(await firstIn(marta, "waiting")).toBeUndefined()
    expect(await firstIn(marta, "mine")).toMatchObject({ excerpt: "Cinco?", asked: 5, answered: 5, waitingSince: null })
  })

  test("all count as answered by a reply of a page that does not say which", async () => {
    const app = await createTestApp()
    const { marta, asked, conversation } = await askedFiveTimes(app)
    await marta.post(`${conversation}/replies`, { replyId: newId(), text: "Pode.", after: asked[4] })
    expect(await waitingOf(marta, conversation)).toEqual([])
  })

  test("wait on after a reply that answers none of them", async () => {
    const app = await createTestApp()
    const { marta, asked, conversation } = await askedFiveTimes(app)
    const reply = { replyId: newId(), text: "Já vejo.", after: asked[4], answers: [] }
    await marta.post(`${conversation}/replies`, reply)
    expect(await waitingOf(marta, conversation)).toEqual(asked)
    expect(await app.db.selectFrom("response_times").selectAll().execute()).toEqual([])
  })

  test("are marked as answered without a reply of their own, or left open again, and the team's file says who did", async () => {
    const app = await createTestApp()
    const { ana, marta, asked, conversation } = await askedFiveTimes(app)
    const mark = (id: string | undefined, isAnswered: boolean) =>
      marta.put(`${conversation}/questions/${id}`, { isAnswered })
    for (const id of asked) expect((await mark(id, true)).status).toBe(200)
    expect(await firstIn(marta, "waiting")).toBeUndefined()
    await mark(asked[1], false)
    await mark(asked[1], false)
    expect(await waitingOf(marta, conversation)).toEqual([asked[1]])
    expect(await firstIn(marta, "waiting")).toMatchObject({ excerpt: "Dois?", answered: 4 })
    const { body } = await ana.get("/api/account/export")
    const actions = body.teamAudit.map(({ action }: { action: string }) => action)
    expect(actions.filter((action: string) => action === "answered")).toHaveLength(5)
    expect(actions.filter((action: string) => action === "reopened")).toHaveLength(1)
  })

  test("of another mother are out of reach, and so are those of a closed conversation", async () => {
    const app = await createTestApp()
    const { ana, marta, asked, conversation } = await askedFiveTimes(app)
    const bia = await app.mother("Bia")
    const hers = await askTeam(bia, "E eu?")
    const put = (id: string | undefined, isAnswered = true) =>
      marta.put(`${conversation}/questions/${id}`, { isAnswered })
    await put(hers)
    const reply = { replyId: newId(), text: "Pode.", after: asked[4], answers: [hers] }
    await marta.post(`${conversation}/replies`, reply)
    const { body } = await marta.get("/api/team/conversations?box=waiting")
    expect(
      body.conversations.map(({ name, answered }: { name: string; answered: number }) => [name, answered]),
    ).toEqual([
      ["Ana", 0],
      ["Bia", 0],
    ])
    expect((await ana.put(`${conversation}/questions/${asked[0]}`, { isAnswered: true })).status).toBe(404)
    expect((await put("x")).status).toBe(404)
    await sync(ana, [operation("conversationClosed", { after: reply.replyId })])
    expect(await put(asked[0], false)).toMatchObject({ status: 409, body: { code: "CONVERSATION_CHANGED" } })
    expect(await firstIn(marta, "waiting")).toMatchObject({ name: "Bia" })
  })
})
