import { setTimeout as sleep } from "node:timers/promises"
import { expect, onTestFinished, test } from "vitest"
import { teamMember } from "../api/team-member.ts"
import { describeOnBoth, type TestApp } from "../api/test-app.ts"

const many = 400
const streamsOfUser = 6

describeOnBoth("streams of events of one account", (createTestApp) => {
  test("of 400 that open at once six stay, of her pages and of the desk", { timeout: 60_000 }, async () => {
    const app = await createTestApp()
    const [ana, marta] = [await app.mother("Ana"), await teamMember(app)]
    expect(await openOf(app, `/api/sync/events?userId=${ana.id}`, ana.cookies)).toBe(streamsOfUser)
    expect(await openOf(app, "/api/team/events", marta.cookies)).toBe(streamsOfUser)
  })
})

/** Opens many streams and returns how many are still open once all have begun. */
async function openOf(app: TestApp, path: string, cookies: Record<string, string>) {
  const cookie = Object.entries(cookies).map((pair) => pair.join("="))
  const leave = new AbortController()
  onTestFinished(() => leave.abort())
  let open = 0
  async function read() {
    const answer = await app.fetch(path, { headers: { cookie: cookie.join("; ") }, signal: leave.signal })
    expect(answer.status).toBe(200)
    open++
    void answer
      .text()
      .catch(() => {})
      .finally(() => open--)
  }
  await Promise.all(Array.from({ length: many }, read))
  await expect.poll(() => open, { timeout: 10_000 }).toBeLessThanOrEqual(streamsOfUser)
  await sleep(100)
  return open
}
