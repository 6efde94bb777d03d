import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { startPushService } from "#tests/api/push-service.ts"
import { operation, sync } from "#tests/api/sync.ts"
import { teamMember } from "#tests/api/team-member.ts"
import { type CreateTestApp, describeRules } from "#tests/api/test-app.ts"

const question = "Posso comer jaca à noite?"
const answer = "Pode, se você gosta."

async function asked(createTestApp: CreateTestApp) {
  const service = await startPushService()
  const app = await createTestApp({}, { pushAgent: service.agent })
  const ana = await app.mother("Ana")
  const member = await teamMember(app)

  async function remind(device = service.subscribe(), isDiscreet = false, language: "pt" | "es" = "pt") {
    await sync(ana, [operation("reminderDeviceAdded", { ...device, language, isDiscreet })])
    return device
  }

  async function reply() {
    const after = randomUUID()
    await sync(ana, [operation("questionAsked", { questionId: after, text: question })])
    const { body } = await member.get("/api/team/conversations?box=waiting")
    const path = `/api/team/conversations/${body.conversations[0].id}/replies`
    const sent = await member.post(path, { replyId: randomUUID(), text: answer, after })
    await app.background.settled()
    return sent.status
  }

  return { app, service, ana, remind, reply }
}

describeRules("pushes of a reply", (createTestApp) => {
  test("each of her devices is told that there is one, in its language and without the text, and leads to the chat", async () => {
    const { service, remind, reply } = await asked(createTestApp)
    await remind()
    await remind(service.subscribe(), false, "es")
    expect(await reply()).toBe(200)
    expect(service.received.map(({ notification }) => notification.title).sort()).toEqual([
      "Hay una respuesta para ti",
      "Há uma resposta para você",
    ])
    for (const { webPush, headers, notification } of service.received) {
      expect(webPush).toBe(8030)
      expect(headers.topic).toBe("team-reply")
      expect(notification).toMatchObject({ tag: "team-reply", navigate: "http://florescer.test/chat" })
      expect(JSON.stringify(notification)).not.toContain(answer)
    }
  })

  test("a discreet device does not tell of a team, a chat or the app", async () => {
    const { service, remind, reply } = await asked(createTestApp)
    await remind(service.subscribe(), true)
    await reply()
    const { title, body, icon } = service.received[0]?.notification ?? {}
    expect(`${title} ${body}`).toBe("Uma nota para você Há algo novo para ler.")
    expect(icon).toBe("http://florescer.test/notes-192.png")
  })

  test("in her quiet hours nothing is pushed, and the mail is there", async () => {
    const { app, ana, service, remind, reply } = await asked(createTestApp)
    await remind()
    // The test's time is nine o'clock in London.
    const quiet = { timeZone: "Europe/London", quietFrom: "08:30", quietUntil: "09:30" }
    await sync(ana, [operation("reminderTimesChanged", { fields: quiet })])
    await reply()
    expect(service.received).toEqual([])
    expect((await app.outbox()).map(({ kind }) => kind)).toContain("team-reply")
    app.clock.now = new Date("2026-11-21T09:30:00.000Z")
    await reply()
    expect(service.received).toHaveLength(1)
  })

  test("a device whose subscription has ended is let go of, and one that cannot be reached stays", async () => {
    const { app, service, remind, reply } = await asked(createTestApp)
    const [gone, failing, fine] = [await remind(), await remind(), await remind()]
    service.answers.set(service.pathOf(gone.endpoint), 410)
    service.answers.set(service.pathOf(failing.endpoint), 503)
    expect(await reply()).toBe(200)
    const left = await app.db.selectFrom("reminder_channels").select("endpoint").execute()
    expect(left.map(({ endpoint }) => endpoint).sort()).toEqual([failing.endpoint, fine.endpoint].sort())
    expect(service.received).toHaveLength(1)
  })

  test("who wants no reminders gets no push, and whoever asked something else neither", async () => {
    const { app, service, reply } = await asked(createTestApp)
    const bia = await app.mother("Bia")
    await sync(bia, [operation("reminderDeviceAdded", { ...service.subscribe(), language: "pt", isDiscreet: false })])
    await reply()
    expect(service.received).toEqual([])
  })
})
