import { expect, test } from "vitest"
import { consentVersions } from "#domain/privacy/consent.ts"
import { operation, rowsOfNoun, sync } from "#tests/api/sync.ts"
import { describeOnBoth } from "#tests/api/test-app.ts"

const at = "2026-11-21T08:00:00.000Z"
const write = (entryId: string, notes = "Dormi.") =>
  operation("entryWritten", { entryId, mood: "🙂", notes, createdAt: at })
const newId = () => crypto.randomUUID()

describeOnBoth("what is taken back or withdrawn", (createTestApp) => {
  test("a question that is taken back is gone with its text, and the team is not told of it", async () => {
    const app = await createTestApp({ SMTP_URL: "smtp://127.0.0.1:1" })
    const ana = await app.mother("Ana")
    const questionId = newId()
    const asked = operation("questionAsked", { questionId, text: "Posso comer jaca?" })
    const { version: since, epoch, changes } = await sync(ana, [asked])
    expect(rowsOfNoun(changes, "questions")).toEqual({
      [questionId]: { id: questionId, askedAt: "2026-11-21T09:00:00.000Z", text: "Posso comer jaca?" },
    })
    await sync(ana, [operation("questionTakenBack", { questionId })])
    expect((await sync(ana, [], { since, epoch })).changes).toMatchObject([
      { noun: "questions", key: questionId, row: null },
      { noun: "teamConversation", key: "own", row: null },
    ])
    expect((await sync(ana, [asked])).results).toMatchObject([{ status: "already" }])
    expect(JSON.stringify(await app.db.selectFrom("support_questions").selectAll().execute())).not.toContain("jaca")
    expect((await ana.get("/api/account/export")).body.supportQuestions).toEqual([])
  })

  test("with her last question her conversation with the team is gone on her other devices too", async () => {
    const ana = await (await createTestApp()).mother("Ana")
    const questionId = newId()
    const {
      version: since,
      epoch,
      changes,
    } = await sync(ana, [operation("questionAsked", { questionId, text: "Posso comer jaca?" })])
    expect(rowsOfNoun(changes, "teamConversation")).toEqual({ own: { readUntil: null, closedAt: null } })
    await sync(ana, [operation("questionTakenBack", { questionId })])
    expect(rowsOfNoun((await sync(ana, [], { since, epoch })).changes, "teamConversation")).toEqual({ own: null })
    expect(rowsOfNoun((await sync(ana, [])).changes, "teamConversation")).toEqual({})
  })

  test("a withdrawal deletes what was stored for its purpose and refuses what still waits for it", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const { version: since, epoch } = await sync(ana, [write(newId())])
    const withdrawn = operation("consentWithdrawn", { purpose: "diary" })
    const { results, version } = await sync(ana, [withdrawn, write(newId())], { since, epoch })
    expect(results).toMatchObject([{ status: "applied" }, { status: "refused", code: "CONSENT_REQUIRED" }])
    const news = await sync(ana, [], { since, epoch })
    expect(rowsOfNoun(news.changes, "consents").diary).toMatchObject({ forgottenVersion: version - 1 })
    expect((await ana.get("/api/diary-entries")).body.entries).toEqual([])
    const agreed = operation(
      "consentGiven",
      { purpose: "diary", textVersion: consentVersions.diary, language: "pt" },
      "2026-11-21T09:30:00.000Z",
    )
    app.clock.now = new Date("2026-11-21T10:00:00.000Z")
    const kept = write(newId())
    expect((await sync(ana, [agreed, kept, withdrawn])).results.map(({ status }) => status)).toEqual([
      "applied",
      "applied",
      "already",
    ])
    expect((await ana.get("/api/diary-entries")).body.entries).toMatchObject([{ id: kept.args.entryId }])
  })
})
