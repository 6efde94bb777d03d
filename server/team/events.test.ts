import { expect, onTestFinished, test, vi } from "vitest"
import { askTeam } from "#tests/api/desk.ts"
import { teamMember } from "#tests/api/team-member.ts"
import { describeOnBoth } from "#tests/api/test-app.ts"
import { baseUrl } from "#tests/api/visitor.ts"
import { removeMember } from "./members.ts"

const heartbeatMs = 25_000

describeOnBoth("open desks", (createTestApp) => {
  test("hear of a question that reaches another process, and a mother's pages hear of the reply", async () => {
    const first = await createTestApp()
    const other = first.type === "sqlite" ? first : await createTestApp({ DATABASE_URL: first.env.databaseUrl ?? "" })
    const [ana, marta] = [await first.mother("Ana"), await teamMember(first)]
    const desk = await listen(other, "/api/team/events", marta.cookies)
    const page = await listen(other, `/api/sync/events?userId=${ana.id}`, ana.cookies)
    expect(await desk.next()).toContain("event: version")
    expect(await page.next()).toContain("event: version")
    const after = await askTeam(ana)
    expect(await desk.next()).toContain("event: version")
    expect(await page.next()).toContain("event: version")
    const { body } = await marta.get("/api/team/conversations?box=waiting")
    const path = `/api/team/conversations/${body.conversations[0].id}/replies`
    await marta.post(path, { replyId: crypto.randomUUID(), text: "Pode.", after })
    expect(await page.next()).toContain("event: version")
    await Promise.all([desk.end(), page.end()])
  })

  test("a removed member's desk ends within a heartbeat, and another's goes on", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
    onTestFinished(() => void vi.useRealTimers())
    const app = await createTestApp()
    const [marta, rita] = [await teamMember(app, "Marta"), await teamMember(app, "Rita")]
    const desks = await Promise.all([marta, rita].map(({ cookies }) => listen(app, "/api/team/events", cookies)))
    for (const desk of desks) expect(await desk.next()).toContain("event: version")
    await removeMember(app.db, marta.account.email)
    await vi.advanceTimersByTimeAsync(heartbeatMs)
    expect(await Promise.all(desks.map((desk) => desk.next("version")))).toEqual(["", ":\n\n"])
    await desks[1]?.end()
  })

  type App = Awaited<ReturnType<typeof createTestApp>>

  async function listen(app: App, path: string, cookies: Record<string, string>) {
    const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
    const answer = await app.fetch(path, { headers: { cookie: cookie.join("; "), host: new URL(baseUrl).host } })
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
    return {
      /** Reads the next event; one of the kind `besides` is skipped, because a process may announce a version again. */
      async next(besides?: string) {
        while (true) {
          const { value } = await reader.read()
          const text = new TextDecoder().decode(value)
          if (!besides || !text.startsWith(`event: ${besides}\n`)) return text
        }
      },
      end: () => reader.cancel(),
    }
  }
})
