import { expect, test } from "vitest"
import { checklistItems } from "#domain/journey/progress.ts"
import { askTeam } from "#tests/api/desk.ts"
import { storedRow } from "#tests/api/stored-row.ts"
import { operation, perform, sync } from "#tests/api/sync.ts"
import { teamMember } from "#tests/api/team-member.ts"
import { describeOnBoth, type TestApp } from "#tests/api/test-app.ts"
import { noteBackup } from "./moments.ts"

const done = "2026-11-21T08:00:00.000Z"

async function runJobs(app: TestApp) {
  app.jobs.wake()
  await app.background.settled()
}

async function addUsers({ db, type }: TestApp, count: number, lastUsedAt: string) {
  const moments = { createdAt: done, updatedAt: done, last_used_at: lastUsedAt }
  const users = Array.from({ length: count }, () => {
    const id = crypto.randomUUID()
    return {
      id,
      full_name: "Ana",
      email: `${id}@example.org`,
      emailVerified: type === "postgres" ? true : 1,
      ...moments,
    }
  })
  await db.insertInto("user").values(users).execute()
  return users
}

describeOnBoth("the operator's page", (createTestApp) => {
  test("tells over time how many there are and how many journeys, and less than five as such", async () => {
    const app = await createTestApp()
    const olga = await teamMember(app, "Olga", { isOperator: true })
    const ana = await app.mother("Ana")
    await addUsers(app, 6, "2026-11-20T09:00:00.000Z")
    await addUsers(app, 10, "2026-11-01T09:00:00.000Z")
    await askTeam(ana)
    const items = [1, 2, 3, 4, 5, 6, 7].flatMap((day) =>
      checklistItems.map((item) => operation("itemDone", { journeyId: "first", day, item }, done)),
    )
    await sync(ana, items)
    await runJobs(app)
    expect((await olga.get("/api/team/overview")).body).toMatchObject({
      database: app.type,
      lastBackupAt: null,
      days: [
        {
          date: "2026-11-21",
          accounts: 18,
          active: 8,
          journeysBegun: "<5",
          journeysCompleted: "<5",
          questionsWaiting: 1,
          mailsFailing: 0,
        },
      ],
      failing: { mails: 0, pushes: 0 },
    })
    await addUsers(app, 3, "2026-11-20T09:00:00.000Z")
    app.clock.now = new Date("2026-11-22T10:00:00.000Z")
    await noteBackup(app.db, app.clock.now)
    await runJobs(app)
    const { body } = await olga.get("/api/team/overview")
    expect(body.days.map(({ accounts }: { accounts: number }) => accounts)).toEqual([18, 21])
    expect(body.lastBackupAt).toBe("2026-11-22T10:00:00.000Z")
    expect(JSON.stringify(body)).not.toMatch(/@example|Ana/)
  })

  test("counts every journey once, however many there are", async () => {
    const app = await createTestApp()
    const users = await addUsers(app, 1203, "2026-11-20T09:00:00.000Z")
    const whole = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, checklistItems]))
    const rows = users.map(({ id }, index) => {
      const items = index % 3 === 0 ? whole : index % 3 === 1 ? { 1: ["snack"] } : {}
      return storedRow(id, "journeys", "first", { id: "first", startedAt: done, done: items }, { sort: done })
    })
    for (let start = 0; start < rows.length; start += 200)
      await app.db
        .insertInto("rows")
        .values(rows.slice(start, start + 200))
        .execute()
    await runJobs(app)
    const olga = await teamMember(app, "Olga", { isOperator: true })
    const { days } = (await olga.get("/api/team/overview")).body
    expect(days).toMatchObject([{ journeysBegun: 802, journeysCompleted: 401 }])
  })

  test("lists what the chat had no entry for, the newest first, of those who agree to it still; nothing urgent", async () => {
    const app = await createTestApp()
    const olga = await teamMember(app, "Olga", { isOperator: true })
    const [ana, bia, cida] = [await app.mother("Ana"), await app.mother("Bia"), await app.mother("Cida")]
    await askTeam(ana, "Posso comer jaca à noite?", { language: "pt" })
    await askTeam(ana, "Quero sumir", { concern: "urgent" })
    await askTeam(ana, "Quanto café posso beber?", { chatAnswer: { kind: "entry", entryIds: [3] } })
    app.clock.now = new Date(app.clock.now.getTime() + 1000)
    await askTeam(bia, "posso comer jaca de noite", { chatAnswer: { kind: "offer", entryIds: [3, 4] } })
    await askTeam(cida, "Posso comer jaca?")
    await perform(cida, "consentWithdrawn", { purpose: "questions" })
    // Ana has also consented to an earlier text, which must not list her question twice.
    const earlier = { user_id: ana.id, purpose: "questions", text_version: 1, language: "pt", version: 1 } as const
    const since = { given_at: "2025-11-01T08:00:00.000Z", withdrawn_at: null, stored_at: "2025-11-01T08:00:00.000Z" }
    await app.db
      .insertInto("consents")
      .values({ ...earlier, ...since })
      .execute()
    const { unanswered } = (await olga.get("/api/team/overview")).body
    expect(unanswered.map(({ text }: { text: string }) => text)).toEqual([
      "posso comer jaca de noite",
      "Posso comer jaca à noite?",
    ])
  })

  test("is there for operators alone, and its numbers for whoever has the token", async () => {
    const token = "a-token-of-thirty-two-characters."
    const app = await createTestApp({ METRICS_TOKEN: token })
    const marta = await teamMember(app)
    expect((await marta.get("/api/team/overview")).status).toBe(404)
    await askTeam(await app.mother("Ana"))
    await app.fetch("/api/progress/secret-of-a-link")
    for (const authorization of ["", "Bearer wrong", token])
      expect((await app.fetch("/metrics", { headers: { authorization } })).status).toBe(404)
    const answer = await app.fetch("/metrics", { headers: { authorization: `Bearer ${token}` } })
    expect(answer.headers.get("content-type")).toContain("text/plain")
    const text = await answer.text()
    expect(text).toContain("florescer_questions_waiting 1")
    expect(text).toMatch(
      /florescer_request_duration_seconds_count\{method="POST",route="\/api\/sync",status_class="2xx"\} \d/,
    )
    expect(text).not.toMatch(/secret-of-a-link|Ana|jaca/)
  })

  test("without the setting there are no metrics", async () => {
    const app = await createTestApp()
    const headers = { authorization: "Bearer " }
    expect((await app.fetch("/metrics", { headers })).status).toBe(404)
  })
})
