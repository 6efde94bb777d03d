import { join } from "node:path"
import { expect, test } from "vitest"
import type { Noun } from "#domain/nouns/noun.ts"
import { type RowNoun, rowNouns } from "#domain/nouns/nouns.ts"
import { type ConsentPurpose, consentPurposes } from "#domain/privacy/consent.ts"
import { rowsOf, storeEverything } from "#tests/api/everything.ts"
import { helperLink } from "#tests/api/helper-link.ts"
import { operation, perform, sync, written } from "#tests/api/sync.ts"
import { createSyncDevice } from "#tests/api/sync-device.ts"
import { describeOnBoth, type TestApp, testNow } from "#tests/api/test-app.ts"

const at = "2026-11-21T08:30:00.000Z"
const fixture = join(import.meta.dirname, "../../../tests/fixtures/withdrawn.txt")

/** Tables of nouns with a store of their own. The record names each by its noun. */
const nounOf: Record<string, Exclude<Noun, RowNoun>> = {
  answer_ratings: "answerRatings",
  consents: "consents",
  helper_links: "helperLinks",
  support_questions: "questions",
  team_conversations: "teamConversation",
  team_replies: "teamReplies",
}
/** Columns that only a withdrawal or a mail to the team fills. */
const emptyBefore = ["consents.withdrawn_at", "support_questions.mailed_at"]

/** Stores a row in each table, and a value in each column of synced data. */
async function fillEveryColumn(app: TestApp, mother: Awaited<ReturnType<TestApp["mother"]>>) {
  await storeEverything(app, mother)
  const entry = written()
  const { entryId } = entry.args
  const edit = (base: string, notes: string) => {
    return operation("entryEdited", { entryId, base, mood: "🙂", notes, createdAt: entry.args.createdAt }, at)
  }
  const deleted = written()
  const link = helperLink().link
  const [question, takenBack] = [crypto.randomUUID(), crypto.randomUUID()]
  const asked = {
    language: "pt" as const,
    chatAnswer: { kind: "offer" as const, entryIds: [] as number[] },
    concern: "urgent" as const,
  }
  const { results } = await sync(mother, [
    entry,
    edit(entry.id, "Dormi cinco."),
    edit(entry.id, "Dormi seis."),
    deleted,
    operation("entryDeleted", { entryId: deleted.args.entryId, base: deleted.id }, at),
    operation("helperLinkMade", link, at),
    operation("helperLinkTakenBack", { linkId: link.linkId }, at),
    operation("questionAsked", { questionId: question, text: "E cozida?", ...asked }, at),
    operation("questionAsked", { questionId: takenBack, text: "E crua?" }, at),
    operation("questionTakenBack", { questionId: takenBack }, at),
    operation("repliesRead", { until: at }, at),
  ])
  expect(results.filter(({ status }) => status !== "applied")).toEqual([])
  const { id: replyId } = await app.db.selectFrom("team_replies").select("id").executeTakeFirstOrThrow()
  expect(await perform(mother, "replyRated", { replyId, helped: true }, at)).toMatchObject({ status: "applied" })
  const conversation = app.db.updateTable("team_conversations")
  await conversation.set({ closed_at: at }).execute()
  await app.db.updateTable("support_questions").set({ answered_at: at, overdue_mailed_at: at }).execute()
  await app.background.settled()
}

const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|(?<=^sha256:).+|^[A-Za-z0-9]{32}$|^[\w-]{43}$/g
const moment = /^20\d\d-\d\d-\d\dT[\d:.]+Z$/

/** Replaces ids and times of the system clock, which differ in each run, and sorts lists that are ordered by an id. */
function withoutChance(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll(id, "id").replace(moment, "moment")
  if (typeof value !== "object" || value === null) return value
  const parts = Object.entries(value).map(([key, part]) => [key, withoutChance(part)] as const)
  if (!Array.isArray(value) && parts.every(([key]) => key.search(id) === -1)) return Object.fromEntries(parts)
  const sorted = parts.map(([, part]) => JSON.stringify(part)).toSorted()
  return sorted.map((part) => JSON.parse(part) as unknown)
}

/** Returns each value by its path. */
function valuesOf(value: unknown, path = ""): [string, string][] {
  if (typeof value !== "object" || value === null) return [[path, JSON.stringify(value)]]
  const parts = Object.entries(value)
  if (parts.length === 0) return [[path, "nothing"]]
  return parts.flatMap(([key, part]) => valuesOf(part, `${path}.${key}`))
}

type Values = Map<string, string>

/** Writes one line for each value before a withdrawal, and below it what each withdrawal makes of it. */
function recordOf(before: Values, after: ReadonlyMap<ConsentPurpose, Values>): string {
  const paths = [before, ...after.values()].flatMap((values) => [...values.keys()])
  const lines = [...new Set(paths)].toSorted().flatMap((path) => {
    const was = before.get(path) ?? "-"
    const changes = [...after].flatMap(([purpose, values]) => {
      const is = values.get(path) ?? "-"
      return is === was ? [] : [`  without ${purpose}: ${is}`]
    })
    return [`${path}: ${was}`, ...changes]
  })
  return `${lines.join("\n")}\n`
}

/** Returns everything that is stored on the server, exported, and stored on a device. */
async function allOf(
  app: TestApp,
  mother: Awaited<ReturnType<TestApp["mother"]>>,
  device: ReturnType<typeof createSyncDevice>,
): Promise<Values> {
  await device.sync(mother)
  const { rows: onDevice } = device.store.read()
  const { body: exported } = await mother.get("/api/account/export")
  const { rows = [], ...tables } = await rowsOf(app, mother.id)
  const stored = Object.entries(tables).map(([table, { length }]) => [nounOf[table] ?? table, length] as const)
  const inRows = rowNouns.map((noun) => [noun, rows.filter((row) => row.noun === noun).length] as const)
  const counts = Object.fromEntries([...stored, ...inRows])
  return new Map(valuesOf(withoutChance({ stored: counts, exported, onDevice })))
}

describeOnBoth("a withdrawal", (createTestApp) => {
  test("leaves, of an account in which every column is filled, what it left before", async () => {
    const left = new Map<ConsentPurpose, Values>()
    let whole: Values = new Map()
    for (const purpose of consentPurposes) {
      const app = await createTestApp({ SMTP_URL: "smtp://127.0.0.1:1", ANSWER_HOURS: "4" })
      const mother = await app.mother("Ana")
      await fillEveryColumn(app, mother)
      const before = await rowsOf(app, mother.id)
      const empty = Object.keys(nounOf).flatMap((table) =>
        Object.keys(before[table]?.[0] ?? { [`any (${table})`]: null })
          .filter((column) => before[table]?.every((row) => row[column] === null) ?? true)
          .map((column) => `${table}.${column}`),
      )
      expect(empty).toEqual(emptyBefore)
      expect(rowNouns.filter((noun) => !before.rows?.some((row) => row.noun === noun))).toEqual([])
      const device = createSyncDevice(mother.id, { deviceNow: () => app.clock.now.getTime() })
      whole = await allOf(app, mother, device)
      await perform(mother, "consentWithdrawn", { purpose }, testNow.toISOString())
      await app.background.settled()
      left.set(purpose, await allOf(app, mother, device))
    }
    await expect(recordOf(whole, left)).toMatchFileSnapshot(fixture)
  })
})
